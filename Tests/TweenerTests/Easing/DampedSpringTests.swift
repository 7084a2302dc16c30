import Testing

@testable import Tweener

@Suite("Damped springs")
struct DampedSpringTests {
  struct Case: Sendable {
    let damping, velocity: Double
    let easing: Easing
    let spring: DampedSpringKernel

    init(damping: Double, velocity: Double) {
      self.damping = damping
      self.velocity = velocity
      easing = .dampedSpring(damping: damping, velocity: velocity)
      spring = DampedSpringKernel(DampedSpring(damping: damping, velocity: velocity))
    }
  }

  static let cases = [0.05, 0.2, 0.5, 0.7, 0.95, 1].flatMap { damping in
    [-20, 0, 0.49, 1, 7, 40].map { Case(damping: damping, velocity: $0) }
  }

  /// The oscillator's equation, in small steps (Runge and Kutta's fourth order).
  private func simulated(_ sample: Case, to end: Double) -> Double {
    let spring = sample.spring
    let stiffness = spring.decay * spring.decay + spring.pace * spring.pace
    func pull(_ x: Double, _ v: Double) -> Double { stiffness * (1 - x) - 2 * spring.decay * v }
    var (x, v) = (0.0, sample.velocity)
    let count = 300 + Int(spring.pace * 15)
    let h = end / Double(count)
    for _ in 0..<count {
      let (x1, v1) = (v, pull(x, v))
      let (x2, v2) = (v + h / 2 * v1, pull(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, pull(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, pull(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return x
  }

  @Test(arguments: cases)
  func `a spring moves as its equation says`(sample: Case) {
    for t in [0.05, 0.2, 0.45, 0.8] {
      #expect(abs(sample.easing(t) - simulated(sample, to: t)) < 1e-6, "\(t)")
    }
  }

  @Test(arguments: cases)
  func `its damping and its first slope are those asked for`(sample: Case) {
    let spring = sample.spring
    let stiffness = spring.decay * spring.decay + spring.pace * spring.pace
    #expect(abs(spring.decay / stiffness.squareRoot() - sample.damping) < 1e-8)
    #expect(abs(sample.easing.derivative(0) - sample.velocity) < 1e-6)
    let h = 0x1p-20
    for t in [0.1, 0.35, 0.6] {
      let difference = (sample.easing(t + h) - sample.easing(t - h)) / (2 * h)
      let slope = sample.easing.derivative(t)
      #expect(abs(slope - difference) < 1e-5 * (1 + abs(slope)), "\(t)")
    }
  }

  @Test(arguments: cases)
  func `it begins at 0, ends at 1, and is at rest by then`(sample: Case) {
    #expect(sample.easing(0).bitPattern == 0)
    #expect(sample.easing(1) == 1)
    #expect(abs(sample.easing(1.0.nextDown) - 1) <= 0.001)
    // Not long before: a stiffer spring than needed would be at rest too.
    let late = (85...99).map { abs(sample.easing(Double($0) / 100) - 1) }.max() ?? 0
    #expect(late > 0.0003)
  }

  @Test func `less damping swings more, and none of it at 1`() {
    func highest(_ damping: Double) -> Double {
      let easing = Easing.dampedSpring(damping: damping)
      return (0...300).map { easing(Double($0) / 300) }.max() ?? 0
    }
    #expect(highest(0.2) > highest(0.5) && highest(0.5) > highest(0.8))
    #expect(highest(1) <= 1)
  }

  @Test func `parameters clamp, and what is not finite is the default`() {
    #expect(Easing.dampedSpring(damping: 7) == .dampedSpring(damping: 1))
    #expect(Easing.dampedSpring(damping: -1) == .dampedSpring(damping: 0.01))
    #expect(Easing.dampedSpring(damping: .nan, velocity: .infinity) == .dampedSpring(damping: 1))
    #expect(
      Easing.dampedSpring(damping: 0.5, velocity: 1e9)
        == .dampedSpring(damping: 0.5, velocity: 1000))
  }

  @Test func `it prints its parameters`() {
    #expect(
      Easing.dampedSpring(damping: 0.5, velocity: 2).description
        == "dampedSpring(damping: 0.5, velocity: 2.0)")
  }
}
