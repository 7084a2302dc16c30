// The position of an animator, and its direction.

extension TweenAnimator {
  /// Whether it moves by itself, or will when its delay is over.
  public var isRunning: Bool { leg.map { !$0.isPaused } ?? false }

  /// Whether it plays from the end to the start.
  ///
  /// Setting it turns an active animator round: nothing jumps, and what runs goes on at its pace,
  /// to the other end. Set before the start, it plays back from the end. A stopped animator is not
  /// turned. It is false again when the animator has ended.
  public var isReversed: Bool {
    get { turned }
    set { turn(newValue) }
  }

  /// The place where it is, of the whole, in the direction of play: 0 at its beginning, 1 where it
  /// is going.
  ///
  /// Setting it moves an active animator there at once, whether it runs or not; one that is
  /// inactive becomes active and is paused there. A stopped one stays where it is. Numbers outside
  /// 0…1 are clamped; what is not finite is refused and reported. No completion is called: one that
  /// is brought to its end ends there when it goes on.
  public var fractionComplete: Double {
    get { leg?.fraction ?? standing }
    set { scrub(to: newValue) }
  }

  /// The fraction that shows what shows now, where a paused animator scrubs linearly: the share of
  /// the way, 0…1.
  ///
  /// A gesture that says how far it has moved begins with it, so that nothing jumps when it catches
  /// the animator:
  ///
  /// ```swift
  /// let animator = TweenAnimator(duration: 1, easing: .inQuad, on: tweener)
  /// animator.addAnimations(box, ["x": 100])
  /// animator.startAnimation()
  /// tweener.advance(by: 0.5)
  /// animator.pauseAnimation()
  /// print(box.x, animator.fractionComplete, animator.fractionShown)  // prints 25.0 0.5 0.25
  /// animator.fractionComplete = animator.fractionShown + 0.125
  /// print(box.x)  // prints 37.5
  /// ```
  ///
  /// With animations of different delays it is that of an animation without delay.
  public var fractionShown: Double {
    let share = min(max(curve.share(at: place(of: fractionComplete)), 0), 1)
    return turned ? 1 - share : share
  }
}
