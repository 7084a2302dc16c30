// The common part of calls that differ in plain numbers only. Such calls share one plan, in which the ends are open; the
// components of each tween have their own ends. Kept by PlanCache; must not know what becomes of plans.
//
// A pattern holds names, key paths and plain values of the caller's, nothing else, and no plan with a callback.

final class CallPattern {
  private struct Slot {
    /// One of the two.
    let name: String?
    let path: AnyKeyPath?
    let meaning: Meaning

    /// Key paths are the same where they are one object, as a literal in a program's text is every time.
    @inline(__always)
    func isOf(_ key: TweenKey) -> Bool {
      switch key.form {
      case .name(let given): name == given
      case .path(let given): path != nil && path === given.path
      }
    }
  }

  private enum Meaning {
    /// A word, always given this value.
    case word(PlainValue)
    /// A property, whose end is that of the plan's part of this number.
    case end(Int)
  }

  /// The exact class of the targets.
  let type: ObjectIdentifier
  let plan: ResolvedPlan
  private let slots: [Slot]
  /// The last call that matched, and its ends: the next call often has the same dictionary.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var latest: (parameters: TweenParameters, ends: EndArguments)

  /// The pattern of a call whose plan is `made`; `nil` where the call has more than plain numbers.
  init?(
    _ parameters: TweenParameters, _ made: ResolvedPlan, for target: AnyObject,
    _ registry: Registry
  ) {
    guard made.isPlain, !registry.easings.shorthands.hasAny(in: parameters) else { return nil }
    var slots: [Slot] = []
    var ends = EndArguments()
    for (key, value) in parameters {
      let meaning: Meaning
      if let property = made.properties.firstIndex(where: { $0.name == key }),
        let part = made.parts.firstIndex(where: { Int($0.property) == property })
      {
        guard let number = ValueReader.plainEnd(value), registry.resolver.keeps(key, for: target)
        else {
          return nil
        }
        ends[part] = made.bits(number, made.parts[part])
        meaning = .end(part)
      } else {
        guard let name = key.name, ReservedKey.match(name) != nil, let value = PlainValue(value)
        else { return nil }
        meaning = .word(value)
      }
      slots.append(Slot(name: key.name, path: key.keyPath, meaning: meaning))
    }
    guard registry.easings.keyOrder.tellsApart(parameters.keys) else { return nil }
    self.slots = slots
    latest = (parameters, ends)
    type = ObjectIdentifier(Swift.type(of: target))
    plan = made.open
  }

  /// The end of each part of the plan, as bits; `nil` where the call does not match.
  func ends(_ parameters: TweenParameters) -> EndArguments? {
    if TweenParameters.areSame(parameters, latest.parameters) { return latest.ends }
    guard parameters.count == slots.count else { return nil }
    var ends = EndArguments()
    // No two keys are the same, and there are as many as slots: where each has one, each slot has its key.
    for (key, value) in parameters {
      guard let slot = slots.firstIndex(where: { $0.isOf(key) }) else { return nil }
      switch slots[slot].meaning {
      case .word(let known):
        guard known.isSame(as: value) else { return nil }
      case .end(let part):
        guard let number = ValueReader.plainEnd(value) else { return nil }
        ends[part] = plan.bits(number, plan.parts[part])
      }
    }
    let old = takeOut(&latest, leaving: (parameters, ends))
    withExtendedLifetime(old) {}
    return ends
  }
}

extension ResolvedPlan {
  /// Whether all it does is moving one number a property, straight, by a curve of ours.
  var isPlain: Bool {
    guard problems.isEmpty, !isIndividual, plan.callbacks == nil, plan.easing.laneEasing != nil,
      properties.count == parts.count, properties.count == plan.wanted.count,
      properties.count <= EndArguments.scalarCount
    else { return false }
    return parts.allSatisfy { part in
      guard case .to = part.endRule else { return false }
      let property = properties[Int(part.property)]
      let access = property.access
      return access.elements.count == 1 && access.elements[0].period == nil
        && access.interpolation == nil
        && !access.isProgress && access.dependencies.isEmpty && property.origins.isEmpty
    }
  }
}

extension ResolvedPlan {
  /// The plan with its ends left to each tween.
  var open: ResolvedPlan {
    ResolvedPlan(plan: plan, properties: properties, parts: parts.map(\.open), problems: [])
  }
}

extension PlannedComponent {
  /// The component with its end left to each tween.
  fileprivate var open: PlannedComponent {
    PlannedComponent(
      property: property, element: element, isDirect: isDirect, isLaned: isLaned, offset: offset,
      layout: layout, encoding: encoding, key: key, endRule: .argument)
  }
}
