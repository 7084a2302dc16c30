// The state of a timeline after a jump: what its position is beyond counts as passed, and nothing
// is called. Pure.

extension TimelineNode {
  /// Puts behind what a place on the node's own time is beyond, in the direction in which it moves.
  /// Calls nothing.
  func align(at own: OwnTime, isForward: Bool) {
    progress.cursor =
      isForward ? timing.cursor(forwardsAt: own) : timing.cursor(backwardsAt: own)
    let play = progress.cursor.play
    guard !progress.cursor.isInGap else {
      return progress.active.removeAll(isForward: isForward)
    }
    alignLook(
      at: own, bent(timing.local(at: own, inPlay: play)),
      isRising: isForward != timing.isBackward(play))
  }

  /// Puts all of the present play behind. Calls nothing.
  func alignAtEnd() {
    let play = progress.cursor.play
    alignLook(
      at: OwnTime(whole: timing.end(ofPlay: play)), bent(timing.end(inPlay: play)),
      isRising: !timing.isBackward(play))
  }

  private func alignLook(at own: OwnTime, _ local: OwnTime, isRising: Bool) {
    (progress.bentOwn, progress.bentLocal) = (own, local)
    progress.isBentRising = isRising
    alignPlay(at: local, isForward: isRising)
  }

  /// Enters a play from after its end: forwards all of it has passed, backwards all is to come.
  func alignBehind(play: Int64, isForward: Bool) {
    progress.cursor = PlayCursor(play: play, isInGap: false)
    let isBackward = timing.isBackward(play)
    let end = OwnTime(whole: isBackward ? -1 : timing.duration + 1)
    alignPlay(at: end, isForward: isForward != isBackward)
  }

  /// Marks as passed the moments before a position in the present play, in a direction.
  func alignPlay(at local: OwnTime, isForward: Bool) {
    progress.turnedAt = nil
    progress.active.removeAll(isForward: isForward)
    progress.behind = firstMoment(behind: local, isForward: isForward)
    progress.hasCalledStart = false
    for index in innerEntries { alignInside(index, at: local, isForward: isForward) }
  }

  /// The first moment to which time that rises has not come, or to which time that falls has come,
  /// at a position in a play.
  func firstMoment(behind local: OwnTime, isForward: Bool) -> Int {
    moments.indices.firstPlace {
      isForward ? !local.isAtOrAfter(moments[$0].time) : !local.isAfter(moments[$0].time)
    }
  }

  /// Makes an entry that has events inside active, where the position is within it.
  func alignInside(_ index: Int, at local: OwnTime, isForward: Bool) {
    let (begin, end) = (entries[index].begin, entries[index].end)
    let isInside =
      isForward
      ? local.isAtOrAfter(begin) && !local.isAtOrAfter(end)
      : local.isAfter(begin) && !local.isAfter(end)
    guard isInside, let timing = entries[index].timing else { return }
    // A rate may put an event between two flicks of the time around it: it is passed at the later
    // one. Forwards, what is reached by the last whole flick has been passed. Backwards, what is
    // reached one flick earlier is still ahead, and nothing else.
    let passed = local.since(entries[index].start)
    let last = isForward || passed.fraction > 0 ? passed.whole : passed.whole - 1
    let inner = timing.innerTime(of: OwnTime(whole: last)).whole
    let own = OwnTime(whole: isForward ? inner : inner + 1)
    entries[index].node?.align(at: own, isForward: isForward)
    addActive(
      index, isForward ? timing.cursor(forwardsAt: own) : timing.cursor(backwardsAt: own))
  }
}
