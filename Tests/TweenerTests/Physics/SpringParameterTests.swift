import Testing

@testable import Tweener

@Suite("What springs and decays are made of")
struct SpringParameterTests {
  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 4 * max(a.ulp, b.ulp) }

  @Test("a spring can be read in every way, whichever it was made in")
  func families() {
    let springs = [
      TweenSpring(duration: 0.5, bounce: 0.3), TweenSpring(response: 2, dampingRatio: 0.1),
      TweenSpring(duration: 3, bounce: -0.5), TweenSpring(mass: 2, stiffness: 300, damping: 14),
      TweenSpring(stiffness: 170, damping: 26), TweenSpring(settlingDuration: 1, dampingRatio: 0.8),
    ]
    for spring in springs {
      #expect(spring.duration == spring.response)
      let omega = (spring.stiffness / spring.mass).squareRoot()
      #expect(isClose(spring.response, 2 * .pi / omega))
      #expect(isClose(spring.dampingRatio, spring.damping / (2 * spring.mass * omega)))
      let ratio = spring.bounce < 0 ? 1 / (1 + spring.bounce) : 1 - spring.bounce
      #expect(isClose(spring.dampingRatio, ratio))
      let again = TweenSpring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
      for t in [0.1, 0.4, 1.1] {
        let (one, other) = (spring.value(from: 0, to: 1, at: t), again.value(from: 0, to: 1, at: t))
        #expect(abs(one - other) < 1e-14)
      }
    }
  }

  @Test("what was given is read back, bit for bit")
  func given() {
    let physics = TweenSpring(mass: 0.3, stiffness: 123.4, damping: 5.6)
    #expect([physics.mass, physics.stiffness, physics.damping] == [0.3, 123.4, 5.6])
    let perceptual = TweenSpring(duration: 0.7, bounce: 0.15)
    #expect([perceptual.duration, perceptual.bounce, perceptual.mass] == [0.7, 0.15, 1])
    let response = TweenSpring(response: 0.55, dampingRatio: 0.825)
    #expect([response.response, response.dampingRatio] == [0.55, 0.825])
    #expect(TweenSpring(mass: 1, stiffness: 100, damping: 20).dampingRatio == 1)
    #expect(TweenSpring(mass: 4, stiffness: 100, damping: 20).dampingRatio == 0.5)
  }

  @Test("the presets, and what equality sees")
  func presets() {
    #expect([TweenSpring.smooth, .snappy, .bouncy].map(\.bounce) == [0, 0.15, 0.3])
    #expect([TweenSpring.smooth, .snappy, .bouncy].map(\.duration) == [0.5, 0.5, 0.5])
    #expect(TweenSpring() == .smooth)
    #expect(
      TweenSpring(duration: 0.5, bounce: 0.15) == TweenSpring(response: 0.5, dampingRatio: 0.85))
    #expect(
      TweenSpring.snappy.hashValue == TweenSpring(response: 0.5, dampingRatio: 0.85).hashValue)
    #expect(TweenSpring.snappy != .bouncy)
    #expect(TweenSpring.smooth != TweenSpring(response: 0.6, dampingRatio: 1))
    #expect(
      TweenSpring(stiffness: 100, damping: 10) != TweenSpring(mass: 2, stiffness: 200, damping: 20))
    var patient = TweenSpring.smooth
    patient.settling = 1e-6
    #expect(
      patient != .smooth && patient.settlingDuration() > TweenSpring.smooth.settlingDuration())
    var decay = TweenDecay.fast
    decay.settling = 0.01
    #expect(decay != .fast && TweenDecay.fast != .normal)
    #expect(Set([TweenDecay.fast, .fast, .normal, decay]).count == 3)
  }

  @Test("bounce is 1 less the ratio above 0, and its reciprocal below")
  func bounce() {
    let pairs = [(1.0, 0.0), (0.4, 0.6), (0, 1), (-0.5, 2), (-0.9, 10), (-1, 1e9)]
    for (bounce, ratio) in pairs {
      #expect(isClose(TweenSpring(duration: 1, bounce: bounce).dampingRatio, ratio))
      #expect(abs(TweenSpring(response: 1, dampingRatio: ratio).bounce - bounce) < 1e-8)
    }
  }

  @Test("bad numbers become usable ones, and what was wrong is kept")
  func hostile() throws {
    let cases: [(TweenSpring, TweenSpring, String)] = [
      (TweenSpring(duration: 0), TweenSpring(duration: 1e-6), "duration"),
      (TweenSpring(duration: -3), TweenSpring(duration: 1e-6), "duration"),
      (TweenSpring(duration: .nan), .smooth, "duration"),
      (TweenSpring(duration: .infinity, bounce: 0.3), .bouncy, "duration"),
      (TweenSpring(duration: 0.5, bounce: 7), TweenSpring(bounce: 1), "bounce"),
      (TweenSpring(duration: 0.5, bounce: -7), TweenSpring(bounce: -1), "bounce"),
      (TweenSpring(bounce: .nan), .smooth, "bounce"),
      (TweenSpring(response: -1, dampingRatio: 1), TweenSpring(duration: 1e-6), "response"),
      (TweenSpring(response: 0.5, dampingRatio: -2), TweenSpring(bounce: 1), "dampingRatio"),
      (TweenSpring(response: 0.5, dampingRatio: .nan), .smooth, "dampingRatio"),
      (
        TweenSpring(mass: 0, stiffness: 100, damping: 10),
        TweenSpring(stiffness: 100, damping: 10), "mass"
      ),
      (
        TweenSpring(mass: -2, stiffness: 100, damping: -10),
        TweenSpring(stiffness: 100, damping: 0), "mass"
      ),
      (
        TweenSpring(stiffness: 100, damping: .infinity),
        TweenSpring(stiffness: 100, damping: 20), "damping"
      ),
      (
        TweenSpring(settlingDuration: 1, dampingRatio: 0),
        TweenSpring(settlingDuration: 1, dampingRatio: 0.001), "dampingRatio"
      ),
      (
        TweenSpring(settlingDuration: .nan, dampingRatio: 0.5),
        TweenSpring(settlingDuration: 1, dampingRatio: 0.5), "settlingDuration"
      ),
    ]
    for (spring, usable, parameter) in cases {
      #expect(spring == usable, "\(parameter)")
      let fault = try #require(spring.faults.first, "\(parameter)")
      #expect(fault.parameter == parameter)
      let problem = fault.problem(key: "spring")
      #expect(problem.kind == .numberOutOfRange && problem.key == "spring")
      #expect(usable.faults.isEmpty)
    }
    for stiffness in [0.0, -4, .nan, -.infinity] {
      let spring = TweenSpring(mass: 3, stiffness: stiffness, damping: 3)
      #expect(abs(spring.response - 0.5) < 1e-15 && spring.faults.first?.parameter == "stiffness")
    }
  }

  @Test("a report says what was given, what is right, and what is used")
  func report() throws {
    let fault = try #require(TweenSpring(duration: 0.5, bounce: 2).faults.first)
    #expect(
      fault.problem(key: "spring").message
        == "Tweener: \"spring\" = 2.0: bounce 2.0 is out of range; bounce is from -1.0 to 1.0; 1.0 is used"
    )
    let other = try #require(TweenDecay(rate: .nan).faults.first)
    #expect(
      other.problem(key: "x").message
        == "Tweener: \"x\" = nan: rate is not finite; rate is above 0 and below 1; 0.998 is used")
  }

  @Test("bad numbers of a decay become usable ones")
  func hostileDecays() {
    for rate in [0.0, 1, -0.5, 1.5, .nan, .infinity] {
      #expect(TweenDecay(rate: rate) == .normal && !TweenDecay(rate: rate).faults.isEmpty)
    }
    for drag in [0.0, -1, .nan, .infinity] {
      #expect(TweenDecay(drag: drag) == .normal && !TweenDecay(drag: drag).faults.isEmpty)
    }
    #expect(TweenDecay(drag: 1e9) == TweenDecay(drag: 1e6))
    #expect(TweenDecay(rate: 1.0.nextDown) == TweenDecay(drag: 1e-6))
    #expect(TweenDecay.normal.restingValue(from: 3, velocity: .nan) == 3)
    #expect(TweenDecay.normal.value(from: 3, velocity: .infinity, at: 1) == 3)
    #expect(TweenDecay.normal.settlingDuration(velocity: .nan) == 0)
  }

  @Test("the share at rest is within its range")
  func settling() {
    var spring = TweenSpring.smooth
    var decay = TweenDecay.normal
    for (given, used) in [(0.0, 1e-12), (-1, 1e-12), (7, 1), (Double.nan, 0.001), (0.02, 0.02)] {
      spring.settling = given
      decay.settling = given
      #expect(spring.settling == used && decay.settling == used)
    }
    decay.settling = 1
    spring.settling = 1
    #expect(decay.settlingDuration(velocity: 5) == 0 && spring.settlingDuration() == 0)
  }

  @Test("every spring that can be made moves, and rests, without a number that is none")
  func anything() {
    let numbers = [0.0, .leastNonzeroMagnitude, 1e-9, 0.3, 1, 7, 1e9, 1e300, -1, .infinity, .nan]
    for a in numbers {
      for b in numbers {
        for c in numbers {
          for spring in [
            TweenSpring(mass: a, stiffness: b, damping: c),
            TweenSpring(response: a, dampingRatio: b),
            TweenSpring(duration: c, bounce: b),
          ] {
            let value = spring.value(from: 0, to: 1, velocity: 3, at: a)
            #expect(value.isFinite, "\(spring) at \(a)")
            #expect(spring.velocity(from: 0, to: 1, velocity: 3, at: b).isFinite, "\(spring)")
            #expect(!spring.settlingDuration(velocity: c).isNaN, "\(spring)")
          }
        }
      }
    }
  }
}
