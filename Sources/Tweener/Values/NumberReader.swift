// Reads numbers and truths of any type out of an `Any`. Called by DescriptionBuilder for reserved
// words, by ValueReader for properties, so that both accept the same values.

enum NumberReader {
  /// Any number, or text that is one; `nil` for anything else. Need not be finite.
  static func number(_ value: Any) -> Double? {
    if let number = exactly(value, Double.self) { return number }
    if let number = exactly(value, Int.self) { return Double(number) }
    guard let value = unwrapped(value) else { return nil }
    return typed(value) ?? text(value).flatMap { NumberText.number($0[...]) }
  }

  /// Any number of a number's type; `nil` for text too.
  static func numberOfType(_ value: Any) -> Double? { unwrapped(value).flatMap(typed) }

  /// The number that a value is by its type, also in an `Optional`, where a call may give it in the
  /// place of a `Double`: `Float`, `CGFloat`, and whole numbers of all widths. `nil` beyond what a
  /// `Double` tells apart.
  @inline(never)
  static func plain(_ value: Any) -> Double? {
    if let number = plainNumber(value) { return number }
    if let number = exactly(value, Float.self) { return Double(number) }
    let number =
      (value as? any TweenableScalar)?.doubleValue
      ?? (value as? any BinaryFloatingPoint).map { Double($0) }
    return number.flatMap { $0.magnitude < 0x1p53 ? $0 : nil }
  }

  /// A truth; `nil` for anything else, 0 and 1 included.
  static func truth(_ value: Any) -> Bool? { unwrapped(value).flatMap { exactly($0, Bool.self) } }

  /// The number that an unwrapped value is by its type.
  private static func typed(_ value: Any) -> Double? {
    switch value {
    case let value as any TweenableScalar: return value.doubleValue
    // Numbers of other modules, also without the conformance that animates them.
    case let value as any BinaryFloatingPoint: return Double(value)
    case let value as any BinaryInteger: return Double(value)
    // Numbers in an object (Foundation's `NSNumber`, which decoders give): a cast takes them out
    // where nothing of them is lost.
    case let value as Double: return value
    case let value as Int64: return Double(value)
    case let value as UInt64: return Double(value)
    default: return nil
    }
  }

  /// Text of any type; `nil` for anything else.
  static func text(_ value: Any) -> String? {
    if let text = exactly(value, String.self) { return text }
    if let text = value as? any StringProtocol { return String(text) }
    return value as? String
  }
}

// What text means as a property's value. Called by ValueReader and NumberReader; knows no property.

/// A property's value that was given as text.
enum TextValue: Equatable {
  case number(Double)
  case by(Double)
  case times(Double)
}

enum NumberText {
  /// Reads `"12.5"`, `"+=100"`, `"-=50"` and `"*=2"`, spaces around either part ignored; `nil` for
  /// other text. The number need not be finite: its reader decides.
  static func parse(_ text: String) -> TextValue? {
    let text = trimmed(text[...])
    let change = text.dropFirst(2)
    if text.hasPrefix("+=") { return number(change).map { .by($0) } }
    if text.hasPrefix("-=") { return number(change).map { .by(-$0) } }
    if text.hasPrefix("*=") { return number(change).map { .times($0) } }
    return number(text).map { .number($0) }
  }

  static func number(_ text: Substring) -> Double? {
    Double(trimmed(text))
  }

  static func trimmed(_ text: Substring) -> Substring {
    // Most texts begin and end with a visible character of ASCII.
    if let first = text.utf8.first, let last = text.utf8.last, 0x21..<0x7F ~= first,
      0x21..<0x7F ~= last
    {
      return text
    }
    var text = text.drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
