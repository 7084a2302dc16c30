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
    rows[slot].state = .running
    rows[slot].isBeginning = true
    guard call(id, .start), readStartValues(id) else { return }
    rows[slot].isBeginning = false
    let taken = settleConflicts(slot)
    joinUpdaters(id)
    if rows[slot].plan?.plan.overwrite == .all { removeOthers(than: id) }
    tell(taken.losers, newcomer: id)
    tellBeaten(id, by: taken.winners)
    guard rows.isAlive(id) else { return }
    schedule(slot)
    // Started behind this instant's sweep: the sweep will not write it.
    if sweptAt == now, rows[slot].isDriving { write(slot) }
    if rows.isAlive(id), rows[slot].wantsCompletion { complete(handle: id) }
  }

  /// Fills in where the components start. False when a getter of the caller's ended the tween.
  private func readStartValues(_ id: TweenID) -> Bool {
    let slot = id.slot
    guard let plan = rows[slot].plan, rows[slot].target >= 0,
      let object = targets[rows[slot].target].object
    else { return true }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { bits in
      guard let buffer = bits.baseAddress else { return true }
      var readProperty = -1
      var offset: Int32 = 0
      while offset < rows[slot].componentCount {
        let index = rows[slot].firstComponent + offset
        offset += 1
        let component = components[index]
        let property = Int(component.property)
        let planned = plan.properties[property]
        let element = Int(component.element)
        let current: UInt64
        if let driver = driver(of: component.key, target: rows[slot].target) {
          current = exactBits(driver)
        } else {
          if readProperty != property {
            depth += 1
            planned.access.read(object, into: buffer)
            depth -= 1
            guard rows.isAlive(id) else { return false }
            readProperty = property
          }
          current = buffer[element]
        }
        let ends = planned.specs[element].ends(
          startingAt: current, planned.access.elements[element])
        components[rows[slot].firstComponent + offset - 1].from = ends.from
        components[rows[slot].firstComponent + offset - 1].to = ends.to
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
