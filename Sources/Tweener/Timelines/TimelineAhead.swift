// How fast what shows on a timeline moves (SEMANTICS 44): which member that is on the side that is
// ahead, where its own time is, and how fast that goes. Pure.

/// A member whose own time moves.
struct MovingMember {
  let number: Int
  let own: OwnTime
  /// Own time per second of engine time; negative backwards.
  let speed: Double
}

extension TimelineNode {
  /// The member that moves a component on the side that is ahead; `nil` where nothing does. `own`
  /// is the node's own time, which goes with a speed; `timing` has its plays.
  func moving(
    _ track: Int, at own: OwnTime, speed: Double, _ timing: Timing, isStarted: (Int) -> Bool
  ) -> MovingMember? {
    guard speed != 0, let (play, passed) = timing.ahead(of: own, isReversed: speed < 0) else {
      return nil
    }
    let isBackward = timing.isBackward(play)
    let place = isBackward ? passed.subtracted(from: timing.duration) : passed
    let pace = isBackward ? -speed : speed
    let speed = pace * bentSlope(at: place, isFalling: pace < 0)
    let local = bent(place)
    guard speed != 0, let found = tracks.find(track),
      let latest = latestEntry(found, at: local.ahead(speed < 0), isStarted: isStarted)
    else { return nil }
    let entry = tracks.entries[latest]
    let outer = local.since(entry.start)
    if !entry.isInside {
      return MovingMember(
        number: Int(entry.member), own: outer.scaled(by: entry.timeScale),
        speed: speed * entry.timeScale)
    }
    guard case .node(let node) = entries[Int(entry.entry)].content else { return nil }
    return node.moving(
      track, at: node.timing.innerTime(of: outer), speed: speed * node.timing.timeScale,
      node.timing, isStarted: isStarted)
  }

  /// How fast the time of a play goes behind its easing: 1 where that bends nothing, 0 where it
  /// would lead out of the play.
  private func bentSlope(at place: OwnTime, isFalling: Bool) -> Double {
    guard let easing, timing.duration > 0 else { return 1 }
    let share = place.number / Double(timing.duration)
    let eased = easing(share)
    return eased < 0 || eased > 1 ? 0 : easing.slope(at: share, isFalling: isFalling)
  }
}

extension OwnTime {
  /// The time beside it on one side, closer than anything else lies.
  fileprivate func ahead(_ isReversed: Bool) -> OwnTime {
    let least: UInt64 = 1 << 32
    let (sum, isOver) =
      isReversed
      ? fraction.subtractingReportingOverflow(least) : fraction.addingReportingOverflow(least)
    return OwnTime(whole: whole + (isOver ? (isReversed ? -1 : 1) : 0), fraction: sum)
  }
}
