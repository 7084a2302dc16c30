// Timelines: what one loses, and how it ends (SEMANTICS 35).

extension TweenEngine {
  /// Leaves components that a row loses at what it shows, and those of a timeline at what that
  /// shows, whichever member that is.
  func writeShown(_ slot: Slot, _ indices: [ComponentIndex]) {
    guard let run = run(ofMember: slot) else {
      return writeExact(slot, PartSet(indices.map { components[$0].part }))
    }
    let target = rows[slot].target.raw
    for key in indices.map({ key($0) }) {
      guard let track = run.tracks.find(TrackKey(target: target, key: key)),
        let index = component(run, track, of: Int(run.tracks[track].shown))
      else { continue }
      writeExact(components[index].row, [components[index].part])
    }
  }

  /// A timeline loses a component of a member for good: what is appended does not get it back.
  func noteLost(_ index: ComponentIndex) {
    let slot = components[index].row
    guard isMember(slot), key(index) != .added, let run = run(ofMember: slot),
      let object = targets[rows[slot].target].object
    else { return }
    run.lost.note(key(index), of: object)
  }

  /// Takes a component from all members of a timeline: a newer tween has it, for good.
  func loseThroughout(_ run: TimelineRun, _ key: TrackKey) {
    guard let track = run.tracks.find(key) else { return }
    let writers = run.tracks.writers(of: track)
    run.tracks.drop(track)
    for writer in writers {
      let id = run.members[Int(writer.member)]
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
    let target = rows[slot].target.raw
    for key in keys where key != .added { loseThroughout(run, TrackKey(target: target, key: key)) }
  }

  /// Whether a timeline has a component left.
  func isEmpty(_ run: TimelineRun) -> Bool {
    !run.hasMember(in: rows) { rows[$0.slot].componentCount > 0 }
  }

  /// Removes some components from a member of a timeline.
  func remove(partsOfMember id: TweenID, _ parts: PartSet) {
    guard let run = run(ofMember: id.slot) else { return }
    leave(id.slot, parts)
    if isEmpty(run) { end(run.head, .removed) }
  }

  // MARK: Ends

  /// Ends what a timeline does to a target; the timeline itself where it has no other.
  func end(targetOf member: TweenID, of run: TimelineRun, _ reason: EndReason) {
    let target = rows[member.slot].target
    // As long as a target lives its members count, though they have lost everything.
    let countsEmptied = if case .targetGone = reason { true } else { false }
    let goesOn = run.hasMember(in: rows) {
      rows[$0.slot].target != target && (countsEmptied || !isEmptied($0.slot))
    }
    guard goesOn else { return end(run.head, reason) }
    let members = members(of: run, on: target)
    for (_, id) in living(members, { $0.id }) { writeExact(id.slot) }
    let tracks = members.flatMap { run.tracks.tracks(ofMember: $0.number) }
    if countsEmptied == false, let object = targets[target].object {
      for track in tracks { run.lost.note(run.tracks.numbers.keys[track].key, of: object) }
    }
    for (_, id) in living(members, { $0.id }) { endRow(ofMember: id, of: run.head, reason) }
    for track in tracks { run.tracks.drop(track) }
  }

  /// The living members of a timeline that move a target, with their numbers, in the order of
  /// adding.
  func members(of run: TimelineRun, on target: TargetIndex) -> [(number: Int, id: TweenID)] {
    slots(of: target).filter { isMember($0) && rows[extras: $0].run == run.index }
      .map { (number: Int(rows[extras: $0].memberNumber), id: rows.id($0)) }
      .ordered { $0.number < $1.number }
  }

  /// Ends the members of a timeline that ends, in silence.
  func endMembers(of slot: Slot, _ reason: EndReason, leavesExact: Bool) {
    guard let run = run(ofHead: slot) else { return }
    for id in living(run.members) { rows[extras: id.slot].run = .none }
    rows[extras: slot].run = .none
    for id in living(run.members) {
      endRow(ofMember: id, of: run.head, reason, leavesExact: leavesExact)
    }
    _ = runs.remove(run.index)
    callouts.release(run)
  }

  /// Ends a member whose components hold what they are to hold.
  private func endRow(
    ofMember id: TweenID, of head: TweenID, _ reason: EndReason, leavesExact: Bool = true
  ) {
    let hasAdditive = rows.traits(id.slot).contains(.additive)
    rows[extras: id.slot].run = .none
    rows[id.slot].isCallbackless = true
    runs.memberCount -= 1
    // What it adds is left where it is as a member.
    end(id, reason, leavesExact: leavesExact && hasAdditive, memberOf: head)
    if rows[id.slot].extras != .first { rows[extras: id.slot].memberState = .none }
  }
}
