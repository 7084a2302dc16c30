// The words of a call that an animation does not take: its animator says when it plays, how, and what follows.

import Tweener

enum AnimatorWords {
  private static let refused: Set<TweenKey> = [
    "duration", "time", "delay", "easing", "transition", "ease", "repeat", "repeatDelay",
    "repeatsDelay", "autoreverse", "yoyo", "timeScale", "useFrames", "paused",
    "pausesOnCompletion", "endDelay", "repeatRefresh", "autoreverseEasing", "yoyoEase",
    "unitsPerSecond", "stagger", "onEnd",
  ]

  /// What an animation takes of a call's parameters; the rest is reported.
  static func taken(
    from parameters: TweenParameters, targetType: Any.Type, report: (TweenProblem) -> Void
  ) -> TweenParameters {
    let others = parameters.keys.filter(refused.contains)
    for key in others.sorted(by: { $0.description < $1.description }) {
      report(
        TweenProblem(
          .unsupportedInTimeline, key: key.description,
          value: parameters[key].map { String(describing: $0) },
          targetType: String(describing: targetType),
          fault: "an animation of an animator does not take it",
          remedy: "the animator says when and how it plays; it is left out"))
    }
    return parameters.filter { !refused.contains($0.key) }
  }
}
