// The order in which the keys of a call are read, whatever the dictionary's: names by their
// scalars, then key paths by their printed text. One per engine, because printing a key path takes
// microseconds and is remembered.
//
// A key path prints without the arguments of its subscripts, and nothing else of them is the same
// in every run: paths that print alike are in the order of their values' text. Where that is the
// same too, their reports are equal, and only setters that depend on each other show the order.

final class KeyOrder {
  private struct Printed {
    /// Kept alive, so that its address stays its own.
    let path: AnyKeyPath
    let text: String
  }

  /// The printed paths by identity: a literal in a program's text is one object every time.
  private var printed: [ObjectIdentifier: Printed] = [:]
  private static let mostRemembered = 256

  func sort(_ properties: inout [PropertyRequest]) {
    properties = Self.ordered(properties, text: text)
  }

  /// Properties in the order of their keys. `text` prints a key path, once.
  static func ordered(_ properties: [PropertyRequest], text: (PathKey) -> String)
    -> [PropertyRequest]
  {
    if properties.count < 2 { return properties }
    let listed = properties.map { property in
      guard case .path(let path) = property.key.form else {
        return (property, isPath: false, text: property.key.description)
      }
      return (property, isPath: true, text: text(path))
    }
    // Bytes of UTF-8 have the order of the scalars.
    return listed.ordered { left, right in
      if left.isPath != right.isPath { return right.isPath }
      if !left.isPath || left.text != right.text {
        return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
      }
      let (one, other) = (left.0.value, right.0.value)
      return ValueText.describe(one).utf8.lexicographicallyPrecedes(ValueText.describe(other).utf8)
    }.map(\.0)
  }

  /// Whether the values have no say in the order of these keys.
  func tellsApart(_ keys: [TweenKey]) -> Bool {
    let paths = keys.compactMap { key in
      if case .path(let path) = key.form { path } else { nil }
    }
    return paths.count < 2 || Set(paths.map(text)).count == paths.count
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
