// The progress of a timeline: the moments that it has passed, and the next one, in either
// direction. Each node keeps its own state; an inner timeline is asked while it is under way. Pure:
// determines the calls and calls nothing.

/// The next event that a timeline passes.
struct TimelineEvent {
  enum Action {
    /// A moment of a node, by its index among the moments.
    case moment(Int)
    /// A boundary between two plays of the member at an entry.
    case memberBoundary(entry: Int)
    /// A boundary between two plays of the node.
    case boundary
  }

  /// On the time of one play of the node that was asked.
  var time: Int64
  /// The entry of the node that was asked.
  let entry: Int
  let node: TimelineNode
  let action: Action
  /// The direction of the time of `node`.
  let isForward: Bool
  /// Bent time is known to have come to it, whatever flick `time` is rounded to.
  var isDue = false

  /// The member that it concerns, by number; -1 where it concerns none.
  var member: Int {
    switch action {
    case .moment(let index): Int(node.moments[index].member)
    case .memberBoundary(let entry): node.entries[entry].member
    case .boundary: -1
    }
  }

  /// Whether it is a start or an end of an entry of the node itself, or of one inside a play of a
  /// timeline on it that is as fast, passed forwards: the timeline shows behind it what it shows
  /// there.
  func isPlainMoment(of other: TimelineNode) -> Bool {
    guard case .moment(let index) = action, isForward else { return false }
    // What is part-way in there may be where a play of its own has ended.
    let moment = node.moments[index]
    guard moment.kind != .keyframe, node.entries[moment.entry].start >= 0 else { return false }
    if node === other { return true }
    guard let inner = other.entries[entry].node, inner === node else { return false }
    return node.timing.timeScale == 1 && !node.timing.autoreverse
      && other.entries[entry].start >= 0 && 0 < moment.time && moment.time < node.timing.duration
  }
}

/// The action of a timeline when it passes an event: a callback of a member or a node, a call, or a
/// pause.
enum TimelineCall {
  case member(Int, CallbackEvent)
  case node(TimelineNode, CallbackEvent)
  case call(() -> Void)
  case pause
}

/// The plays and moments of a node that have been passed.
struct TimelineProgress {
  /// The number of moments of the present play before the present position.
  var behind = 0
  /// Whether the next moment, that of a member without length, has called its start already.
  var hasCalledStart = false
  var cursor = PlayCursor(play: 0, isInGap: false)
  /// Entries that are under way and have events inside them.
  var active = ActiveEntries()
  /// The time at which a play has turned round: calls and pauses there have been passed.
  var turnedAt: Int64?
  /// Bent time at the last look: on own time, and in the present play behind the easing.
  var bentOwn = OwnTime(whole: 0)
  var bentLocal = OwnTime(whole: 0)
  /// The direction in which it came there, or in which it moves where a play has only begun.
  var isBentRising = true
}

extension TimelineNode {
  // MARK: What is next

  /// The time of the next event of the present play.
  func nextTime(isForward: Bool) -> Int64? {
    progress.active.isEmpty
      ? nextMoment(isForward: isForward)?.time : nextPlace(isForward: isForward)?.event.time
  }

  /// The next moment of the present play.
  @inline(__always)
  func nextMoment(isForward: Bool) -> TimelineMoment? {
    let index = isForward ? progress.behind : progress.behind - 1
    return moments.indices.contains(index) ? moments[index] : nil
  }

  /// Calls `body` with the entries of which something is due in the present play: with a moment of
  /// their own, or with `nil` for an event inside them.
  func forEachDue(
    at local: OwnTime, isForward: Bool, _ body: (_ entry: Int, TimelineMoment?) -> Void
  ) {
    func isDue(_ time: Int64) -> Bool { local.hasReached(time, isForward: isForward) }
    var index = isForward ? progress.behind : progress.behind - 1
    while moments.indices.contains(index), isDue(moments[index].time) {
      body(moments[index].entry, moments[index])
      index += isForward ? 1 : -1
    }
    if progress.active.isEmpty { return }
    orderActive(isForward: isForward)
    let active = progress.active
    active.forEachDue(isDue) { body($0, nil) }
  }

  /// The next event of the present play.
  func next(isForward: Bool) -> TimelineEvent? {
    guard let place = nextPlace(isForward: isForward),
      let (node, action, isForward) = source(of: place, isForward: isForward)
    else { return nil }
    return TimelineEvent(
      time: place.event.time, entry: Int(place.event.entry), node: node, action: action,
      isForward: isForward)
  }

  /// The node of the event that is next at a place: this one, or one inside it at any depth. The
  /// direction is that of its time.
  private func source(of place: NextPlace, isForward: Bool) -> (
    node: TimelineNode, action: TimelineEvent.Action, isForward: Bool
  )? {
    var (node, place, isForward) = (self, place, isForward)
    while place.isInside {
      let entry = Int(place.event.entry)
      guard let inner = node.entries[entry].node else {
        return (node, .memberBoundary(entry: entry), isForward)
      }
      guard let (next, isRising) = inner.nextPlaceInPlay(isForward: isForward) else {
        return inner.nextBoundary(isForward: isForward).map { _ in (inner, .boundary, isForward) }
      }
      (node, place, isForward) = (inner, next, isRising)
    }
    return (
      node, .moment(isForward ? node.progress.behind : node.progress.behind - 1), isForward
    )
  }

  /// The place of a next event on a node's time, and whether it is inside its entry.
  private typealias NextPlace = (event: ActiveEntries.Item, isInside: Bool)

