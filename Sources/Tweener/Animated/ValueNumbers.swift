// The numbers of a type of values, to see whether a value changes. One list for each type and
// engine, as making one may cost more than everything else about a value.

final class ValueNumbers<Value: Tweenable> {
  private let components = Array(Value.tweenableComponents.prefix(64))

  /// Whether some component has other bits.
  @inline(__always)
  func differ(_ old: Value, _ new: Value) -> Bool {
    if Value.self == Double.self {
      return unsafeBitCast(old, to: UInt64.self) != unsafeBitCast(new, to: UInt64.self)
    }
    if Value.self == Float.self {
      return unsafeBitCast(old, to: UInt32.self) != unsafeBitCast(new, to: UInt32.self)
    }
    return componentsDiffer(old, new)
  }

  private func componentsDiffer(_ old: Value, _ new: Value) -> Bool {
    var (old, new) = (old, new)
    for component in components {
      var (before, after) = (UInt64(0), UInt64(0))
      component.transfer(&old, &before, false)
      component.transfer(&new, &after, false)
      if before != after { return true }
    }
    return false
  }

  /// Whether values of equal bits are unequal all the same, in what is no component. A value that
  /// is not equal to itself (it has not-a-number in it) tells nothing.
  static func areUnequal(_ old: Value, _ new: Value) -> Bool {
    func differ<Known: Equatable>(_ old: Known) -> Bool {
      guard let new = new as? Known else { return false }
      return new == new && old != new
    }
    return (old as? any Equatable).map { differ($0) } ?? false
  }

  /// The value with 0 in every component.
  func zero(like value: Value) -> Value {
    var value = value
    for component in components {
      var bits = component.fromDouble(0)
      component.transfer(&value, &bits, true)
    }
    return value
  }
}

extension Tweener {
  /// The numbers of a type, kept from the first value of it on.
  func numbers<Value: Tweenable>(of type: Value.Type) -> ValueNumbers<Value> {
    let id = ObjectIdentifier(type)
    if let known = valueNumbers[id] as? ValueNumbers<Value> { return known }
    // Listing them is the caller's code.
    let made = ValueNumbers<Value>()
    valueNumbers[id] = made
    return made
  }
}
