// Timelines: parts of one that are paused or resumed by themselves (SEMANTICS 35).

extension TweenEngine {
  /// Moves some components of a timeline into a silent timeline of their own, with the same clock. Returns its head.
  func split(_ run: TimelineRun, _ wanted: [TweenID: Set<PartIndex>]) -> TweenID {
    let head = run.head.slot
    guard let plan = rows.plan(head) else { return run.head }
    let slot = insertRow(
      plan, rows.summary(head).timing, from: rows.site(head), age: rows[head].age,
      usesFrames: rows[head].usesFrames)
    rows[slot].state = rows[head].state
    rows.setPaused(slot, rows[head].isPaused)
    rows[slot].isInGap = rows[head].isInGap
    rows[slot].isCallbackless = true
    rows[slot].isRestarting = rows[head].isRestarting
    shareTags(of: head, with: slot)
    rows.copyClock(of: head, to: slot, at: drivingNow(head))
    let part = TimelineRun(
      head: rows.id(slot), root: run.root.silentCopy())
    part.isBent = run.isBent
    part.tracks = run.tracks
    part.writesBytes = run.writesBytes
    part.isDivided = true
    run.isDivided = true
    part.givesStarts = run.givesStarts
    part.startsByParts = run.startsByParts
    part.starts = run.starts
    part.startedCount = run.startedCount
    part.index = runs.insert(part)
    rows[extras: slot].run = part.index
    if part.isBent { hasBentTimelines = true }
    var moved: Set<TimelineWriter.Identity> = []
    for (number, id) in run.members.enumerated() {
      part.members.append(move(id, number, wanted[id], run, part, &moved))
    }
    part.tracks.keep { moved.contains($0.identity) }
    part.tracks.forgetShown()
    run.tracks.keep { !moved.contains($0.identity) }
    run.placed = nil
    if rows[head].isBeginning {
      rows[slot].isBeginning = true
      schedule.addPart(part.head, age: rows[slot].age)
    } else if rows[slot].state == .running || rows[slot].isRestarting, updates(slot) {
      updates.append(part.head, age: rows[slot].age)
    }
    clockDidChange(slot)
    placeTimeline(run)
    return part.head
  }

  /// A member of a timeline that is split: its row, a row of some of its components, or none.
  private func move(
    _ id: TweenID, _ number: Int, _ parts: Set<PartIndex>?, _ run: TimelineRun,
    _ other: TimelineRun, _ writers: inout Set<TimelineWriter.Identity>
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
    if let object = targets[rows[moved.slot].target].object {
      for index in componentIndices(moved.slot) { run.lost.note(key(index), of: object) }
    }
    // What it comes to is up to its timeline from here on.
    forgetEvent(moved.slot)
    rows[extras: moved.slot].run = other.index
    rows[extras: moved.slot].memberState = rows[extras: id.slot].memberState
    if run.updating.contains(number), moved == id { other.updating.append(number) }
    for index in componentIndices(moved.slot) {
      writers.insert(
        TimelineWriter.Identity(member: Int32(number), part: components[index].part))
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
