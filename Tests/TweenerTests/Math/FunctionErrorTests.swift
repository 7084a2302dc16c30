import Testing

@testable import Tweener

@Suite("Errors of the functions, against values to a thousandth of an ULP")
struct FunctionErrorTests {
  @Test func `a power of two is within 1.25 ULP`() {
    let worst = ReferencePoint.exponential.worst { $0.exp2() }
    #expect(ReferencePoint.exponential.count >= 200)
    #expect(worst.error < 1.25, "at \(worst.x)")
    #expect(worst.error > 0.5, "the reference must tell correct rounding from ours")
  }

  @Test func `a power of two without a clamp is the same within its range`() {
    for point in ReferencePoint.exponential {
      #expect(point.x.exp2InRange().bitPattern == point.x.exp2().bitPattern)
    }
  }

  @Test func `a power of two less 1 is within 2 ULP`() {
    let worst = ReferencePoint.exponentialLessOne.worst { $0.exp2MinusOne() }
    #expect(ReferencePoint.exponentialLessOne.count >= 200)
    #expect(worst.error < 2, "at \(worst.x)")
    #expect(worst.error > 1)
  }

  @Test
  func `sines and cosines of half turns are within 2^-52, small sines within 2 and a half ULP`() {
    let sines = ReferencePoint.halfTurnSine
    let cosines = ReferencePoint.halfTurnCosine
    #expect(sines.count >= 120 && cosines.count == sines.count)
    for (sine, cosine) in zip(sines, cosines) {
      let (sin, cos) = sine.x.sinAndCosOfHalfTurns(tail: 0)
      #expect(sine.error(of: sin) * sine.nearest.ulp < 1.1 * 0x1p-52, "\(sine.x)")
      #expect(cosine.error(of: cos) * cosine.nearest.ulp < 1.1 * 0x1p-52, "\(cosine.x)")
      if abs(sine.x) < 0.25 { #expect(sine.error(of: sin) < 2.5, "\(sine.x)") }
    }
    #expect(sines.worst { $0.sinAndCosOfHalfTurns(tail: 0).sin }.error > 0.5)
  }

  @Test func `a logarithm is within 3 ULP`() {
    let worst = ReferencePoint.logarithm.worst { $0.log2() }
    #expect(ReferencePoint.logarithm.count >= 200)
    #expect(worst.error < 3, "at \(worst.x)")
    #expect(worst.error > 0.5)
  }

  @Test func `a sine in radians is within 2.5 ULP up to 2^20`() {
    let worst = ReferencePoint.sine.worst { $0.sin() }
    #expect(ReferencePoint.sine.count >= 200)
    #expect(worst.error < 2.5, "at \(worst.x)")
    #expect(worst.error > 0.5)
  }

  @Test func `a cosine in radians is within 2.5 ULP up to 2^20`() {
    let worst = ReferencePoint.cosine.worst { $0.cos() }
    #expect(ReferencePoint.cosine.count >= 200)
    #expect(worst.error < 2.5, "at \(worst.x)")
    #expect(worst.error > 0.5)
  }

  @Test func `a sine in quarter turns is within 2 ULP`() {
    let worst = ReferencePoint.quarterSine.worst { $0.sinOfQuarterTurns() }
    #expect(ReferencePoint.quarterSine.count >= 200)
    #expect(worst.error < 2, "at \(worst.x)")
    #expect(worst.error > 0.5)
  }

  @Test func `an arc sine is within 2.5 ULP`() {
    let worst = ReferencePoint.arcSine.worst { $0.asin() }
    #expect(ReferencePoint.arcSine.count >= 200)
    #expect(worst.error < 2.5, "at \(worst.x)")
    #expect(worst.error > 0.5)
  }

  @Test func `a square root is within 0.9 ULP`() {
    let worst = ReferencePoint.squareRoot.worst { $0.root() }
    #expect(ReferencePoint.squareRoot.count >= 200)
    #expect(worst.error < 0.9, "at \(worst.x)")
    #expect(worst.error > 0.5)
  }

  @Test func `a square root is a neighbour of the processor's everywhere`() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<10_000 {
      let exponent = Int.random(in: -1022...1022, using: &numbers)
      let significand = Double.random(in: 1..<2, using: &numbers)
      let x = Double(sign: .plus, exponent: exponent, significand: significand)
      let hardware = x.squareRoot()
      #expect((x.root() - hardware).magnitude <= hardware.ulp, "\(x)")
      guard abs(exponent) < 900 else { continue }
      #expect(TwoPartNumber(x).squareRoot().head == hardware, "\(x)")
    }
  }

  @Test func `an error is measured, not assumed`() {
    let point = ReferencePoint(x: 0, nearest: 1, rest: 0.25)
    #expect(point.error(of: 1) == 0.25)
    #expect(point.error(of: 1.0.nextUp) == 0.75)
    #expect(point.error(of: .nan) == .infinity)
  }
}
