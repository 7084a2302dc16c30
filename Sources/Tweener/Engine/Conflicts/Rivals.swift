// The present owners of a component that a starting tween wants, and the decision to index a
// target's owners by key. Called by Owning.swift and conflicts; decides no conflict.

extension TweenEngine {
  /// From now on a target's owners are found by key.
  func indexOwners(_ target: TargetIndex) {
    var owners = OwnerIndex()
    for slot in slots(of: target) {
      for index in componentIndices(slot) where isContender(index) {
        owners.add(index, key(index))
      }
    }
    targets.ownerIndexes[target] = owners
  }

  /// The owners that a starting row meets at a component that it wants.
  struct Rivals {
    /// Older owners, which lose it to a row that takes.
    var beaten: [ComponentIndex] = []
    /// Newer owners, which keep it: one, or several that share what a setter of this row's writes.
    var winners: [Slot] = []
    /// Whether there are others that it shares it with.
    var isShared = false
  }

  @inline(never)
  func rivals(at index: ComponentIndex, target: TargetIndex) -> Rivals {
    let mine = components[index].row
    let age = rows[mine].age
    let takes = takes(mine) || isOfWhole(index)
    var rivals = Rivals()
    forOwners(of: key(index), target: target) { other in
      let slot = components[other].row
      let otherAge = rows[slot].age
      // Members of one timeline are one tween.
      if otherAge == age { return }
      if otherAge < age {
        if takes || isOfWhole(other) {
          rivals.beaten.append(other)
        } else {
          rivals.isShared = true
        }
      } else if !self.takes(slot), !isOfWhole(other), !isOfWhole(index) {
        rivals.isShared = true
      } else {
        rivals.winners.append(slot)
      }
    }
    return rivals
  }

  /// Whether a row takes components from older tweens, and keeps them from those that start later.
  /// What belongs to a property that says what it writes is taken and kept all the same (SEMANTICS
  /// 18).
  private func takes(_ slot: Slot) -> Bool { rows.summary(slot).overwrite != .none }
}
