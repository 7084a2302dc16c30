// A property of one exact class of targets: the identities of its components, and how to read and write their
// bits. Made by PropertyResolver, kept per class; the engine and the lanes read and write through it.

/// A property of one exact class, with its types erased.
class PropertyAccess {
  let elements: [PropertyElement]
  /// Whether every element is written as bytes.
  let isDirect: Bool
  let valueType: Any.Type

  /// Whether only the tweens of the property keep this access: each call resolves it again.
  var isPassing = false
  /// Keep alive those of its keys that are not permanent.
  private let heldKeys: [HeldKey]
  /// The components that a computed property is computed from: its values depend on them too.
  let dependencies: [ComponentKey]
  /// The components that its setter writes beside its elements, and that it owns too. A property with claims is owned as a
  /// whole or not at all.
  let claims: [ComponentKey]
  /// Whether to the engine its components are progress, from 0 to 1, of which a ``Sampler`` makes values.
  var isProgress: Bool { false }
  /// The property that stores its components: itself, unless it is derived from another.
  var stored: PropertyAccess { self }
  /// Whether it adds to another property; additive properties are written last.
  var isAdditive: Bool { false }

  init(
    elements: [PropertyElement], isDirect: Bool, valueType: Any.Type,
    dependencies: [ComponentKey] = [], claims: [ComponentKey] = [], heldKeys: [HeldKey] = []
  ) {
    self.heldKeys = heldKeys
    self.claims = claims
    self.elements = elements
    self.isDirect = isDirect
    self.valueType = valueType
    self.dependencies = dependencies
  }

  /// All components that a tween of it owns.
  final var owned: [ComponentKey] { elements.map(\.key) + claims }
  /// The components that must be at the present instant before it is read.
  final var readKeys: [ComponentKey] { owned + dependencies }

  /// Where a lane writes an element that is a stored number plus a share of another; `nil` for any other element.
  func sumPlace(_ element: Int) -> SumPlace? { nil }

  /// Whether lanes may move its components. A lane for what is found anew for each call would have one entry.
  final var isLaned: Bool { isDirect || (isScalar && !isPassing) }

  /// Whether it is one number that a lane can move through ``writeNumbers(_:_:_:_:)``.
  var isScalar: Bool { false }

  /// Writes a number to each of several targets, for a scalar. `stop` may end that early.
  func writeNumbers(
    _ targets: UnsafePointer<Unmanaged<AnyObject>>, _ numbers: UnsafePointer<Double>, _ count: Int,
    _ stop: UnsafeMutablePointer<BatchStop>
  ) {}

  /// Begins one tween, where the components are progress: reads the start value, and returns the sampler that makes the
  /// values.
  func begin(_ target: AnyObject) -> (any Sampler)? { nil }
  #if DEBUG
    /// Whether a setter writes it that may write other properties without declaring them.
    var mayWriteOthers: Bool { false }
    /// The key path of an element's component, for reports; `nil` where there is none.
    func pathText(_ element: Int) -> String? { nil }
  #endif
  /// Reads all elements.
  func read(_ target: AnyObject, into bits: UnsafeMutablePointer<UInt64>) {}
  /// Writes the elements that `mask` names; the others keep what the target holds.
  func write(_ target: AnyObject, _ bits: UnsafePointer<UInt64>, mask: UInt64) {}
  /// Runs the other effects of a write, with the value that the target holds.
  func takeEffect(_ target: AnyObject) {}
  /// The whole value that is read, where the property is the stored one.
  func storedValue(of target: AnyObject) -> Any? { nil }
  /// The stored value with one element of this property set; `nil` where it is a value of another type.
  func putting(_ bits: UInt64, element: Int, in stored: Any) -> Any? { nil }
  /// This property's bits, of a stored value.
  func bits(in stored: Any) -> [UInt64]? { nil }
  /// The bits of a value of the property's own type, or of one that converts to it; `nil` for any other value.
  func encode(_ value: Any) -> [UInt64]? { nil }
  /// Why a value does not convert, where the property's type has a reason to report.
  func refusal(of value: Any) -> TweenValueError? { nil }
  /// The bits of the value that a number converts to, or `nil`.
  func encode(number: Double) -> [UInt64]? { nil }
  /// How many numbers a list must have to convert to a value of the property; `nil` where no list does.
  var listLength: Int? { nil }

  final func readDirectly(_ target: AnyObject, into bits: UnsafeMutablePointer<UInt64>) {
    // By index: an element that is taken out has closures, which would be counted.
    for index in elements.indices {
      let address = DirectWriter.address(elements[index].offset ?? 0, in: target)
      bits[index] = DirectWriter.load(elements[index].layout, address)
    }
  }

  final func writeDirectly(_ target: AnyObject, _ bits: UnsafePointer<UInt64>, mask: UInt64) {
    for index in elements.indices where mask & (1 << UInt64(index)) != 0 {
      let address = DirectWriter.address(elements[index].offset ?? 0, in: target)
      DirectWriter.store(bits[index], elements[index].layout, address)
    }
  }
}

/// The access to a property whose values have this type, wherever they come from.
class ValueAccess<Value: Tweenable>: PropertyAccess {
  let components: [TweenableComponent<Value>]
  /// For each element, the component of the value that it is.
  let parts: [Int]

