// The position of a timeline or a member in its plays, and its own time on the time around it.
// Pure.

extension Timing {
  /// The own time that has passed when this much of the parent's time has passed.
  func innerTime(of outer: OwnTime) -> OwnTime { outer.scaled(by: timeScale) }

  /// The own time at a place of the parent's time, where it is 0 at `start` and before.
  func innerTime(at place: OwnTime, from start: Int64) -> OwnTime {
    let passed = place.since(start)
    return passed.whole < 0 ? OwnTime(whole: 0) : innerTime(of: passed)
  }

  /// The first flick of the parent's time at which own time has come so far, where that is 0 at
  /// `start`; ``Flicks/never`` past what can be counted.
  func outerTime(of inner: Int64, from start: Int64) -> Int64 {
    if inner == Flicks.never || inner > 0 && timeScale == 0 { return Flicks.never }
    let isSame = timeScale == 1 || inner <= 0
    let passed =
      isSame ? inner : ClockMap(then: 0, whole: 0, rate: timeScale).instant(reaching: inner)
    return passed == Flicks.never ? Flicks.never : Flicks.sum(start, passed)
  }

  /// Own time between the beginning and the end.
  func clamped(_ own: OwnTime) -> OwnTime {
    if own.whole < 0 { return OwnTime(whole: 0) }
    let length = length
    return own.whole >= length ? OwnTime(whole: length) : own
  }

  /// Whether a pause between two plays, or what is behind the last, shows at own time.
  func isInGap(at own: OwnTime) -> Bool {
    own.isAfter(0) && cursor(backwardsAt: own).isInGap
  }

  /// The play of own time, and the own time that shows: a boundary belongs to the play before it,
  /// and a pause shows the end of that.
  func shown(at own: OwnTime) -> (play: Int64, own: OwnTime) {
    guard own.isAfter(0) else { return (0, OwnTime(whole: 0)) }
    let cursor = cursor(shownAt: own)
    if !cursor.isInGap { return (cursor.play, own) }
    return (cursor.play - 1, OwnTime(whole: end(ofPlay: cursor.play - 1)))
  }

  /// The play of own time, and the position in it.
  func place(at own: OwnTime) -> PlayPlace {
    let (play, own) = shown(at: own)
    return PlayPlace(play: play, local: local(at: own, inPlay: play))
  }

  /// Own time as a place in a play, as the play is written; outside the play where own time is.
  @inline(__always)
  func local(at own: OwnTime, inPlay play: Int64) -> OwnTime {
    let passed = own.since(start(ofPlay: play))
    return isBackward(play) ? passed.subtracted(from: duration) : passed
  }

  /// The place at which a play ends, as the play is written.
  func end(inPlay play: Int64) -> OwnTime { OwnTime(whole: isBackward(play) ? 0 : duration) }

  /// The place in a play that is nearest to own time.
  func nearestLocal(to own: OwnTime, inPlay play: Int64) -> OwnTime {
    let (first, last) = (start(ofPlay: play), end(ofPlay: play))
    let inside =
      own.whole < first
      ? OwnTime(whole: first) : own.isAfter(last) ? OwnTime(whole: last) : own
    return local(at: inside, inPlay: play)
  }

  /// Own time of a place on the time of one play.
  func own(of local: Int64, inPlay play: Int64) -> Int64 {
    Flicks.sum(start(ofPlay: play), isBackward(play) ? duration - local : local)
  }
}

/// A place in the plays of a node.
struct PlayPlace {
  let play: Int64
  /// On the time of one play, as it is written: from its end down where the play runs backwards.
  let local: OwnTime
}

extension OwnTime {
  /// So much time at another rate.
  func scaled(by rate: Double) -> OwnTime {
    if rate == 1 { return self }
    let product = ClockMap.multiply(whole, rate)
    if fraction == 0 { return product }
    return product.moved(by: OwnTime(Double(fraction) * (rate / 18_446_744_073_709_551_616)))
  }

  /// A number of flicks minus this.
  func subtracted(from flicks: Int64) -> OwnTime {
    fraction == 0
      ? OwnTime(whole: flicks - whole)
      : OwnTime(whole: flicks - whole - 1, fraction: 0 &- fraction)
  }

  /// This minus a number of flicks.
  func since(_ flicks: Int64) -> OwnTime { OwnTime(whole: whole - flicks, fraction: fraction) }

  /// Whether it is at a number of flicks or behind it.
  func isAtOrAfter(_ flicks: Int64) -> Bool { whole >= flicks }

  /// Whether it has come to a number of flicks, as it moves in a direction.
  func hasReached(_ flicks: Int64, isForward: Bool) -> Bool {
    isForward ? isAtOrAfter(flicks) : !isAfter(flicks)
  }

  /// Whether it is at another place or behind it.
  func isAtOrAfter(_ other: OwnTime) -> Bool {
    (whole, fraction) >= (other.whole, other.fraction)
  }
}
