// Timelines: parts of one that are paused or resumed by themselves (SEMANTICS 35).

extension TweenEngine {
  /// Moves some components of a timeline into a silent timeline of their own, with the same clock.
  /// Returns its head.
  func split(_ run: TimelineRun, _ wanted: [TweenID: PartSet]) -> TweenID {
    let head = run.head.slot
    guard let plan = rows.plan(head) else { return run.head }
    let slot = makePart(of: head, plan)
    let part = TimelineRun(
      head: rows.id(slot), root: TimelineNode(timing: run.root.timing, easing: run.root.easing))
    (part.hasScales, part.hasRoundingScales) = (run.hasScales, run.hasRoundingScales)
    part.writesBytes = run.writesBytes
    part.isDivided = true
    run.isDivided = true
    part.givesStarts = run.givesStarts
    part.startsByParts = run.startsByParts
    part.index = runs.insert(part)
    rows[extras: slot].run = part.index
    if part.isBent || part.hasScales { hasBentTimelines = true }
    let moved = Array(living(wanted, { $0.key })).filter { isMember($0.key.slot) }.map {
      (number: Int(rows[extras: $0.key.slot].memberNumber), id: $0.key, parts: $0.value)
    }
    var numbers: [Int: Int] = [:]
    for (number, id, parts) in moved.ordered(by: { $0.number < $1.number }) {
      if move(id, number, parts, run, part) { numbers[number] = part.members.count - 1 }
    }
    part.root.become(
      run.root, run.entries(ofMembers: numbers.keys),
      MovedMembers(numbers: numbers) { number in
        part.tracks.tracks(ofMember: number).map { Int32($0) }
      })
    part.starts = part.root.firstStarts()
    sortStarts(part)
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

  /// Moves a member of a timeline that is split, its row or a row of some of its components. False
  /// where nothing of it is moved.
  private func move(
    _ id: TweenID, _ number: Int, _ parts: PartSet, _ run: TimelineRun, _ other: TimelineRun
  ) -> Bool {
    let indices = componentIndices(id.slot).filter { parts.contains(components[$0].part) }
    if indices.isEmpty { return false }
    var moved = id
    if indices.count < rows[id.slot].componentCount {
      moved = split(id, indices)
      runs.memberCount += 1
    } else {
      run.members[number] = TweenID(slot: .none, generation: 0)
    }
    if let object = targets[rows[moved.slot].target].object {
      for index in componentIndices(moved.slot) { run.lost.note(key(index), of: object) }
    }
    // Its events are those of its timeline from here on.
    forgetEvent(moved.slot)
    rows[extras: moved.slot].run = other.index
    rows[extras: moved.slot].memberNumber = Int32(other.members.count)
    rows[extras: moved.slot].memberState = rows[extras: id.slot].memberState
    if run.updating.contains(number), moved == id { other.updating.append(other.members.count) }
    other.members.append(moved)
    other.tracks.beginMember()
    for index in componentIndices(moved.slot) {
      let part = components[index].part
      guard let (track, key) = run.tracks.remove(part, ofMember: number) else { continue }
      let newTrack = other.tracks.number(key, isNew: false)
      other.tracks.add(part: part, on: newTrack)
      if run.takers[track] == number {
        run.takers[track] = nil
        other.takers[newTrack] = other.members.count - 1
      }
    }
    return true
  }

  /// Pauses or resumes the parts of timelines that a call means. True where anything changed.
  func setPaused(_ isPaused: Bool, _ meant: [TweenID: PartSet]) -> Bool {
    var hasChanged = false
    for (run, parts) in living(byTimeline(meant), { $0.run.head })
    where canSetPaused(run.head.slot, isPaused) {
      var head = run.head
      if !isAll(parts, of: run) {
        let part = split(run, isPaused ? parts : rest(of: run, without: parts))
        if isPaused { head = part }
      }
      if setPaused(head, isPaused) { hasChanged = true }
    }
    return hasChanged
  }

  private func byTimeline(_ meant: [TweenID: PartSet]) -> [(
    run: TimelineRun, parts: [TweenID: PartSet]
  )] {
    var found: [(run: TimelineRun, parts: [TweenID: PartSet])] = []
    for (id, parts) in meant {
      guard let run = run(ofMember: id.slot) else { continue }
      if let place = found.firstIndex(where: { $0.run === run }) {
        found[place].parts[id] = parts
      } else {
        found.append((run, [id: parts]))
      }
    }
    return found.ordered { rows[$0.run.head.slot].age < rows[$1.run.head.slot].age }
  }

  private func isAll(_ parts: [TweenID: PartSet], of run: TimelineRun) -> Bool {
    !run.hasMember(in: rows) { id in
      componentIndices(id.slot).contains { parts[id]?.contains(components[$0].part) != true }
    }
  }

  /// The components of a timeline that are not meant.
  private func rest(of run: TimelineRun, without parts: [TweenID: PartSet])
    -> [TweenID: PartSet]
  {
    var rest: [TweenID: PartSet] = [:]
    for id in living(run.members) {
      let others = componentIndices(id.slot).map { components[$0].part }
        .filter { parts[id]?.contains($0) != true }
      if !others.isEmpty { rest[id] = PartSet(others) }
    }
    return rest
  }

  /// Pauses or resumes all that the timeline of a member does to the member's target. `nil` for a
  /// row that is no member.
  func setPausedBeside(_ id: TweenID, _ isPaused: Bool) -> Bool? {
    guard let run = run(ofMember: id.slot) else { return nil }
    return setPaused(isPaused, parts(of: run, on: rows[id.slot].target, allParts(of:)))
  }

  /// The selected parts of a timeline's members on a target, by member.
  func parts(
    of run: TimelineRun, on target: TargetIndex, _ parts: (TweenID) -> PartSet
  ) -> [TweenID: PartSet] {
    let found = members(of: run, on: target).map { ($0.id, parts($0.id)) }
    return Dictionary(uniqueKeysWithValues: found.filter { !$0.1.isEmpty })
  }
}
