// The tweens whose onUpdate is called in each step, in the order of their ages. Ended ones stay
// until the list is tidied, which happens once a step.

struct UpdateList: ~Copyable {
  private(set) var ids: [TweenID] = []
  /// A lower bound of the number that have ended since the list was last tidied.
  private(set) var endedCount = 0
  /// The greatest age that was ever appended.
  private var newestAge: UInt64 = 0
  private var isSorted = true

  mutating func append(_ id: TweenID, age: UInt64) {
    if age < newestAge { isSorted = false }
    newestAge = max(newestAge, age)
    ids.append(id)
  }

  /// Notes that a tween with an onUpdate has ended.
  mutating func noteEnded() { endedCount += 1 }

  /// Removes ended tweens, if there are any.
  mutating func tidy(isAlive: (TweenID) -> Bool) {
    guard endedCount > 0 else { return }
    ids.removeAll { !isAlive($0) }
    endedCount = 0
  }

  /// Sorts the list by age, if tweens were appended out of order. All of them are sorted in at
  /// once: one by one, tweens that start in reverse order would each move all others.
  mutating func sort(isAlive: (TweenID) -> Bool, age: (TweenID) -> UInt64) {
    guard !isSorted else { return }
    tidy(isAlive: isAlive)
    ids.order { age($0) < age($1) }
    isSorted = true
  }
}
