// Where a component is written from: a lane, the list of rows written one by one, or nowhere. Called at
// every change of a row's standing; runs no code of the caller's.

extension TweenEngine {
  /// Puts a row's components where they belong now.
  func place(_ slot: Int32) {
    guard let plan = rows[slot].plan, rows[slot].componentCount > 0 else { return }
    guard rows[slot].isDriving else { return unplace(slot) }
    let target = rows[slot].target
    guard target >= 0, let object = targets[target].object else { return }
    let standing = standing(slot)
    var entry = LaneEntry()
    var motion = LaneKey.Motion.hold
    var isLaned = plan.plan.laneEasing != nil && !rows[slot].usesFrames
    var holdsEnd = true
    switch standing {
    case .holding(let atEnd):
      holdsEnd = atEnd
      if !rows[slot].isInGap { hold(slot) }
    case .playing(let play):
      entry = self.entry(slot, play: play, base: epoch)
      if let easing = plan.plan.laneEasing { motion = .easing(easing) }
      if abs(entry.start) > Self.farthest { isLaned = false }
    }
    let first = rows[slot].firstComponent
    for index in first..<(first + rows[slot].componentCount) {
      let component = components[index]
      guard component.isOwned, !component.isHidden else {
        leave(index)
        continue
      }
      let access = plan.properties[Int(component.property)].access
      guard isLaned, access.isDirect else {
        stay(index, slot)
        continue
      }
      let element = access.elements[Int(component.element)]
      if case .holding = standing {
        entry.from = element.double(holdsEnd ? component.to : component.from)
      } else {
        entry.from = element.double(component.from)
        entry.delta = element.double(component.to) - entry.from
      }
      let key = LaneKey(
        motion: motion, isScaled: entry.isScaled, isFloat: element.layout == .float)
      let lane = lanes.index(key)
      if component.home == .lane, component.lane == lane {
        lanes[lane].set(component.index, entry)
        continue
      }
      leave(index)
      components[index].home = .lane
      components[index].lane = lane
      components[index].index = lanes[lane].append(
        entry, destination: DirectWriter.address(element.offset ?? 0, in: object), owner: index)
    }
  }

  /// Beyond this many flicks from the epoch, differences of times are no longer exact in a lane.
  private static var farthest: Double { 4_503_599_627_370_496 }

  func unplace(_ slot: Int32) {
    let first = rows[slot].firstComponent
    for index in first..<(first + rows[slot].componentCount) { leave(index) }
  }

  /// Takes a component out of its lane or list.
  func leave(_ index: Int32) {
    switch components[index].home {
    case .none: return
    case .lane:
      if let moved = lanes[components[index].lane].remove(components[index].index) {
        components[moved].index = components[index].index
      }
    case .slow:
      let slot = components[index].row
      components[index].home = .none
      let first = rows[slot].firstComponent
      let isSlow = (first..<(first + rows[slot].componentCount)).contains {
        components[$0].home == .slow
      }
      if !isSlow { leaveSlowRows(slot) }
    }
    components[index].home = .none
  }

  private func stay(_ index: Int32, _ slot: Int32) {
    if components[index].home == .slow { return }
    leave(index)
    components[index].home = .slow
    if rows[slot].slowIndex < 0 {
      rows[slot].slowIndex = Int32(slowRows.count)
      slowRows.append(slot)
    }
  }

  private func leaveSlowRows(_ slot: Int32) {
    let place = rows[slot].slowIndex
    guard place >= 0, let last = slowRows.popLast() else { return }
    if last != slot {
      slowRows[Int(place)] = last
      rows[last].slowIndex = place
    }
    rows[slot].slowIndex = -1
  }

  /// At the instant of its end a play's end value holds; from the next one on the following play moves.
  func hold(_ slot: Int32) {
    if rows[slot].isInHeld { return }
    rows[slot].isInHeld = true
    held.append(slot)
  }

  /// Time has moved: what held for an instant moves on.
  func releaseHeld() {
    guard !held.isEmpty else { return }
    var kept = 0
    let count = held.count
    for index in 0..<count {
      let slot = held[index]
      if rows[slot].isAlive, rows[slot].heldAt == drivingNow(slot) {
        held[kept] = slot
        kept += 1
      } else {
        rows[slot].isInHeld = false
        if rows[slot].isAlive { place(slot) }
      }
    }
    held.removeSubrange(kept..<count)
  }

  func placeHeld() {
    for index in held.indices where rows[held[index]].isAlive { place(held[index]) }
  }

  /// Moves the lanes' zero of time near the present, before differences lose flicks.
  func moveEpochIfFar() {
    guard now - epoch > Int64(Self.farthest) / 2 else { return }
    epoch = now
    for slot in rows.slots where rows[slot].isDriving { place(slot) }
  }
}
