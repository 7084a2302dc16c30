// The pattern of a typed call: its options, the key paths or names that it moves, and the words for its callbacks. Kept by PlanCache.
// It holds nothing of the caller's but key paths: no callback, and no curve.

final class TypedCallPattern: CallPattern {
  private enum Slot {
    /// A property of one number, which goes to this part of the plan.
    case end(PropertyKey, part: Int)
    /// A property of several numbers.
    case value(PropertyKey, PropertyIndex)
    /// A property that goes through keyframes.
    case keyframes(PropertyKey, PropertyIndex)
    case callback(ReservedKey)
  }

  private enum PropertyKey {
    /// Compared by identity: a literal in a program's text is one object every time.
    case path(AnyKeyPath)
    case name(String)

    init?(_ key: TweenKey) {
      switch key.form {
      case .name(let name): self = .name(name)
      case .path(let given):
        guard let path = given.path else { return nil }
        self = .path(path)
      }
    }

    @inline(__always)
    func isOf(_ key: TweenKey) -> Bool {
      switch (self, key.form) {
      case (.path(let path), .path(let given)): given.path === path
      case (.name(let name), .name(let given)): name == given
      default: false
      }
    }
  }

  let type: ObjectIdentifier
  let open: OpenPlan
  /// Without a curve of the caller's.
  private let options: CallOptions
  private let curve: CurveIdentity?
  /// In the order of the calls.
  private let slots: [Slot]

  init?(
    _ call: CallDescription, _ made: ResolvedPlan, _ open: OpenPlan, for target: AnyObject,
    _ registry: Registry
  ) {
    guard call.isTyped, let options = call.options, made.plan.expansion == .none,
      !registry.easings.shorthands.takesTypedKeys,
      registry.easings.keyOrder.tellsApart(call.entries.map(\.key))
    else { return nil }
    var slots: [Slot] = []
    var reader = ArgumentReader()
    for entry in call.entries {
      if let property = made.properties.firstIndex(where: { $0.name == entry.key }) {
        guard let key = PropertyKey(entry.key), registry.resolver.keeps(entry.key, for: target)
        else { return nil }
        if made.properties[property].track != nil {
          let property = PropertyIndex(property)
          guard reader.put(keyframes: entry.value, for: property, of: made) else { return nil }
          slots.append(.keyframes(key, property))
        } else if let part = made.part(ofNumber: property) {
          guard reader.put(number: entry.value, at: part, of: made) else { return nil }
          slots.append(.end(key, part: part))
        } else {
          let property = PropertyIndex(property)
          guard reader.put(entry.value, for: property, of: made) else { return nil }
          slots.append(.value(key, property))
        }
      } else if let word = entry.key.name.flatMap(ReservedKey.match)?.word, word.isCallback {
        slots.append(.callback(word))
      } else {
        return nil
      }
    }
    (self.options, curve) = options.withoutCurve
    self.slots = slots
    type = ObjectIdentifier(Swift.type(of: target))
    self.open = open
  }

  func arguments(
    _ call: CallDescription, _ plan: ResolvedPlan, _ callbacks: ParameterReader.Callbacks
  ) -> CallArguments? {
    guard call.entries.count == slots.count, call.isTyped, let given = call.options,
      has(given)
    else { return nil }
    var reader = ArgumentReader()
    for index in slots.indices {
      let entry = call.entries[index]
      switch slots[index] {
      case .end(let key, let part):
        guard key.isOf(entry.key), reader.put(number: entry.value, at: part, of: plan) else {
          return nil
        }
      case .value(let key, let property):
        guard key.isOf(entry.key), reader.put(entry.value, for: property, of: plan) else {
          return nil
        }
      case .keyframes(let key, let property):
        guard key.isOf(entry.key), reader.put(keyframes: entry.value, for: property, of: plan)
        else { return nil }
      case .callback(let word):
        guard let name = entry.key.name, ReservedKey.match(name)?.word == word else { return nil }
        reader.put(entry.value, for: word)
      }
    }
    return reader.finish(callbacks)
  }

  @inline(__always)
  private func has(_ given: CallOptions) -> Bool {
    if !given.easing.isCustom { return curve == nil && given == options }
    return given.withoutCurve == (options, curve)
  }
}

extension CallOptions {
  /// The options with no easing, and which curve of the caller's it is; with their easing where it is none.
  fileprivate var withoutCurve: (CallOptions, CurveIdentity?) {
    guard let curve = CurveIdentity(easing) else { return (self, nil) }
    var options = self
    options.easing = .linear
    return (options, curve)
  }
}

extension CallDescription: PatternedCall {
  static func patterns(in cache: PlanCache) -> PatternList<TypedCallPattern> { cache.typedCalls }

  var entryCount: Int { entries.count }

  func description(by reader: ParameterReader, _ callbacks: ParameterReader.Callbacks)
    -> TweenDescription
  { reader.read(self, callbacks) }
}
