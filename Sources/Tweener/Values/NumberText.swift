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
