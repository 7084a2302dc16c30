// Timelines: how one is added, loses parts, is split, and ends (SEMANTICS 35).

extension TweenEngine {
  /// What lies on a timeline, for the targets of this engine.
  enum TimelineItem {
    case member(AnyObject, ResolvedPlan, EndArguments?)
    case timeline(TimelineDraft)
    case call(() -> Void)
    case pause
  }

  /// A timeline before it is added: its clock, and what lies on it in the order of adding.
  struct TimelineDraft {
    var timing: Timing
    var easing: EasingChoice?
    var callbacks: TweenCallbacks?
    var items: [(start: Int64, item: TimelineItem)] = []
    /// Places on the time of one play, by name.
    var labels: [String: Int64] = [:]
    var source: KeptTimeline?
  }

  /// Enters the members of a timeline behind its head, which is a row already.
  func attach(_ draft: TimelineDraft, to head: Slot) {
    var members: [PlannedMember] = []
    let root = makeNode(draft, &members, firstStart: 0) { $0 }
    let run = TimelineRun(
      head: rows.id(head), root: root, labels: draft.labels, source: draft.source)
    runs[head] = run
    if run.isBent { hasBentTimelines = true }
    for (number, member) in members.enumerated() { add(member, number, to: run) }
    run.starts = members.indices.map { (members[$0].firstStart, $0) }
      .sorted { ($0.time, $0.member) < ($1.time, $1.member) }
    run.updating.sort { (members[$0].firstStart, $0) < (members[$1].firstStart, $1) }
  }

  func makeNode(
    _ draft: TimelineDraft, _ members: inout [PlannedMember], firstMember: Int = 0,
    firstStart: Int64, _ outer: @escaping (Int64) -> Int64
  ) -> TimelineNode {
    let node = TimelineNode(
      timing: draft.timing, easing: draft.easing, callbacks: draft.callbacks)
    var entries: [TimelineEntry] = []
    for (start, item) in draft.items {
      switch item {
      case .member(let target, let plan, let ends):
        let record = targets.insert(target)
        let keys = plan.parts.map { TrackKey(target: Int(record), key: $0.key) }
        entries.append(
          TimelineEntry(
            content: .member(firstMember + members.count, plan.timing), start: start, keys: keys))
        members.append(
          PlannedMember(
            target: target, plan: plan, ends: ends, keys: keys, firstStart: outer(start)))
      case .timeline(let inner):
        let scale = inner.timing
        let child = makeNode(inner, &members, firstMember: firstMember, firstStart: start) {
          time in
          outer(start + scale.outerTime(of: time))
        }
        let keys = Set(child.tracks.keys)
        entries.append(
          TimelineEntry(content: .node(child), start: start, keys: Array(keys)))
      case .call(let body): entries.append(TimelineEntry(content: .call(body), start: start))
      case .pause: entries.append(TimelineEntry(content: .pause, start: start))
      }
    }
    node.setEntries(entries)
    return node
  }

  func add(_ member: PlannedMember, _ number: Int, to run: TimelineRun) {
    let head = run.head.slot
    let slot = insertRow(member.plan, age: rows[head].age, usesFrames: rows[head].usesFrames)
    rows[extras: slot].head = head
    rows[extras: slot].memberState = .before
    rows.memberCount += 1
    link(slot, target: targets.insert(member.target))
    rows[slot].setComponents(makeComponents(of: slot, rows[slot].plan, member.ends))
    run.members.append(rows.id(slot))
    run.keys.append(member.keys)
    for (offset, index) in componentIndices(slot).enumerated() {
      run.tracks[member.keys[offset], default: TimelineTrack()].writers.append(
        TimelineTrack.Writer(member: number, part: components[index].part))
    }
    if member.plan.plan.callbacks?.onUpdate != nil { run.updating.append(number) }
  }

  /// Writes the starts that the call gives for components whose first member they are, when the timeline is added.
  func showMemberStarts(_ run: TimelineRun) {
    for (number, id) in run.members.enumerated() where isWaiting(id) {
      if isShownFromBeginning(number, run) { showStarts(id) }
    }
  }

  // MARK: Updates

  /// Calls the onUpdate of members whose own time moved, in the order of their starts.
  func callMemberUpdates(_ id: TweenID) {
    guard let run = run(ofHead: id.slot), !run.updating.isEmpty else { return }
    let old = run.memberTimes
    noteMemberTimes(run)
    for number in run.updating {
      let member = run.members[number]
      guard rows.isAlive(member), rows[member.slot].state == .running, rows.isAlive(id),
        !isEmptied(member.slot),
        rows.timing(member.slot).length > 0,
        old[number] ?? MemberTime() != run.memberTimes[number]
      else { continue }
      call(member, .update)
    }
  }

