// Timelines: which of the members that write a component shows, and what it is written by.

extension TweenEngine {
  /// Lets one of the members that write a component show.
  @inline(__always)
  func settle(_ run: TimelineRun, _ track: Int, on number: Int) {
    let shown = run.tracks[track]
    if !shown.isSettled || Int(shown.shown) != number { change(run, track, shown, to: number) }
  }

  private func change(
    _ run: TimelineRun, _ track: Int, _ shown: TimelineTrack, to number: Int
  ) {
    let old = Int(shown.shown)
    if shown.isSettled {
      if !run.writesBytes { noteEffects(run, track, of: old) }
      if handOver(run, track, from: old, to: number) {
        run.tracks[track].shown = Int32(number)
        return
      }
      forEachComponent(run, track, of: old) { cover($0) }
    } else {
      var place = shown.first
      while place >= 0 {
        let writer = run.tracks.writers[Int(place)]
        place = writer.next
        if Int(writer.member) != number,
          let index = component(of: run.members[Int(writer.member)], part: writer.part)
        {
          cover(index)
        }
      }
    }
    run.tracks[track].shown = Int32(number)
    forEachComponent(run, track, of: number) { uncover($0) }
    run.tracks[track].isSettled = true
  }

  /// A member ceases to show a component. What its writes do besides is done once more, with the
  /// value that shows instead.
  private func noteEffects(_ run: TimelineRun, _ track: Int, of number: Int) {
    guard number >= 0, rows.isAlive(run.members[number]) else { return }
    let member = run.members[number]
    guard rows.traits(member.slot).contains(.effects) else { return }
    forEachComponent(run, track, of: number) {
      runs.effects.append((member, rows.part(components[$0]).property))
    }
  }

  /// Does what writes of members do besides that have ceased to show, when all is written.
  func takeEffects() {
    if runs.effects.isEmpty { return }
    let effects = takeOut(&runs.effects, leaving: [])
    for (member, property) in effects where rows.isAlive(member) {
      takeEffect(member.slot, property)
    }
  }

  /// Calls `body` with the components of a member that write one of its timeline's.
  @inline(__always)
  private func forEachComponent(
    _ run: TimelineRun, _ track: Int, of number: Int, _ body: (ComponentIndex) -> Void
  ) {
    guard number >= 0 else { return }
    for place in run.tracks.writers(ofMember: number) {
      let writer = run.tracks.writers[place]
      if Int(writer.track) == track, !writer.isGone,
        let index = component(of: run.members[number], part: writer.part)
      {
        body(index)
      }
    }
  }

  /// Lets a member show in the place of another one, where no other tween is concerned: both drive
  /// the component, or neither does.
  private func handOver(_ run: TimelineRun, _ track: Int, from old: Int, to number: Int) -> Bool {
    guard let left = component(run, track, of: old),
      let taken = component(run, track, of: number), components[left].isOwned,
      components[taken].isOwned, !components[left].isCovered, components[taken].isCovered,
      rows.isDriving(components[left].row) == rows.isDriving(components[taken].row),
      key(left) != .added
    else { return false }
    components[left].isCovered = true
    components[taken].isCovered = false
    targets.ownerIndexes.change(rows[components[left].row].target) {
      $0.move(left, to: taken, key(left))
    }
    components[taken].isHidden = components[left].isHidden
    // What stands has no entry.
    if components[left].home != .none {
      detach(left)
      runs.unassigned.append(~old)
    }
    return true
  }

  /// The component of a member that writes one of its timeline's; `nil` for a number below 0, which
  /// no member has.
  func component(_ run: TimelineRun, _ track: Int, of number: Int) -> ComponentIndex? {
    guard number >= 0, rows.isAlive(run.members[number]),
      let writer = run.tracks.writer(of: track, ofMember: number)
    else { return nil }
    let (id, writers) = (run.members[number], run.tracks.writers(ofMember: number))
    // Where it has lost nothing its components are in the order of its writers.
    return rows[id.slot].componentCount == Int32(writers.count)
      ? rows[id.slot].firstComponent + Int32(writer - writers.lowerBound)
      : component(of: id, part: run.tracks.writers[writer].part)
  }

  private func cover(_ index: ComponentIndex) {
    guard isContender(index) else { return }
    detach(index)
    components[index].isCovered = true
    let slot = components[index].row
    targets.ownerIndexes.change(rows[slot].target) { $0.remove(index, key(index)) }
    assignDetached(slot)
  }

  private func uncover(_ index: ComponentIndex) {
    guard components[index].isOwned, components[index].isCovered else { return }
    components[index].isCovered = false
    let slot = components[index].row
    let target = rows[slot].target
    targets.ownerIndexes.change(target) { $0.add(index, key(index)) }
    if isAlone(slot, on: target) {
      components[index].isHidden = false
    } else {
      refreshSharing(key(index), target: target)
    }
  }

  /// Lets the entries of a member that has come to its end hold the end values: nothing else of
  /// what shows changes there. False where they cannot.
  func holdEnd(of id: TweenID) -> Bool {
    guard isKept(id) else { return false }
    let row = rows[id.slot]
    let timing = rows.timing(id.slot)
    guard rows.traits(id.slot).contains(.plainBytes), timing.repeats == 0, timing.endDelay == 0
    else { return false }
    for index in row.firstComponent..<row.firstComponent + row.componentCount {
      let component = components[index]
      if !component.isShown { continue }
      let number = rows.plans.bytes(component.part).layout.number(component.to)
      guard component.home == .lane, Self.canStand(number),
        writers.lanes.with(component.lane, { $0.hold(component.index, number, of: index) })
      else { return false }
    }
    return true
  }

  /// Gives writers to the members that show now, and to what is left of those that have given up a
  /// component: those of a placing, from the `first` of them on.
  func assignMembers(_ run: TimelineRun, _ sight: TimelineSight, from first: Int) {
    let isStill = run.writesBytes && !sight.isDriving
    for place in first..<runs.unassigned.count {
      let number = runs.unassigned[place]
      let id = run.members[number < 0 ? ~number : number]
      if isStill {
        detachAll(id.slot)
      } else if number < 0 {
        assignDetached(id.slot)
      } else {
        assignEntries(id.slot)
      }
    }
    while runs.unassigned.removeLast() != TimelineRuns.boundary {}
  }
}
