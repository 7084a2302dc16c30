/// How a tween ended.
public enum TweenOutcome: Equatable {
  /// All its plays were played, or ``Tween/complete()`` was called.
  case completed
  /// It was played backwards to its start, or ``Tween/complete(at:)`` took it there.
  case reverseCompleted
  /// The tween was removed before its end.
  case removed
  /// Another tween took its last component.
  case overwritten(by: Tween)
  /// Only the engine held its target any more.
  case targetGone
}

extension TweenOutcome {
  /// The outcome of a tween that ended so.
  init(_ end: EndReason, of tween: TweenReference) {
    self =
      switch end {
      case .completed: .completed
      case .reverseCompleted: .reverseCompleted
      case .removed: .removed
      case .targetGone: .targetGone
      case .overwritten(let newcomer):
        .overwritten(by: Tween(TweenReference(engine: tween.engine, id: newcomer)))
      }
  }
}
