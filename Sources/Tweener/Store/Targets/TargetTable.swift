// The targets that have tweens: one strong reference each, found by identity. The engine keeps an
// entry as long as the target has a tween, and until it is at rest.

struct TargetRecord {
  /// The engine's one reference: unique when only the engine holds the target.
  var object: AnyObject?
  /// The target's tweens, oldest first.
  var firstRow = Slot.none
  var lastRow = Slot.none

  /// Whether it has one tween at most.
  @inline(__always)
  var isAlone: Bool { firstRow == lastRow }

  @inline(__always)
  mutating func setOnly(_ row: Slot) {
    firstRow = row
    lastRow = row
  }
}

/// The indexes of one kind, of the targets that have one.
struct TargetIndexes<Index> {
  private var byTarget: [TargetIndex: Index] = [:]

  var count: Int { byTarget.count }

  subscript(target: TargetIndex) -> Index? {
    @inline(__always) get { byTarget.isEmpty ? nil : byTarget[target] }
    @inline(__always) set {
      if newValue != nil || !byTarget.isEmpty { byTarget[target] = newValue }
    }
  }

  /// Changes a target's index, where it has one. `body` may not look at targets.
  @inline(__always)
  mutating func change(_ target: TargetIndex, _ body: (inout Index) -> Void) {
    guard !byTarget.isEmpty, let place = byTarget.index(forKey: target) else { return }
    body(&byTarget.values[place])
  }
}

struct TargetTable: ~Copyable {
  private(set) var records = UniqueArray<TargetRecord>()
  private var free = UniqueArray<TargetIndex>()
  /// Open addressing with linear probing over the identities. A power of two, at most 5/8 in use.
  private var buckets: [TargetIndex] = Array(repeating: Self.empty, count: 16)
  /// Buckets that are not empty.
  private var used = 0
  private var count = 0
  /// The owners by component, of targets that own many components.
  var ownerIndexes = TargetIndexes<OwnerIndex>()
  /// The tweens by component, of targets with many tweens.
  var rowIndexes = TargetIndexes<RowIndex>()
  /// The record that is looked at next for an orphan, and the steps that are left to come to the
  /// last.
  private var orphanCursor = 0
  private var orphanSteps = 0

  /// Steps within which every record is looked at for an orphan.
  private static var orphanRound: Int { 64 }

  private static var empty: TargetIndex { .none }
  /// A tombstone: the bucket was in use, and probing continues behind it.
  private static var left: TargetIndex { TargetIndex(raw: -2) }

  subscript(_ index: TargetIndex) -> TargetRecord {
    @inline(__always) get { records[Int(index)] }
    @inline(__always) _modify { yield &records[Int(index)] }
  }

  mutating func reserve(_ capacity: Int) {
    records.reserveCapacity(capacity)
    var size = buckets.count
    while size * 5 < capacity * 8 { size *= 2 }
    if size > buckets.count { rehash(size) }
  }

