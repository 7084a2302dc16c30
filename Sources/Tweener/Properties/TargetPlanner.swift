// Resolves the wanted properties of a plan for one target: finds each, reads its value, and settles two
// keys of one call that write one component. Called by the engine when tweens are added.

struct TargetPlanner {
  let resolver: PropertyResolver
  let target: AnyObject

  private var properties: [PlannedProperty] = []
  private var parts: [(part: PlannedPart, spec: ValueSpec)] = []
  private var problems: [TweenProblem] = []

  init(resolver: PropertyResolver, target: AnyObject) {
    self.resolver = resolver
    self.target = target
  }

  private var targetType: Any.Type { type(of: target) }

  mutating func plan(_ plan: TweenPlan) -> TargetPlan {
    problems = plan.problems
    for wanted in plan.wanted { resolve(wanted.key, wanted.value, plan, origins: []) }
    if properties.count > 1 {
      settleDoubles()
      writeViewsLast()
    }
    return TargetPlan(
      plan: plan, properties: properties, parts: parts.map(\.part), specs: parts.map(\.spec),
      problems: problems)
  }

  /// `origins`: the splitters on the way here, outermost first.
  private mutating func resolve(
    _ key: TweenKey, _ value: Any, _ plan: TweenPlan, origins: [TweenKey]
  ) {
    if !origins.contains(key), let splitter = resolver.splitter(key, for: target) {
      guard origins.count < 8, let parts = splitter.split(value) else {
        problems.append(.splitterRefused(key: key, value: value, targetType: targetType))
        return
      }
      for part in TweenKey.sorted(parts.keys) {
        if let value = parts[part] { resolve(part, value, plan, origins: origins + [key]) }
      }
      return
    }
    guard let access = resolver.access(key, for: target) else {
      problems.append(
        .unknownProperty(
          key: key, value: value, targetType: targetType, known: resolver.names(for: target)))
      return
    }
    do throws(ValueReader.Fault) {
      let easing = (value as? TweenValue)?.easing.map(EasingChoice.easing) ?? plan.easing
      let laneEasing = plan.isFinished ? nil : easing.laneEasing
      try ValueReader.read(value, for: access) { element, spec in
        let info = access.elements[element]
        let part = PlannedPart(
          property: UInt16(truncatingIfNeeded: properties.count), element: UInt8(element),
          isDirect: access.isDirect, isLaned: access.isDirect && laneEasing != nil,
          offset: Int32(truncatingIfNeeded: info.offset ?? -1), layout: info.layout, key: info.key)
        parts.append((part, spec))
      }
      properties.append(
        PlannedProperty(
          access: access, name: key, origins: origins, easing: easing, laneEasing: laneEasing))
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
    var winners: [ComponentKey: UInt16] = [:]
    var reported: Set<[UInt16]> = []
    for (part, _) in parts {
      guard let other = winners.updateValue(part.property, forKey: part.key) else { continue }
      let isLarger =
        properties[Int(part.property)].access.elements.count
        > properties[Int(other)].access.elements.count
      let (winner, loser) = isLarger ? (other, part.property) : (part.property, other)
      winners[part.key] = winner
      if reported.insert([winner, loser]).inserted {
        problems.append(
          .sameComponent(
            key: properties[Int(loser)].name, winner: properties[Int(winner)].name,
            targetType: targetType))
      }
    }
    if !reported.isEmpty { parts.removeAll { winners[$0.part.key] != $0.part.property } }
  }

  /// A view is computed from numbers that other keys of the call may write: they are to be written first.
  private mutating func writeViewsLast() {
    let isView = properties.map { !$0.access.lookedAt.isEmpty }
    guard isView.contains(true) else { return }
    parts =
      parts.filter { !isView[Int($0.part.property)] }
      + parts.filter { isView[Int($0.part.property)] }
  }
}
