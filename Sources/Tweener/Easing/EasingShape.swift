// What an `Easing` is: the kind of curve and its parameters, as data. Made by the static members of
// `Easing`, which have made the parameters harmless; read by `accept`. It must not know a formula.
//
// Three words at most, so that an `Easing` lies in an `Any` itself and a dictionary that holds one
// needs no memory for it: the numbers before the direction, and longer parameters elsewhere.

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
  case power(Double, EasingDirection)
  case back(overshoot: Double, EasingDirection)
  case elastic(amplitude: Double, period: Double, EasingDirection)
  case steps(Int, Easing.Jump)
  indirect case cubicBezier(CubicBezierPoints)
  indirect case dampedSpring(DampedSpring)
  indirect case points(EasingPoints)
  case custom(CustomCurve)
}

extension Double {
  /// `self` within `range`, or `fallback` where it is not finite: how a parameter becomes harmless.
  func parameter(in range: ClosedRange<Double>, otherwise fallback: Double) -> Double {
    guard isFinite else { return fallback }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
