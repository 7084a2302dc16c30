// Pausing, resuming and removing part of a tween: by property, which means by component (SEMANTICS
// 20). Which components are meant is said by their parts of the plan: entries move when components
// are lost.

extension TweenEngine {
  /// The parts of a living tween that the keys mean: what they write, and what was split from them.
  func parts(_ id: TweenID, _ keys: Set<ComponentKey>, _ names: [TweenKey]) -> PartSet {
    guard let plan = rows.plan(id.slot) else { return [] }
    let meant = componentIndices(id.slot).filter { index in
      keys.contains(key(index))
        || plan.properties[Int(rows.part(components[index]).property)].isNamed(in: names)
    }
    return PartSet(withWholes(meant, id.slot).map { components[$0].part })
  }

  func remove(_ id: TweenID, parts: PartSet) {
    let slot = id.slot
    if isMember(slot) { return remove(partsOfMember: id, parts) }
    guard parts.count < rows[slot].componentCount else { return end(id, .removed) }
    leave(slot, parts)
    if rows.traits(slot).contains(.additive) {
      addOffsets(target: rows[slot].target, but: nil, isSwept: false)
    }
  }

  /// Takes some components from a row, and leaves them at what they show.
  func leave(_ slot: Slot, _ parts: PartSet) {
    writeExact(slot, parts)
    keepLayers(slot, parts)
    for index in componentIndices(slot) where parts.contains(components[index].part) {
      lose(index, to: nil)
    }
    dropLost(slot)
  }

  /// Pauses or resumes some parts of a tween. What splits off is paused: the resumed part takes
  /// handle and callbacks.
  func setPaused(_ id: TweenID, _ isPaused: Bool, parts: PartSet) -> Bool {
    let slot = id.slot
    if isMember(slot) { return setPaused(isPaused, [id: parts]) }
    guard canSetPaused(slot, isPaused) else { return false }
    let paused = componentIndices(slot).filter { parts.contains(components[$0].part) == isPaused }
    if isPaused, paused.count == rows[slot].componentCount { return setPaused(id, true) }
    let part = paused.isEmpty ? id : split(id, paused)
    return setPaused(isPaused ? part : id, isPaused)
  }

  /// A silent row without components, with the state and the clock of another.
  func makePart(of slot: Slot, _ plan: ResolvedPlan) -> Slot {
    let whole = rows[slot]
    let part = insertRow(
      plan, rows.summary(slot).timing, from: rows.site(slot), age: whole.age,
      usesFrames: whole.usesFrames)
    rows[part].state = whole.state
    rows.setPaused(part, whole.isPaused)
    rows[part].isInGap = whole.isInGap
    rows[part].isCallbackless = true
    rows[part].isRestarting = whole.isRestarting
    rows.copyClock(of: slot, to: part, at: drivingNow(slot))
    callouts.starts[part] = callouts.starts[slot]
    if rows.traits(slot).contains(.tagged) { tags.share(rows.id(slot), with: rows.id(part)) }
    return part
  }

  /// Moves some components into a silent tween of their own, with the position of the whole. Runs
  /// no code of the caller's.
  func split(_ id: TweenID, _ indices: [ComponentIndex]) -> TweenID {
    let slot = id.slot
    catchUp(slot)
    guard let plan = rows.plan(slot) else { return id }
    let whole = rows[slot]
    let part = makePart(of: slot, plan)
    rows[part].knowsGivenStarts = whole.knowsGivenStarts
    rows[part].hasKeptStart = whole.hasKeptStart
    rows.shareItems(of: slot, with: part)
    // It calls none of them, but keeps them alive as it keeps the plan.
    rows.callbacks.share(of: slot, with: part)
    if whole.isBeginning {
      rows[part].isBeginning = true
      schedule.addPart(rows.id(part), age: whole.age)
    }
    link(part, target: whole.target)
    let copies = indices.map { components[$0] }
    let first = components.allocate(Int32(indices.count)) { offset in
      let copy = copies[Int(offset)]
      var component = TweenComponent(
        from: copy.from, to: copy.to, row: part, part: copy.part)
      component.isChanged = copy.isChanged
      return component
    }
    rows[part].setComponents((first, Int32(indices.count)))
    for (offset, old) in indices.enumerated() {
      let isOwned = components[old].isOwned
      if isOwned { disown(old) }
      components[old].isLost = true
      if isOwned { own(first + Int32(offset), target: whole.target) }
    }
    dropLost(slot)
    // The part of a member becomes a member, whose clock is its timeline's.
    if !isMember(slot) { clockDidChange(part) }
    return rows.id(part)
  }
}
