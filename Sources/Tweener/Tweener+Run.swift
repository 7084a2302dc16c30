// Running an engine by a Swift clock, in the isolation of the caller.

extension Tweener {
  /// Advances this engine by a clock until the surrounding task is cancelled, or until nothing
  /// moves any more.
  ///
  /// ```swift
  /// let animation = Task { @MainActor in await tweener.run(framesPerSecond: 30) }
  /// ```
  ///
  /// Steps are as long as the clock says, up to ``longestStep``; missed frames are not made up for
  /// one by one.
  ///
  /// - Parameters:
  ///   - framesPerSecond: steps a second, above 0 and finite; anything else is reported and becomes
  ///     60.
  ///   - clock: what to sleep on and read.
  ///   - untilIdle: whether to return when no tween that is not paused is left, after a last
  ///     ``onAdvance``.
  ///   - isolation: where the engine lives; the caller's own by default.
  public func run(
    framesPerSecond: Double = 60,
    on clock: some Clock<Duration> = ContinuousClock(),
    untilIdle: Bool = false,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await run(framesPerSecond, on: clock, untilIdle: untilIdle, isolation)
  }

  /// Advances this engine by a clock until a tween has ended, or pauses at an end.
  ///
  /// ```swift
  /// let tween = tweener.addTween(box, [.duration: 0.1, "x": 100])
  /// await tweener.run(until: tween)
  /// print(box.x)  // prints 100.0
  /// ```
  ///
  /// It also returns when the surrounding task is cancelled. A tween that is paused in another way
  /// is waited for.
  ///
  /// - Parameters:
  ///   - tween: what is waited for.
  ///   - framesPerSecond: steps a second, above 0 and finite; anything else is reported and becomes
  ///     60.
  ///   - clock: what to sleep on and read.
  ///   - isolation: where the engine lives; the caller's own by default.
  public func run(
    until tween: Tween,
    framesPerSecond: Double = 60,
    on clock: some Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await run(framesPerSecond, on: clock, until: tween, isolation)
  }

  private func run(
    _ framesPerSecond: Double, on clock: some Clock<Duration>, until tween: Tween? = nil,
    untilIdle: Bool = false, _ isolation: isolated (any Actor)?
  ) async {
    func isOver() -> Bool {
      if let tween { return tween.state == .ended || tween.engine.restsAtEnd(tween.id) }
      return untilIdle && !engine.hasWork
    }
    var rate = framesPerSecond
    if !(rate > 0 && rate.isFinite) {
      engine.announce(
        .refused(key: "framesPerSecond", value: rate, range: "finite, above 0; running at 60"))
      rate = 60
    }
    var pacer = FrameTimer(framesPerSecond: rate, start: clock.now)
    if untilIdle { drawIfIdle(since: engine.clock.frame) }
    while !Task.isCancelled, !isOver() {
      do { try await clock.sleep(until: pacer.deadline, tolerance: nil) } catch { return }
      let frame = engine.clock.frame
      engine.advance(by: pacer.step(at: clock.now, longest: longestStep))
      if untilIdle { drawIfIdle(since: frame) }
    }
  }

  /// Nothing moves any more, and no frame has shown it.
  private func drawIfIdle(since frame: Int64) {
    guard !engine.hasWork, engine.clock.frame == frame else { return }
    engine.beginWork()
    engine.frameDidEnd()
    engine.endWork()
  }

  /// Drives this engine by a source of frames: while something moves the source runs, otherwise it
  /// is stopped.
  ///
  /// The first frame of a run begins at the engine's present time; each further one moves on by the
  /// source's time since the last, up to ``longestStep``. In ``shared`` the source replaces the
  /// built-in clock, and ``isManual`` stops it too; `nil` brings the clock back. An engine of one's
  /// own is then driven by hand again. The engine keeps its source; the source need not keep the
  /// engine.
  @MainActor public func drive(by source: (any FrameSource)?) {
    frameDriver?.sleep()
    let driver = source.map { FrameDriver(engine, source: $0) }
    // The old source may be the caller's last, and call the engine when it goes: behind all this.
    let old = takeOut(&frameDriver, leaving: driver)
    if self === Tweener.shared {
      Tweener.driveShared(by: driver)
    } else {
      // An engine that is driven on the main actor is used there only.
      engine.callouts.onWork = driver.map { driver in { MainActor.assumeIsolated { driver.wake() } }
      }
      driver?.wake()
    }
    withExtendedLifetime(old) {}
  }
}
