// Repeating timelines without callbacks need no events: each lane entry carries the ways of its
// component and advances through them during the sweep. An access to such a timeline
// (`run(ofHead:)`, `run(ofMember:)`) or to one of its targets ends that: rows and nodes are brought
// up to date, and the next play may loop again.

extension TweenEngine {
  // MARK: Beginning

  /// Whether nothing that a timeline passes runs code of the caller's.
  func canLoop(_ run: TimelineRun) -> Bool {
    run.writesBytes && isQuiet(run) && !run.root.isHeard
      && !rows.traits(run.head.slot).contains(.callbacks)
  }

  /// Lets lanes follow a timeline that has begun a play without callbacks, where they can.
  func beginLoop(_ run: TimelineRun) {
    run.mayLoop = false
    let slot = run.head.slot
    guard let plays = loopPlays(run), canLoop(run), isAlone(run) else { return }
    var loops: [LaneLoop?] = []
    loops.reserveCapacity(run.tracks.count)
    for track in 0..<run.tracks.count {
      let loop = run.tracks[track].isWritten ? self.loop(run, track, plays) : nil
      if loop == nil, run.tracks[track].isWritten { return }
      loops.append(loop)
    }
    forEachLooped(run, loops) { index, _ in detach(index) }
    forEachLooped(run, loops) { enter($0, $1) }
    run.loops = loops
    run.loopEnd = loopEnd(rows.timing(slot))
    rows[slot].skipsRepeatEvents = true
    runs.loopingCount += 1
    enterNextEvent(slot)
  }

  /// Calls `body` with the components of a timeline that show and have loops.
  private func forEachLooped(
    _ run: TimelineRun, _ loops: [LaneLoop?], _ body: (ComponentIndex, LaneLoop) -> Void
  ) {
    for (track, loop) in loops.enumerated() {
      if let loop, let index = component(run, track, of: Int(run.tracks[track].shown)) {
        body(index, loop)
      }
    }
  }

  /// The times of the plays of a timeline that can loop now; `nil` where none could.
  private func loopPlays(_ run: TimelineRun) -> LaneLoop.Plays? {
    let slot = run.head.slot
    let (timing, clock) = (rows.timing(slot), rows.clock(slot))
    guard !run.isLooping, !run.isDivided, rows[slot].state == .running, !rows[slot].isInGap,
      !rows[slot].usesFrames,
      clock.rate == 1, clock.fraction == 0, timing.repeats != 0, !timing.refreshes,
      timing.duration > 0, Double(timing.cycle) < EngineClock.farthest / 4,
      !timing.autoreverse || timing.gap == 0, rows[extras: slot].playsEnded > 0,
      clock.own(at: self.clock.now).whole < loopEnd(timing), run.root.innerEntries.isEmpty,
      run.tracks.count > 0
    else { return nil }
    return LaneLoop.Plays(
      origin: clock.then - clock.whole - self.clock.epoch, duration: timing.duration,
      cycle: timing.cycle, autoreverse: timing.autoreverse)
  }

  /// The last play has an event of its own.
  private func loopEnd(_ timing: Timing) -> Int64 {
    timing.repeats < 0 ? Flicks.never : timing.end(ofPlay: timing.repeats - 1)
  }

  /// Whether its targets have no other tween, and its members have all started.
  private func isAlone(_ run: TimelineRun) -> Bool {
    living(run.members).allSatisfy { id in
      let target = rows[id.slot].target
      return hasStarted(id.slot) && !target.isNone && isAlone(id.slot, on: target)
    }
  }

  /// Gives a component an entry in the lane of the way that shows now.
  private func enter(_ index: ComponentIndex, _ loop: LaneLoop) {
    let part = rows.part(components[index])
    guard let instance = targets.address(rows[components[index].row].target) else { return }
    let (clock, segment, number) = loop.find(at: self.clock.laneTime.instant)
    loop.lane = number
    let lane = lane(loop)
    let entry = writers.lanes[lane].append(
      clock, destination: instance + Int(part.offset), owner: index)
    writers.lanes[lane].set(entry, member: 0, segment)
    writers.lanes[lane].set(entry, loop, until: clock.second)
    components[index].enter(lane, entry)
  }

  // MARK: Following

  /// Lets the entries of looping lanes go on to the ways that show now.
  func followLoops() {
    let present = clock.laneTime
    var place = 0
    // A way may be the first of its lane.
    while place < writers.lanes.lanes.count {
      let lane = writers.lanes.lanes[place]
      place += 1
      guard lane.count > 0, lane.key.clock == .looping else { continue }
      var leaving: [(ComponentIndex, LaneLoop)] = []
      lane.followLoops(present) { leaving.append((lane.owner(of: $0), lane.loop($0))) }
      for (index, loop) in leaving {
        detach(index)
        enter(index, loop)
      }
    }
  }

  // MARK: The ways of a component

