// The reserved words as keys, by all spellings of the parameter table. ReservedKey
// has the kinds of their values.

extension TweenKey {
  /// Seconds of one play. 0: applied at once.
  @inlinable public static var duration: TweenKey { "duration" }
  /// Seconds before the start; negative starts part-way in.
  @inlinable public static var delay: TweenKey { "delay" }
  /// An ``Easing``, its name, or a function `(Double) -> Double`.
  @inlinable public static var easing: TweenKey { "easing" }
  /// Further plays after the first; -1 for ever.
  @inlinable public static var `repeat`: TweenKey { "repeat" }
  /// Seconds between plays.
  @inlinable public static var repeatDelay: TweenKey { "repeatDelay" }
  /// Whether the delay is also the pause between plays.
  @inlinable public static var repeatsDelay: TweenKey { "repeatsDelay" }
  /// Whether every second play runs backwards.
  @inlinable public static var autoreverse: TweenKey { "autoreverse" }
  /// Whether every write is a whole number.
  @inlinable public static var rounded: TweenKey { "rounded" }
  /// The least value written.
  @inlinable public static var minimum: TweenKey { "minimum" }
  /// The greatest value written.
  @inlinable public static var maximum: TweenKey { "maximum" }
  /// An ``OverwriteMode``.
  @inlinable public static var overwrite: TweenKey { "overwrite" }
  /// The speed of this tween, its delay included.
  @inlinable public static var timeScale: TweenKey { "timeScale" }
  /// Whether durations and delays count calls to `advance`.
  @inlinable public static var useFrames: TweenKey { "useFrames" }
  /// Parameters to merge underneath these: one dictionary, or several, of which later ones win.
  @inlinable public static var base: TweenKey { "base" }
  /// Whether the target is kept alive while it is tweened.
  @inlinable public static var retainsTarget: TweenKey { "retainsTarget" }
  /// Whether the tween takes an interaction lock when it is added.
  @inlinable public static var locksInteraction: TweenKey { "locksInteraction" }
  /// Whether the tween gives an interaction lock back at its end.
  @inlinable public static var unlocksInteraction: TweenKey { "unlocksInteraction" }
  /// Whether starts that `from` and `fromTo` give are also written when the tween is added. `true`
  /// unless given.
  @inlinable public static var showsStart: TweenKey { "showsStart" }
  /// Whether the tween is added without playing; ``Tween/resume()`` lets its delay begin.
  @inlinable public static var paused: TweenKey { "paused" }
  /// Whether the tween pauses at either end instead of ending there.
  @inlinable public static var pausesOnCompletion: TweenKey { "pausesOnCompletion" }
  /// Seconds between the end of the last play and the completion.
  @inlinable public static var endDelay: TweenKey { "endDelay" }
  /// Whether every play that runs forwards takes its start values from the end of the play before,
  /// and resolves relative values anew.
  @inlinable public static var repeatRefresh: TweenKey { "repeatRefresh" }
  /// The curve of the plays that run backwards, as seen going that way.
  @inlinable public static var autoreverseEasing: TweenKey { "autoreverseEasing" }
  /// In the place of a duration: the average distance per second of the component with the longest
  /// way.
  @inlinable public static var unitsPerSecond: TweenKey { "unitsPerSecond" }
  /// Seconds from one target's start to the next one's, or a ``Stagger``: in calls with several
  /// targets.
  @inlinable public static var stagger: TweenKey { "stagger" }
  /// A list of dictionaries, which are played one after another: each with properties and its own
  /// `duration`, `delay` and `easing`.
  @inlinable public static var keyframes: TweenKey { "keyframes" }
  /// A ``TweenSpring`` or its name (`"smooth"`, `"snappy"`, `"bouncy"`), in the place of a duration
  /// and an easing.
  @inlinable public static var spring: TweenKey { "spring" }
  /// The velocity with which a spring's properties start, in units a second of the tween's own
  /// time: a number for all components, or a value of the property's type. Without it they start
  /// with the velocity that they have.
  @inlinable public static var initialVelocity: TweenKey { "initialVelocity" }
  /// A ``HandoverMode``: whether a tween that takes over a moving property keeps its velocity.
  @inlinable public static var handover: TweenKey { "handover" }
  /// A `Hashable` value by which tweens are found again, or a list of several; see
  /// ``Tweener/tweens(tagged:)``.
  @inlinable public static var tag: TweenKey { "tag" }
}

extension TweenKey {
  /// Called once, when the delay is over, before start values are read.
  @inlinable public static var onStart: TweenKey { "onStart" }
  /// Called after the writes of an `advance`.
  @inlinable public static var onUpdate: TweenKey { "onUpdate" }
  /// Called at the end of every play that another follows.
  @inlinable public static var onRepeat: TweenKey { "onRepeat" }
  /// Called when the last play has ended.
  @inlinable public static var onComplete: TweenKey { "onComplete" }
  /// Called when a newer tween took components from this one.
  @inlinable public static var onOverwrite: TweenKey { "onOverwrite" }
  /// Called when the tween was played backwards to its start.
  @inlinable public static var onReverseComplete: TweenKey { "onReverseComplete" }
  /// Called when the tween was paused; not at an end at which it pauses by itself.
  @inlinable public static var onPause: TweenKey { "onPause" }
  /// Called when the tween is resumed after a pause.
  @inlinable public static var onResume: TweenKey { "onResume" }
  /// Called exactly once, for every kind of end, with the ``TweenOutcome``.
  @inlinable public static var onEnd: TweenKey { "onEnd" }
  /// A ``TweenAction``, run after `onStart`.
  @inlinable public static var startSelector: TweenKey { "startSelector" }
  /// A ``TweenAction``, run after `onUpdate`.
  @inlinable public static var updateSelector: TweenKey { "updateSelector" }
  /// A ``TweenAction``, run after `onRepeat`.
  @inlinable public static var repeatSelector: TweenKey { "repeatSelector" }
  /// A ``TweenAction``, run after `onComplete`.
  @inlinable public static var completionSelector: TweenKey { "completionSelector" }
}

// The spellings of older libraries.
extension TweenKey {
  /// Also ``duration``.
  @inlinable public static var time: TweenKey { "time" }
  /// Also ``easing``.
  @inlinable public static var transition: TweenKey { "transition" }
  /// Also ``easing``.
  @inlinable public static var ease: TweenKey { "ease" }
  /// Also ``autoreverse``.
  @inlinable public static var yoyo: TweenKey { "yoyo" }
  /// Also ``minimum``.
  @inlinable public static var min: TweenKey { "min" }
  /// Also ``maximum``.
  @inlinable public static var max: TweenKey { "max" }
  /// Also ``showsStart``.
  @inlinable public static var immediateRender: TweenKey { "immediateRender" }
  /// Also ``autoreverseEasing``.
  @inlinable public static var yoyoEase: TweenKey { "yoyoEase" }
  /// Also ``onStart``.
  @inlinable public static var startBlock: TweenKey { "startBlock" }
  /// Also ``onUpdate``.
  @inlinable public static var updateBlock: TweenKey { "updateBlock" }
  /// Also ``onRepeat``.
  @inlinable public static var repeatBlock: TweenKey { "repeatBlock" }
  /// Also ``onComplete``.
  @inlinable public static var completionBlock: TweenKey { "completionBlock" }
}
