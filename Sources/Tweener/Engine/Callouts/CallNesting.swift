// Nested calls of the caller's code: a callback makes a call, which calls back, and so on. The
// depth is limited (SEMANTICS 21).

/// Calls of one kind that are under way.
struct CallNesting {
  enum Entry {
    case entered
    /// It is not called, and it is the first of which that is so.
    case refusedFirst
    case refused
  }

  /// The greatest depth of nested calls. In debug builds a level takes some eight kilobytes of
  /// the stack, of which a thread may have no more than 512.
  static let deepest = 50
  private var depth = 0
  /// From the first refusal until the outermost call has returned: else two calls on each level
  /// would take twice as long with each.
  private var isRefusing = false

  /// Notes that code of the caller's is to be called.
  mutating func enter() -> Entry {
    guard isRefusing || depth >= Self.deepest else {
      depth += 1
      return .entered
    }
    defer { isRefusing = true }
    return isRefusing ? .refused : .refusedFirst
  }

  /// Notes that the innermost call has returned.
  mutating func leave() {
    depth -= 1
    if depth == 0 { isRefusing = false }
  }
}
