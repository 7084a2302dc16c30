// Which play a tween is in. Pure: from counts and own time to the phase. Asked by the engine.

/// Whether a tween plays or holds at an instant.
enum PlayPhase {
  /// The end value of a play that is over; `atEnd` is false where that play ran backwards.
  case holding(atEnd: Bool)
  /// A play, by number.
  case playing(Int64)
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

  /// How many plays end at or before `own`.
  func playsEnded(by own: Int64) -> Int64 {
    guard own >= duration else { return 0 }
    // Without length all are over at once.
    guard cycle > 0 else { return repeats + 1 }
    let ended = (own - duration) / cycle + 1
    return repeats < 0 ? ended : min(ended, repeats + 1)
  }
}
