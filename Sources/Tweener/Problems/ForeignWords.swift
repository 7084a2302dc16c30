// The one table of words that other libraries have and this one does not read: what they are called
// here, or what to do instead. Asked where a name means nothing on a target.

enum ForeignWords {
  /// The advice about a word, capitals or not; `nil` for every other name.
  static func advice(about name: String) -> UnknownName? { table[name.lowercased()] }

  private static let table = Dictionary(entries) { first, _ in first }

  /// Every word, in small letters, with what to write instead.
  static let entries: [(String, UnknownName)] = advices.flatMap { advice, names in
    names.split(separator: " ").map { ($0.lowercased(), advice) }
  }

  private static let advices: [(UnknownName, String)] = [
    (.word("duration"), "dur length seconds animationDuration"),
    (.word("delay"), "wait startDelay delayTime beginTime"),
    (
      .word("easing"),
      "timing timingFunction easingFunction curve easeType interpolator tweenFunc"
    ),
    (.word("repeat"), "loop loops loopCount repeats repeatCount iterations iterationCount cycles"),
    (.word("repeatDelay"), "loopDelay repeatWait repeatInterval"),
    (.word("autoreverse"), "alternate pingPong autoreverses reverses loopBack"),
    (.word("timeScale"), "speed playbackRate playbackSpeed"),
    (.word("overwrite"), "override overwriteMode additive"),
    (.word("rounded"), "rounding roundProps"),
    (.word("minimum"), "minValue"),
    (.word("maximum"), "maxValue"),
    (.word("useFrames"), "frames frameBased usesFrames"),
    (.word("base"), "defaults inherits extends"),
    (.word("locksInteraction"), "lock"),
    (.word("unlocksInteraction"), "unlock"),
    (.word("onStart"), "begin onBegin onPlay onStarted"),
    (.word("onUpdate"), "step onStep onTick onFrame onProgress update onChange"),
    (.word("onRepeat"), "onLoop onLoopComplete onEveryLoop"),
    (
      .word("onComplete"),
      "done onDone complete completion completionHandler onCompletion onCompleted finish onFinish "
        + "onFinished then callback"
    ),
    (.word("stagger"), "staggerDelay delayIncrement"),
    (.word("onOverwrite"), "onInterrupt onInterrupted onOverwritten"),
    (.word("onEnd"), "onStop onKill onKilled onCancel onRemove onEnded finally"),
    (.advice("give the property TweenValue.fromTo(start, end)"), "startAt from fromTo to"),
    (.advice("give the properties themselves beside the words"), "vars props properties"),
    (.advice("give the targets before the dictionary"), "target targets"),
    (.advice("call addCaller"), "isCaller"),
    (
      .advice("give the easing with its numbers: Easing.outBack(overshoot: 3)"),
      "transitionParams"
    ),
    (.advice("leave it out, or drive the engine with fewer frames"), "skipUpdates"),
    (.advice("set onProblem of the engine; callbacks do not throw"), "onError"),
    (
      .advice("let the callback's closure capture what it needs"),
      "onStartParams onUpdateParams onRepeatParams onCompleteParams onOverwriteParams onErrorParams"
    ),
    (
      .advice("let the callback's closure capture its object, or give a TweenAction"),
      "onStartScope onUpdateScope onRepeatScope onCompleteScope onOverwriteScope onErrorScope"
    ),
  ]
}
