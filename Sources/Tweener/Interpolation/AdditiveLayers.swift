// What tweens have added to targets' components: what is below, and what they made of it. Written by AdditiveAccess; the
// engine asks it to take things off again. Knows nothing of tweens.

/// The offsets that stand in targets at present.
///
/// All that is added to a target is added in one *round*, one tween after the other, so that a later one adds to what
/// the ones before it made. An entry counts as long as the target holds what was made last; what a hand wrote instead
/// is what is below from then on. What a tween writes below need not differ from it: the engine drops the entry.
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
    /// The step whose sweep has added what there is to add.
    var sweptStep = Int64.min
    /// Something has been taken off since the latest round began.
    var isUncovered = false
    var entries: [ComponentKey: Entry] = [:]
  }

  private var records: [ObjectIdentifier: Record] = [:]
  /// How many accesses there are that may make an entry.
  var users = 0
  /// How many targets have a record.
  var count: Int { records.count }

  // MARK: Rounds

  /// Begins to add anew to what is below.
  func beginRound(_ target: AnyObject) {
    records[ObjectIdentifier(target), default: Record()].round += 1
    records[ObjectIdentifier(target)]?.isUncovered = false
  }

  /// The present round; `nil` where nothing was added.
  func round(_ target: AnyObject) -> Int? { records[ObjectIdentifier(target)]?.round }

  /// False where a target has been asked for in a step before.
  func beginSweep(_ target: AnyObject, step: Int64) -> Bool {
    let id = ObjectIdentifier(target)
    if records[id]?.sweptStep == step { return false }
    records[id, default: Record()].sweptStep = step
    return true
  }

  /// What is below all that is added, and what is below the next that is added in this round.
  func below(_ bits: UInt64, of key: ComponentKey, _ target: AnyObject)
    -> (resting: UInt64, lower: UInt64)
  {
    guard let record = records[ObjectIdentifier(target)], let entry = record.entries[key],
      entry.written == bits
    else { return (bits, bits) }
    return (entry.resting, entry.round == record.round ? bits : entry.resting)
  }

  /// Remembers what was added in this round. Where it changes nothing there is nothing to remember.
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

  /// Whether something has been taken off a target and not been added again.
  func isUncovered(_ target: AnyObject) -> Bool {
    records[ObjectIdentifier(target)]?.isUncovered ?? false
  }

  func keys(_ target: AnyObject) -> [ComponentKey] {
    records[ObjectIdentifier(target)].map { Array($0.entries.keys) } ?? []
  }

  /// What the target holds of this component is its own from now on. What comes back is to be let go of when
  /// nothing is under way: it may hold the last reference to things of the caller's.
  func drop(_ key: ComponentKey, of target: AnyObject) -> PropertyAccess? {
    let id = ObjectIdentifier(target)
    guard let entry = records[id]?.entries.removeValue(forKey: key) else { return nil }
    records[id]?.isUncovered = true
    return entry.access
  }

  /// What a target holds is its own from now on, all of it. What comes back is to be let go of likewise.
  func drop(_ target: AnyObject) -> [PropertyAccess] {
    records.removeValue(forKey: ObjectIdentifier(target))?.entries.values.map(\.access) ?? []
  }

  /// Takes off what was added, for whoever wants to know what is below. It comes back with the next round.
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
