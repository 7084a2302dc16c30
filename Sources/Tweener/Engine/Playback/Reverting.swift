// Giving back what a tween took (SEMANTICS 34).

extension TweenEngine {
  /// Writes what each component held when the tween took it, and removes the tween.
  func revert(_ id: TweenID) {
    let movers = movers(of: id)
    // Targets hold their own numbers then, those at the present instant from which properties are
    // computed.
    for mover in living(movers) {
      guard let plan = rows.plan(mover.slot) else { continue }
      removeLayers(target: rows[mover.slot].target, but: mover)
      updateDependencies(mover.slot, plan)
    }
    let written: [Place] = living(movers).flatMap { writeHeld($0.slot) }
    for (slot, property) in written { takeEffect(slot, property) }
    callouts.isReverting = true
    end(id, .removed, leavesExact: false)
    callouts.isReverting = false
  }

  /// A property of a row.
  private typealias Place = (slot: Slot, property: PropertyIndex)

  /// Runs the other effects of a property's write. Its value is known when all is written from
  /// which that is computed.
  func takeEffect(_ slot: Slot, _ property: PropertyIndex) {
    guard let object = object(of: slot) else { return }
    rows.plan(slot)?.properties[Int(property)].access.takeEffect(object)
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
    // What components held is not known before they are read.
    let row = rows[slot]
    let isStarted = row.isRestarting || (row.state == .running && !row.isBeginning)
    guard isStarted || row.knowsGivenStarts, let plan = rows.plan(slot),
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
      rows.item(.written(number), slot)?.sampler?.restore(object, mask: mask)
      written.append((slot, number))
      if !isStarted, !access.claims.isEmpty { writeOwners(slot, number) }
    }
    return written
  }
}
