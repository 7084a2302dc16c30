import Foundation
import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// Random tweens of names that are computed from each other, and of offsets on top of them.
@Suite struct DerivedRandomTests {
  private static let names = ["x", "centerX", "width", "origin", "maxX", "frame", "bounds"]

  private static func tween(_ random: inout SplitMix64) -> TweenParameters {
    func number() -> Double { Double(random.whole(in: -4...4) * 10) }
    var parameters: TweenParameters = [
      .duration: Double(random.whole(in: 0...8)) / 4, .delay: Double(random.whole(in: 0...12)) / 4,
    ]
    if random.chance(25) {
      let amount = number()
      let name = TweenKey(random.pick(["x", "width", "centerX"]))
      parameters[name] = TweenValue.offset { $0 * (1 - $0) * amount }
      return parameters
    }
    let name = random.pick(names)
    let rectangle = CGRect(x: number(), y: number(), width: number(), height: number())
    parameters[TweenKey(name)] =
      switch name {
      case "origin": rectangle.origin
      case "frame", "bounds": rectangle
      default: random.chance(50) ? number() : TweenValue.by(number())
      }
    return parameters
  }

  private func run(_ tweens: [TweenParameters], step: Double, directWrites: Bool) -> [CGRect] {
    let (tweener, layer) = (engine(directWrites: directWrites), LayerModel.sample())
    for tween in tweens { tweener.addTween(layer, tween) }
    var frames: [CGRect] = []
    for second in 1...5 {
      while tweener.time < Double(second) { tweener.advance(by: step) }
      frames.append(layer.frame)
    }
    return frames
  }

  @Test("However the way is cut, and however they are written, they come to the same numbers")
  func divisible() {
    for seed in 1...UInt64(TrialCount.of(300, atLeast: 20)) {
      var random = SplitMix64(seed: seed)
      let tweens = (0..<8).map { _ in Self.tween(&random) }
      let whole = run(tweens, step: 1, directWrites: true)
      #expect(run(tweens, step: 0.125, directWrites: true) == whole, "seed \(seed)")
      #expect(run(tweens, step: 0.5, directWrites: false) == whole, "seed \(seed)")
    }
  }
}
