// Reads one parameter dictionary with any content into a TweenDescription. Made for one call. Knows
// no target, only its type.

/// One reserved word of a dictionary with its value.
struct ParameterEntry {
  let word: ReservedKey
  /// The word as the caller spelt it.
  let name: String
  let value: Any
}

extension ParameterEntry {
  /// A word by the name of the first column.
  init(_ word: ReservedKey, _ value: Any) { self.init(word: word, name: word.name, value: value) }
}

struct ParameterReader {
  let easings: EasingRegistry
  /// For reports; `nil` for `addCaller`.
  let targetType: Any.Type?
  var readsCallbacks = true

  /// `own`: what the call itself says of it, where there is more; `layer`: which of its properties
  /// are above others. `targets`: the type that it knows all targets to have, which callbacks may
  /// take.
  func read(
    _ parameters: TweenParameters, own: TweenParameters? = nil, layer: ((TweenKey) -> Int)? = nil,
    for targets: AnyObject.Type?
  ) -> TweenDescription {
    var builder = builder(of: parameters)
    if let own { builder.forgetNeeds(butOf: own) }
    if let layer { builder.raise(layer) }
    return plan(builder, targets)
  }

  func plan(_ builder: DescriptionBuilder, _ targets: AnyObject.Type?) -> TweenDescription {
    var builder = builder
    if let given = builder.keyframes { readPieces(given, &builder, targets) }
    guard readsCallbacks, !builder.callbacks.isEmpty else { return builder.plan(nil) }
    let (read, faults) = TweenCallbacks.read(builder.callbacks, targetType, for: targets)
    builder.problems.add(faults)
    return builder.plan(read.isEmpty ? nil : read)
  }

  /// Reads what `addCaller` was given: timing and callbacks alone.
  func readCaller(_ parameters: TweenParameters) -> TweenDescription {
    var builder = builder(of: parameters)
    builder.refuseProperties()
    builder.refuseEach()
    return plan(builder, nil)
  }

  func builder(of parameters: TweenParameters) -> DescriptionBuilder {
    if easings.shorthands.first(in: parameters) != nil, parameters[.base] == nil {
      return builder(expanding: parameters)
    }
    var builder = DescriptionBuilder(easings: easings, targetType: targetType)
    var list = parameters
    builder.problems.add(list.takeReplaced(targetType), at: nil)
    for (key, value) in list.entries {
      guard let name = key.name, let match = ReservedKey.match(name) else {
        builder.want(key, value)
        continue
      }
      if match.word == .base { return self.builder(mergingBaseOf: parameters) }
      let given = ParameterEntry(word: match.word, name: name, value: value)
      if let better = match.word.betterSpelling(than: match.rank, in: list) {
        builder.problems.add(
          .duplicateParameter(given, targetType, better: better), at: match.word, rank: match.rank)
      } else {
        builder.apply(given)
      }
    }
    return builder
  }

  /// Merges the base dictionaries into one: the rare case, which may be slow.
  private func builder(mergingBaseOf parameters: TweenParameters) -> DescriptionBuilder {
    var merge = BaseMerge(targetType: targetType)
    let merged = merge.merged(parameters)
    var builder = builder(of: merged)
    builder.problems.add(merge.problems)
    builder.forgetNeeds(butOf: parameters)
    builder.raise(merge.layer)
    return builder
  }

  /// Expands shorthands: other keys replace each, once.
  private func builder(expanding given: TweenParameters) -> DescriptionBuilder {
    var parameters = given
    var done: Set<TweenKey> = [.base]
    var problems = ProblemList()
    problems.add(parameters.takeReplaced(targetType), at: nil)
    // A shorthand asks whether there is a spring.
    let spring = parameters[.spring].map { ParameterEntry(.spring, $0) }
    let refused = spring.flatMap { $0.isRefused ? $0 : nil }
    if let refused { parameters[TweenKey(refused.name)] = nil }
    var expansion = ShorthandExpansion.pure
    while let (key, isPure, expand) = easings.shorthands.first(in: parameters),
      let value = parameters.removeValue(forKey: key)
    {
      if !isPure { expansion = .other }
      var shorthand = TweenShorthand(
        value: value, parameters: parameters, targetType: targetType, easings: easings)
      expand(&shorthand)
      problems.add(shorthand.problems)
      done.insert(key)
      parameters = shorthand.parameters.filter { !done.contains($0.key) }
    }
    var builder = builder(of: parameters)
    builder.problems.add(problems)
    if let refused { builder.apply(refused) }
    builder.values.expansion = expansion
    builder.forgetNeeds(butOf: given)
    return builder
  }
}
