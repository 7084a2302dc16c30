// Giving back what a tween took (SEMANTICS 34).

extension TweenEngine {
  /// Writes what each component held when the tween took it, and removes the tween.
  func revert(_ id: TweenID) {
    let movers = movers(of: id)
    for mover in living(movers) { exposeStored(mover.slot) }
    let written: [Place] = living(movers).flatMap { writeHeld($0.slot) }
    for (slot, property) in written { takeEffect(slot, property) }
    callouts.isReverting = true
    end(id, .removed, leavesExact: false)
    callouts.isReverting = false
  }

  /// A property of a row.
  private typealias Place = (slot: Slot, property: PropertyIndex)

  /// Sees to it that the target of a row holds its own numbers, those at the present instant from
  /// which the row's properties are computed.
  private func exposeStored(_ slot: Slot) {
    guard let plan = rows.plan(slot) else { return }
    removeLayers(target: rows[slot].target, but: rows.id(slot))
    updateDependencies(slot, plan)
  }

  /// Runs the other effects of a property's write. Its value is known when all is written from
  /// which that is computed.
  func takeEffect(_ slot: Slot, _ property: PropertyIndex) {
    guard let object = object(of: slot) else { return }
    rows.plan(slot)?.properties[Int(property)].access.takeEffect(object)
  }

  /// Whether a row's components know what they held: not before they are read.
  private func hasTaken(_ slot: Slot) -> Bool {
    let row = rows[slot]
    return row.isRestarting || (row.state == .running && !row.isBeginning)
  }

  /// Whether another tween shows in the place of a component: a newer one, or any where it is not
  /// owned yet.
  private func isOvershadowed(
    _ component: TweenComponent, _ part: PlannedComponent, _ isStarted: Bool
  ) -> Bool {
    guard let driver = driver(of: part.key, target: rows[component.row].target) else {
      return false
    }
    let (age, ageOfDriver) = (rows[component.row].age, rows[components[driver].row].age)
    // Another member of the same timeline shows for all of them.
    return age != ageOfDriver && (!isStarted || ageOfDriver > age)
  }

  /// Writes what the components of a row held, as far as that is known: what the target stored of
  /// each, so that it does not count which is written first. Returns what has been written.
  private func writeHeld(_ slot: Slot) -> [Place] {
    let isStarted = hasTaken(slot)
    guard isStarted || rows[slot].knowsGivenStarts, let plan = rows.plan(slot),
      let object = object(of: slot)
    else { return [] }
    var written: [Place] = []
    for number in plan.properties.indices.map(PropertyIndex.init) {
      var mask: UInt64 = 0
      for index in componentIndices(slot) {
        let (component, part) = (components[index], rows.part(components[index]))
        if part.property == number, !part.isClaim,
          isStarted ? component.isOwned : part.givesStart,
          knowsHeld(index), !isOvershadowed(component, part, isStarted),
          rows.stored(component) != nil
        {
          mask |= 1 << UInt64(part.element)
        }
      }
      if mask == 0 { continue }
      let access = plan.properties[Int(number)].access
      access.withBits { restore(slot, number, access, mask, $0, of: object) }
      written.append((slot, number))
      if !isStarted, !access.claims.isEmpty { writeOwners(slot, number) }
    }
    return written
  }
}
