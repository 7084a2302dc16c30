// What is added to a property for a while: an offset on top of what it holds, or of what another tween makes of
// it. The components are not the property's own, so the two do not meet; the engine writes them after all others.

final class OffsetAccess: PropertyAccess, Sampler {
  private let base: PropertyAccess
  private let offset: (Double) -> Double
  private let offsets: Offsets
  /// The components that the offset is added to, element by element.
  let below: [ComponentKey]

  init(
    base: PropertyAccess, offset: @escaping (Double) -> Double, offsets: Offsets,
    keys: ComponentKeys, terms: UInt32
  ) {
    self.base = base
    self.offset = offset
    self.offsets = offsets
    below = base.elements.map(\.key)
    offsets.users += 1
    super.init(
      elements: base.elements.map {
        PropertyElement(progressAt: keys.key(offsetOf: $0.key), terms: terms)
      },
      isDirect: false, valueType: base.valueType, lookedAt: base.lookedAt)
  }

  deinit { offsets.users -= 1 }

  override var isOffset: Bool { true }
  override var isProgress: Bool { true }

  /// What is added depends on nothing but progress: all tweens of a plan share it.
  override func begin(_ target: AnyObject) -> (any Sampler)? { self }

  /// The engine has seen to it that what the target holds is what is below, or what ``Offsets`` remembers.
  func write(_ target: AnyObject, eased: Double, mask: UInt64) {
    let change = eased == 0 || eased == 1 ? 0 : offset(eased)
    if !lookedAt.isEmpty { return writeView(target, change, mask) }
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
      guard let values = buffer.baseAddress else { return }
      base.read(target, into: values)
      for (index, element) in base.elements.enumerated() where mask & (1 << UInt64(index)) != 0 {
        let resting = offsets.resting(values[index], of: below[index], target)
        let sum = element.double(resting) + change
        values[index] = change == 0 || !sum.isFinite ? resting : element.bits(sum)
        offsets.remember(
          Offsets.Entry(resting: resting, written: values[index], access: base, element: index),
          of: below[index], target)
      }
      base.write(target, values, mask: mask)
    }
  }

  /// A view changes with numbers that it does not own: what is below is remembered as it is stored.
  private func writeView(_ target: AnyObject, _ change: Double, _ mask: UInt64) {
    let owned = below.indices.filter { mask & (1 << UInt64($0)) != 0 }
    for index in owned { offsets.lift(below[index], of: target) }
    guard change != 0 else { return }
    let before = stored(target)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
      guard let values = buffer.baseAddress else { return }
      base.read(target, into: values)
      for index in owned {
        let sum = base.elements[index].double(values[index]) + change
        if sum.isFinite { values[index] = base.elements[index].bits(sum) }
      }
      base.write(target, values, mask: mask)
    }
    let after = stored(target)
    for (place, element) in base.stored.elements.enumerated() {
      guard owned.contains(where: { below[$0] == element.key }) else { continue }
      offsets.remember(
        Offsets.Entry(
          resting: before[place], written: after[place], access: base.stored, element: place),
        of: element.key, target)
    }
  }

  private func stored(_ target: AnyObject) -> [UInt64] {
    let storage = base.stored
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
      guard let values = buffer.baseAddress else { return [] }
      storage.read(target, into: values)
      return storage.elements.indices.map { values[$0] }
    }
  }
}

/// The offsets that stand in targets at present: what is below them, and what they made of it.
///
/// An entry counts as long as the target holds what the offset made; what a hand wrote instead is what is below
/// from then on. What a tween writes below need not differ from it: the engine drops the entry.
final class Offsets {
  struct Entry {
    let resting: UInt64
    let written: UInt64
    let access: PropertyAccess
    let element: Int
  }

  private var entries: [ObjectIdentifier: [ComponentKey: Entry]] = [:]
  /// How many accesses there are that may make an entry.
  var users = 0

  /// How many targets have any.
  var count: Int { entries.count }

  /// What is below an offset: the number itself, unless it is what the offset made of another.
  func resting(_ bits: UInt64, of key: ComponentKey, _ target: AnyObject) -> UInt64 {
    guard let entry = entries[ObjectIdentifier(target)]?[key], entry.written == bits else {
      return bits
    }
    return entry.resting
  }

  /// Remembers an offset; one that changes nothing need not be.
  func remember(_ entry: Entry, of key: ComponentKey, _ target: AnyObject) {
    let changes = entry.resting != entry.written
    entries[ObjectIdentifier(target), default: [:]][key] = changes ? entry : nil
  }

  func keys(_ target: AnyObject) -> [ComponentKey] {
    entries[ObjectIdentifier(target)].map { Array($0.keys) } ?? []
  }

  /// What the target holds of this component is its own from now on.
  func drop(_ key: ComponentKey, of target: AnyObject) {
    entries[ObjectIdentifier(target)]?[key] = nil
  }

  func drop(_ target: AnyObject) { entries[ObjectIdentifier(target)] = nil }

  /// Takes an offset off, for whoever wants to know what is below. It comes back with its next write.
  func lift(_ key: ComponentKey, of target: AnyObject) {
    guard let entry = entries[ObjectIdentifier(target)]?[key] else { return }
    drop(key, of: target)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
      guard let values = buffer.baseAddress else { return }
      entry.access.read(target, into: values)
      guard values[entry.element] == entry.written else { return }
      values[entry.element] = entry.resting
      entry.access.write(target, values, mask: 1 << UInt64(entry.element))
    }
  }
}
