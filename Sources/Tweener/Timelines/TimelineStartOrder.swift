// In which order members start for the first time that start at one instant: that in which a play
// passes them (SEMANTICS 39). A jump, which puts all behind at once, reads their start values in
// this order too. Pure.

extension TimelineNode {
  /// Whether first starts at one instant may be passed in another order than that of adding. A
  /// member at the end of an inner timeline ends with it, before others start; and where the inner
  /// timeline has another rate, or begins part-way in, several of its positions have one flick of
  /// this node's time.
  var hasMixedStarts: Bool {
    innerEntries.contains { index in
      guard let node = entries[index].node else { return false }
      return entries[index].start < 0 || node.timing.timeScale != 1 || node.hasStartAtEnd
        || node.hasMixedStarts
    }
  }

  /// Whether something starts at the end of its play, or behind it.
  private var hasStartAtEnd: Bool {
    timing.duration > 0 && entries.contains { $0.timing != nil && $0.start >= timing.duration }
  }

  /// The members that start at a place of the first play, in the order in which they are passed.
  /// Moves what is behind it.
  func passStarts(at time: Int64) -> [Int] {
    var members: [Int] = []
    alignPlay(at: OwnTime(whole: time - 1), isForward: true)
    var pace = SkipPace()
    while let event = next(isForward: true), event.time <= time {
      if case .member(let number, .start)? = pass(event) { members.append(number) }
      guard pace.isDue() else { continue }
      // Behind its first play all that lies in a timeline has started.
      _ = skipPlays(to: time, isForward: true, &pace.work) { entry in
        entry.node.map { $0.progress.cursor.play > 0 } ?? true
      }
      pace.finish()
    }
    return members
  }
}
