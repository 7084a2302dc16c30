/// An answer to the question why a target, or a property of it, does not move; and what moves it,
/// where something does.
///
/// ```swift
/// let tween = tweener.addTween(box, [.duration: 1, "x": 100])
/// tweener.advance(by: 0.5)
/// tween.pause()
/// let explanation = tweener.explanation(of: box, "x")
/// print(explanation.reason == .paused, explanation.components[0].value ?? 0)  // prints true 50.0
/// ```
///
/// Its description has a few lines of plain text: the reason with the way out of it, and for each
/// component what it holds, who writes it, who waits for it and who has lost it.
public struct TweenExplanation: CustomStringConvertible {
  /// The cause for which nothing moves. Of several that hold, the first in this order is given.
  public enum Reason: Hashable {
    /// The engine's `timeScale` is 0.
    case engineHeld
    /// `advance` was never called.
    case neverAdvanced
    /// The tween is paused.
    case paused
    /// Its delay is not over, or its place on its timeline is still to come.
    case waiting
    /// Its own `timeScale` is 0.
    case held
    /// Its playhead is moved by another tween, which does not move.
    case moved
    /// Its timeline has lost the property to another tween.
    case lost
    /// It ends where it begins.
    case sameEnd
    /// Rounding, limits or a filter keep it where it is.
    case limited
    /// There is no tween of it, and none is known that has ended; or what a call said of it was
    /// refused.
    case noTween
    /// The last one took no time.
    case noLength
    /// The last one was overwritten.
    case overwritten
    /// The last one was removed.
    case removed
    /// The last one was reverted.
    case reverted
    /// The last one has come to one of its ends.
    case completed
    /// The last one ended as only the engine held its target: an object at the same address, which
    /// may have been this one.
    case targetGone
  }

  /// One number of the target.
  public struct Component {
    /// The names by which tweens move it.
    public let names: [TweenKey]
    /// The number that the target holds; `nil` where it is not made of numbers.
    public let value: Double?
    /// In units per second of engine time; `nil` where nothing moves it.
    public internal(set) var velocity: Double?
    /// The number with which the writer began; `nil` where there is none, or where its values are
    /// no numbers.
    public internal(set) var from: Double?
    /// The number at which the writer ends.
    public internal(set) var to: Double?
    /// The tween that writes it.
    public internal(set) var writer: Tween?
    /// The engine's time at which the writer took it, in seconds.
    public internal(set) var since: Double?
    /// The engine's time at which the writer will be over, at the present rate of its clock; `nil`
    /// where that never comes.
    public internal(set) var until: Double?
    /// The tweens that will take it, oldest first.
    public let waiting: [Tween]
    /// The latest losses of it that the engine knows of, oldest first.
    public let losses: [Loss]
  }

  /// A component that one tween took from another.
  public struct Loss {
    /// The tween that lost it.
    public let loser: Tween
    /// The tween that took it.
    public let winner: Tween
    /// The engine's time, in seconds.
    public let time: Double
  }

  /// The cause; `nil` where something moves, or will without a call: in a pause between two plays,
  /// say.
  public let reason: Reason?
  /// The tween that the reason is about.
  public let tween: Tween?
  /// The components that the tweens move, or those of the property.
  public let components: [Component]
  /// A few lines of plain text.
  public let description: String
}
