import Testing

@testable import Tweener

/// Rule 46: how long a spring's play lasts.
@Suite("Rule 46: when springs are at rest")
struct Rule46SettlingTests {
  static let ratios = [
    0.02, 0.05, 0.3, 0.5, 0.85, 0.95, 0.98, 0.99, 0.9999, 1 - 1e-12, 1, 1 + 1e-12, 1.5, 10, 50,
  ]
  /// In natural frequencies: the velocity with which an offset of 1 goes on.
  static let velocities = [0, 1, -1, 0.6, 7, -7, 300]

  @Test(
    "46 from its settling duration on a spring is near its end, and not much earlier",
    arguments: ratios)
  func rests(ratio: Double) {
    for settling in [0.001, 1e-7, 0.2] {
      var spring = TweenSpring(response: 2, dampingRatio: ratio)
      spring.settling = settling
      for share in Self.velocities {
        let velocity = share * Double.pi
        let limit = settling * max(1, abs(share))
        func distance(_ t: Double) -> Double {
          abs(spring.value(from: 0, to: 1, velocity: velocity, at: t) - 1)
        }
        let length = spring.settlingDuration(velocity: velocity)
        let swing = ratio < 1 ? 1 / (1 - ratio * ratio).squareRoot() : 1
        for step in 0...60 {
          let t = length + Double(step) * swing / 40
          #expect(distance(t) <= limit * (1 + 1e-6), "\(share), \(settling)")
        }
        // Half a swing earlier it was farther away: where it swings, somewhere in that half.
        let earlier = min(length, ratio < 0.999 ? swing : length * 1e-4)
        let far = (0...60).map { distance(length - Double($0) / 60 * earlier) }.max() ?? 0
        #expect(far >= limit * 0.99 || length == 0, "\(share), \(settling): \(length)")
      }
    }
  }

  @Test("46 a spring that swings rests when its envelope does")
  func envelope() {
    // ln(1000/√(1 - ζ²))/(ζω), from rest.
    let half = TweenSpring(response: 1, dampingRatio: 0.5)
    #expect(abs(half.settlingDuration() - 2.244592820507901) < 1e-14)
    let tenth = TweenSpring(response: 1, dampingRatio: 0.1)
    #expect(abs(tenth.settlingDuration() - 11.002031786345509) < 1e-13)
  }

  @Test(
    "46 the settling duration is continuous through a damping ratio of 1, and where the envelope takes over"
  )
  func continuity() {
    func length(_ ratio: Double, _ velocity: Double) -> Double {
      TweenSpring(response: 1, dampingRatio: ratio).settlingDuration(velocity: velocity)
    }
    for velocity in [0, 1, -6, 90.0] {
      for step in [0x1p-53, 1e-12, 1e-9] {
        #expect(abs(length(1 - step, velocity) - length(1, velocity)) < 1e-6)
        #expect(abs(length(1 + 2 * step, velocity) - length(1, velocity)) < 1e-6)
      }
    }
    var last = length(0.9, 0)
    for step in 1...200 {
      let next = length(0.9 + Double(step) / 1000, 0)
      #expect(abs(next - last) < 0.025, "\(step)")
      last = next
    }
  }

  @Test("46 lengths scale with the swing, and neither with the way nor with where it is")
  func scale() {
    let spring = TweenSpring(response: 1, dampingRatio: 0.6)
    let length = spring.settlingDuration()
    #expect(spring.settlingDuration(from: 300, to: -500) == length)
    #expect(spring.settlingDuration(from: -1e308, to: 1e308) == length)
    #expect(
      spring.settlingDuration(from: 0, to: 2, velocity: 6) == spring.settlingDuration(velocity: 3))
    let slow = TweenSpring(response: 3, dampingRatio: 0.6)
    #expect(abs(slow.settlingDuration() - 3 * length) < 1e-12)
    #expect(spring.settlingDuration(from: 4, to: 4) == 0)
    #expect(spring.settlingDuration(from: 4, to: 4, velocity: 1) > 0)
  }

  @Test(
    "46 a spring made by its settling duration has it, to a flick",
    arguments: [0.001, 0.05, 0.5, 0.99, 1, 1.5, 10, 1000])
  func bySettling(ratio: Double) {
    for length in [0.05, 1, 7.3] {
      let spring = TweenSpring(settlingDuration: length, dampingRatio: ratio)
      #expect(abs(spring.settlingDuration() - length) < 1.4e-9)
      #expect(spring.dampingRatio == ratio)
    }
  }

  @Test("46 bad starts, ends and velocities have a settling duration too")
  func hostile() {
    for ratio in [0.5, 1, 3] {
      let spring = TweenSpring(response: 1, dampingRatio: ratio)
      for bad in [Double.nan, .infinity, -.infinity] {
        #expect(spring.settlingDuration(from: bad, to: 0) == 0)
        #expect(spring.settlingDuration(velocity: bad) == spring.settlingDuration())
        #expect(
          spring.value(from: 0, to: 1, velocity: bad, at: 0.3)
            == spring.value(from: 0, to: 1, at: 0.3))
      }
      for velocity in [1e300, -.greatestFiniteMagnitude, .leastNonzeroMagnitude] {
        let length = spring.settlingDuration(velocity: velocity)
        #expect(length > 0 && length < 10)
      }
      let far = spring.value(from: -1.5e308, to: 1.5e308, at: 0.1)
      #expect(far.isFinite && far > -1.5e308 && far < 1.5e308)
    }
  }
}
