// How PlanDraft reads the value of one word: each function returns it, or reports it and returns nothing
// (or, for a flag, the default).

extension PlanDraft {
  mutating func seconds(_ given: GivenParameter) -> Int64? {
    switch NumberReader.seconds(given.value) {
    case .flicks(let flicks):
      if flicks >= 0 || given.word.entry.form == .signedSeconds { return flicks }
      return outOfRange(given)
    case .outOfRange: return outOfRange(given)
    case .notANumber:
      guard given.word == .duration || given.word == .delay,
        case .each? = TweenValue.inside(given.value)?.kind
      else { return wrongType(given) }
      postpone(given)
      return nil
    }
  }

  mutating func number(_ given: GivenParameter, from least: Double? = nil) -> Double? {
    guard let number = NumberReader.number(given.value) else { return wrongType(given) }
    guard number.isFinite, least.map({ number >= $0 }) ?? true else { return outOfRange(given) }
    return number
  }

  mutating func count(_ given: GivenParameter) -> Int64? {
    guard let number = NumberReader.number(given.value) else { return wrongType(given) }
    guard number >= -1, number == number.nearestWhole(), number.isFinite else {
      return outOfRange(given)
    }
    return number < 0x1p63 ? Int64(number) : .max
  }

  mutating func flag(_ given: GivenParameter) -> Bool {
    if let flag = exactly(given.value, Bool.self) { return flag }
    if let value = unwrapped(given.value), let flag = value as? Bool { return flag }
    return wrongType(given) ?? false
  }

  mutating func overwriteMode(_ given: GivenParameter) -> OverwriteMode? {
    switch unwrapped(given.value) {
    case let mode as OverwriteMode: mode
    case let flag as Bool: flag ? .atStart : OverwriteMode.none
    case let name as any StringProtocol: OverwriteMode(named: String(name)) ?? wrongType(given)
    default: wrongType(given)
    }
  }

  mutating func easing(_ given: GivenParameter) -> EasingChoice? {
    if let easing = exactly(given.value, Easing.self) { return .easing(easing) }
    switch unwrapped(given.value) {
    case let easing as Easing: return .easing(easing)
    case let name as any StringProtocol: return easing(named: String(name), given)
    case let function as (Double) -> Double: return .function(function)
    case let function as @Sendable (Double) -> Double: return .function(function)
    case let function as @MainActor (Double) -> Double: return easing(onMainActor: function, given)
    default: return wrongType(given)
    }
  }

  private mutating func easing(named name: String, _ given: GivenParameter) -> EasingChoice? {
    if let easing = easings.easing(named: name) { return .easing(easing) }
    problems.add(
      .unknownEasing(name, given, targetType, known: easings.names), at: given.word)
    return nil
  }

  private mutating func easing(
    onMainActor function: @escaping @MainActor (Double) -> Double, _ given: GivenParameter
  ) -> EasingChoice? {
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

  private mutating func outOfRange<Value>(_ given: GivenParameter) -> Value? {
    problems.add(.parameterOutOfRange(given, targetType), at: given.word)
    return nil
  }

  private mutating func wrongType<Value>(_ given: GivenParameter) -> Value? {
    problems.add(.wrongParameterType(given, targetType), at: given.word)
    return nil
  }
}
