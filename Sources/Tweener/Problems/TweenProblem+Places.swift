// The reports about places that a tween is to go to, or to pause at. Made by Seeking.swift.

extension TweenProblem {
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
