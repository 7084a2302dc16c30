// Timelines: what one shows. Members are rows without a life of their own; their clocks follow from
// the head's, and their places from the timeline's nodes.

extension TweenEngine {
  /// Whether a row that moves is visited at its keyframes.
  func isVisitedAtKeyframes(_ slot: Slot, _ plan: ResolvedPlan) -> Bool {
    !isMember(slot) || plan.isVisitedAtKeyframes(rows.timing(slot))
  }

  /// Updates all components of a timeline to its own time. Where time has only gone on since they
  /// were, rows follow by their clocks, and what the moments concern that are due is updated alone.
  /// `onlyDue`: nothing is updated in any other case.
  func placeTimeline(_ run: TimelineRun, onlyDue: Bool = false) {
    let sight = sight(of: run)
    if run.placed == sight { return }
    if goesOn(run, sight) {
      placeDue(run, sight)
    } else if onlyDue {
      return
    } else {
      place(run, 0..<run.tracks.count, sight)
    }
    run.placed = sight
  }

  /// Updates some components of a timeline to its own time. `anew`: something else of them has
  /// changed than the time.
  func place(_ run: TimelineRun, _ tracks: some Collection<Int>, anew: Bool = false) {
    if !anew, tracks.isEmpty { return }
    let sight = sight(of: run)
    let isCurrent = run.placed == sight
    if isCurrent, !anew { return }
    let goesOn = !isCurrent && goesOn(run, sight)
    place(run, tracks, sight)
    if goesOn { placeDue(run, sight) }
    // What has but one component is placed as a whole.
    run.placed = isCurrent || goesOn || run.tracks.count == 1 ? sight : nil
  }

  /// Updates a component of a timeline to a place of its first play.
  func place(_ run: TimelineRun, _ track: Int, at local: OwnTime) {
    var sight = sight(of: run)
    if sight.local != local {
      // Its member may show other components too.
      run.isDisplaced = true
      run.placed = nil
      sight.local = local
    }
    place(run, track..<track + 1, sight)
  }

  /// Whether what a timeline shows has followed from its rows' clocks since it was last updated,
  /// but for what is due.
  private func goesOn(_ run: TimelineRun, _ sight: TimelineSight) -> Bool {
    guard let placed = run.placed, !run.isDisplaced, !rows[run.head.slot].isInHeld else {
      return false
    }
    return placed.goesOn(to: sight)
  }

  /// Updates what the moments of a timeline concern that its own time has come to and that are
  /// still to be passed.
  private func placeDue(_ run: TimelineRun, _ sight: TimelineSight) {
    let isForward = sight.direction.rate > 0
    run.root.forEachDue(at: sight.local, isForward: isForward) { entry, moment in
      if let moment, moment.member >= 0 {
        let number = Int(moment.member)
        // What is still to start is updated when it does.
        if moment.kind == .start ? isToStart(number, of: run) : isWaiting(run.members[number]) {
          return
        }
        if isForward, moment.kind == .end, holdEnd(of: run.members[number]) { return }
      }
      place(run, run.root.tracks(ofEntry: entry), sight)
    }
  }

  /// Some components of a timeline show something at this instant that does not show behind it.
  func hold(_ run: TimelineRun, _ tracks: some Collection<Int>) {
    if !rows[run.head.slot].isInHeld {
      run.heldTracks = Array(tracks)
      enterHeld(run.head.slot)
    } else if run.heldTracks != nil {
      run.heldTracks?.append(contentsOf: tracks)
    }
  }

  /// Timelines that have passed something at this instant, and have not been placed.
  func placeHeldTimelines() {
    for slot in writers.heldRows where rows[slot].isAlive && run(ofHead: slot) != nil {
      assignHeld(slot)
    }
  }

  /// Updates a row behind the instant for which it was held.
  func assignHeld(_ slot: Slot) {
    guard let run = run(ofHead: slot) else { return assignWriters(slot) }
    if let tracks = run.heldTracks {
      place(run, tracks)
    } else {
      // Behind the instant at which all of it was held nothing follows by the clocks.
      if rows.isDriving(slot), run.placed?.now != drivingNow(slot) { run.placed = nil }
      assignWriters(slot)
    }
  }

