// The pattern of a typed call: its options, and the key paths that it moves. Kept by PlanCache. It holds nothing of the
// caller's but key paths; a call with a callback or with a value that is not a plain number has none.

final class TypedCallPattern: CallPattern {
  let type: ObjectIdentifier
  let plan: ResolvedPlan
  private let options: CallOptions
  /// By identity: a literal in a program's text is one object every time. One for each of the plan's parts, in the order of the calls.
  private let paths: [(path: AnyKeyPath, part: Int)]

  init?(
    _ call: CallDescription, _ made: ResolvedPlan, for target: AnyObject,
    _ registry: Registry
  ) {
    guard made.isPlain, call.isTyped, let options = call.options,
      !registry.easings.shorthands.takesTypedKeys, call.entries.count == made.properties.count,
      registry.easings.keyOrder.tellsApart(call.entries.map(\.key))
    else { return nil }
    var paths: [(path: AnyKeyPath, part: Int)] = []
    for entry in call.entries {
      guard let path = entry.key.keyPath, ValueReader.plainEnd(entry.value) != nil,
        registry.resolver.keeps(entry.key, for: target),
        let property = made.properties.firstIndex(where: { $0.name == entry.key }),
        let part = made.parts.firstIndex(where: { Int($0.property) == property })
      else { return nil }
      paths.append((path, part))
    }
    self.options = options
    self.paths = paths
    type = ObjectIdentifier(Swift.type(of: target))
    plan = made.open
  }

  func ends(_ call: CallDescription) -> EndArguments? {
    guard call.entries.count == paths.count, call.isTyped, call.options == options else {
      return nil
    }
    var ends = EndArguments()
    for index in paths.indices {
      let (path, part) = paths[index]
      guard case .path(let given) = call.entries[index].key.form, given.path === path,
        let number = ValueReader.plainEnd(call.entries[index].value)
      else { return nil }
      ends[part] = plan.bits(number, plan.parts[part])
    }
    return ends
  }
}

extension CallDescription: PatternedCall {
  static func patterns(in cache: PlanCache) -> PatternList<TypedCallPattern> { cache.typedCalls }

  var entryCount: Int { entries.count }

  func description(by reader: ParameterReader, _ callbacks: ParameterReader.Callbacks)
    -> TweenDescription
  { reader.read(self, callbacks) }
}
