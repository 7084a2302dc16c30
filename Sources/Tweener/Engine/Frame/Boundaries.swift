// Ends of plays, repeats and completion, in both directions. Called for a row when one of its
// boundaries is due.

extension TweenEngine {
  /// Handles every boundary of a row up to the present instant, then schedules the next.
  func passBoundaries(_ slot: Slot) {
    let id = rows.id(slot)
    _ = rows[slot].expect(TweenRow.passing)
    if rows.traits(slot).contains(.motions) {
      lookAhead(id, to: rows.clock(slot).own(at: drivingNow(slot)).whole)
    }
    var pace = SkipPace()
    var next: Int64?
    while rows[slot].state == .running, !rows[slot].isPaused {
      catchUp(slot)
      var event: Int64?
      var goesOn = withRun(ofHead: slot) { run -> Bool? in
        if pace.isDue() { skipDuePlays(run, &pace) }
        if isQuiet(run) { return passUnheard(run, &event) ? passTimelineEvent(run) : nil }
        event = nextTimelineEvent(run)
        return nil
      }
      if goesOn == nil {
        let (own, isEvent) = nextBoundary(slot, event)
        guard rows.clock(slot).hasReached(own, at: drivingNow(slot)) else {
          next = own
          break
        }
        if rows[slot].extras != .first, isPauseNext(slot) { return pauseAtPlace(id) }
        goesOn = pass(id, isEvent: isEvent)
      }
      // Where a callback changed the clock, what is due now is due in the next generation.
      guard goesOn == true, rows[slot].isPassing else { return }
    }
    // The visit may have been for a keyframe.
    if rows.traits(slot).contains(.keyframes) { assignWriters(slot) }
    reschedule(slot, boundary: next)
  }

  /// Passes the next boundary, or what the timeline passes next. False where it was the last.
  @inline(__always)
  private func pass(_ id: TweenID, isEvent: Bool) -> Bool {
    let slot = id.slot
    let (timing, present) = (rows.timing(slot), drivingNow(slot))
    let goesOn: Bool? = withRun(ofHead: slot) { run in
      if isEvent { return passTimelineEvent(run) }
      // Where a callback changed its clock, what is due is looked at anew.
      guard run.isBent, !advanceBent(run) || rows[slot].state != .running || rows[slot].isPaused
      else { return nil }
      return false
    }
    if let goesOn { return goesOn }
    return rows[slot].isReversed ? passPlayBackward(id) : passPlayForward(id, timing, present)
  }

  @inline(__always)
  private func passPlayForward(_ id: TweenID, _ timing: Timing, _ present: Int64) -> Bool {
    let slot = id.slot
    if timing.isLast(playsEnded: rows[extras: slot].playsEnded) {
      complete(id, isPlayed: true)
      return false
    }
    if rows[slot].isInGap {
      rows[slot].isInGap = false
      rows[extras: slot].heldAt = present
      holdBoundary(slot)
      return true
    }
    if timing.repeats == 0, timing.endDelay == 0, isUnobserved(slot) {
      write(slot, at: .end)
      end(id, .completed)
      return false
    }
    rows[extras: slot].playsEnded += 1
    rows[extras: slot].heldAt = present
    if timing.isLast(playsEnded: rows[extras: slot].playsEnded) {
      rows[slot].isInGap = true
      if timing.endDelay == 0 {
        complete(id, isPlayed: true)
        return false
      }
      holdBoundary(slot)
      return true
    }
    rows[slot].isInGap = timing.gap > 0
    if timing.refreshes, !timing.isBackward(rows[extras: slot].playsEnded) {
      refresh(slot)
    }
    return callRepeat(id)
  }

  private func passPlayBackward(_ id: TweenID) -> Bool {
    let slot = id.slot
    if rows[slot].isInGap {
      rows[slot].isInGap = false
      rows[extras: slot].playsEnded -= 1
      holdBoundary(slot)
      return true
    }
    if rows[extras: slot].playsEnded == 0 {
      reverseComplete(id, isPlayed: true)
      return false
    }
    if rows.timing(slot).gap > 0 {
      rows[slot].isInGap = true
    } else {
      rows[extras: slot].playsEnded -= 1
    }
    return callRepeat(id)
  }

  /// Lets a row show at a boundary what it shows until time moves on.
  private func holdBoundary(_ slot: Slot) {
    hold(slot)
    if let run = run(ofHead: slot) { timelineDidPassBoundary(run) }
  }

