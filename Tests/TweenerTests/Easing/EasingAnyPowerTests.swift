import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Powers of any exponent")
struct EasingAnyPowerTests {
  @Test func `a power misses its true value by less than 2^-52`() {
    let points = ReferenceTable.rows("powers").map { $0.map(ReferenceTable.double(ofBits:)) }
    #expect(points.count == 60)
    for point in points {
      let value = Easing.inPower(point[0])(point[1])
      #expect((value - point[2]).magnitude < 0x1p-52, "\(point)")
    }
  }

  @Test func `whole exponents are exact where the digits suffice`() {
    for exponent in 1...64 {
      let true7 = (0..<exponent).reduce(1.0) { power, _ in power * 0.75 }
      let bits = exponent <= 33 ? 0 : true7.ulp * 64
      #expect((Easing.inPower(Double(exponent))(0.75) - true7).magnitude <= bits, "\(exponent)")
      #expect(Easing.inPower(Double(exponent))(0.5) == Double(-exponent).exp2())
    }
  }

  @Test func `the exponents from 1 to 5 are the curves with names`() {
    for (exponent, family) in zip([2.0, 3, 4, 5], ["Quad", "Cubic", "Quart", "Quint"]) {
      #expect(Easing.inPower(exponent) == Easing(named: "in\(family)"))
      #expect(Easing.outPower(exponent) == Easing(named: "out\(family)"))
      #expect(Easing.inOutPower(exponent) == Easing(named: "inOut\(family)"))
      #expect(Easing.outInPower(exponent) == Easing(named: "outIn\(family)"))
    }
    #expect(Easing.inPower(1) == .linear && Easing.outInPower(1) == .linear)
    #expect(Easing.inPower(5).description == "inQuint")
  }

  @Test func `the directions follow from in, bit for bit`() {
    for exponent in [0.3, 1.5, 7, 40.2] {
      let into = Easing.inPower(exponent)
      for t in (0...1024).map({ Double($0) / 1024 }) {
        #expect(Easing.outPower(exponent)(t) == 1 - into(1 - t))
        #expect(
          Easing.inOutPower(exponent)(t) == (t < 0.5 ? into(2 * t) / 2 : 1 - into(2 - 2 * t) / 2))
        #expect(
          Easing.outInPower(exponent)(t)
            == (t < 0.5 ? 0.5 - into(1 - 2 * t) / 2 : 0.5 + into(2 * t - 1) / 2))
      }
    }
  }

  @Test func `an exponent that is not above 0 or not finite is 1, and extremes clamp`() {
    for exponent in [0, -2, -.infinity, .infinity, .nan] as [Double] {
      #expect(Easing.inPower(exponent) == .linear)
    }
    #expect(Easing.outPower(1e30) == .outPower(1e6))
    #expect(Easing.outPower(1e-30) == .outPower(1e-6))
  }

  @Test func `roots agree with the processor's`() {
    for t in EasingSamples.randomTimes(500, seed: 8) {
      #expect((Easing.inPower(0.5)(t) - t.squareRoot()).magnitude < 0x1p-52)
    }
  }
}
