// The common part of typed calls that differ in plain numbers only: their options, and the key paths that they move. They
// share one plan, in which the ends are open; the components of each tween have their own. Kept by PlanCache.
//
// Holds nothing of the caller's but key paths. A call with a callback or with a value that is not a plain number has none.

final class TypedCallPattern {
  /// The exact class of the targets.
  let type: ObjectIdentifier
  let plan: ResolvedPlan
  private let options: CallOptions
  /// One path for each of the plan's parts, in the order of the calls. Compared by identity: a literal in a program's
  /// text is one object every time.
  private let paths: [(path: AnyKeyPath, part: Int)]

  /// The pattern of a call whose plan is `made`; `nil` where the call has more than plain numbers.
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

  /// The end of each part of the plan, as bits; `nil` where the call does not match.
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
