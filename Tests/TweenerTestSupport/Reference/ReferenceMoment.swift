public enum ReferenceOutcome: Equatable, Sendable {
  case completed, reverseCompleted, removed, targetGone
  /// By the row.
  case overwritten(by: Int)
}

/// The two ends of a tween's own time.
public enum ReferenceEnd: Sendable {
  case start, end
}

public enum ReferenceMoment: Equatable, Sendable {
  case start, update, `repeat`, overwrite, complete, reverseComplete, pause, resume
  case end(ReferenceOutcome)

  var kind: SceneMoment {
    switch self {
    case .start: .start
    case .update: .update
    case .repeat: .repeat
    case .overwrite: .overwrite
    case .complete: .complete
    case .reverseComplete: .reverseComplete
    case .pause: .pause
    case .resume: .resume
    case .end: .end
    }
  }
}
