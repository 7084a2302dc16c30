// The speed of what a timeline shows (SEMANTICS 44): the member that shows on the side that is
// ahead, its own time, and the speed of that time. Pure.

extension TimelineNode {
  /// The member that moves a component on the side that is ahead, by number; `nil` where nothing
  /// does. `own` is the node's own time, which moves with `speed`, per second of engine time and
  /// negative backwards; `timing` has its plays.
  func moving(
    _ track: Int, at own: OwnTime, speed: Double, _ timing: Timing, _ starts: some MemberStarts
  ) -> (number: Int, own: OwnTime, speed: Double)? {
    guard speed != 0, let (play, passed) = timing.ahead(of: own, isReversed: speed < 0) else {
      return nil
    }
    let isBackward = timing.isBackward(play)
    let place = isBackward ? passed.subtracted(from: timing.duration) : passed
    let pace = isBackward ? -speed : speed
    let speed = pace * bentSlope(at: place, isFalling: pace < 0)
    let local = bent(place)
    guard speed != 0, let found = tracks.find(track),
      let latest = latestEntry(found, at: local.ahead(speed < 0), starts)
    else { return nil }
    let entry = tracks.entries[latest]
    let outer = local.since(entry.start)
    if !entry.isInside {
      return (
        Int(entry.member), outer.scaled(by: entry.timeScale), speed * entry.timeScale
      )
    }
    guard let node = entries[Int(entry.entry)].node else { return nil }
    return node.moving(
      track, at: node.timing.innerTime(of: outer), speed: speed * node.timing.timeScale,
      node.timing, starts)
  }

  /// The speed of the time of a play behind its easing: 1 where there is no easing, 0 where the
  /// easing leads out of the play.
  private func bentSlope(at place: OwnTime, isFalling: Bool) -> Double {
    guard let easing, timing.duration > 0 else { return 1 }
    let share = place.number / Double(timing.duration)
    let eased = easing(share)
    return (0...1).contains(eased) ? easing.slope(at: share, isFalling: isFalling) : 0
  }
}

extension OwnTime {
  /// The time beside it on one side, closer than any other time in question.
  fileprivate func ahead(_ isReversed: Bool) -> OwnTime {
    let least: UInt64 = 1 << 32
    let (sum, isOver) =
      isReversed
      ? fraction.subtractingReportingOverflow(least) : fraction.addingReportingOverflow(least)
    return OwnTime(whole: whole + (isOver ? (isReversed ? -1 : 1) : 0), fraction: sum)
  }
}
