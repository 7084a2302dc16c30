// Setting a tween's own time: seek, progress, the jump to an end. A jump writes at once; the
// callbacks between are called only where the caller asks for it (SEMANTICS 32).

extension TweenEngine {
  /// Sets own time to a number of seconds, which may be infinite; beyond an end means to the end.
  func setElapsed(_ id: TweenID, seconds: Double, _ manner: JumpManner, for call: String) {
    if let place = place(seconds, of: id, for: call) { setElapsed(id, place, manner) }
  }

  /// A place on a tween's own time; `nil`, with a report, where an endless tween has none so far.
  private func place(_ seconds: Double, of id: TweenID, for call: String) -> Int64? {
    if let place = Flicks.nearest(seconds: seconds, longest: Flicks.farthest) { return place }
    if seconds < 0 { return 0 }
    guard rows.timing(id.slot).length == Flicks.never else { return Flicks.farthest }
    note(.refused(key: call, value: seconds, range: placesText(id.slot)), of: id)
    return nil
  }

  /// The places on a row's own time, in seconds, for reports.
  func placesText(_ slot: Slot) -> String {
    "0…\(Flicks.seconds(min(rows.timing(slot).length, Flicks.farthest)))"
  }

  func setElapsed(_ id: TweenID, _ place: Int64, _ manner: JumpManner) {
    let slot = id.slot
    guard beginBeforeMeasured(id) else { return }
    if rows.traits(slot).contains(.motions) {
      if let steps = tooManySteps(slot, to: place) {
        return note(.tooManySteps(steps, key: "seek(to:)", place), of: id)
      }
      lookAhead(id, to: place)
    }
    move(id, to: min(max(place, 0), rows.timing(slot).length), play: nil, manner)
  }

  /// The treatment of the events between the two ends of a jump.
  enum JumpManner {
    case silent
    /// It is called.
    case calls
    /// It is called when the present work is done: a tween of the playhead jumps.
    case callsLater

    init(callsBack: Bool) { self = callsBack ? .calls : .silent }
  }

  /// Jumps, and makes the calls between if that is asked for. `play`: the play that is meant, if
  /// the caller knows it.
  private func move(_ id: TweenID, to place: Int64, play: Int64?, _ manner: JumpManner) {
    if manner == .silent { return jump(id, to: place, play: play) }
    let slot = id.slot
    let run = run(ofHead: slot)
    var passage = Passage(
      id: id, old: rows[slot].state == .waiting ? nil : rows.clock(slot).own(at: drivingNow(slot)),
      place: place, isPaused: rows[slot].isPaused, isReversed: rows[slot].isReversed)
    run?.isWalking = true
    jump(id, to: place, play: play)
    run?.isWalking = false
    guard manner == .callsLater else { return callPassed(passage) }
    if let run, let old = passage.old {
      guard rows.isAlive(id), startMembers(of: run, passedAt: old) else { return }
      write(slot)
    }
    note(&passage)
  }

  /// One that waits starts where a tween of its playhead sets it when all has been written, as that
  /// calls its `onStart`.
  func startLater(_ id: TweenID, at position: PlayheadPosition) {
    let row = rows[id.slot]
    var passage = Passage(
      id: id, place: 0, isPaused: row.isPaused, isReversed: row.isReversed,
      start: (position, callsBack: row.isScrubbed))
    note(&passage)
  }

  /// Keeps what a tween has passed in the present work; of one that is moved twice, all of it.
  private func note(_ passage: inout Passage) {
    let id = passage.id
    if let known = callouts.passages.firstIndex(where: { $0.id == id }) {
      passage.old = callouts.passages[known].old
      callouts.passages[known] = passage
      return
    }
    callouts.passages.append(passage)
    putOff { $0.callOldestPassage() }
  }

