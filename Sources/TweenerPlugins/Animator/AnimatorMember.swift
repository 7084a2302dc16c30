// One animation of an animator, and the tween that it becomes when the animator is active.

import Tweener

final class AnimatorMember {
  /// Adds the tween. It holds the target, and is released when it has been called.
  private var add: ((Tweener, TweenParameters) -> Tween)?
  /// `nil` before the start.
  private(set) var tween: Tween?
  /// Its own, then those of its values that have an easing of their own.
  let curves: [AnimatorCurve]
  /// Whether the animator has it no more.
  var isForgotten = false
  /// Added while the animator played backwards: its start is at the animator's end.
  let isMirrored: Bool
  /// Seconds of the tween's own time between start and end.
  private var scale: Double
  /// The number of its plays between these: a preset that returns has several.
  private var plays = 1.0

  init(
    curves: [AnimatorCurve], isMirrored: Bool, scale: Double,
    add: @escaping (Tweener, TweenParameters) -> Tween
  ) {
    self.curves = curves
    self.isMirrored = isMirrored
    self.scale = scale
    self.add = add
  }

  /// The tween, while it is alive.
  private var living: Tween? {
    guard let tween, tween.state != .ended else { return nil }
    return tween
  }

  /// Adds the tween, which reads its start values, and sets its position. It does not move until a
  /// call moves it.
  func start(at place: Double, on tweener: Tweener, onEnd: @escaping () -> Void) {
    guard let add else { return }
    self.add = nil
    let curve = curves[0]
    let words: TweenParameters = [
      .duration: scale, .delay: 0, .repeat: 0, .endDelay: 0, .timeScale: 0,
      .easing: { place in curve.share(at: place) } as (Double) -> Double,
      .paused: true, .pausesOnCompletion: true, .onEnd: onEnd,
    ]
    let tween = add(tweener, words)
    self.tween = tween
    let plays = tween.totalDuration / tween.duration
    if plays > 1, plays.isFinite {
      self.plays = plays
      scale *= plays
    }
    if tween.state != .ended { tween.seek(to: place * scale) }
  }

  /// Shows what the curve says at a place.
  func seek(to place: Double) {
    living?.seek(to: place * scale)
  }

  /// Goes on by itself: so many of its seconds in a second of the engine.
  func run(from place: Double, isForward: Bool, rate: Double) {
    align(at: place)
    guard let tween = living else { return }
    tween.isReversed = !isForward
    tween.timeScale = rate * plays
    tween.resume()
  }

  /// Stands still. Time scale 0 as well, so that it stays where it is when all tweens of the engine
  /// are resumed.
  func stand() {
    guard let tween = living else { return }
    tween.pause()
    tween.timeScale = 0
  }

  /// Brings a tween to a place that it should be at, but is not: it was paused by name, or missed a
  /// flick.
  func align(at place: Double) {
    guard let tween = living, !isThere(tween, place) else { return }
    tween.seek(to: place * scale)
  }

  /// The position for which the curve is asked where the animator is at `place`: own time is whole
  /// flicks, so between the ends it is a little beside.
  func exactPlace(at place: Double) -> Double {
    guard let tween = living, isThere(tween, place) else { return place }
    return plays > 1 ? tween.totalProgress : tween.progress
  }

  private func isThere(_ tween: Tween, _ place: Double) -> Bool {
    let isAtEnd = place <= 0 || place >= 1
    return abs(tween.elapsed - place * scale) <= (isAtEnd ? 0 : Self.flicks)
  }

  /// Seconds that are nothing between the ends.
  private static let flicks = 3e-9

  /// Ends the tween at a position of the animator.
  func finish(at position: TweenAnimator.Position) {
    guard let tween = living else { return }
    if position != .current {
      let end: TweenEnd = (position == .start) == isMirrored ? .end : .start
      tween.complete(at: end)
      // It pauses there first.
      if tween.state != .ended { tween.complete(at: end) }
    }
    tween.remove()
  }
}
