// Timelines: plays in which nothing is called. Where a way leads over many of them, all but the
// last whole one are skipped by arithmetic; the values are a function of own time alone (SEMANTICS
// 36).

extension TweenEngine {
  /// Before time moves on: puts plays of timelines behind, up to the next instant at which
  /// something else happens. Until then their cursors are ahead of them, and are not asked.
  func skipPlays(upTo goal: Int64, _ pace: inout SkipPace) {
    if runs.skippedUntil <= clock.now { runs.skipped.removeAll() }
    var horizon = goal
    var events: [QueuedEvent] = []
    while let event = schedule.firstEvent, event.instant <= horizon {
      pace.work += 1
      if isDue(event) {
        guard let run = skippingRun(event.slot) else {
          horizon = event.instant
          break
        }
        let limit = skipLimit(run, isForward: !rows[event.slot].isReversed, &pace.work)
        horizon = min(horizon, rows.clock(event.slot).instant(reaching: limit))
        events.append(event)
      }
      schedule.popFirstEvent()
    }
    for event in events {
      let (slot, isForward) = (event.slot, !rows[event.slot].isReversed)
      let own = rows.clock(slot).own(at: horizon).flick(isForward)
      if let run = skippingRun(slot),
        skipPlays(run, to: own, isForward: isForward, movesHead: true, &pace.work)
      {
        runs.skipped.append(run.head)
        runs.skippedUntil = max(runs.skippedUntil, horizon)
        forgetEvent(slot)
        reschedule(slot)
      } else {
        schedule.enter(event, at: clock.now)
      }
    }
    pace.finish()
  }

  /// The timeline whose head a row is, where its plays may be skipped.
  private func skippingRun(_ slot: Slot) -> TimelineRun? {
    guard rows[slot].extras != .first, rows[slot].state == .running, !isMember(slot),
      let run = timeline(ofRow: slot), !run.isLooping, !run.isBent
    else { return nil }
    return run
  }

  /// Code of the caller's that asks in the middle of skipped plays finds timelines at their own
  /// times.
  func alignSkipped() {
    let skipped = takeOut(&runs.skipped, leaving: [])
    guard clock.now < runs.skippedUntil else { return }
    for id in living(skipped) where rows[id.slot].state == .running {
      alignCursor(id.slot)
      clockDidChange(id.slot)
    }
  }

  /// Puts plays behind that a timeline's own time is beyond at the present instant.
  func skipDuePlays(_ run: TimelineRun, _ pace: inout SkipPace) {
    let slot = run.head.slot
    skipPlays(
      run, onWayTo: rows.clock(slot).own(at: drivingNow(slot)),
      isForward: !rows[slot].isReversed, movesHead: true, &pace)
  }

  /// Skips plays on the way to a place, which a jump that makes the calls between has too.
  func skipPlays(
    _ run: TimelineRun, onWayTo place: OwnTime, isForward: Bool, movesHead: Bool = false,
    _ pace: inout SkipPace
  ) {
    if !run.isBent {
      let limit = skipLimit(run, isForward: isForward, &pace.work)
      let own = place.flick(isForward)
      _ = skipPlays(
        run, to: isForward ? min(own, limit) : max(own, limit), isForward: isForward,
        movesHead: movesHead, &pace.work)
    }
    pace.finish()
  }

  /// Own time of a head up to which nothing but silent plays comes next.
  private func skipLimit(_ run: TimelineRun, isForward: Bool, _ work: inout Int) -> Int64 {
    let slot = run.head.slot
    let limit =
      isSilent(run, &work)
      ? isForward ? rows.timing(slot).length : 0
      : run.root.skipLimit(isForward: isForward, &work) { isSilent($0, run) }
    guard let place = pausePlace(slot) else { return limit }
    return isForward ? min(limit, place) : max(limit, place)
  }

  private func skipPlays(
    _ run: TimelineRun, to own: Int64, isForward: Bool, movesHead: Bool, _ work: inout Int
  ) -> Bool {
    let (slot, root) = (run.head.slot, run.root)
    let cursor = root.progress.cursor
    let last = rows.timing(slot).lastPlay(from: cursor, to: own, isForward: isForward)
    if let last, isSilent(run, &work) {
      root.begin(last, isForward: isForward)
      if movesHead {
        rows[extras: slot].playsEnded = last.play
        rows[slot].isInGap = false
      }
    } else {
      let isRising = isForward != rows.timing(slot).isBackward(cursor.play)
      let place = root.straight(OwnTime(whole: own)).whole
      guard !cursor.isInGap,
        root.skipPlays(
          to: place, isForward: isRising, &work, isSilent: { isSilent($0, run) })
      else { return false }
    }
    // What comes next places all of it.
    run.placed = nil
    run.isDisplaced = true
    return true
  }

  /// Whether the plays of a timeline make no call.
  private func isSilent(_ run: TimelineRun, _ work: inout Int) -> Bool {
    if isHeard(run.head.slot, .repeat) { return false }
    return run.root.isSilentInside {
      work += 1
      return isSilent(member: $0, run)
    }
  }

  /// Whether the plays of a timeline's entries make no call.
  private func isSilent(_ entry: TimelineEntry, _ run: TimelineRun) -> Bool {
    entry.isSilent { isSilent(member: $0, run) }
  }

  /// Whether a member has started, and moves nothing that is to be passed itself.
  private func isSilent(member number: Int, _ run: TimelineRun) -> Bool {
    let id = run.members[number]
    guard isKept(id) else { return true }
    return !rows.traits(id.slot).contains(.playhead) && !isToStart(number, of: run)
  }
}
