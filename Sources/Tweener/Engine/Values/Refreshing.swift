// Plays that take their start from the end of the play before (`repeatRefresh`, SEMANTICS 11).

extension TweenEngine {
  /// Takes the start of the next play from what the tween shows at the end of the one that is over,
  /// which shows until time moves on. Relative ends are resolved anew, and the call's functions of
  /// the target are asked anew.
  func refresh(_ slot: Slot) {
    let play = rows[extras: slot].playsEnded
    let wasBackward = rows.timing(slot).isBackward(play - 1)
    guard let plan = rows.plan(slot) else { return }
    let anew = planAnew(slot, plan)
    if plan.properties.contains(where: { $0.access.isProgress }) {
      beginSamplers(slot, plan, anew, after: wasBackward ? 0 : 1)
    }
    rows[extras: slot].refreshedPlay = play
    for index in componentIndices(slot) {
      let (component, part) = (components[index], rows.part(components[index]))
      if part.isClaim { continue }
      let last = wasBackward ? component.from : component.to
      let end = part.isProgress ? last : finish(last, part, plan)
      rows.keep(.held(end), .ended(component.part), of: slot)
      let given = anew?.part(like: part)
      if part.isProgress || part.startsAlike && given == nil { continue }
      setEnds(
        index, startingAt: part.startsAlike ? component.to : end, by: given ?? part,
        of: { given == nil ? plan : anew })
    }
  }

  /// The plan of a call some of whose values are functions of the target, with what these answer
  /// now; `nil` for any other call. What they answer wrongly is reported, and left out.
  private func planAnew(_ slot: Slot, _ plan: ResolvedPlan) -> ResolvedPlan? {
    guard let asking = plan.asking, let object = object(of: slot) else { return nil }
    var planner = PropertyPlanner(
      registry: registry, target: object, site: rows.sites[rows.site(slot)], index: asking.place)
    let anew = asked(slot) { planner.plan(asking.call) }
    for problem in anew.problems where !plan.problems.contains(problem) {
      noteOfCall(slot) { _ in problem }
    }
    return anew
  }

  /// Makes new samplers, of what the present ones show at the end of a play, and of what the target
  /// holds in the place of components that were lost.
  private func beginSamplers(
    _ slot: Slot, _ plan: ResolvedPlan, _ anew: ResolvedPlan?, after eased: Double
  ) {
    guard let object = object(of: slot) else { return }
    for (number, property) in plan.properties.enumerated()
    where property.access.isProgress && !property.access.isAdditive {
      let index = PropertyIndex(number)
      let access = anew?.access(like: property) ?? property.access
      if usesAdditiveLayers { removeLayers(target: rows[slot].target, but: rows.id(slot)) }
      update(access.readKeys, of: access, for: slot)
      let shown = rows.sampler(slot, index).map {
        ShownEnd(sampler: $0, eased: eased, mask: elements(of: index, slot))
      }
      let begun = asked(slot) { begin(access, index, of: slot, object, from: shown) }
      guard let begun else { continue }
      if let shown { keep(shown.sampler, asEndedOf: index, slot) }
      _ = rows.keep(.sampler(begun), .latestSampler(index), of: slot)
    }
  }

  /// Keeps the sampler of the play that is over, which shows until time moves on.
  private func keep(_ sampler: Sampler, asEndedOf property: PropertyIndex, _ slot: Slot) {
    // An entry may have one of an earlier play, where several end in one step.
    for place in componentIndices(slot)
    where components[place].home == .lane && rows.part(components[place]).property == property {
      writers.lanes[components[place].lane].set(components[place].index, computer: sampler)
    }
    let old = rows.keep(.sampler(sampler), .endedSampler(property), of: slot)
    if let old { callouts.release(old) }
  }

  /// The elements of a property that a row has.
  private func elements(of property: PropertyIndex, _ slot: Slot) -> UInt64 {
    var mask: UInt64 = 0
    for index in componentIndices(slot) {
      let part = rows.part(components[index])
      if part.property == property, !part.isClaim { mask |= 1 << UInt64(part.element) }
    }
    return mask
  }
}

extension ResolvedPlan {
  /// The part that moves a component in the way in which one of another plan does, between ends of
  /// its own; `nil` where none does. Keyframes and motions are a plan's.
  fileprivate func part(like part: PlannedComponent) -> PlannedComponent? {
    if part.movesByPlan { return nil }
    return parts.first {
      $0.key == part.key && $0.layout == part.layout && $0.encoding == part.encoding
        && !$0.movesByPlan
    }
  }

  /// The access of a property that is interpolated in the way in which one of another plan is.
  fileprivate func access(like property: PlannedProperty) -> PropertyAccess? {
    let same = properties.first { $0.name == property.name && $0.origins == property.origins }
    guard let same, type(of: same.access) == type(of: property.access),
      same.access.mix === property.access.mix,
      same.access.elements.count == property.access.elements.count,
      !same.isProgressOfKeyframes, !property.isProgressOfKeyframes
    else { return nil }
    return same.access
  }
}

extension PlannedComponent {
  /// Whether it moves otherwise than from a start to an end of the call.
  fileprivate var movesByPlan: Bool { isClaim || isProgress || hasKeyframes || hasMotion }
}
