// Finding a component's owners on a target with many tweens or components (a wall of lamps): by key instead of by
// walking them all. Called by Engine+Owning; knows nothing of who wins.

/// Who owns what of one target, by component.
struct OwnerIndex {
  /// Of components that one tween owns.
  private(set) var alone: [ComponentKey: ComponentOwner] = [:]
  /// Of components that several share.
  private(set) var shared: [ComponentKey: SharedOwners] = [:]

  /// Up to here walking the rows is quicker than a dictionary.
  static let fewest = 16

  func forOwners(of key: ComponentKey, _ body: (Int32) -> Void) {
    if let owner = alone[key] { return body(owner.index) }
    if shared.isEmpty { return }
    for index in shared[key]?.owners.keys.sorted() ?? [] { body(index) }
  }

  mutating func add(_ owner: ComponentOwner, _ key: ComponentKey) {
    if key == .added { return }
    if !shared.isEmpty, shared[key] != nil {
      shared[key]?.add(owner)
    } else if let other = alone.removeValue(forKey: key) {
      shared[key] = SharedOwners()
      shared[key]?.add(other)
      shared[key]?.add(owner)
    } else {
      alone[key] = owner
    }
  }

  mutating func remove(_ index: Int32, _ key: ComponentKey) {
    if key == .added { return }
    if alone[key]?.index == index {
      alone[key] = nil
    } else if !shared.isEmpty {
      shared[key]?.remove(index)
      if shared[key]?.owners.isEmpty == true { shared[key] = nil }
    }
  }

  /// An owned component has been copied to another place.
  mutating func move(_ old: Int32, to new: Int32, _ key: ComponentKey) {
    if let owner = alone[key], owner.index == old {
      alone[key] = ComponentOwner(index: new, takes: owner.takes, age: owner.age)
    } else if !shared.isEmpty {
      shared[key]?.move(old, to: new)
    }
  }

  /// Calls `body` with what several share a component by; `nil` where no more than one owns it.
  mutating func withShared<Result>(
    _ key: ComponentKey, _ body: (inout SharedOwners) -> Result
  ) -> Result? {
    guard !shared.isEmpty, let place = shared.index(forKey: key) else { return nil }
    return body(&shared.values[place])
  }
}

extension TweenEngine {
  /// From now on a target's owners are found by key.
  func indexOwners(_ target: Int32) {
    var owners = OwnerIndex()
    for slot in slots(of: target) {
      for index in componentIndices(slot) where components[index].isOwned {
        owners.add(owner(index), key(index))
      }
    }
    ownerIndexes[target] = owners
  }

  func owner(_ index: Int32) -> ComponentOwner {
    let slot = components[index].row
    return ComponentOwner(
      index: index, takes: rows.summary(slot).overwrite != .none, age: rows[slot].age)
  }

  /// Whom a starting row meets at a component that it wants.
  struct Rivals {
    /// Older owners, which lose it to a row that takes.
    var beaten: [Int32] = []
    /// The newest row among those that are newer and keep it.
    var winner: Int32?
    /// Whether there are others that it shares it with.
    var isShared = false
  }

  func rivals(at index: Int32, target: Int32) -> Rivals {
    let mine = owner(index)
    var rivals = Rivals()
    if !mine.takes, let keeper = ownerIndexes[target]?.shared[key(index)].map(\.newestTaker) {
      rivals.isShared = true
      if let keeper, keeper.age > mine.age { rivals.winner = components[keeper.index].row }
      return rivals
    }
    var newest: UInt64 = 0
    forOwners(of: key(index), target: target) { other in
      let other = owner(other)
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
