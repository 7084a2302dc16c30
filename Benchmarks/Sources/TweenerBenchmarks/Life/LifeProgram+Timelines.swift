// The programs of the third list: a dialogue, what a finger scrubs, chains, sixteen kinds of call.

import Tweener

extension LifeProgram {
  /// A dialogue opens and closes: a staggered text, an icon that hops in a timeline of its own, keyframes, callbacks.
  static let dialogue = LifeProgram(
    name: "dialogue", units: 200,
    run: { tweener, count, tally in
      var all: [LifeBox] = []
      for _ in 0..<count {
        let (panel, icon, text) = (LifeBox(), LifeBox(), LifeBox.many(8))
        var hop = TweenTimeline()
        hop.add(icon, [.duration: 0.15, .easing: "outCubic", "y": -20])
        hop.add(icon, [.duration: 0.15, .easing: "inCubic", "y": 0])
        var timeline = TweenTimeline()
        timeline.add(
          panel,
          [
            .duration: 0.3, .easing: "outBack", "scale": TweenValue.fromTo(0.8, 1),
            "alpha": TweenValue.fromTo(0, 1), .onStart: { tally.calls += 1 },
          ])
        timeline.add(
          text,
          [
            .duration: 0.2, .easing: "outQuad", .stagger: 0.05, "alpha": TweenValue.fromTo(0, 1),
            "x": 40, .onComplete: { tally.calls += 1 },
          ], at: "-=0.1")
        timeline.add(hop, [.repeat: 2, .onRepeat: { tally.calls += 1 }], at: "<")
        timeline.add(
          icon,
          [.duration: 0.6, .easing: "linear", "rotation": TweenValue.keyframes([0, 15, -15, 0])])
        timeline.call { tally.calls += 1 }
        timeline.add(
          panel,
          [.duration: 0.2, .easing: "inQuad", "alpha": 0, .onComplete: { tally.calls += 1 }],
          at: "+=0.3")
        tweener.addTimeline(timeline)
        all += [panel, icon] + text
      }
      tweener.frames(180)
      return all
    }, sum: 339, calls: 2_600)

  /// Timelines of twenty members under a finger, which moves them to and fro.
  static let scrub = LifeProgram(
    name: "scrub", units: 200,
    run: { tweener, count, _ in
      var (all, tweens): ([LifeBox], [Tween]) = ([], [])
      for _ in 0..<count {
        let boxes = LifeBox.many(20)
        var timeline = TweenTimeline()
        for (index, box) in boxes.enumerated() {
          timeline.add(
            box, [.duration: 0.5, .easing: "outCubic", "x": 100, "alpha": 0.2],
            at: .at(Double(index) * 0.1))
        }
        tweens.append(tweener.addTimeline(timeline, [.paused: true]))
        all += boxes
      }
      var random = LifeRandom(seed: 3)
      tweener.frames(120) { _ in
        for tween in tweens { tween.seek(to: random.next() * 2.4) }
      }
      return all
    }, sum: 1_208.456_514_162_942_5, calls: 0)

  /// Chains: the end of each tween adds the next, eight times.
  static let chain = LifeProgram(
    name: "chain", units: 1_000,
    run: { tweener, count, tally in
      let all = LifeBox.many(count)
      func step(_ box: LifeBox, _ number: Int) {
        tweener.addTween(
          box,
          [
            .duration: 0.1, .easing: "outCubic", "x": Double(number * 10),
            .onComplete: {
              tally.calls += 1
              if number < 8 { step(box, number + 1) }
            },
          ])
      }
      for box in all { step(box, 1) }
      tweener.frames(70)
      return all
    }, sum: 82, calls: 8_000)

  /// Sixteen places in a program, each with its own kind of call, in turn.
  static let kinds = LifeProgram(
    name: "kinds", units: 16_000,
    run: { t, count, tally in
      let all = LifeBox.many(count)
      for (i, b) in all.enumerated() {
        switch i % 16 {
        case 0: t.addTween(b, [.duration: 0.3, .easing: "outQuad", "x": 30, "rotation": 90])
        case 1: t.addTween(b, [.duration: 0.45, .easing: "inOutCubic", "y": 55])
        case 2: t.addTween(b, [.duration: 0.2, .easing: "linear", "scale": 0.5, "alpha": 0.25])
        case 3:
          t.addTween(
            b, [.duration: 0.35, .delay: 0.05, .easing: "outBack", "x": TweenValue.by(25)])
        case 4: t.addTween(b, [.duration: 0.6, .easing: "outExpo", "x": 3, "y": 4, "scale": 2])
        case 5:
          t.addTween(
            b, [.duration: 0.25, .easing: "inQuad", "alpha": 0, .onStart: { tally.calls += 1 }])
        case 6:
          t.addTween(
            b,
            [.duration: 0.15, .easing: "outCubic", "y": -12, .onComplete: { tally.calls += 1 }])
        case 7:
          t.addTween(
            b, [.duration: 0.2, .easing: "inOutSine", .repeat: 3, .autoreverse: true, "x": 9])
        case 8: t.addTween(b, [.duration: 0.5, .easing: "outQuart", "rotation": "+=45"])
        case 9: t.addTween(b, [.duration: 0.4, .easing: "linear", "x": TweenValue.fromTo(5, 50)])
        case 10: t.addTween(b, [.duration: 0.3, .delay: 0.2, .easing: "inCubic", "scale": 1.5])
        case 11:
          t.addTween(
            b,
            [
              .duration: 0.12, .repeat: 2, .easing: "linear", "y": 6,
              .onRepeat: { tally.calls += 1 },
            ])
        case 12:
          t.addTween(
            b,
            [.duration: 0.5, .easing: "linear", "x": TweenValue.keyframes([0, 10, -10, 20])])
        case 13: t.addTween(b, [.duration: 0.7, .easing: "inOutQuad", "alpha": 0.75])
        case 14:
          t.addTween(
            b,
            [
              .duration: 0.3, .repeat: 1, .repeatDelay: 0.1, .easing: "outQuad", "rotation": 180,
            ])
        default: t.addTween(b, [.duration: 0.55, .easing: "inOutCubic", "x": 8, "y": -8])
        }
      }
      t.frames(60)
      return all
    }, sum: 32.937_5, calls: 4_000)
}
