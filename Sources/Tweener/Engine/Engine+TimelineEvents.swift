// Timelines: what one passes while its own time moves, and what it calls there (SEMANTICS 37 to 41).

extension TweenEngine {
  /// Own time of a head at which its timeline passes something next within the present play.
  func nextTimelineEvent(_ slot: Slot) -> Int64? {
    guard let run = run(ofHead: slot), !run.isBent, rows[slot].state == .running,
      !rows[slot].isInGap, let event = nextEvent(run)
    else { return nil }
    return rows.timing(slot).own(of: event.time, inPlay: rows[extras: slot].playsEnded)
  }

  private func nextEvent(_ run: TimelineRun) -> TimelineEvent? {
    let slot = run.head.slot
    let isBackward = rows.timing(slot).isBackward(rows[extras: slot].playsEnded)
    return run.root.next(isForward: rows[slot].isReversed == isBackward)
  }

  /// Passes the next event of a timeline. False where the head's clock was changed meanwhile, or it has ended.
  func passTimelineEvent(_ run: TimelineRun) -> Bool {
    guard let event = nextEvent(run) else { return true }
    return make(run.root.pass(event), of: run, at: nil)
  }

  /// Makes the calls of what a timeline has passed. `place`: where members that start read their values, where own time is
  /// beyond it already.
  private func make(_ calls: [TimelineCall], of run: TimelineRun, at place: OwnTime?) -> Bool {
    let slot = run.head.slot
    let stamp = rows[slot].then
    let (own, isReversed) = (rows[slot].whole, rows[slot].isReversed)
    let isPaused = rows[slot].isPaused
    for call in calls {
      switch call {
      case .member(let number, let kind): makeCall(kind, ofMember: number, run, at: place)
      case .node(let node, let kind): makeCall(kind, of: node, run)
      case .call(let body):
        writeTimeline(run)
        if rows.isAlive(run.head) { perform(body) }
      case .pause: _ = pause(run.head)
      }
      guard rows.isAlive(run.head), rows[slot].state == .running, rows[slot].isPaused == isPaused,
        rows[slot].then == stamp, rows[slot].whole == own, rows[slot].isReversed == isReversed
      else { return false }
    }
    touchTimeline(run)
    return true
  }

  /// What a timeline shows is looked at anew, now and when time moves on: exactly at a boundary the play before it shows.
  private func touchTimeline(_ run: TimelineRun) {
    placeTimeline(run)
    run.isStale = true
    hold(run.head.slot)
  }

  private func makeCall(
    _ kind: TimelineCall.Kind, ofMember number: Int, _ run: TimelineRun, at place: OwnTime?
  ) {
    let id = run.members[number]
    guard rows.isAlive(id) else { return }
    if kind == .start, rows[id.slot].state == .waiting {
      return startMember(number, of: run, at: place, isHeard: true)
    }
    let event = CallbackEvent(kind)
    guard hasCallback(id.slot, event), !isEmptied(id.slot) else { return }
    writeTimeline(run)
    if rows.isAlive(id) { call(id, event) }
  }

  /// Whether a member has lost all that it had.
  private func isEmptied(_ slot: Slot) -> Bool {
    rows[slot].componentCount == 0 && rows.summary(slot).partCount > 0
  }

  private func makeCall(_ kind: TimelineCall.Kind, of node: TimelineNode, _ run: TimelineRun) {
    if node === run.root {
      if kind == .repeat, hasCallback(run.head.slot, .repeat) {
        writeTimeline(run)
        if rows.isAlive(run.head) { call(run.head, .repeat) }
      }
      return
    }
    guard let callbacks = node.callbacks else { return }
    let callback: TweenCallback? =
      switch kind {
      case .start: callbacks.onStart
      case .repeat: callbacks.onRepeat
      case .complete: callbacks.onComplete
      case .reverseComplete: callbacks.onReverseComplete
      }
    guard let callback, !rows[run.head.slot].isCallbackless else { return }
    writeTimeline(run)
    if rows.isAlive(run.head) { self.run(callback, run.head, nil) }
  }

  // MARK: Starts

  /// Starts a member for the first time: it reads its start values and takes its components.
  func startMember(_ number: Int, of run: TimelineRun, at place: OwnTime?, isHeard: Bool) {
    let id = run.members[number]
    guard rows.isAlive(id), rows[id.slot].state == .waiting else { return }
    // What it reads is what the others show there.
    self.place(run, run.keys[number], at: place)
    rows[extras: id.slot].memberState = .inside
    rows.set(id.slot, OwnTime(whole: 0), at: drivingNow(id.slot))
    if isHeard {
      begin(id)
    } else {
      rows[id.slot].state = .running
      activate(id)
    }
    guard rows.isAlive(id), rows.isAlive(run.head) else { return }
    self.place(run, run.keys[number], at: place)
  }

