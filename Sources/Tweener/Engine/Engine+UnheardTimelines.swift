// Timelines that nobody is told of, and that write nothing but bytes. What one passes at an instant is put behind together, and
// placed once. Both ways show the same, which the random scenes hold them to.

extension TweenEngine {
  /// Whether a timeline can pass what is next without calling anybody or reading anything.
  func isUnheard(_ run: TimelineRun) -> Bool {
    let slot = run.head.slot
    guard run.isSilent, !run.isBent, !run.isDisplaced, rows[slot].state == .running,
      !rows.traits(slot).contains(.callbacks), !rows[slot].owesUnlock,
      rows[extras: slot].pausePlace == Flicks.never, playheads.isEmpty, !usesAdditiveLayers
    else { return false }
    while run.knownStarts < run.members.count {
      let id = run.members[run.knownStarts]
      guard !rows.isAlive(id) || hasStarted(id.slot) else { return false }
      run.knownStarts += 1
    }
    return true
  }

  func isUnheard(_ event: TweenEvent) -> Bool {
    isDue(event) && run(ofHead: event.slot).map(isUnheard) ?? false
  }

  /// Passes what such a timeline comes to before the next boundary of its plays. False where there is nothing.
  func passUnheard(_ run: TimelineRun) -> Bool {
    let slot = run.head.slot
    if rows[slot].isInGap { return false }
    let (timing, play, clock) = (rows.timing(slot), rows[extras: slot].playsEnded, rows.clock(slot))
    let (isReversed, boundary, now) = (
      rows[slot].isReversed, nextPlayBoundary(slot), drivingNow(slot)
    )
    let isForward = isReversed == timing.isBackward(play)
    var isPlain = !isReversed && isForward
    var tracks = takeOut(&runs.passed, leaving: [])
    var hasPassed = false
    while let time = run.root.nextTime(isForward: isForward) {
      let own = timing.own(of: time, inPlay: play)
      guard isReversed ? own >= boundary : own <= boundary, clock.hasReached(own, at: now),
        let isPlainMoment = run.root.passSilently(isForward: isForward, &tracks)
      else { break }
      hasPassed = true
      if !isPlainMoment { isPlain = false }
    }
    if hasPassed {
      place(run, tracks)
      if !isPlain { hold(slot) }
    }
    tracks.removeAll(keepingCapacity: true)
    runs.passed = tracks
    return hasPassed
  }

  /// Timelines that have passed a boundary of their plays at this instant, and have not been placed.
  func placeHeldTimelines() {
    for slot in writers.heldRows where rows[slot].isAlive {
      if let run = run(ofHead: slot) { placeTimeline(run) }
    }
  }
}
