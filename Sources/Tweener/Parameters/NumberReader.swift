// Numbers out of an `Any`, whatever type they were given as. Called by PlanDraft for reserved words.

enum NumberReader {
  /// Any number, or text that is one; `nil` for anything else. Need not be finite.
  static func number(_ value: Any) -> Double? {
    if let number = exactly(value, Double.self) { return number }
    if let number = exactly(value, Int.self) { return Double(number) }
    guard let value = unwrapped(value) else { return nil }
    switch value {
    case let value as any TweenableScalar: return value.doubleValue
    // Numbers of other modules, also without the conformance that animates them.
    case let value as any BinaryFloatingPoint: return Double(value)
    case let value as any BinaryInteger: return Double(value)
    case let value as any StringProtocol: return NumberText.number(String(value)[...])
    // An NSNumber, as decoders give it, where Foundation is there to take it apart.
    case let value as Double: return value
    default: return nil
    }
  }

  enum Seconds: Equatable {
    case flicks(Int64)
    /// Not finite, or longer than ``Flicks/longest``.
    case outOfRange
    case notANumber
  }

  /// Seconds as any number, text that is one, or a `Duration`.
  static func seconds(_ value: Any) -> Seconds {
    if let seconds = number(value) {
      return Flicks.nearest(seconds: seconds).map { .flicks($0) } ?? .outOfRange
    }
    guard let duration = unwrapped(value) as? Duration else { return .notANumber }
    return Flicks.nearest(duration).map { .flicks($0) } ?? .outOfRange
  }
}
