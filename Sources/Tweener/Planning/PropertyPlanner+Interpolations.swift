// The properties of a plan that do not go straight from start to end: which interpolation and
// filters each has. Their components become progress. Part of PropertyPlanner.

/// The interpolations and filters that keys of a call give to its other properties.
struct CallModifiers {
  var interpolations: [TweenKey: ComponentInterpolation] = [:]
  var typeInterpolations: [Interpolation] = []
  var filters: [TweenKey: [(order: Int, filter: TweenFilter)]] = [:]
}

/// The interpolation and the filters of one property.
struct PropertyInterpolation {
  /// `nil` for linear.
  var interpolation: Interpolation?
  var filters: [TweenFilter] = []

  var isStraight: Bool { interpolation == nil && filters.isEmpty }
}

extension PropertyPlanner {
  /// Reads the keys that interpolate or filter other properties, and leaves the properties.
  mutating func readModifiers(_ wanted: ArraySlice<PropertyRequest>) -> ArraySlice<PropertyRequest>
  {
    var properties: [PropertyRequest] = []
    let call = wanted
    for wanted in call {
      // A property of that name comes first.
      guard let modifier = registry.modifier(wanted.key),
        resolver.access(wanted.key, for: target) == nil
      else {
        properties.append(wanted)
        continue
      }
      switch modifier {
      case .interpolation(let read):
        let read = self.read(wanted, by: read) ?? [:]
        reportStrangers(among: read.keys, of: wanted, in: call)
        modifiers.interpolations.merge(read) { $1 }
      case .typeInterpolation(let read):
        if let read = self.read(wanted, by: read) { modifiers.typeInterpolations.append(read) }
      case .filter(let order, let read):
        let read = self.read(wanted, by: read) ?? [:]
        reportStrangers(among: read.keys, of: wanted, in: call)
        for (property, filter) in read {
          modifiers.filters[property, default: []].append((order, filter))
        }
      }
    }
    return properties[...]
  }

  /// Reports the names that a modifier gives and the target does not have. One that the call has
  /// too is reported for itself.
  private mutating func reportStrangers(
    among names: some Sequence<TweenKey>, of modifier: PropertyRequest,
    in call: ArraySlice<PropertyRequest>
  ) {
    for name in names.ordered(by: { $0.description < $1.description })
    where !call.contains(where: { $0.key == name }) {
      if resolver.access(name, for: target) != nil || resolver.splitter(name, for: target) != nil {
        continue
      }
      problems.append(
        .unknownProperty(
          key: name, targetType: targetType, known: resolver.knownNames(for: target),
          isRegistered: resolver.isRegistered(name), mayBeWord: false
        ).inside(modifier.key, modifier.value))
    }
  }

  /// The functions that a modifier makes of its value; `nil` where it refuses, which is reported.
  private mutating func read<Read>(_ wanted: PropertyRequest, by read: (Any) throws -> Read?)
    -> Read?
  {
    guard let value = evaluated(wanted.value, for: wanted.key) else { return nil }
    return self.read(
      wanted.key, value, fault: "the modifier refused the value",
      remedy: "give a value that it can read; the properties are interpolated without it", by: read)
  }

  /// The access and the value of a property as they are planned. An opaque or additive property
  /// gets an access of the call's own, whose components are progress.
  func progress(_ access: PropertyAccess, _ value: Any, _ easing: Easing)
    throws(ValueReader.Fault) -> (PropertyAccess, Any)
  {
    if let open = access as? OpaqueAccess {
      let easing = TweenValue.inside(value)?.easing
      var given = value
      if case .to(let end) = TweenValue.inside(value)?.kind { given = end }
      let track: PropertyAccess?
      do {
        track = try open.access(given, resolver.keys.newEncoding())
      } catch {
        throw .refused(TweenValueError(error))
      }
      guard let track else { throw .wrongType }
      let all = TweenValue.offset { $0 }
      return (track, easing.map(all.eased) ?? all)
    }
    if let made = TweenValue.inside(value)?.made(with: easing) {
      return try progress(access, made, .linear)
    }
    switch TweenValue.inside(value)?.kind {
    case .offset(let amount): return (adding(amount, nil, to: access), value)
    case .offsetKeyframes(let keyframes):
      // The curve goes over each way between two keyframes, not over the whole.
      let easing = TweenValue.inside(value)?.easing ?? easing
      let amount = { keyframes.value(at: $0, easing: easing.callAsFunction) ?? 0 }
      return (
        adding(amount, AddedKeyframes(keyframes, easing), to: access),
        TweenValue(kind: .offsetKeyframes(keyframes)).eased(.linear)
      )
    default: return (access, value)
    }
  }

  private func adding(
    _ amount: @escaping (Double) -> Double, _ keyframes: AddedKeyframes?, to access: PropertyAccess
  ) -> AdditiveAccess {
    AdditiveAccess(
      base: access, amount: amount, keyframes: keyframes, layers: registry.layers,
      encoding: resolver.keys.newEncoding())
  }

