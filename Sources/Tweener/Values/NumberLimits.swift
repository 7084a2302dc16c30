/// The rounding and the limits that a call asks for: what a number is behind the easing.
struct NumberLimits {
  var isRounded = false
  var minimum: Double?
  var maximum: Double?

  /// Whether it leaves every number as it is.
  var isNone: Bool { !isRounded && minimum == nil && maximum == nil }

  /// The number rounded, then clamped.
  func callAsFunction(_ number: Double) -> Double {
    var number = isRounded ? number.nearestWhole() : number
    if let minimum, number < minimum { number = minimum }
    if let maximum, number > maximum { number = maximum }
    return number
  }
}
