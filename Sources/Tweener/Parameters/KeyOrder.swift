// The order in which the keys of a call are read, whatever the dictionary's: names by their scalars, then key
// paths by the way they print. One per engine, because printing a key path takes microseconds and is remembered.

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
    properties.sort { precedes($0.key, $1.key) }
  }

  func precedes(_ left: TweenKey, _ right: TweenKey) -> Bool {
    // Bytes of UTF-8 stand in the order of the scalars.
    switch (left.form, right.form) {
    case (.name(let left), .name(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.name, .path): true
    case (.path, .name): false
    case (.path(let left), .path(let right)):
      text(left).utf8.lexicographicallyPrecedes(text(right).utf8)
    }
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