  /// Holds a row where a play is over and another follows, and calls onRepeat. False where the
  /// tween has ended.
  private func callRepeat(_ id: TweenID) -> Bool {
    let slot = id.slot
    holdBoundary(slot)
    // Where it does not move on by itself, nothing else will write the end value; what is moved by
    // it passes what lies before that.
    let isMover = !playheads.isEmpty && !movedPlayheads(by: id).isEmpty
    if isMover || isHeard(slot, .repeat) || !rows.isDriving(slot) { write(slot) }
    doPutOff()
    return call(id, .repeat)
  }

  /// Whether no code of the caller's runs between the last write of a row and its end. What a
  /// listener has asked for at its start is done between the two.
  private func isUnobserved(_ slot: Slot) -> Bool {
    rows.traits(slot).contains(.plainBytes) && !usesAdditiveLayers && callouts.putOff.isEmpty
      && !rows.traits(slot).contains(.pausesOnCompletion) && !updates(slot)
  }

  // MARK: The ends of a tween

  /// The last play is over: final write, onUpdate, end. A tween that is set back or turned round
  /// meanwhile continues instead. `isPlayed`: its time has come there, and it did not jump.
  func complete(_ id: TweenID, isPlayed: Bool = false) {
    let slot = id.slot
    let length = ownEnd(slot)
    arrive(id, at: .end, isPlayed: isPlayed) {
      !rows[slot].isReversed && rows.clock(slot).own(at: drivingNow(slot)).whole >= length
    }
  }

  /// It was played backwards to own time 0.
  func reverseComplete(_ id: TweenID, isPlayed: Bool = false) {
    let slot = id.slot
    arrive(id, at: .start, isPlayed: isPlayed) {
      rows[slot].isReversed && !rows.clock(slot).own(at: drivingNow(slot)).isAfter(0)
    }
  }

  /// Own time at which a row's tween ends, or would if the play that is over were its last.
  private func ownEnd(_ slot: Slot) -> Int64 {
    let timing = rows.timing(slot)
    return timing.repeats < 0
      ? timing.end(ofPlay: rows[extras: slot].playsEnded - 1) : timing.length
  }

  private func arrive(
    _ id: TweenID, at end: TweenEnd, isPlayed: Bool, isStillThere: () -> Bool
  ) {
    let (slot, wasPaused) = (id.slot, rows[id.slot].isPaused)
    rows[slot].isCompleting = true
    write(slot)
    doPutOff()
    guard rows.isAlive(id) else { return }
    if isPlayed, !runs.isEmpty, !callMemberUpdates(id) { return }
    let isToUpdate = rows[slot].state == .running && (wasPaused || !rows[slot].isPaused)
    if isToUpdate, !call(id, .update) { return }
    // One that was sent to its other end meanwhile has arrived there, and is on its way again.
    guard rows[slot].isCompleting, rows[slot].state == .running, isStillThere(),
      wasPaused || !rows[slot].isPaused
    else {
      rows[slot].isCompleting = false
      return
    }
    if rows.traits(slot).contains(.pausesOnCompletion) {
      rest(id, at: end)
    } else {
      self.end(id, end == .end ? .completed : .reverseCompleted)
    }
  }

  /// Pauses a tween at an end, where it would end without `pausesOnCompletion` (SEMANTICS 31).
  private func rest(_ id: TweenID, at end: TweenEnd) {
    let slot = id.slot
    rows[slot].isCompleting = false
    noteMoved(slot)
    keepStart(slot)
    rows.jump(slot, to: end == .end ? ownEnd(slot) : 0, at: drivingNow(slot))
    pause(slot, restingAt: end)
    call(id, end == .end ? .complete : .reverseComplete)
  }

  /// Pauses a row at an end, where its clock has been set to.
  private func pause(_ slot: Slot, restingAt end: TweenEnd) {
    rows.setPaused(slot, true)
    rows[extras: slot].rest = end
    clockDidChange(slot)
    giveLockBack(slot)
  }

  /// Whether a row was turned round before it has started: then it ends without having been
  /// anything.
  func isTurnedBeforeStart(_ slot: Slot) -> Bool {
    rows[slot].isReversed && rows[slot].state == .waiting
  }

  /// Ends a tween that was turned round before it has started.
  func endTurned(_ id: TweenID) {
    let slot = id.slot
    guard rows.traits(slot).contains(.pausesOnCompletion) else { return end(id, .reverseCompleted) }
    rows.jump(slot, to: 0, at: drivingNow(slot))
    // From there it plays all its plays, those too that a negative delay skips.
    rows[extras: slot].playsEnded = 0
    rows.unhold(slot)
    pause(slot, restingAt: .start)
  }
}
