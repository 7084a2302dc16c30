// Changing the rate of a living tween's clock: pause, resume, time scale. All are one operation, a
// rebase of the row's map, with what follows from it.

extension TweenEngine {
  /// Before a row's clock changes at the present instant.
  func prepareRebase(_ slot: Slot) {
    if runs.loopingCount > 0 { _ = run(ofHead: slot) }
    keepStart(slot)
    catchUp(slot)
    noteMoved(slot)
  }

  /// After a row's clock or standing changed: its place, who shows, its next boundary. `isPlaced`:
  /// of a timeline that has been written since.
  func clockDidChange(_ slot: Slot, isPlaced: Bool = false) {
    rows[slot].skipsRepeatEvents = canSkipRepeatEvents(slot)
    if !isPlaced { assignWriters(slot) }
    withRun(ofHead: slot) { _ in hold(slot) }
    if rows[slot].state == .running || rows[slot].isRestarting { refreshSharing(slot) }
    reschedule(slot)
  }

  func pause(_ id: TweenID) -> Bool {
    if let hasChanged = pauseSiblings(of: id) { return hasChanged }
    let slot = id.slot
    if rows[slot].isPaused { return false }
    writeExact(slot)
    prepareRebase(slot)
    rows.rebase(slot, at: drivingNow(slot))
    rows.setPaused(slot, true)
    clockDidChange(slot)
    call(id, .pause)
    return true
  }

  func resume(_ id: TweenID) -> Bool {
    if let hasChanged = resumeSiblings(of: id) { return hasChanged }
    let slot = id.slot
    guard rows[slot].isPaused, !isAtRest(slot) else { return false }
    prepareRebase(slot)
    rows.rebase(slot, at: drivingNow(slot))
    rows.setPaused(slot, false)
    forgetRest(slot)
    clockDidChange(slot)
    call(id, .resume)
    // Last: what drives the engine may be code of the caller's.
    callouts.onWork?()
    return true
  }

  /// Whether a row has paused by itself at the end towards which it would go on.
  func isAtRest(_ slot: Slot) -> Bool {
    guard let end = rows[extras: slot].rest else { return false }
    return (end == .start) == rows[slot].isReversed
  }

  /// Notes that a row is not where it has paused by itself.
  func forgetRest(_ slot: Slot) {
    if rows[slot].extras != .first { rows[extras: slot].rest = nil }
  }

  /// Whether a living tween has paused by itself at one of its ends.
  func restsAtEnd(_ id: TweenID) -> Bool {
    rows[id.slot].isPaused && rows[extras: id.slot].rest != nil
  }

  /// Sets the speed of the engine's time.
  func setTimeScale(_ scale: Double) {
    if isWorking { return putOff { $0.setTimeScale(scale) } }
    clock.setRate(scale)
  }

  /// Sets the rate of a living tween's clock.
  func setRate(_ id: TweenID, _ scale: Double) {
    guard let scale = Timing.rate(scale) else {
      return note(.refused(key: "timeScale", value: scale, range: Timing.ratesText), of: id)
    }
    let slot = id.slot
    // What stays as it is changes no clock, not even between two plays of no length.
    guard rows[extras: slot].timeScale != scale else { return }
    if scale == 0 { writeExact(slot) }
    prepareRebase(slot)
    rows.rebase(slot, at: drivingNow(slot))
    rows[extras: slot].timeScale = scale
    if !rows[slot].isPaused { clockDidChange(slot) }
  }

  /// Reports a call that asks an ended tween for motion, once for each tween; in callbacks too, its
  /// own among them (SEMANTICS 12). A handle whose tween is not known any more answers in silence.
  func noteEnded(_ id: TweenID, _ call: String) {
    guard rows.isCurrent(id), let finalState = rows[id.slot].finalState,
      !callouts.problems(of: id).contains(where: { $0.kind == .tweenEnded })
    else { return }
    note(.tweenEnded(call, how: finalState.end.name), of: id)
  }

  /// A problem with a tween, kept and reported.
  @inline(never)
  func note(_ problem: TweenProblem, of id: TweenID) {
    callouts.note(problem, of: id)
    announce(problem)
  }
}
