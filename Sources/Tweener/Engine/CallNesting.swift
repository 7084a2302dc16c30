// Callbacks that lie within each other: a callback makes a call, which calls back, and so on. What one does once may go as deep
// as it likes; what goes round comes to an end (SEMANTICS 21).

struct CallNesting {
  /// So deep a tween is called again while it is being called. In debug builds a level takes some eight kilobytes of the stack, of
  /// which a thread may have no more than 512.
  static let deepest = 50

  enum Entry {
    case entered
    /// The tween is not called, and it is the first of which that is so.
    case refusedFirst
    case refused
  }

  /// Whose callbacks are under way that were called from within another, the outermost first.
  private var tweens: [TweenID] = []
  /// From the first refusal until the outermost has returned: else two calls on each level would take twice as long with each.
  private var isRefusing = false

  /// Notes that a callback of a tween is to be called from within another one.
  mutating func enter(_ id: TweenID) -> Entry {
    guard isRefusing || tweens.count >= Self.deepest, tweens.contains(id) else {
      tweens.append(id)
      return .entered
    }
    defer { isRefusing = true }
    return isRefusing ? .refused : .refusedFirst
  }

  /// Notes that the innermost of them has returned.
  mutating func leave() {
    tweens.removeLast()
    if tweens.isEmpty { isRefusing = false }
  }
}
