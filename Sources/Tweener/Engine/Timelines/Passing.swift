// Timelines: what one passes while its own time moves, and what it calls there (SEMANTICS 37 to
// 40).

extension TweenEngine {
  /// Own time of a head at which its timeline passes something next within the present play.
  func nextTimelineEvent(_ run: TimelineRun) -> Int64? {
    let slot = run.head.slot
    guard !run.isBent, rows[slot].state == .running, !rows[slot].isInGap,
      let time = run.root.nextTime(isForward: goesForward(run))
    else { return nil }
    return rows.timing(slot).own(of: time, inPlay: rows[extras: slot].playsEnded)
  }

  /// Whether the place in the present play of a timeline, as the play is written, grows with time.
  private func goesForward(_ run: TimelineRun) -> Bool {
    let slot = run.head.slot
    return rows[slot].isReversed == rows.timing(slot).isBackward(rows[extras: slot].playsEnded)
  }

  /// Passes the next event of a timeline. False where the head's clock was changed meanwhile, or it
  /// has ended.
  func passTimelineEvent(_ run: TimelineRun) -> Bool {
    guard let event = run.root.next(isForward: goesForward(run)) else { return true }
    let slot = run.head.slot
    let own = rows.timing(slot).own(of: event.time, inPlay: rows[extras: slot].playsEnded)
    // Where the place lies between two flicks, the head's own time is beyond it already.
    return make(event, of: run, at: OwnTime(whole: event.time), pausingAt: own)
  }

  /// Passes an event of a timeline and makes its calls. `place`: where members that start read
  /// their values, as own time may be beyond it. `pausingAt`: own time of a pause that it may be,
  /// where that is to be exact. A jump passes pauses; what shows at its end is written before its
  /// first call.
  func make(
    _ event: TimelineEvent, of run: TimelineRun, at place: OwnTime,
    pausingAt pausePlace: Int64? = nil, isJump: Bool = false
  ) -> Bool {
    // What is due is updated before some of it is passed: behind that it is not due any more.
    if run.placed != nil, !run.isBent { placeTimeline(run, onlyDue: true) }
    let call = run.root.pass(event)
    // Before the call: code of the caller's may append, and so move what the event is found by.
    let (starts, isPlain) = (event.silentStarts, event.isPlainMoment(of: run.root))
    let mover = playheads.isEmpty || isJump ? -1 : event.member
    let slot = run.head.slot
    let (before, jumps) = (rows[slot], run.jumps)
    let present = rows.clock(slot).own(at: drivingNow(slot))
    if let call {
      switch call {
      case .member(let number, let event):
        makeCall(event, ofMember: number, run, at: place, isJump)
      case .node(let node, let moment):
        makeCall(moment, of: node, run, isJump)
        for number in starts where rows.isAlive(run.head) {
          startMember(number, of: run, at: place, isHeard: false, isWritten: isJump)
        }
      case .call(let body):
        if isLeftExact(run.head, isJump) { callBack(of: run.head, body) }
      case .pause where isJump: break
      case .pause:
        if let pausePlace {
          pause(run.head, at: pausePlace)
        } else {
          // Behind a play that ended between two flicks it shows what its own time says.
          rows[extras: slot].heldAt = .min
          _ = setPaused(run.head, true)
        }
      }
      guard rows.isAlive(run.head) else { return false }
      let row = rows[slot]
      guard row.state == .running, row.isReversed == before.isReversed else { return false }
      if isJump {
        // What a callback ends, pauses, sets or turns round has other plans.
        guard rows.clock(slot).own(at: drivingNow(slot)) == present,
          before.isPaused || !row.isPaused
        else { return false }
      } else {
        guard row.isPaused == before.isPaused, row.then == before.then, row.whole == before.whole,
          run.jumps == jumps
        else { return false }
      }
    }
    touch(run, event, isPlain: isPlain)
    // A member that moves a speed sets it where it starts or ends a play.
    if mover >= 0, isKept(run.members[mover]) {
      let slot = run.members[mover].slot
      if rows.traits(slot).contains(.playhead) { writeSpeed(slot) }
    }
    return true
  }

  /// Updates what a timeline shows after an event: the components that the event concerns.
  private func touch(_ run: TimelineRun, _ event: TimelineEvent, isPlain: Bool) {
    if run.isBent || run.isDisplaced { return touch(run) }
    if case .boundary = event.action, event.node === run.root { return touch(run) }
    let tracks = run.root.tracks(ofEntry: event.entry)
    place(run, tracks)
    if rows[run.head.slot].isReversed || !isPlain { hold(run, tracks) }
  }

  /// Updates all that a timeline shows.
  func touch(_ run: TimelineRun) {
    run.isDisplaced = false
    placeTimeline(run)
    hold(run.head.slot)
  }

  private func makeCall(
    _ event: CallbackEvent, ofMember number: Int, _ run: TimelineRun, at place: OwnTime,
    _ isWritten: Bool
  ) {
    let id = run.members[number]
    guard isKept(id) else { return }
    if event == .start, isToStart(number, of: run) {
      startMember(number, of: run, at: place, isHeard: true, isWritten: isWritten)
      return
    }
    if hasCallback(id.slot, event), isLeftExact(run.head, isWritten) { call(id, event) }
    // Its first onStart has brought the timeline over it once more: then it reads its values now.
    if event == .start {
      startMember(number, of: run, at: place, isHeard: false, isWritten: isWritten)
    }
  }

