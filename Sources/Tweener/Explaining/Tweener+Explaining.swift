// Asking why something does not move.

extension Tweener {
  /// Tells why nothing of a target moves, and what moves of it.
  ///
  /// ```swift
  /// tweener.addTween(box, [.delay: 1, .duration: 1, "x": 100])
  /// tweener.advance(by: 0.5)
  /// print(tweener.explanation(of: box).reason == .waiting)  // prints true
  /// ```
  ///
  /// Print it: its text names the tween, the place of its call, and what to do. Where the target
  /// has tweens, the reason is that of the one added last. Of tweens that have ended the last 1,024
  /// are known, by the address and the class of their target: an object made later at that address
  /// is answered for it.
  ///
  /// Complexity: O(*n*) in the tweens of the engine.
  public func explanation(of target: AnyObject) -> TweenExplanation {
    Explainer(engine, target, nil).explanation()
  }

  /// Tells why a property of a target does not move, and what moves it. A name that is no property
  /// of the target is reported.
  ///
  /// ```swift
  /// tweener.addTween(box, [.duration: 1, "x": 100])
  /// print(tweener.explanation(of: box, "y").reason == .noTween)  // prints true
  /// ```
  public func explanation(of target: AnyObject, _ property: TweenKey) -> TweenExplanation {
    Explainer(engine, target, property).explanation()
  }

  /// Tells why the property at a key path does not move, and what moves it.
  public func explanation<Target: AnyObject, Value: Tweenable>(
    of target: Target, _ path: ReferenceWritableKeyPath<Target, Value>
  ) -> TweenExplanation {
    explanation(of: target, .path(path))
  }

  /// Tells why nothing of a target moves, in ``shared``.
  @MainActor
  public static func explanation(of target: AnyObject) -> TweenExplanation {
    shared.explanation(of: target)
  }

  /// Tells why a property of a target does not move, in ``shared``.
  @MainActor
  public static func explanation(of target: AnyObject, _ property: TweenKey) -> TweenExplanation {
    shared.explanation(of: target, property)
  }

  /// Tells why the property at a key path does not move, in ``shared``.
  @MainActor
  public static func explanation<Target: AnyObject, Value: Tweenable>(
    of target: Target, _ path: ReferenceWritableKeyPath<Target, Value>
  ) -> TweenExplanation {
    shared.explanation(of: target, path)
  }
}
