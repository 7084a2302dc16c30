// Timelines to which members are added while they play.

extension TweenEngine {
  /// Appends the members of a layout that was read behind the timeline's end, and sets the length
  /// of a play. The play that it is in and the time in it stay; members whose start has gone by
  /// start at once, in silence.
  func grow(_ run: TimelineRun, by layout: TimelineLayout) {
    let head = run.head.slot
    guard let plan = rows.plan(head) else { return }
    let hadStarted = rows[head].state == .running
    let wasUpdating = updates(head)
    let old = run.members.count
    run.hasGrown = true
    let local = rows.timing(head).place(at: rootTime(run)).local
    setDuration(layout.playDuration, of: run, plan)
    let added = TimelineNode(timing: run.root.timing)
    added.shape = makeShape(layout, of: run).shape
    if hadStarted { noteTakers(run, from: old) }
    let shown = hadStarted ? shownBits(run, from: old) : [:]
    if run.hasScales { hasBentTimelines = true }
    run.starts += added.firstStarts()
    run.root.grow(
      added, at: hadStarted ? rootTime(run) : nil, isForward: !rows[head].isReversed)
    sortStarts(run)
    run.sortUpdating()
    findUpdatedNodes(run)
    noteAddedTimes(run)
    if !wasUpdating, updates(head), hadStarted && !rows[head].isBeginning || rows[head].isRestarting
    {
      updates.append(run.head, age: rows[head].age)
    }
    run.end = layout.end
    let new = run.members[old...]
    if rows.summary(head).overwrite == .atAdd {
      stripAtAdd(Array(new), of: run.head)
    }
    guard rows.isAlive(run.head) else { return }
    if hadStarted { startLate(run, from: old, local) } else { showMemberStarts(run) }
    guard rows.isAlive(run.head) else { return }
    let tracks = (old..<run.members.count).flatMap { run.tracks.tracks(ofMember: $0) }
    if hadStarted { place(run, tracks, anew: true) }
    clockDidChange(head)
    guard hadStarted else { return }
    // What was there shows what it showed: a newer tween may show its start in its place.
    let isNew = shownBits(run, from: old).filter { shown[$0.key] != $0.value }
    for number in living(old..<run.members.count, { run.members[$0] }) {
      let writers = run.tracks.writers(ofMember: number)
      let parts = run.tracks.writers[writers].filter { isNew[Int($0.track)] != nil }.map(\.part)
      if !parts.isEmpty { write(run.members[number].slot, parts: PartSet(parts)) }
    }
  }

  /// The bits that a timeline shows for the components of members from `first` on, by component.
  private func shownBits(_ run: TimelineRun, from first: Int) -> [Int: UInt64] {
    var shown: [Int: UInt64] = [:]
    for track in (first..<run.members.count).flatMap({ run.tracks.tracks(ofMember: $0) }) {
      let member = Int(run.tracks[track].shown)
      guard let index = component(run, track, of: member), !isClaim(index),
        let plan = rows.plan(components[index].row)
      else { continue }
      let (component, part) = (components[index], rows.part(components[index]))
      // Progress is a value of its own member.
      if part.isProgress, member < first { continue }
      shown[track] = bits(component, part, position(component.row, part.property, plan), plan)
    }
    return shown
  }

  /// Notes which members took the components that those from `first` on write too: one of these may
  /// begin before them from now on.
  private func noteTakers(_ run: TimelineRun, from first: Int) {
    for number in first..<run.members.count {
      for track in run.tracks.tracks(ofMember: number) where run.takers[track] == nil {
        guard let taker = run.root.firstMember(track), rows.isAlive(run.members[taker]) else {
          continue
        }
        let slot = run.members[taker].slot
        if hasStarted(slot) || rows[slot].knowsGivenStarts { run.takers[track] = taker }
      }
    }
  }

  /// Starts the members from `first` on whose start has gone by, in the order of the starts.
  private func startLate(_ run: TimelineRun, from first: Int, _ local: OwnTime) {
    let isLaterPlay = currentPlay(run.head.slot) > 0
    var written: Set<Int> = []
    run.startedCount = 0
    for (time, member) in run.starts {
      guard isLaterPlay || local.isAtOrAfter(time) else { break }
      run.startedCount += 1
      guard member >= first else { continue }
      guard startMember(member, of: run, at: OwnTime(whole: time), isHeard: false) else { return }
      written.formUnion(run.writtenAtStart)
    }
    for number in first..<run.members.count {
      guard startShown(number, of: run) else { return }
    }
    if written.isEmpty { return }
    placeTimeline(run)
    write(written.ordered(by: <), of: run)
  }

  /// Own time of a timeline between its beginning and its end.
  func rootTime(_ run: TimelineRun) -> OwnTime {
    let slot = run.head.slot
    return run.root.timing.clamped(rows.clock(slot).own(at: drivingNow(slot)))
  }

  /// Gives the plays of a timeline another length. Its own time is moved so that it is at the same
  /// place of the same play.
  private func setDuration(_ duration: Int64, of run: TimelineRun, _ plan: ResolvedPlan) {
    let slot = run.head.slot
    let old = rows.timing(slot)
    guard duration != old.duration else { return }
    prepareRebase(slot)
    let own = rows.clock(slot).own(at: drivingNow(slot))
    let cursor = cursor(slot)
    var timing = rows.summary(slot).timing
    timing.duration = duration
    // The plays after an endless one never come.
    if duration >= Flicks.endless { timing.repeats = -1 }
    let longer = rows.plans.use(plan, timing)
    if let dropped = rows.dropPlan(slot) { callouts.release(dropped) }
    rows[slot].plan = longer
    run.root.timing.duration = duration
    guard own.isAfter(0) else { return }
    let new = rows.timing(slot)
    // At its end, or behind it, it goes on from where the last play ended before.
    let isBehind = old.isLast(playsEnded: cursor.play)
    let isInGap = cursor.isInGap && !isBehind
    var play = isInGap || isBehind ? cursor.play - 1 : cursor.play
    var passed = own.since(old.start(ofPlay: play))
    if duration >= Flicks.endless, play > 1 {
      // So many plays without an end cannot be counted: it is in the first two, as it is directed.
      play &= 1
      rows[extras: slot].playsEnded = isInGap ? play + 1 : play
      run.root.progress.cursor = self.cursor(slot)
    }
    if isBehind, passed.isAfter(old.duration) { passed = OwnTime(whole: old.duration) }
    let gained = isInGap || new.isBackward(play) ? duration - old.duration : 0
    rows.set(slot, passed.since(-(new.start(ofPlay: play) + gained)), at: drivingNow(slot))
    // A play that ended at this instant, and another began, ends later now.
    if !isInGap { rows.unhold(slot) }
    if isBehind {
      rows[extras: slot].playsEnded = play
      rows[extras: slot].rest = nil
      run.root.alignBehind(play: play, isForward: !rows[slot].isReversed)
    }
  }
}
