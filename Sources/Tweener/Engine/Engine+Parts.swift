// Pausing, resuming and removing part of a tween: by property, which means by component (SEMANTICS 20).

extension TweenEngine {
  /// The row's components that the keys mean: what they write, and what was split from them.
  func parts(_ slot: Int32, _ keys: Set<ComponentKey>, _ names: [TweenKey]) -> [Int32] {
    guard let plan = rows.plan(slot) else { return [] }
    return componentIndices(slot).filter { index in
      let component = components[index]
      return keys.contains(key(index))
        || plan.properties[Int(rows.part(component).property)].isNamed(in: names)
    }
  }

  func remove(_ id: TweenID, parts: [Int32]) {
    let slot = id.slot
    guard parts.count < rows[slot].componentCount else { return end(id, .removed) }
    leaveExact(slot)
    guard rows.isAlive(id), parts.allSatisfy(componentIndices(slot).contains) else { return }
    keepOffsets(id, parts)
    guard rows.isAlive(id), parts.allSatisfy(componentIndices(slot).contains) else { return }
    for index in parts { lose(index) }
    dropLost(slot)
    if rows.head(slot).hasOffsets {
      addOffsets(target: rows[slot].target, but: -1, isSwept: false)
    }
  }

  func pause(_ id: TweenID, parts: [Int32]) -> Bool {
    guard !rows[id.slot].isPaused else { return false }
    guard parts.count < rows[id.slot].componentCount else { return pause(id) }
    return pause(split(id, parts: parts))
  }

  /// The resumed part takes handle and callbacks, so what splits off and stays paused is the rest.
  func resume(_ id: TweenID, parts: [Int32]) -> Bool {
    guard rows[id.slot].isPaused else { return false }
    if parts.count < rows[id.slot].componentCount {
      let rest = componentIndices(id.slot).filter { !parts.contains($0) }
      _ = split(id, parts: rest)
    }
    return resume(id)
  }

  /// Moves some components into a silent tween of their own that stands where the whole stands.
  private func split(_ id: TweenID, parts: [Int32]) -> TweenID {
    let slot = id.slot
    catchUp(slot)
    guard let plan = rows.plan(slot) else { return id }
    let whole = rows[slot]
    let part = insertRow(plan, age: whole.age, usesFrames: whole.usesFrames)
    rows[part].state = whole.state
    rows[part].isPaused = whole.isPaused
    if whole.isPaused { pausedCount += 1 }
    rows[part].isInGap = whole.isInGap
    rows[part].isSilent = true
    rows[part].knowsGivenStarts = whole.knowsGivenStarts
    rows.copyClock(of: slot, to: part)
    rows.shareSamplers(of: slot, with: part)
    if whole.isBeginning || whole.isReading {
      rows[part].isBeginning = true
      beginning.append((whole.age, rows.id(part)))
    }
    link(part, target: whole.target)
    let copies = parts.map { components[$0] }
    let first = components.allocate(Int32(parts.count)) { offset in
      let copy = copies[Int(offset)]
      return TweenComponent(
        from: copy.from, to: copy.to, row: part, part: copy.part)
    }
    rows[part].setComponents(first, Int32(parts.count))
    for (offset, old) in parts.enumerated() {
      let isOwned = components[old].isOwned
      if isOwned { disown(old) }
      components[old].isLost = true
      if isOwned { own(first + Int32(offset), target: whole.target) }
    }
    dropLost(slot)
    restand(part)
    return rows.id(part)
  }
}