  @inline(__always)
  private func home(_ identity: UInt) -> Int {
    // Fibonacci hashing: the highest bits of the product spread addresses, which are multiples of
    // some power of two. Lower ones would leave most buckets empty and others crowded.
    let product = UInt64(identity) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product &>> UInt64(buckets.count.leadingZeroBitCount + 1))
  }

  @inline(__always)
  private func identity(_ record: TargetIndex) -> UInt {
    UInt(bitPattern: address(record))
  }

  /// The address of a target: valid while it has a record.
  @inline(__always)
  func address(_ record: TargetIndex) -> UnsafeMutableRawPointer? {
    guard let object = records[Int(record)].object else { return nil }
    return Unmanaged.passUnretained(object).toOpaque()
  }

  /// A target without a count of its own: good while it has a record, and until the engine is at
  /// rest.
  @inline(__always)
  func uncounted(_ record: TargetIndex) -> Unmanaged<AnyObject>? {
    records[Int(record)].object.map { Unmanaged.passUnretained($0) }
  }

  /// A target that has a tween.
  @inline(__always)
  func find(_ object: AnyObject) -> TargetIndex? {
    let record = buckets[bucket(of: UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))]
    return record.isNone || records[Int(record)].firstRow.isNone ? nil : record
  }

  /// The bucket of a target's record, or the one that it is to have: an empty bucket, or a
  /// tombstone on the way there, as a target that comes again takes the one that it left.
  @inline(__always)
  private func bucket(of wanted: UInt) -> Int {
    var (bucket, tombstone) = (home(wanted), -1)
    while buckets[bucket] != Self.empty {
      if buckets[bucket].isNone {
        if tombstone < 0 { tombstone = bucket }
      } else if identity(buckets[bucket]) == wanted {
        return bucket
      }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    return tombstone < 0 ? bucket : tombstone
  }

  /// The target's record, made if there is none.
  mutating func insert(_ object: AnyObject) -> TargetIndex {
    if (used + 1) * 8 > buckets.count * 5 { makeRoom() }
    let bucket = bucket(of: UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
    if !buckets[bucket].isNone { return buckets[bucket] }
    let index: TargetIndex
    if let reused = free.popLast() {
      index = reused
      records[Int(index)] = TargetRecord(object: object)
    } else {
      index = TargetIndex(records.count)
      records.append(TargetRecord(object: object))
    }
    if buckets[bucket] == Self.empty { used += 1 }
    buckets[bucket] = index
    count += 1
    return index
  }

  // MARK: Removing

  /// Forgets the indexes of a target that has lost its last tween.
  @inline(__always)
  mutating func forgetIndexes(_ index: TargetIndex) {
    ownerIndexes[index] = nil
    rowIndexes[index] = nil
  }

  /// Forgets a target, if it has no tween. What comes back is the engine's reference, to be let go
  /// of when no access is open.
  mutating func removeIfEmpty(_ index: TargetIndex) -> AnyObject? {
    guard records[Int(index)].object != nil, records[Int(index)].firstRow.isNone else { return nil }
    // Each bucket says which target it is: no record but its own is read.
    let mask = buckets.count - 1
    var bucket = home(identity(index))
    while buckets[bucket] != index { bucket = (bucket + 1) & mask }
    buckets[bucket] = Self.left
    // Tombstones in front of an empty bucket lead to nothing.
    if buckets[(bucket + 1) & mask] == Self.empty {
      while buckets[bucket] == Self.left {
        buckets[bucket] = Self.empty
        used -= 1
        bucket = (bucket - 1) & mask
      }
    }
    count -= 1
    let object = records[Int(index)].object
    records[Int(index)] = TargetRecord(object: nil)
    free.append(index)
    return object
  }

  /// Whether only the engine holds the target.
  mutating func isHeldByEngineAlone(_ index: TargetIndex) -> Bool {
    guard records[Int(index)].object != nil else { return false }
    return isKnownUniquelyReferenced(&records[Int(index)].object)
  }

  /// The records whose turn it is to be looked at for an orphan: a share of what the round has
  /// left, so that it is over in time also where many targets are added meanwhile. Records never
  /// become fewer: in each round a record's turn comes at the same step as in the round before, or
  /// earlier.
  mutating func nextOrphanSlice() -> Range<TargetIndex> {
    if records.count == 0 { return TargetIndex.first..<TargetIndex.first }
    if orphanCursor >= records.count || orphanSteps == 0 {
      (orphanCursor, orphanSteps) = (0, Self.orphanRound)
    }
    let (first, left) = (orphanCursor, records.count - orphanCursor)
    // Few are looked at without a division.
    orphanCursor += left <= orphanSteps ? 1 : (left + orphanSteps - 1) / orphanSteps
    orphanSteps -= 1
    return TargetIndex(first)..<TargetIndex(orphanCursor)
  }

  /// More buckets; or the same number, where half of them would do without those that were left.
  private mutating func makeRoom() {
    rehash((count + 1) * 16 > buckets.count * 5 ? buckets.count * 2 : buckets.count)
  }

  private mutating func rehash(_ size: Int) {
    buckets = Array(repeating: Self.empty, count: size)
    used = count
    for index in 0..<records.count where records[index].object != nil {
      buckets[bucket(of: identity(TargetIndex(index)))] = TargetIndex(index)
    }
  }
}