  init(
    components: [TweenableComponent<Value>], parts: [Int], elements: [PropertyElement],
    isDirect: Bool, dependencies: [ComponentKey] = [], claims: [ComponentKey] = [],
    heldKeys: [HeldKey] = []
  ) {
    self.components = components
    self.parts = parts
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
    parts.map { part in
      var bits: UInt64 = 0
      components[part].transfer(&value, &bits, false)
      return bits
    }
  }

  /// Puts a value's bits in their places, one for each element.
  final func put(_ value: inout Value, into bits: UnsafeMutablePointer<UInt64>) {
    for index in parts.indices { components[parts[index]].transfer(&value, &bits[index], false) }
  }

  /// The value of some bits; its other fields are those of `held`.
  final func value(_ bits: [UInt64], in held: Value) -> Value {
    var value = held
    for (part, bits) in zip(parts, bits) {
      var bits = bits
      components[part].transfer(&value, &bits, true)
    }
    return value
  }
}

final class TypedAccess<Root, Value: Tweenable>: ValueAccess<Value> {
  private let transfer: (PropertyBatch<Value>) -> Void
  /// Whether it calls a setter of its targets that must be told that the engine is the caller.
  private let tellsSetter: Bool

  init(
    source: TypedSource<Root, Value>, target: AnyObject, writesDirectly: Bool, keys: ComponentKeys
  ) {
    let components = Array(Value.tweenableComponents.prefix(64))
    var heldKeys: [HeldKey] = []
    let elements = components.indices.map { index in
      let component = components[index]
      guard let path = source.path else {
        let held = keys.key(source: source, part: index)
        heldKeys.append(held)
        return PropertyElement(key: held.key, offset: nil, component)
      }
      let (key, held, offset) = keys.key(component, behind: path, in: target)
      if let held { heldKeys.append(held) }
      return PropertyElement(key: key, offset: offset, component)
    }
    let written = keys.keys(writtenAt: source.writes, in: target)
    self.transfer = source.transfer
    tellsSetter = target is any EngineWritten && !source.avoidsSetter
    super.init(
      components: components, parts: Array(components.indices), elements: elements,
      isDirect: writesDirectly && elements.allSatisfy(\.isPlain), claims: written.keys,
      heldKeys: heldKeys + written.held)
  }

  override func read(_ target: AnyObject, into bits: UnsafeMutablePointer<UInt64>) {
    if isDirect { return readDirectly(target, into: bits) }
    withValue(of: target) { value in
      for (index, component) in components.enumerated() {
        component.transfer(&value, &bits[index], false)
      }
    }
  }

  override func write(_ target: AnyObject, _ bits: UnsafePointer<UInt64>, mask: UInt64) {
    if isDirect {
      writeDirectly(target, bits, mask: mask)
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

  override var isScalar: Bool {
    !isDirect && components.count == 1 && components[0].make != nil
      && elements[0].layout != .other && !tellsSetter
  }

  #if DEBUG
    override var mayWriteOthers: Bool { claims.isEmpty && !elements.allSatisfy(\.isPlain) }

    override func pathText(_ element: Int) -> String? {
      guard let path = PropertyBatch.keyPath(of: transfer) else { return nil }
      return "\(components[element].path(behind: path))"
    }
  #endif

  override func writeNumbers(
    _ targets: UnsafePointer<Unmanaged<AnyObject>>, _ numbers: UnsafePointer<Double>, _ count: Int,
    _ stop: UnsafeMutablePointer<BatchStop>
  ) {
    guard let make = components[0].make else { return }
    withUnsafeTemporaryAllocation(of: Value.self, capacity: count) { buffer in
      guard let values = buffer.baseAddress else { return }
      if Value.self == Double.self {
        UnsafeMutableRawPointer(values).copyMemory(from: numbers, byteCount: 8 * count)
      } else {
        for index in 0..<count {
          (values + index).initialize(to: make(elements[0].bits(numbers[index])))
        }
      }
      transfer(
        PropertyBatch(objects: targets, values: values, count: count, isWrite: true, stop: stop))
      values.deinitialize(count: count)
    }
  }

  override func change(_ target: AnyObject, mask: UInt64, _ body: (inout Value) -> Void) {
    withValue(of: target) { value in
      var changed = value
      body(&changed)
      for (index, component) in components.enumerated() where mask & (1 << UInt64(index)) != 0 {
        var bits: UInt64 = 0
        component.transfer(&changed, &bits, false)
        if isDirect {
          let address = DirectWriter.address(elements[index].offset ?? 0, in: target)
          DirectWriter.store(bits, elements[index].layout, address)
        } else {
          component.transfer(&value, &bits, true)
        }
      }
      if !isDirect { move(target, &value, isWrite: true) }
    }
  }

  override func withValue(of target: AnyObject, _ body: (inout Value) -> Void) {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      guard let value = buffer.baseAddress else { return }
      move(target, value, isWrite: false)
      body(&value.pointee)
      value.deinitialize(count: 1)
    }
  }

  private func move(_ target: AnyObject, _ value: UnsafeMutablePointer<Value>, isWrite: Bool) {
    var object = Unmanaged.passUnretained(target)
    let told = tellsSetter && isWrite ? target as? any EngineWritten : nil
    withExtendedLifetime(target) {
      told?.isEngineWriting = true
      transfer(PropertyBatch(objects: &object, values: value, count: 1, isWrite: isWrite))
      told?.isEngineWriting = false
    }
  }
}
