// The lane of a component: by its motion, its clock, and the treatment of its numbers. Called by
// Writers.swift.

extension TweenEngine {
  /// The lane of a component, by the easing of its property or by another motion.
  func lane(
    for component: TweenComponent, _ part: PlannedComponent, _ clock: LaneClock,
    by motion: LaneKey.Motion? = nil, width: Int, sampling: LaneKey.Sampling? = nil
  ) -> LaneIndex {
    let isHeld = clock.isHeld
    // Another easing than the property's is another one at another time. A sampler writes those
    // that are left, which another number of them may be.
    let isHinted =
      (isHeld || motion?.countsSeconds != false)
      && (sampling == nil || width == part.sampledCount)
    if isHinted,
      let index = writers.lanes.index(
        rows.plans.hint(component.part, isHeld: isHeld), clock: clock, layout: part.layout,
        width: width)
    {
      return index
    }
    guard let known = rows.plan(component.row) else { return .first }
    let hint = hint(
      LaneKey(
        motion: isHeld
          ? .easing(.linear) : motion ?? known.properties[Int(part.property)].laneMotion,
        clock, part, width: width, known.access(part), known.plan.limits, sampling))
    if isHinted { rows.plans.setHint(component.part, hint, isHeld: isHeld) }
    return hint.index
  }

  /// The lane of a key, made where there is none.
  private func hint(_ key: LaneKey) -> LaneHint {
    var replaced: [AnyObject] = []
    let hint = writers.lanes.hint(key, &replaced)
    callouts.release(replaced)
    return hint
  }

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
    loop.hint = hint(loop.key)
    return loop.hint.index
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
