import Testing

@testable import Tweener

/// A count of 2^-64 flicks, of either sign: what own time is exactly.
private struct ExactFlicks: Comparable {
  var high: Int64
  var low: UInt64

  init(_ own: OwnTime) { (high, low) = (own.whole, own.fraction) }

  init(_ whole: Int64) { (high, low) = (whole, 0) }

  /// A Double that is not negative, bit by bit from its significand; what lies below 2^-64 is dropped.
  init(_ product: Double) {
    (high, low) = (0, 0)
    guard product > 0 else { return }
    let significand = product.significandBitPattern | (product.isNormal ? 1 << 52 : 0)
    // The place of the significand's last bit in the count.
    let shift = Int(product.exponent) - 52 + 64
    if shift <= 0 {
      low = shift > -64 ? significand >> UInt64(-shift) : 0
    } else if shift < 64 {
      low = significand << UInt64(shift)
      high = Int64(significand >> UInt64(64 - shift))
    } else {
      high = Int64(significand << UInt64(shift - 64))
    }
  }

  static func - (left: ExactFlicks, right: ExactFlicks) -> ExactFlicks {
    var result = left
    let (low, borrow) = left.low.subtractingReportingOverflow(right.low)
    result.low = low
    result.high = left.high - right.high - (borrow ? 1 : 0)
    return result
  }

  static func < (left: ExactFlicks, right: ExactFlicks) -> Bool {
    left.high < right.high || (left.high == right.high && left.low < right.low)
  }
}

@Suite("ClockMap: a clock that runs backwards")
struct ClockMapBackwardTests {
  @Test("own time is the position less one rounded product, exactly", arguments: 1...50)
  func definition(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    for _ in 0..<200 {
      let whole = Int64.random(in: -1 << 40...1 << 40, using: &random)
      let fraction =
        Bool.random(using: &random) ? UInt64.random(in: 0...UInt64.max, using: &random) : 0
      var now = Int64.random(in: 0...1 << 40, using: &random)
      var map = ClockMap(then: now, whole: whole, fraction: fraction, rate: -random.rate())
      var position = ExactFlicks(OwnTime(whole: whole, fraction: fraction))
      for _ in 0..<5 {
        let passed = Int64.random(in: 0...1 << 30, using: &random)
        let exact = position - ExactFlicks(Double(passed) * -map.rate)
        #expect(ExactFlicks(map.own(at: now + passed)) == exact, "seed \(seed), rate \(map.rate)")
        now += passed
        map.rebase(at: now, rate: -random.rate())
        #expect(ExactFlicks(map.own(at: now)) == exact)
        position = exact
      }
    }
  }

  @Test("turned round at once it comes back to the bit, at the same rate", arguments: 1...20)
  func thereAndBack(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    for _ in 0..<200 {
      let rate = random.rate()
      let start = OwnTime(
        whole: .random(in: 0...1 << 40, using: &random),
        fraction: .random(in: 0...UInt64.max, using: &random))
      let passed = Int64.random(in: 0...1 << 30, using: &random)
      var map = ClockMap(then: 7, whole: start.whole, fraction: start.fraction, rate: rate)
      map.rebase(at: 7 + passed, rate: -rate)
      #expect(map.own(at: 7 + 2 * passed) == start, "seed \(seed), rate \(rate)")
    }
  }

  @Test("it never goes forwards", arguments: 1...20)
  func monotone(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    for _ in 0..<100 {
      var map = ClockMap(then: 0, whole: 0, rate: random.rate())
      map.rebase(at: 12_345, rate: -random.rate())
      var now: Int64 = 12_345
      var last = ExactFlicks(map.own(at: now))
      for _ in 0..<100 {
        now += Int64.random(in: 0...3, using: &random)
        let own = ExactFlicks(map.own(at: now))
        #expect(own <= last)
        last = own
      }
    }
  }

