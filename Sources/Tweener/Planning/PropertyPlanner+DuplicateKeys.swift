// The choice between two keys of a call that write one component. Part of PropertyPlanner.

extension PropertyPlanner {
  /// Two properties with a common component.
  private typealias Loss = (winner: PropertyIndex, loser: PropertyIndex)

  /// Removes duplicate components: of two keys that write one, the key of the higher layer wins, in
  /// one layer that with fewer components, else the later one; so among the parts of one key. A
  /// property with claims that loses one component loses all.
  mutating func resolveDuplicateKeys(_ wanted: [PropertyRequest]) {
    var seen: Set<ComponentKey> = []
    guard parts.contains(where: { $0.key != .added && !seen.insert($0.key).inserted }) else {
      return
    }
    let layers = Dictionary(wanted.map { ($0.key, $0.layer) }) { $1 }
    func layer(_ property: PropertyIndex) -> Int { layers[origin(property)] ?? 0 }
    let keys = Dictionary(grouping: parts.filter { $0.key != .added }, by: \.property)
      .mapValues { $0.map(\.key) }
    let groups = Dictionary(grouping: keys.keys, by: origin)
      .mapValues { (owned: owned($0), place: -Int($0.min() ?? 0)) }
    func rank(_ property: PropertyIndex) -> (Int, Int, Int, Int, Int) {
      let group = groups[origin(property)] ?? (0, 0)
      return (-layer(property), group.owned, group.place, owned([property]), -Int(property))
    }
    let ranked = keys.keys.ordered { rank($0) < rank($1) }
    var winners: [ComponentKey: PropertyIndex] = [:]
    var dropped: Set<PropertyIndex> = []
    var lost: [Loss] = []
    for property in ranked {
      let keys = keys[property] ?? []
      let stronger = Set(keys.compactMap { winners[$0] })
      for winner in stronger { lost.append((winner, property)) }
      if !stronger.isEmpty, !properties[Int(property)].access.claims.isEmpty {
        dropped.insert(property)
      } else {
        for key in keys where winners[key] == nil { winners[key] = property }
      }
    }
    parts.removeAll {
      dropped.contains($0.property) || winners[$0.key, default: $0.property] != $0.property
    }
    // By the later of the two in the order of the keys, whatever order the sets have.
    func place(_ pair: Loss) -> (PropertyIndex, PropertyIndex, PropertyIndex) {
      (max(pair.winner, pair.loser), pair.loser, pair.winner)
    }
    lost.order { place($0) < place($1) }
    for (winner, loser) in lost where layer(winner) == layer(loser) {
      let isOfOne = origin(winner) == origin(loser)
      func name(_ property: PropertyIndex) -> TweenKey {
        isOfOne ? properties[Int(property)].name : origin(property)
      }
      let problem = TweenProblem.sameComponent(
        key: name(loser), winner: name(winner), targetType: targetType)
      if !problems.contains(problem) { problems.append(problem) }
    }
  }

  /// The number of components that properties own.
  private func owned(_ properties: [PropertyIndex]) -> Int {
    Set(properties.flatMap { self.properties[Int($0)].access.owned }).count
  }

  /// The key of the call that brought a property.
  private func origin(_ property: PropertyIndex) -> TweenKey {
    properties[Int(property)].origins.first ?? properties[Int(property)].name
  }
}
