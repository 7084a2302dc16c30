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

  /// Goes on from where a row is at the present instant, by a clock that is about to change.
  func rebase(_ slot: Slot) {
    prepareRebase(slot)
    rows.rebase(slot, at: drivingNow(slot))
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

  /// Whether pausing or resuming a row changes anything.
  func canSetPaused(_ slot: Slot, _ isPaused: Bool) -> Bool {
    rows[slot].isPaused != isPaused && (isPaused || !isAtRest(slot))
  }

  /// Pauses or resumes a tween; of a timeline's member, what the timeline does to the member's
  /// target. True where that changes anything.
  func setPaused(_ id: TweenID, _ isPaused: Bool) -> Bool {
    let slot = id.slot
    if let hasChanged = setPausedBeside(id, isPaused) { return hasChanged }
    guard canSetPaused(slot, isPaused) else { return false }
    if isPaused { writeExact(slot) }
    rebase(slot)
    rows.setPaused(slot, isPaused)
    if !isPaused { forgetRest(slot) }
    clockDidChange(slot)
    call(id, isPaused ? .pause : .resume)
    // Last: what drives the engine may be code of the caller's.
    if !isPaused { callouts.onWork?() }
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
    rebase(slot)
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
