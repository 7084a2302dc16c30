// The reports of the engine itself: about time, about depth, about names given twice, and about
// places that a tween is to go to.

extension TweenProblem {
  static func advanceFromCallback() -> TweenProblem {
    TweenProblem(
      .advanceFromCallback, fault: "advance was called from a callback",
      remedy: "the call is ignored; a callback already sees the time of its own instant")
  }

  /// `advance(to:)` asked for a time before now, in seconds.
  static func timeInPast(requested: Double, now: Double) -> TweenProblem {
    TweenProblem(
      .timeInPast, value: String(describing: requested),
      fault: "advance(to:) was given a time in the past",
      remedy: "it is \(now) s already; the call is ignored")
  }

  /// A step of so many seconds was cut at the end of all time.
  static func stepCut(_ seconds: Double) -> TweenProblem {
    TweenProblem(
      .numberOutOfRange, key: "advance(by:)", value: String(describing: seconds),
      fault: "engine time ends at \(Flicks.seconds(Flicks.farthest)) s, within this step",
      remedy: "the rest of the step is left out; give shorter steps or a lower timeScale")
  }

  /// An engine holds so many tweens, before its first `advance`.
  static func neverAdvanced(_ count: Int) -> TweenProblem {
    TweenProblem(
      .neverAdvanced,
      fault: "the engine goes with \(count == 1 ? "a tween" : "\(count) tweens"), "
        + "and was never advanced",
      remedy: "keep the engine, and call advance(by:) in each frame, or run(); "
        + "or use Tweener.shared")
  }

  static func tooManyGenerations(time: Double) -> TweenProblem {
    TweenProblem(
      .tooManyGenerations,
      fault: "callbacks at \(time) s added work for the same instant 10,000 times",
      remedy: "the rest waits for the next advance; give the tweens a duration or a delay")
  }

  // Apart from what reports them, which is nested: in a debug build each text takes some of the
  // stack there.

  static func tooDeep() -> TweenProblem {
    TweenProblem(
      .callbacksTooDeep,
      fault: "callbacks call each other, 50 deep, and come back to this tween",
      remedy: "it is not called again until the outermost has returned; do not seek, restart or "
        + "resume a tween back over the callback that does it")
  }

  static func putOffTooOften() -> TweenProblem {
    TweenProblem(
      .callbacksTooDeep,
      fault: "what setters and the like ask for asks for more by the same way, 100 times",
      remedy: "the rest is left undone; do not seek, pause or revert a tween in the setter of a "
        + "property that it writes")
  }

  static func reportsTooDeep() -> TweenProblem {
    TweenProblem(
      .callbacksTooDeep,
      fault: "problems are reported by what onProblem does, 50 deep",
      remedy: "nothing more is reported until the outermost report has returned; do not make a "
        + "call in onProblem that is wrong each time")
  }

  static func eventsTooDeep() -> TweenProblem {
    TweenProblem(
      .callbacksTooDeep,
      fault: "what onEvent does makes events, 50 deep",
      remedy: "nothing more is told until the outermost has returned; "
        + "do not make a call in onEvent that makes an event each time")
  }

  /// `call` is the member that asks a tween for motion, `how` its outcome.
  static func tweenEnded(_ call: String, how: String) -> TweenProblem {
    TweenProblem(
      .tweenEnded,
      key: call,
      fault: "the tween has ended: \(how)",
      remedy: "the call does nothing; add another tween, or give this one more plays with repeat")
  }

  /// `call` asks for an outcome.
  static func outcomeForgotten(_ call: String) -> TweenProblem {
    TweenProblem(
      .tweenEnded, key: call, fault: "the handle's tween is not known any more",
      remedy: "ask sooner, or use onEnd")
  }

  /// `what` says what the name was registered for: "easing", "special property", …; `replaces`,
  /// whether the new registration counts.
  static func nameTaken(name: String, what: String, replaces: Bool = true) -> TweenProblem {
    TweenProblem(
      .nameRegisteredTwice,
      key: name,
      fault: "this \(what) is registered already",
      remedy: replaces
        ? "the new registration counts; choose another name to keep both"
        : "the first registration stays; register it once")
  }

  // The reports about places that a tween is to go to, or to pause at. Made by Seeking.swift.

  static func labelGoneBy(_ label: String) -> TweenProblem {
    TweenProblem(
      .unknownLabel, key: "pause(at:)", value: label.debugDescription,
      fault: "the label has gone by, and no play comes to it any more",
      remedy: "ask before it comes, or seek; this call changes nothing")
  }

  /// A label of a timeline has a place that none of its plays reaches, in flicks.
  static func labelAfterEnd(_ label: String, _ place: Int64, duration: Int64) -> TweenProblem {
    TweenProblem(
      .numberOutOfRange, key: "pause(at:)", value: label.debugDescription,
      fault: "the label is at \(Flicks.seconds(place)) s, after the end of a play",
      remedy: "give one within 0…\(Flicks.seconds(duration)); this call changes nothing")
  }

  static func noSuchLabel(_ label: String, _ call: String, known: [String]) -> TweenProblem {
    let nearest = NearestName.suggest(label, among: known)
    let advice = nearest.map(NearestName.question)
    return TweenProblem(
      .unknownLabel, key: call, value: label.debugDescription,
      fault: known.isEmpty ? "the tween has no labels" : "the timeline has no such label",
      remedy: advice ?? "give one of addLabel; this call changes nothing", suggestion: nearest)
  }

  static func endless(_ key: String, value: Double, hasEndlessPlay: Bool) -> TweenProblem {
    TweenProblem(
      .numberOutOfRange, key: key, value: String(describing: value),
      fault: hasEndlessPlay ? "a play of the tween is endless" : "the tween is endless",
      remedy: hasEndlessPlay
        ? "use seek(to:); this call changes nothing"
        : "use seek(to:) or progress; this call changes nothing")
  }
}
