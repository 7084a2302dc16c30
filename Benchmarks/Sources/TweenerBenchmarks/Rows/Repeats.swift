// Short tweens that repeat for ever: three frames a play.

import CLoops
import Tweener

func repeatRows(_ bench: Bench) {
  let size = 100_000
  for isStaggered in [false, true] {
    let scene = RepeatScene(count: size, isStaggered: isStaggered)
    let frames = 6
    bench.row(
      "repeat boundary, \(isStaggered ? "at all instants" : "all at once"), frames included", size,
      repetitions: bench.isShort ? 3 : 15, units: frames / 3 * size, bar: .nanoseconds(150),
      body: { for _ in 0..<frames { scene.frame() } }, fault: scene.fault)
  }
}

private final class RepeatScene {
  private let tweener = Tweener()
  private let boxes: [Box]
  /// How far in each tween began, in milliseconds.
  private let pasts: [Int64]
  private var frames: Int64 = 0

  private static let length: Int64 = 50
  private static let easing = Easing.inOutQuad

  init(count: Int, isStaggered: Bool) {
    var random = Random(seed: 5)
    boxes = Array(scattered: (0..<count).shuffled(using: &random), Box.init)
    pasts = boxes.map { _ in
      isStaggered ? Int64.random(in: 0..<Self.length, using: &random) : 0
    }
    for (box, past) in zip(boxes, pasts) {
      tweener.addTween(
        box,
        [
          .duration: 0.05, .delay: -Double(past) / 1_000, .repeat: -1, .easing: Self.easing,
          .path(\Box.x): 100,
        ])
    }
    frame()
  }

  func frame() {
    tweener.advance(by: Frame.seconds)
    frames += 1
  }

  func fault() -> String? {
    guard tweener.tweenCount == boxes.count else { return "\(tweener.tweenCount) tweens live" }
    let span = Self.length * Frame.flicksPerMillisecond
    for _ in 0..<4 {
      frame()
      for (box, past) in zip(boxes, pasts) {
        let rest = (frames * Frame.flicks + past * Frame.flicksPerMillisecond) % span
        // Exactly at a boundary the play that ended shows its end value.
        let wanted = rest == 0 ? 100 : 0 + 100 * Self.easing(Double(rest) / Double(span))
        if box.x != wanted { return "a target shows \(box.x) and not \(wanted)" }
      }
    }
    return nil
  }
}
