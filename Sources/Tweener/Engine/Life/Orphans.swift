// Ends the tweens of targets that the engine alone holds (SEMANTICS 23). A slice a step.

extension TweenEngine {
  func endOrphans() {
    for index in targets.nextOrphanSlice() where targets.isHeldByEngineAlone(index) {
      let slots = slots(of: index)
      if slots.contains(where: { rows.traits($0).contains(.retainsTarget) }) { continue }
      for id in slots.map({ rows.id($0) }) {
        end(id, .targetGone)
        doPutOff()
      }
    }
  }
}