  /// Keeps where the members are whose onUpdate is called.
  func noteMemberTimes(_ run: TimelineRun) {
    if run.updating.isEmpty { return }
    if run.memberWays.count < run.updating.count {
      run.memberWays = run.root.ways(toMembers: Set(run.updating))
    }
    let slot = run.head.slot
    let own = run.root.clamped(rows.clock(slot).own(at: drivingNow(slot)))
    let place = rows.timing(slot).place(at: own)
    let local = run.root.bent(place.local)
    for (number, way) in run.memberWays {
      run.memberTimes[number] = run.root.time(along: way[...], at: local, plays: place.play)
    }
  }

  // MARK: Losses

  /// Leaves components that a timeline loses at what it shows, whichever member that is.
  func writeShown(of run: TimelineRun, _ keys: [TrackKey]) {
    for key in keys where rows.isAlive(run.head) {
      guard let track = run.tracks[key],
        let writer = track.writers.first(where: { $0.member == track.shown })
      else { continue }
      let id = run.members[writer.member]
      if rows.isAlive(id) { writeExact(id.slot, [writer.part]) }
    }
  }

  /// Takes a component from all members of a timeline: a newer tween has it, for good.
  func loseThroughout(_ run: TimelineRun, _ key: TrackKey) {
    guard let track = run.tracks.removeValue(forKey: key) else { return }
    for writer in track.writers {
      let id = run.members[writer.member]
      guard let index = component(of: id, part: writer.part) else { continue }
      if !components[index].isLost { lose(index) }
      loseWholes(id.slot)
      let others = componentIndices(id.slot).filter { components[$0].isLost }.map {
        TrackKey(target: key.target, key: self.key($0))
      }
      dropLost(id.slot)
      for other in others where other != key { loseThroughout(run, other) }
    }
  }

  /// To be called when components of a member were lost: no other member keeps them.
  func spreadLosses(of slot: Slot, _ keys: [ComponentKey]) {
    guard let run = run(ofMember: slot) else { return }
    let target = Int(rows[slot].target)
    for key in keys where key != .added { loseThroughout(run, TrackKey(target: target, key: key)) }
  }

  /// Whether a timeline has a component left.
  func isEmpty(_ run: TimelineRun) -> Bool {
    run.members.allSatisfy { !rows.isAlive($0) || rows[$0.slot].componentCount == 0 }
  }

  /// Removes some components from a member of a timeline.
  func remove(partsOfMember id: TweenID, _ parts: Set<PartIndex>) {
    guard let run = run(ofMember: id.slot) else { return }
    writeExact(id.slot, parts)
    guard rows.isAlive(id) else { return }
    keepLayers(id, parts)
    guard rows.isAlive(id) else { return }
    for index in componentIndices(id.slot) where parts.contains(components[index].part) {
      lose(index)
    }
    dropLost(id.slot)
    if isEmpty(run) { end(run.head, .removed) }
  }

  // MARK: Ends

  /// Ends what a timeline does to a target; the timeline itself where it has no other.
  func end(targetOf member: TweenID, of run: TimelineRun, _ reason: EndReason) {
    let target = rows[member.slot].target
    // As long as a target lives its members count, though they have lost everything.
    let countsEmptied = if case .targetGone = reason { true } else { false }
    let isLast = run.members.allSatisfy {
      !rows.isAlive($0) || rows[$0.slot].target == target
        || (!countsEmptied && isEmptied($0.slot))
    }
    if isLast { return end(run.head, reason) }
    let members = run.members.filter { rows.isAlive($0) && rows[$0.slot].target == target }
    for id in members where rows.isAlive(id) { writeExact(id.slot) }
    for id in members where rows.isAlive(id) { endRow(ofMember: id, reason) }
    run.tracks = run.tracks.filter { $0.key.target != Int(target) }
  }

  /// Ends the members of a timeline that ends, in silence.
  func endMembers(of slot: Slot, _ reason: EndReason, leavesExact: Bool) {
    guard let run = runs.removeValue(forKey: slot) else { return }
    for id in run.members where rows.isAlive(id) {
      endRow(ofMember: id, reason, leavesExact: leavesExact)
    }
    callouts.release(run)
  }

  /// Ends a member whose components hold what they are to hold.
  private func endRow(ofMember id: TweenID, _ reason: EndReason, leavesExact: Bool = true) {
    let hasAdditive = rows.summary(id.slot).hasAdditive
    rows[extras: id.slot].head = .none
    rows[extras: id.slot].memberState = .none
    rows[id.slot].isCallbackless = true
    rows.memberCount -= 1
    end(id, reason, leavesExact: leavesExact && hasAdditive)
  }

  // MARK: Splitting

