// Looks into optionals and objects that were put into an `Any`. Used by every reader of a caller's
// values.

private protocol AnyOptional {
  var wrappedAny: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var wrappedAny: Any? {
    switch self {
    case .none: nil
    case .some(let value): value
    }
  }
}

/// The value inside any number of optionals, or `nil` where one of them is empty, and for
/// Foundation's object for no value. An object that is a truth gives the truth.
func unwrapped(_ value: Any) -> Any? {
  var value = value
  while let optional = value as? any AnyOptional {
    guard let inside = optional.wrappedAny else { return nil }
    value = inside
  }
  let type = type(of: value)
  guard type is AnyClass else { return value }
  // The names of these classes are the same on every platform. A cast takes `NSNumber(value:
  // true)`, unlike the object for the number 1, for both a truth and a number.
  switch String(describing: type) {
  case "__NSCFBoolean": return value as? Bool ?? value
  case "NSNull": return nil
  default: return value
  }
}
