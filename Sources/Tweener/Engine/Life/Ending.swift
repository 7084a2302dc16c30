// The one way in which a tween ends, whatever the reason: once, with one outcome (SEMANTICS 12,
// 13).

extension TweenEngine {
  /// Ends a tween and tells its callbacks. `notifiesOverwrite` is false where onOverwrite has been
  /// called. `leavesExact` is false where its components hold what they are to hold; `head` is the
  /// timeline that the row was a member of.
  func end(
    _ id: TweenID, _ end: EndReason, notifiesOverwrite: Bool = true, leavesExact: Bool = true,
    memberOf head: TweenID? = nil
  ) {
    guard rows.isAlive(id) else { return }
    let slot = id.slot
    if let run = run(ofMember: slot) { return self.end(targetOf: id, of: run, end) }
    let isCut =
      switch end {
      case .completed, .reverseCompleted: false
      case .removed, .targetGone, .overwritten: leavesExact
      }
    if isCut {
      writeExact(slot)
      // The last write of a mover may end what it moves, and so itself.
      guard rows.isAlive(id) else { return }
    }
    let traits = rows.traits(slot)
    let leavesOffsets = traits.contains(.additive) && isCut
    if leavesOffsets { keepLayers(slot, allParts(of: id)) }
    let row = rows[slot]
    let isHeard = traits.contains(.callbacks) && !row.isCallbackless
    let callbacks = rows.callbacks(of: slot)
    // One that was turned round before it has started has not been played backwards.
    let isHeardBackwards = row.state == .running
    // One that pauses at this end has called that already.
    let isAtRest = row.extras != .first && rows[extras: slot].rest != nil
    let target = row.target
    let object = isHeard && !target.isNone ? targets.uncounted(target) : nil
    noteDeparture(slot, end, head: head)
    // From behind: leaving the list of scalar rows looks for another slow component from the front.
    for index in componentIndices(slot).reversed() { disown(index) }
    if traits.contains(.playhead) { scrubbingDidChange(slot) }
    releaseComponents(slot)
    if traits.contains(.updateCallback) || !runs.isEmpty {
      let isListed = updates(slot)
      endMembers(of: slot, end, leavesExact: isCut)
      if isListed { updates.noteEnded() }
    }
    let isEnding = isHeard || row.owesUnlock || callouts.hasEndings
    if isEnding { callouts.beginEnding(id) }
    retire(slot, end)
    if leavesOffsets { addOffsets(target: target, but: nil, isSwept: false) }
    giveLockBack(slot)
    let isTold = isListening && head == nil
    if isHeard || isTold {
      doPutOff()
      let event: CallbackEvent? =
        switch end {
        case .completed where !isAtRest: .complete
        case .reverseCompleted where isHeardBackwards && !isAtRest: .reverseComplete
        case .overwritten where notifiesOverwrite: .overwrite
        default: nil
        }
      if let event {
        if isTold { tell(event, of: id, end) }
        if isHeard, let callback = rows.callback(event, of: callbacks) {
          run(callback, id, object)
        }
      }
      doPutOff()
      if isTold { tell(.end, of: id, end) }
      if isHeard, let onEnd = rows.callback(.end, of: callbacks) {
        callBack {
          onEnd(TweenReference(engine: self, id: id), object?.takeUnretainedValue(), end)
        }
      }
    }
    if isEnding {
      callouts.finishEnding(id)
      for ending in callouts.hasEndings ? callouts.takeEndings(of: id) : [] {
        doPutOff()
        callBack(of: id) { ending(TweenReference(engine: self, id: id), nil, end) }
      }
    }
    if !playheads.isEmpty { dropPlayhead(of: id) }
  }

  /// Calls `ending` behind the `onEnd` of a tween, at once where that is over.
  func whenEnded(_ id: TweenID, _ ending: TweenCallback) {
    if rows.isAlive(id) || callouts.isEnding(id) { return callouts.keep(ending: ending, of: id) }
    guard rows.isCurrent(id), let end = rows[id.slot].finalState?.end else {
      return announce(.outcomeForgotten("whenEnded(_:)"))
    }
    beginWork()
    callBack(of: id) { ending(TweenReference(engine: self, id: id), nil, end) }
    endWork()
  }

  /// Takes a row that owns nothing any more from its target, and leaves of it what can still be
  /// asked.
  func retire(_ slot: Slot, _ end: EndReason) {
    unlink(slot)
    if rows[slot].extras != .first { callouts.release(rows.dropItems(slot)) }
    let timing = rows.timing(slot)
    if timing.length != timing.duration { rows.finalLengths[slot] = timing.length }
    let finalProgress: Double =
      switch end {
      case .completed: 1
      case .reverseCompleted: 0
      default: progress(slot)
      }
    let finalState = TweenRow.FinalState(
      progress: finalProgress,
      elapsed: max(rows.clock(slot).own(at: drivingNow(slot)).whole, 0),
      duration: timing.duration, end: end)
    rows.setPaused(slot, false)
    rows[slot].storeFinalState(finalState)
    if rows[extras: slot].timeScale == 1 { rows.dropExtras(slot) }
    if rows.traits(slot).contains(.tagged) { callouts.release(tags.remove(rows.id(slot))) }
    if let plan = rows.dropPlan(slot) { callouts.release(plan) }
    let left = rows.callbacks.leave(slot)
    if !left.isNone { callouts.release(left) }
    callouts.forgetNewcomers(slot)
    callouts.notifyWaiters(of: rows.id(slot), end)
    rows.retire(slot)
  }

  /// Ends the tweens of targets that the engine alone holds (SEMANTICS 23). A slice a step.
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

  /// Gives the interaction lock back that a row owes, once.
  func giveLockBack(_ slot: Slot) {
    guard rows[slot].owesUnlock else { return }
    rows[slot].owesUnlock = false
    if lock.unlock() { changeLock(to: false) }
  }

  func changeLock(to isLocked: Bool) {
    doPutOff()
    callBack { lock.onChange(isLocked) }
  }
}
