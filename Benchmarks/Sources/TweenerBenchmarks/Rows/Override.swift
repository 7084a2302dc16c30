// New tweens for properties that others are moving: the old ones end, the new ones start from there. Added
// from templates, so that reading parameters does not hide what overriding costs.

import CLoops
import Tweener

func overrideRows(_ bench: Bench) {
  for size in bench.isShort ? [1_000] : [1_000, 1_000_000] {
    let frames = max(2, 1_000_000 / size)
    let rounds = max(1, 20_000 / size)
    let repetitions = size > 1_000 ? 9 : 15
    let loop = Loop(size: size)
    let units = Double(rounds * size)

    let made = (0..<rounds).map { _ in OverrideScene(count: size) }
    let creation = bench.time(
      "creation before override, \(size)", repetitions: repetitions, loops: loop.frames(frames),
      prepare: { for scene in made { scene.reset() } },
      body: { for scene in made { scene.override() } })

    let scene = OverrideScene(count: size)
    scene.override()
    let whole = bench.time(
      "override, \(size)", repetitions: repetitions, loops: loop.frames(frames)
    ) {
      for _ in 0..<rounds { scene.override() }
    }
    if let fault = scene.fault() ?? made[0].fault() {
      return bench.fault("override, \(size): \(fault)")
    }
    let writes = Double(frames * size)
    bench.add(
      "override, creation included", size, whole, units: units, writes: writes, bar: .none,
      note: "creation alone is the next row")
    bench.add(
      "the same targets, nothing to override", size, creation, units: units, writes: writes,
      bar: .none)
    let beyond = zip(whole.body.sorted(), creation.body.sorted()).map { $0 - $1 }
    bench.add(
      "override, beyond creation", size, Bench.Times(body: beyond, loops: whole.loops),
      units: units, writes: writes, bar: .nanoseconds(400))
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
