// The text of a caller's value in a report: one line, not long. Called by the factories of
// TweenProblem.

enum ValueText {
  private static let longest = 80

  /// The value in one line: text quoted, functions by their type, long ones cut off.
  static func describe(_ value: Any) -> String {
    guard let value = unwrapped(value) else { return "null" }
    let type = describe(type: Swift.type(of: value))
    // Swift prints every function as "(Function)"; its type says more.
    if type.contains("->") { return shortened(type) }
    if let text = value as? any StringProtocol {
      let text = String(text)
      let start = String(text.prefix(longest))
      return start == text ? text.debugDescription : "\(start)…".debugDescription
    }
    // A dictionary prints in another order in every process.
    if let entries = value as? [AnyHashable: Any], !entries.isEmpty {
      let texts = entries.map { key, value in
        "\(String(reflecting: key.base)): \(String(reflecting: value))"
      }
      return shortened("[\(texts.ordered(by: <).joined(separator: ", "))]")
    }
    return shortened(String(describing: value))
  }

  /// The type of a value. An object that is a truth is a `Bool`.
  static func describeType(of value: Any) -> String {
    let isTruth = unwrapped(value).map { exactly($0, Bool.self) != nil } ?? false
    return describe(type: isTruth ? Bool.self : Swift.type(of: value))
  }

  static func describe(type: Any.Type) -> String {
    String(describing: type)
  }

  private static func shortened(_ text: String) -> String {
    let line = text.prefix(longest).map { $0.isNewline ? " " : String($0) }.joined()
    return text.count > longest ? line + "…" : line
  }
}
