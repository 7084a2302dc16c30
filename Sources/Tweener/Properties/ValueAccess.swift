// Access to properties by the type of their values: values as bits, and bits as values. Knows no
// place of storage.

/// The access to a property whose values have this type, wherever they come from.
class ValueAccess<Value: Tweenable>: PropertyAccess {
  let components: [TweenableComponent<Value>]
  /// For each element, the component of the value that it is.
  let parts: [Int]
  final let bytes: ValueBytes?

  init(
    components: [TweenableComponent<Value>], parts: [Int], elements: [PropertyElement],
    isDirect: Bool, dependencies: [ComponentKey] = [], claims: [ComponentKey] = [],
    heldKeys: [HeldKey] = []
  ) {
    self.components = components
    self.parts = parts
    bytes = ValueBytes(parts.map { components[$0] })
    super.init(
      elements: elements, isDirect: isDirect, valueType: Value.self, dependencies: dependencies,
      claims: claims, heldKeys: heldKeys)
  }

  /// Calls `body` with the value of the property; changes of it are not written.
  func withValue(of target: AnyObject, _ body: (inout Value) -> Void) {}
  /// The value that the property holds; `nil` where the target has no such value.
  final func currentValue(of target: AnyObject) -> Value? {
    var current: Value?
    withValue(of: target) { current = $0 }
    return current
  }
  /// The property's value, of a stored value.
  func value(in stored: Any) -> Value? { stored as? Value }
  /// The stored value with this value in it.
  func replacing(_ value: Value, in stored: Any) -> Any? { value }

  final override func storedValue(of target: AnyObject) -> Any? { currentValue(of: target) }

  final override func putting(_ bits: UInt64, element: Int, in stored: Any) -> Any? {
    guard var value = value(in: stored) else { return nil }
    var bits = bits
    components[parts[element]].transfer(&value, &bits, true)
    return replacing(value, in: stored)
  }

  final override func bits(in stored: Any) -> [UInt64]? {
    guard var value = value(in: stored) else { return nil }
    return bits(&value)
  }

  /// Reads the property, changes it, and writes the elements that `mask` names.
  func change(_ target: AnyObject, mask: UInt64, _ body: (inout Value) -> Void) {}

  final override func encode(_ value: Any) -> [UInt64]? {
    guard var value = value as? Value ?? Value.converted(from: value) else { return nil }
    return bits(&value)
  }

  final override var listLength: Int? {
    let zeros: [Any] = components.map { _ in 0.0 }
    return zeros.count > 1 && Value.converted(from: zeros) != nil ? zeros.count : nil
  }

  final override func refusal(of value: Any) -> TweenValueError? { Value.refusal(of: value) }

  final override func encode(number: Double) -> [UInt64]? {
    if components.count == 1 {
      return Array(repeating: components[0].fromDouble(number), count: elements.count)
    }
    guard var value = Value.converted(from: number) else { return nil }
    return bits(&value)
  }

  /// A value as bits, one for each element.
  final func bits(_ value: inout Value) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: parts.count)
    put(&value, into: &bits)
    return bits
  }

  /// Puts a value's bits in their places, one for each element.
  final func put(_ value: inout Value, into bits: UnsafeMutablePointer<UInt64>) {
    if let bytes { return withUnsafeMutablePointer(to: &value) { bytes.read($0, into: bits) } }
    for index in parts.indices { components[parts[index]].transfer(&value, &bits[index], false) }
  }

  /// Puts the bits of the elements that `mask` names into a value.
  final func put(_ bits: UnsafePointer<UInt64>, mask: UInt64, into value: inout Value) {
    for index in parts.indices where mask & (1 << UInt64(index)) != 0 {
      var bits = bits[index]
      components[parts[index]].transfer(&value, &bits, true)
    }
  }

  /// The value of some bits; its other fields are those of `held`.
  final func value(_ bits: [UInt64], in held: Value) -> Value {
    var value = held
    put(bits, mask: .max, into: &value)
    return value
  }
}

// Unsafe memory: the numbers of a value, read where they lie in it. Asking each component instead
// costs the look-up of its type.
//
// Why it is sound. An offset says of itself that the number is stored there
// (`MemoryLayout.offset(of:)`); that it is aligned and lies within the value is checked here. The
// pointer is not kept.

/// The offsets of the numbers in a value of some type. Not generic: code that is not specialised
/// would look its type up in each call.
struct ValueBytes {
  private struct Place {
    let offset: Int
    let layout: ScalarLayout
  }

  private let places: [Place]

  /// The numbers of some components; `nil` where one is not stored plainly.
  init?<Value>(_ components: [TweenableComponent<Value>]) {
    var places: [Place] = []
    for component in components {
      let size = Int(component.layout.size)
      guard let offset = component.offset, component.layout != .other, offset >= 0,
        offset % size == 0, offset + size <= MemoryLayout<Value>.size
      else { return nil }
      places.append(Place(offset: offset, layout: component.layout))
    }
    self.places = places
  }

  /// Reads the numbers of a value of the type at the address `value`.
  func read(_ value: UnsafeMutableRawPointer, into bits: UnsafeMutablePointer<UInt64>) {
    for index in 0..<places.count {
      bits[index] = DirectWriter.load(places[index].layout, value + places[index].offset)
    }
  }

  /// Puts the numbers that `mask` names into a value of the type at the address `value`.
  func write(_ bits: UnsafePointer<UInt64>, mask: UInt64, into value: UnsafeMutableRawPointer) {
    for index in 0..<places.count where mask & (1 << UInt64(index)) != 0 {
      DirectWriter.store(bits[index], places[index].layout, value + places[index].offset)
    }
  }
}
