// Tweens that end and are replaced all the time: of 10,000 live ones a hundredth in every frame.

import CLoops
import Tweener

func churnRows(_ bench: Bench) {
  let size = 10_000
  let scene = ChurnScene(count: size)
  let loop = Loop(size: size)
  let frames = 100
  let times = bench.time("churn, \(size)", loops: loop.frames(frames)) {
    for _ in 0..<frames { scene.frame() }
  }
  if let fault = scene.fault() { return bench.fault("churn: \(fault)") }
  let writes = Double(frames * size)
  bench.add(
    "churn, 1 % replaced a frame, a live tween", size, times, units: writes, writes: writes,
    bar: .nanoseconds(8))
}

/// Every tween lasts for 100 frames; in each frame those of another hundredth of the targets end, and after
/// it they get new ones.
final class ChurnScene {
  private let tweener = Tweener()
  private let groups: [[Box]]
  private var frames = 0
  private let up: TweenParameters
  private let down: TweenParameters

  private static let length = 100

  init(count: Int) {
    var random = Random(seed: 2)
    let boxes = Array(scattered: (0..<count).shuffled(using: &random), Box.init)
    let part = count / Self.length
    groups = (0..<Self.length).map { Array(boxes[($0 * part)..<(($0 + 1) * part)]) }
    let duration = Double(Self.length) * Frame.seconds
    up = [.duration: duration, .easing: Easing.inOutQuad, .path(\Box.x): 100]
    down = [.duration: duration, .easing: Easing.inOutQuad, .path(\Box.x): 0]
    for _ in 0..<(2 * Self.length) { frame() }
  }

  func frame() {
    tweener.advance(by: Frame.seconds)
    frames += 1
    let parameters = frames / Self.length % 2 == 0 ? up : down
    for box in groups[frames % Self.length] { tweener.addTween(box, parameters) }
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
