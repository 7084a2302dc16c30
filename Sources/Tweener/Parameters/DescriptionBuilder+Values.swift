// The readers of single words of DescriptionBuilder: each function returns the word's value, or
// reports it and returns nothing.

extension DescriptionBuilder {
  mutating func seconds(_ given: ParameterEntry) -> Int64? {
    let flicks: Int64?
    if let seconds = NumberReader.number(given.value) {
      flicks = Flicks.nearest(seconds: seconds)
    } else if let duration = unwrapped(given.value) as? Duration {
      flicks = Flicks.nearest(duration)
    } else {
      guard given.word == .duration || given.word == .delay,
        case .each? = TweenValue.inside(given.value)?.kind
      else { return wrongType(given) }
      each.append(given)
      return nil
    }
    guard let flicks, flicks >= 0 || given.word == .delay else { return outOfRange(given) }
    return flicks
  }

  /// The value that `read` makes of a number; `nil` from it is a number out of range.
  mutating func number<Value>(_ given: ParameterEntry, _ read: (Double) -> Value?) -> Value? {
    guard let number = NumberReader.number(given.value) else { return wrongType(given) }
    return read(number) ?? outOfRange(given)
  }

  mutating func number(_ given: ParameterEntry) -> Double? {
    number(given) { $0.isFinite ? $0 : nil }
  }

  mutating func count(_ given: ParameterEntry) -> Int64? {
    number(given) { number in
      guard number >= -1, number == number.nearestWhole(), number.isFinite else { return nil }
      return number < 0x1p63 ? Int64(number) : .max
    }
  }

  mutating func flag(_ given: ParameterEntry) -> Bool? {
    if let flag = exactly(given.value, Bool.self) { return flag }
    return NumberReader.truth(given.value) ?? wrongType(given)
  }

  mutating func overwriteMode(_ given: ParameterEntry) -> OverwriteMode? {
    if let flag = NumberReader.truth(given.value) { return flag ? .atStart : OverwriteMode.none }
    return named(given)
  }

  /// A value of a type, or the name of one.
  mutating func named<Value: NamedValue>(_ given: ParameterEntry) -> Value? {
    let value = unwrapped(given.value)
    return value as? Value ?? value.flatMap(NumberReader.text).flatMap(Value.init(named:))
      ?? wrongType(given)
  }

  mutating func spring(_ given: ParameterEntry) -> TweenSpring? {
    let spring: TweenSpring? = named(given)
    for fault in spring?.faults ?? [] {
      problems.add(fault.problem(key: given.name, on: targetType), at: given.word)
    }
    return spring
  }

  /// The value as it is given: what it means is up to each property. A number has to be finite.
  mutating func velocity(_ given: ParameterEntry) -> Any? {
    guard let value = unwrapped(given.value) else { return wrongType(given) }
    if let number = NumberReader.number(value), !number.isFinite { return outOfRange(given) }
    return value
  }

  mutating func easing(_ given: ParameterEntry) -> Easing? {
    if let easing = exactly(given.value, Easing.self) { return easing }
    switch unwrapped(given.value) {
    case let easing as Easing: return easing
    case let function as (Double) -> Double: return .function(function)
    case let function as @Sendable (Double) -> Double: return .function(function)
    case let function as @MainActor (Double) -> Double: return easing(onMainActor: function, given)
    case let value?:
      guard let name = NumberReader.text(value) else { return wrongType(given) }
      return easing(named: name, given)
    case nil: return wrongType(given)
    }
  }

  private mutating func easing(named name: String, _ given: ParameterEntry) -> Easing? {
    if let easing = easings.easing(named: name) { return easing }
    let taken = "\(given.word.entry.absent) is taken"
    if let form = Easing.form(of: name) {
      refuse(
        .unknownEasing, given, fault: "no easing has these arguments",
        remedy: "give \(form); \(taken)")
      return nil
    }
    let isSpring = TweenSpring(named: name) != nil
    let nearest = isSpring ? nil : easings.knownNames.nearest(to: name)?.name
    let advice =
      isSpring
      ? "this is a spring: write \"spring\": \(name.debugDescription);"
      : nearest.map(NearestName.question)
    // A question ends itself; a statement wants a mark before the next.
    refuse(
      .unknownEasing, given, fault: "no such easing",
      remedy: "\(advice ?? "easingNames lists them;") \(taken)", suggestion: nearest)
    return nil
  }

  private mutating func easing(
    onMainActor function: @escaping @MainActor (Double) -> Double, _ given: ParameterEntry
  ) -> Easing? {
    guard MainActorCall.isPossible else {
      problems.add(.callbackOffMainActor(given, targetType), at: given.word)
      return nil
    }
    return .function { progress in
      // Off the main actor after all: linear.
      var eased = progress
      _ = MainActorCall.run { eased = function(progress) }
      return eased
    }
  }

  mutating func tags(_ given: ParameterEntry) -> [AnyHashable]? {
    guard let list = Self.tagList(given.value) else { return wrongType(given) }
    let tags = list.compactMap(Self.tag)
    if tags.count < list.count { refuseType(given) }
    return tags
  }

  /// Tags that a call gives, where there is nothing wrong with them.
  static func plainTags(_ value: Any) -> [AnyHashable]? {
    if let text = exactly(value, String.self) { return [AnyHashable(text)] }
    guard let list = tagList(value) else { return nil }
    let tags = list.compactMap(tag)
    return tags.count == list.count ? tags : nil
  }

  /// The tags that a value is: an array is always several.
  private static func tagList(_ value: Any) -> [Any]? {
    unwrapped(value).map { $0 as? [Any] ?? [$0] }
  }

  static func tag(_ value: Any) -> AnyHashable? {
    unwrapped(value).flatMap { $0 as? AnyHashable }
  }

  mutating func outOfRange<Value>(_ given: ParameterEntry) -> Value? {
    let isFinite = NumberReader.number(given.value)?.isFinite ?? true
    refuse(
      .numberOutOfRange, given, fault: isFinite ? "out of range" : "not finite",
      remedy: given.word.remedy)
    return nil
  }

  mutating func wrongType<Value>(_ given: ParameterEntry) -> Value? {
    refuseType(given)
    return nil
  }

  mutating func refuseType(_ given: ParameterEntry) {
    problems.add(.wrongParameterType(given, targetType), at: given.word)
  }

  mutating func refuse(
    _ kind: TweenProblem.Kind, _ given: ParameterEntry, fault: String, remedy: String,
    suggestion: String? = nil
  ) {
    problems.add(
      TweenProblem(
        kind, given.name, given.value, on: targetType, fault: fault, remedy: remedy,
        suggestion: suggestion),
      at: given.word)
  }
}
