// A fault of a number that a spring or a decay was made of. Kept by the value, which has no engine
// to report to; an engine that gets the value can report it.

/// A number that could not be used as it was given.
struct PhysicsFault {
  /// The name of the parameter.
  let parameter: String
  let value: Double
  /// The right range, and the number that is used instead.
  let remedy: String

  /// The report, for the key under which the spring or decay was given, or with `nil` the name of
  /// the parameter.
  func problem(key: String? = nil, on targetType: Any.Type? = nil) -> TweenProblem {
    let fault =
      value.isFinite ? "\(parameter) \(value) is out of range" : "\(parameter) is not finite"
    return TweenProblem(
      .numberOutOfRange, key ?? parameter, value, on: targetType, fault: fault, remedy: remedy)
  }
}

/// Makes parameters harmless, and keeps the faults.
struct PhysicsParameters {
  private(set) var faults: [PhysicsFault] = []

  /// `value` within a range; `fallback` where it is not finite, or, of what `isPositive`, zero or
  /// negative.
  mutating func clamped(
    _ value: Double, _ parameter: String, _ range: ClosedRange<Double>, otherwise fallback: Double,
    isPositive: Bool = false
  ) -> Double {
    let isUsable = !isPositive || value > 0
    let usable = isUsable ? value.parameter(in: range, otherwise: fallback) : fallback
    if usable != value { report(value, parameter, range, usable) }
    return usable
  }

  @inline(never)
  private mutating func report(
    _ value: Double, _ parameter: String, _ range: ClosedRange<Double>, _ usable: Double
  ) {
    let remedy =
      "\(parameter) is from \(range.lowerBound) to \(range.upperBound); \(usable) is used"
    faults.append(PhysicsFault(parameter: parameter, value: value, remedy: remedy))
  }
}
