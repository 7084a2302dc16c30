@testable import Tweener

// Calls a callback as an engine does, with a handle at hand.

extension TweenCallback {
  func callAsFunction(_ tween: Tween, _ target: AnyObject?) {
    self(TweenReference(engine: tween.engine, id: tween.id), target)
  }

  func callAsFunction(_ tween: Tween, _ target: AnyObject?, _ outcome: TweenOutcome) {
    let end: EndReason =
      switch outcome {
      case .completed: .completed
      case .reverseCompleted: .reverseCompleted
      case .removed: .removed
      case .targetGone: .targetGone
      case .overwritten(let newcomer): .overwritten(by: newcomer.id)
      }
    self(TweenReference(engine: tween.engine, id: tween.id), target, end)
  }
}
