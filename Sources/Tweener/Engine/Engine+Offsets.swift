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
  /// this is asked for. `slot`: a row that has been written already. `isSwept`: all have been.
  func addOffsets(target: Int32, but slot: Int32, isSwept: Bool) {
    guard usesOffsets, target >= 0, let object = targets[target].object else { return }
    var ids: [TweenID] = []
    swap(&ids, &offsetList)
    var row = targets[target].firstRow
    while row >= 0 {
      if rows.head(row).hasOffsets, rows[row].state == .running { ids.append(rows.id(row)) }
      row = rows[row].next
    }
    uncover(ids, target: target, but: slot, isSwept: isSwept)
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
  private func uncover(_ ids: [TweenID], target: Int32, but slot: Int32, isSwept: Bool) {
    let areViews = ids.contains { id in
      rows.plan(id.slot)?.properties.contains {
        $0.access.isOffset && !$0.access.lookedAt.isEmpty
      } ?? false
    }
    // A view is computed from the numbers themselves.
    if areViews { return liftOffsets(target: target, but: slot, isSwept: isSwept) }
    for id in ids {
      guard rows.isAlive(id), let plan = rows.plan(id.slot) else { continue }
      for property in plan.properties {
        guard let access = property.access as? OffsetAccess else { continue }
        for key in access.below {
          guard rows.isAlive(id) else { break }
          uncover(key, target: target, but: slot, isSwept: isSwept)
        }
      }
    }
  }

  /// False where nobody drives the component.
  @discardableResult
  private func uncover(_ key: ComponentKey, target: Int32, but slot: Int32, isSwept: Bool) -> Bool {
    guard let object = targets[target].object, let driver = driver(of: key, target: target) else {
      return false
    }
    let row = components[driver].row
    resolver.offsets.drop(key, of: object)
    if !isSwept, row != slot { write(row, .allButOffsets) }
    return true
  }

  /// Takes all offsets off a target. They come back with the sweep, or with ``restoreOffsets(target:)``.
  func liftOffsets(target: Int32, but slot: Int32, isSwept: Bool = false) {
    guard usesOffsets, target >= 0, let object = targets[target].object else { return }
    for key in resolver.offsets.keys(object).sorted(by: { $0.code < $1.code }) {
      if uncover(key, target: target, but: slot, isSwept: isSwept) { continue }
      // A setter of the caller's may do anything.
      depth += 1
      resolver.offsets.lift(key, of: object)
      depth -= 1
      guard targets[target].object === object else { return }
    }
  }

  /// Adds to all that the sweep has written, target by target.
  func sweepOffsets(_ ids: inout [TweenID]) {
    ids.removeAll { !rows.isAlive($0) || !rows.head($0.slot).hasOffsets }
    ids.sort { rows[$0.slot].age < rows[$1.slot].age }
    for id in ids where rows.isAlive(id) && rows.isDriving(id.slot) {
      let target = rows[id.slot].target
      guard target >= 0, let object = targets[target].object,
        resolver.offsets.beginSweep(object, step: step)
      else { continue }
      addOffsets(target: target, but: -1, isSwept: true)
    }
  }

  /// What other rows wrote is covered again, unless the sweep is still to come.
  func restoreOffsets(target: Int32, but slot: Int32 = -1) {
    guard usesOffsets, target >= 0, !isAdvancing || sweptAt == now else { return }
    var row = targets[target].firstRow
    while row >= 0 {
      if rows.head(row).hasOffsets, rows.isDriving(row) {
        return addOffsets(target: target, but: slot, isSwept: false)
      }
      row = rows[row].next
    }
  }

  /// Components that were written are their own again, whatever stood on top of them.
  func forgetOffsets(_ access: PropertyAccess, _ mask: UInt64, of object: AnyObject) {
    for (index, element) in access.elements.enumerated() where mask & (1 << UInt64(index)) != 0 {
      resolver.offsets.drop(element.key, of: object)
    }
  }

  /// What a row adds stays where it is, for good: to the others it is part of what is below. Whoever takes it from the
  /// row adds the others again.
  func keepOffsets(_ id: TweenID, _ indices: [Int32]) {
    let slot = id.slot
    guard usesOffsets, let plan = rows.plan(slot), plan.hasOffsets, rows[slot].target >= 0,
      let object = targets[rows[slot].target].object
    else { return }
    let keys = indices.filter { components[$0].isOwned }.compactMap { index in
      let part = rows.part(components[index])
      return (plan.access(part) as? OffsetAccess)?.below[Int(part.element)]
    }
    let target = rows[slot].target
    if slots(of: target).contains(where: { $0 != slot && rows.head($0).hasOffsets }) {
      liftOffsets(target: target, but: -1)
      guard rows.isAlive(id) else { return }
      resolver.offsets.beginRound(object)
      write(slot, .offsets)
      guard rows.isAlive(id) else { return }
    }
    for key in keys { resolver.offsets.drop(key, of: object) }
  }
}
