// The one way in which a tween ends, whatever the reason: once, with one outcome (SEMANTICS 12, 13).

extension TweenEngine {
  /// Ends a tween and tells its callbacks. `tellsOverwrite` is false where onOverwrite has been called.
  func end(_ id: TweenID, _ end: TweenRow.End, tellsOverwrite: Bool = true) {
    guard rows.isAlive(id) else { return }
    let slot = id.slot
    if !end.isCompletion { leaveExact(slot) }
    guard rows.isAlive(id) else { return }
    let leavesOffsets = rows.head(slot).hasOffsets && !end.isCompletion
    if leavesOffsets {
      keepOffsets(id, Set(componentIndices(slot).map { components[$0].part }))
      guard rows.isAlive(id) else { return }
    }
    let isHeard = rows.head(slot).hasCallbacks && !rows[slot].isSilent
    let callbacks = isHeard ? rows.plan(slot)?.plan.callbacks : nil
    let target = rows[slot].target
    let object = isHeard && target >= 0 ? targets[target].object : nil
    // From behind: leaving the list of slow rows looks for another slow component from the front.
    for index in componentIndices(slot).reversed() { disown(index) }
    releaseComponents(slot)
    if callbacks?.onUpdate != nil { updatersEnded += 1 }
    retire(slot, end)
    // Before anybody is called: the slot may be another tween's when they return.
    let outcome = outcome(slot)
    let owesUnlock = rows[slot].owesUnlock
    rows[slot].owesUnlock = false
    if leavesOffsets { addOffsets(target: target, but: nil, isSwept: false) }
    if owesUnlock { unlockInteraction() }
    guard let callbacks, let outcome else { return }
    switch end {
    case .completed: if let onComplete = callbacks.onComplete { run(onComplete, id, object) }
    case .overwritten:
      if tellsOverwrite, let onOverwrite = callbacks.onOverwrite { run(onOverwrite, id, object) }
    case .removed, .targetGone: break
    }
    if let onEnd = callbacks.onEnd {
      depth += 1
      onEnd(Tween(engine: self, id: id), object, outcome)
      depth -= 1
    }
  }

  /// Takes a row that owns nothing any more from its target, and leaves of it what can still be asked.
  func retire(_ slot: Int32, _ end: TweenRow.End) {
    ownershipStamp &+= 1
    unlink(slot)
    if rows[slot].rare != 0 { released.append(contentsOf: rows.dropSamplers(slot)) }
    engrave(slot, end)
    if let plan = rows.dropPlan(slot) { released.append(plan) }
    if !newcomersTold.isEmpty { newcomersTold[slot] = nil }
    rows.retire(slot)
  }

  func outcome(_ slot: Int32) -> TweenOutcome? {
    guard let epitaph = rows[slot].epitaph else { return nil }
    switch epitaph.end {
    case .completed: return .completed
    case .removed: return .removed
    case .targetGone: return .targetGone
    case .overwritten(let newcomer): return .overwritten(by: Tween(engine: self, id: newcomer))
    }
  }

  /// Leaves in the row what an ended tween can still be asked.
  private func engrave(_ slot: Int32, _ end: TweenRow.End) {
    let epitaph = TweenRow.Epitaph(
      progress: end.isCompletion ? 1 : progress(slot),
      elapsed: max(rows.clock(slot).own(at: drivingNow(slot)).whole, 0),
      duration: rows.timing(slot).duration, end: end)
    if rows[slot].isPaused { pausedCount -= 1 }
    rows[slot].engrave(epitaph)
    if rows[rare: slot].timeScale == 1 { rows.dropRare(slot) }
  }

  func lockInteraction() {
    locks += 1
    if locks == 1 { tellLock(true) }
  }

  private func unlockInteraction() {
    guard locks > 0 else { return }
    locks -= 1
    if locks == 0 { tellLock(false) }
  }

  private func tellLock(_ isLocked: Bool) {
    depth += 1
    onInteractionLock(isLocked)
    depth -= 1
  }
}
