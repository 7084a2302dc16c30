// Compares what commands answered in two traces, and which recorded values they changed by themselves. Used by
// TraceComparison.

struct ResultComparison {
  let scene: Scene
  let own: [SceneTrace.Result]
  let original: [SceneTrace.Result]

  func differences() -> [SceneDifference] {
    // A scene written by hand may leave the answers out.
    if original.isEmpty { return [] }
    var rest = own.flatMap { alone($0) }
    var found: [SceneDifference] = []
    for expected in original {
      guard let place = rest.firstIndex(where: { isSame($0, expected) }) else {
        found.append(difference("-", expected, "was not performed there"))
        continue
      }
      found += differences(rest.remove(at: place), expected)
    }
    found += rest.map { difference("+", $0, "is not expected") }
    return found
  }

  /// A command with several targets, as the original tells it: with an entry for each target, or with one.
  private func alone(_ result: SceneTrace.Result) -> [SceneTrace.Result] {
    guard result.answers.count > 1, !original.contains(where: { isSame(result, $0) }) else {
      return [result]
    }
    return zip(result.targets, result.answers).map { target, answer in
      var part = result
      (part.targets, part.answer, part.answers) = ([target], answer, [])
      part.changed = result.changed.filter { ComparedColumn.target($0.key) == target }
      return part
    }
  }

  private func isSame(_ own: SceneTrace.Result, _ expected: SceneTrace.Result) -> Bool {
    own.operation == expected.operation && own.id == expected.id
      && abs(own.time - expected.time) <= 1e-9 && own.isInCallback == expected.isInCallback
      && (expected.targets.isEmpty || own.targets == expected.targets)
  }

  private func differences(
    _ own: SceneTrace.Result, _ expected: SceneTrace.Result
  ) -> [SceneDifference] {
    var found: [SceneDifference] = []
    if let answer = expected.answer, own.answer != answer, .list(own.answers) != answer {
      let given = own.answer.map { "\($0.plain)" } ?? "nothing"
      found.append(difference("", expected, "answers \(given), expected \(answer.plain)"))
    }
    for name in Set(expected.changed.keys).union(own.changed.keys).sorted() {
      let new = own.changed[name]
      let old = expected.changed[name]
      if let new, let old, ComparedColumn.isSame(name, scene, new, old, change: 100) { continue }
      let (given, wanted) = (new?.plain ?? "its value", old?.plain ?? "no change")
      var change = difference("", expected, "leaves \(name) at \(given), expected \(wanted)")
      change.subject += " of \(name)"
      found.append(change)
    }
    return found
  }

  private func difference(
    _ sign: String, _ result: SceneTrace.Result, _ words: String
  ) -> SceneDifference {
    let name = [result.operation, result.id ?? result.targets.joined(separator: "+")]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return SceneDifference(
      .results, sign + name, at: result.time,
      detail: "\(name) at \(JSONText.plain(result.time)) \(words)")
  }
}
