// The affine map from the clock that drives a tween (the engine's time, or its frame count) to the tween's
// own elapsed time: whole flicks and a 64-bit fraction, one rounding a reading and none that adds up. Pure.

/// own(now) = whole + fraction / 2^64 + (now - then) × rate.
struct ClockMap {
  /// The driving clock when the map was last rebased.
  private(set) var then: Int64
  private(set) var whole: Int64
  private(set) var fraction: UInt64
  /// Finite and not negative.
  private(set) var rate: Double

  /// Positions beyond this are equal (more than a hundred years).
  private static let limit: Int64 = 1 << 61

  init(then: Int64, whole: Int64, fraction: UInt64 = 0, rate: Double) {
    self.then = then
    self.whole = whole
    self.fraction = fraction
    self.rate = rate
  }

  /// Whole flicks and the fraction at an instant not before the last rebase.
  func own(at now: Int64) -> (whole: Int64, fraction: UInt64) {
    let passed = now - then
    if rate == 1 { return (whole &+ passed, fraction) }
    if passed == 0 || rate == 0 { return (whole, fraction) }
    let product = Self.multiply(passed, rate)
    let (low, carry) = fraction.addingReportingOverflow(product.fraction)
    let sum = whole &+ product.whole &+ (carry ? 1 : 0)
    return (min(sum, Self.limit), low)
  }

  /// The first instant, not before the last rebase, at which the own time is `target` or more.
  func instant(reaching target: Int64) -> Int64 {
    if whole >= target { return then }
    if rate == 0 || target > Self.limit { return Flicks.never }
    if rate == 1 { return then &+ (target - whole) }
    // Estimate in floating point, then find the exact one by doubling steps and bisection.
    let estimate = Double(target - whole) / rate
    guard estimate < Double(Self.limit) else { return Flicks.never }
    func isReached(_ steps: Int64) -> Bool { own(at: then &+ steps).whole >= target }
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
    (whole, fraction) = own(at: now)
    then = now
    rate = newRate
  }

  /// Continues from another position.
  mutating func jump(to position: Int64, at now: Int64) {
    whole = position
    fraction = 0
    then = now
  }

  /// A count times a rate, rounded once, as whole and 64-bit fraction. Rounding to the nearest Double is
  /// what makes ten seconds at rate 0.3 three seconds, although the Double nearest to 0.3 is less.
  static func multiply(_ count: Int64, _ rate: Double) -> (whole: Int64, fraction: UInt64) {
    let product = Double(count) * rate
    guard product < Double(limit) else { return (limit, 0) }
    let whole = Int64(product)
    return (whole, UInt64((product - Double(whole)) * 18_446_744_073_709_551_616))
  }
}
