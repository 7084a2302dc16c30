// The passing of a timeline's next event: the state after it, and the calls that it makes. Pure.

extension TimelineNode {
  /// Passes an event. The call that is to be made there.
  func pass(_ event: TimelineEvent) -> TimelineCall? {
    let node = event.node
    defer { findNext(after: event) }
    switch event.action {
    case .moment(let index): return node.passMoment(index, isForward: event.isForward)
    case .memberBoundary(let entry): return node.passBoundary(ofMember: entry, event.isForward)
    case .boundary: return node.passBoundary(isForward: event.isForward)
    }
  }

  /// Finds the next events of the timelines around one in which an event has been passed, as far as
  /// they change: it was the first of those under way.
  private func findNext(after event: TimelineEvent) {
    var node = event.node
    while node !== self, let outer = node.outer, let first = outer.progress.active.first,
      outer.setActive(Int(first.entry), first.cursor)
    { node = outer }
  }

  /// Sets the event of an entry that is under way anew. False where it is as it was.
  @discardableResult
  func setActive(_ entry: Int, _ cursor: PlayCursor) -> Bool {
    progress.active.update(item(entry, cursor, isForward: progress.active.isForward))
  }

  /// An entry with events inside it begins to be under way.
  func addActive(_ entry: Int, _ cursor: PlayCursor) {
    progress.active.insert(item(entry, cursor, isForward: progress.active.isForward))
  }

  /// The next event, where it is a moment with nothing inside, while nothing is under way that has
  /// events inside: most are.
  @inline(__always)
  func nextPlainMoment(isForward: Bool) -> TimelineMoment? {
    guard progress.active.isEmpty, let moment = nextMoment(isForward: isForward),
      !moment.isOfInner
    else { return nil }
    return moment
  }

  /// Passes the next event, which is plain and calls nothing.
  @inline(__always)
  func pass(plain moment: TimelineMoment, isForward: Bool) {
    progress.behind += isForward ? 1 : -1
    progress.hasCalledStart = false
    if let turned = progress.turnedAt, turned != moment.time { progress.turnedAt = nil }
  }

  /// The components that an entry writes, by their numbers.
  func tracks(ofEntry index: Int) -> WrittenTracks {
    WrittenTracks(node: .passUnretained(self), indices: entries[index].writes)
  }

  private func passMoment(_ index: Int, isForward: Bool) -> TimelineCall? {
    let moment = moments[index]
    progress.behind = isForward ? index + 1 : index
    if let turned = progress.turnedAt, turned != moment.time { progress.turnedAt = nil }
    switch moment.kind {
    case .keyframe: return nil
    case .whole where moment.member >= 0:
      return .member(Int(moment.member), passWhole(index, isForward: isForward))
    case .whole:
      if progress.turnedAt != nil { return nil }
      return entries[moment.entry].call.map { .call($0) } ?? .pause
    case .start, .end:
      let isEntering = isForward == (moment.kind == .start)
      if isEntering {
        enter(moment.entry, isForward: isForward)
        return isForward ? call(moment, .start) : nil
      }
      progress.active.remove(moment.entry)
      return call(moment, isForward ? .complete : .reverseComplete)
    }
  }

  /// Passes the next call of a member that starts and ends at one instant. Forwards the moment is
  /// passed with the end: where the caller's code pauses the timeline at the start, or splits it,
  /// the end is still to come.
  private func passWhole(_ index: Int, isForward: Bool) -> CallbackEvent {
    if !isForward { return .reverseComplete }
    progress.hasCalledStart.toggle()
    if progress.hasCalledStart { progress.behind = index }
    return progress.hasCalledStart ? .start : .complete
  }

  /// The call of an entry that is a member or a timeline.
  private func call(_ moment: TimelineMoment, _ event: CallbackEvent) -> TimelineCall? {
    moment.member >= 0
      ? .member(Int(moment.member), event) : entries[moment.entry].node.map { .node($0, event) }
  }

