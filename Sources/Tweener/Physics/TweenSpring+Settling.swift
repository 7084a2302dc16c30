// When a spring is at rest. Asked once for each component of a tween, when it starts.

extension TweenSpring {
  /// How long the spring takes to come to rest, in seconds: from then on less than ``settling`` of the way is left.
  ///
  /// The way is |start - end|, or |velocity| over the natural frequency where that is more. O(1); 0 where there is neither
  /// way nor velocity, or an end is not finite; infinite where the damping ratio is 0. A velocity is taken as
  /// ``value(from:to:velocity:at:)`` takes it.
  ///
  /// - A spring that swings is at rest when its envelope is. With the damping ratio ζ, the natural frequency ω and
  ///   s = √(1 - ζ²), the envelope is √(x² + ((ζx + v/ω)/s)²) · e^(-ζωt), so that this is a logarithm.
  /// - One that does not (a ratio from 1, or one so near below it that the curve comes to rest before it first touches its
  ///   envelope) is at rest when it is last as far away as that, found by halving to less than a flick.
  ///
  /// ```swift
  /// let spring = TweenSpring(response: 1, dampingRatio: 0.5)
  /// let length = spring.settlingDuration(from: 0, to: 100)
  /// print(abs(spring.value(from: 0, to: 100, at: length) - 100) <= 0.1)  // prints true
  /// print(length == spring.settlingDuration())  // prints true
  /// ```
  ///
  /// > Source: the amplitude of a damped oscillation; its first touching place is where x′ + ζω · x = 0.
  public func settlingDuration(
    from start: Double = 0, to end: Double = 1, velocity: Double = 0
  ) -> Double {
    let omega = frequency.radians
    // In units of the way; halves, as the difference of far ends would overflow.
    let offset = start / 2 - end / 2
    let speed = Self.usable(velocity) / 2 / omega
    let way = max(offset.magnitude, speed.magnitude)
    guard way > 0, way.isFinite else { return 0 }
    return rest(from: offset / way, velocity: speed / way)
  }

  /// Of an offset and a velocity over ω, the larger of which is ±1.
  private func rest(from offset: Double, velocity: Double) -> Double {
    let ratio = dampingRatio
    let omega = frequency.radians
    let envelope: Double
    if ratio <= 1 {
      guard ratio > 0 else { return .infinity }
      let turning = SwingingSpringKernel.turning(ratio).head
      let sine = (ratio * offset + velocity) / turning
      let amplitude = (offset * offset + sine * sine).root()
      envelope = Self.fall(amplitude / settling) / (ratio * omega)
      // The angle at which cosine and sine together are as large as the envelope.
      let angle = (sine.magnitude / amplitude).asin()
      let touch = sine * offset < 0 ? 2 * Circle.halfPi - angle : angle
      if touch < envelope * turning * omega { return envelope }
    } else {
      let rate = CreepingSpringKernel.slowRate(ratio)
      let rest = (rate * offset + velocity) / (2 * CreepingSpringKernel.spread(ratio))
      envelope =
        Self.fall((offset.magnitude + rest.magnitude) / settling) / (rate * omega)
    }
    return accept(
      LastCrossing(offset: offset, velocity: velocity * omega, limit: settling, before: envelope))
  }

  /// The logarithm of a number above 1; 0 for the others.
  private static func fall(_ share: Double) -> Double {
    share > 1 ? share.log2() * naturalLogarithmOf2 : 0
  }
}

/// Finds when the offset last crosses a limit, where it turns back once at most.
private struct LastCrossing: SpringVisitor {
  let offset, velocity, limit: Double
  /// A time at which it has.
  let before: Double

  func visit<K: SpringKernel>(_ kernel: K) -> Double {
    func distance(_ t: Double) -> Double {
      kernel.value(from: offset, to: 0, velocity: velocity, at: t).magnitude
    }
    func isOnItsWay(_ t: Double) -> Bool {
      (kernel.velocity(from: offset, to: 0, velocity: velocity, at: t) < 0) == (velocity < 0)
    }
    let late = kernel.clamped(before)
    if velocity != 0, !isOnItsWay(late) {
      let turn = Self.last(from: 0, to: late, where: isOnItsWay)
      let isFar = distance(turn) > limit
      if isFar { return Self.last(from: turn, to: late) { distance($0) > limit } }
      guard offset.magnitude > limit else { return 0 }
      return Self.last(from: 0, to: turn) { distance($0) > limit }
    }
    guard offset.magnitude > limit else { return 0 }
    return Self.last(from: 0, to: late) { distance($0) > limit }
  }

  /// The end of the times at which a condition holds, by halving what lies between one at which it does and one at
  /// which it does not.
  private static func last(
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
