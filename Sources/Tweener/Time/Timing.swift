// The times of a tween: the numbers of a template, in its own time. Read by Playhead.

/// Delay, length and repetition of a tween, in flicks of its own time. With `usesFrames` a frame
/// counts as one second's worth of flicks, so that the arithmetic is the same.
struct Timing: Equatable {
  /// Negative starts part-way in.
  var delay: Int64 = 0
  /// One play. Not negative.
  var duration: Int64 = 0
  /// Between two plays. Not negative.
  var gap: Int64 = 0
  /// Behind the last play. Not negative.
  var endDelay: Int64 = 0
  /// Further plays after the first; -1 for ever.
  var repeats: Int64 = 0
  var autoreverse = false
  var usesFrames = false
  /// Whether each play that runs forwards takes its start from the end of the play before.
  var refreshes = false
  /// Whether each tween measures the length of a play at its start: ``RowExtras/duration``.
  var isMeasured = false
  var timeScale = 1.0

  /// The rates that a clock may have. A larger one could take an engine past all time within one
  /// step.
  static let rates = 0.0...1_000_000

  /// A rate as it counts, as -0 is 0; `nil` outside of ``rates``.
  static func rate(_ number: Double) -> Double? { rates.contains(number) ? abs(number) : nil }

  /// The range of rates in words, for reports.
  static let ratesText = "0 to 1,000,000"

  /// Sets the length of a play that was measured. Where it is nothing, plays that would all be at
  /// one instant, and more than anybody counts, are one.
  mutating func setMeasured(duration measured: Int64) {
    duration = measured
    if duration + gap == 0, !(0..<Self.mostPlaysAtOnce ~= repeats) { repeats = 0 }
  }

  /// Whether there are plays that last nothing, of which a timeline plays one (SEMANTICS 35).
  var repeatsNothing: Bool { duration == 0 && repeats != 0 }

  /// From so many on, plays without length are one.
  static let mostPlaysAtOnce: Int64 = 10_000

  /// The longest repetition (fifty years); a longer one is cut to it, so that sums cannot overflow.
  private static let longestRepetition: Int64 = 1 << 60

  /// Completes the times of a call: the pause between plays is `repeatDelay`, and the delay where
  /// `repeatsDelay` says so. False where there would be more plays of no length than there can be;
  /// then there is one.
  mutating func finish(repeatDelay: Int64, repeatsDelay: Bool) -> Bool {
    gap = repeatDelay + (repeatsDelay && delay > 0 ? delay : 0)
    guard repeats != 0 else { return true }
    // What is measured at the start may be as short as a flick.
    let cycle = (isMeasured ? 1 : duration) + gap
    if cycle == 0 {
      // All of them are played at one instant.
      if 0..<Self.mostPlaysAtOnce ~= repeats { return true }
      repeats = 0
      return false
    }
    let most = max(Self.longestRepetition / cycle, 1)
    if repeats > most {
      // By an even number, so that with autoreverse the last play keeps its direction.
      repeats -= (repeats - most) & ~1
    }
    return true
  }
}
