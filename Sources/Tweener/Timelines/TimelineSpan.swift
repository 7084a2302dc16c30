// From a member's own time to its timeline's: delays, plays and pauses at the member's own rate.
// Pure.

/// The start and end of a member, counted from its position.
struct TimelineSpan {
  let start: Int64
  /// After all plays, pauses and the `endDelay`; after the first play where they are endless.
  let end: Int64
  let isEndless: Bool
  /// Whether it has more plays than there is time for. It counts as endless.
  let isTooLong: Bool
  /// The room that it needs behind its position: up to its end, or, where that is endless, up to
  /// its start.
  var reach: Int64 { isEndless ? start : end }

  /// `offset` is what a stagger adds to the delay.
  init(_ timing: Timing, offset: Int64 = 0) {
    let delay = timing.delay + offset
    func length(_ own: Int64) -> Int64 {
      Self.instant(of: min(own, TimelineLayout.farthest), timing.timeScale)
    }
    // The start is a place in whole flicks, from which all that follows is counted.
    start = Self.instant(of: delay, timing.timeScale)
    isTooLong = timing.repeats > 0 && length(timing.length) == TimelineLayout.farthest
    isEndless = isTooLong || timing.repeats < 0 || timing.duration >= TimelineLayout.farthest
    let isOnePlay = isTooLong || timing.repeats < 0
    end = start + length(isOnePlay ? timing.duration : timing.length)
  }

  /// The first instant at which own time reaches `own`, as the clock of a tween would have it.
  private static func instant(of own: Int64, _ rate: Double) -> Int64 {
    if rate == 1 { return bounded(own) }
    let clock = ClockMap(then: 0, whole: 0, rate: rate)
    let instant = bounded(clock.instant(reaching: abs(own)))
    return own < 0 ? -instant : instant
  }

  private static func bounded(_ instant: Int64) -> Int64 {
    min(max(instant, -TimelineLayout.farthest), TimelineLayout.farthest)
  }
}
