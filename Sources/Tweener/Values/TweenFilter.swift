// Functions of every number before the tween writes it, the last of a play included: snapping,
// wrapping.

/// A function of each number that a tween is about to write; it returns the number that is written.
public typealias TweenFilter = (_ number: Double) -> Double

extension TweenValue {
  /// This value, with every number that is written passed through a function, the first and the
  /// last too.
  ///
  /// A number that it makes not finite is written as it was before. Several filters work in the
  /// order in which they are added, and before the call's rounding and limits.
  ///
  /// ```swift
  /// // Is never an odd number.
  /// let even = TweenValue.to(100).filtered { ($0 / 2).rounded() * 2 }
  /// tweener.addTween(box, [.duration: 1, "x": even])
  /// tweener.advance(by: 0.25)
  /// print(box.x)  // prints 26.0
  /// ```
  public func filtered(_ filter: @escaping TweenFilter) -> TweenValue {
    var value = self
    value.filters.append(filter)
    return value
  }
}

/// The rounding and the limits that a call asks for: what a number is behind the easing.
struct NumberLimits: Equatable {
  var isRounded = false
  var minimum: Double?
  var maximum: Double?

  /// Whether it leaves every number as it is.
  var isNone: Bool { !isRounded && minimum == nil && maximum == nil }

  /// By bits, as 0 and -0 clamp differently.
  static func == (left: NumberLimits, right: NumberLimits) -> Bool {
    left.isRounded == right.isRounded && left.minimum?.bitPattern == right.minimum?.bitPattern
      && left.maximum?.bitPattern == right.maximum?.bitPattern
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(isRounded)
    hasher.combine(minimum?.bitPattern)
    hasher.combine(maximum?.bitPattern)
  }

  /// Whether the limits hold a number with a velocity: it is beyond one of them, or exactly at one
  /// and on its way out.
  func clamps(_ number: Double, velocity: Double) -> Bool {
    minimum.map { velocity < 0 ? number <= $0 : number < $0 } ?? false
      || maximum.map { velocity > 0 ? number >= $0 : number > $0 } ?? false
  }

  /// The numbers rounded, then clamped, each as one alone.
  @inline(__always)
  func callAsFunction(_ numbers: SIMD4<Double>) -> SIMD4<Double> {
    var numbers = isRounded ? numbers.nearestWhole() : numbers
    if let minimum { numbers = numbers.replacing(with: minimum, where: numbers .< minimum) }
    if let maximum { numbers = numbers.replacing(with: maximum, where: numbers .> maximum) }
    return numbers
  }

  /// The number rounded, then clamped.
  func callAsFunction(_ number: Double) -> Double {
    var number = isRounded ? number.nearestWhole() : number
    if let minimum, number < minimum { number = minimum }
    if let maximum, number > maximum { number = maximum }
    return number
  }
}
