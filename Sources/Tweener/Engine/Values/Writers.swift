// The writer of a component: a lane, the list of rows written one by one, or none. Called at every
// change of a row's standing; runs no code of the caller's.

extension TweenEngine {
  /// Puts the components of a row where they belong that has any of its own.
  func assignEntries(_ slot: Slot) {
    let traits = rows.traits(slot)
    if traits.contains(.playhead), rows[slot].componentCount > 0 { scrubbingDidChange(slot) }
    let row = rows[slot]
    guard row.componentCount > 0 else { return }
    guard rows.isDriving(slot) else { return standStill(slot) }
    // What moves its playhead writes it.
    if row.isScrubbed, !standsInLanes(slot) { return standStill(slot) }
    guard !row.target.isNone, let instance = targets.address(row.target) else { return }
    var motion = EntryMotion()
    let skipsRepeatEvents = row.skipsRepeatEvents
    var isLaned = !skipsRepeatEvents || canRepeatInLane(slot)
    let epoch = laneEpoch(slot)
    let timing = rows.timing(slot)
    let phase = phase(slot, timing)
    switch phase {
    case .holding
    where skipsRepeatEvents && !timing.isLast(playsEnded: rows[extras: slot].playsEnded):
      motion.clock = repeatingClock(
        slot, from: rows[extras: slot].playsEnded - 1, base: epoch)
    case .before:
      motion.held = .held
      // What it held stays as it is.
      if !traits.isDisjoint(with: [.limits, .computed]) { isLaned = false }
    case .holding(let play):
      motion.held = heldPosition(slot, endOf: play)
      // What a play has ended with is rounded and clamped.
      if case .ended = motion.held, traits.contains(.limits) { isLaned = false }
      if !rows[slot].isInGap, holdsByItself(slot) { hold(slot) }
    case .playing(let play) where skipsRepeatEvents:
      motion.clock = repeatingClock(slot, from: play, base: epoch)
    case .playing(let play):
      motion.clock = clock(
        slot, timing, play: play, from: 0, length: timing.duration, base: epoch)
      if hasOwnCurve(slot, timing, play: play) {
        motion.isBack = true
        if rows.plan(slot)?.backwardLaneEasing == nil { isLaned = false }
      }
    }
    if abs(motion.clock.start) > EngineClock.farthest { isLaned = false }
    // What moves playheads has its turn behind everything else, oldest first.
    if traits.contains(.playhead) { isLaned = false }
    let end = row.firstComponent + row.componentCount
    var index = row.firstComponent
    while index < end {
      let component = components[index]
      let part = rows.part(component)
      if !component.isShown || part.isClaim {
        detach(index)
      } else if part.hasKeyframes, case .playing(let play) = phase {
        assignBetweenKeyframes(index, part, play, instance, isLaned: isLaned)
      } else if part.hasMotion, case .playing(let play) = phase, moves(component, inPlay: play) {
        assignByMotion(index, part, play, instance, isLaned: isLaned)
      } else if part.sampledCount > 0 {
        index += assignSampled(index, part, motion, instance, isLaned: isLaned)
        continue
      } else if isLaned, part.isLaned, part.isBytes || motion.held == nil,
        !part.hasKeyframes || !skipsRepeatEvents,
        component.fitsLane(part.layout)
      {
        let members = part.contiguousCount > 0 ? members(from: index, part, upTo: end) : 1
        enter(index, members, part, motion, instance)
        index += members
        continue
      } else {
        useScalarPath(index, slot)
      }
      index += 1
    }
  }

  /// The instant from which the lanes of a row count its time.
  func laneEpoch(_ slot: Slot) -> Int64 {
    rows[slot].usesFrames ? clock.frameEpoch : clock.epoch
  }

  /// The motion of a row's entries at present.
  struct EntryMotion {
    var clock = LaneClock.held
    /// The position at which they are held; `nil` while they move.
    var held: Position?
    /// They move from end to start by a curve of their own.
    var isBack = false
  }

  /// The way of one component between two keyframes, or that of a motion, and what computes it.
  struct EntryWay {
    var clock = LaneClock.held
    let segment: LaneSegment
    var motion = LaneKey.Motion.easing(.linear)
  }

