// The programs of the first list: an app's.

import Tweener
import TweenerPlugins

extension LifeProgram {
  static let all: [LifeProgram] = [
    intro, list, calls, follow, ambient, direct, effects, letters, carousel, chart, dialogue, scrub,
    chain, kinds,
  ]

  /// A screen's intro: twelve members, six targets, a label, overlaps, a callback at each end.
  static let intro = LifeProgram(
    name: "intro", units: 500,
    run: { tweener, count, tally in
      var all: [LifeBox] = []
      for _ in 0..<count {
        let o = LifeBox.many(6)
        var timeline = TweenTimeline()
        timeline.add(
          o[0], [.duration: 0.5, .easing: "outCubic", "x": 100, .onComplete: { tally.calls += 1 }],
          at: 0)
        timeline.add(
          o[1], [.duration: 0.5, .easing: "outCubic", "x": 100, .onComplete: { tally.calls += 1 }],
          at: 0.1)
        timeline.add(
          o[2], [.duration: 0.5, .easing: "outCubic", "x": 100, .onComplete: { tally.calls += 1 }],
          at: 0.2)
        timeline.add(
          o[3], [.duration: 0.5, .easing: "outCubic", "x": 100, .onComplete: { tally.calls += 1 }],
          at: 0.3)
        timeline.addLabel("shown")
        timeline.add(
          o[0],
          [.duration: 0.4, .easing: "inOutQuad", "alpha": 0.5, .onComplete: { tally.calls += 1 }],
          at: "shown")
        timeline.add(
          o[1],
          [.duration: 0.4, .easing: "inOutQuad", "alpha": 0.5, .onComplete: { tally.calls += 1 }],
          at: "shown+=0.1")
        timeline.add(
          o[4],
          [.duration: 0.3, .easing: "outBack", "scale": 2, .onComplete: { tally.calls += 1 }],
          at: "<")
        timeline.add(
          o[4],
          [.duration: 0.3, .easing: "inOutCubic", "scale": 1, .onComplete: { tally.calls += 1 }])
        timeline.add(
          o[5],
          [
            .duration: 0.6, .easing: "inOutSine", "x": 50, "y": 50,
            .onComplete: { tally.calls += 1 },
          ], at: "-=0.2")
        timeline.add(
          o[0], [.duration: 0.4, .easing: "inCubic", "x": 0, .onComplete: { tally.calls += 1 }])
        timeline.add(
          o[1], [.duration: 0.4, .easing: "inCubic", "x": 0, .onComplete: { tally.calls += 1 }],
          at: "<0.1")
        timeline.add(
          o[5], [.duration: 0.4, .easing: "linear", "alpha": 0, .onComplete: { tally.calls += 1 }],
          at: "<")
        tweener.addTimeline(timeline)
        all += o
      }
      tweener.frames(160)
      return all
    }, sum: 310, calls: 6_000, prototype: (15.2, 12.2))

  /// A list that comes and goes: a hundred rows, staggered, two properties, a callback each.
  static let list = LifeProgram(
    name: "list", units: 100,
    run: { tweener, count, tally in
      let all = (0..<count).map { _ in LifeBox.many(100) }
      for rows in all {
        tweener.addTween(
          rows,
          [
            .duration: 0.4, .easing: "outCubic", .stagger: 0.02, "y": TweenValue.fromTo(40, 0),
            "alpha": TweenValue.fromTo(0, 1), .onComplete: { tally.calls += 1 },
          ])
      }
      tweener.frames(150)
      for rows in all {
        tweener.addTween(
          rows,
          [
            .duration: 0.3, .easing: "inCubic",
            .stagger: ["total": 1, "from": "center"] as [String: Any], "x": 300, "alpha": 0,
          ])
      }
      tweener.frames(90)
      return all.flatMap { $0 }
    }, sum: 30_100, calls: 10_000, prototype: (141, 84))

