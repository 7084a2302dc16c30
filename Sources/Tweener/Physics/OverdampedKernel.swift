// A spring of a damping ratio above 1: overdamped. A case of `SpringKernel`.

/// The sum of two exponentials, a slow and a fast one, with the slow one as a factor.
///
/// With k = √(ζ² - 1), a = 1/(ζ + k) and f = (1 - e^(-2kωt))/2k:
///
///     offset   = e^(-aωt) · (x · (1 + a · f) + v/ω · f)
///     velocity = e^(-aωt) · (v · (e^(-2kωt) - a · f) - x · ω · f)
///
/// a is ζ - k without the difference, which would lose digits for a large ratio. f nears ωt where k
/// is small; it is computed as a power less 1, which loses none for a ratio just above 1. No
/// exponential grows.
///
/// > Source: the damped harmonic oscillator.
struct OverdampedKernel: Sendable {
  static let latest = 0x1p600
  /// The exponents of two, per second: of the slow exponential, and of the distance to the fast
  /// one. Negative.
  private let slow, apart: Double
  /// a/2k, 1/(2kω) and ω/2k.
  private let lean, seconds, pull: Double

  init(frequency: SpringFrequency, ratio: Double) {
    let twice = 2 * Self.spread(ratio)
    let rate = Self.slowRate(ratio)
    let omega = frequency.radians
    slow = -(rate * omega) / naturalLogarithmOf2
    apart = -(twice * omega) / naturalLogarithmOf2
    lean = rate / twice
    seconds = 1 / (twice * omega)
    pull = omega / twice
  }

  /// √(ζ² - 1), for a ratio above 1.
  static func spread(_ ratio: Double) -> Double {
    (TwoPartNumber(sumOf: ratio, -1) * TwoPartNumber(sumOf: ratio, 1)).squareRoot().head
  }

  /// ζ - √(ζ² - 1): how fast the slow exponential falls, for a natural frequency of 1.
  static func slowRate(_ ratio: Double) -> Double { 1 / (ratio + spread(ratio)) }

  @inline(__always)
  func factors<N: EasingNumber>(at t: N) -> SpringFactors<N> {
    let left = (t * N(slow)).exp2OrZero()
    // e^(-2kωt) - 1: from 0 at the start to -1.
    let beyond = (t * N(apart)).exp2MinusOne()
    let leaning = N(lean) * beyond
    let fallen = N(0) - left * beyond
    return SpringFactors(
      offset: left * (N(1) - leaning), seconds: fallen * N(seconds),
      velocity: left * ((N(1) + beyond) + leaning), pull: fallen * N(pull))
  }
}
