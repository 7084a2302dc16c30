// Finding a component's owners on a target with many tweens or components (a wall of lamps): by key instead of by
// walking them all. Kept by TargetTable; knows nothing of who wins.

/// Who owns what of one target, by component.
struct OwnerIndex {
  /// Of components that one tween owns.
  private(set) var alone: [ComponentKey: ComponentOwner] = [:]
  /// Of components that several share.
  private(set) var shared: [ComponentKey: SharedOwners] = [:]

  /// Up to here walking the rows is quicker than a dictionary.
  static let fewest = 16

  func forOwners(of key: ComponentKey, _ body: (ComponentIndex) -> Void) {
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

  mutating func remove(_ index: ComponentIndex, _ key: ComponentKey) {
    if key == .added { return }
    if alone[key]?.index == index {
      alone[key] = nil
    } else if !shared.isEmpty {
      shared[key]?.remove(index)
      if shared[key]?.owners.isEmpty == true { shared[key] = nil }
    }
  }

  /// An owned component has been copied to another place.
  mutating func move(_ old: ComponentIndex, to new: ComponentIndex, _ key: ComponentKey) {
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
