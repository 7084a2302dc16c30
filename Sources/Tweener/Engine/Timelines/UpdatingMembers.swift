// Timelines: members that move: their onUpdate (SEMANTICS 38), their speed (SEMANTICS 44), and the
// time in which they do.

extension TweenEngine {
  /// Whether a row is in the list of those whose onUpdate is called: its own, or that of its
  /// timeline's members.
  func updates(_ slot: Slot) -> Bool {
    if isMember(slot) { return false }
    return (rows.traits(slot).contains(.updateCallback) && !rows[slot].isCallbackless)
      || !runs.isEmpty && timeline(ofRow: slot)?.hasUpdates == true
  }

  /// Calls the onUpdate of members whose own time moved, in the order of their starts, then that of
  /// such nested timelines. True where the tween lives afterwards.
  func callMemberUpdates(_ id: TweenID) -> Bool {
    guard let run = run(ofHead: id.slot), run.hasUpdates else { return true }
    let (old, oldNodes) = (run.memberTimes, run.nodeTimes)
    noteMemberTimes(run)
    // As they are now: a callback may append others.
    let nodes = zip(run.updatedNodes, run.nodeTimes)
    for number in run.updating {
      let member = run.members[number]
      guard isKept(member), rows[member.slot].state == .running,
        rows.timing(member.slot).length > 0,
        old[number] ?? MemberTime() != run.memberTimes[number]
      else { continue }
      call(member, .update)
    }
    for (place, (updated, time)) in nodes.enumerated() {
      guard isKept(id), !rows[id.slot].isCallbackless, updated.node.timing.length > 0,
        time != (place < oldNodes.count ? oldNodes[place] : MemberTime()),
        let callback = updated.node.callbacks?[.update]
      else { continue }
      self.run(callback, id, nil)
    }
    return isKept(id)
  }

  /// Keeps where the members are whose onUpdate is called.
  func noteMemberTimes(_ run: TimelineRun) {
    if !run.hasUpdates { return }
    if run.memberWays.count < run.updating.count {
      run.memberWays = run.root.ways(toMembers: Set(run.updating))
    }
    let sight = newSight(of: run)
    for (number, way) in run.memberWays {
      run.memberTimes[number] = run.root.time(along: way[...], at: sight.local, plays: sight.play)
    }
    run.nodeTimes = run.updatedNodes.map {
      run.root.time(along: $0.way[...], at: sight.local, plays: sight.play)
    }
  }

  /// The same for what was added to a timeline: what was there may have moved already.
  func noteAddedTimes(_ run: TimelineRun) {
    let (members, nodes) = (run.memberTimes, run.nodeTimes)
    noteMemberTimes(run)
    run.memberTimes.merge(members) { $1 }
    run.nodeTimes.replaceSubrange(0..<min(nodes.count, run.nodeTimes.count), with: nodes)
  }

  /// The component that moves what one shows, its position on its own time, and the speed of that:
  /// the component itself, or of a timeline the one that shows on the side that is ahead.
  @inline(__always)
  func moving(_ component: TweenComponent) -> (
    component: TweenComponent, own: OwnTime, speed: Double
  )? {
    let slot = component.row
    if rows[slot].extras != .first, let run = run(ofMember: slot) {
      return movingMember(run, component, speed: ownSpeed(run.head.slot))
    }
    let map = rows.clock(slot)
    let speed = map.rate != 0 && rows.isDriving(slot) ? map.rate : ownSpeed(slot)
    return (component, map.own(at: drivingNow(slot)), speed)
  }

  /// The component of a timeline that moves a member's component on the side that is ahead, with
  /// its position on its own time and the speed of that, where the timeline's own time moves with a
  /// speed; `nil` where none does.
  func movingMember(_ run: TimelineRun, _ component: TweenComponent, speed: Double) -> (
    component: TweenComponent, own: OwnTime, speed: Double
  )? {
    let head = run.head.slot
    let number = Int(rows[extras: component.row].memberNumber)
    guard speed != 0, let track = run.tracks.track(of: component.part, ofMember: number) else {
      return nil
    }
    let own = rows.clock(head).own(at: drivingNow(head))
    let moving = run.root.moving(
      track, at: own, speed: speed, rows.timing(head), starts(of: run))
    guard let moving, let index = self.component(run, track, of: moving.number),
      components[index].isOwned
    else { return nil }
    return (components[index], moving.own, moving.speed)
  }

  /// The time in which a tween moves a component, by present clocks.
  func window(of index: ComponentIndex) -> (start: Int64, end: Int64) {
    let slot = components[index].row
    return run(ofMember: slot).map { window(ofMember: index, $0) } ?? ownWindow(slot)
  }

  /// From a member's first start to the end of its timeline, by the present clock.
  private func window(ofMember index: ComponentIndex, _ run: TimelineRun) -> (
    start: Int64, end: Int64
  ) {
    let head = run.head.slot
    let (timing, clock) = (rows.timing(head), rows.clock(head))
    // A member in its onStart owns nothing yet, but has begun.
    let hasStarted = components[index].isOwned || rows[components[index].row].isBeginning
    if rows[head].isPaused || rows[head].isScrubbed {
      return (hasStarted ? .min : drivingNow(head), Flicks.never)
    }
    if rows[head].isReversed {
      // Backwards it comes to no first start.
      let now = drivingNow(head)
      return hasStarted ? (.min, clock.instant(reaching: 0)) : (now, now)
    }
    let start = hasStarted ? Int64.min : clock.instant(reaching: firstPlace(of: index, run))
    return (start, clock.instant(reaching: timing.length))
  }

  /// The own time of a timeline at which a member takes a component.
  func firstPlace(of index: ComponentIndex, _ run: TimelineRun) -> Int64 {
    let (slot, part) = (components[index].row, components[index].part)
    guard let start = run.starts.first(where: { run.members[$0.member].slot == slot }) else {
      return 0
    }
    let isShown = partsShownFromBeginning(start.member, run).contains(part)
    return isShown ? 0 : run.root.unbent(start.time)
  }
}