  /// Calls what the oldest of those tweens has passed that were moved in the work that is done.
  private func callOldestPassage() {
    callouts.passages.removeAll { !rows.isAlive($0.id) }
    let oldest = callouts.passages.indices.min {
      rank(callouts.passages[$0].id) < rank(callouts.passages[$1].id)
    }
    guard let oldest else { return }
    let passage = callouts.passages.remove(at: oldest)
    command(
      passage.id,
      { engine in
        guard let start = passage.start else { return engine.callPassed(passage) }
        engine.setPosition(passage.id, start.position, JumpManner(callsBack: start.callsBack))
      })
  }

  /// Makes the calls between the beginning and the end of a jump.
  private func callPassed(_ passage: Passage) {
    let (id, slot) = (passage.id, passage.id.slot)
    guard rows.isAlive(id) else { return }
    let run = run(ofHead: slot)
    guard isAtEnd(of: passage) else {
      // Its onStart may have other plans.
      if let run { passRest(of: run) }
      return
    }
    if let run {
      callBetween(run, from: passage.old)
      guard rows.isAlive(id) else { return }
      passRest(of: run)
      if rows.isAlive(id) { reschedule(slot) }
    } else {
      // One that waits counts as at 0.
      callBetween(passage.old ?? OwnTime(whole: 0), passage)
    }
  }

  /// Whether a living tween is where a jump has brought it, and nothing has been done to it since.
  private func isAtEnd(of passage: Passage) -> Bool {
    let slot = passage.id.slot
    return rows[slot].state == .running
      && rows.clock(slot).own(at: drivingNow(slot)) == OwnTime(whole: passage.place)
      && rows[slot].isReversed == passage.isReversed
      && (passage.isPaused || !rows[slot].isPaused)
  }

  /// Sets own time to a label of the timeline, in the play that shows.
  func setElapsed(_ id: TweenID, toLabel label: String, _ manner: JumpManner) {
    let slot = id.slot
    guard let label = place(ofLabel: label, of: id, for: "seek(to:)") else { return }
    let timing = rows.timing(slot)
    let play = rows[slot].state == .running ? currentPlay(slot) : 0
    setElapsed(id, timing.own(of: min(label, timing.duration), inPlay: play), manner)
  }

  /// The time of a label in a play, in the play's written direction; `nil`, with a report, where
  /// there is none of that name.
  private func place(ofLabel label: String, of id: TweenID, for call: String) -> Int64? {
    let run = run(ofHead: id.slot)
    guard let run, let place = run.end?.labels[label] else {
      note(.noSuchLabel(label, call, known: run?.end?.labels.keys.ordered(by: <) ?? []), of: id)
      return nil
    }
    return run.root.unbent(place)
  }

  /// Pauses a timeline at a label: in the play that shows, or in the next one where the label is
  /// not ahead in that.
  func setPausePlace(_ id: TweenID, label: String) {
    guard let local = place(ofLabel: label, of: id, for: "pause(at:)") else { return }
    let slot = id.slot
    let (timing, isReversed) = (rows.timing(slot), rows[slot].isReversed)
    if let place = run(ofHead: slot)?.end?.labels[label], place > timing.duration {
      return note(.labelAfterEnd(label, place, duration: timing.duration), of: id)
    }
    let isRunning = rows[slot].state == .running
    let own = rows.clock(slot).own(at: drivingNow(slot))
    let play = isRunning ? currentPlay(slot) : 0
    let next = isReversed ? play - 1 : play + 1
    let isLast = isReversed ? play == 0 : timing.isLast(playsEnded: next)
    let places = (isLast ? [play] : [play, next]).map { timing.own(of: local, inPlay: $0) }
    let ahead = places.first { place in
      !isRunning || (isReversed ? own.isAfter(place) : !own.isAtOrAfter(place))
    }
    // Where it stands at the label, the next time is meant, if only when it has turned round.
    guard let place = ahead ?? places.first(where: { own == OwnTime(whole: $0) }) else {
      return note(.labelGoneBy(label), of: id)
    }
    setPausePlace(slot, place)
  }

