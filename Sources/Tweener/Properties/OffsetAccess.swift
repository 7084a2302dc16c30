// What is added to a property for a while: an offset on top of what it holds, or of what another tween makes of
// it. The components are not the property's own, so the two do not meet; they are written after all others.

final class OffsetAccess: PropertyAccess {
  private let base: PropertyAccess
  private let offset: (Double) -> Double
  private let offsets: Offsets
  /// The components that the offset is added to.
  private let keys: [ComponentKey]

  init(
    base: PropertyAccess, offset: @escaping (Double) -> Double, offsets: Offsets,
    keys: ComponentKeys, terms: UInt32
  ) {
    self.base = base
    self.offset = offset
    self.offsets = offsets
    self.keys = base.elements.map(\.key)
    super.init(
      elements: base.elements.map {
        PropertyElement(progressAt: keys.key(offsetOf: $0.key), terms: terms)
      },
      isDirect: false, valueType: base.valueType, lookedAt: base.lookedAt)
  }

  deinit { offsets.forget(owner: ObjectIdentifier(self)) }

  override var isOffset: Bool { true }
  override var bases: [ComponentKey] { keys }
  override var isProgress: Bool { true }

  override func read(_ target: AnyObject, into bits: UnsafeMutablePointer<UInt64>) {
    for index in elements.indices { bits[index] = 0.0.bitPattern }
  }

  override func write(_ target: AnyObject, _ bits: UnsafePointer<UInt64>, mask: UInt64) {
    guard mask != 0 else { return }
    let eased = Double(bitPattern: bits[mask.trailingZeroBitCount])
    let change = eased == 0 || eased == 1 ? 0 : offset(eased)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
      guard let values = buffer.baseAddress else { return }
      base.read(target, into: values)
      for (index, element) in base.elements.enumerated() where mask & (1 << UInt64(index)) != 0 {
        let resting = offsets.resting(values[index], of: keys[index], target)
        let sum = element.double(resting) + change
        values[index] = change == 0 || !sum.isFinite ? resting : element.bits(sum)
        offsets.set(
          Offsets.Entry(
            resting: resting, written: values[index], access: base, element: index,
            owner: ObjectIdentifier(self), target: target),
          of: keys[index], target)
      }
      base.write(target, values, mask: mask)
    }
  }
}

/// The offsets that stand in targets at present: what is below them, and what they made of it.
final class Offsets {
  struct Entry {
    let resting: UInt64
    let written: UInt64
    let access: PropertyAccess
    let element: Int
    let owner: ObjectIdentifier
    weak var target: AnyObject?
  }

  private struct Place: Hashable {
    let target: ObjectIdentifier
    let key: ComponentKey
  }

  private var entries: [Place: Entry] = [:]
  /// Whether a tween writes the component before offsets are written.
  var isDriven: (ComponentKey, AnyObject) -> Bool = { _, _ in false }

  var isEmpty: Bool { entries.isEmpty }

  /// What is below an offset: the number itself where a tween has just written it, or a caller; else what the
  /// offset was added to.
  func resting(_ bits: UInt64, of key: ComponentKey, _ target: AnyObject) -> UInt64 {
    guard let entry = entries[Place(target: ObjectIdentifier(target), key: key)],
      entry.target === target, entry.written == bits, !isDriven(key, target)
    else { return bits }
    return entry.resting
  }

  /// Remembers an offset; one that changes nothing need not be.
  func set(_ entry: Entry, of key: ComponentKey, _ target: AnyObject) {
    let place = Place(target: ObjectIdentifier(target), key: key)
    entries[place] = entry.resting == entry.written ? nil : entry
  }

  /// Takes every offset off a target, for whoever wants to know what is below; false where there is none.
  func lift(_ target: AnyObject) -> Bool {
    let standing = entries.filter { $0.value.target === target }
    for (place, entry) in standing {
      entries[place] = nil
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
        guard let values = buffer.baseAddress else { return }
        entry.access.read(target, into: values)
        guard values[entry.element] == entry.written else { return }
        values[entry.element] = entry.resting
        entry.access.write(target, values, mask: 1 << UInt64(entry.element))
      }
    }
    return !standing.isEmpty
  }

  /// A component has been written by another: nothing stands in it.
  func forget(_ key: ComponentKey, on target: AnyObject) {
    entries[Place(target: ObjectIdentifier(target), key: key)] = nil
  }

  /// A tween of an access is over: what it has left is now what the target holds.
  func forget(owner: ObjectIdentifier, on target: AnyObject) {
    entries = entries.filter { $0.value.owner != owner || $0.value.target !== target }
  }

  /// All tweens of an access are over.
  func forget(owner: ObjectIdentifier) {
    if entries.isEmpty { return }
    entries = entries.filter { $0.value.owner != owner && $0.value.target != nil }
  }
}
