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
  let given = type(of: value)
  // The casts below cost a thousand instructions.
  if given == Double.self || given == String.self || given == Int.self { return value }
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

// Takes a value of a known type out of an `Any`. Asked by readers that see a value a tween; knows
// nothing of what they are.
//
// Unsafe in name alone: a bit cast is from a type to itself, or to a structure of that one field,
// right behind the test that it is. A cast with `as?` gives the same answer and first tries all
// that a cast may be, which is several times slower.

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

/// A value in the form in which generic code stores it.
struct Stored<Value> {
  let value: Value
}

/// The closure that a value in memory is, where it takes and gives nothing. Taken out of the `Any`
/// as a function it would be wrapped once more.
@inline(__always)
func storedClosure(at value: UnsafePointer<Any>) -> Stored<() -> Void>? {
  exactly(at: value, (() -> Void).self, as: Stored<() -> Void>.self)
}

/// A number of the commonest types. An `Int` beyond what a `Double` holds is none.
@inline(__always)
func plainNumber(_ value: Any) -> Double? {
  withUnsafePointer(to: value) { plainNumber(at: $0) }
}

/// A number of the commonest types, in memory, from which it is not copied.
@inline(__always)
func plainNumber(at value: UnsafePointer<Any>) -> Double? {
  if let number = exactly(at: value, Double.self) { return number }
  guard let number = exactly(at: value, Int.self) else { return nil }
  return number.magnitude < 1 << 53 ? Double(number) : nil
}

/// The value in an `Any` in memory, which is not copied, where it is of exactly this type: a number
/// or a text.
@inline(__always)
func exactly<Wanted>(at value: UnsafePointer<Any>, _ wanted: Wanted.Type) -> Wanted? {
  exactly(at: value, wanted, as: wanted)
}

/// The same, in the form in which generic code stores it.
///
/// Unsafe memory: an `Any` has three words for its value, which it holds there where it fits, and
/// the type behind them. With words of 64 bits numbers, texts and closures fit; with smaller ones
/// they are cast.
@inline(__always)
private func exactly<Wanted, Form>(
  at value: UnsafePointer<Any>, _ wanted: Wanted.Type, as form: Form.Type
) -> Form? {
  #if _pointerBitWidth(_64)
    let words = UnsafeRawPointer(value)
    let type = words.load(
      fromByteOffset: 3 * MemoryLayout<UInt>.stride, as: UnsafeRawPointer.self)
    guard type == unsafeBitCast(wanted, to: UnsafeRawPointer.self) else { return nil }
    return words.load(as: Form.self)
  #else
    func look<Given>(_ given: Given) -> Form? {
      Given.self == Wanted.self ? unsafeBitCast(given, to: Form.self) : nil
    }
    return look(value.pointee)
  #endif
}
