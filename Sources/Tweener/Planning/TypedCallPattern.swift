// What typed calls have in common that differ in plain numbers alone: their options, and the key paths that they move. They
// share one plan, in which the ends are open, and each tween's components know their own. Kept by PlanCache.
//
// Holds nothing of the caller's but key paths. A call with a callback or with a value that is not a plain number has none.

final class TypedCallPattern {
  /// The exact class of the targets.
  let type: ObjectIdentifier
  let plan: ResolvedPlan
  private let options: CallOptions
  /// By identity: a literal in a program's text is one object every time. One for each of the plan's parts, in the order of the calls.
  private let paths: [(path: AnyKeyPath, part: Int)]

  /// The pattern of a call, of which `made` was made; `nil` where there is more to the call than plain numbers.
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

  /// The bits that a call's properties go to, one for each part of the plan; `nil` where the call has another pattern.
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
