// Finding a component's owners on a target that owns many (a wall of lamps): by key instead of by walking the
// list. Called by Engine+Owning, which has the list; knows nothing of who wins.

/// Where in a target's list the owners of each component begin. They stand side by side in it.
final class OwnedCrowd {
  var first: [ComponentKey: Int32] = [:]

  /// Up to here walking the list is quicker than a dictionary.
  static let fewest = 16
}

extension TweenEngine {
  func forOwners(of key: ComponentKey, in crowd: OwnedCrowd, _ body: (Int32) -> Void) {
    var index = crowd.first[key] ?? -1
    while index >= 0, components[index].key == key {
      let next = components[index].nextOwned
      body(index)
      index = next
    }
  }

  /// Brings the owners of each component side by side, in the order in which they are. Nobody walks the list
  /// meanwhile: what `forOwners` calls asks for no owners.
  func crowd(_ target: Int32) {
    var owned: [Int32] = []
    var index = targets[target].firstOwned
    while index >= 0 {
      owned.append(index)
      index = components[index].nextOwned
    }
    targets[target].firstOwned = -1
    crowds[target] = OwnedCrowd()
    for index in owned.reversed() { own(index, target: target) }
  }

  /// After an entry was taken out of the list before `next`. With the last one goes the crowd.
  func leaveCrowd(_ index: Int32, next: Int32, target: Int32) {
    guard let crowd = crowds[target] else { return }
    let key = components[index].key
    if crowd.first[key] == index {
      crowd.first[key] = next >= 0 && components[next].key == key ? next : nil
    }
    if targets[target].firstOwned < 0 { crowds[target] = nil }
  }

  /// An owned entry has been copied to another place: what pointed at it points there.
  func relinkOwned(from old: Int32, to new: Int32) {
    let component = components[new]
    let target = rows[component.row].target
    if component.previousOwned >= 0 {
      components[component.previousOwned].nextOwned = new
    } else {
      targets[target].firstOwned = new
    }
    if component.nextOwned >= 0 { components[component.nextOwned].previousOwned = new }
    if !crowds.isEmpty, let crowd = crowds[target], crowd.first[component.key] == old {
      crowd.first[component.key] = new
    }
  }
}
