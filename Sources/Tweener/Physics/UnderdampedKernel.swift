// A spring of a damping ratio up to 1: underdamped, and critically damped. A case of
// `SpringKernel`.

/// e^(-ζωt) · (x · cos θ + (ζx + v/ω) · sin θ / s), with s = √(1 - ζ²) and θ = sωt.
///
/// With a ratio of exactly 1, s is 2^-30 instead of 0, so that it can be divided by. Every other
/// ratio has a larger s. The error is below 2^-60 of the offset at the start: sin θ / s is ωt to
/// within θ²/6, and θ is small until all has decayed.
///
/// > Source: the damped harmonic oscillator. θ is taken in half turns, as a product of twice the
/// > digits.
struct UnderdampedKernel: Sendable {
  let latest: Double
  /// The exponent of two by which swings die down, per second; negative or 0.
  private let fading: Double
  /// Half swings a second.
  private let halfTurns: SplitNumber
  /// ζ/s, 1/(sω) and ω/s.
  private let lean, seconds, pull: Double

  init(frequency: SpringFrequency, ratio: Double) {
    let turning = Self.turning(ratio)
    let omega = frequency.radians
    halfTurns = SplitNumber(frequency.halfTurns * turning)
    latest = min(0x1p40 / halfTurns.head, 0x1p600)
    fading = -(ratio * omega) / naturalLogarithmOf2
    lean = ratio / turning.head
    seconds = 1 / (turning.head * omega)
    pull = omega / turning.head
  }

  /// √(1 - ζ²): the frequency at which the spring swings, for a natural frequency of 1. At least
  /// 2^-30.
  static func turning(_ ratio: Double) -> TwoPartNumber {
    let square = TwoPartNumber(sumOf: 1, -ratio) * TwoPartNumber(sumOf: 1, ratio)
    let root = square.squareRoot()
    return root.head > 0 ? root : TwoPartNumber(0x1p-30)
  }

  @inline(__always)
  func factors<N: EasingNumber>(at t: N) -> SpringFactors<N> {
    let left = (t * N(fading)).exp2OrZero()
    let turns = t.product(exactBy: halfTurns)
    let (sin, cos) = turns.head.sinAndCosOfHalfTurns(tail: turns.tail)
    let leaning = N(lean) * sin
    let sine = left * sin
    return SpringFactors(
      offset: left * (cos + leaning), seconds: sine * N(seconds), velocity: left * (cos - leaning),
      pull: sine * N(pull))
  }
}
