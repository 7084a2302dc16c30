// A weight on a spring: leaves 0, swings about 1 and comes to rest there.

/// A spring of some damping and initial velocity, in units of one play.
struct DampedSpring: Hashable, Sendable {
  let damping, velocity: Double
  /// The rate at which the swings die down, per play: so that they have when it ends.
  let decay: Double

  /// The share of the distance that is left when the play ends.
  private static let rest = 0.001

  /// Makes a spring of a damping and a velocity that are in range.
  init(damping: Double, velocity: Double) {
    self.damping = damping
    self.velocity = velocity
    let pace = Self.pace(damping)
    func left(_ decay: Double) -> Double {
      let lean = (decay - velocity) * min(1, 1 / (decay * pace))
      return (-decay / naturalLogarithmOf2).exp2() * (1 + abs(lean))
    }
    // By halving: what is left falls with the decay.
    var (low, high) = (0x1p-10, 64.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if left(middle) > Self.rest { low = middle } else { high = middle }
    }
    decay = high
  }

  /// The speed of the swing, for each unit of decay.
  static func pace(_ damping: Double) -> Double {
    // At critical damping there is no swing to divide by: a hair below it the curve is the same.
    let ratio = min(damping, 1 - 0x1p-28)
    // Not `Double.squareRoot()`, which an optimised program may look for in the mathematics
    // library.
    return TwoPartNumber(1 - ratio * ratio).squareRoot().head / ratio
  }
}

/// 1 - e^(-decay · t) (cos(pace · t) + lean · sin(pace · t)), and exactly 1 at 1.
struct DampedSpringKernel: EasingKernel {
  let decay, pace: Double
  /// The amount of sine beside the cosine, so that the first slope is the velocity.
  let lean: Double

  init(_ spring: DampedSpring) {
    decay = spring.decay
    pace = spring.decay * DampedSpring.pace(spring.damping)
    lean = (decay - spring.velocity) / pace
  }

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    let left = (t * N(-decay / naturalLogarithmOf2)).exp2InRange()
    let angle = t * N(pace)
    return (N(1) - left * (angle.cos() + N(lean) * angle.sin())).pinned(at: t)
  }

  func slope(at t: Double) -> Double {
    let left = (t * (-decay / naturalLogarithmOf2)).exp2InRange()
    let angle = t * pace
    return left * ((decay - lean * pace) * angle.cos() + (lean * decay + pace) * angle.sin())
  }
}

extension Easing {
  /// A spring that comes to rest within the play: leaves with a velocity, swings about the end,
  /// dies down.
  ///
  /// At the end of the play less than a thousandth of the distance is left, which is dropped. The
  /// stiffness of the spring follows from that.
  ///
  /// ```swift
  /// tweener.addTween(box, [.duration: 0.7, .easing: Easing.dampedSpring(damping: 0.5), "x": 200])
  /// ```
  ///
  /// - Parameters:
  ///   - damping: 1 goes there without a swing, less swings the more. Clamps to 0.01 … 1; not
  ///     finite counts as 1.
  ///   - velocity: the slope at the start, in distances per play: 1 would cover the distance in one
  ///     play. Clamps to ±1,000; not finite counts as 0.
  ///
  /// > Source: the damped harmonic oscillator.
  public static func dampedSpring(damping: Double, velocity: Double = 0) -> Easing {
    Easing(
      .dampedSpring(
        DampedSpring(
          damping: damping.parameter(in: 0.01...1, otherwise: 1),
          velocity: velocity.parameter(in: -1_000...1_000, otherwise: 0))))
  }
}
