// Looks into optionals and objects that were put into an `Any`. Used by every reader of a caller's values.

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

/// The value inside any number of optionals, or `nil` where one of them is empty. An object that is a truth gives the truth.
func unwrapped(_ value: Any) -> Any? {
  var value = value
  while let optional = value as? any AnyOptional {
    guard let inside = optional.wrappedAny else { return nil }
    value = inside
  }
  if let truth = boxedTruth(value) { return truth }
  return value
}

/// The truth in Foundation's object for one, `NSNumber(value: true)`, which a cast takes for a number as well; `nil` for any other
/// value, the object for the number 1 included. The class of both truths has the same name on every platform.
private func boxedTruth(_ value: Any) -> Bool? {
  let type = type(of: value)
  guard type is AnyClass, String(describing: type) == "__NSCFBoolean" else { return nil }
  return value as? Bool
}
