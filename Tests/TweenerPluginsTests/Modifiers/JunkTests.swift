import Foundation
import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// Whatever is given for paths, texts and modifiers: nothing traps, and what is right beside it runs.
@Suite struct JunkTests {
  private struct Junk {
    var random: SplitMix64

    mutating func number() -> Double {
      random.pick([
        0, -0.0, 1, -1, 0.1, 7, 1e-300, 1e300, -1e300, .nan, .infinity, -.infinity, 0x1p53, 1e99,
      ])
    }

    mutating func point() -> SIMD2<Double> { SIMD2(number(), number()) }

    mutating func path() -> MotionPath {
      MotionPath(
        random.pick(PathCurve.allCases), (0..<random.whole(in: 0...7)).map { _ in point() },
        isClosed: random.chance(50))
    }

    mutating func placement() -> PathPlacement { random.pick(PathPlacement.allCases) }

    mutating func tweenValue() -> TweenValue {
      switch random.whole(in: 0...7) {
      case 0:
        .along(path(), from: number(), to: number(), placement: placement())
      case 1: .along(path(), axis: .y, pace: .perPiece, placement: placement())
      case 2: .heading(along: path(), offset: number(), period: number())
      case 3: TweenValue.to(number()).snapped(toGrid: number(), offset: number())
      case 4: TweenValue.by(number()).snapped(to: [number(), number()])
      case 5: .random(of: [number(), number()], seed: random.next())
      case 6: .random(by: -1...5, seed: random.next(), step: number())
      default: TweenValue.each { [value = number()] _ in value }.rounded(to: number())
      }
    }

    mutating func text() -> Any {
      switch random.whole(in: 0...4) {
      case 0: return TextTween.counted(from: number(), to: number())
      case 1: return TextTween.numbers(in: "a\(number()) -\(number())%, 1,000,00")
      case 2: return TextTween.scrambled("ab c", characters: random.pick(["", "xyz"]))
      case 3: return TextTween.overtyped("\(number())")
      default: return value(depth: 0)
      }
    }

    mutating func value(depth: Int) -> Any {
      switch random.whole(in: 0...(depth > 2 ? 5 : 10)) {
      case 0: return number()
      case 1: return random.whole(in: -3...3)
      case 2: return random.pick(["", "x", "+=5", "smooth", "cubic", "moved", "name"])
      case 3: return point()
      case 4: return random.chance(50)
      case 5: return Optional<Int>.none as Any
      case 6: return (0..<random.whole(in: 0...4)).map { _ in value(depth: depth + 1) }
      case 7: return path()
      case 8: return tweenValue()
      case 9: return NumberFilter.grid(number(), offset: number())
      default:
        let keys = ["x", "y", "width", "alpha", "points", "curve", "closed", "turning", "moving"]
        var entries: [String: Any] = [:]
        for key in random.some(random.whole(in: 0...5), of: keys) {
          entries[key] =
            key == "points"
            ? (0..<random.whole(in: 0...5)).map { _ in [number(), number()] }
            : value(depth: depth + 1)
        }
        return entries
      }
    }
  }

  @Test("Two thousand calls of junk, each with something right in it")
  func junk() {
    let keys = ["motionPath", "_bezier", "snap", "round", "wrap", "clamp", "position", "rotation"]
    let count = TrialCount.of(2_000, atLeast: 100)
    var (refused, moved) = (0, 0)
    for seed in 0..<UInt64(count) {
      var junk = Junk(random: SplitMix64(seed: seed))
      let tweener = Tweener()
      var reports = 0
      tweener.onProblem = { _ in reports += 1 }
      tweener.install(StandardPlugins())
      let layers = [LayerModel(), LayerModel()]
      var parameters: TweenParameters = [.duration: 1, .easing: Easing.inOutBack]
      for key in junk.random.some(3, of: keys) { parameters[TweenKey(key)] = junk.value(depth: 0) }
      parameters["text"] = junk.text()
      parameters["x"] = junk.random.chance(50) ? 40 : junk.tweenValue()
      parameters["scaleX"] = 3
      let tweens = tweener.addTween(layers, parameters)
      tweener.advance(by: 0.5)
      #expect(layers.allSatisfy { $0.transform.scaleX == 2 }, "seed \(seed)")
      for layer in layers {
        let frame = layer.frame
        let numbers = [frame.origin.x, frame.origin.y, layer.transform.rotation, layer.alpha]
        #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed): \(numbers)")
      }
      tweener.advance(by: 0.5)
      #expect(tweens.allSatisfy { $0.outcome == .completed }, "seed \(seed)")
      #expect(layers.allSatisfy { $0.transform.scaleX == 3 }, "seed \(seed)")
      refused += reports
      if layers[0].frame.origin != .zero { moved += 1 }
    }
    // Both kinds have come.
    #expect(refused > count / 2 && moved > count / 4, "\(refused) refused, \(moved) moved")
  }
}
