// A value that a call gives for a reserved word, where it is one that can be compared for sure: no
// object, no closure, nothing that may change by itself. Asked by CallPattern; knows no word.

/// A value that is as plain, also a plugin's own: two that are equal say the same to every call.
package protocol PlainParameter: Hashable {
  /// Whether nothing is wrong with it that is to be reported.
  var isFaultless: Bool { get }
}

extension PlainParameter {
  package var isFaultless: Bool { true }
}

extension Int: PlainParameter {}
extension OverwriteMode: PlainParameter {}
extension HandoverMode: PlainParameter {}
extension TweenSpring: PlainParameter {
  package var isFaultless: Bool { faults.isEmpty }
}

enum PlainValue {
  /// The bits of a number.
  case double(UInt64)
  case flag(Bool)
  case text(String)
  case easing(Easing)
  // Elsewhere: it is several times as large as the others, and patterns copy what they compare.
  indirect case other(any PlainParameter)
  /// A curve of the caller's, which is not held: to be compared only while something keeps it
  /// alive.
  case curve(ObjectIdentifier)

  /// `nil` for a value of any other type, and for an easing that is a closure of the caller's.
  init?(_ value: Any) {
    if let number = exactly(value, Double.self) {
      self = .double(number.bitPattern)
    } else if let flag = exactly(value, Bool.self) {
      self = .flag(flag)
    } else if let text = exactly(value, String.self) {
      self = .text(text)
    } else if let easing = exactly(value, Easing.self) {
      if case .custom = easing.shape { return nil }
      self = .easing(easing)
    } else if let other = value as? any PlainParameter, type(of: other) == type(of: value),
      other.isFaultless
    {
      self = .other(other)
    } else {
      return nil
    }
  }

  /// Whether another value is of the same type and the same.
  func isSame(as value: Any) -> Bool {
    switch self {
    case .double(let bits): exactly(value, Double.self)?.bitPattern == bits
    case .flag(let flag): exactly(value, Bool.self) == flag
    case .text(let text): exactly(value, String.self) == text
    case .easing(let easing): exactly(value, Easing.self) == easing
    case .other(let other): other.isSame(as: value)
    case .curve(let curve):
      exactly(value, Easing.self)?.curve.map(ObjectIdentifier.init) == curve
    }
  }
}

extension PlainParameter {
  fileprivate func isSame(as value: Any) -> Bool {
    exactly(value, Self.self).map { $0 == self && $0.isFaultless } ?? false
  }
}
