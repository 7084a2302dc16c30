/// How a tween ended, without handles: what ``TweenOutcome`` is made of.
enum TweenEnd {
  case completed, removed, targetGone
  case overwritten(by: TweenID)

  var isCompletion: Bool { if case .completed = self { true } else { false } }

  /// How reports name it.
  var name: String {
    switch self {
    case .completed: "completed"
    case .removed: "removed"
    case .overwritten: "overwritten"
    case .targetGone: "its target is gone"
    }
  }
}
