// Giving back what a tween took (SEMANTICS 34).

extension TweenEngine {
  /// Writes what each component held when the tween took it, and removes the tween.
  func revert(_ id: TweenID) {
    command(id, { $0.revert(living: id) })
  }

  private func revert(living id: TweenID) {
    if let run = run(ofHead: id.slot) { writeHeld(run) } else { writeHeld(id.slot) { _ in true } }
    callouts.isReverting = true
    end(id, .removed, leavesExact: false)
    callouts.isReverting = false
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

  /// Each component of a timeline knows what it held by the member that took it.
  private func writeHeld(_ run: TimelineRun) {
    for (number, id) in living(run.members.enumerated(), { $0.element }) {
      writeHeld(id.slot) { index in
        let track = run.tracks.track(of: components[index].part, ofMember: number)
        return track.map { (run.takers[$0] ?? run.root.firstMember($0)) == number } ?? false
      }
    }
  }

  /// Writes what some components of a row held, as far as that is known.
  private func writeHeld(_ slot: Slot, where isMeant: (ComponentIndex) -> Bool) {
    guard hasTaken(slot) || rows[slot].knowsGivenStarts else { return }
    guard let plan = rows.plan(slot), !rows[slot].target.isNone,
      let object = targets[rows[slot].target].object
    else { return }
    removeLayers(target: rows[slot].target, but: rows.id(slot))
    let isStarted = hasTaken(slot)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { values in
      guard let buffer = values.baseAddress else { return }
      for (number, property) in plan.properties.enumerated() {
        var mask: UInt64 = 0
        for index in componentIndices(slot) {
          let (component, part) = (components[index], rows.part(components[index]))
          guard part.property == number, !part.isClaim,
            isStarted ? component.isOwned : part.givesStart,
            isMeant(index), !isOvershadowed(component, part, isStarted)
          else { continue }
          buffer[Int(part.element)] = rows.held(component)
          mask |= 1 << UInt64(part.element)
        }
        if mask == 0 { continue }
        if property.access.isProgress {
          rows.firstSampler(slot, PropertyIndex(number))?.restore(object, mask: mask)
        } else {
          property.access.write(object, buffer, mask: mask)
        }
        if !isStarted, !property.access.claims.isEmpty {
          writeOwners(slot, PropertyIndex(number))
        }
      }
    }
  }
}
