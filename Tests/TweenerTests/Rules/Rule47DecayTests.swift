import Testing

@testable import Tweener

/// Rule 47: a decay follows `TweenDecay`. Here are its values alone.
@Suite("Rule 47: the values of decays")
struct Rule47DecayTests {
  @Test("47 values and velocities are within 4 · 2^-52 of the way and of the velocity")
  func reference() {
    #expect(DecayReference.all.count >= 140)
    var worst = 0.0
    for row in DecayReference.all {
      let way = row.decay.restingValue(from: 0, velocity: row.velocity).magnitude
      let value = row.decay.value(from: 0, velocity: row.velocity, at: row.time)
      let error = row.way.distance(to: value) / way * 0x1p52
      #expect(error < 4, "\(row.decay), \(row.velocity) at \(row.time)")
      worst = max(worst, error)
      let velocity = row.decay.velocity(velocity: row.velocity, at: row.time)
      let unit = row.velocity.magnitude * 0x1p-52
      #expect(row.velocityThen.distance(to: velocity) < 4 * unit, "\(row.decay) at \(row.time)")
    }
    #expect(worst > 0.5)
  }

  @Test("47 what is left of a velocity after a millisecond is the rate")
  func rate() {
    for rate in [0.998, 0.99, 0.5, 1e-9, 0.999_999] {
      let left = TweenDecay(rate: rate).velocity(velocity: 1, at: 0.001)
      #expect(abs(left - rate) <= 8 * rate.ulp, "\(rate)")
    }
    #expect(TweenDecay.normal == TweenDecay(rate: 0.998))
    #expect(TweenDecay.fast == TweenDecay(rate: 0.99))
  }

  @Test("47 a decay comes to rest where it says, and a velocity leads to a place")
  func resting() {
    for decay in [TweenDecay.normal, .fast, TweenDecay(drag: 3)] {
      let end = decay.restingValue(from: 20, velocity: -700)
      #expect(decay.value(from: 20, velocity: -700, at: .infinity) == end)
      #expect(abs(decay.velocity(from: 20, restingAt: end) + 700) < 1e-12)
      #expect(
        abs(decay.restingValue(from: 20, velocity: decay.velocity(from: 20, restingAt: 95)) - 95)
          < 1e-12)
    }
    // -1/(1000 ln 0.998), from mpmath.
    #expect(abs(TweenDecay.normal.restingValue(from: 0, velocity: 1) - 0.499499833166455) < 1e-15)
  }

  @Test(
    "47 from its settling duration on less than a share of the way is left",
    arguments: [0.001, 1e-9, 0.3])
  func settling(share: Double) {
    for drag in [0.5, 2, 400] {
      var decay = TweenDecay(drag: drag)
      decay.settling = share
      let length = decay.settlingDuration(velocity: -80)
      let end = decay.restingValue(from: 5, velocity: -80)
      let way = abs(end - 5)
      #expect(abs(abs(decay.value(from: 5, velocity: -80, at: length) - end) / way - share) < 1e-12)
      #expect(length == decay.settlingDuration(velocity: 1e-9))
      #expect(decay.settlingDuration(velocity: 0) == 0)
    }
  }

  @Test("47 it starts exactly at its start, with exactly its velocity")
  func starts() {
    for time in [0.0, -3, -.infinity, .nan] {
      #expect(TweenDecay.normal.value(from: 0.1, velocity: 300, at: time) == 0.1)
      #expect(TweenDecay.normal.velocity(velocity: 300, at: time) == 300)
    }
    #expect(TweenDecay.normal.velocity(velocity: 300, at: .infinity) == 0)
  }
}