  /// Ten places in a program, each with its own kind of call, in turn.
  static let calls = LifeProgram(
    name: "calls", units: 20_000,
    run: { t, count, tally in
      let all = LifeBox.many(count)
      for (i, b) in all.enumerated() {
        switch i % 10 {
        case 0: t.addTween(b, [.duration: 0.5, .easing: "outCubic", "x": 100])
        case 1: t.addTween(b, [.duration: 0.4, .easing: "inQuad", "alpha": 0])
        case 2: t.addTween(b, [.duration: 0.3, .easing: "linear", "x": 10, "y": 20])
        case 3: t.addTween(b, [.duration: 0.3, .delay: 0.1, .easing: "outBack", "scale": 2])
        case 4: t.addTween(b, [.duration: 0.7, .easing: "inOutQuad", "x": 100, "alpha": 0.5])
        case 5:
          t.addTween(
            b,
            [.duration: 0.2, .easing: "linear", .onComplete: { tally.calls += 1 }, "alpha": 0.5])
        case 6:
          t.addTween(
            b, [.duration: 0.25, .easing: "outExpo", "y": 100, .onComplete: { tally.calls += 1 }])
        case 7:
          t.addTween(
            b, [.duration: 0.3, .easing: "linear", .repeat: 2, .autoreverse: true, "scale": 1.2])
        case 8:
          t.addTween(
            b, [.duration: 0.5, .easing: "outQuint", "x": 7, "y": 8, "alpha": 0.5, "scale": 2])
        default: t.addTween(b, [.duration: 0.35, .easing: "linear", "x": TweenValue.by(10)])
        }
      }
      t.frames(60)
      return all
    }, sum: 37.47, calls: 4_000, prototype: (0.88, 17.5))

  /// Things that follow a finger: every sixth frame each gets a new end, from where it is.
  static let follow = LifeProgram(
    name: "follow", units: 2_000,
    run: { tweener, count, _ in
      let all = LifeBox.many(count)
      var random = LifeRandom(seed: 7)
      tweener.frames(120) { frame in
        guard frame % 6 == 0 else { return }
        for box in all {
          tweener.addTween(
            box,
            [
              .duration: 0.4, .easing: "outCubic", "x": random.next() * 300,
              "y": random.next() * 300,
            ])
        }
      }
      tweener.frames(30)
      return all
    }, sum: 301.962_066_806_323_3, calls: 0, prototype: (9.2, 88))

  /// What never rests: five kinds that repeat for ever, for ten seconds.
  static let ambient = LifeProgram(
    name: "ambient", units: 2_000,
    run: { t, count, tally in
      let all = LifeBox.many(count)
      let own: (Double) -> Double = { $0 * $0 * (3 - 2 * $0) }
      for (i, b) in all.enumerated() {
        switch i % 5 {
        case 0:
          t.addTween(
            b,
            [.duration: 1, .easing: "inOutSine", "y": 20, .repeat: -1, .autoreverse: true])
        case 1:
          t.addTween(
            b,
            [
              .duration: 1.5, .easing: "linear", .repeat: -1, .autoreverse: true,
              "color": RGBAColor(red: 0.8, green: 0.4, blue: 0.2),
            ])
        case 2:
          t.addTween(b, [.duration: 2, .easing: "linear", "x": [0, 100, 50, 0], .repeat: -1])
        case 3:
          t.addTween(
            b, [.duration: 0.8, .easing: own, "rotation": 360, .repeat: -1, .repeatDelay: 0.2])
        default:
          t.addTween(
            b,
            [
              .duration: 0.6, .easing: "outCubic", "scale": 1.5, "alpha": 0.2, .repeat: -1,
              .autoreverse: true, .onRepeat: { tally.calls += 1 },
            ])
        }
      }
      t.frames(600)
      return all
    }, sum: 73.942_222_22, calls: 6_400, prototype: (4.3, 59))

  /// A director: of two thousand running tweens some are paused, resumed, turned round, sought and removed in each frame.
  static let direct = LifeProgram(
    name: "direct", units: 2_000,
    run: { tweener, count, _ in
      let all = LifeBox.many(count)
      var random = LifeRandom(seed: 5)
      func move(_ box: LifeBox) -> Tween {
        tweener.addTween(
          box,
          [.duration: 3, .easing: "inOutQuad", .pausesOnCompletion: true, "x": 100, "y": 50])
      }
      var tweens = all.map(move)
      tweener.frames(120) { _ in
        for k in 0..<count / 20 {
          let i = Int(random.next() * Double(count))
          switch k % 5 {
          case 0: tweens[i].pause()
          case 1: tweens[i].resume()
          case 2: tweens[i].isReversed.toggle()
          case 3: tweens[i].seek(to: random.next() * 3)
          default:
            tweens[i].remove()
            tweens[i] = move(all[i])
          }
        }
      }
      return all
    }, sum: 73.476_697_033_524_72, calls: 0, tolerance: 0.3, prototype: (2.0, 20))
}
