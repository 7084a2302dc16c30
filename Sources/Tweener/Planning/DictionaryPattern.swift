// The pattern of a dictionary: its words with their values, and its properties' keys. Kept by PlanCache. It holds nothing of
// the caller's but names, key paths and plain values: no callback, and no curve.

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
    /// A word, always given this curve of the caller's, which the plan holds.
    case curve(CurveIdentity)
    /// A word for a callback.
    case callback(ReservedKey)
    /// A property of one number, whose end is that of the plan's part of this number.
    case end(Int)
    /// A property of several numbers.
    case value(PropertyIndex)
    /// A property that goes through keyframes.
    case keyframes(PropertyIndex)
  }

  let type: ObjectIdentifier
  let open: OpenPlan
  private let slots: [Slot]
  /// Whether its properties' ends are the call's own. A call with shorthands says the same with all but its callbacks.
  private let hasEnds: Bool
  /// Whether a member of a timeline takes all its words, spelt as they are.
  private let isForMembers: Bool
  /// The last call that had this pattern, and its ends: often the next call is made with the same dictionary. `nil` where that
  /// has more than plain numbers.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var latest: TweenParameters?
  private var latestEnds: EndArguments
  /// The defaults of the member that was looked at last, where they are plain numbers and words of the pattern.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var latestDefaults: (parameters: TweenParameters, meaning: DefaultsMeaning)?

  /// What lies underneath the words of members means to the pattern. Bits are slots.
  private struct DefaultsMeaning {
    /// What they give as the pattern has it.
    var fitting: UInt64 = 0
    var ends = EndArguments()
  }

  init?(
    _ parameters: TweenParameters, _ made: ResolvedPlan, _ open: OpenPlan, for target: AnyObject,
    _ registry: Registry
  ) {
    let isExpanded = made.plan.expansion != .none
    var slots: [Slot] = []
    var reader = ArgumentReader()
    for (key, value) in parameters {
      let meaning =
        isExpanded
        ? Self.meaning(of: key, value, &reader)
        : Self.meaning(of: key, value, made, &reader, for: target, registry)
      guard let meaning else { return nil }
      slots.append(Slot(name: key.name, path: key.keyPath, meaning: meaning))
    }
    guard registry.easings.keyOrder.tellsApart(parameters.keys) else { return nil }
    self.slots = slots
    isForMembers =
      !isExpanded && slots.count <= UInt64.bitWidth
      && slots.allSatisfy { slot in
        switch slot.meaning {
        case .end, .value: return true
        case .callback, .keyframes: return false
        case .word, .curve:
          guard let match = slot.name.flatMap(ReservedKey.match) else { return false }
          return match.rank == 0 && match.word != .base
            && !ReservedKey.refusedInMembers.contains(match.word)
        }
      }
    hasEnds = !isExpanded
    latest = reader.isPlain && hasEnds ? parameters : nil
    latestEnds = reader.ends
    type = ObjectIdentifier(Swift.type(of: target))
    self.open = open
  }

  /// What an entry of a call means to the pattern; `nil` where the call has none.
  private static func meaning(
    of key: TweenKey, _ value: Any, _ made: ResolvedPlan, _ reader: inout ArgumentReader,
    for target: AnyObject, _ registry: Registry
  ) -> Meaning? {
    if let property = made.properties.firstIndex(where: { $0.name == key }) {
      guard registry.resolver.keeps(key, for: target) else { return nil }
      if made.properties[property].track != nil {
        let property = PropertyIndex(property)
        return reader.put(keyframes: value, for: property, of: made) ? .keyframes(property) : nil
      }
      if let part = made.part(ofNumber: property) {
        return reader.put(number: value, at: part, of: made) ? .end(part) : nil
      }
      let property = PropertyIndex(property)
      return reader.put(value, for: property, of: made) ? .value(property) : nil
    }
    guard key.name.flatMap(ReservedKey.match) != nil else { return nil }
    return Self.meaning(of: key, value, &reader)
  }

  /// What an entry of a call means that says the same in each, unless it is a callback.
  private static func meaning(of key: TweenKey, _ value: Any, _ reader: inout ArgumentReader)
    -> Meaning?
  {
    if let word = key.name.flatMap(ReservedKey.match)?.word, word.isCallback {
      reader.noteOther()
      return .callback(word)
    }
    if let easing = exactly(value, Easing.self), let curve = CurveIdentity(easing) {
      reader.noteOther()
      return .curve(curve)
    }
    return PlainValue(value).map { .word($0) }
  }

  func arguments(
    _ parameters: TweenParameters, _ plan: ResolvedPlan, _ callbacks: ParameterReader.Callbacks
  ) -> CallArguments? {
    if let latest, TweenParameters.areSame(parameters, latest) {
      return CallArguments(ends: latestEnds)
    }
    guard parameters.count == slots.count else { return nil }
    var reader = ArgumentReader()
    // No two keys are the same, and there are as many as slots: where each has one, each slot has its key.
    for (key, value) in parameters {
      guard let slot = slot(of: key), put(value, slot, plan, &reader) else { return nil }
    }
    guard var arguments = reader.finish(callbacks) else { return nil }
    if !hasEnds {
      arguments.ends = nil
    } else if reader.isPlain {
      latestEnds = reader.ends
      let old = takeOut(&latest, leaving: parameters)
      withExtendedLifetime(old) {}
    }
    return arguments
  }

  /// Puts into `ends` those that a timeline's member supplies: in its own words, and in `defaults` where it has none. False where
  /// the member has another pattern.
  func read(
    _ own: TweenParameters, over defaults: TweenParameters, _ plan: ResolvedPlan,
    _ ends: inout EndArguments
  ) -> Bool {
    guard isForMembers, own.count <= slots.count, own.count + defaults.count >= slots.count,
      let underneath = meaning(of: defaults, plan)
    else { return false }
    var reader = ArgumentReader(over: underneath.ends)
    var given = underneath.fitting
    for (key, value) in own {
      guard let slot = slot(of: key), put(value, slot, plan, &reader) else { return false }
      given |= 1 << slot
    }
    ends = reader.ends
    return given == UInt64.max >> (UInt64.bitWidth - slots.count)
  }

  /// What `defaults` mean to the pattern; `nil` where they have more than its slots. Members often have the defaults of the one before.
  private func meaning(of defaults: TweenParameters, _ plan: ResolvedPlan) -> DefaultsMeaning? {
    if let latestDefaults, TweenParameters.areSame(defaults, latestDefaults.parameters) {
      return latestDefaults.meaning
    }
    var reader = ArgumentReader()
    var (given, fitting): (UInt64, UInt64) = (0, 0)
    for (key, value) in defaults {
      guard let slot = slot(of: key) else { return nil }
      given |= 1 << slot
      if put(value, slot, plan, &reader) { fitting |= 1 << slot }
    }
    let meaning = DefaultsMeaning(fitting: fitting, ends: reader.ends)
    if fitting == given, reader.isPlain {
      let old = takeOut(&latestDefaults, leaving: (defaults, meaning))
      withExtendedLifetime(old) {}
    }
    return meaning
  }

  /// Which slot an entry of a call has.
  @inline(__always)
  private func slot(of key: TweenKey) -> Int? { slots.firstIndex { $0.isOf(key) } }

  /// Puts what a call gives for a slot into `reader`. False where that is not of this pattern.
  @inline(__always)
  private func put(
    _ value: Any, _ slot: Int, _ plan: ResolvedPlan, _ reader: inout ArgumentReader
  ) -> Bool {
    switch slots[slot].meaning {
    case .word(let known): return known.isSame(as: value)
    case .end(let part): return reader.put(number: value, at: part, of: plan)
    case .value(let property): return reader.put(value, for: property, of: plan)
    case .keyframes(let property): return reader.put(keyframes: value, for: property, of: plan)
    case .curve(let curve):
      reader.noteOther()
      return exactly(value, Easing.self).flatMap(CurveIdentity.init) == curve
    case .callback(let word):
      reader.put(value, for: word)
      return true
    }
  }
}

extension ResolvedPlan {
  /// The part of a property of one number; `nil` for any other property.
  func part(ofNumber property: Int) -> Int? {
    guard properties[property].access.elements.count == 1 else { return nil }
    return parts.firstIndex { Int($0.property) == property }
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
