// Functions of every number before the tween writes it, the last of a play included: snapping,
// wrapping.

/// A function of each number that a tween is about to write; it returns the number that is written.
public typealias TweenFilter = (_ number: Double) -> Double

extension TweenValue {
  /// This value, with every number that is written passed through a function, the first and the
  /// last too.
  ///
  /// What is not finite behind it is written as it was before. Several filters work in the order in
  /// which they are added, and before the call's rounding and limits.
  ///
  /// ```swift
  /// // Is never an odd number.
  /// tweener.addTween(box, [.duration: 1, "x": TweenValue.to(100).filtered { ($0 / 2).rounded() * 2 }])
  /// tweener.advance(by: 0.25)
  /// print(box.x)  // prints 26.0
  /// ```
  public func filtered(_ filter: @escaping TweenFilter) -> TweenValue {
    var value = self
    value.filters.append(filter)
    return value
  }
}
