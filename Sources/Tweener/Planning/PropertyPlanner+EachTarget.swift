// Values evaluated for one target, and values refused by what an extension says of them. Part of
// PropertyPlanner.

extension PropertyPlanner {
  /// The value itself, or what its function returns for this target; `nil` where a fault is
  /// reported instead.
  mutating func evaluated(_ value: Any, for key: TweenKey) -> Any? {
    guard let given = exactly(value, TweenValue.self), case .each(let evaluate) = given.kind
    else { return value }
    isIndividual = true
    do {
      let evaluated = try evaluate(target, index)
      // A function that returns a function might never end.
      if case .each? = (evaluated as? TweenValue)?.kind {
        throw TweenValueError(
          "the function returns another function", remedy: "return a value")
      }
      // The easing, interpolation and filters of the function's value hold for what it returns.
      if given.isPlain { return evaluated }
      return given.wrapping(evaluated as? TweenValue ?? TweenValue(kind: .to(evaluated)))
    } catch {
      refuse(error, .wrongPropertyType, key, value)
      return nil
    }
  }

  /// The value itself, or times in the place of labels for the playhead of a timeline; `nil` where
  /// a fault is reported instead.
  mutating func timed(_ value: Any, for key: TweenKey) -> Any? {
    guard registry.playheadType == ObjectIdentifier(targetType) else { return value }
    do {
      guard let times = try registry.timesOfLabels(target, key, value) else { return value }
      isIndividual = true
      return times
    } catch {
      isIndividual = true
      refuse(error, .unknownLabel, key, value)
      return nil
    }
  }

  /// The description for this target, where a time is a function of the target.
  mutating func evaluated(_ plan: PlanForEach) -> TweenDescription {
    var builder = plan.builder
    for given in builder.takeEach() {
      if let value = evaluated(given.value, for: TweenKey(given.name)) {
        let value = TweenValue.inside(value)?.soleEnd ?? value
        builder.apply(ParameterEntry(word: given.word, name: given.name, value: value))
      }
    }
    return builder.plan(builder.values.callbacks)
  }

  /// The entries that a splitter makes of a value; `nil` where it refuses, which is reported.
  mutating func split(
    _ splitter: PropertyResolver.Splitter, _ key: TweenKey, _ value: Any, depth: Int
  ) -> TweenParameters? {
    var parts = read(
      key, value, fault: "the property splitter refused the value",
      remedy: "give a value that it can split"
    ) { depth < 8 ? try splitter.split($0) : nil }
    problems += parts?.takeReplaced(targetType, within: "\(key).") ?? []
    return parts
  }

  /// The result of an extension that reads a value; `nil` where it refuses, which is reported.
  mutating func read<Read>(
    _ key: TweenKey, _ value: Any, fault: String, remedy: String, by read: (Any) throws -> Read?
  ) -> Read? {
    do {
      if let read = try read(value) { return read }
      report(.splitterRefused, key, value, fault: fault, remedy: remedy)
    } catch {
      refuse(error, .splitterRefused, key, value)
    }
    return nil
  }

  /// Reports why a value is refused.
  mutating func refuse(
    _ error: any Error, _ kind: TweenProblem.Kind, _ key: TweenKey, _ value: Any
  ) {
    var shown = value
    if case .refused(_, let named)? = (value as? TweenValue)?.kind { shown = named }
    let refusal = TweenValueError(error)
    report(
      kind, key, shown, fault: refusal.fault, remedy: refusal.remedy,
      suggestion: refusal.suggestion)
  }

  mutating func report(
    _ kind: TweenProblem.Kind, _ key: TweenKey, _ value: Any? = nil, fault: String, remedy: String,
    suggestion: String? = nil
  ) {
    problems.append(
      TweenProblem(
        kind, key, value, on: targetType, fault: fault, remedy: remedy, suggestion: suggestion))
  }
}

extension TweenValue {
  /// The `TweenValue` in a value, as a cast finds it, but faster where there is none: plain numbers
  /// are not looked at.
  @inline(never)
  static func inside(_ value: Any) -> TweenValue? {
    if exactly(value, Double.self) != nil || exactly(value, Int.self) != nil { return nil }
    return exactly(value, TweenValue.self) ?? value as? TweenValue
  }

  /// The list that a value is, or is to go to.
  static func listInside(_ value: Any) -> [Any]? {
    if case .to(let end)? = inside(value)?.kind { return end as? [Any] }
    return value as? [Any]
  }
}

extension TweenValueError {
  /// Any error as a refusal: others than our own say what they print.
  init(_ error: any Error) {
    self =
      error as? TweenValueError
      ?? TweenValueError(String(describing: error), remedy: "give a value that can be read")
  }
}
