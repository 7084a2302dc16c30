// Running an engine by a Swift clock, in whatever isolation the caller is.

extension Tweener {
  /// Advances this engine by a clock until the surrounding task is cancelled.
  ///
  /// ```swift
  /// let animation = Task { @MainActor in await tweener.run(framesPerSecond: 30) }
  /// ```
  ///
  /// Steps are as long as the clock says, up to ``longestStep``; missed frames are not made up for one by one.
  ///
  /// - Parameters:
  ///   - framesPerSecond: steps a second, above 0 and finite; anything else is reported and becomes 60.
  ///   - clock: what to sleep on and read.
  ///   - isolation: where the engine lives; the caller's own by default.
  public func run(
    framesPerSecond: Double = 60,
    on clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation
  ) async {
    var rate = framesPerSecond
    if !(rate > 0 && rate.isFinite) {
      engine.report(
        .refused(key: "framesPerSecond", value: rate, range: "finite, above 0; running at 60"))
      rate = 60
    }
    var pacer = FramePacer(framesPerSecond: rate, start: clock.now)
    while !Task.isCancelled {
      do { try await clock.sleep(until: pacer.deadline, tolerance: nil) } catch { return }
      engine.advance(by: pacer.step(at: clock.now, longest: longestStep))
    }
  }
}
