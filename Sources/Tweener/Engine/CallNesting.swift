// Calls of the caller's code that lie within each other: a callback, a setter or whoever hears of problems makes a call, which calls
// again, and so on. What one does once may go as deep as it likes; what goes round comes to an end (SEMANTICS 21).

/// The calls of one kind that are under way. `Caller` is whose they are.
struct CallNesting<Caller: Equatable> {
  enum Entry {
    case entered
    /// It is not called, and it is the first of which that is so.
    case refusedFirst
    case refused
  }

  /// So deep somebody is called again while being called. In debug builds a level takes some eight kilobytes of the stack, that of a
  /// setter twelve, of which a thread may have no more than 512.
  let deepest: Int
  /// Whose calls are under way that were made from within code of the caller's, the outermost first.
  private var callers: [Caller] = []
  /// From the first refusal until the outermost has returned: else two calls on each level would take twice as long with each.
  private var isRefusing = false

  init(deepest: Int) { self.deepest = deepest }

  /// Notes that somebody is to be called from within code of the caller's.
  mutating func enter(_ caller: Caller) -> Entry {
    guard isRefusing || callers.count >= deepest, callers.contains(caller) else {
      callers.append(caller)
      return .entered
    }
    defer { isRefusing = true }
    return isRefusing ? .refused : .refusedFirst
  }

  /// Notes that the innermost of them has returned.
  mutating func leave() {
    callers.removeLast()
    if callers.isEmpty { isRefusing = false }
  }
}
