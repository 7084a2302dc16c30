// How far a timeline has come: which moments are behind it, and which is next, in either direction. Each node keeps its own
// state; a timeline in another is asked while it is under way. Pure: says what is to be called and calls nothing.

/// What a timeline passes next.
struct TimelineEvent {
  enum Action {
    /// A moment of a node, by its place among the moments.
    case moment(Int)
    /// A boundary between two plays of the member at an entry.
    case memberBoundary(entry: Int)
    /// A boundary between two plays of the node.
    case boundary
  }

  /// On the time of one play of the node that was asked.
  let time: Int64
  let rank: Int
  /// The entry of the node that was asked, for the order at one instant.
  let entry: Int
  let node: TimelineNode
  let action: Action
  /// Which way the time of `node` goes.
  let isForward: Bool

  /// The same event on the time of a node around it.
  fileprivate func moved(to time: Int64, rank: Int, entry: Int) -> TimelineEvent {
    TimelineEvent(
      time: time, rank: rank, entry: entry, node: node, action: action, isForward: isForward)
  }
}

/// What a timeline calls when it passes something.
enum TimelineCall {
  enum Kind { case start, `repeat`, complete, reverseComplete }

  case member(Int, Kind)
  case node(TimelineNode, Kind)
  case call(() -> Void)
  case pause
}

/// How far the plays and moments of a node are behind it.
struct TimelineProgress {
  /// Moments of the present play that lie before the present place.
  var behind = 0
  var cursor = PlayCursor(play: 0, isInGap: false)
  /// Entries that are under way and have events inside them.
  var active: [Int] = []
  /// By entry, how far the plays of such members are.
  var members: [Int: PlayCursor] = [:]
  /// The time at which a play has turned round: calls and pauses there have been passed.
  var turnedAt: Int64?
}

extension TimelineNode {
  // MARK: What is next

  /// The next event of the present play.
  func next(isForward: Bool) -> TimelineEvent? {
    var best: TimelineEvent?
    let index = isForward ? progress.behind : progress.behind - 1
    if moments.indices.contains(index) {
      let moment = moments[index]
      best = TimelineEvent(
        time: moment.time, rank: moment.rank, entry: moment.entry, node: self,
        action: .moment(index), isForward: isForward)
    }
    for entry in progress.active {
      guard let inner = nextInside(entry, isForward: isForward) else { continue }
      if let other = best, !precedes(inner, other, isForward) { continue }
      best = inner
    }
    return best
  }

  /// Whether an event inside an entry comes before another one.
  private func precedes(_ inner: TimelineEvent, _ other: TimelineEvent, _ isForward: Bool) -> Bool {
    if inner.time != other.time { return isForward == (inner.time < other.time) }
    // What lies in an entry lies between its start and its end.
    if inner.entry == other.entry { return true }
    let (left, right) = ((inner.rank, inner.entry), (other.rank, other.entry))
    return isForward ? left < right : left > right
  }

  private func nextInside(_ index: Int, isForward: Bool) -> TimelineEvent? {
    let entry = entries[index]
    switch entry.content {
    case .node(let node):
      guard let inner = node.nextOwn(isForward: isForward) else { return nil }
      // What lies at the end of an entry ends with it, what lies at its start starts with it.
      let time = entry.start + node.timing.outerTime(of: inner.own)
      let rank = time == entry.start ? 1 : time == entry.end ? 0 : inner.event.rank
      return inner.event.moved(to: time, rank: rank, entry: index)
    case .member(_, let timing):
      let cursor = progress.members[index] ?? PlayCursor(play: 0, isInGap: false)
      if timing.isAtLastBoundary(cursor, isForward: isForward) { return nil }
      let own =
        isForward ? timing.boundary(forwardsFrom: cursor) : timing.boundary(backwardsFrom: cursor)
      return TimelineEvent(
        time: entry.start + timing.outerTime(of: own), rank: 0, entry: index, node: self,
        action: .memberBoundary(entry: index), isForward: isForward)
    case .call, .pause: return nil
    }
  }

