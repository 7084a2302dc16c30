// Adding tweens to targets that have none, first frame included.

import CLoops
import Tweener

/// One way to add a tween to each of many targets.
struct Way {
  let name: String
  /// Nanoseconds at 10,000 and at 100,000.
  let bars: (Double, Double)
  let add: (Tweener, [Box]) -> Void

  /// What every way asks for, but for the end value, which differs between targets where it can.
  static let duration = 2.0
  static let easing = Easing.inOutQuad

  static func end(_ index: Int) -> Double { 1 + Double(index % 100) }

  static var all: [Way] {
    // Ready before anything is timed.
    let template = TweenTemplate<Box>(duration: duration, easing: easing).to(\.x, 100)
    return [
      Way(name: "a dictionary literal each", bars: (900, 1_200)) { tweener, boxes in
        for (index, box) in boxes.enumerated() {
          tweener.addTween(
            box, [.duration: duration, .easing: easing, .path(\Box.x): end(index)])
        }
      },
      Way(name: "a typed call each", bars: (900, 1_200)) { tweener, boxes in
        for (index, box) in boxes.enumerated() {
          tweener.addTween(box, duration: duration, easing: easing) { $0.to(\.x, end(index)) }
        }
      },
      Way(name: "one dictionary for all", bars: (500, 700)) { tweener, boxes in
        let shared: TweenParameters = [.duration: duration, .easing: easing, .path(\Box.x): 100]
        for box in boxes { tweener.addTween(box, shared) }
      },
      Way(name: "one call for all", bars: (500, 700)) { tweener, boxes in
        tweener.addTween(boxes, [.duration: duration, .easing: easing, .path(\Box.x): 100])
      },
      Way(name: "a ready template", bars: (120, 170)) { tweener, boxes in
        for box in boxes { tweener.addTween(box, template) }
      },
    ]
  }
}

func creationRows(_ bench: Bench) {
  for way in Way.all {
    for size in [10_000, 100_000] {
      create(bench, way, size, bar: .nanoseconds(size == 10_000 ? way.bars.0 : way.bars.1))
    }
  }
}

private func create(_ bench: Bench, _ way: Way, _ size: Int, bar: Bar) {
  var random = Random(seed: 1)
  let boxes = Array(scattered: (0..<size).shuffled(using: &random), Box.init)
  var tweener = Tweener()
  bench.row(
    "create, \(way.name)", size, repetitions: bench.isShort ? 3 : 15, units: size, bar: bar,
    prepare: {
      // The one before leaves its targets where they are when it goes.
      tweener = Tweener()
      for box in boxes { box.x = 0 }
    },
    body: {
      way.add(tweener, boxes)
      tweener.advance(by: Frame.seconds)
    },
    fault: { fault(tweener, boxes) })
}

private func fault(_ tweener: Tweener, _ boxes: [Box]) -> String? {
  guard tweener.tweenCount == boxes.count else { return "\(tweener.tweenCount) tweens" }
  // 1/60 s of 2 s, as a quotient of whole units of time.
  let share = Way.easing(Double(Frame.flicks) / Double(2_000 * Frame.flicksPerMillisecond))
  for (index, box) in boxes.enumerated() {
    let ends = [100, Way.end(index)].map { 0 + $0 * share }
    if !ends.contains(box.x) { return "target \(index) shows \(box.x) after a frame" }
  }
  return nil
}
