// A spring with its kernel, which takes a root of twice the digits to make. Made once for a plan;
// asked by its tweens at each start, velocity and frame. It must not know tweens.

/// A reference, so that motions and lanes copy a word and not the whole spring.
final class PreparedSpring: Sendable {
  let spring: TweenSpring
  private let kernel: Kernel
  /// Its natural frequency, and its ``TweenSpring/swingFrequency``.
  private let omega, turning: Double

  private enum Kernel {
    case underdamped(UnderdampedKernel)
    case overdamped(OverdampedKernel)
  }

  init(_ spring: TweenSpring) {
    self.spring = spring
    omega = spring.frequency.radians
    turning = spring.swingFrequency
    kernel =
      spring.dampingRatio <= 1
      ? .underdamped(UnderdampedKernel(frequency: spring.frequency, ratio: spring.dampingRatio))
      : .overdamped(OverdampedKernel(frequency: spring.frequency, ratio: spring.dampingRatio))
  }

  /// Gives the visitor the kernel of this spring.
  @inline(__always)
  func accept<Visitor: SpringVisitor>(_ visitor: Visitor) -> Visitor.Output {
    switch kernel {
    case .underdamped(let kernel): visitor.visit(kernel)
    case .overdamped(let kernel): visitor.visit(kernel)
    }
  }
}

extension PreparedSpring {
  func settlingDuration(from start: Double, to end: Double, velocity: Double) -> Double {
    spring.settlingDuration(
      from: start, to: end, velocity: velocity, omega: omega, turning: turning)
  }
}

extension PreparedSpring: Hashable {
  static func == (a: PreparedSpring, b: PreparedSpring) -> Bool {
    a === b || a.spring == b.spring
  }

  func hash(into hasher: inout Hasher) { hasher.combine(spring) }
}