  /// Starts the members, in silence, whose first start own time has reached or passed by a jump.
  func startPassedMembers(_ run: TimelineRun) {
    let slot = run.head.slot
    let own = rows.clock(slot).own(at: drivingNow(slot))
    let place = rows.timing(slot).place(at: run.root.clamped(own))
    let local = run.root.bent(place.local)
    while run.startedCount < run.starts.count, rows.isAlive(run.head) {
      let (time, member) = run.starts[run.startedCount]
      guard place.play > 0 || local.isAtOrAfter(time) else { return }
      run.startedCount += 1
      startMember(member, of: run, at: OwnTime(whole: time), isHeard: false)
    }
  }

  /// Takes the components whose start the call gives for the first member, as soon as the timeline begins.
  func startShownMembers(_ run: TimelineRun) {
    for (number, id) in run.members.enumerated() where rows.isAlive(id) {
      guard isShownFromBeginning(number, run) else { continue }
      rows[id.slot].state = .running
      activate(id)
      guard rows.isAlive(run.head) else { return }
    }
    placeTimeline(run)
  }

  /// Whether all that a member writes begins with it, from values that the call gives.
  func isShownFromBeginning(_ number: Int, _ run: TimelineRun) -> Bool {
    let slot = run.members[number].slot
    guard rows.plan(slot)?.showsStart == true else { return false }
    return componentIndices(slot).allSatisfy { rows.part(components[$0]).givesStart }
      && run.keys[number].allSatisfy { run.root.firstMember($0) == number }
  }

  /// The timeline itself has started: takes what it shows from its beginning, and what a start part-way in has passed.
  func startTimeline(_ run: TimelineRun) {
    startShownMembers(run)
    let slot = run.head.slot
    // A seek that calls back passes the members itself.
    guard rows.isAlive(run.head), !run.isWalking,
      rows.clock(slot).own(at: drivingNow(slot)).isAfter(0)
    else { return }
    alignTimeline(run)
    startPassedMembers(run)
    if rows.isAlive(run.head) { placeTimeline(run) }
  }

  // MARK: Jumps and plays

  /// A head's own time was set, or turned round: puts behind what it is beyond, in silence.
  func alignTimeline(_ run: TimelineRun) {
    let slot = run.head.slot
    let own = rows.clock(slot).own(at: drivingNow(slot))
    run.root.align(at: own, isForward: !rows[slot].isReversed)
    run.bentLocal = run.root.bent(rows.timing(slot).place(at: run.root.clamped(own)).local)
  }

  /// A head has passed a boundary of its plays: the next play begins, or a pause.
  func timelineDidPassBoundary(_ run: TimelineRun) {
    let slot = run.head.slot
    run.root.progress.cursor = cursor(slot)
    if !rows[slot].isInGap {
      run.root.enterPlay(
        isForward: !rows[slot].isReversed, isTurned: rows.timing(slot).autoreverse)
      let isAtStart =
        rows[slot].isReversed == rows.timing(slot).isBackward(rows[extras: slot].playsEnded)
      run.bentLocal = OwnTime(whole: isAtStart ? 0 : rows.timing(slot).duration)
    }
    touchTimeline(run)
  }

  /// Calls what lies between where a timeline was and where it is now.
  func callBetween(_ run: TimelineRun, isForward: Bool) {
    let slot = run.head.slot
    let own = rows.clock(slot).own(at: drivingNow(slot))
    while rows.isAlive(run.head), let (time, event) = run.root.nextOwn(isForward: isForward) {
      guard isForward ? own.whole >= time : !own.isAfter(time) else { break }
      let calls = run.root.pass(event).filter { if case .pause = $0 { false } else { true } }
      guard make(calls, of: run, at: OwnTime(whole: time)) else { return }
    }
  }

  // MARK: Bent time

  /// Brings timelines of bent time to the present instant.
  func advanceBentTimelines() {
    guard runs.values.contains(where: \.isBent) else { return }
    let bent = runs.values.filter(\.isBent).sorted {
      rows[$0.head.slot].age < rows[$1.head.slot].age
    }
    for run in bent where rows.isAlive(run.head) && rows.isDriving(run.head.slot) {
      advanceBent(run)
    }
  }

  /// Passes what lies between the place where a bent timeline was and where it is, and writes it.
  func advanceBent(_ run: TimelineRun) {
    let slot = run.head.slot
    guard rows[slot].state == .running, !rows[slot].isInGap else { return writeTimeline(run) }
    let own = run.root.clamped(rows.clock(slot).own(at: drivingNow(slot)))
    let local = run.root.bent(rows.timing(slot).place(at: own).local)
    let old = run.bentLocal
    let isForward =
      local.whole > old.whole || (local.whole == old.whole && local.fraction >= old.fraction)
    run.bentLocal = local
    if rows[extras: slot].movedInStep != clock.step, local != old { noteMoved(slot) }
    while let event = run.root.next(isForward: isForward) {
      guard isForward ? local.isAtOrAfter(event.time) : !local.isAfter(event.time) else { break }
      guard make(run.root.pass(event), of: run, at: OwnTime(whole: event.time)) else { return }
    }
    writeTimeline(run)
  }
}

extension TweenEngine.CallbackEvent {
  init(_ kind: TimelineCall.Kind) {
    self =
      switch kind {
      case .start: .start
      case .repeat: .repeat
      case .complete: .complete
      case .reverseComplete: .reverseComplete
      }
  }
}
