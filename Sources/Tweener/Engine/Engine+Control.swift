// Changing a living tween's clock: pause, resume, time scale, progress, complete. All are one operation, a
// rebase of the row's map, with what follows from it.

extension TweenEngine {
  /// Before a row's clock changes at the present instant.
  private func prepareRebase(_ slot: Slot) {
    catchUp(slot)
    noteMoved(slot)
  }

  /// After a row's clock or standing changed: its place, who shows, its next boundary.
  func clockDidChange(_ slot: Slot) {
    rows[slot].skipsRepeatEvents = canSkipRepeatEvents(slot)
    assignWriters(slot)
    if rows[slot].state == .running { refreshSharing(slot) }
    reschedule(slot)
  }

  func pause(_ id: TweenID) -> Bool {
    guard rows.isAlive(id), !rows[id.slot].isPaused else { return false }
    let slot = id.slot
    writeExact(slot)
    guard rows.isAlive(id), !rows[slot].isPaused else { return true }
    prepareRebase(slot)
    rows.rebase(slot, at: drivingNow(slot))
    rows.setPaused(slot, true)
    clockDidChange(slot)
    return true
  }

  func resume(_ id: TweenID) -> Bool {
    guard rows.isAlive(id), rows[id.slot].isPaused else { return false }
    let slot = id.slot
    rows.rebase(slot, at: drivingNow(slot))
    rows.setPaused(slot, false)
    clockDidChange(slot)
    // Last: what drives the engine may be code of the caller's.
    callouts.onWork?()
    return true
  }

  func setTimeScale(_ id: TweenID, _ scale: Double) {
    guard rows.isAlive(id) else { return }
    guard Timing.rates.contains(scale) else {
      return note(.refused(key: "timeScale", value: scale, range: Timing.ratesText), of: id)
    }
    let slot = id.slot
    // What stays as it is changes no clock, not even between two plays of no length.
    guard rows[extras: slot].timeScale != scale else { return }
    if scale == 0 { writeExact(slot) }
    guard rows.isAlive(id) else { return }
    prepareRebase(slot)
    rows.rebase(slot, at: drivingNow(slot))
    rows[extras: slot].timeScale = scale
    if !rows[slot].isPaused { clockDidChange(slot) }
  }

  /// Reports a call that asks an ended tween for motion, once for each tween; in callbacks too, its own among them
  /// (SEMANTICS 12). A handle whose tween is not known any more answers in silence.
  private func noteEnded(_ id: TweenID, _ call: String) {
    guard rows.isCurrent(id), let finalState = rows[id.slot].finalState,
      !callouts.problems(of: id).contains(where: { $0.kind == .tweenEnded })
    else { return }
    note(.tweenEnded(call, how: finalState.end.name), of: id)
  }

  /// Resumes a tween by its handle.
  func resumeNamed(_ id: TweenID) -> Bool {
    guard rows.isAlive(id) else {
      noteEnded(id, "resume()")
      return false
    }
    return forEach([id], resume)
  }

  func setProgress(_ id: TweenID, _ progress: Double) {
    guard rows.isAlive(id) else { return noteEnded(id, "progress") }
    let timing = rows.timing(id.slot)
    guard !progress.isNaN else {
      return note(.refused(key: "progress", value: progress, range: "0…1"), of: id)
    }
    let slot = id.slot
    let present = drivingNow(slot)
    let length = Double(timing.duration)
    let offset = Int64((min(max(progress, 0), 1) * length).nearestWhole())
    prepareRebase(slot)
    guard rows[slot].state == .running else {
      // The current play of a tween that waits is its first.
      if rows[extras: slot].playsEnded != 0 { rows[extras: slot].playsEnded = 0 }
      rows.unhold(slot)
      rows.jump(slot, to: offset, at: present)
      forgetEvent(slot)
      return begin(id, isShown: true)
    }
    // In a gap, and at the very end of a play, the play that just ended is meant.
    if rows[slot].isInGap || rows[extras: slot].heldAt == present {
      rows[extras: slot].playsEnded -= 1
    }
    rows.unhold(slot)
    rows.jump(
      slot, to: timing.start(ofPlay: rows[extras: slot].playsEnded) + offset, at: present)
    clockDidChange(slot)
    write(slot)
  }

  func complete(handle id: TweenID) {
    guard rows.isAlive(id) else { return }
    let slot = id.slot
    if rows[slot].isCompleting {
      // Its end is under way. Where it was set back meanwhile, it is at its end again.
      if progress(slot) < 1 { setProgress(id, 1) }
      return
    }
    if rows[slot].isReading {
      rows[slot].wantsCompletion = true
      return
    }
    if rows[slot].state == .waiting {
      begin(id)
    } else if rows[slot].isBeginning {
      activate(id)
    }
    guard rows.isAlive(id) else { return finishCall() }
    let timing = rows.timing(slot)
    catchUp(slot)
    let present = drivingNow(slot)
    let isBetween = rows[slot].isInGap || rows[extras: slot].heldAt == present
    let last =
      timing.repeats >= 0
      ? timing.repeats
      : (isBetween ? rows[extras: slot].playsEnded - 1 : rows[extras: slot].playsEnded)
    noteMoved(slot)
    rows[slot].skipsRepeatEvents = false
    rows[slot].isInGap = false
    rows[extras: slot].playsEnded = last + 1
    rows.jump(slot, to: timing.end(ofPlay: last), at: present)
    rows[extras: slot].heldAt = present
    complete(id)
    finishCall()
  }

  /// A problem with a living tween, kept and reported.
  func note(_ problem: TweenProblem, of id: TweenID) {
    callouts.note(problem, of: id)
    report(problem)
    finishCall()
  }
}
