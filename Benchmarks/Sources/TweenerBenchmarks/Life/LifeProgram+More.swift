// The programs of the second list: a game, a text, a carousel, a chart.

import Tweener

extension LifeProgram {
  /// A game's effects: bursts whose sparks pop, fly and fade, and hit flashes that interrupt each other.
  static let effects = LifeProgram(
    name: "effects", units: 200,
    run: { tweener, count, tally in
      let all = (0..<count).map { _ in LifeBox.many(12) }
      var random = LifeRandom(seed: 11)
      tweener.frames(90) { frame in
        for k in stride(from: frame % 30, to: count, by: 30) {
          let sparks = all[k]
          for spark in sparks {
            tweener.addTween(
              spark,
              [.duration: 0.15, .easing: "outBack", "scale": TweenValue.fromTo(0, 1)])
            tweener.addTween(
              spark,
              [
                .duration: 0.5, .easing: "outCubic", "x": random.next() * 200 - 100,
                "y": random.next() * 200 - 100,
              ])
            tweener.addTween(
              spark,
              [
                .duration: 0.2, .delay: 0.3, .easing: "linear", "alpha": 0,
                .onComplete: { tally.calls += 1 },
              ])
          }
          tweener.addTween(
            sparks[0],
            [
              .duration: 0.1, .easing: "inOutQuad", .repeat: 3, .autoreverse: true,
              "rotation": "+=30",
            ])
        }
      }
      tweener.frames(60)
      return all.flatMap { $0 }
    }, sum: -13.499_198_325, calls: 7_200)

  /// A text typed out: letters come one after the other, and leave in another order.
  static let letters = LifeProgram(
    name: "letters", units: 200,
    run: { tweener, count, tally in
      let all = (0..<count).map { _ in LifeBox.many(40) }
      for text in all {
        var timeline = TweenTimeline()
        timeline.add(
          text,
          [
            .duration: 0.2, .easing: "outCubic", .stagger: 0.03,
            "alpha": TweenValue.fromTo(0, 1), "y": TweenValue.fromTo(10, 0),
            "scale": TweenValue.fromTo(0.5, 1),
          ])
        timeline.call { tally.calls += 1 }
        timeline.add(
          text,
          [
            .duration: 0.2, .easing: "inCubic", "alpha": 0, "y": -10,
            .stagger: ["each": 0.01, "from": "end"] as [String: Any],
          ], at: "+=0.3")
        tweener.addTimeline(timeline, [.onComplete: { tally.calls += 1 }])
      }
      tweener.frames(150)
      return all.flatMap { $0 }
    }, sum: -360, calls: 400)

  /// A carousel that a finger moves and lets go: it comes to rest at the nearest page, and is caught again on its way.
  static let carousel = LifeProgram(
    name: "carousel", units: 500,
    run: { tweener, count, tally in
      let all = LifeBox.many(count)
      var random = LifeRandom(seed: 13)
      tweener.frames(240) { frame in
        let phase = frame % 60
        if phase < 20 {
          for box in all {
            if phase == 0 { tweener.removeTween(box) }
            box.x += random.next() * 10 - 3
          }
        }
        guard phase == 20 else { return }
        for box in all {
          tweener.addTween(
            box, [.duration: 0.5, .easing: "outQuart", "x": (box.x / 50 + 0.5).rounded(.down) * 50])
          tweener.addTween(
            box,
            [
              .duration: 0.1, .easing: "inOutSine", .repeat: 1, .autoreverse: true, "scale": 1.1,
              .onComplete: { tally.calls += 1 },
            ])
        }
      }
      return all
    }, sum: 178.6, calls: 2_000)

  /// A chart that goes from data to data: bars, one after the other, and anew half way.
  static let chart = LifeProgram(
    name: "chart", units: 100,
    run: { tweener, count, _ in
      let all = (0..<count).map { _ in LifeBox.many(60) }
      var random = LifeRandom(seed: 17)
      func go() {
        for bars in all {
          for (index, bar) in bars.enumerated() {
            tweener.addTween(
              bar,
              [
                .duration: 0.6, .delay: Double(index) * 0.005, .easing: "inOutCubic",
                "y": random.next() * 100, "alpha": random.next(),
              ])
          }
        }
      }
      go()
      tweener.frames(30)
      go()
      tweener.frames(30)
      go()
      tweener.frames(80)
      return all.flatMap { $0 }
    }, sum: 3_048.470_974_143_773, calls: 0)
}
