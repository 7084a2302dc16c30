// The reports about properties. Made by the engine while it resolves what a plan wants.

extension TweenProblem {
  private init(
    _ kind: Kind, key: TweenKey, value: Any?, _ targetType: Any.Type, fault: String, remedy: String,
    suggestion: String? = nil
  ) {
    self.init(
      kind,
      key: key.description,
      value: value.map(ValueText.describe),
      targetType: ValueText.describe(type: targetType),
      fault: fault, remedy: remedy, suggestion: suggestion)
  }

  private static let reserved = ReservedWord.allSpellings.map(NearestName.Candidate.init)

  /// `known` are the names of the target's properties; reserved words are suggested too.
  static func unknownProperty(
    key: TweenKey, value: Any? = nil, targetType: Any.Type, known: KnownNames
  ) -> TweenProblem {
    if let remedy = key.name.flatMap(UnreadWord.remedy) {
      return TweenProblem(
        .unknownProperty, key: key, value: value, targetType,
        fault: "a word of an older library that is not read", remedy: remedy)
    }
    let nearest = key.name.flatMap { name in
      [known.nearest(to: name), NearestName.nearest(to: name, among: reserved)]
        .compactMap(\.self).min { $0 < $1 }?.name
    }
    let advice = nearest.map { "did you mean \($0.debugDescription)?" }
    return TweenProblem(
      .unknownProperty, key: key, value: value, targetType,
      fault: "no such property",
      remedy: advice ?? "list it in tweenProperties, or give a key path",
      suggestion: nearest)
  }

  /// `listLength`: how many numbers a list must have to be taken; `nil` where no list is.
  static func wrongPropertyType(
    key: TweenKey, value: Any, expected: Any.Type, listLength: Int? = nil, targetType: Any.Type
  ) -> TweenProblem {
    if let listLength, let list = TweenValue.listInside(value) {
      return TweenProblem(
        .wrongPropertyType, key: key, value: value, targetType,
        fault: list.count == listLength
          ? "a list with something else than numbers in it" : "a list of \(list.count)",
        remedy: "give a list of \(listLength) numbers, or \(ValueText.describe(type: expected))")
    }
    let type = ValueText.describe(type: type(of: value))
    return TweenProblem(
      .wrongPropertyType, key: key, value: value, targetType,
      fault: unwrapped(value) == nil ? "no value" : "a value of type \(type)",
      remedy:
        "the property holds \(ValueText.describe(type: expected)); give one, or a TweenValue of it")
  }

  static func notFinite(key: TweenKey, value: Any, targetType: Any.Type) -> TweenProblem {
    TweenProblem(
      .numberOutOfRange, key: key, value: value, targetType,
      fault: "not finite",
      remedy: "give finite numbers; the property is left alone")
  }

  /// Two keys of one call write the same component; `winner` is the one that does.
  static func sameComponent(key: TweenKey, winner: TweenKey, targetType: Any.Type) -> TweenProblem {
    let name = winner.name.map(\.debugDescription) ?? winner.description
    return TweenProblem(
      .componentGivenTwice, key: key, value: nil, targetType,
      fault: "\(name) of the same call writes a part of it too",
      remedy: "\(name) has that part; leave out one of the two",
      suggestion: winner.name)
  }

  static func splitterRefused(key: TweenKey, value: Any, targetType: Any.Type) -> TweenProblem {
    TweenProblem(
      .splitterRefused, key: key, value: value, targetType,
      fault: "the property splitter refused the value",
      remedy: "give a value that it takes apart")
  }
}
