// Timelines: the write of all that one shows. What drives is written by its lanes and rows; what
// does not, as under a finger, by the way of the member that shows each component.

extension TweenEngine {
  /// Writes the timeline whose head a row is. False where it is none.
  @inline(__always)
  func writeRun(ofHead slot: Slot, _ pass: WritePass) -> Bool {
    withRun(ofHead: slot) { writeTimeline($0, pass) } != nil
  }

  /// Writes all that a timeline shows, at its exact place.
  func writeTimeline(_ run: TimelineRun, _ pass: WritePass = .all) {
    let isPlain = run.writesBytes && !usesAdditiveLayers
    let isStill = isPlain && pass != .starts && !rows.isDriving(run.head.slot)
    if isStill, moveByWays(run) { return }
    placeTimeline(run)
    if isStill { return writeStanding(run, 0..<run.tracks.count) }
    let (usesLanes, present) = (pass != .starts && !usesAdditiveLayers, clock.laneTime)
    // A write may move a playhead, and so let others show.
    var others: [Int] = []
    run.tracks.forEachShown { number in
      let id = run.members[number]
      guard rows.isAlive(id) else { return }
      if usesLanes, writeByLanes(id.slot, present) { return }
      if isPlain { write(id.slot, pass) } else { others.append(number) }
    }
    if !others.isEmpty || !runs.effects.isEmpty { write(others, of: run, pass) }
  }

  /// Writes some members of a timeline that was placed, by number. What is computed from other
  /// numbers comes after all of these.
  func write(_ shown: [Int], of run: TimelineRun, _ pass: WritePass = .all) {
    var computed: [Int] = []
    for number in living(shown, { run.members[$0] }) {
      if rows.traits(run.members[number].slot).contains(.computed) {
        computed.append(number)
        if pass != .starts { write(run.members[number].slot, .stored) }
      } else {
        write(run.members[number].slot, pass)
      }
    }
    for number in living(computed, { run.members[$0] }) {
      write(run.members[number].slot, pass == .starts || usesAdditiveLayers ? pass : .computed)
    }
    // In a step they come after the sweep.
    if !clock.isAdvancing || clock.isSwept { takeEffects() }
  }

  /// Writes a member of a timeline that was placed by the entries that its components have in
  /// lanes. False where not all that it shows has one that can be written by itself.
  @inline(__always)
  private func writeByLanes(_ slot: Slot, _ present: LaneTime) -> Bool {
    var index = rows[slot].firstComponent
    let end = index + rows[slot].componentCount
    while index < end {
      let component = components[index]
      guard component.isShown else {
        index += 1
        continue
      }
      guard component.home == .lane else { return false }
      // Those of one entry follow one another.
      let written = writers.lanes.with(component.lane) { $0.write(one: component.index, present) }
      if written == 0 { return false }
      index += written
    }
    return true
  }

  // MARK: What does not drive

  /// Forgets the ways of the timeline whose member a row is, as the member loses a component, or
  /// another tween shows in its place.
  @inline(__always)
  func forgetWays(ofMember slot: Slot) {
    if isMember(slot) { timeline(ofRow: slot)?.tracks.forgetWays() }
  }

  /// Moves a timeline that does not drive to its own time and writes it, by the ways of its
  /// components. False where those are not known.
  private func moveByWays(_ run: TimelineRun) -> Bool {
    if run.tracks.ways.isEmpty { return false }
    let sight = sight(of: run)
    guard let placed = run.placed, placed.isLike(sight) else { return false }
    var wayless = takeOut(&runs.wayless, leaving: [])
    moveByWays(run, sight, from: placed, &wayless)
    if !wayless.isEmpty {
      if placed != sight { place(run, wayless, sight) }
      run.placed = sight
      writeStanding(run, wayless)
    }
    run.placed = sight
    wayless.removeAll(keepingCapacity: true)
    runs.wayless = wayless
    return true
  }

