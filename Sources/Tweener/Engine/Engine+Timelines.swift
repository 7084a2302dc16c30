// Timelines: what one shows. Members are rows without a life of their own; their clocks follow from the head's, and their
// places from the timeline's nodes.

extension TweenEngine {
  /// The timeline whose head a row is.
  @inline(__always)
  func run(ofHead slot: Slot) -> TimelineRun? {
    runs.isEmpty ? nil : runs[slot]
  }

  /// The timeline whose member a row is.
  @inline(__always)
  func run(ofMember slot: Slot) -> TimelineRun? {
    if runs.isEmpty || rows[slot].extras == .first { return nil }
    let head = rows[extras: slot].head
    return head.isNone ? nil : runs[head]
  }

  func isMember(_ slot: Slot) -> Bool {
    !runs.isEmpty && rows[slot].extras != .first && !rows[extras: slot].head.isNone
  }

  /// The tween that a caller knows: of a member its timeline's.
  func known(_ id: TweenID) -> TweenID { run(ofMember: id.slot)?.head ?? id }

  /// Puts all components of a timeline where its own time is.
  func placeTimeline(_ run: TimelineRun) {
    place(run, Array(run.tracks.keys))
  }

  /// Puts some components of a timeline where its own time is, or at a place of its first play.
  func place(_ run: TimelineRun, _ keys: [TrackKey], at forced: OwnTime? = nil) {
    let head = run.head.slot
    let timing = rows.timing(head)
    let clock = rows.clock(head)
    let own = run.root.clamped(clock.own(at: drivingNow(head)))
    let place = headPlace(run, own)
    let local = forced ?? run.root.bent(place.local)
    let isInGap = own.isAfter(0) && timing.cursor(backwardsAt: own).isInGap
    let direction = ShownEntry.Direction(
      rate: place.isBackward ? -clock.rate : clock.rate,
      isStanding: isInGap && place.isAtEnd(of: timing))
    for key in keys where run.tracks[key] != nil {
      let shown = run.root.shown(
        key, at: local, direction,
        isStarted: { number in
          let id = run.members[number]
          return rows.isAlive(id) && hasStarted(id.slot)
        })
      put(run, key, shown ?? run.root.firstMember(key).map { .held($0) })
    }
  }

  /// Whether a member has read its start values.
  func hasStarted(_ slot: Slot) -> Bool {
    rows[slot].state == .running && !rows[slot].isBeginning && !rows[slot].isReading
  }

  /// Where in its plays a head is. Where a boundary falls between two flicks the play that has ended shows at the next one, and
  /// the head's own time is beyond it already.
  private func headPlace(_ run: TimelineRun, _ own: OwnTime) -> PlayPlace {
    let slot = run.head.slot
    let timing = rows.timing(slot)
    let place = timing.place(at: own)
    guard rows[slot].state == .running else { return place }
    var (play, passed) = (place.play, OwnTime(whole: timing.duration))
    switch phase(slot) {
    case .before, .holding(-1): return place
    case .holding(let ended): play = ended
    case .playing(let present):
      play = present
      passed = own.since(timing.start(ofPlay: present))
      if passed.whole < 0 { passed = OwnTime(whole: 0) }
    }
    let isBackward = timing.isBackward(play)
    return PlayPlace(
      play: play, local: isBackward ? passed.subtracted(from: timing.duration) : passed,
      isBackward: isBackward)
  }

  private func put(_ run: TimelineRun, _ key: TrackKey, _ shown: ShownEntry?) {
    guard let track = run.tracks[key], let shown else { return }
    let member: Int
    switch shown {
    case .member(let number, let own, let direction):
      member = number
      setClock(ofMember: run.members[number], run, own, direction, .inside)
    case .held(let number):
      member = number
      guard rows.isAlive(run.members[number]), rows[run.members[number].slot].state == .running
      else { return }
      let direction = ShownEntry.Direction(rate: 1, isStanding: false)
      setClock(ofMember: run.members[number], run, OwnTime(whole: 0), direction, .before)
    }
    for writer in track.writers where writer.member != member { cover(run, writer) }
    run.tracks[key]?.shown = member
    if let writer = track.writers.first(where: { $0.member == member }) { uncover(run, writer) }
    if rows.isAlive(run.members[member]) { assignWriters(run.members[member].slot) }
  }

  private func cover(_ run: TimelineRun, _ writer: TimelineTrack.Writer) {
    guard let index = component(of: run.members[writer.member], part: writer.part),
      components[index].isOwned, !components[index].isCovered
    else { return }
    detach(index)
    components[index].isCovered = true
    assignDetached(components[index].row)
  }

  private func uncover(_ run: TimelineRun, _ writer: TimelineTrack.Writer) {
    guard let index = component(of: run.members[writer.member], part: writer.part),
      components[index].isCovered
    else { return }
    components[index].isCovered = false
    enterSharing(index)
  }

  /// Lets a member's own time go with its timeline's.
  private func setClock(
    ofMember id: TweenID, _ run: TimelineRun, _ own: OwnTime, _ direction: ShownEntry.Direction,
    _ state: MemberState
  ) {
    guard rows.isAlive(id) else { return }
    let (slot, head) = (id.slot, run.head.slot)
    let speed = abs(direction.rate)
    let wasDriving = rows.isDriving(slot)
    rows[extras: slot].memberState = state
    rows[slot].isReversed = direction.rate.sign == .minus
    if rows[head].isScrubbed || (run.isBent && rows.isDriving(head)) {
      // It is written whenever the timeline is moved.
      rows[extras: slot].timeScale = 1
      rows[slot].isScrubbed = true
    } else {
      rows[extras: slot].timeScale = rows.isDriving(head) ? (speed > 0 ? speed : 1) : 0
      let isStanding = rows.isDriving(head) && (direction.isStanding || speed == 0)
      rows[slot].isScrubbed = isStanding
      if isStanding, state == .inside { rows[extras: slot].memberState = .standing }
    }
    rows.set(slot, own, at: drivingNow(slot))
    if rows.isDriving(slot) != wasDriving { refreshSharing(slot) }
  }

  /// Writes all that a timeline shows, at its exact place.
  func writeTimeline(_ run: TimelineRun, _ pass: WritePass = .all) {
    placeTimeline(run)
    for id in run.shownMembers where rows.isAlive(id) { write(id.slot, pass) }
  }

  /// What a member shows: a function of its own time alone.
  func memberPhase(_ slot: Slot) -> PlayPhase {
    if rows[extras: slot].memberState == .before { return .before }
    let own = rows.clock(slot).own(at: drivingNow(slot))
    let timing = rows.timing(slot)
    if !own.isAfter(0), timing.duration > 0 { return .playing(0) }
    return timing.phase(backwardsAt: timing.duration > 0 ? own : OwnTime(whole: max(own.whole, 1)))
  }
}
