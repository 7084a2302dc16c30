// The words and values of a call that an animation does not take: words that its animator decides
// (when it plays, how, and what follows), and values that move by themselves.

import Tweener

struct AnimatorWords {
  private static let refused: Set<TweenKey> = [
    "duration", "time", "delay", "easing", "transition", "ease", "repeat", "repeatDelay",
    "repeatsDelay", "autoreverse", "yoyo", "timeScale", "useFrames", "paused",
    "pausesOnCompletion", "endDelay", "repeatRefresh", "autoreverseEasing", "yoyoEase",
    "unitsPerSecond", "stagger", "onEnd", "tag",
  ]
  /// Words of what moves by itself, whose place an animator's spring can take.
  private static let ofMotion: Set<TweenKey> = ["spring", "initialVelocity", "handover"]
  /// The greatest depth of bases within each other.
  private static let deepest = 32

  private let targetType: Any.Type
  private let follow: (Easing) -> (Double) -> Double
  private var problems: [TweenProblem] = []

  private init(targetType: Any.Type, following follow: @escaping (Easing) -> (Double) -> Double) {
    self.targetType = targetType
    self.follow = follow
  }

  /// The parameters of a call that an animation takes; the rest is reported. `follow` replaces the
  /// easing that a value has of its own.
  static func taken(
    from parameters: TweenParameters, targetType: Any.Type,
    following follow: @escaping (Easing) -> (Double) -> Double, report: (TweenProblem) -> Void
  ) -> TweenParameters {
    var words = AnimatorWords(targetType: targetType, following: follow)
    let taken = words.taken(from: parameters, depth: 0)
    words.problems.forEach(report)
    return taken
  }

  private mutating func taken(from parameters: TweenParameters, depth: Int) -> TweenParameters {
    var taken = parameters
    // In the order of the names, so that reports come in the same order every time.
    for key in parameters.keys.sorted(by: { $0.description < $1.description }) {
      guard let value = parameters[key] else { continue }
      if key == .base {
        taken[key] = base(value, depth: depth)
      } else if Self.refused.contains(key) {
        taken[key] = nil
        refuse(key, value, "the animator says when and how it plays; it is left out")
      } else if Self.ofMotion.contains(key) {
        taken[key] = nil
        refuse(
          key, value,
          "let it go by continueAnimation(spring:), or give the spring to addTween; it is left out")
      } else if let value = value as? TweenValue, value.movesByItself {
        taken[key] = nil
        refuse(
          key, value, "give the value where it goes, or the motion to addTween; it does not move")
      } else if let value = value as? TweenValue, let easing = value.easing {
        taken[key] = value.eased(follow(easing))
      }
    }
    return taken
  }

  /// A base, or a list of such, without the words; any other value is left to its reader.
  private mutating func base(_ value: Any, depth: Int) -> Any {
    guard depth < Self.deepest else { return value }
    if let parameters = TweenParameters(reading: value) {
      return taken(from: parameters, depth: depth + 1)
    }
    guard let list = value as? [Any] else { return value }
    var bases: [Any] = []
    for value in list {
      let parameters = TweenParameters(reading: value)
      bases.append(parameters.map { taken(from: $0, depth: depth + 1) } ?? value)
    }
    return bases
  }

  private mutating func refuse(_ key: TweenKey, _ value: Any, _ remedy: String) {
    problems.append(
      TweenProblem(
        .unsupportedInTimeline, key: key.description, value: String(describing: value),
        targetType: String(describing: targetType),
        fault: "an animation of an animator does not take it", remedy: remedy))
  }
}
