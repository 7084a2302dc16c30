// The reports about properties. Made by the engine while it resolves what a plan wants.

extension TweenProblem {
  /// `known` are the names of the target's properties; reserved words are suggested too, where
  /// `mayBeWord`. `isRegistered`: the name means something on other targets.
  static func unknownProperty(
    key: TweenKey, value: Any? = nil, targetType: Any.Type, known: KnownNames,
    isRegistered: Bool, mayBeWord: Bool = true
  ) -> TweenProblem {
    guard let name = key.name else {
      let root = key.keyPath.map { ValueText.describe(type: type(of: $0).rootType) }
      return TweenProblem(
        .unknownProperty, key, value, on: targetType,
        fault: "the key path belongs to \(root ?? "another type")",
        remedy: "give a key path of \(ValueText.describe(type: targetType)) or of its superclass")
    }
    let nearest = [known.nearest(to: name), mayBeWord ? ReservedKey.nearest(to: name) : nil]
      .compactMap(\.self).min { $0 < $1 }?.name
    let advice = UnknownName(name, nearest: nearest, isRegistered: isRegistered)
    return TweenProblem(
      .unknownProperty, key, value, on: targetType,
      fault: "no such property", remedy: advice.remedy, suggestion: advice.suggestion)
  }

  /// A shorthand or a modifier was named where a property is meant.
  static func wordOfCalls(_ key: TweenKey, targetType: Any.Type) -> TweenProblem {
    TweenProblem(
      .unknownProperty, key, on: targetType, fault: "a word of calls, and no property",
      remedy: "name the properties that it moves or changes")
  }

  /// A report about a name, as one about the entry of the call whose value gives it.
  func inside(_ entry: TweenKey, _ value: Any) -> TweenProblem {
    let name = key.map { $0.hasPrefix("\\") ? $0 : $0.debugDescription } ?? ""
    return TweenProblem(
      kind, key: entry.description, value: ValueText.describe(value), targetType: targetType,
      fault: "\(name): \(fault)", remedy: remedy, suggestion: suggestion)
  }

  /// `listLength`: how many numbers a list must have to be taken; `nil` where no list is.
  /// `keyframe`: the one of a list that is at fault.
  static func wrongPropertyType(
    key: TweenKey, value: Any, expected: Any.Type, listLength: Int? = nil, targetType: Any.Type,
    keyframe: (number: Int, value: Any)? = nil
  ) -> TweenProblem {
    if keyframe == nil, let listLength, let list = TweenValue.listInside(value) {
      let elements = "\(list.count) \(list.count == 1 ? "element" : "elements")"
      return TweenProblem(
        .wrongPropertyType, key, value, on: targetType,
        fault: list.count == listLength
          ? "the list has elements that are not numbers" : "the list has \(elements)",
        remedy: "give a list of \(listLength) numbers, or \(ValueText.describe(type: expected))")
    }
    let given = TweenValue.given(keyframe?.value ?? value)
    return TweenProblem(
      .wrongPropertyType, key, value, on: targetType,
      fault: (keyframe.map { "keyframe \($0.number) is " } ?? "")
        + (unwrapped(given) == nil
          ? "no value" : "a value of type \(ValueText.describeType(of: given))"),
      remedy:
        "the property holds \(ValueText.describe(type: expected)); give one, or a TweenValue of it")
  }

  static func notFinite(key: TweenKey, value: Any? = nil, targetType: Any.Type) -> TweenProblem {
    TweenProblem(
      .numberOutOfRange, key, value, on: targetType, fault: "not finite",
      remedy: "give finite numbers; the property does not move")
  }

  /// A number that is finite, and that the property's `holder` cannot hold.
  static func beyond(
    _ holder: Any.Type, key: TweenKey, value: Any?, targetType: Any.Type, isKeyframe: Bool = false
  ) -> TweenProblem {
    TweenProblem(
      .numberOutOfRange, key, value, on: targetType,
      fault: "lies beyond what a \(ValueText.describe(type: holder)) holds",
      remedy: "give smaller numbers; the property "
        + (isKeyframe ? "stays at the keyframe before" : "does not move"))
  }

  /// A property whose description contradicts itself; `targetType` where it is in a class's table.
  static func misdescribed(
    _ key: TweenKey, _ fault: TweenValueError, targetType: Any.Type? = nil
  ) -> TweenProblem {
    TweenProblem(
      .propertyMisdescribed, key, on: targetType, fault: fault.fault, remedy: fault.remedy)
  }

  /// A name that is a reserved word was given to `what`; `targetType` where it is in a class's
  /// table.
  static func reservedName(_ name: String, _ what: String, targetType: Any.Type? = nil)
    -> TweenProblem
  {
    let word = ReservedKey.match(name)?.word.name
    let meaning =
      word == name ? "" : word.map { ", another spelling of \($0.debugDescription)," } ?? ""
    return TweenProblem(
      .reservedName, name, on: targetType, fault: "a reserved word\(meaning) cannot name a \(what)",
      remedy: "the word keeps its meaning; choose another name"
        + (what.hasSuffix("property") ? ", or give the key path" : ""))
  }

  /// A velocity that the property cannot start with. `key` is the word that gives it, or the
  /// property.
  static func wrongVelocity(
    _ key: TweenKey, _ velocity: Any, isFinite: Bool, expected: Any.Type, _ targetType: Any.Type
  ) -> TweenProblem {
    let held = ValueText.describe(type: expected)
    let type =
      unwrapped(velocity) == nil
      ? "nothing" : "a value of type \(ValueText.describeType(of: velocity))"
    let ofWrongType: TweenProblem.Kind =
      key.name == ReservedKey.initialVelocity.name ? .wrongParameterType : .wrongPropertyType
    return TweenProblem(
      isFinite ? ofWrongType : .numberOutOfRange, key, velocity, on: targetType,
      fault: isFinite ? "\(type) is given as the velocity" : "the velocity is not finite",
      remedy:
        "give a number\(expected == Double.self ? "" : " or \(held)"), a second; it is left out")
  }

  /// Two keys of one call write the same component; `winner` is the one that keeps it.
  static func sameComponent(key: TweenKey, winner: TweenKey, targetType: Any.Type) -> TweenProblem {
    let name = winner.name.map(\.debugDescription) ?? winner.description
    return TweenProblem(
      .componentGivenTwice, key, on: targetType,
      fault: "\(name) of the same call writes one of its components",
      remedy: "\(name) keeps the component; leave out one of the two",
      suggestion: winner.name)
  }
}
