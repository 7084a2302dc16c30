// Where a component is written from: a lane, the list of rows written one by one, or nowhere. Called at
// every change of a row's standing; runs no code of the caller's.

extension TweenEngine {
  /// Puts a row's components where they belong now.
  func place(_ slot: Int32) {
    guard rows[slot].componentCount > 0 else { return }
    guard rows[slot].isDriving else { return unplace(slot) }
    let target = rows[slot].target
    guard target >= 0, let instance = targets.address(target) else { return }
    var entry = LaneEntry()
    var isLaned = !rows[slot].usesFrames
    var held: Position?
    switch standing(slot) {
    case .holding(let atEnd):
      held = atEnd ? .end : .start
      if !rows[slot].isInGap { hold(slot) }
    case .playing(let play):
      entry = self.entry(
        slot, play: play, base: epoch, isBackward: rows.timing(slot).isBackward(play))
      if abs(entry.start) > Self.farthest { isLaned = false }
    }
    for index in componentIndices(slot) {
      let component = components[index]
      let part = rows.part(component)
      if !component.isOwned || component.isHidden {
        leave(index)
      } else if isLaned, part.isLaned, part.isDirect || held == nil {
        let lane = lane(for: rows[slot].plan, part, isHeld: held != nil, isScaled: entry.isScaled)
        if case .start? = held {
          entry.from = part.layout.number(component.from)
        } else if case .end? = held {
          entry.from = part.layout.number(component.to)
        } else {
          entry.from = part.layout.number(component.from)
          entry.delta = part.layout.number(component.to) - entry.from
        }
        enter(index, lane, entry, part.isDirect ? instance + Int(part.offset) : instance)
      } else {
        stay(index, slot)
      }
    }
  }

  private func lane(for plan: Int32, _ part: PlannedPart, isHeld: Bool, isScaled: Bool)
    -> Int32
  {
    let isFloat = part.layout == .float
    if rows.plans[plan].hintedProperty == part.property,
      let lane = lanes.index(
        isHeld ? rows.plans[plan].heldHint : rows.plans[plan].laneHint, isHeld: isHeld,
        isScaled: isScaled, isFloat: isFloat)
    {
      return lane
    }
    return findLane(for: plan, part, isHeld: isHeld, isScaled: isScaled)
  }

  private func findLane(for plan: Int32, _ part: PlannedPart, isHeld: Bool, isScaled: Bool)
    -> Int32
  {
    guard let known = rows.plans.plan(plan) else { return 0 }
    let easing = known.properties[Int(part.property)].laneEasing
    let access = part.isDirect ? nil : known.properties[Int(part.property)].access
    let hint = lanes.hint(
      LaneKey(
        motion: isHeld ? .hold : .easing(easing ?? .linear), isScaled: isScaled,
        isFloat: part.layout == .float, access: access))
    if rows.plans[plan].hintedProperty != part.property {
      rows.plans[plan].hintedProperty = part.property
      rows.plans[plan].laneHint = LaneHint()
      rows.plans[plan].heldHint = LaneHint()
    }
    if isHeld { rows.plans[plan].heldHint = hint } else { rows.plans[plan].laneHint = hint }
    return hint.index
  }

  private func enter(
    _ index: Int32, _ lane: Int32, _ entry: LaneEntry, _ address: UnsafeMutableRawPointer
  ) {
    if components[index].home == .lane, components[index].lane == lane {
      return lanes[lane].set(components[index].index, entry)
    }
    leave(index)
    let place = lanes[lane].append(entry, destination: address, owner: index)
    components[index].home = .lane
    components[index].lane = lane
    components[index].index = place
  }

  /// Beyond this many flicks from the epoch, differences of times are no longer exact in a lane.
  private static var farthest: Double { 4_503_599_627_370_496 }

  func unplace(_ slot: Int32) {
    for index in componentIndices(slot) { leave(index) }
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
