// What additive tweens have added to the components of targets: the base value and the sum. Written by AdditiveAccess; the
// engine restores base values by it. Knows nothing of tweens.

/// The offsets that targets hold at present.
///
/// The engine adds all offsets of a target in one *round*, one tween after the other, so that a later one adds to the
/// sum of those before it. An entry is valid as long as the target holds its sum; a value that the caller wrote instead
/// is the base from then on. A tween may write a base that equals the sum, so the engine drops the entry then.
final class AdditiveLayers {
  private struct Entry {
    let resting: UInt64
    let written: UInt64
    let access: PropertyAccess
    let element: Int
    let round: Int
  }

  private struct Record {
    /// Counts rounds.
    var round = 0
    /// The step whose sweep has added the offsets.
    var sweptStep = Int64.min
    /// An offset has been removed since the latest round began.
    var isUncovered = false
    var entries: [ComponentKey: Entry] = [:]
  }

  private var records: [ObjectIdentifier: Record] = [:]
  /// How many accesses there are that may make an entry.
  var users = 0
  /// How many targets have a record.
  var count: Int { records.count }

  // MARK: Rounds

  /// Begins a round: offsets are added to the base again.
  func beginRound(_ target: AnyObject) {
    records[ObjectIdentifier(target), default: Record()].round += 1
    records[ObjectIdentifier(target)]?.isUncovered = false
  }

  /// The number of the present round; `nil` where nothing was added.
  func round(_ target: AnyObject) -> Int? { records[ObjectIdentifier(target)]?.round }

  /// Notes that the sweep of a step adds to a target. False where it has been noted before.
  func beginSweep(_ target: AnyObject, step: Int64) -> Bool {
    let id = ObjectIdentifier(target)
    if records[id]?.sweptStep == step { return false }
    records[id, default: Record()].sweptStep = step
    return true
  }

  /// The base value, and the value that the next offset of this round is added to.
  func below(_ bits: UInt64, of key: ComponentKey, _ target: AnyObject)
    -> (resting: UInt64, lower: UInt64)
  {
    guard let record = records[ObjectIdentifier(target)], let entry = record.entries[key],
      entry.written == bits
    else { return (bits, bits) }
    return (entry.resting, entry.round == record.round ? bits : entry.resting)
  }

  /// Keeps what was added in this round; an offset that changes nothing makes no entry.
  func remember(
    resting: UInt64, written: UInt64, access: PropertyAccess, element: Int, of key: ComponentKey,
    _ target: AnyObject
  ) {
    let id = ObjectIdentifier(target)
    let entry = Entry(
      resting: resting, written: written, access: access, element: element,
      round: records[id]?.round ?? 0)
    let old = records[id]?.entries.removeValue(forKey: key)
    if resting != written { records[id, default: Record()].entries[key] = entry }
    // No sooner: with it may go the last reference to things of the caller's, which may call the engine.
    withExtendedLifetime(old) {}
  }

  // MARK: Taking off

  /// Whether an offset of a target has been removed and not been added again.
  func isUncovered(_ target: AnyObject) -> Bool {
    records[ObjectIdentifier(target)]?.isUncovered ?? false
  }

  func keys(_ target: AnyObject) -> [ComponentKey] {
    records[ObjectIdentifier(target)].map { Array($0.entries.keys) } ?? []
  }

  /// Makes the value that the target holds of this component the base. Returns the access, which the caller releases when
  /// no call is under way: it may hold the last reference to an object of the caller's.
  func drop(_ key: ComponentKey, of target: AnyObject) -> PropertyAccess? {
    let id = ObjectIdentifier(target)
    guard let entry = records[id]?.entries.removeValue(forKey: key) else { return nil }
    records[id]?.isUncovered = true
    return entry.access
  }

  /// Makes all values that a target holds the base. Returns the accesses, to be released likewise.
  func drop(_ target: AnyObject) -> [PropertyAccess] {
    records.removeValue(forKey: ObjectIdentifier(target))?.entries.values.map(\.access) ?? []
  }

  /// Restores the base value of a component, for a reader that needs it. The next round adds the offsets again.
  func lift(_ key: ComponentKey, of target: AnyObject) {
    guard let entry = records[ObjectIdentifier(target)]?.entries[key] else { return }
    _ = drop(key, of: target)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
      guard let values = buffer.baseAddress else { return }
      entry.access.read(target, into: values)
      guard values[entry.element] == entry.written else { return }
      values[entry.element] = entry.resting
      entry.access.write(target, values, mask: 1 << UInt64(entry.element))
    }
  }
}
