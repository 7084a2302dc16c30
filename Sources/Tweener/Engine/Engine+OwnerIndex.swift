// Who meets whom at a component that a starting tween wants, and when a target's owners are found by key. Called by
// Engine+Owning and conflicts; knows nothing of who wins.

extension TweenEngine {
  /// From now on a target's owners are found by key.
  func indexOwners(_ target: TargetIndex) {
    var owners = OwnerIndex()
    for slot in slots(of: target) {
      for index in componentIndices(slot) where isContender(index) {
        owners.add(owner(index), key(index))
      }
    }
    targets.setOwnerIndex(owners, of: target)
  }

  func owner(_ index: ComponentIndex) -> ComponentOwner {
    let slot = components[index].row
    return ComponentOwner(
      index: index, takes: rows.summary(slot).overwrite != .none, age: rows[slot].age)
  }

  /// Whom a starting row meets at a component that it wants.
  struct Rivals {
    /// Older owners, which lose it to a row that takes.
    var beaten: [ComponentIndex] = []
    /// The newest row among those that are newer and keep it.
    var winner: Slot?
    /// Whether there are others that it shares it with.
    var isShared = false
  }

  func rivals(at index: ComponentIndex, target: TargetIndex) -> Rivals {
    let mine = owner(index)
    var rivals = Rivals()
    if !mine.takes,
      let keeper = targets.ownerIndex(of: target)?.shared[key(index)].map(\.newestTaker)
    {
      rivals.isShared = true
      if let keeper, keeper.age > mine.age { rivals.winner = components[keeper.index].row }
      return rivals
    }
    var newest: UInt64 = 0
    forOwners(of: key(index), target: target) { other in
      let other = owner(other)
      // Members of one timeline are one tween.
      if other.age == mine.age { return }
      if other.age < mine.age {
        if mine.takes { rivals.beaten.append(other.index) } else { rivals.isShared = true }
      } else if !other.takes {
        rivals.isShared = true
      } else if other.age > newest {
        newest = other.age
        rivals.winner = components[other.index].row
      }
    }
    return rivals
  }
}
