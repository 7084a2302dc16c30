// The owners of a target's components, and which of several that share one shows. Read by
// conflicts; changed by starts, ends and removals.

extension TweenEngine {
  /// The target of a row, where it has one.
  func object(of slot: Slot) -> AnyObject? {
    let target = rows[slot].target
    return target.isNone ? nil : targets[target].object
  }

  /// The key of the component among those of its target.
  @inline(__always)
  func key(_ index: ComponentIndex) -> ComponentKey { rows.part(components[index]).key }

  /// The index of a row's first component from a part on; `nil` after the last. Components are in
  /// the order of the parts.
  ///
  /// The index of a component may change whenever code of the caller's runs; its part never does.
  func component(_ slot: Slot, from part: PartIndex) -> ComponentIndex? {
    let (first, count) = (rows[slot].firstComponent, rows[slot].componentCount)
    let place = (0..<Int(count)).firstPlace { components[first + Int32($0)].part >= part }
    return place < count ? first + Int32(place) : nil
  }

  /// The present index of a tween's component; `nil` if the component or the tween is gone.
  func component(of id: TweenID, part: PartIndex) -> ComponentIndex? {
    guard rows.isAlive(id), let index = component(id.slot, from: part),
      components[index].part == part
    else { return nil }
    return index
  }

  /// Whether a component counts where several tweens want it. The member that shows represents all
  /// of its timeline.
  @inline(__always)
  func isContender(_ index: ComponentIndex) -> Bool {
    components[index].isOwned && !components[index].isCovered
  }

  /// Calls `body` with those of a target's components that have this key and contend for it. It may
  /// not change who owns.
  @inline(__always)
  func forOwners(of wanted: ComponentKey, target: TargetIndex, _ body: (ComponentIndex) -> Void) {
    // What is added belongs to each tween by itself.
    if wanted == .added { return }
    endLoops(of: target)
    if let owners = targets.ownerIndexes[target] {
      return owners.forOwners(of: wanted, body)
    }
    var slot = targets[target].firstRow
    var count = 0
    while !slot.isNone {
      for index in componentIndices(slot) where isContender(index) && key(index) == wanted {
        body(index)
      }
      count += max(1, Int(rows[slot].componentCount))
      slot = rows[slot].next
    }
    if count > OwnerIndex.fewest { indexOwners(target) }
  }

  /// From now on a target's owners are found by key.
  private func indexOwners(_ target: TargetIndex) {
    var owners = OwnerIndex()
    for slot in slots(of: target) {
      for index in componentIndices(slot) where isContender(index) {
        owners.add(index, key(index))
      }
    }
    targets.ownerIndexes[target] = owners
  }

  /// Whether a row's target has no other tween. Members of one timeline count as one tween, and so
  /// do the parts of a tween that was split.
  @inline(__always)
  func isAlone(_ slot: Slot, on target: TargetIndex) -> Bool {
    let record = targets[target]
    // The list is in the order of ages.
    return record.isAlone || rows[record.firstRow].age == rows[record.lastRow].age
  }

  /// The newest tween that drives a component of the target, or `nil`.
  @inline(never)
  func driver(of key: ComponentKey, target: TargetIndex) -> ComponentIndex? {
    newest(of: key, target: target) { rows.isDriving($0) }
  }

  /// The component of the newest row that counts.
  @inline(__always)
  func newest(of key: ComponentKey, target: TargetIndex, where counts: (Slot) -> Bool)
    -> ComponentIndex?
  {
    var newest: ComponentIndex?
    forOwners(of: key, target: target) { index in
      let row = components[index].row
      guard counts(row) else { return }
      if let other = newest, rows[components[other].row].age > rows[row].age { return }
      newest = index
    }
    return newest
  }

  /// Takes a component.
  func own(_ index: ComponentIndex, target: TargetIndex) {
    components[index].isOwned = true
    if isCoveredAtFirst(components[index].row) {
      components[index].isCovered = true
    } else {
      targets.ownerIndexes.change(target) { $0.add(index, key(index)) }
    }
    if usesAdditiveLayers { additionsMayChange(target, key(index)) }
  }

  /// Gives a component up. A tween that shared it shows again.
  @inline(never)
  func disown(_ index: ComponentIndex) {
    guard components[index].isOwned else { return }
    let target = rows[components[index].row].target
    detach(index)
    forgetWays(ofMember: components[index].row)
    let wasContender = isContender(index)
    components[index].isOwned = false
    components[index].isHidden = false
    components[index].isCovered = false
    if usesAdditiveLayers { additionsMayChange(target, key(index)) }
    guard wasContender else { return }
    targets.ownerIndexes.change(target) { $0.remove(index, key(index)) }
    if components.hasHidden, !targets[target].isAlone {
      refreshSharing(key(index), target: target)
    }
  }

  /// Of all tweens that share a component only the newest that drives it is written.
  func refreshSharing(_ key: ComponentKey, target: TargetIndex) {
    let shownAge = driver(of: key, target: target).map { rows[components[$0].row].age } ?? 0
    forOwners(of: key, target: target) { index in
      let row = components[index].row
      let isHidden = shownAge > rows[row].age
      if components[index].isHidden == isHidden { return }
      components[index].isHidden = isHidden
      if isHidden { components.hasHidden = true }
      forgetWays(ofMember: row)
      assignWriters(row)
    }
  }

  /// Finds which tween is written for each component of a row, after the row began or ceased to
  /// drive them.
  func refreshSharing(_ slot: Slot) {
    let target = rows[slot].target
    // A tween that is alone on its target shares nothing.
    guard !target.isNone, !isAlone(slot, on: target) else { return }
    for index in componentIndices(slot) where components[index].isOwned {
      refreshSharing(key(index), target: target)
    }
  }

  /// Appends a row to its target's list, behind all that are not younger.
  func link(_ slot: Slot, target: TargetIndex) {
    rows[slot].target = target
    if targets[target].lastRow.isNone { return targets[target].setOnly(slot) }
    endLoops(of: target)
    var previous = targets[target].lastRow
    while !previous.isNone, rows[previous].age > rows[slot].age {
      previous = rows[previous].previous
    }
    let next = previous.isNone ? targets[target].firstRow : rows[previous].next
    targets.rowIndexes.change(target) {
      if rows[slot].age <= $0.age { $0.noteLate(rows.id(slot)) }
    }
    rows[slot].previous = previous
    rows[slot].next = next
    if previous.isNone { targets[target].firstRow = slot } else { rows[previous].next = slot }
    if next.isNone { targets[target].lastRow = slot } else { rows[next].previous = slot }
  }

  /// Removes a row from its target's list. A target without rows is let go of when the engine is at
  /// rest, unless it has another by then: the end of a tween often adds the next.
  func unlink(_ slot: Slot) {
    let (target, previous, next) = (rows[slot].target, rows[slot].previous, rows[slot].next)
    guard !target.isNone else { return }
    if previous.isNone { targets[target].firstRow = next } else { rows[previous].next = next }
    if next.isNone { targets[target].lastRow = previous } else { rows[next].previous = previous }
    rows[slot].target = .none
    guard targets[target].firstRow.isNone else { return }
    targets.forgetIndexes(target)
    if registry.layers.count > 0, let object = targets[target].object {
      callouts.release(registry.layers.drop(object))
    }
    callouts.release(target)
  }

  /// The target's tweens, oldest first.
  func slots(of target: TargetIndex) -> [Slot] {
    var slots: [Slot] = []
    var slot = targets[target].firstRow
    while !slot.isNone {
      slots.append(slot)
      slot = rows[slot].next
    }
    return slots
  }
}
