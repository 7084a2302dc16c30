import Testing

@testable import Tweener

@Suite("Rounding by addition")
struct RoundingTests {
  private static let numbers: [Double] = withBothSigns([
    0, 0.25, 0.5, 0.75, 1, 1.5, 2.5, 3, 1e-300, 0.5.nextDown, 1_125_899_906_842_624.5,
  ])

  private static let large: [Double] = withBothSigns([
    0x1p52, 0x1p52 + 1, 0x1p53 - 1, 2_251_799_813_685_248.5, 1e300, .infinity,
  ])

  private static func withBothSigns(_ numbers: [Double]) -> [Double] {
    numbers + numbers.map { -$0 }
  }

  @Test(arguments: numbers) func `rounding down is the floor`(x: Double) {
    #expect(x.roundedDown() == x.rounded(.down))
  }

  @Test func `rounding down is the floor of random numbers`() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<10_000 {
      let x = Double.random(in: -0x1p40...0x1p40, using: &numbers)
      #expect(x.roundedDown() == x.rounded(.down), "\(x)")
    }
  }

  @Test(arguments: numbers + large)
  func `the nearest whole number takes halves away from zero`(x: Double) {
    let expected = x.rounded(.toNearestOrAwayFromZero)
    #expect(x.nearestWhole().bitPattern == expected.bitPattern)
  }

  @Test func `the nearest whole number agrees with the library's on random numbers`() {
    var numbers = SeededNumbers(seed: 8)
    for _ in 0..<10_000 {
      let x = Double.random(in: -2000...2000, using: &numbers)
      #expect(x.nearestWhole() == x.rounded(.toNearestOrAwayFromZero), "\(x)")
      let half = (x * 2).rounded() / 2
      #expect(half.nearestWhole() == half.rounded(.toNearestOrAwayFromZero), "\(half)")
    }
  }

  @Test func `the nearest whole number of not-a-number is not a number`() {
    #expect(Double.nan.nearestWhole().isNaN)
  }

  @Test func `minimum, maximum and absolute value`() {
    #expect(1.0.atMost(2) == 1)
    #expect(3.0.atMost(2) == 2)
    #expect(1.0.atLeast(2) == 2)
    #expect(3.0.atLeast(2) == 3)
    #expect(Double.nan.atMost(2) == 2)
    #expect(Double.nan.atLeast(2) == 2)
    #expect((-3.5).absolute() == 3.5)
    #expect(3.5.absolute() == 3.5)
  }
}