  /// Puts a component into an entry that has a way of its own.
  func enter(
    _ index: ComponentIndex, _ part: PlannedComponent, _ way: EntryWay,
    _ instance: UnsafeMutableRawPointer
  ) {
    let lane = lane(for: components[index], part, way.clock, by: way.motion, width: 1)
    let entry = enter(lane, index, 1, part, way.clock, instance)
    writers.lanes.with(lane) { $0.set(entry, member: 0, way.segment) }
  }

  /// The number of components from one on that can share an entry: those that follow it in memory,
  /// are the row's and show.
  private func members(
    from first: ComponentIndex, _ part: PlannedComponent, upTo end: ComponentIndex
  ) -> Int32 {
    let most = min(end - first, Int32(part.contiguousCount) + 1)
    var count: Int32 = 1
    while count < most {
      let component = components[first + count]
      guard component.isShown,
        component.part == components[first].part + count, component.fitsLane(part.layout)
      else { break }
      count += 1
    }
    return count == 3 ? 2 : count
  }

  /// Puts some components side by side into one entry of their lane, or sets it anew where they
  /// have one.
  func enter(
    _ first: ComponentIndex, _ members: Int32, _ part: PlannedComponent, _ motion: EntryMotion,
    _ instance: UnsafeMutableRawPointer
  ) {
    let index = lane(
      for: components[first], part, motion.clock, by: ownMotion(components[first], motion),
      width: Int(members))
    let entry = enter(index, first, members, part, motion.clock, instance)
    writers.lanes.with(index) { lane in
      for member in 0..<members {
        lane.set(entry, member: Int(member), segment(first + member, part.layout, motion))
      }
      if lane.isByFunctions,
        let function = rows.plan(components[first].row)?.properties[Int(part.property)].easing.curve
      {
        lane.set(entry, computer: function)
      }
    }
  }

  /// The motion that replaces the easing of a component's property; `nil` where none does.
  @inline(__always)
  func ownMotion(_ component: TweenComponent, _ motion: EntryMotion) -> LaneKey.Motion? {
    motion.isBack ? rows.plan(component.row)?.backwardLaneEasing.map { .easing($0) } : nil
  }

  /// Gives components an entry of a lane, or sets the clock of the one that they have there. The
  /// caller sets its ends.
  func enter(
    _ index: LaneIndex, _ first: ComponentIndex, _ members: Int32, _ part: PlannedComponent,
    _ clock: LaneClock, _ instance: UnsafeMutableRawPointer
  ) -> EntryIndex {
    let head = components[first]
    if head.home == .lane, head.lane == index {
      let isIts = writers.lanes.with(index) { lane in
        guard lane.owner(of: head.index) == first else { return false }
        lane.set(head.index, clock)
        return true
      }
      if isIts { return head.index }
    }
    for member in first..<(first + members) where components[member].home != .none {
      detach(member)
    }
    let destination = part.isBytes ? instance + Int(part.offset) : instance
    let entry = writers.lanes.with(index) {
      $0.append(clock, destination: destination, owner: first)
    }
    for member in first..<(first + members) { components[member].enter(index, entry) }
    return entry
  }

  func segment(_ index: ComponentIndex, _ layout: ScalarLayout, _ motion: EntryMotion)
    -> LaneSegment
  {
    let component = components[index]
    guard let position = motion.held else {
      return motion.isBack
        ? LaneSegment(from: component.to, to: component.from, layout) : component.segment(layout)
    }
    let plan = rows.plans.uncounted(rows[component.row].plan)
    let held = plan?._withUnsafeGuaranteedRef { givenBits(component, position, $0) }
    return LaneSegment(from: layout.number(held ?? component.from))
  }

  /// Detaches a row that does not drive, or whose playhead is moved, but for what it adds: that
  /// stays on top of what others write.
  private func standStill(_ slot: Slot) {
    guard rows.traits(slot).contains(.additive) else { return detachAll(slot) }
    for index in componentIndices(slot) {
      if components[index].isShown, key(index) == .added {
        useScalarPath(index, slot)
      } else {
        detach(index)
      }
    }
  }

