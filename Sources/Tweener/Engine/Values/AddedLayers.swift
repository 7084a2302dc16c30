// Additive tweens: they add to what the target holds, or to what another tween makes of it. They
// are written last, and taken off wherever the value below is needed: for a start value, for a
// computed property. Called by the exact writes, the sweep and the starts; most engines have none,
// and ask `usesAdditiveLayers` only.

extension TweenEngine {
  /// The properties of a row that are to be written: stored ones before those computed from them,
  /// and these before those that add to either.
  enum WritePass {
    case all, allButAdditive, stored, computed, additive
    /// The starts that the call gives, of a tween that waits and owns nothing yet.
    case starts

    /// In `all` too what is added comes last, for all tweens of the target:
    /// ``addOffsets(target:but:isSwept:)``.
    func includes(_ access: PropertyAccess) -> Bool {
      switch self {
      case .all, .allButAdditive, .starts: !access.isAdditive
      case .stored: !access.isAdditive && access.dependencies.isEmpty
      case .computed: !access.isAdditive && !access.dependencies.isEmpty
      case .additive: access.isAdditive
      }
    }

    /// Whether computed properties are written in it.
    var hasComputed: Bool { self != .stored && self != .additive }
  }

  var usesAdditiveLayers: Bool { registry.layers.users > 0 }

  func isAdding(_ slot: Slot) -> Bool {
    rows.traits(slot).contains(.additive) && rows[slot].state == .running
  }

  /// Adds what the tweens of a target add, oldest first, at the present instant; those that are
  /// paused too, as long as this is asked for. `id`: a tween that has been written already.
  /// `isSwept`: all have been.
  func addOffsets(target: TargetIndex, but id: TweenID?, isSwept: Bool) {
    guard usesAdditiveLayers, !target.isNone, let object = targets[target].object else { return }
    let adding = slots(of: target).filter { isAdding($0) }
    exposeBase(adding, target: target, but: id, isSwept: isSwept)
    if adding.isEmpty { return }
    registry.layers.beginRound(object)
    for slot in adding { write(slot, .additive) }
  }

  /// Sees to it that a target holds what is below, or what `AdditiveLayers` knows to be on top of
  /// that.
  private func exposeBase(_ adding: [Slot], target: TargetIndex, but id: TweenID?, isSwept: Bool) {
    let areComputed = adding.contains { slot in
      rows.plan(slot)?.properties.contains {
        $0.access.isAdditive && !$0.access.dependencies.isEmpty
      } ?? false
    }
    // A computed property is computed from the numbers themselves.
    if areComputed { return removeLayers(target: target, but: id, isSwept: isSwept) }
    for slot in adding {
      for key in rows.plan(slot)?.addedKeys ?? [] {
        exposeBase(key, target: target, but: id, isSwept: isSwept)
      }
    }
  }

  /// False where no tween drives the component.
  @discardableResult
  @inline(never)
  private func exposeBase(_ key: ComponentKey, target: TargetIndex, but id: TweenID?, isSwept: Bool)
    -> Bool
  {
    guard let object = targets[target].object, let driver = driver(of: key, target: target) else {
      return false
    }
    let row = components[driver].row
    drop(key, of: object)
    // What is written once a step, before the sweep, has been added to by then.
    if !isSwept || isWrittenBeforeSweep(row), rows.id(row) != id { write(row, .allButAdditive) }
    return true
  }

  /// Takes all offsets off a target. They come back with the sweep, or with
  /// ``restoreLayers(target:but:)``.
  func removeLayers(target: TargetIndex, but id: TweenID?, isSwept: Bool = false) {
    guard usesAdditiveLayers, !target.isNone, let object = targets[target].object else { return }
    for key in registry.layers.keys(object).ordered(by: { $0.code < $1.code })
    where !exposeBase(key, target: target, but: id, isSwept: isSwept) {
      registry.layers.lift(key, of: object)
    }
  }

  /// Whether a row asks for a round. An offset that does not move is added again only where the
  /// engine has written the value below: what the caller writes there is not touched (SEMANTICS
  /// 19). A row that has nothing to add any more asks for nothing, whatever else it drives: how
  /// that is written would tell.
  func wantsOffsets(_ slot: Slot) -> Bool {
    let target = rows[slot].target
    guard let plan = rows.plan(slot), !target.isNone, let object = targets[target].object else {
      return false
    }
    for index in componentIndices(slot) where components[index].isOwned && key(index) == .added {
      if rows.isDriving(slot) || registry.layers.isUncovered(object) { return true }
      let part = rows.part(components[index])
      guard let access = plan.access(part) as? AdditiveAccess else { continue }
      if driver(of: access.baseKeys[Int(part.element)], target: target) != nil { return true }
    }
    return false
  }

