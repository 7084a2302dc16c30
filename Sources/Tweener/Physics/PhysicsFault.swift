// A fault of a number that a spring or a decay was made of. Kept by the value, which has no engine
// to report to; an engine that gets the value can report it.

/// A number that could not be used as it was given. A class, so that the many values without one
/// keep a word for it.
final class PhysicsFault: Sendable {
  /// The name of the parameter.
  let parameter: String
  let value: Double
  /// The right range, and the number that is used instead.
  let remedy: String

  init(parameter: String, value: Double, remedy: String) {
    self.parameter = parameter
    self.value = value
    self.remedy = remedy
  }

  /// The report, for the key under which the spring or decay was given.
  func problem(key: String) -> TweenProblem {
    let fault =
      value.isFinite ? "\(parameter) \(value) is out of range" : "\(parameter) is not finite"
    return TweenProblem(
      .numberOutOfRange, key: key, value: "\(value)", fault: fault, remedy: remedy)
  }
}

/// Makes parameters harmless, and keeps the first fault.
struct PhysicsParameters {
  private(set) var fault: PhysicsFault?

  /// `value` within a range; `fallback` where it is not finite.
  mutating func clamped(
    _ value: Double, _ parameter: String, _ range: ClosedRange<Double>, otherwise fallback: Double
  ) -> Double {
    let usable = value.parameter(in: range, otherwise: fallback)
    if usable != value { report(value, parameter, range, usable) }
    return usable
  }

  /// `value` within a range of positive numbers; `fallback` where it is not finite, zero or
  /// negative.
  mutating func positive(
    _ value: Double, _ parameter: String, _ range: ClosedRange<Double>, otherwise fallback: Double
  ) -> Double {
    let usable = value > 0 ? value.parameter(in: range, otherwise: fallback) : fallback
    if usable != value { report(value, parameter, range, usable) }
    return usable
  }

  @inline(never)
  private mutating func report(
    _ value: Double, _ parameter: String, _ range: ClosedRange<Double>, _ usable: Double
  ) {
    guard fault == nil else { return }
    fault = PhysicsFault(
      parameter: parameter, value: value,
      remedy: "\(parameter) is from \(range.lowerBound) to \(range.upperBound); \(usable) is used")
  }
}
