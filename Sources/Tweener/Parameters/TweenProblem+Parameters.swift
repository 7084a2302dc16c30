// The reports about reserved words. Made by DescriptionBuilder, BaseMerge and CallbackReader.

extension TweenProblem {
  static func wrongParameterType(_ given: ParameterEntry, _ targetType: Any.Type?) -> TweenProblem {
    let value = unwrapped(given.value)
    let type = ValueText.describeType(of: given.value)
    let nearest = value.flatMap(NumberReader.text).flatMap {
      NearestName.suggest($0, among: given.word.entry.form.names)
    }
    let advice = nearest.map { "did you mean \($0.debugDescription)? " } ?? ""
    return TweenProblem(
      .wrongParameterType, given.name, given.value, on: targetType,
      fault: value == nil ? "no value" : "a value of type \(type)",
      remedy: advice + given.word.remedy, suggestion: nearest)
  }

  static func parameterOutOfRange(_ given: ParameterEntry, _ targetType: Any.Type?) -> TweenProblem
  {
    let isFinite = NumberReader.number(given.value)?.isFinite ?? true
    return TweenProblem(
      .numberOutOfRange, given.name, given.value, on: targetType,
      fault: isFinite ? "out of range" : "not finite",
      remedy: given.word.remedy)
  }

  static func unknownEasing(
    _ name: String, _ given: ParameterEntry, _ targetType: Any.Type?, known: KnownNames
  ) -> TweenProblem {
    if let form = Easing.form(of: name) {
      return TweenProblem(
        .unknownEasing, given.name, given.value, on: targetType,
        fault: "no easing has these arguments",
        remedy: "give \(form); \(given.word.entry.absent) is taken")
    }
    let isSpring = TweenSpring(named: name) != nil
    let nearest = isSpring ? nil : known.nearest(to: name)?.name
    let advice =
      isSpring
      ? "this is a spring: write \"spring\": \(name.debugDescription);"
      : nearest.map { "did you mean \($0.debugDescription)?" }
    // A question ends itself; a statement wants a mark before the next.
    return TweenProblem(
      .unknownEasing, given.name, given.value, on: targetType, fault: "no such easing",
      remedy: "\(advice ?? "easingNames lists them;") \(given.word.entry.absent) is taken",
      suggestion: nearest)
  }

  /// `better` is the spelling that is taken.
  static func duplicateParameter(
    _ given: ParameterEntry, _ targetType: Any.Type?, better: String
  ) -> TweenProblem {
    TweenProblem(
      .duplicateParameter, given.name, given.value, on: targetType,
      fault: "\(better.debugDescription) is given too and means the same",
      remedy: "\(better.debugDescription) is taken; leave out the other", suggestion: better)
  }

  static func zeroLengthRepeat(_ repeats: Int64, _ targetType: Any.Type?) -> TweenProblem {
    TweenProblem(
      .zeroLengthRepeat, ReservedKey.repeat.name, repeats, on: targetType,
      fault: "a play and the pause after it last 0 s, and there are more than 10,000",
      remedy: "it plays once; give a duration, a repeatDelay or fewer plays")
  }

  /// A word, or the easing of a property, says how plays go, in a call whose plays take no time.
  static func withoutLength(
    _ key: some CustomStringConvertible, _ value: Any, _ targetType: Any.Type?, isDelayed: Bool,
    leaveOut what: String = "this"
  ) -> TweenProblem {
    TweenProblem(
      .withoutLength, key, value, on: targetType,
      fault: "the call has no length: it is applied "
        + (isDelayed ? "when the delay is over" : "at once"),
      remedy: "give a duration, or leave \(what) out")
  }

  static func callbackOffMainActor(_ given: ParameterEntry, _ targetType: Any.Type?) -> TweenProblem
  {
    TweenProblem(
      .callbackOffMainActor, given.name, given.value, on: targetType,
      fault: "isolated to the main actor, where this engine does not run",
      remedy: "leave out @MainActor, or start a Task { @MainActor in … } inside")
  }

  static func baseTooLarge(_ targetType: Any.Type?) -> TweenProblem {
    TweenProblem(
      .wrongParameterType, ReservedKey.base.name, on: targetType,
      fault: "base nests more than 32 dictionaries, or has more than 1,000",
      remedy: "the others are left out; merge them before the call")
  }

  /// `addCaller` was given something that is not a reserved word.
  static func propertyWithoutTarget(_ key: TweenKey, _ value: Any) -> TweenProblem {
    let foreign = key.name.flatMap(ForeignWords.advice)
    let nearest = key.name.flatMap { ReservedKey.nearest(to: $0)?.name }
    let advice = foreign?.remedy ?? nearest.map { "did you mean \($0.debugDescription)?" }
    return TweenProblem(
      .unknownProperty, key, value, on: nil, fault: "addCaller has no target with properties",
      remedy: advice ?? "give properties to addTween",
      suggestion: foreign == nil ? nearest : foreign?.suggestion)
  }
}

extension ReservedKey {
  /// The values that the word accepts, and the default that replaces any other, in the words of a
  /// report.
  fileprivate var remedy: String {
    let taken = self == .spring ? "the call's duration and easing are" : "\(entry.absent) is"
    return "give \(entry.form.expectation)" + (taken == "none is" ? "" : "; \(taken) taken")
  }
}
