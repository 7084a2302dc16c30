/// Whole flicks and a 64-bit fraction of one: what a clock with a rate shows (rule 1).
public struct ExactTime: Equatable, Comparable, Sendable {
  /// Whole flicks, rounded down.
  public var whole: Int
  /// What is above that, in units of 2^-64 flick.
  public var fraction: UInt64

  public init(_ whole: Int, fraction: UInt64 = 0) {
    self.whole = whole
    self.fraction = fraction
  }

  public static func < (left: ExactTime, right: ExactTime) -> Bool {
    (left.whole, left.fraction) < (right.whole, right.fraction)
  }

  public static func + (left: ExactTime, right: ExactTime) -> ExactTime {
    let (fraction, carry) = left.fraction.addingReportingOverflow(right.fraction)
    return ExactTime(left.whole + right.whole + (carry ? 1 : 0), fraction: fraction)
  }

  public static func - (left: ExactTime, right: Int) -> ExactTime {
    ExactTime(left.whole - right, fraction: left.fraction)
  }

  /// The nearest number that a Double can show, as far as two roundings can tell.
  public var number: Double {
    Double(whole) + Double(fraction) * 0x1p-64
  }

  /// `flicks` times `rate`, computed exactly and then cut down to a multiple of 2^-64.
  ///
  /// `flicks` and `rate` are not negative, and the product stays below 2^63 flicks.
  public init(_ flicks: Int, times rate: Double) {
    self.init(0)
    guard flicks > 0, rate > 0 else { return }
    // rate = mantissa × 2^exponent, both whole.
    let exponent = Int(rate.exponent) - 52
    let mantissa = UInt64(rate.significand * 0x1p52)
    var (high, low) = UInt64(flicks).multipliedFullWidth(by: mantissa)
    // high:low × 2^(exponent + 64) is the product in units of 2^-64, one bit moved at a time.
    for _ in 0..<max(0, exponent + 64) {
      precondition(high < 1 << 62, "The product of a clock is too large to hold.")
      high = high << 1 | low >> 63
      low <<= 1
    }
    for _ in 0..<max(0, -(exponent + 64)) {
      low = low >> 1 | high << 63
      high >>= 1
    }
    self.init(Int(high), fraction: low)
  }
}
