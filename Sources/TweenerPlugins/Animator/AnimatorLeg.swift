// One run of an animator between two calls: the clock that says where it is and when it arrives.

import Tweener

final class AnimatorLeg {
  /// Fractions in the direction of play.
  let from: Double
  let to: Double
  /// Seconds of the engine from fraction 0 to 1 at this pace.
  let secondsPerWhole: Double
  /// The engine's time at which it begins to move.
  let begin: Double
  /// Tells the time; the animator sets it as soon as it is added.
  var clock: Tween?

  init(from: Double, to: Double, secondsPerWhole: Double, begin: Double) {
    self.from = from
    self.to = to
    self.secondsPerWhole = secondsPerWhole
    self.begin = begin
  }

  /// The length in seconds; no tween takes longer than the longest time.
  var seconds: Double { min((to - from) * secondsPerWhole, TweenAnimator.seconds.upperBound) }

  var isPaused: Bool { clock?.isPaused ?? true }

  var fraction: Double {
    guard let clock, secondsPerWhole > 0 else { return from }
    return min(from + clock.elapsed / secondsPerWhole, to)
  }

  /// The rest of it from another fraction on; `nil` where that is not before a stop part-way.
  func remainder(from fraction: Double) -> AnimatorLeg? {
    if fraction >= to, to < 1 { return nil }
    return AnimatorLeg(from: fraction, to: to, secondsPerWhole: secondsPerWhole, begin: begin)
  }

  /// The run back to the other end, at the same pace.
  func turned() -> AnimatorLeg {
    AnimatorLeg(from: 1 - fraction, to: 1, secondsPerWhole: secondsPerWhole, begin: begin)
  }
}