  private func loop(_ run: TimelineRun, _ track: Int, _ plays: LaneLoop.Plays) -> LaneLoop? {
    guard let found = run.root.tracks.find(track),
      let shown = writer(run, track, Int(run.tracks[track].shown)),
      rows.isDriving(components[shown].row)
    else { return nil }
    let entries = run.root.tracks.entries[found.range]
    var ways: [LaneWay] = []
    ways.reserveCapacity(entries.count + 1)
    var keys: [LaneKey] = []
    var before: (index: ComponentIndex, lane: Int)?
    for (place, entry) in zip(entries.indices, entries) {
      let next = place + 1 < entries.endIndex ? entries[place + 1].begin : plays.duration + 1
      guard let index = writer(run, track, Int(entry.member)), isLike(shown, index),
        let lane = lane(of: index, behind: before, &keys)
      else { return nil }
      before = (index, lane)
      if place == entries.startIndex, entry.start > 0 {
        guard let held = heldNumber(index), Self.canStand(held) else { return nil }
        ways.append(standing(at: 0, held, lane))
      }
      // Of equal starts the last shows.
      if next == entry.begin { continue }
      guard appendWays(of: index, at: entry.start, upTo: next, lane, to: &ways) else { return nil }
    }
    guard let last = ways.last, plays.cycle == plays.duration || last.length == .infinity else {
      return nil
    }
    return LaneLoop(plays, ways, keys)
  }

  /// The component of a member that writes one of its timeline's, where it plays once and at its
  /// timeline's rate. It is bytes, which move by an easing of the engine's
  /// (``PlanTraits/plainBytes``).
  private func writer(_ run: TimelineRun, _ track: Int, _ number: Int) -> ComponentIndex? {
    guard let index = component(run, track, of: number), components[index].isOwned
    else { return nil }
    let timing = rows.timing(components[index].row)
    guard timing.repeats == 0, timing.endDelay == 0, timing.timeScale == 1 else { return nil }
    return index
  }

  /// Whether two members write the same bytes.
  private func isLike(_ index: ComponentIndex, _ other: ComponentIndex) -> Bool {
    let (mine, theirs) = (rows.part(components[index]), rows.part(components[other]))
    return mine.offset == theirs.offset && mine.layout == theirs.layout
  }

  /// The lane of a member among those of a loop, which gets it where it has not. The member before
  /// is likely to be of the same plan.
  private func lane(
    of index: ComponentIndex, behind other: (index: ComponentIndex, lane: Int)?,
    _ keys: inout [LaneKey]
  ) -> Int? {
    // A part is one of a plan.
    if let other, components[index].part == components[other.index].part { return other.lane }
    guard let key = loopKey(index) else { return nil }
    if let known = keys.firstIndex(of: key) { return known }
    keys.append(key)
    return keys.count - 1
  }

  /// Adds what a member shows from its start on, up to the next one's. False where a lane cannot.
  private func appendWays(
    of index: ComponentIndex, at start: Int64, upTo next: Int64, _ lane: Int,
    to ways: inout [LaneWay]
  ) -> Bool {
    let (component, layout) = (components[index], rows.part(components[index]).layout)
    let length = rows.timing(component.row).duration
    if length > 0 {
      guard component.fitsLane(layout) else { return false }
      ways.append(
        LaneWay(
          start: start, length: Double(length), segment: component.segment(layout), lane: lane))
    }
    guard start + length < next else { return true }
    let end = layout.number(component.to)
    guard Self.canStand(end) else { return false }
    ways.append(standing(at: start + length, end, lane))
    return true
  }

  /// The way of a component that holds a value.
  private func standing(at start: Int64, _ number: Double, _ lane: Int) -> LaneWay {
    LaneWay(start: start, length: .infinity, segment: LaneSegment(from: number), lane: lane)
  }

  /// The value that a component shows in a play before its first member starts.
  private func heldNumber(_ index: ComponentIndex) -> Double? {
    guard let plan = rows.plan(components[index].row) else { return nil }
    let part = rows.part(components[index])
    return part.layout.number(heldBits(components[index], part, plan))
  }

  /// Whether a number stays as it is where a lane adds nothing to it: -0 may lose its sign.
  static func canStand(_ number: Double) -> Bool {
    number.isFinite && (number != 0 || number.sign == .plus)
  }

  // MARK: Ending

  /// Ends the loops of a target's timelines, so that the rows of its tweens are at their own time.
  @inline(__always)
  func endLoops(of target: TargetIndex) {
    if runs.loopingCount > 0, !targets[target].firstRow.isNone {
      _ = run(ofMember: targets[target].firstRow)
    }
  }

  /// Puts the rows and nodes of a timeline where its own time is, and gives it an event.
  @inline(never)
  func endLoop(_ run: TimelineRun) {
    let slot = run.head.slot
    catchUp(slot)
    rows[slot].skipsRepeatEvents = false
    let loops = takeOut(&run.loops, leaving: [])
    runs.loopingCount -= 1
    forEachLooped(run, loops) { index, _ in detach(index) }
    withExtendedLifetime(loops) {}
    alignLooped(run)
    run.placed = nil
    placeTimeline(run)
    hold(slot)
    reschedule(slot)
  }

  /// Passes the items before its place in the play that its head is in.
  private func alignLooped(_ run: TimelineRun) {
    let slot = run.head.slot
    run.root.progress.cursor = cursor(slot)
    if rows[slot].isInGap { return }
    let (timing, play) = (rows.timing(slot), rows[extras: slot].playsEnded)
    let own = rows.clock(slot).own(at: drivingNow(slot))
    run.root.alignPlay(
      at: timing.local(at: own, inPlay: play), isForward: !timing.isBackward(play))
  }
}
