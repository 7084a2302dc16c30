// What writes running components: lanes, and rows that are written one by one. With them the rows that hold an end
// value for the present instant, and the writes that are under way.

struct WriterSet {
  var lanes = LaneSet()
  /// Rows with components that are written one by one.
  private(set) var scalarRows: [Slot] = []
  /// Rows at which a play ended in the present instant and another is to follow.
  private(set) var heldRows: [Slot] = []
  /// Targets of which it is to be found out whether one tween alone adds to them.
  private(set) var reviewedTargets: [TargetIndex] = []
  /// Tweens that are being written through code of the caller's, the innermost last. Overtaken are those that such
  /// code has written anew: what is left of the older write is not made.
  private var writes: [(id: TweenID, isOvertaken: Bool)] = []
  /// Memory for lists of tweens, kept between sweeps.
  private var spareLists: [[TweenID]] = []

  // MARK: Scalar rows

  /// Returns the row's place in the list.
  mutating func addScalarRow(_ slot: Slot) -> ScalarIndex {
    scalarRows.append(slot)
    return ScalarIndex(scalarRows.count - 1)
  }

  /// Removes a row from the list. Returns the row that has its place now, if any.
  mutating func removeScalarRow(at place: ScalarIndex) -> Slot? {
    let last = scalarRows.removeLast()
    if Int(place) == scalarRows.count { return nil }
    scalarRows[Int(place)] = last
    return last
  }

  // MARK: Held rows

  mutating func hold(_ slot: Slot) { heldRows.append(slot) }

  mutating func popHeldRows() -> [Slot] { takeOut(&heldRows, leaving: []) }

  // MARK: Additions

  mutating func review(_ target: TargetIndex) { reviewedTargets.append(target) }

  mutating func popReviewedTargets() -> [TargetIndex] { takeOut(&reviewedTargets, leaving: []) }

  // MARK: Writes under way

  var isWriting: Bool { !writes.isEmpty }

  /// Whether the innermost write is to go on.
  var isWriteValid: Bool { writes.last?.isOvertaken == false }

  mutating func beginWrite(of id: TweenID) { writes.append((id, false)) }

  /// Returns whether the write was valid to its end.
  mutating func endWrite() -> Bool { !writes.removeLast().isOvertaken }

  /// A tween is about to be written as a whole, perhaps from within a write of its own: that one need not go on, and
  /// must not, since the tween may be elsewhere by now.
  mutating func overtakeWrites(of id: TweenID) {
    for index in writes.indices where writes[index].id == id { writes[index].isOvertaken = true }
  }

  // MARK: Memory

  /// An empty list; to be given back by ``keepMemory(of:)``.
  mutating func makeList() -> [TweenID] { spareLists.popLast() ?? [] }

  mutating func keepMemory(of list: consuming [TweenID]) {
    list.removeAll(keepingCapacity: true)
    spareLists.append(list)
  }
}
