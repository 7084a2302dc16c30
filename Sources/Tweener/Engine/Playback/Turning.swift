// Turning a tween round, restarting it, and pausing it at a place (SEMANTICS 29 to 34).

extension TweenEngine {
  /// Turns a tween's own time round. Nothing jumps.
  func turn(_ id: TweenID, _ isReversed: Bool) {
    let slot = id.slot
    guard rows[slot].isReversed != isReversed else { return }
    rebase(slot)
    rows[slot].isReversed = isReversed
    findPauseSide(slot)
    if rows[slot].state == .running { alignCursor(slot) }
    // At one instant an end comes before a start: what waits has another place in the queue now.
    if rows[slot].state == .waiting { forgetEvent(slot) }
    clockDidChange(slot)
    callouts.onWork?()
  }

  /// Turns a tween round, and resumes it where it is paused.
  func reverse(_ id: TweenID) {
    turn(id, !rows[id.slot].isReversed)
    _ = setPaused(id, false)
  }

  /// Plays a tween from its beginning, forwards, with the start values that it has.
  func restart(_ id: TweenID, includingDelay: Bool) {
    let slot = id.slot
    let wasPaused = rows[slot].isPaused
    if rows[slot].state == .running, !rows[slot].isBeginning { writeExact(slot) }
    prepareRebase(slot)
    rows[slot].isReversed = false
    rows.setPaused(slot, false)
    forgetRest(slot)
    if rows[slot].state == .running {
      // One whose onStart is being called has read nothing yet.
      rows[slot].isRestarting = !rows[slot].isBeginning || rows[slot].isRestarting
      rows[slot].isBeginning = false
      rows[slot].state = .waiting
    }
    let delay = rows.timing(slot).delay
    rows.jump(slot, to: includingDelay || delay < 0 ? -delay : 0, at: drivingNow(slot))
    findPauseSide(slot)
    rows.unhold(slot)
    if rows[extras: slot].playsEnded != 0 { rows[extras: slot].playsEnded = 0 }
    if rows[extras: slot].refreshedPlay != 0 { rows[extras: slot].refreshedPlay = 0 }
    let isMeasured = !rows.timing(slot).isMeasured || rows[slot].isRestarting
    if delay < 0, isMeasured { skipPlays(slot, rows.timing(slot), delay: delay) }
    run(ofHead: slot)?.root.restart()
    if rows.timing(slot).length == 0, !rows.timing(slot).isMeasured {
      rows[extras: slot].waitsForAdvance = true
    }
    forgetEvent(slot)
    clockDidChange(slot)
    if wasPaused { call(id, .resume) }
    callouts.onWork?()
  }

  // MARK: A place to pause at

  /// Pauses a tween when its own time comes to a place.
  func setPausePlace(_ id: TweenID, seconds: Double) {
    let slot = id.slot
    let length = rows.timing(slot).length
    guard let place = Flicks.nearest(seconds: seconds, longest: Flicks.farthest), place >= 0,
      place <= length || isToBeMeasured(slot)
    else {
      let isTooFar = length < Flicks.endless || seconds > 0
      let range = isTooFar ? placesText(slot) : "0 or more seconds"
      return note(.refused(key: "pause(at:)", value: seconds, range: range), of: id)
    }
    setPausePlace(slot, place)
  }

  /// Pauses a row when its own time comes to a place.
  func setPausePlace(_ slot: Slot, _ place: Int64) {
    let wasToPause = rows[extras: slot].pausePlace != Flicks.never
    rows[extras: slot].pausePlace = place
    findPauseSide(slot)
    // One that stands at the place goes on as it does: its event, if it has one, stays true. One
    // that is passing boundaries looks for the next one itself.
    if rows[extras: slot].pauseSide != 0 || wasToPause, !rows[slot].isPassing { reschedule(slot) }
  }

  /// Finds on which side of own time the place is at which a row is to pause. To be called when it
  /// was given, and after each turn and jump.
  func findPauseSide(_ slot: Slot) {
    guard rows[slot].extras != .first, rows[extras: slot].pausePlace != Flicks.never else { return }
    let own = rows.clock(slot).own(at: drivingNow(slot))
    let place = rows[extras: slot].pausePlace
    rows[extras: slot].pauseSide =
      own == OwnTime(whole: place) ? 0 : own.isAfter(place) ? -1 : 1
  }

  /// Whether a row that has reached its next boundary is to be paused before it passes it. What a
  /// play that ends has at its end comes last backwards, so that a repeat at the same place comes
  /// first.
  func isPauseNext(_ slot: Slot) -> Bool {
    guard rows[slot].extras != .first, let place = pausePlace(slot) else { return false }
    // What a timeline comes to before that place is passed first.
    let next = nextBoundary(slot)
    if next.isEvent, next.own != place { return false }
    let boundary = nextPlayBoundary(slot)
    guard rows[slot].isReversed else { return place <= boundary }
    return place > boundary || (place == boundary && place == 0)
  }

  /// Pauses a row exactly at its place; the rest of the step is not used.
  func pauseAtPlace(_ id: TweenID) {
    let slot = id.slot
    let place = rows[extras: slot].pausePlace
    rows[extras: slot].pausePlace = Flicks.never
    if let run = run(ofHead: slot), run.isBent, !rows[slot].isPaused {
      // Of bent time this is the step that passes what lies before it.
      noteMoved(slot)
      keepStart(slot)
      rows[extras: slot].heldAt = .min
      rows.jump(slot, to: place, at: drivingNow(slot))
      guard advanceBent(run) else { return }
    }
    pause(id, at: place)
  }

  /// Pauses a row that has come to a place of its own time, there.
  func pause(_ id: TweenID, at place: Int64) {
    let slot = id.slot
    noteMoved(slot)
    keepStart(slot)
    rows[extras: slot].heldAt = .min
    let clock = rows.clock(slot)
    let distance = abs(clock.own(at: drivingNow(slot)).whole - place)
    rows.jump(slot, to: place, at: drivingNow(slot))
    // One whose repeats no callback hears may have counted plays beyond the place. One whose plays
    // an `append` has made longer is farther beyond it than a flick of its clock leads.
    if rows[slot].skipsRepeatEvents || Double(distance) > max(abs(clock.rate), 1) {
      alignCursor(slot)
    }
    write(slot)
    rows.setPaused(slot, true)
    clockDidChange(slot)
    call(id, .pause)
  }
}