  /// Moves some components of a timeline into a silent timeline of their own, with the same clock. Returns its head.
  func split(_ run: TimelineRun, _ wanted: [TweenID: Set<PartIndex>]) -> TweenID {
    let head = run.head.slot
    guard let plan = rows.plan(head) else { return run.head }
    let slot = insertRow(plan, age: rows[head].age, usesFrames: rows[head].usesFrames)
    rows[slot].state = rows[head].state
    rows.setPaused(slot, rows[head].isPaused)
    rows[slot].isInGap = rows[head].isInGap
    rows[slot].isCallbackless = true
    rows[slot].isRestarting = rows[head].isRestarting
    rows.copyClock(of: head, to: slot)
    let part = TimelineRun(
      head: rows.id(slot), root: run.root.silentCopy(), labels: run.labels)
    part.keys = run.keys
    part.starts = run.starts
    part.startedCount = run.startedCount
    part.bentLocal = run.bentLocal
    runs[slot] = part
    if part.isBent { hasBentTimelines = true }
    for (number, id) in run.members.enumerated() {
      part.members.append(moved(id, number, wanted[id], run, part))
    }
    if rows[slot].state == .running || rows[slot].isRestarting, updates(slot) {
      updates.append(part.head, age: rows[slot].age)
    }
    clockDidChange(slot)
    placeTimeline(run)
    return part.head
  }

  /// A member of a timeline that is split: its row, a row of some of its components, or none.
  private func moved(
    _ id: TweenID, _ number: Int, _ parts: Set<PartIndex>?, _ run: TimelineRun, _ other: TimelineRun
  ) -> TweenID {
    let nobody = TweenID(slot: .none, generation: 0)
    guard let parts, rows.isAlive(id) else { return nobody }
    let indices = componentIndices(id.slot).filter { parts.contains(components[$0].part) }
    if indices.isEmpty { return nobody }
    var moved = id
    if indices.count < rows[id.slot].componentCount {
      moved = split(id, indices)
      rows.memberCount += 1
    } else {
      run.members[number] = nobody
    }
    // What it comes to is up to its timeline from here on.
    forgetEvent(moved.slot)
    rows[extras: moved.slot].head = other.head.slot
    rows[extras: moved.slot].memberState = rows[extras: id.slot].memberState
    if run.updating.contains(number), moved == id { other.updating.append(number) }
    for index in componentIndices(moved.slot) {
      let key = TrackKey(target: Int(rows[moved.slot].target), key: key(index))
      let writer = TimelineTrack.Writer(member: number, part: components[index].part)
      run.tracks[key]?.writers.removeAll { $0.member == number }
      if run.tracks[key]?.writers.isEmpty == true { run.tracks[key] = nil }
      other.tracks[key, default: TimelineTrack()].writers.append(writer)
    }
    return moved
  }

  /// Pauses or resumes the parts of timelines that a call means. True where anything changed.
  func pauseMembers(_ meant: [TweenID: Set<PartIndex>]) -> Bool {
    var hasChanged = false
    for (run, parts) in byTimeline(meant) where rows.isAlive(run.head) {
      if rows[run.head.slot].isPaused { continue }
      hasChanged = true
      _ = pause(isAll(parts, of: run) ? run.head : split(run, parts))
    }
    return hasChanged
  }

  func resumeMembers(_ meant: [TweenID: Set<PartIndex>]) -> Bool {
    var hasChanged = false
    for (run, parts) in byTimeline(meant) where rows.isAlive(run.head) {
      guard rows[run.head.slot].isPaused, !isAtRest(run.head.slot) else { continue }
      if !isAll(parts, of: run) { _ = split(run, rest(of: run, without: parts)) }
      if resume(run.head) { hasChanged = true }
    }
    return hasChanged
  }

  private func byTimeline(_ meant: [TweenID: Set<PartIndex>]) -> [(
    run: TimelineRun, parts: [TweenID: Set<PartIndex>]
  )] {
    var found: [(run: TimelineRun, parts: [TweenID: Set<PartIndex>])] = []
    for (id, parts) in meant {
      guard let run = run(ofMember: id.slot) else { continue }
      if let place = found.firstIndex(where: { $0.run === run }) {
        found[place].parts[id] = parts
      } else {
        found.append((run, [id: parts]))
      }
    }
    return found.sorted { rows[$0.run.head.slot].age < rows[$1.run.head.slot].age }
  }

  private func isAll(_ parts: [TweenID: Set<PartIndex>], of run: TimelineRun) -> Bool {
    rest(of: run, without: parts).isEmpty
  }

  /// The components of a timeline that are not meant.
  private func rest(of run: TimelineRun, without parts: [TweenID: Set<PartIndex>]) -> [TweenID: Set<
    PartIndex
  >] {
    var rest: [TweenID: Set<PartIndex>] = [:]
    for id in run.members where rows.isAlive(id) {
      let others = Set(componentIndices(id.slot).map { components[$0].part })
        .subtracting(parts[id] ?? [])
      if !others.isEmpty { rest[id] = others }
    }
    return rest
  }

  /// All components of a member's target that its timeline moves, by member.
  func siblings(of id: TweenID) -> [TweenID: Set<PartIndex>] {
    var all: [TweenID: Set<PartIndex>] = [:]
    for member in run(ofMember: id.slot)?.members ?? [] where rows.isAlive(member) {
      guard rows[member.slot].target == rows[id.slot].target else { continue }
      all[member] = Set(componentIndices(member.slot).map { components[$0].part })
    }
    return all
  }
}
