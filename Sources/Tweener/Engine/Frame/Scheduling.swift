// The next event of a tween, and its instant. Every change of a row's clock or standing ends here.

extension TweenEngine {
  /// The reading of the clock that drives a row.
  @inline(__always)
  func drivingNow(_ slot: Slot) -> Int64 { rows[slot].usesFrames ? clock.frame : clock.now }

  /// Own time at which something happens to the row next: a boundary, or the place where it is to
  /// be paused. `isEvent`: its timeline passes something there, no later than a play ends.
  @inline(__always)
  func nextBoundary(_ slot: Slot) -> (own: Int64, isEvent: Bool) {
    nextBoundary(slot, withRun(ofHead: slot) { nextTimelineEvent($0) })
  }

  /// `event`: what its timeline passes next within the present play, where there is such.
  func nextBoundary(_ slot: Slot, _ event: Int64?) -> (own: Int64, isEvent: Bool) {
    guard rows[slot].state == .running else { return (0, false) }
    var (boundary, isEvent) = (nextPlayBoundary(slot), false)
    if let event {
      isEvent = rows[slot].isReversed ? event >= boundary : event <= boundary
      if isEvent { boundary = event }
    }
    guard rows[slot].extras != .first, let place = pausePlace(slot) else {
      return (boundary, isEvent)
    }
    return (rows[slot].isReversed ? max(place, boundary) : min(place, boundary), isEvent)
  }

  /// Own time at which a play or a pause between plays ends next; a quiet row has only its ends.
  @inline(__always)
  func nextPlayBoundary(_ slot: Slot) -> Int64 {
    let timing = rows.timing(slot)
    if rows[slot].isReversed {
      return rows[slot].skipsRepeatEvents ? 0 : timing.boundary(backwardsFrom: cursor(slot))
    }
    let cursor = cursor(slot)
    return rows[slot].skipsRepeatEvents && !timing.isLast(playsEnded: cursor.play)
      ? timing.total : timing.boundary(forwardsFrom: cursor)
  }

  /// Own time at which a row is to be paused, where it is still to come that way.
  func pausePlace(_ slot: Slot) -> Int64? {
    let extras = rows[extras: slot]
    guard extras.pausePlace != Flicks.never else { return nil }
    return extras.pauseSide == (rows[slot].isReversed ? -1 : 1) ? extras.pausePlace : nil
  }

  /// Enters the row's next boundary into the queue, unless it is there. `boundary`: own time of
  /// that, where it is known.
  func reschedule(_ slot: Slot, boundary: Int64? = nil) {
    if runs.loopingCount > 0 { _ = run(ofHead: slot) }
    enterNextEvent(slot, boundary: boundary)
  }

  func enterNextEvent(_ slot: Slot, boundary: Int64? = nil) {
    catchUp(slot)
    let instant = dueInstant(slot, boundary)
    guard instant != rows[slot].nextInstant else { return }
    let stamp = rows[slot].expect(instant)
    guard instant != Flicks.never else { return }
    let isStart = rows[slot].state == .waiting && !isTurnedBeforeStart(slot)
    enter(
      QueuedEvent(
        instant: instant, order: QueuedEvent.order(isStart: isStart, age: rows[slot].age),
        slot: slot, stamp: stamp))
  }

  /// The instant of a row's next event.
  func dueInstant(_ slot: Slot, _ boundary: Int64? = nil) -> Int64 {
    if rows[slot].isPaused || rows[slot].isScrubbed || !rows[slot].isAlive || isMember(slot) {
      return Flicks.never
    }
    // It ends as soon as its clock is to move.
    if isTurnedBeforeStart(slot) {
      return rows.clock(slot).rate == 0 ? Flicks.never : drivingNow(slot)
    }
    if runs.loopingCount > 0, let run = timeline(ofRow: slot), run.isLooping {
      return rows.clock(slot).instant(reaching: run.loopEnd)
    }
    return rows.clock(slot).instant(
      reaching: nextVisit(slot, boundary: boundary ?? nextBoundary(slot).own))
  }

  private func enter(_ event: QueuedEvent) {
    let isNested = callouts.depth > 0 || callouts.work > 1 || callouts.putOff.isMaking
    if !clock.isAdvancing, isNested, isImmediate(event.slot) {
      schedule.enterImmediate(event)
    } else {
      schedule.enter(
        event, usesFrames: rows[event.slot].usesFrames, at: drivingNow(event.slot))
      tidySchedule()
    }
  }

  @inline(__always)
  func tidySchedule() {
    if schedule.isCrowded(aliveCount: rows.aliveCount) {
      schedule.tidy { rows[$0.slot].expects($0) }
    }
  }

  /// Invalidates the event that the queue holds for a row.
  @inline(__always)
  func forgetEvent(_ slot: Slot) {
    _ = rows[slot].expect(Flicks.never)
  }

  @inline(__always)
  func isDue(_ event: QueuedEvent) -> Bool { rows[event.slot].expects(event) }

  /// Everything due at the present instant, in generations: what callbacks add belongs to the next
  /// one.
  @inline(__always)
  func processDueEvents() {
    let isFirst = schedule.beginInstant(clock.now)
    if schedule.hasDue(now: clock.now, frame: clock.frame) { processGenerations(isFirst: isFirst) }
  }

  @inline(never)
  private func processGenerations(isFirst: Bool) {
    var generation = 0
    while schedule.hasDue(now: clock.now, frame: clock.frame) {
      var batch = schedule.popDue(now: clock.now, frame: clock.frame)
      defer { schedule.giveBack(&batch) }
      generation += 1
      guard generation <= Schedule.maximumGenerations else {
        schedule.deferToNextStep(batch)
        for event in batch where isDue(event) { assignWriters(event.slot) }
        report(.tooManyGenerations(time: Flicks.seconds(clock.now)))
        return
      }
      if !runs.isEmpty {
        // What has an event at this instant shows what its own time says before its turn comes.
        for event in batch where isDue(event) && rows[event.slot].state == .running {
          withRun(ofHead: event.slot) { placeTimeline($0) }
        }
        placeHeldTimelines()
      }
      var next = 0
      while next < batch.count {
        let event = batch[next]
        let end = event.isStart ? startSimple(batch, from: next) : next
        if end > next {
          doPutOff()
          next = end
          continue
        }
        next += 1
        guard isDue(event) else { continue }
        if isFirst, generation == 1 { schedule.beginHandling(event) }
        handle(event)
        doPutOff()
      }
      schedule.endHandling()
    }
  }

  private func handle(_ event: QueuedEvent) {
    let slot = event.slot
    forgetEvent(slot)
    if isTurnedBeforeStart(slot) {
      endTurned(rows.id(slot))
    } else if rows[slot].state == .waiting {
      start(slot)
    } else {
      passBoundaries(slot)
    }
  }
}
