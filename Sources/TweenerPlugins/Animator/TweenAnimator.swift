import Tweener

/// Plays animations that can be caught in flight, dragged, turned round and let go: for gestures.
///
/// It has the habits of UIKit's `UIViewPropertyAnimator`, on any object. No call is an error: each
/// answers whether it did something, and what is not in its state changes nothing. Docs/Animator.md
/// has the table of states and calls.
///
/// ```swift
/// let animator = TweenAnimator(duration: 1, on: tweener)
/// animator.addAnimations(box, ["alpha": 0])
/// animator.addCompletion { position in print("stopped at the \(position)") }
/// animator.startAnimation()
/// tweener.advance(by: 0.5)
/// animator.pauseAnimation()  // a finger catches it
/// animator.fractionComplete = 0.25  // and drags it
/// print(box.alpha)  // prints 0.75
/// animator.isReversed = true
/// animator.continueAnimation()  // and lets go: back to the start
/// tweener.advance(by: 1)  // prints stopped at the start
/// ```
///
/// Each animation is a tween of its target while the animator is active, and everything that holds
/// for tweens holds for it: a newer tween takes what both write, `removeTween` ends it, and it does
/// not keep its target alive. Where the last animation is lost like that, the animator ends, and
/// its completions get ``Position/current``.
///
/// Each call takes time in proportion to the number of animations.
///
/// An animator does not keep its engine alive, and is, as that, not `Sendable`. While it runs, the
/// engine keeps the animator. In any other state it lives as long as you hold it; when it goes, its
/// animations stay where they are, and no completion is called.
public final class TweenAnimator {
  /// The stage of an animator's life.
  public enum State: Sendable, Hashable {
    /// Not started, or ended.
    case inactive
    /// Started: it runs, or is paused.
    case active
    /// Stopped, to be finished by ``TweenAnimator/finishAnimation(at:)``. Its animations hold their
    /// values.
    case stopped
  }

  /// The position at which an animator ended.
  public enum Position: Sendable, Hashable {
    /// At the values with which the animations started.
    case start
    /// At the values to which the animations lead.
    case end
    /// Somewhere between.
    case current
  }

  /// The longest time of a tween, in seconds.
  static let longest = 1_000_000_000
  static let seconds = 0...Double(longest)

  weak var tweener: Tweener?
  let duration: Double
  let easing: Easing
  /// Its animations, some of which it may have lost.
  var members: [AnimatorMember] = []
  /// The number of those that it has.
  var memberCount = 0
  private var completions: [(Position) -> Void] = []
  /// The run that is under way, or was paused by the engine.
  var leg: AnimatorLeg?
  /// Ends with the engine, where nothing else of the animator's does: it has no animation and does
  /// not run.
  var watch: Tween?
  /// Its fraction while there is no leg, in the direction of play.
  var standing = 0.0
  var turned = false
  /// The way of an animation without delay.
  var curve: AnimatorCurve

  /// Inactive, active or stopped.
  public internal(set) var state = State.inactive

  /// Whether it stays active at an end, and pauses there, instead of ending. Completions are not
  /// called there.
  ///
  /// It can then be turned round and continued as often as wanted. It ends by
  /// ``stopAnimation(_:)``, or at the next end that it comes to after this has been set to false.
  public var pausesOnCompletion = false

  /// Whether a fraction that is set while it is paused shows that share of the way, so that targets
  /// follow a finger evenly.
  ///
  /// If it is true, `fractionComplete = 0.3` shows 30% of the way of each animation, of one with
  /// a delay the share of its own time. Going on, the animator begins with what shows and comes
  /// back onto the easing. With *e* the easing and *g* the fraction at which it was let go, it
  /// shows *e*(*f*) + (*g* - *e*(*g*)) · *w* at the fraction *f*, where *w* = (1 - *e*(*f*)) / (1 -
  /// *e*(*g*)) falls from 1 to 0: the difference fades with the way that is left, and the motion
  /// never turns back. Towards the start *w* is *e*(*f*) / *e*(*g*). Where the easing swings
  /// (elastic, back, bounce) or stands still before it is there, *w* falls evenly in *f*.
  ///
  /// If it is false, a fraction shows what the easing says there. While it runs, the easing
  /// counts in any case.
  public var scrubsLinearly = true

  /// An animator without animations.
  ///
  /// - Parameters:
  ///   - duration: seconds from start to end, 0…1,000,000,000; anything else is reported and counts
  ///     as 0. With 0 the end shows in the next `advance`.
  ///   - easing: how it gets there.
  ///   - tweener: the engine whose time it takes.
  public init(duration: Double, easing: Easing = .inOutQuad, on tweener: Tweener) {
    let isUsable = Self.seconds.contains(duration)
    self.duration = isUsable ? duration : 0
    self.easing = easing
    self.tweener = tweener
    curve = AnimatorCurve(easing)
    if !isUsable { refuse("duration", duration, "seconds, 0…\(Self.longest); 0 is taken") }
  }

