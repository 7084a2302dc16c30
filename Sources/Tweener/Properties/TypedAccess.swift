// Unsafe memory: the access to a property of a class, stored or behind accessors. Made by
// TypedSource.
//
// Why it is sound. `room` holds a value from the read that initialises it to the call that
// deinitialises it, both in one function; an accessor that comes back here meanwhile finds it
// taken.

final class TypedAccess<Value: Tweenable>: ValueAccess<Value> {
  private let transfer: (PropertyBatch<Value>) -> Void
  /// The values where the setter writes besides; `nil` where it says of none.
  private let writtenValues: ((AnyObject) -> Sampler?)?
  /// Whether it calls a setter of its targets that needs to know that the engine is the caller.
  private let tellsSetter: Bool
  /// Room for one value on its way. Initialised while `isRoomTaken` is set, and by the one call
  /// that set it.
  private let room = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  private var isRoomTaken = false

  deinit { room.deallocate() }

  init<Root>(
    _ source: TypedSource<Root, Value>, target: AnyObject, writesDirectly: Bool,
    keys: ComponentKeys
  ) {
    let components = Array(Value.tweenableComponents.prefix(64))
    var heldKeys: [HeldKey] = []
    let elements = components.indices.map { index in
      let component = components[index]
      let found =
        source.path.map { keys.key(component, behind: $0, in: target) }
        ?? keys.key(source: source, part: index)
      heldKeys += found.held
      return PropertyElement(key: found.key, offset: found.offset, component)
    }
    let written = keys.keys(writtenAt: source.writes, in: target)
    self.transfer = source.transfer
    let writes = source.writes
    writtenValues =
      writes.isEmpty
      ? nil : { target in (target as? Root).map { WrittenValues(at: writes, of: $0) } }
    tellsSetter = target is any EngineWritten && !source.avoidsSetter
    super.init(
      components: components, parts: Array(components.indices), elements: elements,
      isDirect: writesDirectly && elements.allSatisfy(\.isPlain), claims: written.keys,
      heldKeys: heldKeys + written.held)
  }

  override func writtenValues(of target: AnyObject) -> Sampler? { writtenValues?(target) }

  override func read(_ target: AnyObject, into bits: UnsafeMutablePointer<UInt64>) {
    if isDirect { return readDirectly(target, into: bits) }
    if let bytes, takeRoom() {
      defer { isRoomTaken = false }
      move(target, room, isWrite: false)
      bytes.read(room, into: bits)
      room.deinitialize(count: 1)
      return
    }
    withValue(of: target) { put(&$0, into: bits) }
  }

  override func write(_ target: AnyObject, _ bits: UnsafePointer<UInt64>, mask: UInt64) {
    if isDirect {
      writeDirectly(target, bits, mask: mask)
    } else if components.count == 1, let make = components[0].make {
      var value = make(bits[0])
      move(target, &value, isWrite: true)
    } else if let bytes, takeRoom() {
      defer { isRoomTaken = false }
      move(target, room, isWrite: false)
      bytes.write(bits, mask: mask, into: room)
      move(target, room, isWrite: true)
      room.deinitialize(count: 1)
    } else {
      withValue(of: target) { value in
        put(bits, mask: mask, into: &value)
        move(target, &value, isWrite: true)
      }
    }
  }

  override var isScalar: Bool {
    !isDirect && components.count == 1 && components[0].make != nil
      && elements[0].layout != .other && !tellsSetter
  }

  override func writeNumbers(
    _ targets: UnsafePointer<Unmanaged<AnyObject>>, _ numbers: UnsafePointer<Double>, _ count: Int
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
      transfer(PropertyBatch(objects: targets, values: values, count: count, isWrite: true))
      values.deinitialize(count: count)
    }
  }

  override func change(_ target: AnyObject, mask: UInt64, _ body: (inout Value) -> Void) {
    withValue(of: target) { value in
      var changed = value
      body(&changed)
      for index in components.indices where mask & (1 << UInt64(index)) != 0 {
        let component = components[index]
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
    // The caller holds the target.
    var object = Unmanaged.passUnretained(target)
    let told = tellsSetter && isWrite ? target as? any EngineWritten : nil
    told?.isEngineWriting = true
    transfer(PropertyBatch(objects: &object, values: value, count: 1, isWrite: isWrite))
    told?.isEngineWriting = false
  }

  /// Takes the room for one value, unless an accessor of the caller's that is running has it.
  private func takeRoom() -> Bool {
    if isRoomTaken { return false }
    isRoomTaken = true
    return true
  }
}

// Targets with a setter that ends tweens when the caller calls it. Asked by TypedAccess, which says
// when the engine does.

/// A target with a property whose setter ends the tweens that move it, unless the engine is the
/// caller.
protocol EngineWritten: AnyObject {
  /// True from the beginning of a write of the engine's until the setter has taken note of it.
  var isEngineWriting: Bool { get set }
}
