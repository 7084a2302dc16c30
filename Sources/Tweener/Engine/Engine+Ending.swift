// The one way in which a tween ends, whatever the reason: once, with one outcome (SEMANTICS 12, 13).

extension TweenEngine {
  /// Ends a tween and tells its callbacks. `notifiesOverwrite` is false where onOverwrite has been called.
  func end(_ id: TweenID, _ end: TweenEnd, notifiesOverwrite: Bool = true) {
    guard rows.isAlive(id) else { return }
    let slot = id.slot
    if !end.isCompletion { writeExact(slot) }
    guard rows.isAlive(id) else { return }
    let leavesOffsets = rows.summary(slot).hasAdditive && !end.isCompletion
    if leavesOffsets {
      keepLayers(id, Set(componentIndices(slot).map { components[$0].part }))
      guard rows.isAlive(id) else { return }
    }
    let isHeard = rows.summary(slot).hasCallbacks && !rows[slot].isCallbackless
    let callbacks = isHeard ? rows.plan(slot)?.plan.callbacks : nil
    let target = rows[slot].target
    let object = isHeard && !target.isNone ? targets[target].object : nil
    // From behind: leaving the list of scalar rows looks for another slow component from the front.
    for index in componentIndices(slot).reversed() { disown(index) }
    releaseComponents(slot)
    if callbacks?.onUpdate != nil { updates.noteEnded() }
    retire(slot, end)
    let owesUnlock = rows[slot].owesUnlock
    rows[slot].owesUnlock = false
    if leavesOffsets { addOffsets(target: target, but: nil, isSwept: false) }
    if owesUnlock { unlockInteraction() }
    guard let callbacks else { return }
    switch end {
    case .completed: if let onComplete = callbacks.onComplete { run(onComplete, id, object) }
    case .overwritten:
      if notifiesOverwrite, let onOverwrite = callbacks.onOverwrite { run(onOverwrite, id, object) }
    case .removed, .targetGone: break
    }
    if let onEnd = callbacks.onEnd {
      perform { onEnd(TweenReference(engine: self, id: id), object, end) }
    }
  }

  /// Takes a row that owns nothing any more from its target, and leaves of it what can still be asked.
  func retire(_ slot: Slot, _ end: TweenEnd) {
    targets.ownershipDidChange()
    unlink(slot)
    if rows[slot].extras != .first { callouts.release(rows.dropSamplers(slot)) }
    storeFinalState(slot, end)
    if let plan = rows.dropPlan(slot) { callouts.release(plan) }
    callouts.forgetNewcomers(slot)
    rows.retire(slot)
  }

  /// Leaves in the row what an ended tween can still be asked.
  private func storeFinalState(_ slot: Slot, _ end: TweenEnd) {
    let finalState = TweenRow.FinalState(
      progress: end.isCompletion ? 1 : progress(slot),
      elapsed: max(rows.clock(slot).own(at: drivingNow(slot)).whole, 0),
      duration: rows.timing(slot).duration, end: end)
    rows.setPaused(slot, false)
    rows[slot].storeFinalState(finalState)
    if rows[extras: slot].timeScale == 1 { rows.dropExtras(slot) }
  }

  func lockInteraction() {
    if lock.lock() { perform { lock.onChange(true) } }
  }

  private func unlockInteraction() {
    if lock.unlock() { perform { lock.onChange(false) } }
  }
}
