// Plays inside a timeline in which nothing is called: on a way all but the last whole one are
// skipped by arithmetic (SEMANTICS 38). Pure: the engine says which members are silent.

extension TimelineNode {
  /// Puts plays of what is silent behind, on the way to a flick of the present play. Counts what
  /// was looked at in `work`. True where there were any.
  func skipPlays(
    to local: Int64, isForward: Bool, _ work: inout Int, isSilent: (TimelineEntry) -> Bool
  ) -> Bool {
    orderActive(isForward: isForward)
    var hasSkipped = false
    for item in progress.active.items {
      work += 1
      let (index, node) = (Int(item.entry), entries[Int(item.entry)].node)
      guard let timing = entries[index].timing else { continue }
      let passed = OwnTime(whole: max(local - entries[index].start, 0))
      let own = timing.innerTime(of: passed).flick(isForward)
      var cursor = node?.progress.cursor ?? item.cursor
      let last = timing.lastPlay(from: cursor, to: own, isForward: isForward)
      if let last, isSilent(entries[index]) {
        cursor = last
        node?.begin(last, isForward: isForward)
      } else {
        guard let node, !cursor.isInGap,
          node.skipPlays(
            to: node.straight(OwnTime(whole: own)).whole,
            isForward: isForward != timing.isBackward(cursor.play), &work, isSilent: isSilent)
        else { continue }
      }
      hasSkipped = true
      setActive(index, cursor)
    }
    return hasSkipped
  }

  /// Puts all behind that comes before a play.
  func begin(_ cursor: PlayCursor, isForward: Bool) {
    progress.cursor = cursor
    enterPlay(
      isForward: isForward, isTurned: timing.isTurned(isForward: isForward, cursor.play))
  }

  /// Own time up to which what comes next may be skipped, as far as it is silent: that of the next
  /// moment or boundary that is not.
  func skipLimit(isForward: Bool, _ work: inout Int, isSilent: (TimelineEntry) -> Bool) -> Int64 {
    let cursor = progress.cursor
    let boundary =
      isForward ? timing.boundary(forwardsFrom: cursor) : timing.boundary(backwardsFrom: cursor)
    if cursor.isInGap { return boundary }
    let isRising = isForward != timing.isBackward(cursor.play)
    orderActive(isForward: isRising)
    var limit = nextMoment(isForward: isRising)?.time
    for item in progress.active.items where item.hasEvent {
      work += 1
      let index = Int(item.entry)
      if isSilent(entries[index]) { continue }
      var time = item.time
      if let node = entries[index].node {
        let own = node.skipLimit(isForward: isRising, &work, isSilent: isSilent)
        time = max(node.timing.outerTime(of: own, from: entries[index].start), 0)
      }
      limit = limit.map { isRising ? min($0, time) : max($0, time) } ?? time
    }
    guard let limit, limit != Flicks.never else { return boundary }
    let own = timing.own(of: limit, inPlay: cursor.play)
    return isForward ? min(own, boundary) : max(own, boundary)
  }
}

extension Timing {
  /// The last whole play on the way to a flick of own time, as far as that leads over another one
  /// before it.
  func lastPlay(from cursor: PlayCursor, to own: Int64, isForward: Bool) -> PlayCursor? {
    guard cycle > 0 else { return nil }
    if isForward {
      let play = playsEnded(by: own) - 1
      return play > cursor.play ? PlayCursor(play: play, isInGap: false) : nil
    }
    let reached = self.cursor(backwardsAt: OwnTime(whole: own))
    let play = reached.isInGap ? reached.play : reached.play + 1
    return play < cursor.play ? PlayCursor(play: play, isInGap: false) : nil
  }
}

extension OwnTime {
  /// The last flick that time has come to, in the direction in which it moves.
  func flick(_ isForward: Bool) -> Int64 { isForward || fraction == 0 ? whole : whole + 1 }
}

extension TimelineEntry {
  /// Whether no end of a play in it makes a call, nor anything in those plays.
  func isSilent(member: (Int) -> Bool) -> Bool {
    if let node { return node.callbacks?[.repeat] == nil && node.isSilentInside(member: member) }
    return isMember && heard?.contains(.repeat) != true && member(self.member)
  }
}

extension TimelineNode {
  /// Whether none of its entries makes a call.
  func isSilentInside(member: (Int) -> Bool) -> Bool {
    // Field by field: a method of an entry would copy it.
    let entries = entries
    return entries.indices.allSatisfy { index in
      if let node = entries[index].node {
        return node.callbacks == nil && node.isSilentInside(member: member)
      }
      return entries[index].isMember && entries[index].heard?.isOfUpdatesAlone != false
        && member(entries[index].member)
    }
  }
}

extension CallbackEvents {
  /// Whether nothing is among them that is called at an instant of its own.
  fileprivate var isOfUpdatesAlone: Bool {
    ![.start, .repeat, .complete, .reverseComplete].contains { contains($0) }
  }
}

/// The moment from which on plays are skipped: not before some have been passed, as most ways are
/// short, and the later the more entries there are to look at.
struct SkipPace {
  private var left = 8
  /// The number of entries that have been looked at.
  var work = 0

  mutating func isDue() -> Bool {
    left -= 1
    return left < 0
  }

  mutating func finish() {
    left = 8 + work
    work = 0
  }
}
