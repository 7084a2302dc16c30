// The writers of running components: lanes, and rows that are written one by one. With them the
// rows that hold an end value for the present instant.

struct WriterSet: ~Copyable {
  var lanes = LaneSet()
  /// Rows with components that are written one by one.
  private(set) var scalarRows: [Slot] = []
  /// Rows at which a play ended in the present instant and another is to follow.
  var heldRows: [Slot] = []
  /// Targets of which it is to be found out whether one tween alone adds to them.
  var reviewedTargets: [TargetIndex] = []

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
}
