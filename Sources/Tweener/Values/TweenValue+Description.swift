// The text of a value in a report: as it was written.

extension TweenValue: CustomStringConvertible {
  /// The value as it was written: `.by(100)`, `.fromTo(0, 100)`, `.to(5).eased(.inQuad)`. A
  /// function prints as `{ … }`.
  public var description: String {
    let text =
      switch kind {
      case .to(let end): ".to(\(ValueText.describe(end)))"
      case .by(let change): ".by(\(ValueText.describe(change)))"
      case .times(let factor): ".times(\(ValueText.describe(factor)))"
      case .from(let start): ".from(\(ValueText.describe(start)))"
      case .fromTo(let start, let end):
        ".fromTo(\(ValueText.describe(start)), \(ValueText.describe(end)))"
      case .ends: ".ends { … }"
      case .offset: ".offset { … }"
      case .offsetKeyframes(let keyframes): ".offset(\(keyframes))"
      case .components: ".interpolated(components:) { … }"
      case .each: ".each { … }"
      case .usingEasing: ".usingEasing { … }"
      case .keyframes(let keyframes): keyframes.description
      case .decay(let decay): decay.description
      case .simulated: ".simulated(…)"
      case .refused(_, let value): ValueText.describe(value)
      }
    let eased = easing.map { "\(text).eased(.\($0))" } ?? text
    return velocity.map { "\(eased).velocity(\(ValueText.describe($0)))" } ?? eased
  }

  /// The value inside a ``TweenValue``, or the value itself.
  static func given(_ value: Any) -> Any {
    guard let form = value as? TweenValue else { return value }
    return switch form.kind {
    case .to(let inside), .by(let inside), .times(let inside), .from(let inside),
      .fromTo(_, let inside), .refused(_, let inside):
      inside
    case .ends, .offset, .offsetKeyframes, .components, .each, .usingEasing, .keyframes, .decay,
      .simulated:
      value
    }
  }
}

extension GivenKeyframes: CustomStringConvertible {
  var description: String {
    let values = values.map { ValueText.describe(TweenValue.plainEnd($0)) }
    return ".keyframes([\(values.joined(separator: ", "))])"
  }
}
