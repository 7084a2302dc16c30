// Resolves the requested properties of a description for one target: finds each, reads its value,
// and resolves duplicate keys, which write one component. Called when tweens are added.

struct PropertyPlanner {
  let registry: Registry
  let target: AnyObject
  let site: CallSite
  /// The target's place among those of the call.
  var index = 0

  var properties: [PlannedProperty] = []
  var parts: [PlannedComponent] = []
  var problems: [TweenProblem] = []
  /// By property: the interpolation and filters of its value and of the call.
  var interpolations: [PropertyInterpolation] = []
  var modifiers = CallModifiers()
  var isIndividual = false

  var resolver: PropertyResolver { registry.resolver }
  var targetType: Any.Type { type(of: target) }

  mutating func plan(_ plan: TweenDescription) -> ResolvedPlan {
    let plan = plan.each.map { evaluated($0) } ?? plan
    problems += plan.problems
    // Also where no property is left: what is one in the table may be a reserved word.
    resolver.table(of: target)
    var wanted = plan.wanted[...]
    if !registry.modifiers.isEmpty { wanted = readModifiers(wanted) }
    for wanted in wanted { resolve(wanted.key, wanted.value, plan, origins: []) }
    if !plan.missingLength.isEmpty, !properties.contains(where: { $0.motion?.isMeasured == true }) {
      problems += plan.missingLength
    }
    let hasProgress =
      interpolations.contains { !$0.isStraight } || properties.contains { $0.access.isProgress }
    if hasProgress { bindInterpolations(plan) }
    if properties.contains(where: { !$0.access.claims.isEmpty }) {
      // Each property's claims are behind its parts.
      parts = parts.indices.flatMap { index in
        let (part, next) = (parts[index], parts.dropFirst(index + 1).first?.property)
        let claims = next == part.property ? [] : properties[Int(part.property)].access.claims
        return [part]
          + claims.map {
            PlannedComponent(
              property: part.property, element: PlannedComponent.claimed, layout: .double,
              encoding: .max, key: $0, endRule: .argument(.to))
          }
      }
    }
    if properties.count > 1 {
      resolveDuplicateKeys(plan.wanted)
      sortByWriteOrder()
    }
    return ResolvedPlan(
      plan: hasProgress && !plan.limits.isNone ? plan.copy { $0.limits = NumberLimits() } : plan,
      properties: properties,
      parts: parts, problems: problems.located(site), isIndividual: isIndividual,
      isOfPlayhead: registry.playheadType == ObjectIdentifier(targetType),
      asking: isIndividual && plan.timing.refreshes
        ? ResolvedPlan.Asking(call: plan, place: index) : nil)
  }

