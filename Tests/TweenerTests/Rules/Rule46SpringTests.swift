import Testing

@testable import Tweener

/// Rule 46: a spring is the closed form of the damped oscillator for every damping ratio. Here are its values alone; tweens
/// are elsewhere.
@Suite("Rule 46: the values of springs")
struct Rule46SpringTests {
  static let ratios = [0, 0.05, 0.5, 1 - 1e-12, 1, 1 + 1e-12, 1.5, 2, 10, 50, 1e6]

  @Test("46 a value is within 2 · 2^-52 of the distance, for every ratio, velocity and time")
  func values() throws {
    #expect(SpringReference.all.count > 1400)
    var worst = 0.0
    for row in SpringReference.all {
      let value = row.spring.value(from: row.offset, to: 0, velocity: row.velocity, at: row.time)
      let error = row.offsetThen.distance(to: value) / row.unit
      #expect(error < 2, "\(row.spring), \(row.offset), \(row.velocity), at \(row.time)")
      worst = max(worst, error)
    }
    #expect(worst > 0.5, "the reference must tell correct rounding from ours")
  }

  @Test("46 a velocity is within 2 · 2^-52 of what it can be")
  func velocities() throws {
    var worst = 0.0
    for row in SpringReference.all {
      let velocity = row.spring.velocity(
        from: row.offset, to: 0, velocity: row.velocity, at: row.time)
      let unit = row.unit * row.spring.frequency.radians
      let error = row.velocityThen.distance(to: velocity) / unit
      #expect(error < 2, "\(row.spring), \(row.offset), \(row.velocity), at \(row.time)")
      worst = max(worst, error)
    }
    #expect(worst > 0.5)
  }

  @Test("46 the reference has every kind of spring, and endless ones for 100,000 seconds")
  func reference() {
    for ratio in Self.ratios {
      let rows = SpringReference.all.filter { $0.spring.dampingRatio == ratio && !$0.isByPhysics }
      #expect(rows.count >= 60, "\(ratio)")
      #expect(Set(rows.map(\.velocity)).count >= 5)
    }
    #expect(SpringReference.all.contains { $0.spring.dampingRatio == 0 && $0.time == 1e5 })
    #expect(SpringReference.all.filter(\.isByPhysics).count >= 360)
  }

