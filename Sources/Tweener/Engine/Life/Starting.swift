// The start of a tween: onStart, then start values, then conflicts, in that order (SEMANTICS 8).

extension TweenEngine {
  func start(_ slot: Slot) {
    let id = rows.id(slot)
    begin(id)
    guard rows.isAlive(id), !rows[slot].isPaused else { return }
    if rows[slot].nextInstant <= drivingNow(slot) { passBoundaries(slot) }
  }

  /// Everything of a start but the plays that may end with it. `isShown`: it is written at once,
  /// whether it drives or not.
  func begin(_ id: TweenID, isShown: Bool = false) {
    let slot = id.slot
    let age = rows[slot].age
    rows[slot].state = .running
    rows[slot].isBeginning = true
    if rows[slot].extras != .first { rows[extras: slot].waitsForAdvance = false }
    // With a negative delay it may begin where a play has just ended, however long it was held
    // before.
    if rows[extras: slot].heldAt != .min { rows[extras: slot].heldAt = drivingNow(slot) }
    // One that begins anew has its components, which its onStart sees at their exact values, and so
    // does what it moves.
    let isMover = rows.traits(slot).contains(.playhead)
    if rows[slot].isRestarting, isMover || isHeard(slot, .start), rows.isDriving(slot) {
      if isMover { scrubbingDidChange(slot) }
      write(slot)
    }
    // Its onStart may have completed it and set it back: then it has taken what it wants.
    if call(id, .start), rows[slot].isBeginning { goOn(id, isShown: isShown) }
    if schedule.parts.isEmpty { return }
    // Parts that were split off while the whole tween began start without callbacks.
    while let part = schedule.popPart(age: age) {
      if rows.isAlive(part), rows[part.slot].isBeginning { goOn(part) }
    }
  }

  /// Starts what a beginning tween moves, or resumes what it has kept.
  func goOn(_ id: TweenID, isShown: Bool = false) {
    let slot = id.slot
    guard rows[slot].isRestarting else { return activate(id, isShown: isShown) }
    rows[slot].isBeginning = false
    rows[slot].isRestarting = false
    assignWriters(slot)
    refreshSharing(slot)
    if let run = run(ofHead: slot) { startPartWay(run) }
    finishStart(id, isShown: isShown)
  }

  /// Reads the start values and takes the components; where `parts` are given only these, whose
  /// start values are known.
  func activate(_ id: TweenID, isShown: Bool = false, only parts: PartSet? = nil) {
    let slot = id.slot
    let target = rows[slot].target
    rows[slot].isBeginning = true
    if parts == nil {
      readStartValues(slot, rows[slot].knowsGivenStarts && !isMember(slot) ? .others : .all)
    }
    // What starts plainly has no length to be found.
    if !rows.traits(slot).contains(.plainStart) {
      measureEasings(slot)
      beginMotions(slot, only: parts)
      measure(id)
    }
    let result = resolveConflicts(slot, only: parts)
    // What it adds itself is not there yet, also where it pauses from here on.
    if rows.traits(slot).contains(.additive), let object = object(of: slot) {
      registry.layers.uncover(object)
    }
    // Reading the start values took them off.
    if usesAdditiveLayers { restoreLayers(target: target) }
    rows[slot].isBeginning = false
    // A member has no events of its own, and shows when its timeline is placed.
    if result == nil, isMember(slot), rows.summary(slot).overwrite != .all { return }
    // The callbacks of losers may look at what shows now.
    if let result, !result.losers.isEmpty || !result.winners.isEmpty, let run = run(ofMember: slot)
    {
      run.placed = nil
      placeTimeline(run)
    }
    if updates(slot) { updates.append(id, age: rows[slot].age) }
    if let run = run(ofHead: slot) { startTimeline(run) }
    guard rows.isAlive(id) else { return }
    if rows.summary(slot).overwrite == .all { removeOthers(than: id) }
    if let result {
      if !result.losers.isEmpty { notifyLosers(result.losers, newcomer: id) }
      if !result.winners.isEmpty { notifyOverwritten(id, by: result.winners) }
    }
    finishStart(id, isShown: isShown)
  }

  private func finishStart(_ id: TweenID, isShown: Bool) {
    let slot = id.slot
    // Nor is there anything left for a member that has met others.
    guard rows.isAlive(id), !isMember(slot) else { return }
    reschedule(slot)
    if rows.traits(slot).contains(.playhead) { writeSpeed(slot) }
    // Started behind this instant's sweep: the sweep will not write it.
    // A callback that restarted it has made it wait again: it must not be written.
    let isSwept = clock.isAdvancing && clock.isSwept
    if isSwept && rows.isDriving(slot) || (isShown && rows[slot].state == .running) {
      write(slot)
      if isSwept { writeComputed(beside: id) }
    }
  }

  /// Writes what other tweens of its targets compute from numbers that a tween has just written.
  private func writeComputed(beside id: TweenID) {
    let age = rows[id.slot].age
    for mover in living(movers(of: id)) where !rows[mover.slot].target.isNone {
      for other in slots(of: rows[mover.slot].target)
      where rows[other].age != age && rows.isDriving(other)
        && rows.traits(other).contains(.computed)
      {
        write(other)
      }
    }
  }

  /// Shows the starts that a call gives, once and before it starts (SEMANTICS 8).
  func showStarts(_ slot: Slot) {
    if let run = run(ofHead: slot) { return showMemberStarts(run) }
    guard rows.traits(slot).contains(.showsStart) else { return }
    readGivenStarts(slot)
    write(slot, .starts)
    // Reading the start values took them off.
    if usesAdditiveLayers { restoreLayers(target: rows[slot].target) }
  }

  /// Reads where components go whose start is given, before that is shown. `parts`: of a timeline's
  /// member.
  func readGivenStarts(_ slot: Slot, of parts: PartSet? = nil) {
    readStartValues(slot, .given(parts))
    rows[slot].knowsGivenStarts = true
  }

  /// Finds the length of a play, where a motion or a speed says it.
  private func measure(_ id: TweenID) {
    let slot = id.slot
    guard rows.summary(slot).timing.isMeasured, let plan = rows.plan(slot) else { return }
    if rows.traits(slot).contains(.motions) {
      rows[extras: slot].duration = max(rows[extras: slot].duration, motionLength(slot, plan))
      lookAhead(id, to: 0)
    }
    let (given, timing) = (rows.summary(slot).timing.repeats, rows.timing(slot))
    if timing.repeats != given {
      noteOfCall(slot) { .zeroLengthRepeat(given, $0) }
    }
    if rows[extras: slot].playsEnded != 0 {
      // Its onStart has moved it, when no place but 0 was known.
      alignCursor(slot)
    } else if timing.delay < 0 {
      skipPlays(slot, timing, delay: timing.delay)
    }
  }
}
