// Finding a component's owners on a target with many tweens or components (a wall of lamps): by key
// instead of by walking them all. Kept by TargetTable; knows nothing of who wins.

/// The owners of the components of one target, by component.
struct OwnerIndex {
  /// Of components that one tween owns.
  private(set) var alone: [ComponentKey: ComponentIndex] = [:]
  /// Of components that several share.
  private(set) var shared: [ComponentKey: [ComponentIndex]] = [:]

  /// Up to here walking the rows is quicker than a dictionary.
  static let fewest = 16

  func forOwners(of key: ComponentKey, _ body: (ComponentIndex) -> Void) {
    if let owner = alone[key] { return body(owner) }
    if shared.isEmpty { return }
    for owner in shared[key] ?? [] { body(owner) }
  }

  mutating func add(_ owner: ComponentIndex, _ key: ComponentKey) {
    if key == .added { return }
    if !shared.isEmpty, shared[key] != nil {
      shared[key]?.append(owner)
    } else if let other = alone.removeValue(forKey: key) {
      shared[key] = [other, owner]
    } else {
      alone[key] = owner
    }
  }

  mutating func remove(_ owner: ComponentIndex, _ key: ComponentKey) {
    if key == .added { return }
    if alone[key] == owner {
      alone[key] = nil
    } else if !shared.isEmpty {
      shared[key]?.removeAll { $0 == owner }
      if shared[key]?.isEmpty == true { shared[key] = nil }
    }
  }

  /// An owned component has been copied to another place.
  mutating func move(_ old: ComponentIndex, to new: ComponentIndex, _ key: ComponentKey) {
    if alone[key] == old {
      alone[key] = new
    } else if !shared.isEmpty, let place = shared[key]?.firstIndex(of: old) {
      shared[key]?[place] = new
    }
  }
}
