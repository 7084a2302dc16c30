// The properties of a plan that do not go straight from start to end: who says so, and what the engine sees
// of them (progress). Part of PropertyPlanner.

extension PropertyPlanner {
  /// Reads the keys that bend or filter other properties' ways, and leaves the properties.
  mutating func readModifiers(_ wanted: ArraySlice<PropertyRequest>) -> ArraySlice<PropertyRequest>
  {
    guard wanted.contains(where: { resolver.modifier($0.key, for: target) != nil }) else {
      return wanted
    }
    var properties: [PropertyRequest] = []
    for wanted in wanted {
      switch resolver.modifier(wanted.key, for: target) {
      case .bend(let read)?: modifiers.merge(self.read(wanted, by: read) ?? [:]) { $1 }
      case .filter(let order, let read)?:
        for (property, filter) in self.read(wanted, by: read) ?? [:] {
          filters[property, default: []].append(RankedFilter(order: order, filter: filter))
        }
      case nil: properties.append(wanted)
      }
    }
    return properties[...]
  }

  /// What a modifier makes of its value, or a report and nothing.
  private mutating func read<Read>(_ wanted: PropertyRequest, by read: (Any) throws -> Read?)
    -> Read?
  {
    guard let value = evaluated(wanted.value, for: wanted.key) else { return nil }
    do {
      if let read = try read(value) { return read }
      problems.append(.modifierRefused(key: wanted.key, value: value, targetType: targetType))
    } catch {
      refuse(error, .splitterRefused, wanted.key, value)
    }
    return nil
  }

  /// The access and the value of a property as they are planned: those of a call's own where its components
  /// are progress from the beginning.
  func progress(_ access: PropertyAccess, _ value: Any, _ easing: EasingChoice)
    throws(ValueReader.Fault) -> (PropertyAccess, Any)
  {
    if let open = access as? OpaqueAccess {
      let easing = TweenValue.inside(value)?.easing
      var given = value
      if case .to(let end) = TweenValue.inside(value)?.kind { given = end }
      let track: PropertyAccess?
      do {
        track = try open.access(to: given, encoding: resolver.keys.newEncoding())
      } catch {
        throw .refused(TweenValueError(error))
      }
      guard let track else { throw .wrongType }
      let all = TweenValue.offset { $0 }
      return (track, easing.map(all.eased) ?? all)
    }
    if let paced = TweenValue.inside(value)?.paced(by: easing) {
      return try progress(access, paced, .easing(.linear))
    }
    if case .offset(let offset) = TweenValue.inside(value)?.kind {
      let sum = AdditiveAccess(
        base: access, offset: offset, offsets: resolver.layers,
        encoding: resolver.keys.newEncoding())
      return (sum, value)
    }
    return (access, value)
  }

  /// A modifier's way before the value's own, and that before the property's.
  func way(
    _ key: TweenKey, _ origins: [TweenKey], _ value: Any, _ access: PropertyAccess
  ) -> PropertyWay? {
    if access.isProgress { return nil }
    var way = TweenValue.inside(value)?.way ?? access.way
    if !modifiers.isEmpty, let named = ([key] + origins).first(where: { modifiers[$0] != nil }) {
      way = modifiers[named].map(NumberWay.init)
    }
    if !filters.isEmpty, let named = ([key] + origins).first(where: { filters[$0] != nil }) {
      // Few: each goes in front of the first that has a higher order.
      var ordered: [RankedFilter] = []
      for filter in filters[named] ?? [] {
        let place = ordered.firstIndex { $0.order > filter.order } ?? ordered.endIndex
        ordered.insert(filter, at: place)
      }
      for filter in ordered { way = FilterWay(filter.filter, behind: way) }
    }
    return way
  }

  /// Makes progress of the properties that go their own way; and of the others too where the call rounds or
  /// clamps, which progress must not be: then every property sees to that by itself.
  mutating func bindInterpolations(_ plan: TweenDescription) {
    for index in properties.indices where !properties[index].access.isProgress {
      guard let way = ways[index] ?? (plan.isFinished ? NumberWay(NumberWay.straight) : nil) else {
        continue
      }
      let property = properties[index]
      guard let bound = way.bound(to: property.access) else {
        problems.append(.wayOfOtherType(property, targetType: targetType))
        parts.removeAll { $0.property == index }
        continue
      }
      let inner = ResolvedPlan(
        plan: plan, properties: [property],
        parts: parts.filter { $0.property == index }.map { $0.moved(to: 0) }, problems: [])
      let access = WayAccess(
        base: property.access, way: bound, inner: inner, encoding: resolver.keys.newEncoding())
      properties[index] = PlannedProperty(
        access: access, name: property.name, origins: property.origins, easing: property.easing,
        laneEasing: nil, computedEnds: nil)
      parts = parts.map { $0.property == index ? $0.progress(of: access) : $0 }
    }
  }
}

extension PlannedComponent {
  /// The component as one of another property.
  fileprivate func moved(to property: PropertyIndex) -> PlannedComponent {
    PlannedComponent(
      property: property, element: element, isDirect: isDirect, isLaned: isLaned, offset: offset,
      layout: layout, encoding: encoding, key: key, endRule: endRule, givesStart: givesStart)
  }

  /// The component as the engine sees it where it goes its own way.
  fileprivate func progress(of access: PropertyAccess) -> PlannedComponent {
    let info = access.elements[Int(element)]
    return PlannedComponent(
      property: property, element: element, isDirect: false, isLaned: false, offset: -1,
      layout: info.layout, encoding: info.encoding, key: info.key,
      endRule: .fromTo(0.0.bitPattern, 1.0.bitPattern), givesStart: givesStart)
  }
}

extension TweenProblem {
  fileprivate static func modifierRefused(key: TweenKey, value: Any, targetType: Any.Type)
    -> TweenProblem
  {
    TweenProblem(
      .splitterRefused, key: key.description, value: ValueText.describe(value),
      targetType: ValueText.describe(type: targetType), fault: "the modifier refused the value",
      remedy: "give a value that it can read; the properties go straight")
  }

  fileprivate static func wayOfOtherType(_ property: PlannedProperty, targetType: Any.Type)
    -> TweenProblem
  {
    let type = ValueText.describe(type: property.access.valueType)
    return TweenProblem(
      .wrongPropertyType, key: property.name.description,
      targetType: ValueText.describe(type: targetType), fault: "mixed as another type",
      remedy: "the property holds \(type); give a function that mixes these")
  }
}

extension TweenValue {
  /// The value that a paced one makes of its own easing, or of the tween's; `nil` for any other value.
  fileprivate func paced(by easing: EasingChoice) -> TweenValue? {
    guard case .paced(let make) = kind else { return nil }
    let pace = self.easing.map(EasingChoice.easing) ?? easing
    var made = make { pace($0) }
    if let way { made.way = way.rooted(on: made.way) }
    if case .paced = made.kind { return nil }
    return made.easing == nil ? made.eased(.linear) : made
  }
}
