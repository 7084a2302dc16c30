// The order in which the keys of a call are read, whatever the dictionary's: names by their scalars, then key
// paths by the way they print. One per engine, because printing a key path takes microseconds and is remembered.
//
// A key path prints without the arguments of its subscripts, and nothing else of them is the same in every run:
// paths that print alike stand in the order of their values' text. Where that is the same too their reports
// are alike, and only setters that look at each other can tell.

final class KeyOrder {
  private struct Printed {
    /// Kept alive, so that its address stays its own.
    let path: AnyKeyPath
    let text: String
  }

  /// By identity: a literal in a program's text is one object every time.
  private var printed: [ObjectIdentifier: Printed] = [:]
  private static let mostRemembered = 256

  func sort(_ properties: inout [WantedProperty]) {
    guard properties.count > 1 else { return }
    properties.sort(by: precedes)
  }

  private func precedes(_ left: WantedProperty, _ right: WantedProperty) -> Bool {
    // Bytes of UTF-8 stand in the order of the scalars.
    switch (left.key.form, right.key.form) {
    case (.name(let left), .name(let right)): return left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.name, .path): return true
    case (.path, .name): return false
    case (.path(let one), .path(let other)):
      let (one, other) = (text(one), text(other))
      if one == other { return Self.precedes(value: left.value, right.value) }
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
  }

  static func precedes(value left: Any, _ right: Any) -> Bool {
    ValueText.describe(left).utf8.lexicographicallyPrecedes(ValueText.describe(right).utf8)
  }

  private func text(_ key: PathKey) -> String {
    guard let path = key.path else { return key.description }
    if let known = printed[ObjectIdentifier(path)] { return known.text }
    let text = key.description
    if printed.count < Self.mostRemembered {
      printed[ObjectIdentifier(path)] = Printed(path: path, text: text)
    }
    return text
  }
}
