// Removing, pausing and resuming, by target, by property, or all. True means that something
// changed.

extension Tweener {
  /// Removes all tweens of a target. Properties stay at their exact values at the present instant;
  /// of the callbacks only `onEnd` is called.
  ///
  /// - Returns: whether there were any.
  /// - Complexity: O(*c*²) for the *c* components that the target's tweens own.
  @discardableResult
  public func removeTween(_ target: AnyObject) -> Bool {
    engine.forEach(of: target, .removal)
  }

  /// Removes some properties from a target's tweens: the components that those properties write, no
  /// more.
  ///
  /// A tween that is left with none ends as removed. A name that is no property of the target is
  /// reported.
  @discardableResult
  public func removeTween(_ target: AnyObject, _ properties: [TweenKey]) -> Bool {
    engine.forEach(.parts(of: target, properties), .removal)
  }

  /// Removes all tweens of several targets.
  @discardableResult
  public func removeTweens(_ targets: [AnyObject]) -> Bool {
    engine.forEach(.targets(targets), .removal)
  }

  /// Removes every tween.
  @discardableResult
  public func removeAllTweens() -> Bool {
    engine.forEach(.all, .removal)
  }

  /// Pauses all tweens of a target, delays included.
  ///
  /// - Returns: whether one was not paused already.
  @discardableResult
  public func pauseTween(_ target: AnyObject) -> Bool {
    engine.forEach(of: target, .pause)
  }

  /// Pauses some properties of a target. A tween that also moves others is split: its handle and
  /// callbacks stay with the part that runs on.
  ///
  /// A name that is no property of the target is reported.
  @discardableResult
  public func pauseTween(_ target: AnyObject, _ properties: [TweenKey]) -> Bool {
    engine.forEach(.parts(of: target, properties), .pause)
  }

  /// Pauses all tweens of several targets.
  @discardableResult
  public func pauseTweens(_ targets: [AnyObject]) -> Bool {
    engine.forEach(.targets(targets), .pause)
  }

  /// Pauses every tween.
  @discardableResult
  public func pauseAllTweens() -> Bool {
    engine.forEach(.all, .pause)
  }

  /// Resumes all tweens of a target where they were paused.
  ///
  /// - Returns: whether one was paused.
  @discardableResult
  public func resumeTween(_ target: AnyObject) -> Bool {
    engine.forEach(of: target, .resumption)
  }

  /// Resumes some properties of a target. Of a tween that is paused as a whole the resumed part
  /// takes handle and callbacks.
  ///
  /// A name that is no property of the target is reported.
  @discardableResult
  public func resumeTween(_ target: AnyObject, _ properties: [TweenKey]) -> Bool {
    engine.forEach(.parts(of: target, properties), .resumption)
  }

  /// Resumes all tweens of several targets.
  @discardableResult
  public func resumeTweens(_ targets: [AnyObject]) -> Bool {
    engine.forEach(.targets(targets), .resumption)
  }

  /// Resumes every tween.
  @discardableResult
  public func resumeAllTweens() -> Bool {
    engine.forEach(.all, .resumption)
  }

  /// Writes the components that a target's tweens drive, at their exact values at the present
  /// instant.
  ///
  /// Worth calling in a callback that looks at another target than its own. Calls no callback.
  ///
  /// - Complexity: O(*c*) in the components of the target's tweens.
  public func settle(_ target: AnyObject) {
    engine.settle(target)
  }
}
