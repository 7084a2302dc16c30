import Testing

@testable import Tweener

extension RuleRandom {
  /// A rate of a clock: usual ones, and such that are rounded.
  mutating func rate() -> Double {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: 1
    case 1: .random(in: 0...1, using: &self)
    case 2: .random(in: 0...4, using: &self)
    case 3: .random(in: 1e-9...1e-6, using: &self)
    case 4: .random(in: 1e3...1e6, using: &self)
    default: Double(Int.random(in: 1...9, using: &self)) / 10
    }
  }
}

@Suite("ClockMap: the affine map of a clock")
struct ClockMapTests {
  /// Position as a pair, computed from the definition: whole + fraction + one rounded product.
  private func expected(_ whole: Int64, _ fraction: UInt64, _ passed: Int64, _ rate: Double)
    -> (Int64, UInt64)
  {
    let product = Double(passed) * rate
    let floor = product.rounded(.down)
    let part = UInt64((product - floor) * 0x1p64)
    let (sum, carry) = fraction.addingReportingOverflow(part)
    return (whole + Int64(floor) + (carry ? 1 : 0), sum)
  }

  @Test("own time is whole + fraction + one rounded product", arguments: 1...50)
  func definition(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    for _ in 0..<200 {
      let rate = random.rate()
      let then = Int64.random(in: 0...1 << 40, using: &random)
      let whole = Int64.random(in: -1 << 40...1 << 40, using: &random)
      var map = ClockMap(then: then, whole: whole, rate: rate)
      var (position, fraction) = (whole, UInt64(0))
      var now = then
      for _ in 0..<5 {
        let passed = Int64.random(in: 0...1 << 30, using: &random)
        let own = map.own(at: now + passed)
        let sum = expected(position, fraction, passed, map.rate)
        #expect(own.whole == sum.0 && own.fraction == sum.1, "seed \(seed), rate \(map.rate)")
        // Going on from there with another rate begins at the same position.
        now += passed
        map.rebase(at: now, rate: random.rate())
        (position, fraction) = sum
        let after = map.own(at: now)
        #expect(after.whole == position && after.fraction == fraction)
      }
    }
  }

  @Test("own time never goes back", arguments: 1...20)
  func monotone(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    for _ in 0..<100 {
      var map = ClockMap(then: 0, whole: 0, rate: random.rate())
      map.rebase(at: 12_345, rate: random.rate())
      var last = map.own(at: 12_345)
      var now: Int64 = 12_345
      for _ in 0..<100 {
        now += Int64.random(in: 0...3, using: &random)
        let own = map.own(at: now)
        #expect(
          own.whole > last.whole || (own.whole == last.whole && own.fraction >= last.fraction))
        last = own
      }
    }
  }

  @Test("instant(reaching:) is the first instant there, against counting", arguments: 1...50)
  func firstInstant(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    for _ in 0..<100 {
      let rate = Double.random(in: 0.01...20, using: &random)
      var map = ClockMap(then: 0, whole: Int64.random(in: -50...50, using: &random), rate: 0.37)
      map.rebase(at: Int64.random(in: 0...9, using: &random), rate: rate)
      let target = Int64.random(in: -100...100, using: &random)
      var counted = map.then
      while map.own(at: counted).whole < target { counted += 1 }
      #expect(map.instant(reaching: target) == counted, "seed \(seed), rate \(rate), to \(target)")
    }
  }

  @Test("and with tiny and huge rates: there, and not one flick before", arguments: 1...50)
  func extremes(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    for exponent in stride(from: -30, through: 30, by: 3) {
      let rate =
        Double(sign: .plus, exponent: exponent, significand: 1)
        * Double.random(in: 1..<2, using: &random)
      var map = ClockMap(then: 77, whole: -1_000, rate: 0.7)
      map.rebase(at: 99, rate: rate)
      for target in [-999, 0, 1, 1_000_003, 705_600_000, 1 << 50] as [Int64] {
        let instant = map.instant(reaching: target)
        if instant == Flicks.never {
          #expect(Double(target) / rate > 0x1p60)
          continue
        }
        #expect(map.own(at: instant).whole >= target, "rate \(rate), to \(target)")
        #expect(
          instant == map.then || map.own(at: instant - 1).whole < target,
          "rate \(rate), to \(target)")
      }
    }
  }

  @Test("a position reached already is reached now; one never reached, never")
  func limits() {
    var map = ClockMap(then: 10, whole: 100, rate: 0)
    #expect(map.instant(reaching: 100) == 10)
    #expect(map.instant(reaching: -5) == 10)
    #expect(map.instant(reaching: 101) == Flicks.never)
    for rate in [1, 0.3, 1e300, 1e-300] {
      map.rebase(at: 10, rate: rate)
      #expect(map.instant(reaching: Flicks.never) == Flicks.never)
    }
    let delayed = ClockMap(then: 0, whole: -Flicks.longest, rate: 1)
    #expect(delayed.instant(reaching: Flicks.never) == Flicks.never)
    #expect(delayed.instant(reaching: 0) == Flicks.longest)
  }

  @Test("a rate beyond all measure arrives at the next flick, and reading it does not trap")
  func beyond() {
    let map = ClockMap(then: 0, whole: 0, rate: .greatestFiniteMagnitude)
    #expect(map.instant(reaching: 1) == 1)
    #expect(map.own(at: 1).whole >= 1 << 60)
    #expect(map.own(at: 1 << 50).whole >= 1 << 60)
    let slow = ClockMap(then: 0, whole: 0, rate: .leastNonzeroMagnitude)
    #expect(slow.own(at: 1 << 50).whole == 0)
    #expect(slow.instant(reaching: 1) == Flicks.never)
  }

  @Test("jump puts it somewhere else and keeps the rate")
  func jump() {
    var map = ClockMap(then: 0, whole: 0, rate: 0.5)
    map.jump(to: 1_000, at: 7)
    #expect(map.own(at: 7).whole == 1_000)
    #expect(map.own(at: 7).fraction == 0)
    #expect(map.own(at: 9).whole == 1_001)
    #expect(map.instant(reaching: 1_001) == 9)
  }

  @Test("ten seconds at 0.3 are three, though the nearest Double is less than 0.3")
  func threeTenths() {
    let map = ClockMap(then: 0, whole: 0, rate: 0.3)
    #expect(map.own(at: 10 * Flicks.perSecond).whole == 3 * Flicks.perSecond)
    #expect(map.instant(reaching: 3 * Flicks.perSecond) == 10 * Flicks.perSecond)
  }

  @Test("an instant before the last rebase counts as that one", arguments: [0.3, -0.3, 1e-9, 900])
  func beforeTheRebase(rate: Double) {
    let map = ClockMap(then: 100, whole: 7, fraction: 5, rate: rate)
    for now in [99, 0, -1 << 60] as [Int64] {
      #expect(map.own(at: now) == OwnTime(whole: 7, fraction: 5))
    }
  }
}
