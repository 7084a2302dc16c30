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
      members += event.silentStarts
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

extension TimelineEvent {
  /// The timeline that begins with it, part-way in, and its own time there; `nil` for any other
  /// event.
  private var partWay: (node: TimelineNode, own: OwnTime)? {
    guard isForward, case .moment(let index) = action, node.moments[index].kind == .start else {
      return nil
    }
    let entry = node.moments[index].entry
    guard node.entries[entry].start < 0, let inner = node.entries[entry].node else { return nil }
    return (inner, inner.timing.innerTime(of: OwnTime(whole: -node.entries[entry].start)))
  }

  var beginsPartWay: Bool { partWay != nil }

  /// The members of a timeline that begins with it, part-way in, which have started by then: they
  /// start in silence, in the order of their starts.
  var silentStarts: [Int] {
    guard let (node, own) = partWay else { return [] }
    return node.firstStarts().filter { own.isAtOrAfter($0.time) }
      .ordered { ($0.time, $0.member) < ($1.time, $1.member) }.map(\.member)
  }
}
