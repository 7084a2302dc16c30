// Offsets: tweens that add to what the target holds, or to what another tween makes of it. They are written
// last, and taken off wherever somebody wants to know what is below: a start value, a view. Called by the exact
// writes, the sweep and the starts; most engines have none, and ask `usesOffsets` only.

extension TweenEngine {
  /// Which of a row's properties are to be written: what is stored comes before what is computed from it, and
  /// that before what is added to either.
  enum WritePass {
    case all, allButOffsets, stored, views, offsets
    /// The starts that the call gives, of a tween that waits and owns nothing yet.
    case starts

    /// In `all` too what is added comes last, for all tweens of the target: ``addOffsets(target:but:isSwept:)``.
    func includes(_ access: PropertyAccess) -> Bool {
      switch self {
      case .all, .allButOffsets, .starts: !access.isOffset
      case .stored: !access.isOffset && access.lookedAt.isEmpty
      case .views: !access.isOffset && !access.lookedAt.isEmpty
      case .offsets: access.isOffset
      }
    }

    /// Whether views are computed in it.
    var hasViews: Bool { self != .stored && self != .offsets }
  }

  var usesOffsets: Bool { resolver.offsets.users > 0 }

  /// Adds what the tweens of a target add, oldest first, at the present instant; those that are paused too, as long as
  /// this is asked for. `id`: a tween that has been written already. `isSwept`: all have been.
  func addOffsets(target: Int32, but id: TweenID?, isSwept: Bool) {
    guard usesOffsets, target >= 0, let object = targets[target].object else { return }
    var ids: [TweenID] = []
    swap(&ids, &offsetList)
    var row = targets[target].firstRow
    while row >= 0 {
      if rows.head(row).hasOffsets, rows[row].state == .running { ids.append(rows.id(row)) }
      row = rows[row].next
    }
    uncover(ids, target: target, but: id, isSwept: isSwept)
    if !ids.isEmpty, targets[target].object === object {
      resolver.offsets.beginRound(object)
      let round = resolver.offsets.round(object)
      for id in ids where rows.isAlive(id) {
        write(id.slot, .offsets)
        // A setter of the caller's may have had it all done anew.
        guard resolver.offsets.round(object) == round else { break }
      }
    }
    ids.removeAll(keepingCapacity: true)
    swap(&ids, &offsetList)
  }

  /// Sees to it that a target holds what is below, or what `Offsets` knows to be on top of that.
  private func uncover(_ ids: [TweenID], target: Int32, but id: TweenID?, isSwept: Bool) {
    let areViews = ids.contains { id in
      rows.plan(id.slot)?.properties.contains {
        $0.access.isOffset && !$0.access.lookedAt.isEmpty
      } ?? false
    }
    // A view is computed from the numbers themselves.
    if areViews { return liftOffsets(target: target, but: id, isSwept: isSwept) }
    for adding in ids {
      guard rows.isAlive(adding), let plan = rows.plan(adding.slot) else { continue }
      for property in plan.properties {
        guard let access = property.access as? OffsetAccess else { continue }
        for key in access.below {
          guard rows.isAlive(adding) else { break }
          uncover(key, target: target, but: id, isSwept: isSwept)
        }
      }
    }
  }

  /// False where nobody drives the component.
  @discardableResult
  private func uncover(_ key: ComponentKey, target: Int32, but id: TweenID?, isSwept: Bool) -> Bool
  {
    guard let object = targets[target].object, let driver = driver(of: key, target: target) else {
      return false
    }
    let row = components[driver].row
    drop(key, of: object)
    if !isSwept, rows.id(row) != id { write(row, .allButOffsets) }
    return true
  }

