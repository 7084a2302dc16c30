import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("The functions give the same bits in every width")
struct WidthTests {
  struct Power: Formula {
    func callAsFunction<N: EasingNumber>(_ x: N) -> N { x.exp2() }
  }
  struct PowerLessOne: Formula {
    func callAsFunction<N: EasingNumber>(_ x: N) -> N { x.exp2MinusOne() + x.exp2OrZero() }
  }
  struct HalfTurns: Formula {
    let constant = SplitNumber(TwoPartNumber.pi)
    func callAsFunction<N: EasingNumber>(_ x: N) -> N {
      let turns = x.product(exactBy: constant)
      let (sin, cos) = turns.head.sinAndCosOfHalfTurns(tail: turns.tail)
      return sin + cos * N(3)
    }
  }
  struct Logarithm: Formula {
    func callAsFunction<N: EasingNumber>(_ x: N) -> N { x.log2() }
  }
  struct Sine: Formula {
    func callAsFunction<N: EasingNumber>(_ x: N) -> N { x.sin() }
  }
  struct Cosine: Formula {
    func callAsFunction<N: EasingNumber>(_ x: N) -> N { x.cos() }
  }
  struct QuarterSine: Formula {
    func callAsFunction<N: EasingNumber>(_ x: N) -> N { x.sinOfQuarterTurns() }
  }
  struct ArcSine: Formula {
    func callAsFunction<N: EasingNumber>(_ x: N) -> N { x.asin() }
  }
  struct Root: Formula {
    func callAsFunction<N: EasingNumber>(_ x: N) -> N { x.absolute().root() }
  }
  struct Down: Formula {
    func callAsFunction<N: EasingNumber>(_ x: N) -> N { x.roundedDown() }
  }

  /// Differs between widths: the check must see it.
  struct Broken: Formula {
    func callAsFunction<N: EasingNumber>(_ x: N) -> N {
      N.self == SIMD4<Double>.self ? x + N(1) : x
    }
  }

  private static let formulas: [any Formula] = [
    Power(), Logarithm(), Sine(), Cosine(), QuarterSine(), ArcSine(), Root(), Down(),
    PowerLessOne(), HalfTurns(),
  ]

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `each function, over many numbers of every size`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let xs = (0..<TrialCount.of(10_000, atLeast: 1_000)).map { _ in
      Double(
        sign: Bool.random(using: &numbers) ? .plus : .minus,
        exponent: .random(in: -30...20, using: &numbers),
        significand: .random(in: 1..<2, using: &numbers))
    }
    for formula in Self.formulas {
      let difference = formula.firstDifferenceBetweenWidths(at: xs)
      #expect(difference == nil, "\(type(of: formula)), seed \(seed)")
    }
    #expect(Broken().firstDifferenceBetweenWidths(at: xs) != nil)
  }

  @Test func `a selection takes the other value where a number is missing`() {
    let a = SIMD4<Double>(1, 2, .nan, 0)
    let b = SIMD4<Double>(2, 1, 1, .nan)
    let chosen = SIMD4.select(a, below: b, SIMD4(repeating: 7), SIMD4(repeating: 9))
    #expect(chosen == SIMD4(7, 9, 9, 9))
  }
}
