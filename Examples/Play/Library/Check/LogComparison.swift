// Compares the callbacks of two traces tick by tick: first which there are, then in what order those come
// that both have. Used by TraceComparison.

struct LogComparison {
  let own: [SceneTrace.Event]
  let original: [SceneTrace.Event]

  /// Callbacks that only one of the two has, and ticks in which the others come in another order.
  func differences() -> [SceneDifference] {
    let times = Set((own + original).map { Self.key($0.time) }).sorted()
    return times.flatMap { time -> [SceneDifference] in
      let own = own.filter { Self.key($0.time) == time }
      let original = original.filter { Self.key($0.time) == time }
      return onlyIn(own, not: original, sign: "+", "is not expected")
        + onlyIn(original, not: own, sign: "-", "is missing") + order(own, original)
    }
  }

  /// Ticks that are told by different roundings are one.
  private static func key(_ time: Double) -> Int64 { Int64((time * 1e8).rounded()) }

  private func onlyIn(
    _ events: [SceneTrace.Event], not others: [SceneTrace.Event], sign: String, _ words: String
  ) -> [SceneDifference] {
    var rest = others.map(\.subject)
    var found: [(event: SceneTrace.Event, count: Int)] = []
    for event in events {
      if let same = rest.firstIndex(of: event.subject) {
        rest.remove(at: same)
      } else if let known = found.firstIndex(where: { $0.event.subject == event.subject }) {
        found[known].count += 1
      } else {
        found.append((event, 1))
      }
    }
    return found.map { event, count in
      let times = count > 1 ? "×\(count)" : ""
      return SceneDifference(
        .log, sign + event.subject + times, at: event.time, detail: "\(event)\(times) \(words)")
    }
  }

  private func order(
    _ own: [SceneTrace.Event], _ original: [SceneTrace.Event]
  ) -> [SceneDifference] {
    let both = Self.common(own, original)
    for (own, original) in zip(both, Self.common(original, own))
    where own.subject != original.subject {
      return [
        SceneDifference(.order, at: own.time, detail: "\(own) comes before \(original)")
      ]
    }
    return []
  }

  /// The events that the others have too, each as often as in both.
  private static func common(
    _ events: [SceneTrace.Event], _ others: [SceneTrace.Event]
  ) -> [SceneTrace.Event] {
    var rest = others.map(\.subject)
    return events.filter { event in
      guard let same = rest.firstIndex(of: event.subject) else { return false }
      rest.remove(at: same)
      return true
    }
  }
}

extension SceneTrace.Event: CustomStringConvertible {
  /// The callback without its time, as the table of known differences names it.
  var subject: String {
    "\(tween).\(event)\(isSelector ? " by selector" : "")\(isInCommand ? " in command" : "")"
  }

  public var description: String {
    let via = isSelector ? " (by selector)" : ""
    return
      "\(tween) \(event)\(via) at \(JSONText.plain(time))\(isInCommand ? " in the command" : "")"
  }
}
