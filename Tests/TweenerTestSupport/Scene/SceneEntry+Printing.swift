/// Entries as one line each, numbers readable.
extension SceneEntry: CustomStringConvertible {
  public var description: String {
    switch self {
    case .event(let event): event.description
    case .news(let news): "heard #\(news.tween) \(news.news) at \(flicks(news.time))"
    case .answer(let answer): "answer \(answer)"
    case .state(let state): state.description
    case .probe(let probe): probe.description
    }
  }
}

extension SceneEvent: CustomStringConvertible {
  public var description: String {
    let end = outcome.map { " \($0.brief)" } ?? ""
    let exact = exact.map { ", exact \($0)" } ?? ""
    let lock = isLocked ? ", locked" : ""
    return "#\(tween) \(moment)\(end) at \(flicks(time)), \(state)\(lock), "
      + "holds \(numbers(values))\(exact)"
  }
}

extension SceneSnapshot: CustomStringConvertible {
  public var description: String {
    let held = values.map { numbers($0) }.joined(separator: " ")
    return "after \(reason) at \(at), time \(flicks(time)): \(held)"
  }
}

extension SceneProbe: CustomStringConvertible {
  public var description: String {
    func number(_ bits: UInt64?) -> String { bits.map { "\(Double(bitPattern: $0))" } ?? "any" }
    let names = zip(SceneProperty.allCases, isTweeningProperty).filter(\.1).map { "\($0.0)" }
    return "probe #\(tween): \(state), paused \(isPaused), progress \(number(progress)), "
      + "elapsed \(number(elapsed)), total progress \(number(totalProgress)), "
      + "duration \(number(duration)) of \(number(totalDuration)), "
      + "scale \(number(timeScale)), reversed \(isReversed == true), "
      + "outcome \(outcome?.brief ?? "none"), tweening \(isTweening) \(names), "
      + "tweens \(tweens), count \(tweenCount)"
  }
}

extension SceneOutcome<Int> {
  var brief: String {
    switch self {
    case .completed: "completed"
    case .reverseCompleted: "reverseCompleted"
    case .removed: "removed"
    case .targetGone: "targetGone"
    case .overwritten(let winner): "overwritten by #\(winner)"
    }
  }
}

private func numbers(_ bits: [UInt64]) -> String {
  "[" + bits.map { "\(Double(bitPattern: $0))" }.joined(separator: ", ") + "]"
}

/// Engine time in flicks, where it is a whole number of them.
private func flicks(_ time: Double) -> String {
  let flicks = (time * Double(Flick.second)).rounded()
  return flicks / Double(Flick.second) == time ? "\(Int(flicks))" : "\(time) s"
}
