import Testing

@testable import Tweener

@Suite("Where the functions are exact, and what they do outside their range")
struct FunctionExactnessTests {
  @Test func `a power of two is exact at every whole number`() {
    for n in -1022...1023 {
      #expect(Double(n).exp2() == Double(sign: .plus, exponent: n, significand: 1), "\(n)")
    }
  }

  @Test func `a power of two clamps its argument and passes on not-a-number`() {
    #expect((-1e9).exp2() == .leastNormalMagnitude)
    #expect((-Double.infinity).exp2() == .leastNormalMagnitude)
    #expect(1e9.exp2() == Double(sign: .plus, exponent: 1023, significand: 1))
    #expect(Double.nan.exp2().isNaN)
  }

  @Test func `what dies away comes to exactly 0, and a power less 1 to exactly -1`() {
    for n in -1022...1023 { #expect(Double(n).exp2OrZero() == Double(n).exp2()) }
    for x in [-1022.5, -1e9, -.infinity] { #expect(x.exp2OrZero() == 0) }
    for n in -60...50 { #expect(Double(n).exp2MinusOne() == Double(n).exp2() - 1) }
    for x in [-61.0, -1e300, -.infinity] { #expect(x.exp2MinusOne() == -1) }
    #expect(0.0.exp2MinusOne() == 0)
  }

  @Test func `sines and cosines of half turns are exact at whole numbers and halves`() {
    for n in -1000...1000 {
      let sign = n % 2 == 0 ? 1.0 : -1
      let whole = Double(n).sinAndCosOfHalfTurns(tail: 0)
      #expect(whole.sin == 0 && whole.cos == sign, "\(n)")
      let half = (Double(n) + 0.5).sinAndCosOfHalfTurns(tail: 0)
      #expect(half.sin == sign && half.cos == 0, "\(n)")
    }
  }

  @Test func `what is left of a product is exact`() {
    // 2^27 + 1 squared is 2^54 + 2^28 + 1, which has one bit too many.
    let (head, tail) = 0x1.0000002p27.product(exactBy: SplitNumber(0x1.0000002p27))
    #expect(head == 0x1p54 + 0x1p28 && tail == 1)
    let third = TwoPartNumber(1) / TwoPartNumber(3)
    #expect(third.head == 1.0 / 3 && abs(third.tail - 0x1.5555555555555p-56) < 1e-30)
    let root = TwoPartNumber(2).squareRoot()
    let square = root * root
    #expect(square.head == 2 && abs(square.tail) < 1e-30)
    for n in 1...2000 {
      #expect(TwoPartNumber(Double(n * n)).squareRoot() == TwoPartNumber(Double(n)))
    }
  }

  @Test func `a logarithm is exact at every power of two`() {
    for n in -1022...1023 {
      #expect(Double(sign: .plus, exponent: n, significand: 1).log2() == Double(n), "\(n)")
    }
    #expect(1.0.log2().bitPattern == 0)
  }

  @Test func `what is too small for a logarithm counts as the least normal number`() {
    for x in [0, -0.0, -7, -.infinity, .leastNonzeroMagnitude] { #expect(x.log2() == -1022) }
  }

  @Test func `sines and cosines of quarter turns are exact at whole numbers`() {
    let sines = [0.0, 1, 0, -1]
    for n in -1000...1000 {
      let turn = ((n % 4) + 4) % 4
      #expect(Double(n).sinOfQuarterTurns() == sines[turn], "\(n)")
      #expect(Double(n).cosOfQuarterTurns() == sines[(turn + 1) % 4], "\(n)")
    }
  }

  @Test func `the sine rises up to exactly 1 at a quarter turn and never above it`() {
    #expect(Circle.halfPi.sinInHalfTurn() == 1)
    #expect((-Circle.halfPi).sinInHalfTurn() == -1)
    var last = 0.0
    for i in 0...100_000 {
      let y = (Double(i) / 100_000 * Circle.halfPi).sinInHalfTurn()
      #expect(y >= last && y <= 1, "\(i)")
      last = y
    }
  }

  @Test func `the sine is odd, bit for bit`() {
    for point in ReferencePoint.sine {
      #expect((-point.x).sin() == -(point.x.sin()))
      #expect((-point.x).sinOfQuarterTurns() == -(point.x.sinOfQuarterTurns()))
    }
  }

  @Test func `the arc sine is odd, exact at its ends, and clamps beyond them`() {
    #expect(1.0.asin() == Circle.halfPi)
    #expect((-1.0).asin() == -Circle.halfPi)
    #expect(0.0.asin() == 0)
    #expect(2.0.asin() == Circle.halfPi)
    #expect((-2.0).asin() == -Circle.halfPi)
    for point in ReferencePoint.arcSine { #expect((-point.x).asin() == -(point.x.asin())) }
  }

  @Test func `the square root is exact at 0 and 1`() {
    #expect(0.0.root().bitPattern == 0)
    #expect(1.0.root() == 1)
  }
}
