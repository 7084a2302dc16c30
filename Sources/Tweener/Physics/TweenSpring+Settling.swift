// The time at which a spring is at rest. Asked once for each component of a tween, when it starts.

extension TweenSpring {
  /// The time that the spring takes to come to rest, in seconds: from then on less than
  /// ``settling`` of the way is left.
  ///
  /// The way is |start - end|, or |velocity| over the natural frequency where that is more. O(1); 0
  /// where there is neither way nor velocity, or an end is not finite; infinite where the damping
  /// ratio is 0. A velocity is taken as ``value(from:to:velocity:at:)`` takes it.
  ///
  /// - An underdamped spring is at rest when its envelope is within that share. With the damping
  ///   ratio ζ, the natural frequency ω and s = √(1 - ζ²), the envelope is R · e^(-ζωt), R = √(x² +
  ///   ((ζx + v/ω)/s)²); the duration is ln(R/share)/(ζω).
  /// - Any other one is at rest when it crosses that share for the last time, found by bisection to
  ///   less than a flick. So is one with a ratio just below 1 that crosses it before it first
  ///   touches its envelope.
  ///
  /// ```swift
  /// let spring = TweenSpring(response: 1, dampingRatio: 0.5)
  /// let length = spring.settlingDuration(from: 0, to: 100)
  /// print(abs(spring.value(from: 0, to: 100, at: length) - 100) <= 0.1)  // prints true
  /// print(length == spring.settlingDuration())  // prints true
  /// ```
  ///
  /// > Source: the amplitude of a damped oscillation, x · cos θ + y · sin θ = √(x² + y²) · cos(θ -
  /// > φ).
  public func settlingDuration(
    from start: Double = 0, to end: Double = 1, velocity: Double = 0
  ) -> Double {
    settlingDuration(
      from: start, to: end, velocity: velocity, omega: frequency.radians,
      turning: swingFrequency)
  }

  /// For a natural frequency of 1, that at which it swings; of a spring that does not, that of one
  /// just not overdamped.
  var swingFrequency: Double { UnderdampedKernel.turning(min(dampingRatio, 1)).head }

  /// The time that it takes to come to rest, with a natural frequency and a ``swingFrequency`` that
  /// are known.
  func settlingDuration(
    from start: Double, to end: Double, velocity: Double, omega: Double, turning: Double
  ) -> Double {
    // In units of the way; of halves, as the difference of far ends would overflow.
    let offset = start / 2 - end / 2
    let speed = Self.usable(velocity) / 2 / omega
    let way = max(offset.magnitude, speed.magnitude)
    guard way > 0, way.isFinite else { return 0 }
    if dampingRatio == 0 { return .infinity }
    return dampingRatio <= 1
      ? underdampedDuration(offset / way, speed / way, omega: omega, turning: turning)
      : overdampedDuration(offset / way, speed / way)
  }

  /// Of an offset and a velocity over ω, the larger of which is ±1.
  private func underdampedDuration(
    _ offset: Double, _ velocity: Double, omega: Double, turning: Double
  ) -> Double {
    let sine = (dampingRatio * offset + velocity) / turning
    let amplitude = (offset * offset + sine * sine).root()
    let duration = Self.logarithm(amplitude / settling) / (dampingRatio * omega)
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
    let rate = OverdampedKernel.slowRate(dampingRatio)
    // What the offset is at most, in units of the slow exponential.
    let fast = (rate * offset + velocity) / (2 * OverdampedKernel.spread(dampingRatio))
    let most = offset.magnitude + fast.magnitude
    let latest = Self.logarithm(most / settling) / (rate * frequency.radians)
    return lastCrossing(offset, velocity, before: latest)
  }

  private func lastCrossing(
    _ offset: Double, _ velocity: Double, before latest: Double
  ) -> Double {
    accept(
      LastCrossing(
        offset: offset, velocity: velocity * frequency.radians, limit: settling, latest: latest))
  }

  /// The natural logarithm of a number above 1; 0 for the others.
  private static func logarithm(_ number: Double) -> Double {
    number > 1 ? number.log2() * naturalLogarithmOf2 : 0
  }
}

/// Finds when an offset crosses a limit for the last time, where its velocity changes its sign once
/// at most.
private struct LastCrossing: SpringVisitor {
  let offset, velocity, limit: Double
  /// A time from which on the offset is within the limit.
  let latest: Double

  func visit<K: SpringKernel>(_ kernel: K) -> Double {
    func isFar(_ t: Double) -> Bool {
      kernel.value(from: offset, to: 0, velocity: velocity, at: t).magnitude > limit
    }
    func hasNotTurned(_ t: Double) -> Bool {
      (kernel.velocity(from: offset, to: 0, velocity: velocity, at: t) < 0) == (velocity < 0)
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
}