  /// Takes all offsets off a target. They come back with the sweep, or with ``restoreOffsets(target:but:)``.
  func liftOffsets(target: Int32, but id: TweenID?, isSwept: Bool = false) {
    guard usesOffsets, target >= 0, let object = targets[target].object else { return }
    // Whoever is called may end the target's last tween, and the record be another's.
    for key in resolver.offsets.keys(object).sorted(by: { $0.code < $1.code })
    where targets[target].object === object {
      if uncover(key, target: target, but: id, isSwept: isSwept) { continue }
      // A setter of the caller's may do anything.
      depth += 1
      resolver.offsets.lift(key, of: object)
      depth -= 1
    }
  }

  /// Adds to all that the sweep has written, target by target.
  func sweepOffsets(_ ids: inout [TweenID]) {
    ids.removeAll { !rows.isAlive($0) || !rows.head($0.slot).hasOffsets }
    ids.sort { rows[$0.slot].age < rows[$1.slot].age }
    for id in ids where rows.isAlive(id) && wantsOffsets(id.slot) {
      let target = rows[id.slot].target
      guard target >= 0, let object = targets[target].object,
        resolver.offsets.beginSweep(object, step: step)
      else { continue }
      addOffsets(target: target, but: nil, isSwept: true)
    }
  }

  /// Whether a row asks for a round. What it adds while it stands still is added again only where the engine has
  /// written what is below: what the caller writes there is not touched (SEMANTICS 19). A row that has nothing to
  /// add any more asks for nothing, whatever else it drives: how that is written would tell.
  private func wantsOffsets(_ slot: Int32) -> Bool {
    let target = rows[slot].target
    guard let plan = rows.plan(slot), target >= 0, let object = targets[target].object else {
      return false
    }
    for index in componentIndices(slot) where components[index].isOwned && key(index) == .added {
      if rows.isDriving(slot) || resolver.offsets.isUncovered(object) { return true }
      let part = rows.part(components[index])
      guard let access = plan.access(part) as? OffsetAccess else { continue }
      if driver(of: access.below[Int(part.element)], target: target) != nil { return true }
    }
    return false
  }

  /// What other rows wrote is covered again, unless the sweep is still to come.
  func restoreOffsets(target: Int32, but id: TweenID? = nil) {
    guard usesOffsets, target >= 0, !isAdvancing || sweptAt == now else { return }
    var row = targets[target].firstRow
    while row >= 0 {
      if rows.head(row).hasOffsets, wantsOffsets(row) {
        return addOffsets(target: target, but: id, isSwept: false)
      }
      row = rows[row].next
    }
  }

  /// Components that were written are their own again, whatever stood on top of them.
  func forgetOffsets(_ access: PropertyAccess, _ mask: UInt64, of object: AnyObject) {
    for (index, element) in access.elements.enumerated() where mask & (1 << UInt64(index)) != 0 {
      drop(element.key, of: object)
    }
    for key in access.claims { drop(key, of: object) }
  }

  /// What a target holds of a component is its own from now on.
  private func drop(_ key: ComponentKey, of object: AnyObject) {
    if let access = resolver.offsets.drop(key, of: object) { released.append(access) }
  }

  /// What some parts of a tween add stays where it is, for good: to the others it is part of what is below. Whoever
  /// takes them from the tween adds the others again.
  func keepOffsets(_ id: TweenID, _ parts: Set<Int32>) {
    let slot = id.slot
    guard usesOffsets, let plan = rows.plan(slot), plan.hasOffsets, rows[slot].target >= 0,
      let object = targets[rows[slot].target].object
    else { return }
    let kept = componentIndices(slot).map { components[$0] }
      .filter { $0.isOwned && parts.contains($0.part) }
    let keys = kept.compactMap { component in
      let part = rows.part(component)
      return (plan.access(part) as? OffsetAccess)?.below[Int(part.element)]
    }
    let target = rows[slot].target
    if slots(of: target).contains(where: { $0 != slot && rows.head($0).hasOffsets }) {
      liftOffsets(target: target, but: nil)
      guard rows.isAlive(id) else { return }
      resolver.offsets.beginRound(object)
      write(slot, .offsets)
      guard rows.isAlive(id) else { return }
    }
    for key in keys { drop(key, of: object) }
  }
}
