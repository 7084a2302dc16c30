// The play that a tween is in. Pure: from counts and own time to the phase. Asked by the engine.

/// Whether a tween plays or holds at an instant.
enum PlayPhase {
  /// The end of a play that is over; of play -1, the value before the first play.
  case holding(endOf: Int64)
  /// A play, by number.
  case playing(Int64)
  /// The value before the start, of a timeline's member.
  case before
}

/// The boundaries of a tween that have been passed.
struct PlayCursor: Equatable {
  /// The play that is under way; in a pause the one behind it. Behind the last play: one more than
  /// the last.
  var play: Int64
  /// Between the end of the play before and the start of this one; behind the last play too.
  var isInGap: Bool
}

extension Timing {
  /// From the start of one play to the start of the next.
  var cycle: Int64 { duration + gap }

  func isBackward(_ play: Int64) -> Bool { autoreverse && play & 1 == 1 }

  /// All plays have ended, when this many have.
  func isLast(playsEnded: Int64) -> Bool { repeats >= 0 && playsEnded > repeats }

  /// Own time at which a play starts, and ends; `Flicks.never` past what can be counted.
  func start(ofPlay play: Int64) -> Int64 {
    let (start, overflow) = cycle.multipliedReportingOverflow(by: play)
    return overflow ? Flicks.never : start
  }

  func end(ofPlay play: Int64) -> Int64 {
    let (end, overflow) = start(ofPlay: play).addingReportingOverflow(duration)
    return overflow ? Flicks.never : end
  }

  /// Own time at which the last play ends.
  var total: Int64 { repeats < 0 ? Flicks.never : end(ofPlay: repeats) }

  /// Own time at which the tween ends: behind its last play and the `endDelay`.
  var length: Int64 {
    let (length, overflow) = total.addingReportingOverflow(endDelay)
    return overflow ? Flicks.never : length
  }

  /// The number of plays that end at or before `own`.
  func playsEnded(by own: Int64) -> Int64 {
    guard own >= duration else { return 0 }
    // Without length all are over at once.
    guard cycle > 0 else { return repeats + 1 }
    let ended = (own - duration) / cycle + 1
    return repeats < 0 ? ended : min(ended, repeats + 1)
  }

  // MARK: Both directions

  /// The cursor of a tween that moves forwards: boundaries at or before `own` are behind it.
  func cursor(forwardsAt own: OwnTime) -> PlayCursor {
    let play = playsEnded(by: own.whole)
    let isInGap = play > 0 && (isLast(playsEnded: play) || own.whole < start(ofPlay: play))
    return PlayCursor(play: play, isInGap: isInGap)
  }

  /// The cursor of a tween that moves backwards: boundaries at or after `own` are behind it.
  func cursor(backwardsAt own: OwnTime) -> PlayCursor {
    cursor(forwardsAt: OwnTime(whole: own.fraction > 0 ? own.whole : own.whole - 1))
  }

  /// The cursor of what shows at `own`: a boundary belongs to the play before it, and a play of no
  /// length is over where it begins.
  func cursor(shownAt own: OwnTime) -> PlayCursor {
    let cursor = cursor(backwardsAt: own)
    let isOver =
      cursor.isInGap && !isLast(playsEnded: cursor.play)
      && own == OwnTime(whole: end(ofPlay: cursor.play))
    return isOver ? PlayCursor(play: cursor.play + 1, isInGap: true) : cursor
  }

  /// Own time of the next boundary forwards.
  @inline(__always)
  func boundary(forwardsFrom cursor: PlayCursor) -> Int64 {
    if isLast(playsEnded: cursor.play) { return length }
    return cursor.isInGap ? start(ofPlay: cursor.play) : end(ofPlay: cursor.play)
  }

  /// Own time of the next boundary backwards.
  func boundary(backwardsFrom cursor: PlayCursor) -> Int64 {
    cursor.isInGap ? end(ofPlay: cursor.play - 1) : start(ofPlay: cursor.play)
  }

  /// The phase of a tween that moves backwards. Exactly at a boundary the play before it shows.
  func phase(backwardsAt own: OwnTime) -> PlayPhase {
    guard own.isAfter(0) else { return .holding(endOf: -1) }
    if own.whole < duration { return .playing(0) }
    if repeats == 0 { return .holding(endOf: 0) }
    let cursor = cursor(shownAt: own)
    if cursor.isInGap { return .holding(endOf: cursor.play - 1) }
    if own == OwnTime(whole: end(ofPlay: cursor.play)) { return .holding(endOf: cursor.play) }
    return .playing(cursor.play)
  }

  /// The play and the time in it that are ahead of an own time, in the direction in which it moves;
  /// `nil` in a pause, before the first play and after the last.
  func ahead(of own: OwnTime, isReversed: Bool) -> (play: Int64, local: OwnTime)? {
    guard cycle > 0, own.whole >= 0, !isReversed || own.isAfter(0) else { return nil }
    let play = (isReversed && own.fraction == 0 ? own.whole - 1 : own.whole) / cycle
    if isLast(playsEnded: play) { return nil }
    let local = OwnTime(whole: own.whole - start(ofPlay: play), fraction: own.fraction)
    let isInside = isReversed ? !local.isAfter(duration) : local.whole < duration
    return isInside ? (play, local) : nil
  }
}
