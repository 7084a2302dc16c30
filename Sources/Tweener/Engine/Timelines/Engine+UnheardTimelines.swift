// The quick way for timelines whose due moments run no code of the caller's: all due moments are
// passed in one batch, then the timeline is updated once. Random scenes compare it with the general
// way.

extension TweenEngine {
  /// Whether a timeline writes nothing but bytes, and nothing else is to be seen to while it passes
  /// what it comes to.
  func isQuiet(_ run: TimelineRun) -> Bool {
    let slot = run.head.slot
    return run.writesBytes && !run.isBent && !run.isDisplaced && rows[slot].state == .running
      && !rows[slot].owesUnlock && rows[extras: slot].pausePlace == Flicks.never
      && playheads.isEmpty && !usesAdditiveLayers
  }

  /// Whether the start of a member calls nothing: no other tween of its target can lose by it.
  private func startsUnheard(_ slot: Slot) -> Bool {
    let target = rows[slot].target
    return rows[slot].state == .waiting && rows.traits(slot).contains(.plainStart)
      && !target.isNone && isAlone(slot, on: target)
  }

  /// Passes what a quiet timeline comes to before the next boundary of its plays, up to the first
  /// of it that calls back. False where the timeline has ended meanwhile.
  func passUnheard(_ run: TimelineRun) -> Bool {
    let slot = run.head.slot
    if rows[slot].isInGap { return true }
    let (timing, play, clock) = (rows.timing(slot), rows[extras: slot].playsEnded, rows.clock(slot))
    let (isReversed, boundary, now) = (
      rows[slot].isReversed, nextPlayBoundary(slot), drivingNow(slot)
    )
    let isForward = isReversed == timing.isBackward(play)
    var isPlain = !isReversed && isForward
    var tracks = takeOut(&runs.passed, leaving: [])
    var hasPassed = false
    var hasStarted = false
    var goesOn = true
    var left = Self.mostPassed
    while goesOn, left > 0, let time = run.root.nextTime(isForward: isForward) {
      left -= 1
      let own = timing.own(of: time, inPlay: play)
      guard isReversed ? own >= boundary : own <= boundary, clock.hasReached(own, at: now),
        !isHeardNext(run, isForward: isForward),
        let passed = run.root.passSilently(isForward: isForward, &tracks)
      else { break }
      hasPassed = true
      if !passed.isPlain { isPlain = false }
      if let member = passed.starting, isToStart(member, of: run) {
        hasStarted = true
        if case .timelineEnded = beginMember(
          member, of: run, at: OwnTime(whole: time), isHeard: true)
        {
          goesOn = false
        }
      }
    }
    if hasPassed, goesOn {
      if hasStarted {
        placeStarted(run, tracks)
      } else if rows[slot].isInHeld {
        // It shows what it showed, and is placed when what it holds is let go, or looked at.
        run.placed = nil
        isPlain = false
      } else {
        place(run, tracks)
      }
      if !isPlain { hold(run, tracks) }
    }
    tracks.removeAll(keepingCapacity: true)
    runs.passed = tracks
    return goesOn
  }

  /// Behind so many it is seen whether there are plays to be skipped.
  private static let mostPassed = 1_000

  /// Whether what comes next calls back, or is a first start that the long way has to make.
  private func isHeardNext(_ run: TimelineRun, isForward: Bool) -> Bool {
    if run.root.shape.isHeardInside, !run.root.progress.active.isEmpty { return true }
    guard let moment = run.root.nextMoment(isForward: isForward) else { return false }
    if moment.isHeard(isForward: isForward) { return true }
    guard isForward, moment.kind != .end, moment.member >= 0,
      isToStart(Int(moment.member), of: run)
    else { return false }
    return !startsUnheard(run.members[Int(moment.member)].slot)
  }

  /// Places what members show that have just started, and whatever was put elsewhere for them to
  /// read.
  private func placeStarted(_ run: TimelineRun, _ tracks: [Int]) {
    if run.isDisplaced {
      run.isDisplaced = false
      placeTimeline(run)
      hold(run.head.slot)
    } else {
      placeAnew(run, tracks)
    }
    // Started behind this instant's sweep: the sweep will not write it.
    if clock.isSwept, rows.isDriving(run.head.slot) { writeTimeline(run) }
  }
}
