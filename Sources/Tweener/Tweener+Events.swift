// Observing what happens to all tweens.

extension Tweener {
  /// Hears of every event of every tween, directly before the callback of its name, whether there
  /// is one or not.
  ///
  /// ```swift
  /// tweener.onEvent = { print($0.time, $0.kind) }
  /// tweener.addTween(box, [.duration: 1, .repeat: 1, "x": 100])  // prints 0.0 added
  /// tweener.advance(by: 3)
  /// // prints 0.0 started
  /// // prints 1.0 repeated
  /// // prints 2.0 completed
  /// // prints 2.0 ended (completed)
  /// tweener.onEvent = nil
  /// ```
  ///
  /// The list of events does not depend on how time is cut into steps; `onUpdate`, which does, is
  /// none. A timeline is one tween; its members have no events. A part that pausing a property has
  /// split off has no `added`, and names itself. Repeats that no callback hears are told of from
  /// when this is set. Nothing is paid where it is `nil`. A call made in it is done before the
  /// callback.
  public var onEvent: ((TweenEvent) -> Void)? {
    get { listener }
    set { setListener(newValue, by: nil) }
  }

  /// Sets ``onEvent``, and notes to which object it belongs; `nil` is the caller.
  package func setListener(_ body: ((TweenEvent) -> Void)?, by owner: AnyObject?) {
    let old = (takeOut(&listener, leaving: body), takeOut(&listenerOwner, leaving: owner))
    engine.setListener(
      body.map { body in
        // The engine has this closure.
        { [unowned engine] in TweenEvent($1, $2, of: $0, in: engine).map(body) }
      })
    withExtendedLifetime(old) {}
  }
}
