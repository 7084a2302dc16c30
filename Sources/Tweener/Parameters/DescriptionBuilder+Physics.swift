// The words for springs and handover, as DescriptionBuilder reads them, and its reports about words
// that have no effect beside a spring.

extension ReservedKey {
  /// Whether a spring replaces the word, or the word has no effect without one.
  var isUnusedBySprings: Bool {
    switch self {
    case .duration, .easing, .autoreverseEasing, .unitsPerSecond, .initialVelocity: true
    default: false
    }
  }
}

extension DescriptionBuilder {
  mutating func spring(_ given: ParameterEntry) -> TweenSpring? {
    let spring: TweenSpring? = named(given)
    if let fault = spring?.fault {
      problems.add(fault.problems(key: given.name, on: targetType), at: given.word)
    }
    return spring
  }

  /// The value as it is given: what it means is up to each property. A number has to be finite.
  mutating func velocity(_ given: ParameterEntry) -> Any? {
    guard let value = unwrapped(given.value) else { return wrongType(given) }
    if let number = NumberReader.number(value), !number.isFinite { return outOfRange(given) }
    return value
  }

  /// Says of each word that the spring replaces that it is left out.
  mutating func reportReplacedBySpring() {
    for given in besideSpring where given.word != .initialVelocity {
      problems.add(.replacedBySpring(given, targetType), at: given.word)
    }
  }

  /// Says that a velocity without a spring is of no use.
  mutating func reportUnusedVelocity() {
    guard values.initialVelocity != nil else { return }
    values.initialVelocity = nil
    for given in besideSpring where given.word == .initialVelocity {
      problems.add(.velocityWithoutSpring(given, targetType), at: given.word)
    }
  }
}
