// A velocity that dies away, as a formula. Called by TweenDecay for one number, and made for a
// sweep of many.

/// velocity′ = -drag · velocity, written once for every width of `EasingNumber`.
///
/// Within 3 · 2^-52 of what it gives, relative, as long as that is not below 2^-1022.
struct DecayKernel: Sendable {
  /// The exponent of two by which a velocity dies down, per second; negative.
  private let fading: Double

  init(drag: Double) { fading = -drag / naturalLogarithmOf2 }

  /// What is left of a velocity after `t` seconds, 0 or more; 1 at 0.
  @inline(__always)
  func remaining<N: EasingNumber>(at t: N) -> N { (t * N(fading)).exp2OrZero() }

  /// What share of the way to the resting place is behind it by then: 1 - e^(-drag · t). The way is
  /// velocity/drag.
  @inline(__always)
  func covered<N: EasingNumber>(at t: N) -> N { N(0) - (t * N(fading)).exp2MinusOne() }
}
