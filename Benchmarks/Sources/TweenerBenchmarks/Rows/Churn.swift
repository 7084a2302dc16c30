// Tweens that end and are replaced all the time: of 10,000 live ones a hundredth in every frame.

import CLoops
import Tweener

func churnRows(_ bench: Bench) {
  churn(bench, "ready templates", bar: .nanoseconds(8)) { end, duration in
    let template = TweenTemplate<Box>(duration: duration, easing: .inOutQuad).to(\.x, end)
    return { $0.addTween($1, template) }
  }
  churn(bench, "ready dictionaries", bar: .none) { end, duration in
    let dictionary: TweenParameters = [
      .duration: duration, .easing: Easing.inOutQuad, .path(\Box.x): end,
    ]
    return { $0.addTween($1, dictionary) }
  }
}

/// Adds the tween that was made ready.
private typealias Add = (Tweener, Box) -> Void

private func churn(
  _ bench: Bench, _ name: String, bar: Bar, _ prepare: (_ end: Double, _ duration: Double) -> Add
) {
  let size = 10_000
  let scene = ChurnScene(count: size, prepare)
  let loop = Loop(size: size)
  let frames = 100
  let row = "churn, 1 % replaced a frame by \(name), a live tween"
  let times = bench.time("\(row), \(size)", loops: loop.frames(frames)) {
    for _ in 0..<frames { scene.frame() }
  }
  if let fault = scene.fault() { return bench.fault("\(row): \(fault)") }
  let writes = Double(frames * size)
  bench.add(row, size, times, units: writes, writes: writes, bar: bar)
}

/// Every tween lasts for 100 frames; in each frame those of another hundredth of the targets end, and after
/// it they get new ones.
private final class ChurnScene {
  private let tweener = Tweener()
  private let groups: [[Box]]
  private var frames = 0
  private let up: Add
  private let down: Add

  private static let length = 100

  init(count: Int, _ prepare: (_ end: Double, _ duration: Double) -> Add) {
    var random = Random(seed: 2)
    let boxes = Array(scattered: (0..<count).shuffled(using: &random), Box.init)
    let part = count / Self.length
    groups = (0..<Self.length).map { Array(boxes[($0 * part)..<(($0 + 1) * part)]) }
    let duration = Double(Self.length) * Frame.seconds
    up = prepare(100, duration)
    down = prepare(0, duration)
    for _ in 0..<(2 * Self.length) { frame() }
  }

  func frame() {
    tweener.advance(by: Frame.seconds)
    frames += 1
    let add = frames / Self.length % 2 == 0 ? up : down
    for box in groups[frames % Self.length] { add(tweener, box) }
  }

  /// Looks at every target: where its tween must have brought it.
  func fault() -> String? {
    let expected = groups.count * groups[0].count
    guard tweener.tweenCount == expected else { return "\(tweener.tweenCount) tweens live" }
    for age in 0..<Self.length {
      let added = frames - age
      let isUp = added / Self.length % 2 == 0
      let share = Easing.inOutQuad(
        Double(Int64(age) * Frame.flicks) / Double(Int64(Self.length) * Frame.flicks))
      let value = isUp ? 100 * share : 100 + (0 - 100) * share
      for box in groups[added % Self.length] where box.x != value {
        return "a target shows \(box.x) and not \(value), \(age) frames after it was added"
      }
    }
    return nil
  }
}
