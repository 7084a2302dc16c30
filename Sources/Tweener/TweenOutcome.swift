/// How a tween ended.
public enum TweenOutcome: Equatable {
  /// All its plays were played, or ``Tween/complete()`` was called.
  case completed
  /// It was removed before its end.
  case removed
  /// Another tween took its last component.
  case overwritten(by: Tween)
  /// Nobody but the engine held its target any more.
  case targetGone
}
