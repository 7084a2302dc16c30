// Locks on user interaction: tweens take and return them, and the caller hears when the first is
// taken and the last returned.

struct InteractionLock: ~Copyable {
  /// Called with the new state; runs code of the caller's.
  var onChange: (Bool) -> Void = { _ in }
  private var count = 0

  var isLocked: Bool { count > 0 }

  /// Takes a lock. True if it is the first.
  mutating func lock() -> Bool {
    count += 1
    return count == 1
  }

  /// Returns a lock; one that was never taken counts for nothing. True if it was the last.
  mutating func unlock() -> Bool {
    guard count > 0 else { return false }
    count -= 1
    return count == 0
  }
}
