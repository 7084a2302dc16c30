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

    func includes(_ access: PropertyAccess) -> Bool {
      switch self {
      case .all: true
      case .allButOffsets, .starts: !access.isOffset
      case .stored: !access.isOffset && access.lookedAt.isEmpty
      case .views: !access.isOffset && !access.lookedAt.isEmpty
      case .offsets: access.isOffset
      }
    }

    /// Whether views are computed in it.
    var hasViews: Bool { self != .stored && self != .offsets }
  }

  var usesOffsets: Bool { resolver.offsets.users > 0 }

  /// Sees to it that a target holds what is below an offset, or what `Offsets` knows to be on top of that.
  /// `isSwept`: whoever drives it has been written already.
  func uncover(_ access: PropertyAccess, _ mask: UInt64, of slot: Int32, isSwept: Bool) {
    guard let access = access as? OffsetAccess else { return }
    for (index, key) in access.below.enumerated() where mask & (1 << UInt64(index)) != 0 {
      guard rows[slot].target >= 0 else { return }
      uncover(key, target: rows[slot].target, but: slot, isSwept: isSwept)
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
    for key in resolver.offsets.keys(object) {
      if uncover(key, target: target, but: slot, isSwept: isSwept) { continue }
      // A setter of the caller's may do anything.
      depth += 1
      resolver.offsets.lift(key, of: object)
      depth -= 1
      guard targets[target].object === object else { return }
    }
  }

  /// Writes what is added to all that the sweep has written, oldest first.
  func sweepOffsets(_ ids: inout [TweenID]) {
    ids.removeAll { !rows.isAlive($0) || !rows.head($0.slot).hasOffsets }
    ids.sort { rows[$0.slot].age < rows[$1.slot].age }
    for id in ids where rows.isAlive(id) && rows.isDriving(id.slot) {
      write(id.slot, .offsets, onlySlow: true)
    }
  }

  /// What other rows wrote is covered again, unless the sweep is still to come.
  func restoreOffsets(target: Int32) {
    guard usesOffsets, target >= 0, !isAdvancing || sweptAt == now else { return }
    liftOffsets(target: target, but: -1)
    for id in slots(of: target).map({ rows.id($0) }) where rows.isAlive(id) {
      guard rows.isDriving(id.slot), rows.head(id.slot).hasOffsets else { continue }
      write(id.slot, .offsets)
    }
  }

  /// Components that were written are their own again, whatever stood on top of them.
  func forgetOffsets(_ access: PropertyAccess, _ mask: UInt64, of object: AnyObject) {
    for (index, element) in access.elements.enumerated() where mask & (1 << UInt64(index)) != 0 {
      resolver.offsets.drop(element.key, of: object)
    }
  }

  /// A row's offsets stay as they are, for good.
  func keepOffsets(_ slot: Int32, _ indices: some Sequence<Int32>) {
    guard usesOffsets, let plan = rows.plan(slot), plan.hasOffsets, rows[slot].target >= 0,
      let object = targets[rows[slot].target].object
    else { return }
    for index in indices where components[index].isOwned {
      let part = rows.part(components[index])
      guard let access = plan.access(part) as? OffsetAccess else { continue }
      resolver.offsets.drop(access.below[Int(part.element)], of: object)
    }
  }
}
