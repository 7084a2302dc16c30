// Timelines: the write of all that one shows. What drives is written by its lanes and rows; what
// does not, as under a finger, by the way of the member that shows each component.

extension TweenEngine {
  /// Writes all that a timeline shows, at its exact place.
  func writeTimeline(_ run: TimelineRun, _ pass: WritePass = .all) {
    let isDriving = rows.isDriving(run.head.slot)
    let isPlain = run.writesBytes && !usesAdditiveLayers
    if isPlain, !isDriving, pass != .starts, moveByWays(run) { return }
    placeTimeline(run)
    guard isPlain else {
      for id in run.shownMembers() where rows.isAlive(id) { write(id.slot, pass) }
      return
    }
    // Bytes alone are written: in any order.
    if !isDriving, pass != .starts { return writeStanding(run, 0..<run.tracks.count) }
    let present = clock.laneTime
    var written = -1
    for track in 0..<run.tracks.count where run.tracks[track].isWritten {
      let shown = Int(run.tracks[track].shown)
      guard shown >= 0 else { continue }
      if isDriving, let index = component(run, track, of: shown), components[index].home == .lane,
        writers.lanes.with(
          components[index].lane, { $0.write(one: components[index].index, present) })
      {
        continue
      }
      if shown == written { continue }
      written = shown
      let id = run.members[shown]
      guard rows.isAlive(id) else { continue }
      if pass == .starts { write(id.slot, pass) } else { writePlain(id.slot) }
    }
  }

  // MARK: What does not drive

  /// Moves a timeline that does not drive to its own time and writes it, by the ways of its
  /// components. False where those are not known.
  private func moveByWays(_ run: TimelineRun) -> Bool {
    if run.tracks.ways.isEmpty { return false }
    let sight = sight(of: run)
    guard let placed = run.placed, placed.isLike(sight) else { return false }
    var wayless = takeOut(&runs.wayless, leaving: [])
    defer {
      wayless.removeAll(keepingCapacity: true)
      runs.wayless = wayless
    }
    guard moveByWays(run, sight, from: placed, &wayless) else {
      run.tracks.forgetWays()
      return false
    }
    if !wayless.isEmpty {
      if placed != sight { place(run, wayless, sight, from: placed) }
      run.placed = sight
      writeStanding(run, wayless)
    }
    run.placed = sight
    return true
  }

  /// The same for the components whose ways are known, and lead to the new place; the others are
  /// added to `wayless`. False where components have moved since ways were noted.
  private func moveByWays(
    _ run: TimelineRun, _ sight: TimelineSight, from placed: TimelineSight, _ wayless: inout [Int]
  ) -> Bool {
    let (ways, local) = (run.tracks.ways, sight.local)
    var (member, moved) = (TweenID(slot: .none, generation: 0), Slot.none)
    var instance: UnsafeMutableRawPointer?
    for track in 0..<run.tracks.count {
      guard track < ways.count, ways[track].isKnown,
        ways[track].stretch.places.contains(local.whole)
      else {
        wayless.append(track)
        continue
      }
      if ways[track].member != member {
        member = ways[track].member
        instance = rows.isAlive(member) ? targets.address(rows[member.slot].target) : nil
        if instance != nil, rows[member.slot].componentCount != ways[track].siblings {
          return false
        }
      }
      guard let instance else { continue }
      let side = ways[track].stretch.side(of: local.whole)
      if moved != member.slot,
        side == .inside || side != ways[track].stretch.side(of: placed.local.whole)
      {
        let isBefore = side == .before
        guard rows[member.slot].isReversed == (!isBefore && sight.isBackward) else {
          wayless.append(track)
          continue
        }
        moved = member.slot
        let own = isBefore ? OwnTime(whole: 0) : ways[track].stretch.own(at: local)
        rows.move(moved, to: own, isBefore ? .before : .inside, at: sight.now)
      }
      let component = ways[track].component
      guard components[component].isShown else { continue }
      let bits =
        switch side {
        case .before: ways[track].held
        case .behind: components[component].to
        case .inside:
          components[component].bits(at: eased(ways[track], at: local), ways[track].layout)
        }
      DirectWriter.store(bits, ways[track].layout, instance + Int(ways[track].offset))
    }
    return true
  }

  /// The share of its way that a writer has gone, behind its easing.
  private func eased(_ way: borrowing TrackWay, at local: OwnTime) -> Double {
    let own = way.stretch.own(at: local)
    let time = min(max(own.number / Double(way.duration), 0), 1)
    let (property, plan) = (
      Int(way.property), rows.plans.uncounted(rows[way.member.slot].plan)
    )
    return plan?._withUnsafeGuaranteedRef { $0.eased(time, property) } ?? time
  }

  /// Writes components of a timeline that was placed, and does not drive, row by row, and keeps
  /// their ways.
  private func writeStanding(_ run: TimelineRun, _ tracks: some Sequence<Int>) {
    var written = -1
    for track in tracks where run.tracks[track].isWritten {
      let shown = Int(run.tracks[track].shown)
      guard shown >= 0, rows.isAlive(run.members[shown]) else { continue }
      if let way = way(run, track) { run.tracks.note(way, of: track) }
      if written != shown { writePlain(run.members[shown].slot) }
      written = shown
    }
  }

  /// The way of the member that shows for a component, where all that it does there is one play
  /// between two numbers.
  private func way(_ run: TimelineRun, _ track: Int) -> TrackWay? {
    let number = Int(run.tracks[track].shown)
    let slot = run.members[number].slot
    guard let sight = run.placed, let index = component(run, track, of: number),
      let plan = rows.plan(slot)
    else { return nil }
    let timing = rows.timing(slot)
    var stretch = TrackStretch()
    let found = run.root.shown(track, at: sight.local, sight.direction, &stretch) {
      hasStarted($0, track, of: run)
    }
    let shown = found?.member ?? run.root.firstMember(track)
    guard timing.repeats == 0, timing.duration > 0, !timing.isMeasured, stretch.isOfMember,
      stretch.places.contains(sight.local.whole), shown == number
    else { return nil }
    let (property, layout, offset) = rows.plans.bytes(components[index].part)
    return TrackWay(
      member: run.members[number], siblings: rows[slot].componentCount, component: index,
      property: property, offset: offset, layout: layout, held: heldBits(index, plan),
      duration: timing.duration, stretch: stretch)
  }
}
