// Ends the tweens of targets that nobody else holds any more (SEMANTICS 23). A slice a step.

extension TweenEngine {
  /// Steps within which every target is looked at.
  private static var sweepSteps: Int { 64 }

  func endOrphans() {
    let count = targets.records.count
    guard count > 0 else { return }
    let slice = (count + Self.sweepSteps - 1) / Self.sweepSteps
    for _ in 0..<slice {
      orphanCursor = orphanCursor + 1 < count ? orphanCursor + 1 : 0
      let index = Int32(orphanCursor)
      guard targets.isHeldByEngineAlone(index) else { continue }
      let slots = slots(of: index)
      if slots.contains(where: { rows.head($0).retainsTarget }) { continue }
      let ids = slots.map { rows.id($0) }
      for id in ids { end(id, .targetGone) }
    }
  }
}
