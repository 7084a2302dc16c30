// The components that a timeline has lost for good while it plays, or that were split off it:
// members that are appended later do not get them back (SEMANTICS 35). Most timelines lose nothing.

struct LostComponents {
  private struct Target {
    weak var object: AnyObject?
    var keys: Set<ComponentKey>
  }

  private var targets: [ObjectIdentifier: Target] = [:]

  var isEmpty: Bool { targets.isEmpty }

  mutating func note(_ key: ComponentKey, of object: AnyObject) {
    let id = ObjectIdentifier(object)
    if targets[id]?.object !== object { targets[id] = Target(object: object, keys: []) }
    targets[id]?.keys.insert(key)
  }

  /// Whether a component of an object was lost, or any of it.
  func contains(_ key: ComponentKey? = nil, of object: AnyObject) -> Bool {
    // Another object may have the place of one that is gone.
    guard let target = targets[ObjectIdentifier(object)], target.object === object else {
      return false
    }
    return key.map(target.keys.contains) ?? true
  }
}