  @Test("instant(reaching:) is the first instant there, against counting", arguments: 1...50)
  func firstInstant(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    for _ in 0..<100 {
      let rate = -Double.random(in: 0.01...20, using: &random)
      var map = ClockMap(then: 0, whole: Int64.random(in: -50...50, using: &random), rate: 0.37)
      map.rebase(at: Int64.random(in: 0...9, using: &random), rate: rate)
      let target = Int64.random(in: -100...100, using: &random)
      var counted = map.then
      while ExactFlicks(map.own(at: counted)) > ExactFlicks(target) { counted += 1 }
      #expect(map.instant(reaching: target) == counted, "seed \(seed), rate \(rate), to \(target)")
    }
  }

  @Test("and with tiny and huge rates: there, and not one flick before", arguments: 1...50)
  func extremes(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    for exponent in stride(from: -30, through: 30, by: 3) {
      let rate =
        -Double(sign: .plus, exponent: exponent, significand: 1)
        * Double.random(in: 1..<2, using: &random)
      var map = ClockMap(then: 77, whole: 1_000, rate: 0.7)
      map.rebase(at: 99, rate: rate)
      for target in [1_014, 999, 0, -1, -1_000_003, -705_600_000, -1 << 50] as [Int64] {
        let instant = map.instant(reaching: target)
        if instant == Flicks.never {
          #expect(abs(Double(target) / rate) > 0x1p60)
          continue
        }
        #expect(map.hasReached(target, at: instant), "rate \(rate), to \(target)")
        #expect(
          instant == map.then || !map.hasReached(target, at: instant - 1),
          "rate \(rate), to \(target)")
      }
    }
  }

  @Test("a place is reached where own time is exactly there, not in the flick above")
  func fractions() {
    let above = ClockMap(then: 0, whole: 5, fraction: 1, rate: -1)
    #expect(!above.hasReached(5, at: 0))
    #expect(above.hasReached(5, at: 1))
    #expect(above.instant(reaching: 5) == 1)
    #expect(above.own(at: 5) == OwnTime(whole: 0, fraction: 1))
    #expect(above.instant(reaching: 0) == 6)
    let exact = ClockMap(then: 0, whole: 5, rate: -1)
    #expect(exact.instant(reaching: 5) == 0)
    #expect(exact.instant(reaching: 0) == 5)
    #expect(exact.instant(reaching: 6) == 0)
    let half = ClockMap(then: 0, whole: 5, rate: -0.5)
    #expect(half.own(at: 1) == OwnTime(whole: 4, fraction: 1 << 63))
    #expect(half.own(at: 2) == OwnTime(whole: 4))
    #expect(half.instant(reaching: 4) == 2)
  }

  @Test("without a rate it stands, whichever way it is turned")
  func standing() {
    for rate in [0.0, -0.0] {
      let map = ClockMap(then: 10, whole: 100, fraction: 3, rate: rate)
      #expect(map.isBackward == (rate.sign == .minus))
      #expect(map.own(at: 1 << 50) == OwnTime(whole: 100, fraction: 3))
      #expect(map.instant(reaching: rate.sign == .minus ? 100 : 101) == Flicks.never)
      #expect(map.instant(reaching: rate.sign == .minus ? 101 : 100) == 10)
    }
  }

  @Test("ten seconds back at 0.3 are three; a rate beyond all measure does not trap")
  func threeTenths() {
    let map = ClockMap(then: 0, whole: 3 * Flicks.perSecond, rate: -0.3)
    #expect(map.own(at: 10 * Flicks.perSecond) == OwnTime(whole: 0))
    #expect(map.instant(reaching: 0) == 10 * Flicks.perSecond)
    let fast = ClockMap(then: 0, whole: 0, rate: -.greatestFiniteMagnitude)
    #expect(fast.instant(reaching: -1) == 1)
    #expect(fast.own(at: 1 << 50).whole <= -1 << 60)
    let slow = ClockMap(then: 0, whole: 0, rate: -.leastNonzeroMagnitude)
    #expect(slow.own(at: 1 << 50) == OwnTime(whole: 0))
    #expect(slow.instant(reaching: -1) == Flicks.never)
  }
}
