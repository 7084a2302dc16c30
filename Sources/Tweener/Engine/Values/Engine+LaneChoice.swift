// The lane of a component: by its motion, its clock, and the treatment of its numbers. Called by
// Engine+Writers.

extension TweenEngine {
  /// The lane of a component, by the easing of its property, or by the motion of it that never
  /// changes.
  func lane(
    for component: TweenComponent, _ part: PlannedComponent, _ clock: LaneClock,
    isHeld: Bool = false, by motion: LaneKey.Motion? = nil, width: Int,
    sampling: LaneKey.Sampling? = nil
  ) -> LaneIndex {
    // A sampler writes those that are left, which another number of them may be.
    let isHinted = sampling == nil || width == part.sampledCount
    if isHinted,
      let lane = writers.lanes.index(
        rows.plans.hint(component.part, isHeld: isHeld), isHeld: isHeld, clock: clock,
        layout: part.layout, width: width)
    {
      return lane
    }
    guard let known = rows.plan(component.row) else { return .first }
    let property = known.properties[Int(part.property)]
    var replaced: [AnyObject] = []
    let hint = writers.lanes.hint(
      LaneKey(
        motion: isHeld ? .hold : motion ?? property.laneMotion,
        clock, part, width: width, property.access, known.plan.limits, sampling), &replaced)
    callouts.release(replaced)
    if isHinted { rows.plans.setHint(component.part, hint, isHeld: isHeld) }
    return hint.index
  }

  /// The lane of components that move otherwise than by the easing of their property.
  private func lane(
    for component: TweenComponent, _ part: PlannedComponent, _ clock: LaneClock,
    changingTo motion: LaneKey.Motion, width: Int, sampling: LaneKey.Sampling? = nil
  ) -> LaneIndex {
    guard let known = rows.plan(component.row) else { return .first }
    var replaced: [AnyObject] = []
    let hint = writers.lanes.hint(
      LaneKey(
        motion: motion, clock, part, width: width, known.access(part), known.plan.limits, sampling),
      &replaced)
    callouts.release(replaced)
    return hint.index
  }

  func lane(
    for first: TweenComponent, _ part: PlannedComponent, _ motion: EntryMotion, width: Int,
    sampling: LaneKey.Sampling? = nil
  ) -> LaneIndex {
    if motion.held == nil {
      if let way = motion.way {
        if way.motion.countsSeconds {
          return lane(for: first, part, motion.clock, by: way.motion, width: width)
        }
        return lane(for: first, part, motion.clock, changingTo: way.motion, width: width)
      }
      if motion.isBack, let easing = rows.plan(first.row)?.backwardLaneEasing {
        return lane(
          for: first, part, motion.clock, changingTo: .easing(easing), width: width,
          sampling: sampling)
      }
    }
    return lane(
      for: first, part, motion.clock, isHeld: motion.held != nil, width: width, sampling: sampling)
  }
}

extension TweenEngine {
  /// The lane key of a component that a loop leads through the plays of its timeline; `nil` where
  /// no lane can.
  func loopKey(_ index: ComponentIndex) -> LaneKey? {
    let part = rows.part(components[index])
    guard let plan = rows.plan(components[index].row) else { return nil }
    let property = plan.properties[Int(part.property)]
    guard let easing = property.laneEasing else { return nil }
    return LaneKey(
      motion: .easing(easing), LaneClock(kind: .looping), part, width: 1, property.access,
      plan.plan.limits, nil)
  }

  /// The lane in which a loop's component is to be.
  func lane(_ loop: LaneLoop) -> LaneIndex {
    if let known = writers.lanes.index(loop.hint) { return known }
    var replaced: [AnyObject] = []
    let hint = writers.lanes.hint(loop.key, &replaced)
    callouts.release(replaced)
    loop.hint = hint
    return hint.index
  }
}

extension PlannedProperty {
  /// The motion in a lane, unless it has one of its own.
  fileprivate var laneMotion: LaneKey.Motion {
    easing.isCustom ? .functions : .easing(easing)
  }
}

extension LaneKey {
  /// The key of a planned component's lane.
  fileprivate init(
    motion: Motion, _ clock: LaneClock, _ part: PlannedComponent, width: Int,
    _ access: PropertyAccess, _ limits: NumberLimits, _ sampling: Sampling?
  ) {
    self.init(
      motion: motion, clock: clock.kind, layout: part.layout, width: width, limits: limits,
      share: part.share, usesFrames: clock.usesFrames, sampling: sampling,
      access: part.isBytes || sampling != nil ? nil : access)
  }
}
