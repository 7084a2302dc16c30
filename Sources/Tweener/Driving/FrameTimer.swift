// Turns a clock's readings into steps: pure, so that it is tested without a clock. Used by `run`
// and by the shared engine's driver.

/// Steps in flicks, counted from an origin, so that rounding does not add up.
struct StepCounter {
  /// Flicks since the origin that have been handed out.
  private var counted: Int64 = 0

  /// The step to so many flicks since the origin, 0 where that is less than before. What exceeds
  /// `longest` (seconds) is skipped.
  mutating func step(to total: Int64, longest: Double) -> Int64 {
    let step = max(total - counted, 0)
    counted = max(total, counted)
    return longest < Flicks.seconds(step) ? Flicks.nearest(seconds: longest) ?? step : step
  }
}

/// The time of the next frame, and the length of the step for it.
struct FrameTimer<Instant: InstantProtocol> where Instant.Duration == Duration {
  private let interval: Duration
  private let origin: Instant
  private var counter = StepCounter()
  /// The time at which the next frame is due.
  private(set) var deadline: Instant

  init(framesPerSecond: Double, start: Instant) {
    // More than a life, and still a time that clocks can count.
    interval = .seconds(min(1 / framesPerSecond, 1e9))
    origin = start
    deadline = start.advanced(by: interval)
  }

  /// The step to take at `now`, in flicks. Missed frames are not made up for one by one.
  mutating func step(at now: Instant, longest: Double) -> Int64 {
    deadline = deadline.advanced(by: interval)
    if deadline < now { deadline = now.advanced(by: interval) }
    return counter.step(to: Flicks.nearest(origin.duration(to: now)) ?? 0, longest: longest)
  }
}
