// Timelines: the first starts of members, which read their values and take their components
// (SEMANTICS 37).

extension TweenEngine {
  /// The outcome of a member's start.
  enum MemberStart {
    /// Its timeline has ended.
    case timelineEnded
    /// It had started, is gone, or is placed where a jump ends.
    case nothing
    /// It is to be placed.
    case toPlace
  }

  /// Starts a member for the first time: it reads its start values and takes its components. False
  /// where the timeline has ended meanwhile.
  @discardableResult
  func startMember(
    _ number: Int, of run: TimelineRun, at place: OwnTime, isHeard: Bool, isWritten: Bool = false
  ) -> Bool {
    switch beginMember(number, of: run, at: place, isHeard: isHeard, isWritten: isWritten) {
    case .timelineEnded: return false
    case .nothing: return true
    case .toPlace: break
    }
    let tracks = run.tracks.tracks(ofMember: number)
    self.place(run, tracks, anew: true)
    // After this instant's sweep, or in a jump, nothing else writes what shows now. That may be
    // another member than the one that starts.
    let isAfterSweep = clock.isAdvancing && clock.isSwept && rows.isDriving(run.head.slot)
    guard isWritten || isAfterSweep else { return true }
    if !run.writtenAtStart.isEmpty { placeTimeline(run) }
    let shown = run.writtenAtStart.union(tracks.map { Int(run.tracks[$0].shown) })
    write(shown.ordered(by: <).filter { $0 >= 0 }, of: run)
    return true
  }

  /// The start of a member without its placing.
  func beginMember(
    _ number: Int, of run: TimelineRun, at place: OwnTime, isHeard: Bool, isWritten: Bool = false
  ) -> MemberStart {
    let id = run.members[number]
    guard rows.isAlive(id) else { return .nothing }
    // Its onStart may have jumped on: then it reads its values now, before those that start behind
    // it.
    let isBeginning = !isHeard && rows[id.slot].isBeginning
    guard isToStart(number, of: run) || isBeginning else { return .nothing }
    // What it reads is what the others show there.
    run.startPlace = place
    run.writtenAtStart.removeAll()
    defer { run.startPlace = nil }
    if isBeginning {
      activate(id)
      run.placed = nil
      guard rows.isAlive(run.head) else { return .timelineEnded }
      if isWritten { write(run.head.slot) }
      return .nothing
    }
    let (age, count, target) = (
      rows[id.slot].age, rows[id.slot].componentCount, rows[id.slot].target
    )
    rows[extras: id.slot].memberState = .inside
    rows[extras: id.slot].heldAt = clock.now
    rows[extras: id.slot].timeScale = rows.isDriving(run.head.slot) ? 1 : 0
    rows.set(id.slot, OwnTime(whole: 0), at: drivingNow(id.slot))
    // What it shows from the beginning on may be part-way in here, where its start is heard.
    if run.startsByParts, !startsUnheard(id.slot) {
      self.place(run, run.tracks.tracks(ofMember: number), anew: true)
    }
    if isHeard {
      if hasCallback(id.slot, .start) {
        guard isLeftExact(run.head, isWritten) else { return .timelineEnded }
        guard rows.isAlive(id) else { return .nothing }
      }
      begin(id)
    } else {
      rows[id.slot].state = .running
      activate(id)
    }
    let (isThere, goesOn) = (rows.isAlive(id), rows.isAlive(run.head))
    if run.members[number] != id || !isThere || rows[id.slot].componentCount != count {
      placeParts(of: run, on: target, age: age)
    }
    // A jump is placed where it ends.
    guard isHeard, isThere, goesOn else {
      run.placed = nil
      return goesOn ? .nothing : .timelineEnded
    }
    return .toPlace
  }

  /// Updates the parts that a member's `onStart` has split off its timeline: they have started with
  /// it.
  private func placeParts(of run: TimelineRun, on target: TargetIndex, age: UInt64) {
    guard !target.isNone else { return }
    for slot in slots(of: target) where rows[slot].age == age && isMember(slot) {
      guard let part = timeline(ofRow: slot), part !== run else { continue }
      part.placed = nil
      place(part, part.tracks.tracks(ofMember: Int(rows[extras: slot].memberNumber)))
    }
  }

