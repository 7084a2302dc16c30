// The free swing of a spring as a formula, for one number and for a sweep of many. A kernel knows
// seconds, offsets and velocities; it must not know tweens, targets or where a tween ends.

/// The effects of an offset and of a velocity at the start, after some time.
///
/// The oscillator is linear: with the offset x and the velocity v at the start,
/// offset = x · `offset` + v · `seconds`, and velocity = v · `velocity` - x · `pull`.
struct SpringFactors<N: EasingNumber>: Sendable {
  /// The share of the offset at the start that is left; 1 at time 0.
  let offset: N
  /// The offset for each unit of velocity at the start, in seconds; 0 at time 0.
  let seconds: N
  /// The share of the velocity at the start that is left; 1 at time 0.
  let velocity: N
  /// The speed at which the offset at the start falls, for each unit of it, per second; 0 at time
  /// 0.
  let pull: N

  /// The value on the way to an end, at the time of these factors; exactly `start` at 0.
  @inline(__always)
  func value(from start: N, to end: N, velocity: N, at t: N) -> N {
    let value = end + ((start - end) * offset + velocity * seconds)
    return N.select(N(0), below: t, value, start)
  }

  /// The velocity on the way to an end; exactly `velocity` at time 0.
  @inline(__always)
  func velocity(from start: N, to end: N, velocity: N) -> N {
    velocity * self.velocity - (start - end) * pull
  }
}

/// A spring with its coefficients, written once for every width of `EasingNumber`.
///
/// With a damping ratio ζ, a natural frequency ω and the time t, the equation is x″ + 2ζω · x′ + ω²
/// · x = 0. Errors: the offset within 2 · 2^-52 of |x| + |v|/ω, the velocity within 2 · 2^-52 of
/// |x| · ω + |v|, at any time, for any ratio (measured against 50 digits,
/// Scripts/spring-reference).
enum SpringKernel: Sendable {
  case underdamped(UnderdampedKernel)
  case overdamped(OverdampedKernel)

  init(_ spring: TweenSpring) {
    let (frequency, ratio) = (spring.frequency, spring.dampingRatio)
    self =
      ratio <= 1
      ? .underdamped(UnderdampedKernel(frequency: frequency, ratio: ratio))
      : .overdamped(OverdampedKernel(frequency: frequency, ratio: ratio))
  }

  /// The latest time, in seconds, at which the formula means something; later times clamp to it.
  var latest: Double {
    switch self {
    case .underdamped(let kernel): kernel.latest
    case .overdamped: OverdampedKernel.latest
    }
  }

  /// The factors at `t` seconds, within 0 … `latest`; the caller clamps. It does not branch on `t`.
  @inline(__always)
  func factors<N: EasingNumber>(at t: N) -> SpringFactors<N> {
    switch self {
    case .underdamped(let kernel): kernel.factors(at: t)
    case .overdamped(let kernel): kernel.factors(at: t)
    }
  }

  /// The value `t` seconds after a start at rest or with a velocity, on the way to an end; exactly
  /// `start` at 0.
  @inline(__always)
  func value<N: EasingNumber>(from start: N, to end: N, velocity: N, at t: N) -> N {
    factors(at: t).value(from: start, to: end, velocity: velocity, at: t)
  }

  /// `time` in seconds as the formulas take it: within 0 … `latest`, and 0 where it is not a
  /// number.
  func clamped(_ time: Double) -> Double { time.atLeast(0).atMost(latest) }

  /// The value and the velocity some seconds after a start, for any numbers.
  func state(
    from start: Double, to end: Double, velocity: Double, at seconds: Double
  ) -> MotionState {
    let (t, velocity) = (clamped(seconds), TweenSpring.usable(velocity))
    let factors = factors(at: t)
    let speed = factors.velocity(from: start, to: end, velocity: velocity)
    if (start - end).isFinite || t == 0 {
      return (factors.value(from: start, to: end, velocity: velocity, at: t), speed)
    }
    // Far ends: the difference alone would overflow.
    let half = factors.value(from: start / 2, to: end / 2, velocity: velocity / 2, at: t)
    return (half + half, speed)
  }
}

/// A value and its velocity.
typealias MotionState = (value: Double, velocity: Double)

// How fast a spring would swing without damping. Made from what a caller gives; read by the
// kernels.

/// The natural frequency of a spring, to twice the digits: with a frequency that is rounded, an
/// endless spring would lose its place, a little more with each swing.
struct SpringFrequency: Hashable, Sendable {
  /// Half swings a second.
  let halfTurns: TwoPartNumber

  /// Of the length of a swing, in seconds.
  init(response: Double) { halfTurns = TwoPartNumber(2) / TwoPartNumber(response) }

  /// √(stiffness/mass), in radians a second.
  init(mass: Double, stiffness: Double) {
    let square = TwoPartNumber(stiffness) / TwoPartNumber(mass)
    halfTurns = square.squareRoot() / TwoPartNumber.pi
  }

  /// Radians a second.
  var radians: Double { (halfTurns * TwoPartNumber.pi).head }

  /// The length of a swing, in seconds.
  var response: Double { (TwoPartNumber(2) / halfTurns).head }
}
