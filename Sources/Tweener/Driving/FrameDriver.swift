// Moves an engine by a source's frames while there is something to do. Made by `drive(by:)`;
// decides how long a step is, knows nothing of tweens.

@MainActor
final class FrameDriver {
  private weak var engine: TweenEngine?
  private let source: any FrameSource
  /// The first frame's time since the source was started, and the steps since then.
  private var origin: Double?
  private var counter = StepCounter()
  private(set) var isRunning = false

  init(_ engine: TweenEngine, source: any FrameSource) {
    self.engine = engine
    self.source = source
  }

  /// Starts the source, unless it runs or nothing moves.
  func wake() {
    guard !isRunning, let engine, engine.hasWork else { return }
    isRunning = true
    origin = nil
    counter = StepCounter()
    source.start { [weak self, weak source] time in
      // The driver goes with its engine, so it stops the source here.
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
    // A frame that was due when the source was stopped.
    guard isRunning else { return }
    guard let engine else { return sleep() }
    engine.advance(by: step(at: time, longest: engine.clock.longestStep))
    if !engine.hasWork { sleep() }
  }

  /// Time beyond `longest` (seconds) is skipped, and so is a time that is not finite or less than
  /// the last.
  private func step(at time: Double, longest: Double) -> Int64 {
    guard let origin else {
      if time.isFinite { origin = time }
      return 0
    }
    return counter.step(to: Flicks.nearest(seconds: time - origin) ?? 0, longest: longest)
  }
}

// What says when a frame is due: a display link, a game's loop, a test. Knows nothing of engines.

/// Something that calls out once for each frame; ``Tweener/drive(by:)`` takes one.
///
/// ```swift
/// @MainActor final class Loop: FrameSource {
///   private var frame: ((Double) -> Void)?
///   func start(_ frame: @escaping @MainActor (_ time: Double) -> Void) { self.frame = frame }
///   func stop() { frame = nil }
///   // Called by the game, once a frame.
///   func tick(at time: Double) { frame?(time) }
/// }
/// ```
@MainActor
public protocol FrameSource: AnyObject {
  /// Begins to call `frame` with the time of each frame: seconds by a clock of the source's own, of
  /// which only differences count. Called when there is something to move; may be called again
  /// after ``stop()``.
  func start(_ frame: @escaping @MainActor (_ time: Double) -> Void)
  /// Calls no more frames, and lets go of what ``start(_:)`` was given. Called when nothing moves
  /// any more, also from within a frame.
  func stop()
}