  /// An entry begins to be under way, at its start or at its end.
  private func enter(_ index: Int, isForward: Bool) {
    guard entries[index].hasInnerEvents, let timing = entries[index].timing else { return }
    if progress.active.isEmpty { progress.active.removeAll(isForward: isForward) }
    // With a negative delay it is part-way in where the play begins.
    if isForward, entries[index].start < 0 {
      return alignInside(index, at: OwnTime(whole: 0), isForward: true)
    }
    let cursor = timing.outermostCursor(isForward: isForward)
    if let node = entries[index].node {
      node.progress.cursor = cursor
      node.enterPlay(isForward: isForward, isTurned: progress.turnedAt != nil)
    }
    addActive(index, cursor)
  }

  /// Puts the moments of a play that begins now before it.
  func enterPlay(isForward: Bool, isTurned: Bool) {
    let isInnerForward = isForward != timing.isBackward(progress.cursor.play)
    progress.active.removeAll(isForward: isInnerForward)
    progress.behind = isInnerForward ? 0 : moments.count
    progress.hasCalledStart = false
    progress.turnedAt = isTurned ? (isInnerForward ? 0 : timing.duration) : nil
    let play = progress.cursor.play
    progress.bentOwn = OwnTime(
      whole: isForward ? timing.start(ofPlay: play) : timing.end(ofPlay: play))
    progress.bentLocal = OwnTime(whole: isInnerForward ? 0 : timing.duration)
    progress.isBentRising = isInnerForward
  }

  private func passBoundary(isForward: Bool) -> TimelineCall? {
    let isHeard = timing.move(&progress.cursor, isForward: isForward)
    if !progress.cursor.isInGap { begin(progress.cursor, isForward: isForward) }
    return isHeard ? .node(self, .repeat) : nil
  }

  private func passBoundary(ofMember index: Int, _ isForward: Bool) -> TimelineCall? {
    guard let timing = entries[index].timing, var cursor = progress.active.cursor(of: index) else {
      return nil
    }
    let isHeard = timing.move(&cursor, isForward: isForward)
    setActive(index, cursor)
    return isHeard ? .member(entries[index].member, .repeat) : nil
  }

  /// Puts everything before it.
  func restart() {
    progress = TimelineProgress()
  }
}

/// The components that an entry writes. Read in their places, so that no reference is counted:
/// nodes live until the engine is at rest, and what they write is only appended to.
struct WrittenTracks: RandomAccessCollection {
  fileprivate let node: Unmanaged<TimelineNode>
  let indices: Range<Int>

  var startIndex: Int { indices.lowerBound }
  var endIndex: Int { indices.upperBound }

  subscript(index: Int) -> Int {
    @inline(__always) get { node._withUnsafeGuaranteedRef { Int($0.written[index]) } }
  }
}

extension Timing {
  /// Whether time turns round where a play is entered from the one beside it. Behind the last one
  /// there is none.
  func isTurned(isForward: Bool, _ play: Int64) -> Bool {
    autoreverse && (isForward || play != repeats)
  }

  /// The cursor at the beginning of all, or at the end.
  fileprivate func outermostCursor(isForward: Bool) -> PlayCursor {
    if isForward || repeats < 0 { return PlayCursor(play: 0, isInGap: false) }
    return endDelay > 0
      ? PlayCursor(play: repeats + 1, isInGap: true) : PlayCursor(play: repeats, isInGap: false)
  }

  /// Moves a cursor over its next boundary. True where a repeat is called: a play is over and
  /// another is beyond.
  fileprivate func move(_ cursor: inout PlayCursor, isForward: Bool) -> Bool {
    if isForward {
      if cursor.isInGap {
        cursor.isInGap = false
        return false
      }
      cursor.play += 1
      cursor.isInGap = gap > 0 || isLast(playsEnded: cursor.play)
      return !isLast(playsEnded: cursor.play)
    }
    if cursor.isInGap {
      cursor = PlayCursor(play: cursor.play - 1, isInGap: false)
      return false
    }
    if gap > 0 {
      cursor.isInGap = true
    } else {
      cursor.play -= 1
    }
    return true
  }
}