  /// Updates some components of a timeline, which may be named more than once, to a place of it.
  func place(_ run: TimelineRun, _ tracks: some Collection<Int>, _ sight: TimelineSight) {
    if tracks.count > run.tracks.count { return place(run, 0..<run.tracks.count, sight) }
    // Where a member that shows moves the playhead of another timeline, that one is placed
    // meanwhile.
    runs.unassigned.append(TimelineRuns.boundary)
    let first = runs.unassigned.count
    let root = run.root
    for track in tracks where run.tracks[track].isWritten { place(run, root, track, sight) }
    assignMembers(run, sight, from: first)
  }

  @inline(__always)
  private func place(
    _ run: TimelineRun, _ root: TimelineNode, _ track: Int, _ sight: TimelineSight
  ) {
    run.tracks.forgetWay(of: track)
    let shown = root.shown(track, at: sight.local, sight.direction, starts(of: run))
    guard let shown = shown ?? root.firstMember(track).map({ .held($0) }) else { return }
    place(run, track, shown, sight)
  }

  /// The place of a timeline.
  func sight(of run: TimelineRun) -> TimelineSight {
    if let placed = run.placed, let sight = sight(of: run, behind: placed) { return sight }
    return newSight(of: run)
  }

  /// The place of a timeline that drives, where it is inside the play in which it was updated, and
  /// has the clock that it had: then nothing else than the place is another one. `nil` elsewhere:
  /// there all of it is to be asked.
  @inline(__always)
  private func sight(of run: TimelineRun, behind placed: TimelineSight) -> TimelineSight? {
    let (head, now) = (run.head.slot, drivingNow(run.head.slot))
    guard let clock = placed.clock, clock == rows.clock(head), rows[head].state == .running,
      !rows[head].isInGap, !rows[head].isReversed, !rows[head].isScrubbed,
      !rows[head].skipsRepeatEvents, rows[extras: head].heldAt != now,
      rows[extras: head].playsEnded == placed.play, !placed.isStanding, !isStepped(run)
    else { return nil }
    let timing = rows.timing(head)
    var sight = placed
    if now != placed.now {
      sight.now = now
      sight.local = timing.local(at: clock.own(at: now), inPlay: placed.play)
    }
    return sight.local.isAfter(0) && sight.local.whole < timing.duration ? sight : nil
  }

  /// The place of a timeline of which nothing is known.
  func newSight(of run: TimelineRun) -> TimelineSight {
    let head = run.head.slot
    let (timing, clock, now) = (rows.timing(head), rows.clock(head), drivingNow(head))
    let exact = clock.own(at: now)
    let (play, own) = shown(head, timing, exact, at: now)
    let local = timing.local(at: own, inPlay: play)
    let isDriving = rows.isDriving(head)
    let isMoved = rows[head].isScrubbed || (isDriving && isStepped(run))
    let isAtEnd = local == timing.end(inPlay: play)
    return TimelineSight(
      now: now, local: run.isBent ? run.root.bent(local) : local, play: play,
      rateBits: (timing.isBackward(play) ? -clock.rate : clock.rate).bitPattern,
      isStanding: isAtEnd && timing.isInGap(at: timing.clamped(exact)), isDriving: isDriving,
      isMoved: isMoved, clock: isDriving && !isMoved && own == exact ? clock : nil)
  }

  /// The play that a head shows, and the own time in it. After a boundary between two flicks, the
  /// play that has ended shows at the next flick, although the head's own time is beyond it
  /// already.
  @inline(__always)
  private func shown(_ head: Slot, _ timing: Timing, _ own: OwnTime, at now: Int64)
    -> (play: Int64, own: OwnTime)
  {
    guard rows[head].state == .running else { return timing.shown(at: timing.clamped(own)) }
    switch phase(head, timing, own, at: now) {
    case .before, .holding(-1): return timing.shown(at: timing.clamped(own))
    case .holding(let ended): return (ended, OwnTime(whole: timing.end(ofPlay: ended)))
    case .playing(let play):
      let start = timing.start(ofPlay: play)
      return (play, own.whole < start ? OwnTime(whole: start) : own)
    }
  }

