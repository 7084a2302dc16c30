/// The notation of a number.
///
/// ```swift
/// var format = NumberFormat(decimals: 2)
/// format.grouping = ","
/// format.suffix = " €"
/// print(format.text(-1234567.005))  // prints -1,234,567.01 €
/// ```
///
/// It rounds the shortest decimal that means the number, halves away from zero: what one sees is
/// what is rounded. The same on every platform, whatever the user's language.
public struct NumberFormat: Hashable, Sendable {
  /// The numbers that have a sign before their first digit.
  public enum Sign: Hashable, Sendable, CaseIterable {
    /// Below zero, a minus.
    case negative
    /// Below zero a minus, above it a plus.
    case always
    /// Never: the magnitude is written.
    case never
  }

  /// Digits behind the point, 0…300; clamps.
  public var decimals: Int {
    didSet { decimals = min(max(decimals, 0), 300) }
  }
  /// Whole digits at least, 1…300, filled up with zeros; clamps.
  public var wholeDigits = 1 {
    didSet { wholeDigits = min(max(wholeDigits, 1), 300) }
  }
  /// Between whole and decimals.
  public var point = "."
  /// Between groups of three whole digits.
  public var grouping = ""
  /// The numbers that have a sign.
  public var sign = Sign.negative
  /// Before the sign.
  public var prefix = ""
  /// Behind the last digit.
  public var suffix = ""
  /// The least length of the text, in characters, 0…300; clamps. Filled up in front with
  /// ``padding``.
  public var width = 0 {
    didSet { width = min(max(width, 0), 300) }
  }
  /// The character that fills up to ``width``.
  public var padding: Character = " "

  /// A format with so many digits behind the point, and nothing else.
  public init(decimals: Int = 0) {
    self.decimals = min(max(decimals, 0), 300)
  }

  /// A number as text. One that is not finite is written as Swift prints it, without any of this.
  public func text(_ number: Double) -> String {
    guard number.isFinite else { return number.description }
    let digits = DecimalDigits(number, decimals: decimals)
    var text = prefix
    switch sign {
    case .never: break
    case .negative: if digits.isNegative { text += "-" }
    case .always: if digits.isNegative { text += "-" } else if !digits.isZero { text += "+" }
    }
    let whole =
      Array(repeating: 0, count: max(wholeDigits - digits.whole.count, 0)) + digits.whole
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { text += grouping }
      text += String(digit)
    }
    if decimals > 0 { text += point + digits.fraction.map { String($0) }.joined() }
    text += suffix
    let missing = width - text.count
    return missing > 0 ? String(repeating: padding, count: missing) + text : text
  }
}
