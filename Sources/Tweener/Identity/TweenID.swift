/// The index of a tween's row.
typealias Slot = TableIndex<TweenID>

/// Identity of a tween among all tweens that an engine ever had: its slot, and its generation in
/// that slot.
struct TweenID: Hashable {
  let slot: Slot
  let generation: UInt32
}

/// A tween as callbacks get it: its engine, of unknown type here, and its id. `Callbacks` makes a
/// ``Tween`` of it.
struct TweenReference {
  let engine: AnyObject
  let id: TweenID
}

/// The way in which a tween ended, without handles: ``TweenOutcome`` is made of it.
enum EndReason {
  case completed, reverseCompleted, removed, targetGone
  case overwritten(by: TweenID)

  /// The words of reports for it.
  var name: String {
    switch self {
    case .completed: "completed"
    case .reverseCompleted: "played backwards to its start"
    case .removed: "removed"
    case .overwritten: "overwritten"
    case .targetGone: "its target is gone"
    }
  }
}

/// One of the two ends of a tween.
public enum TweenEnd: Sendable, Hashable {
  /// Its beginning: own time 0.
  case start
  /// Behind its last play, and behind the `endDelay`.
  case end
}