  /// Adds the layers again to values that other rows wrote, unless the sweep is still to come.
  func restoreLayers(target: TargetIndex, but id: TweenID? = nil) {
    guard usesAdditiveLayers, !target.isNone, !clock.isAdvancing || clock.isSwept else { return }
    let isWanted = slots(of: target).contains {
      rows.traits($0).contains(.additive) && wantsOffsets($0)
    }
    if isWanted { addOffsets(target: target, but: id, isSwept: false) }
  }

  /// Components that were written are their own again, whatever stood on top of them.
  func forgetLayers(_ access: PropertyAccess, _ mask: UInt64, of object: AnyObject) {
    for (index, element) in access.elements.enumerated() where mask & (1 << UInt64(index)) != 0 {
      drop(element.key, of: object)
    }
    for key in access.claims { drop(key, of: object) }
  }

  /// Forgets the layers on a component: its present value is the target's own from now on.
  private func drop(_ key: ComponentKey, of object: AnyObject) {
    if let access = registry.layers.drop(key, of: object) { callouts.release(access) }
  }

  /// Makes what some parts of a tween add a part of the value below, for good. The caller, which
  /// takes these parts from the tween, adds the others again.
  func keepLayers(_ slot: Slot, _ parts: PartSet) {
    guard usesAdditiveLayers, let plan = rows.plan(slot), plan.traits.contains(.additive),
      !rows[slot].target.isNone,
      let object = targets[rows[slot].target].object
    else { return }
    let kept = componentIndices(slot).map { components[$0] }
      .filter { $0.isOwned && parts.contains($0.part) }
    let keys = kept.compactMap { component in
      let part = rows.part(component)
      return (plan.access(part) as? AdditiveAccess)?.baseKeys[Int(part.element)]
    }
    let target = rows[slot].target
    // In a step what was read or written since its last sweep has taken off what a paused one adds.
    if registry.layers.isUncovered(object)
      || slots(of: target).contains(where: { $0 != slot && rows.traits($0).contains(.additive) })
    {
      removeLayers(target: target, but: nil)
      registry.layers.beginRound(object)
      write(slot, .additive)
    }
    for key in keys { drop(key, of: object) }
  }

  // MARK: The sweep

  // Behind all that has been written. A tween that adds to its target alone is moved by a lane;
  // where several add to a target, or a tween drives what is below, each target is written by
  // itself.

  /// Adds to all that the sweep has written.
  func sweepAdditive() {
    reviewAdditions()
    let adding = writers.scalarRows.filter { rows.traits($0).contains(.additive) }
    for slot in adding.ordered(by: { rows[$0].age < rows[$1].age }) where wantsOffsets(slot) {
      // What it and all others add to their target is added once a step.
      guard let object = object(of: slot),
        registry.layers.beginSweep(object, step: clock.step)
      else { continue }
      addOffsets(target: rows[slot].target, but: nil, isSwept: true)
    }
    sweepLanes(.added)
  }

  /// Whether a row that adds does so alone: no other tween adds to its target, none drives what it
  /// adds to, and it adds to each component once.
  func addsAlone(_ slot: Slot) -> Bool {
    let target = rows[slot].target
    guard !target.isNone, let keys = rows.plan(slot)?.addedKeys,
      Set(keys).count == keys.count,
      !slots(of: target).contains(where: { $0 != slot && isAdding($0) })
    else { return false }
    return !keys.contains { hasOwner($0, target) }
  }

  /// Notes that who owns a component of a target has changed, where tweens add to it.
  func additionsMayChange(_ target: TargetIndex, _ key: ComponentKey) {
    guard !target.isNone, let object = targets[target].object else { return }
    if key == .added { registry.layers.expect(object) }
    if registry.layers.wantReview(object) { writers.reviewedTargets.append(target) }
  }

  /// Puts tweens that add alone into lanes, and takes those out that no longer do.
  private func reviewAdditions() {
    guard !writers.reviewedTargets.isEmpty else { return }
    for target in takeOut(&writers.reviewedTargets, leaving: []) {
      if let object = targets[target].object { registry.layers.beginReview(object) }
      for slot in slots(of: target)
      where rows.traits(slot).contains(.additive) && rows.isDriving(slot) {
        assignWriters(slot)
      }
    }
  }
}
