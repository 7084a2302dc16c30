// Reads numbers and truths for plugins, as the engine reads them.

extension TweenParameters {
  /// The number that a value of a call is: of any type, in optionals, or in an object as decoders
  /// give it (`NSNumber`). `nil` for a truth, a text and everything else.
  ///
  /// For a plugin, which gets values as they are given. A cast to `Double` takes an object that is
  /// a truth for a number.
  public static func number(_ value: Any) -> Double? {
    NumberReader.numberOfType(value)
  }

  /// The truth that a value of a call is, also in an object as decoders give it; `nil` for
  /// everything else, 0 and 1 included.
  ///
  /// For a plugin, which gets values as they are given. A cast to `Bool` takes an object that is 0
  /// or 1 for a truth.
  public static func flag(_ value: Any) -> Bool? {
    NumberReader.truth(value)
  }
}
