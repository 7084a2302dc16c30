// The writers of running components: lanes, and rows that are written one by one. With them the
// rows that hold an end value for the present instant.

struct WriterSet: ~Copyable {
  var lanes = LaneSet()
  /// Rows with components that are written one by one.
  var scalarRows: [Slot] = []
  /// Rows at which a play ended in the present instant and another is to follow.
  var heldRows: [Slot] = []
  /// Targets of which it is to be found out whether one tween alone adds to them.
  var reviewedTargets: [TargetIndex] = []
}
