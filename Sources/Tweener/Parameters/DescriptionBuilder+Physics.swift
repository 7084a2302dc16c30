// The words for springs, as DescriptionBuilder reads them.

extension DescriptionBuilder {
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
}
