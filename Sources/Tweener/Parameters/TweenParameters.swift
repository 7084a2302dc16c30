// The type of a parameter dictionary.

/// What a tween is to do: reserved words, properties and their values.
///
/// ```swift
/// let parameters: TweenParameters = [.duration: 2, .easing: Easing.inOutExpo, "x": 200]
/// ```
///
/// The order of the entries does not matter.
public typealias TweenParameters = [TweenKey: Any]

extension TweenParameters {
  /// The parameters that a decoder gives: names and values, as they are in a JSON or a property list file.
  ///
  /// ```swift
  /// let parameters = TweenParameters(["duration": 1, "x": 5] as [String: Any])
  /// ```
  ///
  /// Where a word accepts parameters or a list of them (`base`), those may have this form too.
  public init(_ named: [String: Any]) {
    self.init(minimumCapacity: named.count)
    for (name, value) in named {
      let takesParameters = ReservedKey.match(name)?.word.entry.form == .base
      self[TweenKey(name)] = takesParameters ? Self.nested(value) : value
    }
  }

  /// Converts a value for a word that accepts parameters; returns any other value unchanged.
  private static func nested(_ value: Any) -> Any {
    switch unwrapped(value) {
    case let named as [String: Any]: TweenParameters(named)
    case let list as [Any]: list.map(nested)
    default: value
    }
  }
}
