// The driver of the shared engine: a task on the main actor that lives while there is something to
// do, or a source of frames where it was given one.

@MainActor
final class SharedDriver {
  private unowned let engine: TweenEngine
  private var task: Task<Void, Never>?
  /// Whether there is a task that drives.
  var isRunning: Bool { task != nil }

  /// Frames a second.
  private static var rate: Double { 60 }

  var isManual = false {
    didSet { isManual ? sleep() : wake() }
  }

  /// Draws frames in place of the task.
  var frames: FrameDriver? {
    didSet {
      sleep()
      wake()
    }
  }

  init(_ engine: TweenEngine) {
    self.engine = engine
  }

  /// Starts the clock, unless it runs, nothing moves, or the caller has it in hand.
  func wake() {
    guard task == nil, !isManual, engine.hasWork else { return }
    if let frames { return frames.wake() }
    task = Task { await drive() }
  }

  private func sleep() {
    task?.cancel()
    task = nil
    frames?.sleep()
  }

  private func drive() async {
    let clock = ContinuousClock()
    var pacer = FrameTimer(framesPerSecond: Self.rate, start: clock.now)
    while true {
      do { try await clock.sleep(until: pacer.deadline) } catch { return }
      if Task.isCancelled { return }
      engine.advance(by: pacer.step(at: clock.now, longest: engine.clock.longestStep))
      guard engine.hasWork else {
        task = nil
        return
      }
    }
  }
}