  /// Starts a tween whose length is known at its start only, before it jumps, also from its
  /// `onStart`; it is written at the place that it jumps to. False where its `onStart` has ended
  /// it, or has set it back to its beginning before its length was known.
  private func beginBeforeMeasured(_ id: TweenID) -> Bool {
    guard isToBeMeasured(id.slot) else { return true }
    if rows[id.slot].state == .waiting {
      jump(id, to: 0, play: 0, isShown: false)
    } else {
      goOn(id)
    }
    return rows.isAlive(id)
      && (rows[id.slot].state == .running || rows[id.slot].isRestarting)
  }

  func setShareOfPlay(_ id: TweenID, _ progress: Double, _ manner: JumpManner) {
    guard !progress.isNaN else {
      return note(.refused(key: "progress", value: progress, range: "0…1"), of: id)
    }
    let slot = id.slot
    guard beginBeforeMeasured(id) else { return }
    let timing = rows.timing(slot)
    guard timing.duration < Flicks.endless || progress <= 0 else {
      return note(.endless("progress", value: progress, hasEndlessPlay: true), of: id)
    }
    let offset = Int64((min(max(progress, 0), 1) * Double(timing.duration)).nearestWhole())
    // The current play of a tween that waits is its first.
    let play = rows[slot].state == .running ? currentPlay(slot) : 0
    let start = timing.start(ofPlay: play)
    // Exactly where a later play begins, what is before it shows: the play that has ended there, or
    // the pause.
    let isAtBoundary = play > 0 && offset == 0
    let place = isAtBoundary ? min(1, timing.duration) : offset
    move(id, to: start + place, play: play, manner)
  }

  func setShare(_ id: TweenID, _ progress: Double, _ manner: JumpManner) {
    let slot = id.slot
    guard !progress.isNaN else {
      return note(.refused(key: "totalProgress", value: progress, range: "0…1"), of: id)
    }
    if !isEndless(slot), !beginBeforeMeasured(id) { return }
    if isEndless(slot) {
      let hasEndlessPlay = rows.timing(slot).duration >= Flicks.endless
      return note(
        .endless("totalProgress", value: progress, hasEndlessPlay: hasEndlessPlay), of: id)
    }
    let length = Double(rows.timing(slot).length)
    setElapsed(id, Int64((min(max(progress, 0), 1) * length).nearestWhole()), manner)
  }

  /// Whether a row has no end, also where its start is still to say how long a play is.
  func isEndless(_ slot: Slot) -> Bool {
    rows.timing(slot).length >= Flicks.endless
      || isToBeMeasured(slot) && rows.summary(slot).timing.repeats < 0
  }

  /// Whether the start of a row is still to say how long a play is.
  func isToBeMeasured(_ slot: Slot) -> Bool {
    rows.summary(slot).timing.isMeasured && !rows[slot].isRestarting
      && (rows[slot].state == .waiting || rows[slot].isBeginning)
  }

  /// Goes on from another own time, and writes it. `isShown`: also where it starts there.
  private func jump(_ id: TweenID, to place: Int64, play: Int64?, isShown: Bool = true) {
    let slot = id.slot
    let timing = rows.timing(slot)
    prepareRebase(slot)
    if rows[slot].isScrubbed, clock.isAdvancing,
      rows.clock(slot).own(at: drivingNow(slot)) != OwnTime(whole: place)
    {
      rows[extras: slot].movedInStep = clock.step
    }
    forgetRest(slot)
    rows.unhold(slot)
    rows.jump(slot, to: place, at: drivingNow(slot))
    findPauseSide(slot)
    if let play, timing.cycle == 0 {
      // All plays lie at one instant: which one it is, its own time does not tell.
      if rows[extras: slot].playsEnded != play { rows[extras: slot].playsEnded = play }
      alignRun(ofHead: slot)
    } else {
      alignCursor(slot)
    }
    guard rows[slot].state == .running else {
      forgetEvent(slot)
      let run = run(ofHead: slot)
      run?.isSought = true
      begin(id, isShown: isShown)
      run?.isSought = false
      return
    }
    if withRun(ofHead: slot, { jump($0, id) }) != true {
      clockDidChange(slot)
      write(slot)
    }
  }

