// Moves an engine by a source's frames while there is something to do. Made by `drive(by:)`; decides how long a
// step is, knows nothing of tweens.

@MainActor
final class FrameDriver {
  private weak var tweener: Tweener?
  private let source: any FrameSource
  /// The first frame's time since the source was started, and the flicks handed out since then.
  private var origin: Double?
  private var counted: Int64 = 0
  private(set) var isRunning = false

  init(_ tweener: Tweener, source: any FrameSource) {
    self.tweener = tweener
    self.source = source
  }

  /// Starts the source, unless it runs or nothing moves.
  func wake() {
    guard !isRunning, let tweener, tweener.engine.rows.hasWork else { return }
    isRunning = true
    origin = nil
    counted = 0
    source.start { [weak self, weak source] time in
      // With the engine its driver goes too, and the source has nobody left to stop it.
      guard let self else {
        source?.stop()
        return
      }
      self.frame(at: time)
    }
  }

  func sleep() {
    guard isRunning else { return }
    isRunning = false
    source.stop()
  }

  private func frame(at time: Double) {
    // A frame that was on its way when the source was stopped.
    guard isRunning else { return }
    guard let tweener else { return sleep() }
    tweener.engine.advance(by: step(at: time, longest: tweener.longestStep))
    if !tweener.engine.rows.hasWork { sleep() }
  }

  /// Counted from the first frame, so that rounding does not add up. What exceeds `longest` (seconds) is skipped,
  /// and so is a time that is not finite or goes backwards.
  private func step(at time: Double, longest: Double) -> Int64 {
    guard let origin else {
      if time.isFinite { origin = time }
      return 0
    }
    guard let total = Flicks.nearest(seconds: time - origin), total > counted else { return 0 }
    var step = total - counted
    counted = total
    if longest < Flicks.seconds(step) { step = Flicks.nearest(seconds: longest) ?? step }
    return step
  }
}

extension Tweener {
  /// Drives this engine by a source of frames: while something moves the source runs, otherwise it is stopped.
  ///
  /// The first frame of a run begins at the engine's present time; each further one moves on by the source's time
  /// since the last, up to ``longestStep``. In ``shared`` the source takes the place of the built-in clock, and
  /// ``isManual`` stops it too; `nil` brings the clock back. An engine of one's own is then driven by hand again.
  /// The engine keeps its source; the source need not keep the engine.
  @MainActor public func drive(by source: (any FrameSource)?) {
    frameDriver?.sleep()
    let driver = source.map { FrameDriver(self, source: $0) }
    // The old source may be the caller's last, and call the engine when it goes: behind all this.
    let old = takeOut(&frameDriver, leaving: driver)
    if self === Tweener.shared {
      Tweener.driveShared(by: driver)
    } else {
      // Whoever drives an engine on the main actor uses it there only.
      engine.callouts.onWork = driver.map { driver in
        { MainActor.assumeIsolated { driver.wake() } }
      }
      driver?.wake()
    }
    withExtendedLifetime(old) {}
  }
}
