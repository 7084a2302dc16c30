// The affine map from the clock that drives a tween (the engine's time, or its frame count) to the
// tween's own elapsed time: whole flicks and a 64-bit fraction, one rounding a reading and none
// that adds up. Pure.

/// A point of a tween's own time: whole flicks, and the fraction of one beyond, of 2^64.
struct OwnTime: Equatable {
  var whole: Int64
  var fraction: UInt64 = 0

  /// Flicks, as a number.
  var number: Double { Double(whole) + Double(fraction) * (1 / 18_446_744_073_709_551_616) }

  /// Whether it is later than a whole number of flicks.
  @inline(__always)
  func isAfter(_ flicks: Int64) -> Bool { whole > flicks || (whole == flicks && fraction > 0) }

  /// The time that is later by `way`.
  func moved(by way: OwnTime) -> OwnTime {
    let (low, carry) = fraction.addingReportingOverflow(way.fraction)
    return OwnTime(whole: whole &+ way.whole &+ (carry ? 1 : 0), fraction: low)
  }

  /// The time that is earlier by `way`.
  func moved(back way: OwnTime) -> OwnTime {
    let (low, borrow) = fraction.subtractingReportingOverflow(way.fraction)
    return OwnTime(whole: whole &- way.whole &- (borrow ? 1 : 0), fraction: low)
  }
}

extension OwnTime {
  /// A number of flicks.
  init(_ number: Double) {
    let whole = Int64(number)
    self.init(
      whole: whole, fraction: UInt64((number - Double(whole)) * 18_446_744_073_709_551_616))
  }
}

extension Double {
  /// Whether times are multiplied by it without rounding, as far as a fraction has room.
  var isPowerOfTwo: Bool { significand == 1 || self == 0 }
}

/// An affine map from a driving clock to own time: own(now) = whole + fraction / 2^64 + (now -
/// then) × rate.
struct ClockMap: Equatable {
  /// The driving clock when the map was last rebased.
  private(set) var then: Int64
  private(set) var whole: Int64
  private(set) var fraction: UInt64 = 0
  /// Finite; negative where own time runs backwards, -0 for a pause of a clock that is to run
  /// backwards.
  private(set) var rate: Double

  @inline(__always)
  var isBackward: Bool { rate.sign == .minus }

  /// Own time at an instant not before the last rebase.
  @inline(__always)
  func own(at now: Int64) -> OwnTime {
    let passed = now - then
    if rate == 1 { return OwnTime(whole: whole &+ passed, fraction: fraction) }
    if passed == 0 || rate == 0 { return OwnTime(whole: whole, fraction: fraction) }
    return scaled(passed)
  }

  @inline(never)
  private func scaled(_ passed: Int64) -> OwnTime {
    // An instant before the last rebase counts as that one: a product below 0 has no fraction.
    guard passed > 0 else { return OwnTime(whole: whole, fraction: fraction) }
    let (base, way) = (OwnTime(whole: whole, fraction: fraction), Self.multiply(passed, abs(rate)))
    var own = rate > 0 ? base.moved(by: way) : base.moved(back: way)
    own.whole = rate > 0 ? min(own.whole, Flicks.farthest) : max(own.whole, -Flicks.farthest)
    return own
  }

  /// Whether own time has reached a place in the direction in which it moves.
  @inline(__always)
  func hasReached(_ target: Int64, at now: Int64) -> Bool {
    let own = own(at: now)
    return isBackward ? !own.isAfter(target) : own.whole >= target
  }

  /// The first instant, not before the last rebase, at which own time has reached `target`: is
  /// there or beyond it in the direction in which it moves.
  func instant(reaching target: Int64) -> Int64 {
    if hasReached(target, at: then) { return then }
    if rate == 0 || abs(target) > Flicks.farthest { return Flicks.never }
    if rate == 1 { return then &+ (target - whole) }
    // Estimate in floating point, then find the exact one by doubling steps and bisection.
    let estimate = abs(Double(target - whole) / rate)
    guard estimate < Double(Flicks.farthest) else { return Flicks.never }
    func isReached(_ steps: Int64) -> Bool { hasReached(target, at: then &+ steps) }
    var reached = Int64(estimate)
    var step: Int64 = 1
    while !isReached(reached) {
      reached += step
      step *= 2
    }
    var short: Int64 = max(reached - 1, 0)
    step = 1
    while short > 0, isReached(short) {
      reached = short
      short = max(short - step, 0)
      step *= 2
    }
    while reached - short > 1 {
      let middle = short + (reached - short) / 2
      if isReached(middle) { reached = middle } else { short = middle }
    }
    return then &+ reached
  }

  /// Continues from the same position at `now` with another rate.
  mutating func rebase(at now: Int64, rate newRate: Double) {
    let own = own(at: now)
    (whole, fraction) = (own.whole, own.fraction)
    then = now
    rate = newRate
  }

  /// Continues from another position.
  mutating func jump(to position: Int64, at now: Int64) {
    whole = position
    fraction = 0
    then = now
  }

  /// A count times a rate, rounded once. Rounding to the nearest Double is what makes ten seconds
  /// at rate 0.3 three seconds, although the Double nearest to 0.3 is less.
  static func multiply(_ count: Int64, _ rate: Double) -> OwnTime {
    let product = Double(count) * rate
    return product < Double(Flicks.farthest) ? OwnTime(product) : OwnTime(whole: Flicks.farthest)
  }
}