  /// Makes the jump of a timeline. False where the rest is that of any tween.
  private func jump(_ run: TimelineRun, _ id: TweenID) -> Bool {
    let slot = id.slot
    if run.isWalking { return false }
    let (isDriving, placed) = (rows.isDriving(slot), run.placed)
    startPassedMembers(run, places: isDriving)
    guard rows.isAlive(id) else { return true }
    // A timeline that does not drive is placed by its write. What has not just started goes on by
    // its ways, from the place that it had. Where that place is this one, all is placed anew: a
    // member whose onStart jumps here starts without being placed.
    guard !isDriving, !rows.isDriving(slot) else { return false }
    if run.placed == nil, !run.isDisplaced, placed != sight(of: run) { run.placed = placed }
    write(slot)
    clockDidChange(slot, isPlaced: true)
    return true
  }

  /// Calls onRepeat for each boundary that a jump has passed, in its direction. A callback that
  /// moves the tween ends that.
  private func callBetween(_ old: OwnTime, _ passage: Passage) {
    let (id, place) = (passage.id, passage.place)
    guard isHeard(id.slot, .repeat) else { return }
    let timing = rows.timing(id.slot)
    if old.whole < place {
      var play = timing.playsEnded(by: old.whole)
      while !timing.isLast(playsEnded: play + 1), timing.end(ofPlay: play) <= place {
        guard isAtEnd(of: passage), call(id, .repeat) else { return }
        play += 1
      }
    } else {
      var cursor = timing.cursor(backwardsAt: old)
      if cursor.isInGap { cursor.play -= 1 }
      while cursor.play > 0, timing.start(ofPlay: cursor.play) >= place {
        guard isAtEnd(of: passage), call(id, .repeat) else { return }
        cursor.play -= 1
      }
    }
  }

  // MARK: The jump to an end

  func jumpToEnd(_ id: TweenID, at end: TweenEnd) {
    let slot = id.slot
    if rows[slot].isCompleting {
      if (end == .start) == rows[slot].isReversed { return completeAgain(id, at: end) }
      // On its way to the other end it is sent to this one.
      rows[slot].isCompleting = false
    }
    if rows[extras: slot].rest == end {
      return self.end(id, end == .end ? .completed : .reverseCompleted)
    }
    if end == .start, rows[slot].state == .waiting {
      forgetRest(slot)
      rows[slot].isReversed = true
      return endTurned(id)
    }
    if rows[slot].state == .waiting {
      begin(id)
    } else if rows[slot].isBeginning {
      goOn(id)
    }
    // Its onStart may have set it back to its beginning.
    guard rows.isAlive(id), rows[slot].state == .running else { return }
    prepareRebase(slot)
    forgetRest(slot)
    rows[slot].skipsRepeatEvents = false
    if end == .end, rows.traits(slot).contains(.motions) { stopSimulations(id) }
    let timing = rows.timing(slot)
    let last = timing.repeats >= 0 ? timing.repeats : currentPlay(slot)
    let present = drivingNow(slot)
    rows.unhold(slot)
    rows[slot].isReversed = end == .start
    rows[extras: slot].playsEnded = end == .start ? 0 : last + 1
    if end == .start {
      rows.jump(slot, to: 0, at: present)
    } else {
      rows[slot].isInGap = true
      let isEndless = timing.repeats < 0
      rows.jump(slot, to: isEndless ? timing.end(ofPlay: last) : timing.length, at: present)
      rows[extras: slot].heldAt = present
    }
    if let run = run(ofHead: slot), !startPassedMembers(run) { return }
    if end == .end { complete(id) } else { reverseComplete(id) }
  }

  /// Its end is under way. Where it was set back meanwhile, it is at its end again.
  private func completeAgain(_ id: TweenID, at end: TweenEnd) {
    let slot = id.slot
    let own = rows.clock(slot).own(at: drivingNow(slot))
    if end == .start {
      if own.isAfter(0) { setElapsed(id, 0, .silent) }
    } else if rows.timing(slot).repeats < 0 {
      if progress(slot) < 1 { setShareOfPlay(id, 1, .silent) }
    } else if own.whole < rows.timing(slot).length {
      setElapsed(id, .max, .silent)
    }
  }
}
