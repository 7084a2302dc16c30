// Finding a component's owners on a target with many tweens or components (a wall of lamps): by key instead of by
// walking them all. Called by Engine+Owning; knows nothing of who wins.

/// Who owns what of one target, by component.
struct OwnedCrowd {
  private(set) var first: [ComponentKey: Int32] = [:]
  /// The owners behind the first where several share.
  private var others: [ComponentKey: [Int32]] = [:]

  /// Up to here walking the rows is quicker than a dictionary.
  static let fewest = 16

  func forOwners(of key: ComponentKey, _ body: (Int32) -> Void) {
    guard let owner = first[key] else { return }
    body(owner)
    if others.isEmpty { return }
    for other in others[key] ?? [] { body(other) }
  }

  mutating func add(_ index: Int32, _ key: ComponentKey) {
    if key == .added { return }
    if first[key] == nil { first[key] = index } else { others[key, default: []].append(index) }
  }

  mutating func remove(_ index: Int32, _ key: ComponentKey) {
    if key == .added { return }
    var sharers = others.removeValue(forKey: key) ?? []
    if first[key] == index {
      first[key] = sharers.isEmpty ? nil : sharers.removeFirst()
    } else {
      sharers.removeAll { $0 == index }
    }
    if !sharers.isEmpty { others[key] = sharers }
  }

  /// An owned component has been copied to another place.
  mutating func move(_ old: Int32, to new: Int32, _ key: ComponentKey) {
    if first[key] == old { first[key] = new }
    if let place = others[key]?.firstIndex(of: old) { others[key]?[place] = new }
  }
}

extension TweenEngine {
  /// From now on a target's owners are found by key.
  func crowd(_ target: Int32) {
    var crowd = OwnedCrowd()
    for slot in slots(of: target) {
      for index in componentIndices(slot) where components[index].isOwned {
        crowd.add(index, key(index))
      }
    }
    crowds[target] = crowd
  }
}
