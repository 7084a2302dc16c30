// Properties of which samplers make values: a lane moves their progress, and hands it to the
// samplers. Called by Writers.swift.

extension TweenEngine {
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

  /// Hands the entries of a property to another sampler.
  func changeSampler(of slot: Slot, _ property: PropertyIndex, to sampler: Sampler) {
    for index in componentIndices(slot)
    where components[index].home == .lane && rows.part(components[index]).property == property {
      writers.lanes[components[index].lane].set(components[index].index, computer: sampler)
    }
  }
}
