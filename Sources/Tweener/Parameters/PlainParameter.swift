// A value that a call gives for a reserved word, where it is one that can be compared for sure: no
// object, no closure, nothing that may change by itself. Asked by CallPattern; knows no word.

/// A type whose values are plain, one of a plugin's too: two that are equal say the same to every
/// call.
package protocol PlainParameter: Hashable {
  /// Whether another value, in memory, is of the same type and the same.
  func isSame(at value: UnsafePointer<Any>) -> Bool
}

extension PlainParameter {
  package func isSame(at value: UnsafePointer<Any>) -> Bool {
    exactly(value.pointee, Self.self) == self
  }
}

extension Double: PlainParameter {
  package func isSame(at value: UnsafePointer<Any>) -> Bool {
    exactly(at: value, Double.self)?.bitPattern == bitPattern
  }
}

extension String: PlainParameter {
  package func isSame(at value: UnsafePointer<Any>) -> Bool {
    exactly(at: value, String.self) == self
  }
}

extension Int: PlainParameter {}
extension Bool: PlainParameter {}
extension Easing: PlainParameter {}
extension OverwriteMode: PlainParameter {}
extension HandoverMode: PlainParameter {}
extension TweenSpring: PlainParameter {}

/// The identity of an easing's curve that the caller gave: a pattern holds no curve. To be compared
/// with another only while something keeps the curve alive.
struct PlainCurve: PlainParameter {
  private let curve: ObjectIdentifier

  init(_ curve: CustomCurve) { self.curve = ObjectIdentifier(curve) }

  func isSame(at value: UnsafePointer<Any>) -> Bool {
    exactly(value.pointee, Easing.self)?.curve.map(ObjectIdentifier.init) == curve
  }
}