  /// The interpolation of a property: of the first that has one among a modifier, the value, the
  /// call for the property's type, and the type itself. Its filters: those of the value, then those
  /// of the call.
  mutating func interpolation(
    _ key: TweenKey, _ origins: [TweenKey], _ value: Any, _ access: PropertyAccess,
    _ limits: NumberLimits
  ) -> PropertyInterpolation {
    let given = TweenValue.inside(value)
    var chosen = PropertyInterpolation(filters: given?.filters ?? [])
    let names = [key] + origins
    let filters = first(of: modifiers.filters, named: names) ?? []
    chosen.filters += filters.ordered { $0.order < $1.order }.map(\.filter)
    if access.isProgress {
      if !chosen.filters.isEmpty || access.isAdditive && !limits.isNone {
        report(
          .wrongPropertyType, key,
          fault: "an offset, or what is no number, cannot be rounded, clamped or filtered",
          remedy: "it moves without that; leave it out, or give a number to go to")
      }
      return PropertyInterpolation()
    }
    chosen.interpolation = given?.interpolation as? Interpolation
    if let function = first(of: modifiers.interpolations, named: names) {
      chosen.interpolation = .perComponent(function)
    }
    chosen.interpolation =
      chosen.interpolation ?? modifiers.typeInterpolations.last { $0.bind(access) != nil }
      ?? access.interpolation
    return chosen
  }

  private func first<Value>(of table: [TweenKey: Value], named names: [TweenKey]) -> Value? {
    table.isEmpty ? nil : names.lazy.compactMap { table[$0] }.first
  }

  /// Gives an access of progress to the properties that do not go straight. Progress must not be
  /// rounded or clamped: each property applies the limits of the call by itself.
  mutating func bindInterpolations(_ plan: TweenDescription) {
    for index in properties.indices where !properties[index].access.isProgress {
      let chosen = interpolations[index]
      let filter = OutputFilter(filters: chosen.filters, limits: plan.limits)
      // What moves by itself goes from no start to no end, and what goes straight needs no ways:
      // its own numbers are filtered.
      if properties[index].motion?.findsEnd == true || chosen.isStraight {
        if filter.isNone { continue }
        properties[index].output = filter
        for part in parts.indices where parts[part].property == index {
          parts[part].isLaned = false
        }
        continue
      }
      let property = properties[index]
      if case .handover? = property.motion {
        refuseHandover(property.name, property.access, "it has a filter or interpolation")
      }
      let interpolation = chosen.interpolation ?? .linear
      guard let begin = interpolation.bind(property.access) else {
        let type = ValueText.describe(type: property.access.valueType)
        report(
          .wrongPropertyType, property.name, fault: "the interpolation is of another type",
          remedy: "the property holds \(type); give an interpolation of it")
        parts.removeAll { $0.property == index }
        continue
      }
      // The property and its parts as a plan.
      var own = parts.filter { $0.property == index }
      for place in own.indices { own[place].property = 0 }
      let alone = ResolvedPlan(plan: plan, properties: [property], parts: own, problems: [])
      let access = InterpolatedAccess(
        base: property.access, begin: property.track.map { alone.through($0, begin) } ?? begin,
        mix: property.track == nil ? interpolation.mix : nil,
        ends: property.access.elements.indices.map { element in
          alone.parts.first { $0.element == element }.map { part in
            { part.endRule.ends(startingAt: $0, part, of: alone) }
          }
        },
        plainEnds: alone.plainEnds, filter: filter, encoding: resolver.keys.newEncoding())
      // The ways between keyframes have their own.
      let easing = property.track == nil ? property.easing : .linear
      // Progress takes over no velocity.
      var motion: PropertyMotion?
      if case .spring(let spring, _) = property.motion { motion = .spring(spring, []) }
      properties[index] = PlannedProperty(
        access: access, name: property.name, origins: property.origins, easing: easing,
        isProgressOfKeyframes: property.track != nil, motion: motion)
      for place in parts.indices where parts[place].property == index {
        let (part, info) = (parts[place], access.elements[Int(parts[place].element)])
        parts[place] = PlannedComponent(
          property: part.property, element: part.element, layout: info.layout,
          encoding: info.encoding, key: info.key,
          endRule: .fromTo(0.0.bitPattern, 1.0.bitPattern), givesStart: part.givesStart)
      }
    }
  }
}

// The ends and keyframes of a property whose components become progress, of a plan that has it
// alone.

extension ResolvedPlan {
  /// The bits that all elements go to, where the call says no more of them and they are Doubles.
  fileprivate var plainEnds: [UInt64]? {
    let elements = properties[0].access.elements
    guard parts.count == elements.count, elements.allSatisfy({ $0.layout == .double }),
      motion == nil
    else { return nil }
    var ends = Array(repeating: UInt64(0), count: elements.count)
    for part in parts {
      guard case .to(let end) = part.endRule else { return nil }
      ends[Int(part.element)] = end
    }
    return ends
  }

}

extension TweenValue {
  /// The value that a `.usingEasing` function makes of its own easing, or of the tween's; `nil` for
  /// any other value.
  fileprivate func made(with easing: Easing) -> TweenValue? {
    guard case .usingEasing(let make) = kind else { return nil }
    let made = make((self.easing ?? easing).callAsFunction)
    if case .usingEasing = made.kind { return nil }
    var value = self
    value.easing = nil
    let whole = value.wrapping(made)
    return made.easing == nil ? whole.eased(.linear) : whole
  }
}