  /// The component that a timeline shows for a key, where another member than the row writes it.
  func shownMember(
    of run: TimelineRun, _ key: ComponentKey, _ target: TargetIndex, but slot: Slot
  ) -> ComponentIndex? {
    let own = ownTrack(of: slot, key, run)
    guard let track = own ?? run.tracks.find(TrackKey(target: target.raw, key: key)),
      own == nil || run.tracks[track].first != run.tracks[track].last
    else { return nil }
    if let place = run.startPlace { self.place(run, track, at: place) }
    let shown = Int(run.tracks[track].shown)
    guard shown >= 0, run.members[shown].slot != slot, hasStarted(shown, track, of: run) else {
      return nil
    }
    return component(run, track, of: shown)
  }

  /// The start value of a component of a starting member, where its timeline alone determines it:
  /// the bits that another member shows, or, where no member has shown the component and the target
  /// has no other tween (`isAlone`), those that the target holds at `address`. `nil` elsewhere. The
  /// other member is placed later, with what the start changes.
  func bitsInTimeline(
    _ part: PlannedComponent, for slot: Slot, isAlone: Bool, at address: UnsafeMutableRawPointer
  ) -> UInt64? {
    withRun(ofMember: slot) { bits(part, in: $0, for: slot, isAlone: isAlone, at: address) }
  }

  private func bits(
    _ part: PlannedComponent, in run: TimelineRun, for slot: Slot, isAlone: Bool,
    at address: UnsafeMutableRawPointer
  ) -> UInt64? {
    guard let track = ownTrack(of: slot, part.key, run) else { return nil }
    if run.tracks[track].first != run.tracks[track].last {
      if let place = run.startPlace {
        let sight = sight(of: run)
        let shown = run.root.shown(track, at: place, sight.direction, starts(of: run))
        if case .member(let number, let own, let direction) = shown {
          guard sight.local == place, run.members[number].slot != slot,
            let index = component(run, track, of: number), haveSameEncoding(index, part)
          else { return nil }
          setClock(ofMember: run.members[number], sight, own, direction, .inside)
          return exactBits(index)
        }
        guard shown == nil else { return nil }
      }
      guard run.tracks[track].shown < 0 else { return nil }
    }
    return isAlone && part.isDirect
      ? DirectWriter.load(part.layout, address + Int(part.offset)) : nil
  }

  /// The component of this key that a member writes, by its number in the timeline; `nil` where it
  /// writes none.
  @inline(__always)
  private func ownTrack(of slot: Slot, _ key: ComponentKey, _ run: TimelineRun) -> Int? {
    for place in run.tracks.writers(ofMember: Int(rows[extras: slot].memberNumber)) {
      let writer = run.tracks.writers[place]
      if !writer.isGone, rows.plans.part(writer.part).key == key { return Int(writer.track) }
    }
    return nil
  }

  /// Starts the members, in silence, whose first start own time has reached or passed by a jump.
  /// False where the timeline has ended meanwhile.
  @discardableResult
  func startPassedMembers(_ run: TimelineRun, places: Bool = true) -> Bool {
    let slot = run.head.slot
    return startMembers(
      of: run, passedAt: rows.clock(slot).own(at: drivingNow(slot)), places: places)
  }

  /// Starts, without callbacks, the members whose first start is at a place of the timeline's own
  /// time or before it. False where the timeline has ended meanwhile. `places`: updates all that
  /// the timeline shows, where members have started.
  func startMembers(of run: TimelineRun, passedAt own: OwnTime?, places: Bool = true) -> Bool {
    guard let own, run.startedCount < run.starts.count else { return true }
    let place = rows.timing(run.head.slot).place(at: run.root.timing.clamped(own))
    let local = run.root.bent(place.local)
    let first = run.startedCount
    while run.startedCount < run.starts.count {
      let (time, member) = run.starts[run.startedCount]
      guard place.play > 0 || local.isAtOrAfter(time) else { break }
      run.startedCount += 1
      // A timeline that its own onStart moves has not taken yet what it shows from its beginning.
      if rows[run.head.slot].isBeginning, !startShown(member, of: run) { return false }
      guard startMember(member, of: run, at: OwnTime(whole: time), isHeard: false) else {
        return false
      }
    }
    if places, run.startedCount > first { placeTimeline(run) }
    return true
  }

