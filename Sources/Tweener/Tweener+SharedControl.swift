// The static twins of removing, pausing, resuming and asking: each forwards to `shared`.

@MainActor
extension Tweener {
  /// Removes all tweens of a target.
  @discardableResult
  public static func removeTween(_ target: AnyObject) -> Bool { shared.removeTween(target) }

  /// Removes some properties from a target's tweens.
  @discardableResult
  public static func removeTween(_ target: AnyObject, _ properties: [TweenKey]) -> Bool {
    shared.removeTween(target, properties)
  }

  /// Removes all tweens of several targets.
  @discardableResult
  public static func removeTweens(_ targets: [AnyObject]) -> Bool { shared.removeTweens(targets) }

  /// Removes every tween.
  @discardableResult
  public static func removeAllTweens() -> Bool { shared.removeAllTweens() }

  /// Pauses all tweens of a target.
  @discardableResult
  public static func pauseTween(_ target: AnyObject) -> Bool { shared.pauseTween(target) }

  /// Pauses some properties of a target.
  @discardableResult
  public static func pauseTween(_ target: AnyObject, _ properties: [TweenKey]) -> Bool {
    shared.pauseTween(target, properties)
  }

  /// Pauses all tweens of several targets.
  @discardableResult
  public static func pauseTweens(_ targets: [AnyObject]) -> Bool { shared.pauseTweens(targets) }

  /// Pauses every tween.
  @discardableResult
  public static func pauseAllTweens() -> Bool { shared.pauseAllTweens() }

  /// Resumes all tweens of a target.
  @discardableResult
  public static func resumeTween(_ target: AnyObject) -> Bool { shared.resumeTween(target) }

  /// Resumes some properties of a target.
  @discardableResult
  public static func resumeTween(_ target: AnyObject, _ properties: [TweenKey]) -> Bool {
    shared.resumeTween(target, properties)
  }

  /// Resumes all tweens of several targets.
  @discardableResult
  public static func resumeTweens(_ targets: [AnyObject]) -> Bool { shared.resumeTweens(targets) }

  /// Resumes every tween.
  @discardableResult
  public static func resumeAllTweens() -> Bool { shared.resumeAllTweens() }

  /// Whether the target has tweens.
  public static func isTweening(_ target: AnyObject) -> Bool { shared.isTweening(target) }

  /// Whether a tween of the target moves a property, or part of it.
  public static func isTweening(_ target: AnyObject, _ property: TweenKey) -> Bool {
    shared.isTweening(target, property)
  }

  /// The numbers that a property of the target holds, one a component; see
  /// ``value(of:_:)-(_,TweenKey)``.
  public static func value(of target: AnyObject, _ property: TweenKey) -> [Double]? {
    shared.value(of: target, property)
  }

  /// The target's tweens, oldest first.
  public static func tweens(of target: AnyObject) -> [Tween] { shared.tweens(of: target) }
}
