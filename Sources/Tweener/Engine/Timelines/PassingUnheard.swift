// The quick way for timelines whose due moments run no code of the caller's: all due moments are
// passed in one batch, then the timeline is updated once. Random scenes compare it with the general
// way.

extension TweenEngine {
  /// Whether nothing else is to be seen to while a timeline passes what it comes to. Behind the
  /// sweep it writes what starts: bytes, or code of the caller's runs.
  func isQuiet(_ run: TimelineRun) -> Bool {
    let slot = run.head.slot
    return !isListening && (run.writesBytes || !clock.isSwept) && !run.isBent && !run.isDisplaced
      && rows[slot].state == .running
      && !rows[slot].owesUnlock && rows[extras: slot].pausePlace == Flicks.never
      && playheads.isEmpty && !usesAdditiveLayers
  }

  /// Whether the start of a member calls nothing: no other tween of its target can lose by it.
  @inline(__always)
  func startsUnheard(_ slot: Slot) -> Bool {
    let target = rows[slot].target
    return rows.traits(slot).contains(.plainStart) && !target.isNone
      && isAlone(slot, on: target)
  }

  /// The events that are passed at once.
  private struct PassedBatch {
    /// The components that they concern.
    var tracks: [Int] = []
    /// Entries in lanes go on as they went.
    var isPlain: Bool
    var count = 0
  }

  /// Passes what a quiet timeline comes to before the next boundary of its plays, up to the first
  /// of it that calls back. True where it has come to that. `next`: own time of what it comes to
  /// behind what was passed within the present play.
  func passUnheard(_ run: TimelineRun, _ next: inout Int64?) -> Bool {
    let slot = run.head.slot
    if rows[slot].isInGap { return false }
    let (timing, play, clock) = (rows.timing(slot), rows[extras: slot].playsEnded, rows.clock(slot))
    let (isReversed, now) = (rows[slot].isReversed, drivingNow(slot))
    let isForward = isReversed == timing.isBackward(play)
    var batch = PassedBatch(isPlain: !isReversed && isForward)
    var (hasStarted, isHeard) = (false, false)
    /// Whether the timeline has come to a place in the play, which is not behind its end.
    func isDue(_ time: Int64) -> Bool {
      let own = timing.own(of: time, inPlay: play)
      next = own
      guard batch.count < Self.mostPassed, clock.hasReached(own, at: now) else { return false }
      let boundary = nextPlayBoundary(slot)
      return isReversed ? own >= boundary : own <= boundary
    }
    while true {
      next = nil
      let (time, starting): (Int64, Int?)
      if let moment = run.root.nextPlainMoment(isForward: isForward) {
        guard isDue(moment.time) else { break }
        isHeard = self.isHeard(moment, isForward, run)
        if isHeard { break }
        (time, starting) = (moment.time, pass(moment, of: run, isForward, &batch))
      } else {
        guard let event = run.root.next(isForward: isForward), isDue(event.time) else { break }
        isHeard = self.isHeard(event, run)
        if isHeard { break }
        (time, starting) = (event.time, pass(event, of: run, &batch))
      }
      guard let starting, isToStart(starting, of: run) else { continue }
      hasStarted = true
      beginUnheard(starting, of: run, at: OwnTime(whole: time))
    }
    if batch.count == 0 { return isHeard }
    if hasStarted {
      placeStarted(run, batch.tracks)
    } else if run.placed == nil, rows[slot].isInHeld {
      // It shows what it showed, and is placed when what it holds is let go, or looked at.
      batch.isPlain = false
    } else {
      place(run, batch.tracks)
    }
    if !batch.isPlain { hold(run, batch.tracks) }
    giveBack(&batch)
    return isHeard
  }

  /// Begins a member whose start calls nothing.
  private func beginUnheard(_ number: Int, of run: TimelineRun, at place: OwnTime) {
    let (slot, now) = (run.members[number].slot, drivingNow(run.head.slot))
    rows[extras: slot].memberState = .inside
    rows[extras: slot].heldAt = now
    rows[extras: slot].timeScale = rows.isDriving(run.head.slot) ? 1 : 0
    rows.set(slot, OwnTime(whole: 0), at: now)
    rows[slot].state = .running
    // What it reads is what the others show there.
    run.startPlace = place
    activate(run.members[number])
    run.startPlace = nil
  }

  /// Passes a moment of a timeline itself. Tells which member it starts.
  @inline(__always)
  private func pass(
    _ moment: TimelineMoment, of run: TimelineRun, _ isForward: Bool, _ batch: inout PassedBatch
  ) -> Int? {
    count(&batch)
    run.root.pass(plain: moment, isForward: isForward)
    if moment.track < 0 {
      batch.tracks += run.root.tracks(ofEntry: moment.entry)
    } else if batch.tracks.last != Int(moment.track) {
      batch.tracks.append(Int(moment.track))
    }
    if moment.kind == .keyframe { batch.isPlain = false }
    return isForward && moment.kind.isBeginning && moment.member >= 0 ? Int(moment.member) : nil
  }

  /// Passes any other event. Tells which member it starts.
  private func pass(
    _ event: TimelineEvent, of run: TimelineRun, _ batch: inout PassedBatch
  ) -> Int? {
    count(&batch)
    if !event.isPlainMoment(of: run.root) { batch.isPlain = false }
    let call = run.root.pass(event)
    batch.tracks += run.root.tracks(ofEntry: event.entry)
    if case .member(let number, .start)? = call { return number }
    return nil
  }

  /// The first event of a batch takes the list that batches use in turn.
  @inline(__always)
  private func count(_ batch: inout PassedBatch) {
    if batch.count == 0 { batch.tracks = takeOut(&runs.passed, leaving: []) }
    batch.count += 1
  }

  private func giveBack(_ batch: inout PassedBatch) {
    batch.tracks.removeAll(keepingCapacity: true)
    swap(&batch.tracks, &runs.passed)
  }

  /// Behind so many it is seen whether there are plays to be skipped.
  private static let mostPassed = 1_000

  /// Whether an event calls back, or is a first start that the long way has to make.
  private func isHeard(_ event: TimelineEvent, _ run: TimelineRun) -> Bool {
    switch event.action {
    case .moment(let index):
      isHeard(event.node.moments[index], event.isForward, run) || event.beginsPartWay
    case .memberBoundary(let entry): event.node.entries[entry].heard?.contains(.repeat) == true
    case .boundary: event.node.callbacks?[.repeat] != nil
    }
  }

  @inline(__always)
  private func isHeard(_ moment: TimelineMoment, _ isForward: Bool, _ run: TimelineRun) -> Bool {
    if moment.isHeard(isForward: isForward) { return true }
    guard isForward, moment.kind.isBeginning, moment.member >= 0,
      isToStart(Int(moment.member), of: run)
    else { return false }
    return !startsUnheard(run.members[Int(moment.member)].slot)
  }

  /// Places what members show that have just started, and whatever was put elsewhere for them to
  /// read.
  private func placeStarted(_ run: TimelineRun, _ tracks: [Int]) {
    if run.isDisplaced {
      touch(run)
    } else {
      place(run, tracks, anew: true)
    }
    // Started behind this instant's sweep: the sweep will not write it.
    if clock.isSwept, rows.isDriving(run.head.slot) { writeTimeline(run) }
  }
}
