// A spring with its kernel, which takes a root of twice the digits to make. Made once for a plan;
// asked by its tweens at each start, velocity and frame. It must not know tweens.

/// A reference, so that motions and lanes copy a word and not the whole spring.
final class PreparedSpring: Sendable {
  let spring: TweenSpring
  let kernel: SpringKernel
  /// Its natural frequency.
  private let omega: Double
  /// For a natural frequency of 1, that at which it swings; of a spring that does not, that of one
  /// just not overdamped.
  private let turning: Double

  init(_ spring: TweenSpring) {
    self.spring = spring
    kernel = SpringKernel(spring)
    omega = spring.frequency.radians
    turning = UnderdampedKernel.turning(min(spring.dampingRatio, 1)).head
  }

  /// The time at which it is at rest: see ``TweenSpring/settlingDuration(from:to:velocity:)``.
  func settlingDuration(from start: Double, to end: Double, velocity: Double) -> Double {
    // In units of the way; of halves, as the difference of far ends would overflow.
    let offset = start / 2 - end / 2
    let speed = TweenSpring.usable(velocity) / 2 / omega
    let way = max(offset.magnitude, speed.magnitude)
    guard way > 0, way.isFinite else { return 0 }
    if spring.dampingRatio == 0 { return .infinity }
    return spring.dampingRatio <= 1
      ? underdampedDuration(offset / way, speed / way)
      : overdampedDuration(offset / way, speed / way)
  }

  /// Of an offset and a velocity over ω, the larger of which is ±1.
  private func underdampedDuration(_ offset: Double, _ velocity: Double) -> Double {
    let ratio = spring.dampingRatio
    let sine = (ratio * offset + velocity) / turning
    let amplitude = (offset * offset + sine * sine).root()
    let duration = Self.logarithm(amplitude / spring.settling) / (ratio * omega)
    // The phase φ, within 0 … π: where the curve first touches its envelope. Behind half a turn it
    // has.
    let turned = duration * turning * omega
    if Circle.pi < turned { return duration }
    let angle = (sine.magnitude / amplitude).asin()
    let phase = sine * offset < 0 ? Circle.pi - angle : angle
    if phase < turned { return duration }
    return lastCrossing(offset, velocity, before: duration)
  }

  /// Of an offset and a velocity over ω, the larger of which is ±1.
  private func overdampedDuration(_ offset: Double, _ velocity: Double) -> Double {
    let rate = OverdampedKernel.slowRate(spring.dampingRatio)
    // What the offset is at most, in units of the slow exponential.
    let fast = (rate * offset + velocity) / (2 * OverdampedKernel.spread(spring.dampingRatio))
    let most = offset.magnitude + fast.magnitude
    let latest = Self.logarithm(most / spring.settling) / (rate * omega)
    return lastCrossing(offset, velocity, before: latest)
  }

  /// The last time at which an offset crosses the limit, where its velocity changes its sign once
  /// at most, and from `latest` on it is within the limit.
  private func lastCrossing(
    _ offset: Double, _ velocity: Double, before latest: Double
  ) -> Double {
    let velocity = velocity * omega
    func isFar(_ t: Double) -> Bool {
      let value = kernel.value(from: offset, to: 0, velocity: velocity, at: t)
      return value.magnitude > spring.settling
    }
    func hasNotTurned(_ t: Double) -> Bool {
      let speed = kernel.factors(at: t).velocity(from: offset, to: 0, velocity: velocity)
      return (speed < 0) == (velocity < 0)
    }
    let end = kernel.clamped(latest)
    var (start, stop) = (0.0, end)
    if velocity != 0, !hasNotTurned(end) {
      let turn = Self.lastTime(from: 0, to: end, where: hasNotTurned)
      // On either side of the turn the offset goes one way.
      if isFar(turn) { start = turn } else { stop = turn }
    }
    return isFar(start) ? Self.lastTime(from: start, to: stop, where: isFar) : 0
  }

  /// The last of the times for which a condition holds, which it does for `start` and not for
  /// `end`, by bisection.
  private static func lastTime(
    from start: Double, to end: Double, where holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<48 {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// The natural logarithm of a number above 1; 0 for the others.
  private static func logarithm(_ number: Double) -> Double {
    number > 1 ? number.log2() * naturalLogarithmOf2 : 0
  }
}

extension PreparedSpring: Hashable {
  static func == (a: PreparedSpring, b: PreparedSpring) -> Bool {
    a === b || a.spring == b.spring
  }

  func hash(into hasher: inout Hasher) { hasher.combine(spring) }
}
