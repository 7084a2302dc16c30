// The callbacks of one tween, brought to one form each. Made by CallbackReader, called by the engine.

typealias TweenCallback = (Tween, AnyObject?) -> Void
typealias TweenEndCallback = (Tween, AnyObject?, TweenOutcome) -> Void

final class TweenCallbacks {
  let onStart: TweenCallback?
  let onUpdate: TweenCallback?
  let onRepeat: TweenCallback?
  let onComplete: TweenCallback?
  let onOverwrite: TweenCallback?
  let onEnd: TweenEndCallback?

  init(
    onStart: TweenCallback? = nil,
    onUpdate: TweenCallback? = nil,
    onRepeat: TweenCallback? = nil,
    onComplete: TweenCallback? = nil,
    onOverwrite: TweenCallback? = nil,
    onEnd: TweenEndCallback? = nil
  ) {
    self.onStart = onStart
    self.onUpdate = onUpdate
    self.onRepeat = onRepeat
    self.onComplete = onComplete
    self.onOverwrite = onOverwrite
    self.onEnd = onEnd
  }

  /// Nothing that was given can be called.
  var isEmpty: Bool {
    onStart == nil && onUpdate == nil && onRepeat == nil && onComplete == nil && onOverwrite == nil
      && onEnd == nil
  }
}
