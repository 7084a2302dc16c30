import Foundation
import Testing
import TweenerTestSupport

@testable import Tweener

private enum Colour: String { case red }
private struct Odd: Hashable { var a = 1 }
private actor Somebody {}
private struct Weird: BinaryIntegerLike {}
private protocol BinaryIntegerLike {}

/// Dictionaries of anything.
private struct Mess {
  var dice: RuleRandom

  mutating func key() -> TweenKey {
    switch Int.random(in: 0..<10, using: &dice) {
    case 0: .path(\Reading.Box.x)
    case 1: .path(\Reading.Box.y)
    case 2:
      TweenKey(["", "x", "durration", "\u{0}", "é", "\\x", "🙂"].randomElement(using: &dice) ?? "")
    default: TweenKey(ReservedKey.allSpellings.randomElement(using: &dice) ?? "")
    }
  }

  mutating func number() -> Double {
    let special: [Double] = [
      0, -0.0, 1, -1, 0.5, 1e9, -1e9, 1e10, 1e300, .nan, .infinity, -.infinity,
      .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, 9_223_372_036_854_775_808,
    ]
    return Bool.random(using: &dice)
      ? special.randomElement(using: &dice) ?? 0 : Double(bitPattern: dice.next())
  }

  mutating func value(_ depth: Int = 0) -> Any {
    switch Int.random(in: 0..<48, using: &dice) {
    case 0...4: return number()
    case 5: return Float(number())
    case 6: return Int(truncatingIfNeeded: dice.next())
    case 7: return Int.random(in: -3...3, using: &dice)
    case 8: return UInt64.max
    case 9: return Int8.min
    case 10: return CGFloat(number())
    case 11: return Float16(number())
    case 12: return Bool.random(using: &dice)
    case 13: return "\(number())"
    case 14: return Easing.names.randomElement(using: &dice) ?? ""
    case 15: return "steps(\(dice.next()))"
    case 16: return "cubic-bezier(1,2,3"
    case 17: return String(repeating: "easeInOut\n", count: 30)
    case 18: return Substring("inQuad")
    case 19: return Character("x")
    case 20: return Easing.outBounce
    case 21: return { (time: Double) -> Double in time }
    case 22: return Duration.milliseconds(Int64.random(in: -9_000_000...9_000_000, using: &dice))
    case 23: return Duration(secondsComponent: .max, attosecondsComponent: .max / 8)
    case 24: return OverwriteMode.allCases.randomElement(using: &dice) ?? .none
    case 25: return "all"
    case 26: return {}
    case 27: return { (_: Tween) -> Bool in true }
    case 28: return { @MainActor (_: Reading.Box) in }
    case 29: return { @Sendable (_: TweenOutcome) in }
    case 30: return { (_: Int, _: String) async throws -> [Int] in [] }
    case 31: return TweenAction(Reading.Box(), { _ in {} })
    case 32: return Reading.Box()
    case 33: return Optional<Int>.none as Any
    case 34: return Optional(depth < 4 ? value(depth + 1) : 1) as Any
    case 35: return (1, "two")
    case 36: return Odd()
    case 37: return Colour.red
    case 38: return Somebody()
    case 39: return Reading.Box.self
    case 40: return [1, 2, 3]
    case 41: return SIMD2(1.0, 2.0)
    case 42: return \Reading.Box.x
    case 43: return Date(timeIntervalSince1970: 0)
    case 44: return TweenValue.by(1)
    case 45: return Weird()
    case 46 where depth < 4: return (0..<2).map { _ in value(depth + 1) }
    default: return depth < 4 ? parameters(depth + 1) as Any : 0
    }
  }

  mutating func parameters(_ depth: Int = 0) -> TweenParameters {
    var result: TweenParameters = [:]
    for _ in 0..<Int.random(in: 0...6, using: &dice) { result[key()] = value(depth) }
    return result
  }
}

@Suite("Any dictionary at all")
struct ReadingFuzzTests {
  private func check(_ plan: TweenDescription, _ seed: UInt64) {
    let timing = plan.timing
    #expect(timing.duration >= 0 && timing.duration <= Flicks.longest, "seed \(seed)")
    #expect(abs(timing.delay) <= Flicks.longest, "seed \(seed)")
    #expect(timing.gap >= 0 && timing.gap <= 2 * Flicks.longest, "seed \(seed)")
    #expect(timing.repeats >= -1, "seed \(seed)")
    // A length that each tween measures is looked at when it is known.
    #expect(
      (0..<10_000).contains(timing.repeats) || timing.duration + timing.gap > 0
        || timing.isMeasured, "seed \(seed)")
    #expect((0...1_000_000).contains(timing.timeScale), "seed \(seed)")
    #expect(
      plan.limits.minimum?.isFinite != false && plan.limits.maximum?.isFinite != false,
      "seed \(seed)")
    if let minimum = plan.limits.minimum, let maximum = plan.limits.maximum {
      #expect(minimum <= maximum, "seed \(seed)")
    }
    let words = plan.wanted.compactMap(\.key.name).filter { ReservedKey.match($0) != nil }
    #expect(words.isEmpty, "seed \(seed)")
    for problem in plan.problems {
      #expect(!problem.description.contains { $0.isNewline }, "seed \(seed)")
    }
  }

  /// Twenty seeds of this many: a million dictionaries in an optimised build.
  #if DEBUG
    private static let turns = TrialCount.of(10_000)
  #else
    private static let turns = TrialCount.of(50_000)
  #endif

  @Test("is read without a trap, into a plan in range", arguments: 0..<20 as Range<UInt64>)
  func fuzz(seed: UInt64) {
    var mess = Mess(dice: RuleRandom(seed: seed))
    let reader = ParameterReader(easings: EasingRegistry(), targetType: Reading.Box.self)
    for turn in 0..<Self.turns {
      let parameters = mess.parameters()
      if turn % 8 == 0 {
        let plan = reader.readCaller(parameters)
        #expect(plan.wanted.isEmpty, "seed \(seed)")
        check(plan, seed)
      } else {
        check(reader.read(parameters, for: Reading.Box.self), seed)
      }
    }
  }
}
