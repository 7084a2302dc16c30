// Programs of what people do with tweens: what one is, and what all of them use. Their twins for GSAP are in Benchmarks/Life/life.js;
// both do the same work, spelt as their users spell it.

import Tweener
import TweenerPlugins

struct LifeProgram: Sendable {
  let name: String
  /// Pieces of work that a run does.
  let units: Int
  /// Runs the program on a new engine with the standard plugins, and returns its targets.
  let run: @Sendable (Tweener, Int, LifeTally) -> [LifeBox]
  /// The sum of all numbers at the end, a unit, and how many callbacks were called.
  let sum: Double
  let calls: Int
  /// How far from that sum GSAP may end, which rounds values and times.
  var tolerance = 0.01
  /// What the prototype took, in microseconds a unit, and how many times faster it was than GSAP.
  var prototype: (microseconds: Double, ratio: Double)?
}

final class LifeTally {
  var calls = 0
}

final class LifeBox: TweenTarget {
  var x = 0.0, y = 0.0, alpha = 1.0, scale = 1.0, rotation = 0.0
  var color = RGBAColor(red: 0.04, green: 0.08, blue: 0.12)

  static var tweenProperties: TweenProperties {
    [
      "x": .init(\LifeBox.x), "y": .init(\LifeBox.y), "alpha": .init(\LifeBox.alpha),
      "scale": .init(\LifeBox.scale), "rotation": .init(\LifeBox.rotation),
      "color": .init(\LifeBox.color),
    ]
  }

  static func many(_ count: Int) -> [LifeBox] { (0..<count).map { _ in LifeBox() } }
}

/// Park and Miller's minimal standard, which a script's numbers count exactly.
struct LifeRandom {
  var seed: Int
  mutating func next() -> Double {
    seed = seed * 16_807 % 2_147_483_647
    return Double(seed) / 2_147_483_647
  }
}

extension Tweener {
  /// Plays some frames, and does something before each.
  func frames(_ count: Int, _ before: ((Int) -> Void)? = nil) {
    for frame in 0..<count {
      before?(frame)
      advance(by: 1.0 / 60)
    }
  }
}

extension LifeProgram {
  /// What one run took, in nanoseconds, and what it left.
  struct Outcome {
    let nanoseconds: Double
    let sum: Double
    let calls: Int
  }

  func measured(by clock: () -> Double) -> Outcome {
    let (tweener, tally) = (Tweener(), LifeTally())
    tweener.install(StandardPlugins())
    tweener.onProblem = { _ in }
    let begun = clock()
    let kept = run(tweener, units, tally)
    let time = clock() - begun
    var sum = 0.0
    for box in kept { sum += box.x + box.y + box.alpha + box.scale + box.rotation }
    return Outcome(nanoseconds: time, sum: sum / Double(units), calls: tally.calls)
  }

  /// What is wrong with an outcome; `nil` where nothing is.
  func fault(of outcome: Outcome) -> String? {
    if outcome.calls != calls { return "\(outcome.calls) callbacks, not \(calls)" }
    if abs(outcome.sum - sum) > 1e-6 * max(abs(sum), 1) {
      return "the sum \(outcome.sum), not \(sum)"
    }
    return nil
  }
}
