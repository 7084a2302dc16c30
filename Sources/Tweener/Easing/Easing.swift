/// A curve: progress of time in, progress of the value out.
///
/// A value with value equality: two easings are equal where they are the same kind of curve with
/// the same parameters. (Curves made by `custom(_:)` are equal only to copies of themselves.)
///
/// ```swift
/// let easing = Easing.inOutQuad
/// print(easing(0.25))  // prints 0.125
/// ```
///
/// Every built-in is exactly 0 at 0 and exactly 1 at 1, except steps and points that say otherwise
/// by definition. Equal inputs give equal bits on every platform.
///
/// > Source: the named curves are R. Penner's, "Programming Macromedia Flash MX", 2002, chapter 7,
/// > except where a curve says otherwise.
public struct Easing: Hashable, Sendable {
  let shape: EasingShape

  init(_ shape: EasingShape) { self.shape = shape }

  /// The eased progress at `t`, a share of the duration. O(1).
  ///
  /// `t` clamps to 0 … 1, and not-a-number counts as 0. The result may leave 0 … 1 (back, elastic,
  /// Bézier and custom curves do).
  public func callAsFunction(_ t: Double) -> Double {
    accept(EasingValue(t: Self.clamped(t)))
  }

  /// The slope of the curve at `t`: eased progress per progress. O(1).
  ///
  /// `t` clamps to 0 … 1, and not-a-number counts as 0. Analytic for every built-in: at 0 and 1 the
  /// slope from inside (infinite where the tangent is upright, as at the end of `inCirc`), at a
  /// corner that of one of the two sides, and 0 for steps. For a custom curve the central
  /// difference over 2^-16, one-sided at the ends.
  ///
  /// ```swift
  /// print(Easing.inCubic.derivative(0.5))  // prints 0.75
  /// ```
  public func derivative(_ t: Double) -> Double {
    accept(EasingSlope(t: Self.clamped(t), isFalling: nil))
  }

  /// The slope where t rises, or falls: at a corner of a custom curve that of the side which is
  /// ahead.
  func slope(at t: Double, isFalling: Bool) -> Double {
    accept(EasingSlope(t: Self.clamped(t), isFalling: isFalling))
  }

  /// The central difference of a curve over 2^-16, one-sided at the ends.
  static func slope(of curve: (Double) -> Double, at t: Double) -> Double {
    let before = Swift.max(0, t - 0x1p-17)
    let after = Swift.min(1, t + 0x1p-17)
    return (curve(after) - curve(before)) / (after - before)
  }

  /// The slope of a curve; at a corner that of the side which is ahead. Of each side it is that of
  /// the parabola through three points; the sides of a curve without a corner differ by less than
  /// is asked here.
  static func slope(of curve: (Double) -> Double, at t: Double, isFalling: Bool) -> Double {
    let step = 0x1p-17
    guard t >= 2 * step, t <= 1 - 2 * step else { return slope(of: curve, at: t) }
    let (before, value, after) = (curve(t - step), curve(t), curve(t + step))
    let left = (3 * value - 4 * before + curve(t - 2 * step)) / (2 * step)
    let right = (4 * after - 3 * value - curve(t + 2 * step)) / (2 * step)
    let isCorner = abs(right - left) > 1e-6 * Swift.max(1, abs(left), abs(right))
    if isCorner { return isFalling ? left : right }
    return (after - before) / ((t + step) - (t - step))
  }

  static func clamped(_ t: Double) -> Double { t.atLeast(0).atMost(1) }
}

/// Evaluates a kernel at one point.
private struct EasingValue: EasingVisitor {
  let t: Double

  func visit<K: EasingKernel>(_ kernel: K) -> Double { kernel(t) }
  func visitCustom(_ curve: (Double) -> Double) -> Double { curve(t) }
}

/// Takes a kernel's derivative at one point.
private struct EasingSlope: EasingVisitor {
  let t: Double
  /// `nil` where it does not matter on which side a corner is looked at.
  let isFalling: Bool?

  func visit<K: EasingKernel>(_ kernel: K) -> Double { kernel.slope(at: t) }

  func visitCustom(_ curve: (Double) -> Double) -> Double {
    guard let isFalling else { return Easing.slope(of: curve, at: t) }
    return Easing.slope(of: curve, at: t, isFalling: isFalling)
  }
}

extension Double {
  /// `self` within `range`, or `fallback` where it is not finite: how a parameter becomes harmless.
  func parameter(in range: ClosedRange<Double>, otherwise fallback: Double) -> Double {
    guard isFinite else { return fallback }
    return Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