  /// The next event of the node on its own time, boundaries between its plays among them; `nil` where its end is next.
  func nextOwn(isForward: Bool) -> (own: Int64, event: TimelineEvent)? {
    let cursor = progress.cursor
    if !cursor.isInGap, easing == nil {
      let isInnerForward = isForward != timing.isBackward(cursor.play)
      if let event = next(isForward: isInnerForward) {
        let own = timing.own(of: event.time, inPlay: cursor.play)
        // What a play has at its end ends with it, what it has at its beginning starts with it.
        let rank =
          own == timing.start(ofPlay: cursor.play)
          ? 1
          : own == timing.end(ofPlay: cursor.play)
            ? 0 : timing.isBackward(cursor.play) ? 1 - event.rank : event.rank
        return (own, event.moved(to: own, rank: rank, entry: event.entry))
      }
    }
    if timing.isAtLastBoundary(cursor, isForward: isForward) { return nil }
    let own =
      isForward ? timing.boundary(forwardsFrom: cursor) : timing.boundary(backwardsFrom: cursor)
    let isBeginning = timing.gap > 0 && cursor.isInGap == isForward
    return (
      own,
      TimelineEvent(
        time: own, rank: isBeginning ? 1 : 0, entry: 0, node: self, action: .boundary,
        isForward: isForward)
    )
  }

  // MARK: Passing

  /// Puts an event behind. Says what is to be called, in order.
  func pass(_ event: TimelineEvent) -> [TimelineCall] {
    let node = event.node
    switch event.action {
    case .moment(let index): return node.passMoment(index, isForward: event.isForward)
    case .memberBoundary(let entry): return node.passBoundary(ofMember: entry, event.isForward)
    case .boundary: return node.passBoundary(isForward: event.isForward)
    }
  }

  private func passMoment(_ index: Int, isForward: Bool) -> [TimelineCall] {
    let moment = moments[index]
    progress.behind = isForward ? index + 1 : index
    if let turned = progress.turnedAt, turned != moment.time { progress.turnedAt = nil }
    let entry = entries[moment.entry]
    switch (entry.content, moment.kind) {
    case (.call(let body), _): return progress.turnedAt == nil ? [.call(body)] : []
    case (.pause, _): return progress.turnedAt == nil ? [.pause] : []
    case (.member(let number, let timing), .whole):
      // All its plays lie at this instant.
      let repeats = Array(
        repeating: TimelineCall.member(number, .repeat), count: Int(max(timing.repeats, 0)))
      return isForward
        ? [.member(number, .start)] + repeats + [.member(number, .complete)]
        : repeats + [.member(number, .reverseComplete)]
    case (_, .start), (_, .end), (_, .whole):
      let isEntering = isForward == (moment.kind == .start)
      if isEntering {
        enter(moment.entry, isForward: isForward)
        return isForward ? [call(moment.entry, .start)] : []
      }
      progress.active.removeAll { $0 == moment.entry }
      return [call(moment.entry, isForward ? .complete : .reverseComplete)]
    }
  }

  private func call(_ index: Int, _ kind: TimelineCall.Kind) -> TimelineCall {
    switch entries[index].content {
    case .member(let number, _): .member(number, kind)
    case .node(let node): .node(node, kind)
    case .call(let body): .call(body)
    case .pause: .pause
    }
  }

  /// An entry begins to be under way, at its start or at its end.
  private func enter(_ index: Int, isForward: Bool) {
    guard entries[index].hasInnerEvents, let timing = entries[index].timing else { return }
    progress.active.append(index)
    let cursor = timing.outermostCursor(isForward: isForward)
    switch entries[index].content {
    case .node(let node):
      node.progress.cursor = cursor
      node.enterPlay(isForward: isForward, isTurned: progress.turnedAt != nil)
    case .member: progress.members[index] = cursor
    case .call, .pause: break
    }
  }

  /// Puts the moments of a play that begins now before it.
  func enterPlay(isForward: Bool, isTurned: Bool) {
    progress.active.removeAll(keepingCapacity: true)
    let isInnerForward = isForward != timing.isBackward(progress.cursor.play)
    progress.behind = isInnerForward ? 0 : moments.count
    progress.turnedAt = isTurned ? (isInnerForward ? 0 : timing.duration) : nil
  }

