// What is added to components that other tweens may write: it must not be mistaken for what is below it. Called
// where start values are read, where exact values are written, and where tweens end. Offsets themselves are
// OffsetAccess's.

extension TweenEngine {
  /// Tells offsets whether another tween writes what is below them.
  func connectOffsets() {
    resolver.offsets.isDriven = { [unowned self] key, object in
      guard let target = targets.find(object) else { return false }
      return driver(of: key, target: target) != nil
    }
  }

  /// Takes the offsets off a row's target before its start values are read. The target, where there were any.
  func liftOffsets(under slot: Int32) -> AnyObject? {
    guard !resolver.offsets.isEmpty, rows[slot].target >= 0,
      let object = targets[rows[slot].target].object
    else { return nil }
    depth += 1
    let isLifted = resolver.offsets.lift(object)
    depth -= 1
    return isLifted ? object : nil
  }

  /// Puts them back, where they are still owned.
  func restoreOffsets(on object: AnyObject) {
    guard let target = targets.find(object) else { return }
    for id in slots(of: target).map({ rows.id($0) }) where rows.isAlive(id) {
      guard rows[id.slot].state == .running, rows.plan(id.slot)?.hasOffsets == true else {
        continue
      }
      write(id.slot)
    }
  }

  /// Brings what is below a row's offsets to the present instant.
  func settleBases(_ slot: Int32, _ plan: TargetPlan) {
    let id = rows.id(slot)
    for property in plan.properties where property.access.isOffset {
      for key in property.access.bases {
        guard rows.isAlive(id), rows[slot].target >= 0 else { return }
        guard let driver = driver(of: key, target: rows[slot].target) else { continue }
        let row = components[driver].row
        if row != slot, rows.plan(row)?.hasOffsets == false { write(row) }
      }
    }
  }

  /// Components are written anew: no offset stands in them until its next write.
  func coverOffsets(_ access: PropertyAccess, _ mask: UInt64, _ object: AnyObject) {
    for (index, element) in access.elements.enumerated() where mask & (1 << UInt64(index)) != 0 {
      resolver.offsets.forget(element.key, on: object)
    }
  }

  /// The same of one component.
  func coverOffsets(_ key: ComponentKey, _ target: Int32) {
    if let object = targets[target].object { resolver.offsets.forget(key, on: object) }
  }

  /// What an ending row has left on its target is now what the target holds.
  func forgetOffsets(_ slot: Int32) {
    guard !resolver.offsets.isEmpty, let plan = rows.plan(slot), plan.hasOffsets,
      rows[slot].target >= 0, let object = targets[rows[slot].target].object
    else { return }
    for property in plan.properties where property.access.isOffset {
      resolver.offsets.forget(owner: ObjectIdentifier(property.access), on: object)
    }
  }
}
