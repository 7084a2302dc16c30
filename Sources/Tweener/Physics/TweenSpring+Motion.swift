// The value and the velocity of a spring at a time, and the time at which it is at rest.

extension TweenSpring {
  /// The value `time` seconds after the start. O(1).
  ///
  /// Within 2 · 2^-52 of the distance (of |velocity| over the natural frequency, where that is
  /// more) and half a unit in the last place of the result; exactly `start` at 0. Equal inputs give
  /// equal bits on every platform.
  ///
  /// ```swift
  /// let spring = TweenSpring(duration: 0.5, bounce: 0.3)
  /// print(spring.value(from: 0, to: 100, at: 0.25) > 50)  // prints true
  /// print(spring.value(from: 0, to: 0, velocity: 400, at: 0.1) > 10)  // prints true
  /// ```
  ///
  /// - Parameters:
  ///   - start: the value at time 0.
  ///   - end: where the spring rests.
  ///   - velocity: at time 0, in units a second. Not finite is 0; clamps to ±10^280.
  ///   - time: in seconds. Negative and not-a-number is 0; at infinity the spring rests, unless its
  ///     damping ratio is 0.
  public func value(
    from start: Double, to end: Double, velocity: Double = 0, at time: Double
  ) -> Double {
    SpringKernel(self).state(from: start, to: end, velocity: velocity, at: time).value
  }

  /// The velocity `time` seconds after the start, in units a second. O(1).
  ///
  /// Within 2 · 2^-52 of distance · natural frequency + |velocity|; exactly `velocity` at 0. The
  /// parameters are those of ``value(from:to:velocity:at:)``.
  ///
  /// ```swift
  /// let spring = TweenSpring(duration: 0.5, bounce: 0.3)
  /// print(spring.velocity(from: 0, to: 100, velocity: -50, at: 0))  // prints -50.0
  /// print(spring.velocity(from: 0, to: 100, at: 0.1) > 0)  // prints true
  /// ```
  public func velocity(
    from start: Double, to end: Double, velocity: Double = 0, at time: Double
  ) -> Double {
    SpringKernel(self).state(from: start, to: end, velocity: velocity, at: time).velocity
  }

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
    PreparedSpring(self).settlingDuration(from: start, to: end, velocity: velocity)
  }

  static func usable(_ velocity: Double) -> Double {
    velocity.parameter(in: -1e280...1e280, otherwise: 0)
  }
}
