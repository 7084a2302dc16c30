// Looks into optionals that were put into an `Any`. Used by every reader of a caller's values.

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

/// The value inside any number of optionals, or `nil` where one of them is empty.
func unwrapped(_ value: Any) -> Any? {
  var value = value
  while let optional = value as? any AnyOptional {
    guard let inside = optional.wrappedAny else { return nil }
    value = inside
  }
  return value
}
