// The velocity of properties.

extension Tweener {
  /// The velocity with which the tweens of a target move the property at a key path, in units per
  /// second of engine time; `nil` where none moves it, and where the property has an interpolation
  /// of its own.
  ///
  /// ```swift
  /// tweener.addTween(box, duration: 2) { $0.to(\.alpha, 0) }
  /// tweener.advance(by: 1)
  /// print(tweener.velocity(of: box, \.alpha) ?? 0)  // prints -0.5
  /// ```
  ///
  /// It is the derivative of what the tween shows at the present instant, before rounding: analytic
  /// for every built-in easing, spring and decay, the difference quotient for easings of your own.
  /// At a corner that counts which is ahead. It is 0 in a pause, at rest and where `minimum` or
  /// `maximum` holds the value. For a property that is computed from numbers which tweens move (a
  /// centre), it is what these numbers' velocities make of it. Complexity: O(1) for a stored
  /// number.
  public func velocity<Target: AnyObject, Value: Tweenable>(
    of target: Target, _ path: ReferenceWritableKeyPath<Target, Value>
  ) -> Value? {
    engine.velocity(of: target, path)
  }

  /// The velocity with which the tweens of a target move a property, one number a component, in
  /// units per second of engine time; `nil` where none moves it, where the target has no such
  /// property, and where the property has an interpolation of its own.
  ///
  /// ```swift
  /// tweener.addTween(box, [.duration: 2, "x": 100])
  /// tweener.advance(by: 1)
  /// print(tweener.velocity(of: box, "x") ?? [])  // prints [50.0]
  /// ```
  public func velocity(of target: AnyObject, _ property: TweenKey) -> [Double]? {
    engine.velocity(of: target, property)
  }

  /// The velocity with which the tweens in ``shared`` move the property at a key path; see
  /// ``velocity(of:_:)-(Target,_)``.
  @MainActor
  public static func velocity<Target: AnyObject, Value: Tweenable>(
    of target: Target, _ path: ReferenceWritableKeyPath<Target, Value>
  ) -> Value? { shared.velocity(of: target, path) }

  /// The velocity with which the tweens in ``shared`` move a property, one number a component.
  @MainActor
  public static func velocity(of target: AnyObject, _ property: TweenKey) -> [Double]? {
    shared.velocity(of: target, property)
  }
}
