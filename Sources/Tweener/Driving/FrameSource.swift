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
