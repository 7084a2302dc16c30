// What an `Easing` is: the kind of curve and its parameters, as data.
// Made by the static members of `Easing`, which have made the parameters harmless; read by `accept`.
// It must not know a formula.

/// The kinds of curves.
enum EasingShape: Hashable, Sendable {
  case linear
  case quad(EasingDirection)
  case cubic(EasingDirection)
  case quart(EasingDirection)
  case quint(EasingDirection)
  case sine(EasingDirection)
  case circ(EasingDirection)
  case expo(EasingDirection)
  case expoBent(EasingDirection)
  case bounce(EasingDirection)
  case back(EasingDirection, overshoot: Double)
  case elastic(EasingDirection, amplitude: Double, period: Double)
  case steps(Int, Easing.Jump)
  case cubicBezier(CubicBezierPoints)
  case dampedSpring(DampedSpring)
  case custom(CustomCurve)
}

extension Double {
  /// `self` within `range`, or `fallback` where it is not finite: how a parameter becomes harmless.
  func parameter(in range: ClosedRange<Double>, otherwise fallback: Double) -> Double {
    guard isFinite else { return fallback }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
