// Ends the tweens of targets that nobody else holds any more (SEMANTICS 23). A slice a step.

extension TweenEngine {
  /// Steps within which every target is looked at.
  private static var roundSteps: Int { 64 }

  /// Looks at a share of the records that the round has left, so that it is over in time also where many targets are
  /// added meanwhile. Records never become fewer: in each round a record's turn comes at the same step as in the
  /// round before, or earlier.
  func endOrphans() {
    let count = targets.records.count
    guard count > 0 else { return }
    if orphanCursor >= count || orphanSteps == 0 {
      (orphanCursor, orphanSteps) = (0, Self.roundSteps)
    }
    let slice = (count - orphanCursor + orphanSteps - 1) / orphanSteps
    orphanSteps -= 1
    for _ in 0..<slice {
      let index = Int32(orphanCursor)
      orphanCursor += 1
      guard targets.isHeldByEngineAlone(index) else { continue }
      let slots = slots(of: index)
      if slots.contains(where: { rows.summary($0).retainsTarget }) { continue }
      let ids = slots.map { rows.id($0) }
      for id in ids { end(id, .targetGone) }
    }
  }
}
