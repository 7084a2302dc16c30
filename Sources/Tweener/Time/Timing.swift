// When a tween plays: the numbers of a template, in its own time. Read by Playhead.

/// Delay, length and repetition of a tween, in flicks of its own time. With `usesFrames` a frame counts as
/// one second's worth of flicks, so that the arithmetic is the same.
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

  /// The rates that a clock may have. A larger one could take an engine past all time within one step.
  static let rates = 0.0...1_000_000
  /// The range of rates in words, for reports.
  static let ratesText = "0 to 1,000,000"

  /// Sets the length of a play that was measured. Where it is nothing, plays that would all be at one instant, and more than
  /// anybody counts, are one.
  mutating func setMeasured(duration measured: Int64) {
    duration = measured
    if duration + gap == 0, !(0..<Self.mostPlaysAtOnce ~= repeats) { repeats = 0 }
  }

  /// From so many on, plays without length are one.
  static let mostPlaysAtOnce: Int64 = 10_000
}
