// A value that a call gives for a reserved word, where it is one that can be compared for sure: no
// object, no closure, nothing that may change by itself. Asked by CallPattern; knows no word.

/// A type whose values are plain, one of a plugin's too: two that are equal say the same to every
/// call.
package protocol PlainParameter: Hashable {}

extension Int: PlainParameter {}
extension Bool: PlainParameter {}
extension Easing: PlainParameter {}
extension OverwriteMode: PlainParameter {}
extension HandoverMode: PlainParameter {}
extension TweenSpring: PlainParameter {}

/// A plain value, as others are compared with it. Of one form: an existential would be copied for
/// each comparison.
struct PlainValue {
  /// Whether a value in memory is of the same type and the same.
  let isSame: (UnsafePointer<Any>) -> Bool

  private init(isSame: @escaping (UnsafePointer<Any>) -> Bool) { self.isSame = isSame }

  private init<Value: PlainParameter>(_ value: Value) {
    isSame = { exactly($0.pointee, Value.self) == value }
  }

  /// `nil` for a value of any other type. An easing must not be a closure of the caller's.
  init?(_ value: Any) {
    if let text = exactly(value, String.self) {
      self.init { exactly(at: $0, String.self) == text }
    } else if let bits = exactly(value, Double.self)?.bitPattern {
      self.init { exactly(at: $0, Double.self)?.bitPattern == bits }
    } else if let plain = value as? any PlainParameter, type(of: plain) == type(of: value) {
      // A cast looks into optionals, in which a value is not the same.
      self.init(plain)
    } else {
      return nil
    }
  }

  /// A curve of the caller's, which is not held: to be compared only while something keeps it alive.
  init(_ curve: CustomCurve) {
    let curve = ObjectIdentifier(curve)
    isSame = { exactly($0.pointee, Easing.self)?.curve.map(ObjectIdentifier.init) == curve }
  }
}
