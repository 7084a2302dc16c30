// The value and the velocity of a spring at a time. One number at a time; what sweeps many takes a
// kernel from `accept`.

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
    accept(SpringState(from: start, to: end, velocity: velocity, at: time)).value
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
    accept(SpringState(from: start, to: end, velocity: velocity, at: time)).velocity
  }

  /// Gives the visitor the kernel of this spring.
  func accept<Visitor: SpringVisitor>(_ visitor: Visitor) -> Visitor.Output {
    if dampingRatio <= 1 {
      return visitor.visit(UnderdampedKernel(frequency: frequency, ratio: dampingRatio))
    }
    return visitor.visit(OverdampedKernel(frequency: frequency, ratio: dampingRatio))
  }

  static func usable(_ velocity: Double) -> Double {
    velocity.parameter(in: -1e280...1e280, otherwise: 0)
  }
}

/// A value and its velocity.
typealias MotionState = (value: Double, velocity: Double)

/// Evaluates a kernel at one time, and takes its velocity there.
struct SpringState: SpringVisitor {
  private let start, end, velocity, time: Double

  init(from start: Double, to end: Double, velocity: Double, at time: Double) {
    (self.start, self.end, self.time) = (start, end, time)
    self.velocity = TweenSpring.usable(velocity)
  }

  @inline(__always)
  func visit<K: SpringKernel>(_ kernel: K) -> MotionState {
    let t = kernel.clamped(time)
    let factors = kernel.factors(at: t)
    let speed = factors.velocity(from: start, to: end, velocity: velocity)
    if (start - end).isFinite || t == 0 {
      return (factors.value(from: start, to: end, velocity: velocity, at: t), speed)
    }
    // Far ends: the difference alone would overflow.
    let half = factors.value(from: start / 2, to: end / 2, velocity: velocity / 2, at: t)
    return (half + half, speed)
  }
}
