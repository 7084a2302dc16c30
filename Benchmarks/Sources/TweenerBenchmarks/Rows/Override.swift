// New tweens for properties that others are moving: the old ones end, the new ones start from there. Added
// from templates, so that reading parameters does not hide what overriding costs.

import CLoops
import Tweener

func overrideRows(_ bench: Bench) {
  for size in bench.isShort ? [1_000] : [1_000, 1_000_000] {
    let repetitions = size > 1_000 ? 9 : 31
    let made = OverrideScene(count: size)
    let creation = bench.row(
      "the same targets, nothing to override", size, repetitions: repetitions, units: size,
      bar: .none, prepare: made.reset, body: made.override, fault: made.fault)
    let running = OverrideScene(count: size)
    running.override()
    let whole = bench.row(
      "override, creation included", size, repetitions: repetitions, units: size, bar: .none,
      body: running.override, fault: running.fault)
    guard let creation, let whole, let loop = whole.loop else { continue }
    let beyond = whole.value - creation.value
    bench.add(
      Figure(
        row: "override, beyond creation", size: size, value: beyond, loop: loop,
        ratio: beyond / loop, bar: .nanoseconds(400)))
  }
}

private final class OverrideScene {
  private var tweener = Tweener()
  private let boxes: [Box]
  private let up = TweenTemplate<Box>(duration: 2, easing: .inOutQuad).to(\.x, 100)
  private let down = TweenTemplate<Box>(duration: 2, easing: .inOutQuad).to(\.x, -100)
  private var isUp = false

  init(count: Int) {
    var random = Random(seed: 3)
    boxes = Array(scattered: (0..<count).shuffled(using: &random), Box.init)
  }

  func reset() {
    tweener = Tweener()
    isUp = false
    for box in boxes { box.x = 0 }
  }

  func override() {
    isUp.toggle()
    let template = isUp ? up : down
    for box in boxes { tweener.addTween(box, template) }
    tweener.advance(by: Frame.seconds)
  }

  /// Every target has one tween left, the one added last, which brings it to its end.
  func fault() -> String? {
    guard tweener.tweenCount == boxes.count else { return "\(tweener.tweenCount) tweens live" }
    tweener.advance(by: 2)
    let end: Double = isUp ? 100 : -100
    return boxes.contains { $0.x != end } ? "a target did not reach \(end)" : nil
  }
}