  func detachAll(_ slot: Slot) {
    for index in componentIndices(slot).reversed() where components[index].home != .none {
      detach(index)
    }
  }

  /// Takes a component out of its lane or list. Those that shared its entry are left without one:
  /// a caller that is not about to place or end the row calls ``assignDetached(_:)``.
  func detach(_ index: ComponentIndex) {
    switch components[index].home {
    case .none: return
    case .lane: return detachFromLane(index)
    case .scalar:
      let slot = components[index].row
      components[index].home = .none
      let isScalar = componentIndices(slot).contains { components[$0].home == .scalar }
      let place = rows[extras: slot].scalarIndex
      if isScalar || place.isNone { return }
      if let moved = writers.removeScalarRow(at: place) { rows[extras: moved].scalarIndex = place }
      rows[extras: slot].scalarIndex = .none
    }
  }

  private func detachFromLane(_ index: ComponentIndex) {
    let entry = components[index].index
    writers.lanes.with(components[index].lane) { lane in
      let width = Int32(lane.key.width)
      // Where an entry has one member, that is the owner.
      let first = width == 1 ? index : lane.owner(of: entry)
      for member in first..<(first + width) {
        components[member].home = .none
      }
      if let moved = lane.remove(entry) {
        for member in moved..<(moved + width) { components[member].index = entry }
      }
    }
  }

  /// Gives entries to components whose entry went with one of its members.
  func assignDetached(_ slot: Slot) {
    guard rows.isDriving(slot) else { return }
    let isAnyLeft = componentIndices(slot).contains {
      components[$0].isShown && components[$0].home == .none
        && !rows.part(components[$0]).isClaim
    }
    if isAnyLeft { assignWriters(slot) }
  }

  func useScalarPath(_ index: ComponentIndex, _ slot: Slot) {
    if components[index].home == .scalar { return }
    detach(index)
    components[index].home = .scalar
    if rows[extras: slot].scalarIndex.isNone {
      rows[extras: slot].scalarIndex = writers.addScalarRow(slot)
    }
  }

  // MARK: Properties of which samplers make values

  // A lane moves their progress, and hands it to the samplers.

  /// Puts the components of a property that begin with `first` where they belong. Returns how many
  /// these are.
  func assignSampled(
    _ first: ComponentIndex, _ part: PlannedComponent, _ motion: EntryMotion,
    _ instance: UnsafeMutableRawPointer, isLaned: Bool
  ) -> Int32 {
    let slot = components[first].row
    let members = sampledComponents(from: first, part)
    guard isLaned, motion.held == nil, members.mask != 0, let plan = rows.plan(slot),
      !motion.isBack || !plan.properties[Int(part.property)].isProgressOfKeyframes,
      let stage = plan.access(part).samplerStage,
      stage != .added || addsAlone(slot), let sampler = rows.sampler(slot, part.property)
    else {
      for index in first..<(first + members.count) {
        if components[index].isShown { useScalarPath(index, slot) } else { detach(index) }
      }
      return members.count
    }
    let index = lane(
      for: components[first], part, motion.clock, by: ownMotion(components[first], motion),
      width: Int(members.count),
      sampling: LaneKey.Sampling(
        kind: ObjectIdentifier(type(of: sampler)), mask: members.mask, stage: stage))
    let entry = enter(index, first, members.count, part, motion.clock, instance)
    writers.lanes[index].set(entry, computer: sampler)
    writers.lanes[index].set(entry, member: 0, segment(first, part.layout, motion))
    return members.count
  }

  /// The number of components of its property that a row has from one on, and their elements: none
  /// unless all show, as a sampler writes all at once.
  private func sampledComponents(from first: ComponentIndex, _ part: PlannedComponent)
    -> (count: Int32, mask: UInt64)
  {
    let end = componentIndices(components[first].row).upperBound
    var (index, mask, isWhole) = (first, UInt64(0), true)
    while index < end {
      let member = rows.part(components[index])
      guard member.property == part.property, !member.isClaim else { break }
      mask |= 1 << UInt64(member.element)
      if !components[index].isShown { isWhole = false }
      index = index + 1
    }
    return (index - first, isWhole ? mask : 0)
  }
}
