// The reserved words as keys, by the names of the first column of the parameter table. ReservedKey
// has the kinds of their values.

extension TweenKey {
  /// Seconds of one play. 0: applied at once.
  public static var duration: TweenKey { "duration" }
  /// Seconds before the start; negative starts part-way in.
  public static var delay: TweenKey { "delay" }
  /// An ``Easing``, its name, or a function `(Double) -> Double`.
  public static var easing: TweenKey { "easing" }
  /// Further plays after the first; -1 for ever.
  public static var `repeat`: TweenKey { "repeat" }
  /// Seconds between plays.
  public static var repeatDelay: TweenKey { "repeatDelay" }
  /// Whether the delay is also the pause between plays.
  public static var repeatsDelay: TweenKey { "repeatsDelay" }
  /// Whether every second play runs backwards.
  public static var autoreverse: TweenKey { "autoreverse" }
  /// Whether every write is a whole number.
  public static var rounded: TweenKey { "rounded" }
  /// The least value written.
  public static var minimum: TweenKey { "minimum" }
  /// The greatest value written.
  public static var maximum: TweenKey { "maximum" }
  /// An ``OverwriteMode``.
  public static var overwrite: TweenKey { "overwrite" }
  /// The speed of this tween, its delay included.
  public static var timeScale: TweenKey { "timeScale" }
  /// Whether durations and delays count calls to `advance`.
  public static var useFrames: TweenKey { "useFrames" }
  /// Parameters to merge underneath these: one dictionary, or several, of which later ones win.
  public static var base: TweenKey { "base" }
  /// Whether the target is kept alive while it is tweened.
  public static var retainsTarget: TweenKey { "retainsTarget" }
  /// Whether the tween takes an interaction lock when it is added.
  public static var locksInteraction: TweenKey { "locksInteraction" }
  /// Whether the tween gives an interaction lock back at its end.
  public static var unlocksInteraction: TweenKey { "unlocksInteraction" }
  /// Whether starts that `from` and `fromTo` give are also written when the tween is added. `true` unless given.
  public static var showsStart: TweenKey { "showsStart" }
  /// Whether the tween is added without playing; ``Tween/resume()`` lets its delay begin.
  public static var paused: TweenKey { "paused" }
  /// Whether the tween pauses at either end instead of ending there.
  public static var pausesOnCompletion: TweenKey { "pausesOnCompletion" }
  /// Seconds between the end of the last play and the completion.
  public static var endDelay: TweenKey { "endDelay" }
  /// Whether every play that runs forwards takes its start values from the end of the play before, and resolves relative
  /// values anew.
  public static var repeatRefresh: TweenKey { "repeatRefresh" }
  /// The curve of the plays that run backwards, as seen going that way.
  public static var autoreverseEasing: TweenKey { "autoreverseEasing" }
  /// In the place of a duration: how far the component with the longest way goes in a second, on average.
  public static var unitsPerSecond: TweenKey { "unitsPerSecond" }
  /// Seconds from one target's start to the next one's, or a ``Stagger``: in calls with several targets.
  public static var stagger: TweenKey { "stagger" }
  /// A list of dictionaries, which are played one after another: each with properties and its own `duration`, `delay` and
  /// `easing`.
  public static var keyframes: TweenKey { "keyframes" }
  /// A ``TweenSpring`` or its name (`"smooth"`, `"snappy"`, `"bouncy"`), in the place of a duration and an easing.
  public static var spring: TweenKey { "spring" }
  /// The velocity with which a spring's properties start, in units a second of the tween's own time: a number for all
  /// components, or a value of the property's type. Without it they start with the velocity that they have.
  public static var initialVelocity: TweenKey { "initialVelocity" }
  /// A ``HandoverMode``: whether a tween that takes over a moving property keeps its velocity.
  public static var handover: TweenKey { "handover" }
}

extension TweenKey {
  /// Called once, when the delay is over, before start values are read.
  public static var onStart: TweenKey { "onStart" }
  /// Called after the writes of an `advance`.
  public static var onUpdate: TweenKey { "onUpdate" }
  /// Called at the end of every play that another follows.
  public static var onRepeat: TweenKey { "onRepeat" }
  /// Called when the last play has ended.
  public static var onComplete: TweenKey { "onComplete" }
  /// Called when a newer tween took components from this one.
  public static var onOverwrite: TweenKey { "onOverwrite" }
  /// Called when the tween was played backwards to its start.
  public static var onReverseComplete: TweenKey { "onReverseComplete" }
  /// Called when the tween was paused; not at an end at which it pauses by itself.
  public static var onPause: TweenKey { "onPause" }
  /// Called when the tween goes on after a pause.
  public static var onResume: TweenKey { "onResume" }
  /// Called exactly once, for every kind of end, with the ``TweenOutcome``.
  public static var onEnd: TweenKey { "onEnd" }
  /// A ``TweenAction``, run after `onStart`.
  public static var startSelector: TweenKey { "startSelector" }
  /// A ``TweenAction``, run after `onUpdate`.
  public static var updateSelector: TweenKey { "updateSelector" }
  /// A ``TweenAction``, run after `onRepeat`.
  public static var repeatSelector: TweenKey { "repeatSelector" }
  /// A ``TweenAction``, run after `onComplete`.
  public static var completionSelector: TweenKey { "completionSelector" }
}