  /// Whether what a timeline shows is updated once an `advance`, as it is bent or as a chain of its
  /// rates rounds: own time inside is computed from the present instant, depth by depth (SEMANTICS
  /// 35).
  func isStepped(_ run: TimelineRun) -> Bool {
    if run.isBent { return true }
    guard run.hasScales else { return false }
    return run.hasRoundingScales || !rows.clock(run.head.slot).rate.isPowerOfTwo
  }

  /// Whether a member has begun to read its start values.
  func hasStarted(_ slot: Slot) -> Bool {
    rows[slot].state == .running && !rows[slot].isBeginning
  }

  /// The phase that a member shows: a function of its own time alone. `nil` for other rows.
  @inline(__always)
  func placedPhase(_ slot: Slot, _ timing: Timing) -> PlayPhase? {
    guard isMember(slot) else { return nil }
    if runs.loopingCount > 0 { _ = run(ofMember: slot) }
    if rows[extras: slot].memberState == .before { return .before }
    let own = rows.clock(slot).own(at: drivingNow(slot))
    if !own.isAfter(0) { return timing.duration > 0 ? .playing(0) : .holding(endOf: 0) }
    return timing.phase(backwardsAt: own)
  }

  private func place(
    _ run: TimelineRun, _ track: Int, _ shown: ShownEntry, _ sight: TimelineSight
  ) {
    let (number, state): (Int, MemberState)
    var (own, direction) = (OwnTime(whole: 0), ShownEntry.Direction(rate: 1, isStanding: false))
    switch shown {
    case .member(let member, let time, let way):
      (number, own, direction, state) = (member, time, way, .inside)
    case .held(let member):
      guard hasStarted(member, track, of: run) else { return }
      (number, state) = (member, .before)
    }
    // The components of a member follow one another: it has one clock for them.
    if lastUnassigned != number {
      setClock(ofMember: run.members[number], sight, own, direction, state)
    }
    settle(run, track, on: number)
    if lastUnassigned != number { runs.unassigned.append(number) }
  }

  private var lastUnassigned: Int { runs.unassigned[runs.unassigned.count - 1] }

  /// Lets a member's own time go with its timeline's.
  func setClock(
    ofMember id: TweenID, _ sight: TimelineSight, _ own: OwnTime,
    _ direction: ShownEntry.Direction, _ state: MemberState
  ) {
    let slot = id.slot
    let speed = abs(direction.rate)
    let wasDriving = rows.isDriving(slot)
    let isStanding =
      !sight.isMoved && sight.isDriving && (direction.isStanding || speed == 0)
    // What is moved is written whenever the timeline is.
    let isScrubbed = sight.isMoved || isStanding
    let anchor = isScrubbed ? nil : anchor(sight, own, direction.rate)
    rows.move(
      slot, to: anchor?.own ?? own, isStanding && state == .inside ? .standing : state,
      at: anchor?.instant ?? sight.now)
    rows[slot].isReversed = direction.rate.sign == .minus
    rows[slot].isScrubbed = isScrubbed
    rows[extras: slot].timeScale = !sight.isDriving ? 0 : sight.isMoved || speed == 0 ? 1 : speed
    if rows.isDriving(slot) != wasDriving { refreshSharing(slot) }
  }

  /// A member's own time at the instant from which its timeline's clock counts, where that clock
  /// rounds: so that what shows does not depend on the instants at which it was updated (SEMANTICS
  /// 2). Of a member as fast as its timeline.
  private func anchor(_ sight: TimelineSight, _ own: OwnTime, _ rate: Double)
    -> (own: OwnTime, instant: Int64)?
  {
    guard let clock = sight.clock, abs(clock.rate) == abs(rate),
      abs(clock.rate) != 1 || clock.fraction != 0
    else { return nil }
    let passed = ClockMap.multiply(sight.now - clock.then, abs(rate))
    let way = OwnTime(whole: passed.whole, fraction: passed.fraction)
    return (rate > 0 ? own.moved(back: way) : own.moved(by: way), clock.then)
  }
}