  /// The place of the next event of the present play.
  private func nextPlace(isForward: Bool) -> NextPlace? {
    let moment = nextMoment(isForward: isForward).map {
      ActiveEntries.Item(entry: $0.place, rank: Int32($0.order), time: $0.time)
    }
    if !progress.active.isEmpty {
      orderActive(isForward: isForward)
      if let first = progress.active.first {
        guard let moment else { return (first, true) }
        // What lies in an entry lies between its start and its end.
        let isOfEntry = first.time == moment.time && first.entry == moment.entry
        if isOfEntry || first.precedes(moment, isForward: isForward) { return (first, true) }
      }
    }
    return moment.map { ($0, false) }
  }

  /// Brings what is under way into the order of a direction.
  @inline(__always)
  func orderActive(isForward: Bool) {
    if progress.active.isForward != isForward { turnActive(isForward: isForward) }
  }

  private func turnActive(isForward: Bool) {
    var active = progress.active
    active.turn { item(Int($0.entry), $0.cursor, isForward: isForward) }
    progress.active = active
  }

  /// The next event of an entry that is under way. `cursor`: of a member, its place in its plays.
  func item(_ index: Int, _ cursor: PlayCursor, isForward: Bool) -> ActiveEntries.Item {
    let next =
      if let node = entries[index].node {
        nextPlace(inside: node, index, isForward: isForward)
      } else {
        nextBoundary(ofMember: index, cursor, isForward: isForward)
      }
    // Without one it comes to nothing any more.
    return ActiveEntries.Item(
      entry: Int32(index), rank: Int32(next?.rank ?? 0),
      time: next?.time ?? (isForward ? .max : .min), cursor: cursor)
  }

  /// The place on this node's time of the next event of a node, which is the `index`th entry.
  private func nextPlace(inside node: TimelineNode, _ index: Int, isForward: Bool) -> (
    time: Int64, rank: Int
  )? {
    guard let inner = node.nextOwnPlace(isForward: isForward) else { return nil }
    let start = entries[index].start
    let time = node.timing.outerTime(of: inner.own, from: start)
    if time == Flicks.never || start < 0 && time <= 0 { return nil }
    // What lies at the end of an entry ends with it, what lies at its start starts with it.
    let rank = time == entries[index].begin ? 1 : time == entries[index].end ? 0 : inner.rank
    return (time, rank)
  }

  /// The next boundary between two plays of the member at an entry.
  private func nextBoundary(ofMember index: Int, _ cursor: PlayCursor, isForward: Bool) -> (
    time: Int64, rank: Int
  )? {
    guard let timing = entries[index].timing,
      let own = timing.boundary(from: cursor, isForward: isForward)
    else { return nil }
    let start = entries[index].start
    let time = timing.outerTime(of: own, from: start)
    // What a negative delay skips calls nothing, backwards neither.
    return time == Flicks.never || start < 0 && time <= 0 ? nil : (time, 0)
  }

  /// The next event of the node on its own time, and its position in a play; boundaries between its
  /// plays are among them. `nil` where its end is next. Events in bent time are found only on the
  /// way to a position.
  func nextOwn(isForward: Bool, to limit: OwnTime) -> (local: Int64, event: TimelineEvent)? {
    if easing != nil, !progress.cursor.isInGap {
      if let next = nextBent(to: limit, isForward: isForward) { return next }
    } else if !progress.cursor.isInGap,
      var event = next(isForward: isForward != timing.isBackward(progress.cursor.play))
    {
      let local = event.time
      event.time = timing.own(of: local, inPlay: progress.cursor.play)
      return (local, event)
    }
    return nextBoundary(isForward: isForward).map { own, _ in
      (
        own,
        TimelineEvent(
          time: own, entry: 0, node: self, action: .boundary, isForward: isForward)
      )
    }
  }

  /// The next event of a node whose time is straight, on its own time.
  private func nextOwnPlace(isForward: Bool) -> (own: Int64, rank: Int)? {
    guard let place = nextPlaceInPlay(isForward: isForward)?.place.event else {
      return nextBoundary(isForward: isForward)
    }
    let (play, rank) = (progress.cursor.play, Int(place.rank))
    let own = timing.own(of: place.time, inPlay: play)
    // What a play has at its end ends with it, what it has at its beginning starts with it.
    if own == timing.start(ofPlay: play) { return (own, 1) }
    if own == timing.end(ofPlay: play) { return (own, 0) }
    return (own, timing.isBackward(play) ? 1 - rank : rank)
  }

  /// The place of the next event of the play in which the node is, and the direction of the time of
  /// that play.
  private func nextPlaceInPlay(isForward: Bool) -> (place: NextPlace, isRising: Bool)? {
    if progress.cursor.isInGap { return nil }
    let isRising = isForward != timing.isBackward(progress.cursor.play)
    return nextPlace(isForward: isRising).map { ($0, isRising) }
  }

  /// The next boundary between plays.
  private func nextBoundary(isForward: Bool) -> (own: Int64, rank: Int)? {
    timing.boundary(from: progress.cursor, isForward: isForward).map {
      ($0, timing.gap > 0 && progress.cursor.isInGap == isForward ? 1 : 0)
    }
  }
}

extension Timing {
  /// Own time of the next boundary that way; `nil` where that is the end, or the beginning, of all.
  fileprivate func boundary(from cursor: PlayCursor, isForward: Bool) -> Int64? {
    if isForward ? isLast(playsEnded: cursor.play) : cursor.play == 0 && !cursor.isInGap {
      return nil
    }
    return isForward ? boundary(forwardsFrom: cursor) : boundary(backwardsFrom: cursor)
  }
}
