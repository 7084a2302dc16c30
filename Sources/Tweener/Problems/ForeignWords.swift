// The one table of words that other libraries have and this one does not read: what they are called
// here, or what to do instead. Asked where a name means nothing on a target.

enum ForeignWords {
  enum Meaning: Equatable {
    /// A reserved word does the same.
    case word(String)
    /// No reserved word does: what to write instead.
    case advice(String)
  }

  /// The meaning of a word here, capitals or not; `nil` for every other name.
  static func meaning(of name: String) -> Meaning? { table[name.lowercased()] }

  private static let table: [String: Meaning] =
    Dictionary(entries) { first, _ in first }

  /// Every word, in small letters, with its meaning.
  static let entries: [(String, Meaning)] =
    words.flatMap { word, names in names.map { ($0.lowercased(), .word(word)) } }
    + advice.flatMap { advice, names in names.map { ($0.lowercased(), .advice(advice)) } }

  private static let words: [(String, [String])] = [
    ("duration", ["dur", "length", "seconds", "animationDuration"]),
    ("delay", ["wait", "startDelay", "delayTime", "beginTime"]),
    (
      "easing",
      [
        "timing", "timingFunction", "easingFunction", "curve", "easeType", "interpolator",
        "tweenFunc",
      ]
    ),
    (
      "repeat",
      [
        "loop", "loops", "loopCount", "repeats", "repeatCount", "iterations", "iterationCount",
        "cycles",
      ]
    ),
    ("repeatDelay", ["loopDelay", "repeatWait", "repeatInterval"]),
    ("autoreverse", ["alternate", "pingPong", "autoreverses", "reverses", "loopBack"]),
    ("timeScale", ["speed", "playbackRate", "playbackSpeed"]),
    ("overwrite", ["override", "overwriteMode", "additive"]),
    ("rounded", ["rounding", "roundProps"]),
    ("minimum", ["minValue"]),
    ("maximum", ["maxValue"]),
    ("useFrames", ["frames", "frameBased", "usesFrames"]),
    ("base", ["defaults", "inherits", "extends"]),
    ("locksInteraction", ["lock"]),
    ("unlocksInteraction", ["unlock"]),
    ("onStart", ["begin", "onBegin", "onPlay", "onStarted"]),
    (
      "onUpdate",
      ["step", "onStep", "onTick", "onFrame", "onProgress", "update", "onChange"]
    ),
    ("onRepeat", ["onLoop", "onLoopComplete", "onEveryLoop"]),
    (
      "onComplete",
      [
        "done", "onDone", "complete", "completion", "completionHandler", "onCompletion",
        "onCompleted", "finish", "onFinish", "onFinished", "then", "callback",
      ]
    ),
    ("stagger", ["staggerDelay", "delayIncrement"]),
    ("onOverwrite", ["onInterrupt", "onInterrupted", "onOverwritten"]),
    (
      "onEnd",
      ["onStop", "onKill", "onKilled", "onCancel", "onRemove", "onEnded", "finally"]
    ),
  ]

  private static let events = [
    "onStart", "onUpdate", "onRepeat", "onComplete", "onOverwrite", "onError",
  ]

  private static let advice: [(String, [String])] = [
    ("give the property TweenValue.fromTo(start, end)", ["startAt", "from", "fromTo", "to"]),
    ("give the properties themselves beside the words", ["vars", "props", "properties"]),
    ("give the targets before the dictionary", ["target", "targets"]),
    ("call addCaller", ["isCaller"]),
    ("give the easing with its numbers: Easing.outBack(overshoot: 3)", ["transitionParams"]),
    ("leave it out, or drive the engine with fewer frames", ["skipUpdates"]),
    ("set onProblem of the engine; callbacks do not throw", ["onError"]),
    ("let the callback's closure capture what it needs", events.map { $0 + "Params" }),
    (
      "let the callback's closure capture its object, or give a TweenAction",
      events.map { $0 + "Scope" }
    ),
  ]
}
