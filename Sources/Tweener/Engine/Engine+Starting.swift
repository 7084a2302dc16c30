// The start of a tween: onStart, then start values, then conflicts, in that order (SEMANTICS 8).

extension TweenEngine {
  func start(_ slot: Int32) {
    let id = rows.id(slot)
    begin(id)
    if rows.isAlive(id), !rows[slot].isPaused { passBoundaries(slot) }
  }

  /// Everything of a start but the plays that may end with it.
  func begin(_ id: TweenID) {
    let slot = id.slot
    guard let plan = rows.plan(slot) else { return }
    rows[slot].state = .running
    if plan.plan.callbacks != nil {
      rows[slot].isBeginning = true
      guard call(id, .start) else { return }
    }
    guard readStartValues(id, plan) else { return }
    rows[slot].isBeginning = false
    let taken = settleConflicts(slot, plan)
    if plan.plan.callbacks != nil { joinUpdaters(id) }
    if plan.plan.overwrite == .all { removeOthers(than: id) }
    if !taken.losers.isEmpty { tell(taken.losers, newcomer: id) }
    if !taken.winners.isEmpty { tellBeaten(id, by: taken.winners) }
    guard rows.isAlive(id) else { return }
    schedule(slot)
    // Started behind this instant's sweep: the sweep will not write it.
    if sweptAt == now, rows[slot].isDriving { write(slot) }
    if rows.isAlive(id), rows[slot].wantsCompletion { complete(handle: id) }
  }

  /// Fills in where the components start. False when a getter of the caller's ended the tween.
  private func readStartValues(_ id: TweenID, _ plan: TargetPlan) -> Bool {
    let slot = id.slot
    let target = rows[slot].target
    guard target >= 0, let object = targets[target].object else { return true }
    var offset: Int32 = 0
    while offset < rows[slot].componentCount {
      let index = rows[slot].firstComponent + offset
      let part = plan.part(components[index])
      if let driver = driver(of: part.key, target: target) {
        setEnds(index, part, plan, startingAt: exactBits(driver))
        offset += 1
      } else if part.isDirect {
        let address = DirectWriter.address(Int(part.offset), in: object)
        setEnds(index, part, plan, startingAt: DirectWriter.load(part.layout, address))
        offset += 1
      } else {
        guard readProperty(part.property, from: object, id, plan, &offset) else { return false }
      }
    }
    return true
  }

  private func setEnds(
    _ index: Int32, _ part: PlannedPart, _ plan: TargetPlan, startingAt current: UInt64
  ) {
    let ends = part.spec.ends(startingAt: current, part, of: plan)
    components[index].from = ends.from
    components[index].to = ends.to
  }

  /// Reads a property through its getter, once for all its components; `offset` moves behind them.
  private func readProperty(
    _ property: UInt16, from object: AnyObject, _ id: TweenID, _ plan: TargetPlan,
    _ offset: inout Int32
  ) -> Bool {
    let slot = id.slot
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { bits in
      guard let buffer = bits.baseAddress else { return true }
      rows[slot].isBeginning = true
      depth += 1
      plan.properties[Int(property)].access.read(object, into: buffer)
      depth -= 1
      guard rows.isAlive(id) else { return false }
      while offset < rows[slot].componentCount {
        let index = rows[slot].firstComponent + offset
        let part = plan.part(components[index])
        guard part.property == property else { break }
        let driver = driver(of: part.key, target: rows[slot].target)
        setEnds(
          index, part, plan, startingAt: driver.map(exactBits) ?? buffer[Int(part.element)])
        offset += 1
      }
      return true
    }
  }

  func joinUpdaters(_ id: TweenID) {
    guard hasCallback(id.slot, .update) else { return }
    var place = updaters.count
    while place > 0, isOlder(id, than: updaters[place - 1]) { place -= 1 }
    updaters.insert(id, at: place)
  }

  private func isOlder(_ id: TweenID, than other: TweenID) -> Bool {
    rows.isCurrent(other) && rows[other.slot].age > rows[id.slot].age
  }
}
