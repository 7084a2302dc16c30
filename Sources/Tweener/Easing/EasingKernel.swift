// A curve as a formula. One small struct per curve conforms; the sweep and `Easing` call it.
// A kernel must not know about time, tweens or values: progress in, eased progress out.

/// A curve with its parameters, written once for every width of `EasingNumber`.
///
/// `t` is within 0 … 1, both included; the caller clamps. A kernel does not branch on `t`. It is
/// `@inline(__always)`, so that a loop over a known kernel holds nothing but arithmetic.
protocol EasingKernel: Sendable {
  func callAsFunction<N: EasingNumber>(_ t: N) -> N

  /// The analytic derivative at `t` within 0 … 1; one of the two slopes where the curve has a
  /// corner.
  func slope(at t: Double) -> Double
}

/// The line.
struct LinearKernel: EasingKernel {
  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N { t }

  func slope(at t: Double) -> Double { 1 }
}
