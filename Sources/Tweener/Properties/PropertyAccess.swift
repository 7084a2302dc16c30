// The way from one class of targets to one property: its components' identities, and how to move their
// bits. Made by PropertyResolver, kept per class; the engine and the lanes read and write through it.

/// One scalar of a property.
struct PropertyElement {
  let key: ComponentKey
  /// Bytes from the start of the instance, or `nil` where it is not plainly stored.
  let offset: Int?
  let layout: ScalarLayout
  let isWhole: Bool
  fileprivate let convertToDouble: (UInt64) -> Double
  fileprivate let convertFromDouble: (Double) -> UInt64

  @inline(__always)
  func double(_ bits: UInt64) -> Double {
    switch layout {
    case .double: Double(bitPattern: bits)
    case .float: Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case .other: convertToDouble(bits)
    }
  }

  @inline(__always)
  func bits(_ double: Double) -> UInt64 {
    switch layout {
    case .double: double.bitPattern
    case .float: UInt64(Float(double).bitPattern)
    case .other: convertFromDouble(double)
    }
  }
}

/// A property of one exact class, with its types erased.
class PropertyAccess {
  let elements: [PropertyElement]
  /// Whether every element is written as bytes.
  let isDirect: Bool
  let valueType: Any.Type

  fileprivate init(elements: [PropertyElement], isDirect: Bool, valueType: Any.Type) {
    self.elements = elements
    self.isDirect = isDirect
    self.valueType = valueType
  }

  /// Reads all elements.
  func read(_ target: AnyObject, into bits: UnsafeMutablePointer<UInt64>) {}
  /// Writes the elements that `mask` names; the others keep what the target holds.
  func write(_ target: AnyObject, _ bits: UnsafePointer<UInt64>, mask: UInt64) {}
  /// The bits of a value of the property's own type, or `nil`.
  func encode(_ value: Any) -> [UInt64]? { nil }
  /// Mask of all elements.
  final var fullMask: UInt64 { elements.count == 64 ? .max : (1 << UInt64(elements.count)) - 1 }
}

final class TypedAccess<Root, Value: Animatable>: PropertyAccess {
  private let transfer: (PropertyBatch<Value>) -> Void
  private let components: [AnimatableComponent<Value>]

  init(
    source: TypedSource<Root, Value>, target: AnyObject, writesDirectly: Bool, keys: ComponentKeys
  ) {
    let components = Array(Value.animatableComponents.prefix(64))
    let base = source.path.flatMap {
      DirectWriter.offset(of: $0, in: target, Root.self, Value.self)
    }
    let elements = components.indices.map { index in
      let component = components[index]
      var offset: Int?
      if let base, let inner = component.offset { offset = base + inner }
      let key =
        if let offset {
          keys.key(offset: offset)
        } else if let whole = source.path, component.make != nil {
          keys.key(path: whole)
        } else if let path = source.path?.appending(path: component.path) {
          keys.key(path: path)
        } else {
          keys.key(source: source, part: index)
        }
      return PropertyElement(
        key: key, offset: offset, layout: component.layout, isWhole: component.isWhole,
        convertToDouble: component.toDouble, convertFromDouble: component.fromDouble)
    }
    self.transfer = source.transfer
    self.components = components
    super.init(
      elements: elements,
      isDirect: writesDirectly
        && elements.allSatisfy { $0.offset != nil && $0.layout != .other },
      valueType: Value.self)
  }

  override func read(_ target: AnyObject, into bits: UnsafeMutablePointer<UInt64>) {
    if isDirect {
      for (index, element) in elements.enumerated() {
        let address = DirectWriter.address(element.offset ?? 0, in: target)
        bits[index] = DirectWriter.load(element.layout, address)
      }
      return
    }
    withValue(of: target) { value in
      for (index, component) in components.enumerated() {
        component.transfer(&value, &bits[index], false)
      }
    }
  }

  override func write(_ target: AnyObject, _ bits: UnsafePointer<UInt64>, mask: UInt64) {
    if isDirect {
      for (index, element) in elements.enumerated() where mask & (1 << UInt64(index)) != 0 {
        let address = DirectWriter.address(element.offset ?? 0, in: target)
        DirectWriter.store(bits[index], element.layout, address)
      }
    } else if components.count == 1, let make = components[0].make {
      var value = make(bits[0])
      move(target, &value, isWrite: true)
    } else {
      withValue(of: target) { value in
        for (index, component) in components.enumerated() where mask & (1 << UInt64(index)) != 0 {
          var bits = bits[index]
          component.transfer(&value, &bits, true)
        }
        move(target, &value, isWrite: true)
      }
    }
  }

  override func encode(_ value: Any) -> [UInt64]? {
    guard var value = value as? Value else { return nil }
    return components.map { component in
      var bits: UInt64 = 0
      component.transfer(&value, &bits, false)
      return bits
    }
  }

  /// Reads the property and lends it out.
  private func withValue(of target: AnyObject, _ body: (inout Value) -> Void) {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      guard let value = buffer.baseAddress else { return }
      move(target, value, isWrite: false)
      body(&value.pointee)
      value.deinitialize(count: 1)
    }
  }

  private func move(_ target: AnyObject, _ value: UnsafeMutablePointer<Value>, isWrite: Bool) {
    var object = Unmanaged.passUnretained(target)
    withExtendedLifetime(target) {
      transfer(PropertyBatch(objects: &object, values: value, count: 1, isWrite: isWrite))
    }
  }
}