  deinit {
    for member in members { member.finish(at: .current) }
    watch?.remove()
  }

  /// Adds an animation of some properties of a target.
  ///
  /// ```swift
  /// let animator = TweenAnimator(duration: 2, easing: .linear, on: tweener)
  /// animator.addAnimations(box, ["x": 100])
  /// animator.addAnimations(box, ["alpha": 0], delayFactor: 0.5)
  /// animator.startAnimation()
  /// tweener.advance(by: 1.5)
  /// print(box.x, box.alpha)  // prints 75.0 0.5
  /// ```
  ///
  /// Start values are read when the animator becomes active. Where it is active already they are
  /// read now, and the animation takes what is left of the time in the direction of play, its end
  /// being where the animator is going. A stopped animator takes no animation. Of two animations of
  /// one component the later has it.
  ///
  /// - Parameters:
  ///   - target: the object to change. It is kept alive until the animator is active, then no more
  ///     (unless `retainsTarget`).
  ///   - properties: names and values as for `addTween`, and words that do not say when and how it
  ///     plays: `onUpdate`, `rounded`, `retainsTarget`. `duration`, `delay`, `easing`, `repeat`,
  ///     `onEnd` and their like are the animator's; they are reported and left out. So are
  ///     `spring`, decays and simulations: a spring is for
  ///     ``continueAnimation(easing:spring:velocity:durationFactor:upTo:)``.
  ///   - delayFactor: the share of the time after which it begins, 0…1: of the whole, or of what is
  ///     left where the animator is active. Other numbers are clamped; not-a-number is reported and
  ///     counts as 0.
  ///   - file: the file of the call, for reports about it.
  ///   - line: the line of the call.
  public func addAnimations<Target: AnyObject>(
    _ target: Target, _ properties: TweenParameters, delayFactor: Double = 0,
    file: String = #fileID, line: UInt = #line
  ) {
    guard state != .stopped, let tweener else { return }
    if delayFactor.isNaN { refuse("delayFactor", delayFactor, "0…1; 0 is taken") }
    let share = delayFactor.isNaN ? 0 : min(max(delayFactor, 0), 1)
    var curves = [AnimatorCurve(easing)]
    let properties = AnimatorWords.taken(
      from: properties, targetType: type(of: target),
      following: { easing in
        let curve = AnimatorCurve(easing)
        curves.append(curve)
        return curve.share
      }, report: tweener.report)
    // Code of the caller's may have been called by the reports.
    guard state != .stopped else { return }
    let isActive = state == .active
    let fraction = isActive ? fractionComplete : 0
    for curve in curves { curve.start = fraction + share * (1 - fraction) }
    let member = AnimatorMember(curves: curves, isMirrored: isActive && turned, scale: scale) {
      tweener, words in
      tweener.addTween(target, properties.merging(words) { $1 }, file: file, line: line)
    }
    members.append(member)
    memberCount += 1
    if isActive { start(member, at: fraction) }
  }

  /// Adds an animation of some properties of a target, described with key paths that the compiler
  /// checks.
  ///
  /// ```swift
  /// let animator = TweenAnimator(duration: 2, easing: .linear, on: tweener)
  /// animator.addAnimations(box) { $0.to(\.x, 100).to(\.alpha, 0) }
  /// animator.startAnimation()
  /// tweener.advance(by: 1)
  /// print(box.x, box.alpha)  // prints 50.0 0.5
  /// ```
  public func addAnimations<Target: AnyObject>(
    _ target: Target, delayFactor: Double = 0,
    @TweenBuilder _ describe: (TweenTemplate<Target>) -> TweenTemplate<Target>,
    file: String = #fileID, line: UInt = #line
  ) {
    addAnimations(
      target, describe(TweenTemplate()).parameters, delayFactor: delayFactor, file: file, line: line
    )
  }

  /// Adds a function that is called once: when it ends at a place, or is finished there.
  ///
  /// They are called in the order of adding, when the animator is inactive again, and forgotten.
  public func addCompletion(_ completion: @escaping (Position) -> Void) {
    completions.append(completion)
  }

  /// Plays from the start, or continues where it is paused.
  ///
  /// Start values are read in this call. Where ``isReversed`` was set before, it shows the end, and
  /// plays back to the start.
  ///
  /// - Parameter delay: seconds of the engine before it moves, 0…1,000,000,000; anything else is
  ///   refused and reported. It counts as running meanwhile; pausing it forgets what is left of the
  ///   delay.
  /// - Returns: whether it runs now and did not before: false while it runs, when it is stopped,
  ///   and at the end towards which it would go, if it pauses on completion.
  @discardableResult
  public func startAnimation(afterDelay delay: Double = 0) -> Bool {
    guard Self.seconds.contains(delay) else {
      return refuse("afterDelay", delay, "seconds, 0…\(Self.longest); nothing is changed")
    }
    switch state {
    case .stopped: return false
    case .inactive: guard activate() else { return false }
    case .active: break
    }
    return go(to: 1, delay: delay)
  }

