// Words of a dictionary that a typed call says in its closure.

extension TweenTemplate {
  /// Adds the tween without playing it: ``Tween/resume()`` lets its delay begin.
  ///
  /// ```swift
  /// let menu = tweener.addTween(box, duration: 1) { $0.to(\.x, 100).paused() }
  /// print(menu.isPaused)  // prints true
  /// ```
  public consuming func paused(_ isPaused: Bool = true) -> Self { setting(.paused, isPaused) }

  /// Seconds between the end of the last play and the completion, 0 or more.
  ///
  /// ```swift
  /// let tween = tweener.addTween(box, duration: 1) { $0.to(\.x, 100).endDelay(0.5) }
  /// print(tween.totalDuration)  // prints 1.5
  /// ```
  public consuming func endDelay(_ seconds: Double) -> Self { setting(.endDelay, seconds) }

  /// When each target starts, where there are several: seconds from one to the next, or a
  /// ``Stagger``.
  ///
  /// ```swift
  /// let rise = TweenTemplate<Box>(duration: 1).to(\.y, 10).stagger(0.1)
  /// tweener.addTween(boxes, rise)
  /// ```
  public consuming func stagger(_ stagger: Stagger) -> Self { setting(.stagger, stagger) }
}