  /// Resolves one request. `origins`: the splitters that made it, outermost first.
  private mutating func resolve(
    _ key: TweenKey, _ value: Any, _ plan: TweenDescription, origins: [TweenKey]
  ) {
    guard let given = evaluated(value, for: key), let value = timed(given, for: key) else { return }
    if !origins.contains(key), let splitter = resolver.splitter(key, for: target) {
      guard let parts = split(splitter, key, value, depth: origins.count) else { return }
      let first = self.parts.count
      for (part, value) in parts.sortedEntries {
        resolve(part, value, plan, origins: origins + [key])
      }
      // They are one value to the caller, and are read and shown together.
      guard self.parts[first...].contains(where: \.givesStart) else { return }
      for index in first..<self.parts.count
      where !properties[Int(self.parts[index].property)].access.isProgress {
        self.parts[index].givesStart = true
      }
      return
    }
    guard let found = resolver.access(key, for: target) else {
      if let fault = resolver.fault(key, for: target) {
        return refuse(fault, .propertyMisdescribed, key, value)
      }
      if let splitter = origins.last, registry.isWord(key) {
        return report(
          .unknownProperty, key, value,
          fault: "\"\(splitter)\" is split into this word of calls, which is no property",
          remedy: "it is left out; give it in the call, and let the splitter answer with properties"
        )
      }
      problems.append(
        .unknownProperty(
          key: key, value: value, targetType: targetType, known: resolver.knownNames(for: target),
          isRegistered: resolver.isRegistered(key) || registry.modifier(key) != nil))
      return
    }
    if let (limit, number, element) = limitBeyond(found, plan.limits) {
      return problems.append(
        .beyond(found.holder(element), key: limit, value: number, targetType: targetType))
    }
    do throws(ValueReader.Fault) {
      let (access, given) = try progress(found, value, plan.easing)
      if plan.unitsPerSecond != nil, found is OpaqueAccess {
        report(
          .wrongPropertyType, key, value,
          fault: "a speed needs a way of numbers, and the property is made of none",
          remedy: "it takes as long as the other properties of the call, and no time where it is "
            + "alone; give a duration")
      }
      let value = listAsKeyframes(given, for: access)
      let easing = TweenValue.inside(value)?.easing ?? plan.easing
      let laneEasing = easing.laneEasing
      let track = try track(value, for: access, easing)
      let motion = try motion(value, of: key, for: access, plan)
      let isLaned =
        motion.map { $0.isLaned && laneEasing != nil } ?? track.map { $0.laneEasings != nil }
        ?? (laneEasing != nil || access.isDirect)
      func add(_ element: Int, _ endRule: EndRule) {
        let info = access.elements[element]
        let sum = laneEasing == nil ? nil : access.sumPlace(element)
        parts.append(
          PlannedComponent(
            property: PropertyIndex(properties.count), element: UInt8(element),
            isDirect: access.isDirect,
            isLaned: (access.isLaned || sum != nil) && isLaned,
            offset: Int32(truncatingIfNeeded: info.offset ?? sum?.offset ?? -1), share: sum?.share,
            layout: info.layout,
            encoding: info.encoding, key: info.key, endRule: endRule,
            givesStart: endRule.givesStart && !access.isProgress))
      }
      if let track {
        for element in access.elements.indices { add(element, .keyframes(track.start(element))) }
      } else {
        try ValueReader.read(value, for: access, add)
      }
      properties.append(
        PlannedProperty(
          access: access, name: key, origins: origins, easing: easing,
          ends: TweenValue.inside(value)?.ends, track: track, motion: motion))
      interpolations.append(interpolation(key, origins, value, access, plan.limits))
    } catch {
      switch error {
      case .wrongType:
        let wrong = wrongKeyframe(value, for: found)
        if let refusal = found.refusal(of: TweenValue.given(wrong?.value ?? value)) {
          return refuse(refusal, .wrongPropertyType, origins.first ?? key, wrong?.value ?? value)
        }
        problems.append(
          .wrongPropertyType(
            key: key, value: value, expected: found.valueType, listLength: found.listLength,
            targetType: targetType, keyframe: wrong))
      case .notFinite:
        problems.append(.notFinite(key: key, value: value, targetType: targetType))
      case .beyond(let element):
        problems.append(
          .beyond(found.holder(element), key: key, value: value, targetType: targetType))
      case .refused(let refusal):
        refuse(refusal, .wrongPropertyType, origins.first ?? key, value)
      }
    }
  }

  /// A limit that clamps to a number which an element of a property cannot hold.
  private func limitBeyond(_ access: PropertyAccess, _ limits: NumberLimits) -> (
    key: TweenKey, number: Double, element: Int
  )? {
    func find(_ key: TweenKey, _ limit: Double?, held: Double) -> (TweenKey, Double, Int)? {
      guard let limit else { return nil }
      return access.elements.firstIndex { $0.double($0.bits(limit)) == held }
        .map { (key, limit, $0) }
    }
    return find(.minimum, limits.minimum, held: .infinity)
      ?? find(.maximum, limits.maximum, held: -.infinity)
  }

  /// Sorts the parts: stored properties first, then computed ones, which may depend on them,
  /// additive ones last. Of a playhead the speed comes behind the position, which has claims.
  private mutating func sortByWriteOrder() {
    let isOfPlayhead = registry.playheadType == ObjectIdentifier(targetType)
    func rank(_ part: PlannedComponent) -> Int {
      let access = properties[Int(part.property)].access
      if isOfPlayhead, access.claims.isEmpty { return 1 }
      return access.isAdditive ? 3 : access.dependencies.isEmpty ? 0 : 2
    }
    guard parts.contains(where: { rank($0) > 0 }) else { return }
    parts = (0...3).flatMap { wanted in parts.filter { rank($0) == wanted } }
  }
}
