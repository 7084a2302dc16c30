// Properties by bare names, where calls take a list of names.

extension Tweener {
  /// Removes the properties of some names from a target's tweens.
  ///
  /// ```swift
  /// tweener.addTween(box, [.duration: 1, "x": 5, "y": 5])
  /// print(tweener.removeTween(box, "x", "y"))  // prints true
  /// ```
  ///
  /// - Returns: whether any was tweened.
  @discardableResult
  public func removeTween(_ target: AnyObject, _ property: TweenKey, _ others: TweenKey...) -> Bool
  {
    removeTween(target, [property] + others)
  }

  /// Pauses the properties of some names of a target.
  ///
  /// - Returns: whether any was not paused already.
  @discardableResult
  public func pauseTween(_ target: AnyObject, _ property: TweenKey, _ others: TweenKey...) -> Bool {
    pauseTween(target, [property] + others)
  }

  /// Resumes the properties of some names of a target.
  ///
  /// - Returns: whether any was paused.
  @discardableResult
  public func resumeTween(_ target: AnyObject, _ property: TweenKey, _ others: TweenKey...) -> Bool
  {
    resumeTween(target, [property] + others)
  }

  /// Whether a tween of the target moves a property of one of some names, or part of it.
  public func isTweening(
    _ target: AnyObject, _ property: TweenKey, _ second: TweenKey, _ others: TweenKey...
  ) -> Bool {
    ([property, second] + others).contains { isTweening(target, $0) }
  }
}

@MainActor
extension Tweener {
  /// Removes the properties of some names from a target's tweens, in ``shared``.
  @discardableResult
  public static func removeTween(_ target: AnyObject, _ property: TweenKey, _ others: TweenKey...)
    -> Bool
  { shared.removeTween(target, [property] + others) }

  /// Pauses the properties of some names of a target, in ``shared``.
  @discardableResult
  public static func pauseTween(_ target: AnyObject, _ property: TweenKey, _ others: TweenKey...)
    -> Bool
  { shared.pauseTween(target, [property] + others) }

  /// Resumes the properties of some names of a target, in ``shared``.
  @discardableResult
  public static func resumeTween(_ target: AnyObject, _ property: TweenKey, _ others: TweenKey...)
    -> Bool
  { shared.resumeTween(target, [property] + others) }

  /// Whether a tween of the target moves a property of one of some names, in ``shared``.
  public static func isTweening(
    _ target: AnyObject, _ property: TweenKey, _ second: TweenKey, _ others: TweenKey...
  ) -> Bool {
    ([property, second] + others).contains { shared.isTweening(target, $0) }
  }
}