  /// Pauses it where it is. One that is inactive becomes active at the beginning, with its start
  /// values read.
  ///
  /// - Returns: whether it did: false when it is paused already, or stopped.
  @discardableResult
  public func pauseAnimation() -> Bool {
    if state == .inactive { return activate() }
    guard state == .active, isRunning else { return false }
    stand()
    return true
  }

  /// Goes on from where it is paused.
  ///
  /// ```swift
  /// let animator = TweenAnimator(duration: 1, on: tweener)
  /// animator.addAnimations(box, ["x": 100])
  /// animator.fractionComplete = 0.25
  /// animator.continueAnimation(easing: .outCubic, durationFactor: 0.5)
  /// tweener.advance(by: 0.5)
  /// print(box.x)  // prints 100.0
  /// ```
  ///
  /// - Parameters:
  ///   - easing: how it goes from what shows to what it would show at `fraction` without this;
  ///     `nil` for its own easing.
  ///   - spring: in the place of `easing` and `durationFactor`: it goes there as the spring does,
  ///     and takes as long as the spring takes to come to rest. One without damping is refused and
  ///     reported.
  ///   - velocity: with which the spring begins, in fractions of the whole a second, positive
  ///     towards where it goes: that of a finger that lets go. Without a spring it is reported and
  ///     left out; what is not finite is refused and reported.
  ///   - durationFactor: how long that takes, as a share of the whole duration; 0 for the time that
  ///     is left at its own pace. Finite and 0 or more, anything else is refused and reported.
  ///   - fraction: where it comes to a stand, in the direction of play, without calling
  ///     completions; 1 for the end. Numbers above 1 count as 1; what is not finite is refused and
  ///     reported.
  /// - Returns: whether it goes on: false unless it is active and paused, and where `fraction` is
  ///   not ahead of it.
  @discardableResult
  public func continueAnimation(
    easing: Easing? = nil, spring: TweenSpring? = nil, velocity: Double = 0,
    durationFactor: Double = 0, upTo fraction: Double = 1
  ) -> Bool {
    guard velocity.isFinite else {
      return refuse("velocity", velocity, "a finite number; nothing is changed")
    }
    guard durationFactor.isFinite, durationFactor >= 0 else {
      return refuse("durationFactor", durationFactor, "finite, 0 or more; nothing is changed")
    }
    guard fraction.isFinite else {
      return refuse("upTo", fraction, "0…1; nothing is changed")
    }
    guard state == .active else { return false }
    guard let spring else {
      if velocity != 0 { reportUnused(velocity: velocity) }
      return go(
        to: min(fraction, 1), by: easing.map { .easing($0) }, durationFactor: durationFactor)
    }
    let seconds = settlingDuration(of: spring, to: min(fraction, 1), velocity: velocity)
    guard spring.settlingDuration().isFinite else {
      return refuse("spring", spring.dampingRatio, "a damping ratio above 0; nothing is changed")
    }
    return go(
      to: min(fraction, 1), by: .spring(spring, velocity: velocity, seconds: seconds))
  }

  /// Stops an active animator. Its animations stay where they are.
  ///
  /// - Parameter withoutFinishing: whether that is all: the animations and completions are
  ///   forgotten, no completion is called, and it is inactive. Otherwise it waits for
  ///   ``finishAnimation(at:)``; until then its animations keep what they move.
  /// - Returns: whether it was active.
  @discardableResult
  public func stopAnimation(_ withoutFinishing: Bool) -> Bool {
    guard state == .active else { return false }
    if withoutFinishing {
      let completions = forgetCompletions()
      end(at: .current)
      withExtendedLifetime(completions) {}
    } else {
      state = .stopped
      stand()
    }
    return true
  }

  /// Finishes a stopped animator: brings its animations to a place, and calls the completions.
  ///
  /// ```swift
  /// let animator = TweenAnimator(duration: 1, on: tweener)
  /// animator.addAnimations(box, ["x": 100])
  /// animator.startAnimation()
  /// animator.stopAnimation(false)
  /// animator.finishAnimation(at: .end)
  /// print(box.x)  // prints 100.0
  /// ```
  ///
  /// - Parameter position: `.end` or `.start` for these values, bit for bit; `.current` leaves the
  ///   animations where they are. What another tween has taken meanwhile is left alone.
  /// - Returns: whether it was stopped.
  @discardableResult
  public func finishAnimation(at position: Position) -> Bool {
    guard state == .stopped else { return false }
    end(at: position)
    return true
  }

  func forgetCompletions() -> [(Position) -> Void] {
    defer { completions = [] }
    return completions
  }
}

extension TweenAnimator: CustomStringConvertible {
  /// One line: `TweenAnimator of 2.0 s: active, runs, at 0.25`.
  public var description: String {
    let motion = isRunning ? "runs" : "does not run"
    let way = isReversed ? " backwards" : ""
    return "TweenAnimator of \(duration) s: \(state), \(motion)\(way), at \(fractionComplete)"
  }
}