  /// Leaves what a tween shows exact before it calls back. False where a setter has asked for its
  /// end. `isWritten`: it is exact already.
  func isLeftExact(_ id: TweenID, _ isWritten: Bool = false) -> Bool {
    if !isWritten { writeExact(id.slot) }
    doPutOff()
    return rows.isAlive(id)
  }

  /// Whether a member lives and has not lost all that it had.
  func isKept(_ id: TweenID) -> Bool { rows.isAlive(id) && !isEmptied(id.slot) }

  /// Whether a row has lost all that it had.
  func isEmptied(_ slot: Slot) -> Bool {
    rows[slot].componentCount == 0 && rows.summary(slot).partCount > 0
  }

  private func makeCall(
    _ event: CallbackEvent, of node: TimelineNode, _ run: TimelineRun, _ isWritten: Bool
  ) {
    if node === run.root {
      if event == .repeat, isHeard(run.head.slot, .repeat) {
        if !isWritten { writeExact(run.head.slot) }
        call(run.head, .repeat)
      }
      return
    }
    guard let callback = node.callbacks?[event], !rows[run.head.slot].isCallbackless else { return }
    if isLeftExact(run.head, isWritten) { self.run(callback, run.head, nil) }
  }

  // MARK: Jumps and plays

  /// Lets a timeline follow its head, whose own time was set or turned round; not while a jump
  /// makes its calls (`isWalking`).
  func alignRun(ofHead slot: Slot) {
    withRun(ofHead: slot) { run in
      if !run.isWalking { alignTimeline(run) }
    }
  }

  /// A head's own time was set, or turned round: puts behind what it is beyond, in silence.
  func alignTimeline(_ run: TimelineRun) {
    let slot = run.head.slot
    let own = rows.clock(slot).own(at: drivingNow(slot))
    // Exactly at a boundary the play before it shows: what follows is found when time moves on.
    hold(slot)
    // What drives no longer follows from where its rows stood.
    if rows.isDriving(slot) { run.placed = nil }
    run.jumps &+= 1
    run.root.align(at: own, isForward: !rows[slot].isReversed)
    // Plays of no length lie at one instant, and what is on them is behind it.
    if rows.timing(slot).cycle == 0 {
      run.root.alignPlay(at: own, isForward: !rows[slot].isReversed)
    }
    // A jump is no motion; within a step a turn is no jump.
    if !clock.isAdvancing { noteMemberTimes(run) }
  }

  /// A head has passed a boundary of its plays: the next play begins, or a pause.
  func timelineDidPassBoundary(_ run: TimelineRun) {
    let slot = run.head.slot
    run.root.progress.cursor = cursor(slot)
    if !rows[slot].isInGap {
      let isForward = !rows[slot].isReversed
      run.root.enterPlay(
        isForward: isForward,
        isTurned: rows.timing(slot).isTurned(isForward: isForward, rows[extras: slot].playsEnded))
    }
    // At the boundary the play before it shows: what follows is found when time moves on.
    if canLoop(run) {
      hold(slot)
      run.mayLoop = !rows[slot].isInGap
    } else {
      touch(run)
    }
  }

  /// Makes the calls between the old and the present place of a timeline. `old`: `nil` where it has
  /// only started.
  func callBetween(_ run: TimelineRun, from old: OwnTime?) {
    let slot = run.head.slot
    let own = rows.clock(slot).own(at: drivingNow(slot))
    if own == old { return }
    let isForward = old.map { $0.whole < own.whole } ?? true
    var pace = SkipPace()
    func next() -> (local: Int64, event: TimelineEvent)? {
      if pace.isDue() { skipPlays(run, onWayTo: own, isForward: isForward, &pace) }
      guard let next = run.root.nextOwn(isForward: isForward, to: own),
        next.event.isReached(by: own, isForward)
      else { return nil }
      return next
    }
    // What is left at the place that it leaves is not called. One that has only started has passed
    // nothing.
    func begin() {
      pace = SkipPace()
      if let old {
        run.root.align(at: old, isForward: isForward)
        run.root.alignWay(to: own)
      } else {
        run.root.restart()
      }
    }
    begin()
    guard startMembers(of: run, passedAt: old) else { return }
    write(slot)
    var (passed, written) = (0, rows.latestAge)
    while rows.isAlive(run.head) {
      let jumps = run.jumps
      // What a callback has added may show its start on a component of the timeline.
      if rows.latestAge != written {
        written = rows.latestAge
        guard isLeftExact(run.head), run.jumps == jumps else { return }
      }
      guard let (local, event) = next() else { return }
      guard make(event, of: run, at: OwnTime(whole: local), isJump: true) else { return }
      passed += 1
      if run.jumps == jumps { continue }
      // Set to the place where it is, it has not been moved: it goes on behind what it has passed.
      begin()
      for _ in 0..<passed { if let (_, event) = next() { _ = run.root.pass(event) } }
    }
  }

  /// Passes in silence the calls that a jump has left, where a callback has ended it, and those at
  /// its place in the direction of play.
  func passRest(of run: TimelineRun) {
    let slot = run.head.slot
    guard rows[slot].state == .running else { return }
    alignTimeline(run)
    if startPassedMembers(run) { write(slot) }
  }
}
