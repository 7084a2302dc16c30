import Testing

@testable import Tweener

@Suite("Parameters and equality of easings")
struct EasingParametersTests {
  @Test func `the defaults are Penner's`() {
    #expect(Easing.inBack == .inBack(overshoot: 1.70158))
    #expect(Easing.outBack == .outBack(overshoot: 1.70158))
    #expect(Easing.inOutBack == .inOutBack(overshoot: 1.70158))
    #expect(Easing.outInBack == .outInBack(overshoot: 1.70158))
    #expect(Easing.inElastic == .inElastic(amplitude: 1, period: 0.3))
    #expect(Easing.outElastic == .outElastic(amplitude: 1, period: 0.3))
    #expect(Easing.inOutElastic == .inOutElastic(amplitude: 1, period: 0.45))
    #expect(Easing.outInElastic == .outInElastic(amplitude: 1, period: 0.3))
    #expect(Easing.inOutElastic(amplitude: 2) == .inOutElastic(amplitude: 2, period: 0.45))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is not finite is the default`(x: Double) {
    #expect(Easing.inBack(overshoot: x) == .inBack)
    #expect(Easing.outElastic(amplitude: x, period: x) == .outElastic)
    #expect(Easing.inOutElastic(amplitude: x, period: x) == .inOutElastic)
  }

  @Test func `periods that are not positive are the default, and extremes clamp`() {
    #expect(Easing.inElastic(period: 0) == .inElastic)
    #expect(Easing.inElastic(period: -0.5) == .inElastic)
    #expect(Easing.inElastic(period: 1e-30) == .inElastic(period: 1e-6))
    #expect(Easing.inElastic(amplitude: 0.2) == .inElastic)
    #expect(Easing.inElastic(amplitude: 1e30) == .inElastic(amplitude: 1e6))
    #expect(Easing.inBack(overshoot: -1e30) == .inBack(overshoot: -1e6))
  }

  @Test func `a period in seconds is a share of the duration`() {
    #expect(
      Easing.inElastic(amplitude: 2, periodSeconds: 1, duration: 4)
        == .inElastic(amplitude: 2, period: 0.25))
    #expect(Easing.outElastic(periodSeconds: 3, duration: 6) == .outElastic(period: 0.5))
    #expect(Easing.inOutElastic(periodSeconds: 1, duration: 2) == .inOutElastic(period: 0.5))
    #expect(Easing.outInElastic(periodSeconds: 1, duration: 2) == .outInElastic(period: 0.5))
    #expect(Easing.inElastic(periodSeconds: 1, duration: 0) == .inElastic)
    #expect(Easing.inOutElastic(periodSeconds: 0, duration: 0) == .inOutElastic)
  }

  @Test func `an overshoot of 1.70158 goes a tenth beyond the end`() {
    let top = EasingSamples.times.map { Easing.outBack($0) }.max()!
    #expect((top - 1.1).magnitude < 1e-3)
  }

  @Test func `different curves differ, equal ones hash alike`() {
    #expect(Easing.inQuad != .outQuad)
    #expect(Easing.inQuad != .inCubic)
    #expect(Easing.inBack(overshoot: 1) != .inBack(overshoot: 2))
    #expect(Easing.inElastic(amplitude: 2) != .inElastic(amplitude: 3))
    #expect(Easing.inBack(overshoot: 0) == .inBack(overshoot: -0.0))
    #expect(Easing.inBack(overshoot: 0).hashValue == Easing.inBack(overshoot: -0.0).hashValue)
    for easing in EasingSamples.all {
      let again = easing
      #expect(again == easing && again.hashValue == easing.hashValue)
    }
  }

  @Test func `a custom curve is equal to its copies alone`() {
    let function: @Sendable (Double) -> Double = { $0 * $0 }
    let easing = Easing.custom(function)
    let copy = easing
    #expect(easing == copy && easing.hashValue == copy.hashValue)
    #expect(easing != .custom(function))
    #expect(easing != .inQuad)
  }

  @Test func `a custom curve is asked within 0 and 1 only and answers for itself`() {
    let easing = Easing.custom { t in 10 + t }
    #expect([-1, 0, 0.5, 1, 2].map { easing($0) } == [10, 10, 10.5, 11, 11])
    #expect(easing(.nan) == 10)
  }
}
