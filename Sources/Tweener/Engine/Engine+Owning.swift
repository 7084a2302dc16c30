// Which tween owns which component of a target, and who shows where several share one. The list hangs on
// the target's record; conflicts read it, ends and removals shorten it.

extension TweenEngine {
  /// Calls `body` with the owned components of a target that have this key.
  func forOwners(of key: ComponentKey, target: Int32, _ body: (Int32) -> Void) {
    if !crowds.isEmpty, let crowd = crowds[target] { return forOwners(of: key, in: crowd, body) }
    var index = targets[target].firstOwned
    var count = 0
    while index >= 0 {
      let next = components[index].nextOwned
      if components[index].key == key { body(index) }
      index = next
      count += 1
    }
    if count > OwnedCrowd.fewest { crowd(target) }
  }

  /// The newest tween that drives a component of the target, or `nil`.
  func driver(of key: ComponentKey, target: Int32) -> Int32? {
    var newest: Int32?
    forOwners(of: key, target: target) { index in
      let row = components[index].row
      guard rows[row].isDriving else { return }
      if let other = newest, rows[components[other].row].age > rows[row].age { return }
      newest = index
    }
    return newest
  }

  func own(_ index: Int32, target: Int32) {
    components[index].isOwned = true
    if targets[target].firstOwned < 0, crowds.isEmpty {
      // Entries that are nobody's have no neighbours.
      targets[target].firstOwned = index
      return
    }
    var (previous, next) = (Int32(-1), targets[target].firstOwned)
    if !crowds.isEmpty, let crowd = crowds[target],
      let first = crowd.first.updateValue(index, forKey: components[index].key)
    {
      (previous, next) = (components[first].previousOwned, first)
    }
    components[index].previousOwned = previous
    components[index].nextOwned = next
    if next >= 0 { components[next].previousOwned = index }
    if previous >= 0 {
      components[previous].nextOwned = index
    } else {
      targets[target].firstOwned = index
    }
  }

  /// Gives a component up. Whoever shared it is seen again.
  func disown(_ index: Int32) {
    guard components[index].isOwned else { return }
    let target = rows[components[index].row].target
    leave(index)
    components[index].isOwned = false
    components[index].isHidden = false
    let (previous, next) = (components[index].previousOwned, components[index].nextOwned)
    if previous >= 0 {
      components[previous].nextOwned = next
    } else {
      targets[target].firstOwned = next
    }
    if next >= 0 { components[next].previousOwned = previous }
    components[index].nextOwned = -1
    components[index].previousOwned = -1
    if !crowds.isEmpty { leaveCrowd(index, next: next, target: target) }
    if targets[target].firstOwned >= 0 {
      refreshSharing(components[index].key, target: target)
    }
  }

  /// Of all tweens that share a component only the newest that drives it is written.
  func refreshSharing(_ key: ComponentKey, target: Int32) {
    let shown = driver(of: key, target: target)
    forOwners(of: key, target: target) { index in
      let isHidden = shown.map { isNewer($0, than: index) } ?? false
      if components[index].isHidden != isHidden {
        components[index].isHidden = isHidden
        place(components[index].row)
      }
    }
  }

  private func isNewer(_ index: Int32, than other: Int32) -> Bool {
    rows[components[index].row].age > rows[components[other].row].age
  }

  /// The same for all components of a row, after it began or ceased to drive them.
  func refreshSharing(_ slot: Int32) {
    let target = rows[slot].target
    // A tween that is alone on its target shares with nobody.
    guard target >= 0, targets[target].firstRow != targets[target].lastRow else { return }
    let first = rows[slot].firstComponent
    for index in first..<(first + rows[slot].componentCount) where components[index].isOwned {
      refreshSharing(components[index].key, target: target)
    }
  }

  /// Appends a row to its target's list, behind all that are not younger.
  func link(_ slot: Int32, target: Int32) {
    rows[slot].target = target
    if targets[target].lastRow < 0 { return targets[target].setOnly(slot) }
    var previous = targets[target].lastRow
    while previous >= 0, rows[previous].age > rows[slot].age { previous = rows[previous].previous }
    let next = previous >= 0 ? rows[previous].next : targets[target].firstRow
    rows[slot].previous = previous
    rows[slot].next = next
    if previous >= 0 { rows[previous].next = slot } else { targets[target].firstRow = slot }
    if next >= 0 { rows[next].previous = slot } else { targets[target].lastRow = slot }
  }

  /// Takes a row out of its target's list; with the last one goes the target.
  func unlink(_ slot: Int32) {
    let (target, previous, next) = (rows[slot].target, rows[slot].previous, rows[slot].next)
    guard target >= 0 else { return }
    if previous >= 0 { rows[previous].next = next } else { targets[target].firstRow = next }
    if next >= 0 { rows[next].previous = previous } else { targets[target].lastRow = previous }
    if rows.head(slot).retainsTarget { targets[target].retainers -= 1 }
    rows[slot].target = -1
    if targets[target].firstRow < 0, let object = targets.remove(target) {
      if usesOffsets { resolver.offsets.drop(object) }
      released.append(object)
    }
  }

  /// The target's tweens, oldest first.
  func slots(of target: Int32) -> [Int32] {
    var slots: [Int32] = []
    var slot = targets[target].firstRow
    while slot >= 0 {
      slots.append(slot)
      slot = rows[slot].next
    }
    return slots
  }
}
