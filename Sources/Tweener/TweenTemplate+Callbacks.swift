// Callbacks of a template: each is called with the target.

extension TweenTemplate {
  /// Calls a function with the target when the delay is over, before start values are read. Of two
  /// calls the later counts, here and in the methods below.
  public consuming func onStart(_ body: @escaping (Target) -> Void) -> Self {
    setting(.onStart, TweenCallback.taking(target: body))
  }

  /// Calls a function with the target after the writes of each `advance`.
  public consuming func onUpdate(_ body: @escaping (Target) -> Void) -> Self {
    setting(.onUpdate, TweenCallback.taking(target: body))
  }

  /// Calls a function with the target at the end of every play that another follows.
  public consuming func onRepeat(_ body: @escaping (Target) -> Void) -> Self {
    setting(.onRepeat, TweenCallback.taking(target: body))
  }

  /// Calls a function with the target when the last play has ended.
  ///
  /// ```swift
  /// tweener.addTween(box, duration: 1) { $0.to(\.y, 200).onComplete { box in box.land() } }
  /// ```
  public consuming func onComplete(_ body: @escaping (Target) -> Void) -> Self {
    setting(.onComplete, TweenCallback.taking(target: body))
  }

  /// Calls a function with the target when the tween was played backwards to its start.
  ///
  /// ```swift
  /// let tween = tweener.addTween(box, duration: 1) {
  ///   $0.to(\.y, 200).onReverseComplete { box in box.y = 0 }
  /// }
  /// ```
  public consuming func onReverseComplete(_ body: @escaping (Target) -> Void) -> Self {
    setting(.onReverseComplete, TweenCallback.taking(target: body))
  }

  /// Calls a function with the target and the outcome exactly once, for every kind of end.
  public consuming func onEnd(_ body: @escaping (Target, TweenOutcome) -> Void) -> Self {
    setting(
      .onEnd,
      TweenCallback.end { tween, target, end in
        if let target = target as? Target { body(target, TweenOutcome(end, of: tween)) }
      })
  }

  /// Calls a function when the delay is over, before start values are read.
  public consuming func onStart(_ body: @escaping () -> Void) -> Self {
    setting(.onStart, TweenCallback.taking(body))
  }

  /// Calls a function after the writes of each `advance`.
  public consuming func onUpdate(_ body: @escaping () -> Void) -> Self {
    setting(.onUpdate, TweenCallback.taking(body))
  }

  /// Calls a function at the end of every play that another follows.
  public consuming func onRepeat(_ body: @escaping () -> Void) -> Self {
    setting(.onRepeat, TweenCallback.taking(body))
  }

  /// Calls a function when the last play has ended.
  ///
  /// ```swift
  /// tweener.addTween(box, duration: 1) { $0.to(\.y, 200).onComplete { print("landed") } }
  /// // prints landed
  /// ```
  public consuming func onComplete(_ body: @escaping () -> Void) -> Self {
    setting(.onComplete, TweenCallback.taking(body))
  }

  /// Calls a function when the tween was played backwards to its start.
  public consuming func onReverseComplete(_ body: @escaping () -> Void) -> Self {
    setting(.onReverseComplete, TweenCallback.taking(body))
  }

  /// Calls a function exactly once, for every kind of end.
  public consuming func onEnd(_ body: @escaping () -> Void) -> Self {
    setting(.onEnd, TweenCallback.taking(body))
  }
}
