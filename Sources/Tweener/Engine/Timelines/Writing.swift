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
    let isDriving = rows.isDriving(run.head.slot)
    let isPlain = run.writesBytes && !usesAdditiveLayers
    if isPlain, !isDriving, pass != .starts, moveByWays(run) { return }
    placeTimeline(run)
    if isPlain, !isDriving, pass != .starts {
      return writeStanding(run, 0..<run.tracks.count)
    }
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
    let first = rows[slot].firstComponent
    for index in first..<first + rows[slot].componentCount {
      let component = components[index]
      if !component.isShown { continue }
      guard component.home == .lane,
        writers.lanes.with(component.lane, { $0.write(one: component.index, present) })
      else { return false }
    }
    return true
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
      if placed != sight { place(run, wayless, sight) }
      run.placed = sight
      writeStanding(run, wayless)
    }
    run.placed = sight
    return true
  }

  /// Moves and writes the components whose ways are known, and lead to the new place; the others
  /// are added to `wayless`. False where components have moved since ways were noted.
  private func moveByWays(
    _ run: TimelineRun, _ sight: TimelineSight, from placed: TimelineSight, _ wayless: inout [Int]
  ) -> Bool {
    var place = WayPlace()
    return run.tracks.ways.withUnsafeBufferPointer { ways in
      for track in 0..<run.tracks.count {
        guard track < ways.count else {
          wayless.append(track)
          continue
        }
        if !ways[track].isLikePrevious {
          place.step = move(by: ways, track, to: sight, from: placed, &place)
        }
        switch place.step {
        case .unknown: wayless.append(track)
        case .hasMoved: return false
        case .isGone: break
        case .before: write(ways[track].held, ways, track, place)
        case .behind: write(components[ways[track].component].to, ways, track, place)
        case .inside:
          let component = components[ways[track].component]
          write(component.bits(at: place.share, ways[track].layout), ways, track, place)
        }
      }
      return true
    }
  }

  /// The place to which a member has come on its way.
  private struct WayPlace {
    enum Step {
      /// Its way is not known, or does not lead to the new place.
      case unknown
      /// The components of the member are elsewhere.
      case hasMoved
      case isGone
      case before, inside, behind
    }

    var step = Step.unknown
    /// The share of its play, behind its easing, where it is inside.
    var share = 0.0
    var instance: UnsafeMutableRawPointer?
    /// The member that was moved last.
    var moved = Slot.none
  }

  /// Moves the member of one of the ways to the place that a timeline has come to.
  @inline(__always)
  private func move(
    by ways: UnsafeBufferPointer<TrackWay>, _ track: Int, to sight: TimelineSight,
    from placed: TimelineSight, _ place: inout WayPlace
  ) -> WayPlace.Step {
    let local = sight.local
    guard ways[track].isKnown, ways[track].stretch.places.contains(local.whole) else {
      return .unknown
    }
    let slot = ways[track].member.slot
    guard rows[slot].isOf(ways[track].member), rows[slot].isAlive,
      let instance = targets.address(rows[slot].target)
    else { return .isGone }
    place.instance = instance
    guard rows[slot].componentCount == ways[track].siblings else { return .hasMoved }
    let side = ways[track].stretch.side(of: local.whole)
    let isMoved = place.moved == slot
    if side != .inside {
      if !isMoved, side != ways[track].stretch.side(of: placed.local.whole) {
        guard rows[slot].isReversed == (side == .behind && sight.isBackward) else {
          return .unknown
        }
        place.moved = slot
        let own = side == .before ? OwnTime(whole: 0) : ways[track].stretch.own(at: local)
        rows.move(slot, to: own, side == .before ? .before : .inside, at: sight.now)
      }
      return side == .before ? .before : .behind
    }
    let own = ways[track].stretch.own(at: local)
    if !isMoved {
      guard rows[slot].isReversed == sight.isBackward else { return .unknown }
      place.moved = slot
      rows.move(slot, to: own, .inside, at: sight.now)
    }
    let time = min(max(own.number / Double(ways[track].duration), 0), 1)
    let (plan, property) = (rows.plans.uncounted(rows[slot].plan), Int(ways[track].easing))
    place.share = plan?._withUnsafeGuaranteedRef { $0.eased(time, property) } ?? time
    return .inside
  }

  /// Writes a component by the way of its writer, where that shows.
  @inline(__always)
  private func write(
    _ bits: @autoclosure () -> UInt64, _ ways: UnsafeBufferPointer<TrackWay>, _ track: Int,
    _ place: WayPlace
  ) {
    guard let instance = place.instance, components[ways[track].component].isShown else { return }
    DirectWriter.store(bits(), ways[track].layout, instance + Int(ways[track].offset))
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
      let plan = rows.plan(slot)
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
    let easing = plan.properties[Int(property)].laneEasing
    let first = plan.properties.firstIndex { easing != nil && $0.laneEasing == easing }
    return TrackWay(
      member: run.members[number], siblings: rows[slot].componentCount, component: index,
      easing: first.map(PropertyIndex.init) ?? property, offset: offset, layout: layout,
      held: heldBits(index, plan), duration: timing.duration, stretch: stretch)
  }
}
