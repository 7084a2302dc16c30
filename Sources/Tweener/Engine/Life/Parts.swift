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

  /// The indices of a row's components that have these parts.
  private func indices(_ slot: Slot, of parts: PartSet) -> [ComponentIndex] {
    componentIndices(slot).filter { parts.contains(components[$0].part) }
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
    for index in indices(slot, of: parts) {
      noteLoss(index, to: nil)
      lose(index)
    }
    dropLost(slot)
  }

  func pause(_ id: TweenID, parts: PartSet) -> Bool {
    if isMember(id.slot) { return pauseMembers([id: parts]) }
    guard !rows[id.slot].isPaused else { return false }
    let indices = indices(id.slot, of: parts)
    guard indices.count < rows[id.slot].componentCount else { return pause(id) }
    return pause(split(id, indices))
  }

  /// The resumed part takes handle and callbacks, so what splits off and stays paused is the rest.
  func resume(_ id: TweenID, parts: PartSet) -> Bool {
    if isMember(id.slot) { return resumeMembers([id: parts]) }
    guard rows[id.slot].isPaused, !isAtRest(id.slot) else { return false }
    let rest = componentIndices(id.slot).filter { !parts.contains(components[$0].part) }
    if !rest.isEmpty { _ = split(id, rest) }
    return resume(id)
  }

  /// Moves some components into a silent tween of their own, with the position of the whole. Runs
  /// no code of the caller's.
  func split(_ id: TweenID, _ indices: [ComponentIndex]) -> TweenID {
    let slot = id.slot
    catchUp(slot)
    guard let plan = rows.plan(slot) else { return id }
    let whole = rows[slot]
    let part = insertRow(
      plan, rows.summary(slot).timing, from: rows.site(slot), age: whole.age,
      usesFrames: whole.usesFrames)
    rows[part].state = whole.state
    rows.setPaused(part, whole.isPaused)
    rows[part].isInGap = whole.isInGap
    rows[part].isCallbackless = true
    rows[part].knowsGivenStarts = whole.knowsGivenStarts
    rows.copyClock(of: slot, to: part, at: drivingNow(slot))
    callouts.starts[part] = callouts.starts[slot]
    rows[part].hasKeptStart = whole.hasKeptStart
    rows.shareItems(of: slot, with: part)
    // It calls none of them, but keeps them alive as it keeps the plan.
    rows.callbacks.share(of: slot, with: part)
    shareTags(of: slot, with: part)
    rows[part].isRestarting = whole.isRestarting
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
