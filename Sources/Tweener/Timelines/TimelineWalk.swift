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
  let time: Int64
  let rank: Int
  /// The entry of the node that was asked, for the order at one instant.
  let entry: Int
  let node: TimelineNode
  let action: Action
  /// The direction of the time of `node`.
  let isForward: Bool
  /// Bent time is known to have come to it, whatever flick `time` is rounded to.
  var isDue = false

  /// Whether it is a boundary between the plays of a node.
  func isOfPlays(of other: TimelineNode) -> Bool {
    if case .boundary = action { node === other } else { false }
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

  /// This event on the time of a node around it.
  fileprivate func moved(to time: Int64, rank: Int, entry: Int) -> TimelineEvent {
    TimelineEvent(
      time: time, rank: rank, entry: entry, node: node, action: action, isForward: isForward,
      isDue: isDue)
  }
}

/// The action of a timeline when it passes an event: a callback of a member or a node, a call, or a
/// pause.
enum TimelineCall {
  enum Kind { case start, `repeat`, complete, reverseComplete }

  case member(Int, Kind)
  case node(TimelineNode, Kind)
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
  /// By entry, how far the plays of such members are.
  var members: [Int: PlayCursor] = [:]
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
    func isDue(_ time: Int64) -> Bool {
      isForward ? local.isAtOrAfter(time) : !local.isAfter(time)
    }
    var index = isForward ? progress.behind : progress.behind - 1
    while moments.indices.contains(index), isDue(moments[index].time) {
      body(moments[index].entry, moments[index])
      index += isForward ? 1 : -1
    }
    orderActive(isForward: isForward)
    let active = progress.active
    active.forEachDue(isDue) { body($0, nil) }
  }

  /// The next event of the present play.
  func next(isForward: Bool) -> TimelineEvent? {
    guard let (place, isInside) = nextPlace(isForward: isForward) else { return nil }
    if isInside { return nextInside(place, isForward: isForward) }
    return TimelineEvent(
      time: place.time, rank: Int(place.rank), entry: Int(place.entry), node: self,
      action: .moment(isForward ? progress.behind : progress.behind - 1), isForward: isForward)
  }

  /// The place of the next event of the present play, and whether it is inside its entry.
  private func nextPlace(isForward: Bool) -> (event: ActiveEntries.Item, isInside: Bool)? {
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
  func orderActive(isForward: Bool) {
    if progress.active.isForward == isForward { return }
    var active = progress.active
    active.turn { item($0, isForward: isForward) }
    progress.active = active
  }

  /// The next event of an entry that is under way.
  func item(_ index: Int, isForward: Bool) -> ActiveEntries.Item {
    let entry = entries[index]
    switch entry.content {
    case .node(let node):
      guard let inner = node.nextOwnPlace(isForward: isForward) else { break }
      // What lies at the end of an entry ends with it, what lies at its start starts with it.
      let time = max(node.timing.outerTime(of: inner.own, from: entry.start), 0)
      if time == Flicks.never { break }
      let rank = time == entry.begin ? 1 : time == entry.end ? 0 : inner.rank
      return ActiveEntries.Item(entry: Int32(index), rank: Int32(rank), time: time)
    case .member(_, let timing):
      let cursor = progress.members[index] ?? PlayCursor(play: 0, isInGap: false)
      if timing.isAtLastBoundary(cursor, isForward: isForward) { break }
      let own =
        isForward ? timing.boundary(forwardsFrom: cursor) : timing.boundary(backwardsFrom: cursor)
      let time = timing.outerTime(of: own, from: entry.start)
      // Plays that a negative delay skips call nothing, backwards neither.
      if time == Flicks.never || entry.start < 0 && time <= 0 { break }
      return ActiveEntries.Item(entry: Int32(index), rank: 0, time: time)
    case .call, .pause: break
    }
    // It comes to nothing any more.
    return ActiveEntries.Item(entry: Int32(index), rank: 0, time: isForward ? .max : .min)
  }

  /// The event at a place inside an entry.
  private func nextInside(_ place: ActiveEntries.Item, isForward: Bool) -> TimelineEvent? {
    let (rank, entry) = (Int(place.rank), Int(place.entry))
    if let node = entries[entry].node {
      return node.nextOwn(isForward: isForward)?.event.moved(
        to: place.time, rank: rank, entry: entry)
    }
    return TimelineEvent(
      time: place.time, rank: rank, entry: entry, node: self,
      action: .memberBoundary(entry: entry), isForward: isForward)
  }

  /// The next event of the node on its own time, and its position in a play; boundaries between its
  /// plays are among them. `nil` where its end is next. Events in bent time are found only on the
  /// way to a position.
  func nextOwn(isForward: Bool, to limit: OwnTime? = nil) -> (
    own: Int64, local: Int64, event: TimelineEvent
  )? {
    if !progress.cursor.isInGap, let (own, event) = nextInPlay(isForward: isForward, to: limit) {
      let rank = rank(event.rank, at: own)
      return (own, event.time, event.moved(to: own, rank: rank, entry: event.entry))
    }
    guard let (own, rank) = nextBoundary(isForward: isForward) else { return nil }
    return (
      own, own,
      TimelineEvent(
        time: own, rank: rank, entry: 0, node: self, action: .boundary, isForward: isForward)
    )
  }

  /// The next event of a node whose time is straight, on its own time.
  private func nextOwnPlace(isForward: Bool) -> (own: Int64, rank: Int)? {
    let cursor = progress.cursor
    if !cursor.isInGap,
      let place = nextPlace(isForward: isForward != timing.isBackward(cursor.play))?.event
    {
      let own = timing.own(of: place.time, inPlay: cursor.play)
      return (own, rank(Int(place.rank), at: own))
    }
    return nextBoundary(isForward: isForward)
  }

  /// The rank on own time of what has a rank in the present play. What a play has at its end ends
  /// with it, what it has at its beginning starts with it.
  private func rank(_ rank: Int, at own: Int64) -> Int {
    let play = progress.cursor.play
    if own == timing.start(ofPlay: play) { return 1 }
    if own == timing.end(ofPlay: play) { return 0 }
    return timing.isBackward(play) ? 1 - rank : rank
  }

  /// The next boundary between plays.
  private func nextBoundary(isForward: Bool) -> (own: Int64, rank: Int)? {
    let cursor = progress.cursor
    if timing.isAtLastBoundary(cursor, isForward: isForward) { return nil }
    let own =
      isForward ? timing.boundary(forwardsFrom: cursor) : timing.boundary(backwardsFrom: cursor)
    return (own, timing.gap > 0 && cursor.isInGap == isForward ? 1 : 0)
  }

  /// The next event of the present play, and when it comes on own time.
  private func nextInPlay(isForward: Bool, to limit: OwnTime?) -> (
    own: Int64, event: TimelineEvent
  )? {
    if easing != nil { return limit.flatMap { nextBent(to: $0, isForward: isForward) } }
    let play = progress.cursor.play
    let isInnerForward = isForward != timing.isBackward(play)
    return next(isForward: isInnerForward).map { event in
      (timing.own(of: event.time, inPlay: play), event)
    }
  }
}

extension Timing {
  /// Whether the next boundary that way is the end, or the beginning, of all.
  func isAtLastBoundary(_ cursor: PlayCursor, isForward: Bool) -> Bool {
    isForward ? isLast(playsEnded: cursor.play) : cursor.play == 0 && !cursor.isInGap
  }
}
