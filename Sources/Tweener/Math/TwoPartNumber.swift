// Numbers of twice the digits, for constants that are multiplied by long times. Called where a
// spring's frequency is computed; never in a sweep. It must not know who asks.

/// A number as the unrounded sum of two: 106 bits, for magnitudes within 2^±450.
///
/// > Source: T. J. Dekker, "A Floating-Point Technique for Extending the Available Precision",
/// > 1971; the sum is D. E. Knuth's, "The Art of Computer Programming", volume 2, section 4.2.2.
struct TwoPartNumber: Hashable, Sendable {
  /// The nearest double, and what is left of the number.
  let head, tail: Double

  static let pi = TwoPartNumber(head: 0x1.921fb54442d18p1, tail: 0x1.1a62633145c07p-53)

  init(_ number: Double) { self.init(head: number, tail: 0) }

  private init(head: Double, tail: Double) { (self.head, self.tail) = (head, tail) }

  /// The exact sum of two doubles.
  init(sumOf a: Double, _ b: Double) {
    let sum = a + b
    let partOfB = sum - a
    self.init(head: sum, tail: (a - (sum - partOfB)) + (b - partOfB))
  }

  /// The exact product of two doubles.
  init(productOf a: Double, _ b: Double) {
    let (head, tail) = a.product(exactBy: SplitNumber(b))
    self.init(head: head, tail: tail)
  }

  /// The sum of a number and one that is small beside it.
  private init(large: Double, small: Double) {
    let sum = large + small
    self.init(head: sum, tail: small - (sum - large))
  }

  /// Within 2^-102, relative.
  static func * (a: Self, b: Self) -> Self {
    let product = Self(productOf: a.head, b.head)
    return Self(large: product.head, small: product.tail + (a.head * b.tail + a.tail * b.head))
  }

  /// Within 2^-100, relative.
  static func / (a: Self, b: Self) -> Self {
    let quotient = a.head / b.head
    let product = Self(productOf: quotient, b.head)
    let rest = (((a.head - product.head) - product.tail) + a.tail) - quotient * b.tail
    return Self(large: quotient, small: rest / b.head)
  }

  /// Within 2^-100, relative; of positive numbers and 0. The head is the correctly rounded root, as
  /// far as tried; exact for squares of whole numbers.
  func squareRoot() -> Self {
    guard head > 0 else { return Self(0) }
    let root = head.root()
    let square = Self(productOf: root, root)
    let rest = ((head - square.head) - square.tail) + tail
    return Self(large: root, small: rest / (root + root))
  }
}

/// A constant by which others are multiplied without rounding: its first part once more, in halves
/// of 26 bits.
struct SplitNumber: Sendable {
  let head, tail: Double
  let high, low: Double

  /// 2^27 + 1: a number times it, less the difference to itself, has 26 bits.
  static let splitter = 0x1.0000002p27

  init(_ number: Double) { self.init(TwoPartNumber(number)) }

  init(_ number: TwoPartNumber) {
    (head, tail) = (number.head, number.tail)
    let wide = number.head * Self.splitter
    high = wide - (wide - number.head)
    low = number.head - high
  }
}

extension EasingNumber {
  /// `self` times a constant, as the nearest number and what is left of the product.
  ///
  /// Exact for a constant of one part, within 2^-104 for one of two. For magnitudes of all parts
  /// and of the product within 2^±900; beyond that the second part is lost.
  ///
  /// > Source: T. J. Dekker, as above.
  @inline(__always)
  func product(exactBy constant: SplitNumber) -> (head: Self, tail: Self) {
    let product = self * Self(constant.head)
    let wide = self * Self(SplitNumber.splitter)
    let high = wide - (wide - self)
    let low = self - high
    let missing = (high * Self(constant.high) - product) + high * Self(constant.low)
    let rest = (missing + low * Self(constant.high)) + low * Self(constant.low)
    return (product, rest + self * Self(constant.tail))
  }
}