  /// Takes what a member shows from its timeline's beginning on. False where the timeline has ended
  /// meanwhile.
  func startShown(_ number: Int, of run: TimelineRun) -> Bool {
    let id = run.members[number]
    // Code of the caller's may have split it off, or jumped to where it starts.
    guard isWaiting(id) else { return true }
    let parts = partsShownFromBeginning(number, run)
    if parts.isEmpty { return true }
    if !rows[id.slot].knowsGivenStarts {
      readStartValues(id.slot, .given(parts))
    }
    rows[id.slot].state = .running
    rows[extras: id.slot].heldAt = clock.now
    if parts.count < rows[id.slot].componentCount { run.startsByParts = true }
    activate(id, only: parts)
    run.placed = nil
    return rows.isAlive(run.head)
  }

  /// The parts of a member of which the call gives the start, and which no member before it moves.
  func partsShownFromBeginning(_ number: Int, _ run: TimelineRun) -> PartSet {
    let id = run.members[number]
    guard rows.traits(id.slot).contains(.showsStart) else { return [] }
    let hasClaims = rows.traits(id.slot).contains(.claims)
    var (parts, properties) = (PartSet(), Set<PropertyIndex>())
    for place in run.tracks.writers(ofMember: number) where !run.tracks.writers[place].isGone {
      let writer = run.tracks.writers[place]
      guard let index = component(of: id, part: writer.part),
        rows.part(components[index]).givesStart,
        run.root.firstMember(Int(writer.track)) == number
      else { continue }
      parts.insert(writer.part)
      if hasClaims { properties.insert(rows.part(components[index]).property) }
    }
    // What a setter writes besides has no value of its own.
    for index in componentIndices(id.slot) where hasClaims && isClaim(index) {
      if properties.contains(rows.part(components[index]).property) {
        parts.insert(components[index].part)
      }
    }
    return parts
  }

  /// Whether a member has components that it has not taken yet.
  func isToStart(_ number: Int, of run: TimelineRun) -> Bool {
    let id = run.members[number]
    if isWaiting(id) { return true }
    return run.startsByParts && rows.isAlive(id) && hasStarted(id.slot)
      && componentIndices(id.slot).contains { !components[$0].isOwned }
  }

  /// Whether a member has read its start value of a component.
  func hasStarted(_ number: Int, _ track: Int, of run: TimelineRun) -> Bool {
    if run.startsByParts {
      return component(run, track, of: number).map { components[$0].isOwned } ?? false
    }
    let id = run.members[number]
    return rows.isAlive(id) && hasStarted(id.slot)
  }

  /// The starts of a timeline's members. Counts no references: it is made for one question, in
  /// which the engine and the timeline live.
  struct TimelineStarts: MemberStarts {
    fileprivate let engine: Unmanaged<TweenEngine>
    fileprivate let run: Unmanaged<TimelineRun>

    @inline(__always)
    func hasStarted(_ member: Int, on track: Int) -> Bool {
      engine._withUnsafeGuaranteedRef { engine in
        run._withUnsafeGuaranteedRef { engine.hasStarted(member, track, of: $0) }
      }
    }
  }

  @inline(__always)
  func starts(of run: TimelineRun) -> TimelineStarts {
    TimelineStarts(engine: .passUnretained(self), run: .passUnretained(run))
  }

  /// The timeline itself has started: takes what it shows from its beginning, and what a start
  /// part-way in has passed.
  func startTimeline(_ run: TimelineRun) {
    for number in run.members.indices where run.givesStarts {
      guard startShown(number, of: run) else { return }
    }
    placeTimeline(run)
    startPartWay(run)
  }

  /// A timeline starts, or starts again, where it was sought to, or with a negative delay: what it
  /// has passed is behind it.
  func startPartWay(_ run: TimelineRun) {
    let slot = run.head.slot
    guard !run.isWalking else { return }
    // To begin part-way in is no motion.
    noteMemberTimes(run)
    let isPartWay =
      rows.timing(slot).delay < 0 && rows.clock(slot).own(at: drivingNow(slot)).isAfter(0)
    guard run.isSought || isPartWay else { return }
    alignTimeline(run)
    if isPartWay, !rows[slot].isInGap, run.root.progress.cursor.isInGap {
      // Beyond all its plays, it is at the end of the last.
      run.root.progress.cursor = cursor(slot)
      run.root.alignAtEnd()
    }
    if startPassedMembers(run) { placeTimeline(run) }
  }
}
