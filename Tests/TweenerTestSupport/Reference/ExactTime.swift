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

  public static func - (left: ExactTime, right: ExactTime) -> ExactTime {
    let (fraction, borrow) = left.fraction.subtractingReportingOverflow(right.fraction)
    return ExactTime(left.whole - right.whole - (borrow ? 1 : 0), fraction: fraction)
  }

  /// This times `rate`, with one rounding of each of its parts.
  public func times(_ rate: Double) -> ExactTime {
    let rest = Double(fraction) * 0x1p-64 * rate
    let floor = rest.rounded(.down)
    return ExactTime(whole, times: rate)
      + ExactTime(Int(floor), fraction: UInt64((rest - floor) * 0x1p64))
  }

  /// The nearest number that a Double can show, as far as two roundings can tell.
  public var number: Double {
    Double(whole) + Double(fraction) * 0x1p-64
  }

  /// `flicks` times `rate`: one multiplication, rounded to the nearest Double (so that ten seconds at 0.3 are
  /// three, though the Double nearest to 0.3 is less), then split without loss above 2^-64.
  ///
  /// `flicks` and `rate` are not negative, and the product stays below 2^62 flicks.
  public init(_ flicks: Int, times rate: Double) {
    let product = Double(flicks) * rate
    precondition(product < 0x1p62, "The product of a clock is too large to hold.")
    let floor = product.rounded(.down)
    self.init(Int(floor), fraction: UInt64((product - floor) * 0x1p64))
  }
}
