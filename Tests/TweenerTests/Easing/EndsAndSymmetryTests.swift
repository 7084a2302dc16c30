import Testing

@testable import Tweener

@Suite("Ends and symmetries of the curves")
struct EndsAndSymmetryTests {
  @Test(arguments: EasingSamples.all)
  func `the ends are 0 and 1 to the bit`(easing: Easing) {
    #expect(easing(0).bitPattern == 0)
    #expect(easing(1) == 1)
  }

  @Test(arguments: EasingSamples.all)
  func `time clamps, and not-a-number is the start`(easing: Easing) {
    #expect(easing(-1) == 0)
    #expect(easing(-.infinity) == 0)
    #expect(easing(2) == 1)
    #expect(easing(.infinity) == 1)
    #expect(easing(.nan) == 0)
  }

  @Test(arguments: EasingSamples.all)
  func `every value is a finite number`(easing: Easing) {
    for t in EasingSamples.times { #expect(easing(t).isFinite, "\(t)") }
  }

  /// Exact points of time, so that 1 - t and 2t are exact too.
  private static let exactTimes = (0...1024).map { Double($0) / 1024 }

  @Test(arguments: EasingSamples.mirroredFamilies)
  func `out is in upside down and backwards, bit for bit`(family: String) throws {
    let into = try #require(Easing(named: "in" + family))
    let out = try #require(Easing(named: "out" + family))
    for t in Self.exactTimes { #expect(out(t) == 1 - into(1 - t), "\(t)") }
  }

  @Test(arguments: EasingSamples.plainFamilies)
  func `inOut and outIn are made of halves, bit for bit`(family: String) throws {
    let into = try #require(Easing(named: "in" + family))
    let inOut = try #require(Easing(named: "inOut" + family))
    let outIn = try #require(Easing(named: "outIn" + family))
    for t in Self.exactTimes {
      #expect(inOut(t) == (t < 0.5 ? into(2 * t) / 2 : 1 - into(2 - 2 * t) / 2), "\(t)")
      #expect(outIn(t) == (t < 0.5 ? 0.5 - into(1 - 2 * t) / 2 : 0.5 + into(2 * t - 1) / 2), "\(t)")
    }
  }

  @Test(arguments: EasingSamples.mirroredFamilies)
  func `inOut and outIn are point-symmetric about the middle`(family: String) throws {
    for prefix in ["inOut", "outIn"] {
      let easing = try #require(Easing(named: prefix + family))
      #expect(easing(0.5) == 0.5)
      for t in Self.exactTimes {
        #expect((easing(t) + easing(1 - t) - 1).magnitude <= 0x1p-51, "\(prefix) \(t)")
      }
    }
  }

  @Test func `inOutBack is 1.525 times as strong in its halves`() {
    let into = Easing.inBack(overshoot: 2 * 1.525)
    let inOut = Easing.inOutBack(overshoot: 2)
    for t in Self.exactTimes where t < 0.5 { #expect(inOut(t) == into(2 * t) / 2) }
  }

  @Test func `the default elastic of both ends has one and a half times the period`() {
    let into = Easing.inElastic(period: 0.45)
    for t in Self.exactTimes where t < 0.5 { #expect(Easing.inOutElastic(t) == into(2 * t) / 2) }
  }

  @Test(arguments: [
    "Quad", "Cubic", "Quart", "Quint", "Sine", "Circ", "Expo", "Power(0.3)", "Power(1.5)",
    "Power(40.2)",
    "Power(11)",
  ])
  func `the simple curves rise throughout and stay within 0 and 1`(family: String) throws {
    for prefix in ["in", "out", "inOut", "outIn"] {
      let easing = try #require(Easing(named: prefix + family))
      var last = 0.0
      for t in Self.exactTimes {
        let value = easing(t)
        #expect(value >= last && value <= 1, "\(prefix) \(t)")
        last = value
      }
    }
  }

  @Test
  func `inOutBack has 1.525 times the overshoot, as Penner has it`() {
    for overshoot in [0, 1, Easing.defaultOvershoot] {
      // Half of in at half of the time: 0.25 · ((s + 1) / 2 - s) / 2.
      let wanted = (1 - 1.525 * overshoot) / 16
      #expect(abs(Easing.inOutBack(overshoot: overshoot)(0.25) - wanted) < 1e-15)
      #expect(abs(Easing.inOutBack(overshoot: overshoot)(0.75) - (1 - wanted)) < 1e-15)
    }
  }
}
