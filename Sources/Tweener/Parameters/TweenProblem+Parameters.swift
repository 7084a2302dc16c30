// The reports about reserved words that several readers make.

extension TweenProblem {
  static func wrongParameterType(_ given: ParameterEntry, _ targetType: Any.Type?) -> TweenProblem {
    let value = unwrapped(given.value)
    let type = ValueText.describeType(of: given.value)
    let nearest = value.flatMap(NumberReader.text).flatMap {
      NearestName.suggest($0, among: given.word.entry.form.names)
    }
    let advice = nearest.map { NearestName.question($0) + " " } ?? ""
    return TweenProblem(
      .wrongParameterType, given.name, given.value, on: targetType,
      fault: value == nil ? "no value" : "a value of type \(type)",
      remedy: advice + given.word.remedy, suggestion: nearest)
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

  static func callbackOffMainActor(_ given: ParameterEntry, _ targetType: Any.Type?) -> TweenProblem
  {
    TweenProblem(
      .callbackOffMainActor, given.name, given.value, on: targetType,
      fault: "isolated to the main actor, where this engine does not run",
      remedy: "leave out @MainActor, or start a Task { @MainActor in … } inside")
  }
}

extension ReservedKey {
  /// The values that the word accepts, and the default that replaces any other, in the words of a
  /// report.
  var remedy: String {
    let taken = self == .spring ? "the call's duration and easing are" : "\(entry.absent) is"
    return "give \(entry.form.expectation)" + (taken == "none is" ? "" : "; \(taken) taken")
  }
}
