// The pattern of a dictionary: its words with their values, and its properties' keys. Kept by PlanCache. It holds nothing of
// the caller's but names, key paths and plain values, and no plan with a callback.

final class DictionaryPattern: CallPattern {
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

  let type: ObjectIdentifier
  let plan: ResolvedPlan
  private let slots: [Slot]
  /// Whether a member of a timeline takes all its words, spelt as they are.
  private let isForMembers: Bool
  /// The last call that had this pattern, and its ends: often the next call is made with the same dictionary.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var latest: (parameters: TweenParameters, ends: EndArguments)

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
    isForMembers = slots.allSatisfy { slot in
      guard case .word = slot.meaning else { return true }
      guard let match = slot.name.flatMap(ReservedKey.match) else { return false }
      return match.rank == 0 && match.word != .base
        && !ReservedKey.refusedInMembers.contains(match.word)
    }
    latest = (parameters, ends)
    type = ObjectIdentifier(Swift.type(of: target))
    plan = made.open
  }

  func ends(_ parameters: TweenParameters) -> EndArguments? {
    if TweenParameters.areSame(parameters, latest.parameters) { return latest.ends }
    guard parameters.count == slots.count else { return nil }
    var ends = EndArguments()
    // No two keys are the same, and there are as many as slots: where each has one, each slot has its key.
    for (key, value) in parameters {
      guard put(key, value, &ends) else { return nil }
    }
    let old = takeOut(&latest, leaving: (parameters, ends))
    withExtendedLifetime(old) {}
    return ends
  }

  /// The bits that the properties of a timeline's member go to: of its own words, and of `defaults` what it does not give.
  func ends(_ own: TweenParameters, over defaults: TweenParameters) -> EndArguments? {
    guard isForMembers, own.count <= slots.count, own.count + defaults.count >= slots.count else {
      return nil
    }
    var ends = EndArguments()
    var count = own.count
    for (key, value) in own {
      guard put(key, value, &ends) else { return nil }
    }
    for (key, value) in defaults where own[key] == nil {
      guard put(key, value, &ends) else { return nil }
      count += 1
    }
    return count == slots.count ? ends : nil
  }

  /// Puts what a call gives for a key into `ends`. False where that is not of this pattern.
  @inline(__always)
  private func put(_ key: TweenKey, _ value: Any, _ ends: inout EndArguments) -> Bool {
    guard let slot = slots.firstIndex(where: { $0.isOf(key) }) else { return false }
    switch slots[slot].meaning {
    case .word(let known): return known.isSame(as: value)
    case .end(let part):
      guard let number = ValueReader.plainEnd(value) else { return false }
      ends[part] = plan.bits(number, plan.parts[part])
      return true
    }
  }
}

extension ResolvedPlan {
  /// Whether all it does is moving one number a property, straight, by a curve of ours.
  var isPlain: Bool {
    guard problems.isEmpty, !isIndividual, plan.callbacks == nil, plan.easing.easing != nil,
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

extension Dictionary: PatternedCall where Key == TweenKey, Value == Any {
  typealias Pattern = DictionaryPattern

  static func patterns(in cache: PlanCache) -> PatternList<DictionaryPattern> { cache.dictionaries }

  var entryCount: Int { count }

  func description(by reader: ParameterReader, _ callbacks: ParameterReader.Callbacks)
    -> TweenDescription
  { reader.read(self, callbacks) }
}
