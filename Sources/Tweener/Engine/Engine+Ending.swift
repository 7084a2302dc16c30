// The one way in which a tween ends, whatever the reason: once, with one outcome (SEMANTICS 12, 13).

extension TweenEngine {
  /// Ends a tween and tells its callbacks. `tellsOverwrite` is false where onOverwrite has been called.
  func end(_ id: TweenID, _ end: TweenRow.End, tellsOverwrite: Bool = true) {
    guard rows.isAlive(id) else { return }
    let slot = id.slot
    if end != .completed { leaveExact(slot) }
    guard rows.isAlive(id) else { return }
    if end != .overwritten { keepOffsets(slot, componentIndices(slot)) }
    let isHeard = rows.head(slot).hasCallbacks && !rows[slot].isSilent
    let callbacks = isHeard ? rows.plan(slot)?.plan.callbacks : nil
    let target = rows[slot].target
    let object = isHeard && target >= 0 ? targets[target].object : nil
    for index in componentIndices(slot) { disown(index) }
    components.release(rows[slot].firstComponent, rows[slot].componentCount)
    rows[slot].componentCount = 0
    if callbacks?.onUpdate != nil { updatersEnded += 1 }
    engrave(slot, end)
    unlink(slot)
    if let plan = rows.dropPlan(slot) { released.append(plan) }
    forgetEvent(slot)
    if !newcomersTold.isEmpty { newcomersTold[slot] = nil }
    rows.retire(slot)
    if rows[slot].owesUnlock {
      rows[slot].owesUnlock = false
      unlockInteraction()
    }
    guard let callbacks, let outcome = outcome(slot) else { return }
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

  func outcome(_ slot: Int32) -> TweenOutcome? {
    let row = rows[slot]
    guard row.state == .ended else { return nil }
    switch row.end {
    case .completed: return .completed
    case .removed: return .removed
    case .targetGone: return .targetGone
    case .overwritten: return .overwritten(by: Tween(engine: self, id: row.lastNewcomer))
    }
  }

  /// Leaves in the row what an ended tween can still be asked.
  private func engrave(_ slot: Int32, _ end: TweenRow.End) {
    let epitaph = TweenRow.Epitaph(
      progress: end == .completed ? 1 : progress(slot),
      elapsed: max(rows[slot].clock.own(at: drivingNow(slot)).whole, 0),
      duration: rows.timing(slot).duration)
    if rows[slot].isPaused { pausedCount -= 1 }
    rows[slot].engrave(epitaph, end)
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
