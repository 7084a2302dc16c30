// A velocity that dies away, as a formula. Called by TweenDecay for one number, and made for a sweep of many.

/// velocity′ = -drag · velocity, written once for every width of `EasingNumber`.
///
/// Within 3 · 2^-52 of what it gives, relative, as long as that is not below 2^-1022.
struct DecayKernel: Sendable {
  /// The exponent of two by which a velocity dies down, per second; negative.
  private let fading: Double
  private let seconds: Double

  init(drag: Double) {
    fading = -drag / naturalLogarithmOf2
    seconds = -1 / drag
  }

  /// What is left of a velocity after `t` seconds, 0 or more; 1 at 0.
  @inline(__always)
  func left<N: EasingNumber>(at t: N) -> N { (t * N(fading)).exp2OrZero() }

  /// How far it has gone by then, for each unit of velocity at the start: (1 - e^(-drag · t))/drag, in seconds.
  @inline(__always)
  func way<N: EasingNumber>(at t: N) -> N { (t * N(fading)).exp2MinusOne() * N(seconds) }
}