  /// Moves and writes the components whose ways are known, and lead to the new place; the others
  /// are added to `wayless`.
  private func moveByWays(
    _ run: TimelineRun, _ sight: TimelineSight, from placed: TimelineSight, _ wayless: inout [Int]
  ) {
    var (side, share, moved) = (TrackStretch.Side?.none, 0.0, Slot.none)
    run.tracks.ways.withUnsafeBufferPointer { ways in
      for track in 0..<run.tracks.count {
        guard track < ways.count, let destination = ways[track].destination else {
          wayless.append(track)
          continue
        }
        if !ways[track].isLikePrevious {
          side = move(by: ways, track, to: sight, from: placed, &share, &moved)
        }
        let layout = ways[track].layout
        switch side {
        case nil: wayless.append(track)
        case .before: DirectWriter.store(ways[track].held, layout, destination)
        case .behind: DirectWriter.store(ways[track].to, layout, destination)
        case .inside:
          let bits = layout.bits(from: ways[track].from, to: ways[track].to, at: share)
          DirectWriter.store(bits, layout, destination)
        }
      }
    }
  }

  /// Moves the member of one of the ways to the place that a timeline has come to. Answers the part
  /// of its stretch in which that is; `nil` where the way does not lead there. Inside, `share`
  /// becomes the share of its play, behind its easing. `moved` is the member that was moved last.
  @inline(__always)
  private func move(
    by ways: UnsafeBufferPointer<TrackWay>, _ track: Int, to sight: TimelineSight,
    from placed: TimelineSight, _ share: inout Double, _ moved: inout Slot
  ) -> TrackStretch.Side? {
    let (local, slot) = (sight.local, ways[track].slot)
    guard ways[track].stretch.places.contains(local.whole) else { return nil }
    let side = ways[track].stretch.side(of: local.whole)
    let isInside = side == .inside
    if !isInside, moved == slot || side == ways[track].stretch.side(of: placed.local.whole) {
      return side
    }
    let own = side == .before ? OwnTime(whole: 0) : ways[track].stretch.own(at: local)
    if moved != slot {
      guard rows[slot].isReversed == (side != .before && sight.isBackward) else { return nil }
      moved = slot
      rows.move(slot, to: own, side == .before ? .before : .inside, at: sight.now)
    }
    guard isInside else { return side }
    let time = min(max(own.number / Double(ways[track].duration), 0), 1)
    let (plan, property) = (rows.plans.uncounted(rows[slot].plan), Int(ways[track].easing))
    share = plan?._withUnsafeGuaranteedRef { $0.eased(time, property) } ?? time
    return side
  }

  /// Writes components of a timeline that was placed, and does not drive, row by row, and keeps
  /// their ways.
  private func writeStanding(_ run: TimelineRun, _ tracks: some Sequence<Int>) {
    var written = -1
    for track in tracks where run.tracks[track].isWritten {
      let shown = Int(run.tracks[track].shown)
      guard shown >= 0, rows.isAlive(run.members[shown]) else { continue }
      if let way = way(run, track) { run.tracks.note(way, of: track) }
      if written != shown {
        writePlain(run.members[shown].slot, at: position(run.members[shown].slot))
      }
      written = shown
    }
  }

  /// The way of the member that shows for a component, where all that it does there is one play
  /// between two numbers.
  private func way(_ run: TimelineRun, _ track: Int) -> TrackWay? {
    let number = Int(run.tracks[track].shown)
    let slot = run.members[number].slot
    guard let sight = run.placed, let index = component(run, track, of: number),
      components[index].isShown, let plan = rows.plan(slot),
      let instance = targets.address(rows[slot].target)
    else { return nil }
    let timing = rows.timing(slot)
    var stretch = TrackStretch()
    let found = run.root.shown(
      track, at: sight.local, sight.direction, &stretch, starts(of: run))
    let shown = found?.member ?? run.root.firstMember(track)
    guard timing.repeats == 0, timing.endDelay == 0, timing.duration > 0, !timing.isMeasured,
      stretch.isOfMember,
      stretch.places.contains(sight.local.whole), shown == number
    else { return nil }
    let (property, layout, offset) = rows.plans.bytes(components[index].part)
    let held = heldBits(components[index], rows.part(components[index]), plan)
    let easing = plan.properties[Int(property)].laneEasing
    let first = plan.properties.firstIndex { easing != nil && $0.laneEasing == easing }
    return TrackWay(
      slot: slot, easing: first.map(PropertyIndex.init) ?? property, layout: layout,
      destination: instance + Int(offset), held: held,
      from: components[index].from, to: components[index].to, duration: timing.duration,
      stretch: stretch)
  }
}
