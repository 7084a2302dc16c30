// The clock of one lane entry, and what it means: the formula that the lanes' loops repeat for many at once.

/// A component's time between two boundaries. Times are in flicks since some epoch.
struct LaneClock {
  /// At rate 1: the instant where the play begins; backwards, where it ends. Scaled: the instant of
  /// the last change of the clock.
  var start = 0.0
  /// Length of a play; negative backwards, at rate 1.
  var span = 1.0
  /// Scaled only: the position within the play at `start`, and flicks of own time per flick.
  var anchor = 0.0
  var rate = 0.0
  var isScaled = false

  /// The fraction of the play that has passed, as the easing sees it.
  func time(at now: Double) -> Double {
    if !isScaled { return (now - start) / span }
    let time = (anchor + (now - start) * rate) / span
    return min(max(time, 0), 1)
  }
}

/// Where one component of a lane entry goes: to `from + delta · eased`.
struct LaneCourse {
  var from = 0.0
  /// Unless it is set, the number that changes no other when it is added: not 0, which makes 0 of -0.
  var delta = -0.0
}
