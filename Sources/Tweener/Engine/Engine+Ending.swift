// The one way in which a tween ends, whatever the reason: once, with one outcome (SEMANTICS 12, 13).

extension TweenEngine {
  /// Ends a tween and tells its callbacks. `tellsOverwrite` is false where onOverwrite has been called.
  func end(_ id: TweenID, _ outcome: TweenOutcome.Stored, tellsOverwrite: Bool = true) {
    guard rows.isAlive(id) else { return }
    let slot = id.slot
    if case .completed = outcome {} else { writeIfStale(slot) }
    guard rows.isAlive(id) else { return }
    let target = rows[slot].target
    let object = target >= 0 ? targets[target].object : nil
    let callbacks = rows[slot].isSilent ? nil : rows[slot].plan?.plan.callbacks
    for index in componentIndices(slot) { disown(index) }
    components.release(rows[slot].firstComponent, rows[slot].componentCount)
    rows[slot].componentCount = 0
    if callbacks?.onUpdate != nil { updatersEnded += 1 }
    engrave(slot, outcome)
    unlink(slot)
    rows[slot].plan = nil
    rows[slot].nextInstant = Flicks.never
    rows[slot].nextQuiet = Flicks.never
    rows.retire(slot)
    if rows[slot].owesUnlock {
      rows[slot].owesUnlock = false
      unlockInteraction()
    }
    if !tellsOverwrite, let onEnd = callbacks?.onEnd {
      depth += 1
      onEnd(Tween(engine: self, id: id), object, outward(outcome))
      depth -= 1
    } else if tellsOverwrite {
      callEnd(callbacks, id, object, outward(outcome))
    }
  }

  func outward(_ outcome: TweenOutcome.Stored) -> TweenOutcome {
    switch outcome {
    case .completed: .completed
    case .removed: .removed
    case .targetGone: .targetGone
    case .overwritten(let winner): .overwritten(by: Tween(engine: self, id: winner))
    }
  }

  /// Leaves in the row what an ended tween can still be asked.
  private func engrave(_ slot: Int32, _ outcome: TweenOutcome.Stored) {
    var progress = progress(slot)
    let elapsed = max(rows[slot].clock.own(at: drivingNow(slot)).whole, 0)
    let timing = rows[slot].plan?.plan.timing ?? Timing()
    if case .completed = outcome { progress = 1 }
    rows[slot].epitaph = TweenRow.Epitaph(
      progress: progress, elapsed: elapsed, duration: timing.duration)
    rows[slot].outcome = outcome
    rows[slot].state = .ended
    if rows[slot].isPaused { pausedCount -= 1 }
    rows[slot].isPaused = false
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
