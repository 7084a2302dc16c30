// Resolves the wanted properties of a plan for one target: finds each, reads its value, and settles two
// keys of one call that write one component. Called by the engine when tweens are added.

struct TargetPlanner {
  let resolver: PropertyResolver
  let target: AnyObject

  private var properties: [PlannedProperty] = []
  private var problems: [TweenProblem] = []

  init(resolver: PropertyResolver, target: AnyObject) {
    self.resolver = resolver
    self.target = target
  }

  private var targetType: Any.Type { type(of: target) }

  mutating func plan(_ plan: TweenPlan) -> TargetPlan {
    for wanted in plan.wanted { resolve(wanted.key, wanted.value, origins: []) }
    settleDoubles()
    return TargetPlan(plan: plan, properties: properties, problems: problems)
  }

  /// `origins`: the splitters on the way here, outermost first.
  private mutating func resolve(_ key: TweenKey, _ value: Any, origins: [TweenKey]) {
    if !origins.contains(key), let splitter = resolver.splitter(key, for: target) {
      guard origins.count < 8, let parts = splitter.split(value) else {
        problems.append(.splitterRefused(key: key, value: value, targetType: targetType))
        return
      }
      for part in TweenKey.sorted(parts.keys) {
        if let value = parts[part] { resolve(part, value, origins: origins + [key]) }
      }
      return
    }
    guard let access = resolver.access(key, for: target) else {
      problems.append(
        .unknownProperty(key: key, targetType: targetType, known: resolver.names(for: target)))
      return
    }
    do throws(ValueReader.Fault) {
      let specs = try ValueReader.specs(value, for: access)
      properties.append(
        PlannedProperty(
          access: access, specs: specs, mask: access.fullMask, names: origins + [key]))
    } catch {
      switch error {
      case .wrongType:
        problems.append(
          .wrongPropertyType(
            key: key, value: value, expected: access.valueType, targetType: targetType))
      case .notFinite:
        problems.append(.notFinite(key: key, value: value, targetType: targetType))
      }
    }
  }

  /// Where two keys write one component, the key that writes fewer wins, else the later one.
  private mutating func settleDoubles() {
    guard properties.count > 1 else { return }
    typealias Place = (property: Int, element: Int)
    var owners: [ComponentKey: Place] = [:]
    var reported: Set<[Int]> = []
    for property in properties.indices {
      for (element, info) in properties[property].access.elements.enumerated() {
        guard let other = owners[info.key] else {
          owners[info.key] = (property, element)
          continue
        }
        let wins =
          properties[property].access.elements.count
          <= properties[other.property].access.elements.count
        let loser: Place = wins ? other : (property, element)
        let winner = wins ? property : other.property
        properties[loser.property].mask &= ~(1 << UInt64(loser.element))
        if wins { owners[info.key] = (property, element) }
        if reported.insert([winner, loser.property]).inserted { report(loser.property, winner) }
      }
    }
  }

  private mutating func report(_ loser: Int, _ winner: Int) {
    if let key = properties[loser].names.last, let other = properties[winner].names.last {
      problems.append(.sameComponent(key: key, winner: other, targetType: targetType))
    }
  }
}