  @Test("46 values are continuous through a damping ratio of 1")
  func critical() {
    func trace(_ ratio: Double, velocity: Double) -> [Double] {
      let spring = TweenSpring(response: 0.5, dampingRatio: ratio)
      return (0...60).flatMap { step in
        let t = Double(step) / 40
        return [
          spring.value(from: 0, to: 1, velocity: velocity, at: t),
          spring.velocity(from: 0, to: 1, velocity: velocity, at: t) / 12,
        ]
      }
    }
    for velocity in [0.0, 30, -30] {
      let there = trace(1, velocity: velocity)
      for (step, tolerance) in [(0x1p-53, 4e-15), (1e-12, 2e-11), (1e-6, 2e-5)] {
        for ratio in [1 - step, 1 + 2 * step] {
          let near = trace(ratio, velocity: velocity)
          for (a, b) in zip(there, near) { #expect(abs(a - b) < tolerance, "\(ratio)") }
        }
      }
    }
  }

  /// What springs of other libraries get wrong: an overdamped spring goes to the end from one side and stays there.
  @Test(
    "46 an overdamped spring of ratio 2 goes from 100 to 0, from rest, on one side, and arrives")
  func overdamped() {
    let spring = TweenSpring(response: 1, dampingRatio: 2)
    var last = 100.0
    for step in 1...400 {
      let t = Double(step) / 40
      let value = spring.value(from: 100, to: 0, at: t)
      #expect(value > 0 && value < last, "\(t)")
      #expect(spring.velocity(from: 100, to: 0, at: t) < 0)
      last = value
    }
    #expect(last < 1e-5)
    #expect(spring.velocity(from: 100, to: 0, at: 0) == 0)
    // From mpmath.
    #expect(abs(spring.value(from: 100, to: 0, at: 1) - 20.0073624645293) < 1e-9)
    #expect(abs(spring.settlingDuration(from: 100, to: 0) - 4.147283144085) < 2e-9)
  }

  @Test("46 an overdamped spring of a large ratio neither grows nor is lost, at any time")
  func largeRatios() {
    for ratio in [50, 1e4, 1e9] {
      let spring = TweenSpring(response: 0.5, dampingRatio: ratio)
      var last = 1.0
      for exponent in -20...80 {
        let t = Double(sign: .plus, exponent: exponent, significand: 1)
        let value = spring.value(from: 1, to: 0, at: t)
        #expect(value >= 0 && value <= last, "\(ratio), \(t)")
        last = value
      }
      #expect(last == 0)
      #expect(spring.value(from: 1, to: 0, velocity: 1e6, at: .infinity) == 0)
    }
  }

  @Test("46 with ratio 0 it swings for ever, and keeps its place")
  func endless() {
    let spring = TweenSpring(response: 0.5, dampingRatio: 0)
    for swings in [0.0, 1, 1000, 1e6, 1e9] {
      #expect(spring.value(from: 1, to: 0, at: swings / 2) == 1)
      #expect(spring.value(from: 1, to: 0, at: swings / 2 + 0.25) == -1)
      #expect(abs(spring.value(from: 1, to: 0, at: swings / 2 + 0.125)) < 1e-15)
    }
    #expect(spring.settlingDuration() == .infinity)
    #expect(spring.settlingDuration(from: 1, to: 1) == 0)
    #expect(abs(spring.value(from: 1, to: 0, at: .infinity)) <= 1)
  }

  @Test(
    "46 it starts exactly at its start, with exactly its velocity, and each number goes by itself")
  func starts() {
    for ratio in Self.ratios {
      let spring = TweenSpring(response: 0.7, dampingRatio: ratio)
      for time in [0.0, -1, -.infinity, .nan] {
        #expect(spring.value(from: 0.1, to: 0.3, velocity: 7, at: time) == 0.1)
        #expect(spring.velocity(from: 0.1, to: 0.3, velocity: 7, at: time) == 7)
      }
      if ratio > 0 {
        #expect(spring.value(from: 0.1, to: 0.3, velocity: 7, at: 1e300) == 0.3)
        #expect(spring.velocity(from: 0.1, to: 0.3, velocity: 7, at: 1e300) == 0)
      }
    }
  }

  struct Value: Formula {
    let kernel: SpringKernel
    func callAsFunction<N: EasingNumber>(_ x: N) -> N {
      kernel.value(from: N(3), to: x, velocity: N(-40), at: x)
    }
  }

  struct Velocity: Formula {
    let kernel: SpringKernel
    func callAsFunction<N: EasingNumber>(_ x: N) -> N {
      kernel.factors(at: x).velocity(from: x, to: N(5), velocity: N(0.3))
    }
  }

  struct DecayParts: Formula {
    let kernel = DecayKernel(drag: 2)
    func callAsFunction<N: EasingNumber>(_ x: N) -> N {
      kernel.covered(at: x) + kernel.remaining(at: x)
    }
  }

  @Test("46 a spring gives the same bits in every width", arguments: ratios)
  func widths(ratio: Double) {
    var numbers = SeededNumbers(seed: 5)
    let times =
      [0, 1e-300, 1e-9] + (0..<237).map { _ in Double.random(in: 0...8, using: &numbers) }
    let spring = TweenSpring(response: 0.5, dampingRatio: ratio)
    let kernel = SpringKernel(spring)
    #expect(Value(kernel: kernel).firstDifferenceBetweenWidths(at: times) == nil)
    #expect(Velocity(kernel: kernel).firstDifferenceBetweenWidths(at: times) == nil)
    #expect(DecayParts().firstDifferenceBetweenWidths(at: times) == nil)
  }
}