  private func passBoundary(isForward: Bool) -> [TimelineCall] {
    let isHeard = timing.move(&progress.cursor, isForward: isForward)
    if !progress.cursor.isInGap { enterPlay(isForward: isForward, isTurned: timing.autoreverse) }
    return isHeard ? [.node(self, .repeat)] : []
  }

  private func passBoundary(ofMember index: Int, _ isForward: Bool) -> [TimelineCall] {
    guard case .member(let number, let timing) = entries[index].content else { return [] }
    var cursor = progress.members[index] ?? PlayCursor(play: 0, isInGap: false)
    let isHeard = timing.move(&cursor, isForward: isForward)
    progress.members[index] = cursor
    return isHeard ? [.member(number, .repeat)] : []
  }

  /// Puts everything before it.
  func restart() {
    progress = TimelineProgress()
  }

  // MARK: Jumping

  /// Puts behind what a place on the node's own time is beyond, in the direction in which it moves. Calls nothing.
  func align(at own: OwnTime, isForward: Bool) {
    progress.cursor =
      isForward ? timing.cursor(forwardsAt: own) : timing.cursor(backwardsAt: own)
    let play = progress.cursor.play
    guard !progress.cursor.isInGap else { return progress.active.removeAll() }
    let passed = own.since(timing.start(ofPlay: play))
    let isBackward = timing.isBackward(play)
    let local = bent(isBackward ? passed.subtracted(from: timing.duration) : passed)
    alignPlay(at: local, isForward: isForward != isBackward)
  }

  /// The same within the present play.
  func alignPlay(at local: OwnTime, isForward: Bool) {
    progress.turnedAt = nil
    progress.active.removeAll(keepingCapacity: true)
    var (low, high) = (0, moments.count)
    while low < high {
      let middle = (low + high) / 2
      let time = moments[middle].time
      let isBehind = isForward ? local.isAtOrAfter(time) : local.isAfter(time)
      if isBehind { low = middle + 1 } else { high = middle }
    }
    progress.behind = low
    for index in innerEntries { alignInside(index, at: local, isForward: isForward) }
  }

  /// Lets an entry that has events inside be under way, where the place lies within it.
  func alignInside(_ index: Int, at local: OwnTime, isForward: Bool) {
    let entry = entries[index]
    let isInside =
      isForward
      ? local.isAtOrAfter(entry.start) && !local.isAtOrAfter(entry.end)
      : local.isAfter(entry.start) && !local.isAfter(entry.end)
    guard isInside, let timing = entry.timing else { return }
    progress.active.append(index)
    let own = timing.innerTime(of: local.since(entry.start))
    switch entry.content {
    case .node(let node): node.align(at: own, isForward: isForward)
    case .member:
      progress.members[index] =
        isForward ? timing.cursor(forwardsAt: own) : timing.cursor(backwardsAt: own)
    case .call, .pause: break
    }
  }
}

extension Timing {
  /// Whether the next boundary that way is the end, or the beginning, of all.
  fileprivate func isAtLastBoundary(_ cursor: PlayCursor, isForward: Bool) -> Bool {
    isForward ? isLast(playsEnded: cursor.play) : cursor.play == 0 && !cursor.isInGap
  }

  /// The cursor at the beginning of all, or at the end.
  fileprivate func outermostCursor(isForward: Bool) -> PlayCursor {
    if isForward || repeats < 0 { return PlayCursor(play: 0, isInGap: false) }
    return endDelay > 0
      ? PlayCursor(play: repeats + 1, isInGap: true) : PlayCursor(play: repeats, isInGap: false)
  }

  /// Moves a cursor over its next boundary. True where a repeat is called: a play is over and another is beyond.
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

extension TimelineNode {
  /// This node as it stands, without callbacks, calls and pauses.
  func silentCopy() -> TimelineNode {
    let copy = TimelineNode(timing: timing, easing: easing)
    copy.setEntries(
      entries.map { entry in
        var silent = entry
        switch entry.content {
        case .node(let node):
          silent = TimelineEntry(
            content: .node(node.silentCopy()), start: entry.start, keys: entry.keys)
        case .call, .pause: silent = TimelineEntry(content: .call({}), start: entry.start)
        case .member: break
        }
        return silent
      })
    copy.progress = progress
    return copy
  }
}
