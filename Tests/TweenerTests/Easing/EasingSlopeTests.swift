import Testing

@testable import Tweener

@Suite("Slopes of the curves")
struct EasingSlopeTests {
  /// Ordinary curves: absurd parameters have slopes beyond any numerical check.
  private static let easings: [Easing] =
    Easing.builtIns.map(\.easing)
    + [
      .inBack(overshoot: 3), .inOutBack(overshoot: 0.5), .outInBack(overshoot: -2),
      .inElastic(amplitude: 2, period: 0.4), .outElastic(amplitude: 2, period: 0.4),
      .inOutElastic(amplitude: 1.5, period: 0.3), .outInElastic(amplitude: 3, period: 0.7),
      .cubicBezier(0.25, 0.1, 0.25, 1), .cubicBezier(0.3, -2, 0.7, 3),
      .cubicBezier(0.42, 0, 0.58, 1),
      .inPower(1.5), .outPower(2.5), .inOutPower(7), .outInPower(0.7), .inPower(64),
      .outPower(65.5),
      .points([0, 0.7, 0.2, 1]), .points([0, 0.25, 0.25, 1], at: [0.1, 0.25, 0.75, 0.9]),
      .custom { t in t * t * (3 - 2 * t) },
    ]

  @Test(arguments: easings)
  func `the slope is what differences say`(easing: Easing) {
    let h = 0x1p-20
    for t in EasingSamples.randomTimes(300, seed: 5) where t > 0.01 && t < 0.99 {
      // Not across the corners of bounces and the seams of halves.
      let difference = (easing(t + h) - easing(t - h)) / (2 * h)
      let left = (easing(t) - easing(t - h)) / h
      let right = (easing(t + h) - easing(t)) / h
      guard (left - right).magnitude < 1e-2 * (1 + left.magnitude) else { continue }
      let slope = easing.derivative(t)
      #expect((slope - difference).magnitude < 1e-4 * (1 + slope.magnitude), "\(t)")
    }
  }

  @Test func `the slopes at the ends are those from inside`() {
    #expect(Easing.linear.derivative(0) == 1)
    #expect(Easing.inQuad.derivative(1) == 2)
    #expect(Easing.outQuint.derivative(0) == 5)
    #expect(Easing.inOutCubic.derivative(0.5) == 3)
    #expect(Easing.inBack(overshoot: 2).derivative(1) == 5)
    #expect(Easing.inCirc.derivative(1) == .infinity)
    #expect(Easing.outCirc.derivative(0) == .infinity)
    #expect(Easing.inExpo.derivative(1) == 10 * naturalLogarithmOf2)
    #expect(Easing.inExpo.derivative(0) == 10 * naturalLogarithmOf2 / 1024)
    #expect(Easing.inSine.derivative(1) == Circle.halfPi)
    #expect(Easing.steps(4).derivative(0.3) == 0)
    #expect(Easing.inPower(7).derivative(1) == 7)
    #expect(Easing.inPower(2.5).derivative(1) == 2.5)
    #expect(Easing.inPower(2.5).derivative(0) == 0)
    #expect(Easing.inPower(0.5).derivative(0) == .infinity)
    #expect(Easing.points([0, 3, 1]).derivative(0) == 6)
    #expect(Easing.points([0, 3, 1]).derivative(0.5) == -4)
    #expect(Easing.points([0, 3, 1]).derivative(1) == -4)
    #expect(Easing.points([0, 0.5, 1], at: [0, 1, 1]).derivative(1) == 0.5)
  }

  @Test func `outside 0 and 1 the slope is that of the end, and not-a-number is the start`() {
    #expect(Easing.inQuad.derivative(7) == 2)
    #expect(Easing.inQuad.derivative(-7) == 0)
    #expect(Easing.outQuad.derivative(.nan) == 2)
  }

  @Test func `a Bézier curve's slope at its ends is that of the first control point apart`() {
    #expect(Easing.cubicBezier(0.25, 0.5, 0.75, 0.9).derivative(0) == 2)
    #expect(Easing.cubicBezier(0, 0, 0.5, 0.75).derivative(0) == 1.5)
    #expect(Easing.cubicBezier(0, 0, 0, 0).derivative(0) == 1)
    #expect(Easing.cubicBezier(0, 0.5, 0.5, 1).derivative(0) == .infinity)
    #expect(Easing.cubicBezier(0, -0.5, 0.5, 1).derivative(0) == -.infinity)
    #expect(Easing.cubicBezier(0.25, 0.5, 0.5, 0.75).derivative(1) == 0.5)
  }

  @Test func `a custom curve's slope is one-sided at the ends`() {
    let easing = Easing.custom { t in t < 0 || t > 1 ? .nan : t * t }
    #expect((easing.derivative(0)).magnitude < 1e-4)
    #expect((easing.derivative(1) - 2).magnitude < 1e-4)
    #expect((easing.derivative(0.5) - 1).magnitude < 1e-9)
  }
}
