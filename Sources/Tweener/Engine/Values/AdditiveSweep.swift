// Additive tweens in the sweep: behind all that has been written. One that adds to its target alone
// is moved by a lane; where several add to a target, or a tween drives what is below, each target
// is written by itself (AddedLayers.swift).

extension TweenEngine {
  /// Adds to all that the sweep has written.
  func sweepAdditive() {
    reviewAdditions()
    let adding = writers.scalarRows.filter { rows.traits($0).contains(.additive) }
    for slot in adding.ordered(by: { rows[$0].age < rows[$1].age }) { sweepAdditive(slot) }
    sweepLanes(.added)
  }

  /// Adds what a tween and all others add to their target, once a step.
  private func sweepAdditive(_ slot: Slot) {
    guard wantsOffsets(slot) else { return }
    let target = rows[slot].target
    guard !target.isNone, let object = targets[target].object,
      registry.layers.beginSweep(object, step: clock.step)
    else { return }
    addOffsets(target: target, but: nil, isSwept: true)
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
