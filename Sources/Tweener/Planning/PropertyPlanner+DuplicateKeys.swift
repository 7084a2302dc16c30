// Claims of the properties of a call, and which of two keys keeps a component that both write. Part
// of PropertyPlanner.

extension PropertyPlanner {
  /// Adds each property's claims behind its parts.
  mutating func addClaims() {
    var all: [PlannedComponent] = []
    for (index, part) in parts.enumerated() {
      all.append(part)
      let isLast = index == parts.indices.last || parts[index + 1].property != part.property
      if isLast { all += properties[Int(part.property)].access.claims.map(part.claim) }
    }
    parts = all
  }

  /// Two properties with a common component.
  private typealias Loss = (winner: PropertyIndex, loser: PropertyIndex)

  /// Removes duplicate components: of two keys that write one, the key of the higher layer wins, in
  /// one layer that with fewer components, else the later one; so among the parts of one key. A
  /// property with claims that loses one component loses all.
  mutating func resolveDuplicateKeys(_ wanted: [PropertyRequest]) {
    guard hasDoubles else { return }
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

  /// Whether two parts have the same component.
  private var hasDoubles: Bool {
    var seen: Set<ComponentKey> = []
    return parts.contains { $0.key != .added && !seen.insert($0.key).inserted }
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

extension PlannedComponent {
  /// A claim of the same property.
  fileprivate func claim(_ key: ComponentKey) -> PlannedComponent {
    PlannedComponent(
      property: property, element: Self.claimed, layout: .double, encoding: .max, key: key,
      endRule: .argument(.to))
  }
}
