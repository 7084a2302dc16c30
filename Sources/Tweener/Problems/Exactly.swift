// Takes a value of a known type out of an `Any`. Asked by readers that see a value a tween; knows
// nothing of what they are.
//
// Unsafe in name alone: the one bit cast is from a type to itself, right behind the test that it
// is. A cast with `as?` gives the same answer and first tries all that a cast may be, which is
// several times slower.

/// The value, where it is of exactly this type; `nil` where it is not, also where a cast would
/// convert it.
@inline(__always)
func exactly<Wanted>(_ value: Any, _ wanted: Wanted.Type) -> Wanted? {
  // The call opens the `Any`: `Given` is the type of what is inside.
  func look<Given>(_ given: Given) -> Wanted? {
    Given.self == Wanted.self ? unsafeBitCast(given, to: Wanted.self) : nil
  }
  return look(value)
}
