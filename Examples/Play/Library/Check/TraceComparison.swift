// Compares what was played with what a scene expects, part by part. Must not know about excuses: a
// difference is a difference here.

/// The comparison of a scene's trace with the original's.
struct TraceComparison {
  let scene: Scene
  let trace: SceneTrace
  let original: SceneTrace

  /// At most one difference a part, told by its first place.
  func differences() -> [SceneDifference] {
    [rows(), log(), results()].compactMap { $0 }
  }

  // MARK: Rows

  private func rows() -> SceneDifference? {
    guard trace.rows.count == original.rows.count else {
      return SceneDifference(
        .rows, "\(trace.rows.count) rows where \(original.rows.count) are expected")
    }
    var first: String?
    var count = 0
    for (column, name) in original.columns.enumerated() {
      guard let own = trace.columns.firstIndex(of: name) else {
        return SceneDifference(.rows, "there is no column “\(name)”")
      }
      let column = ComparedColumn(
        name: name, scene: scene,
        original: original.rows.map { $0[column] }, own: trace.rows.map { $0[own] })
      for row in column.different() {
        count += 1
        if first == nil { first = column.describe(row, times: original.rows.map { $0[0] }) }
      }
    }
    return first.map { SceneDifference(.rows, count > 1 ? "\($0); \(count) values differ" : $0) }
  }

  // MARK: Log

  /// Callbacks are compared tick by tick: first which there are, then in what order.
  private func log() -> SceneDifference? {
    let own = trace.log.sorted(by: Self.precedes)
    let expected = original.log.sorted(by: Self.precedes)
    for (own, expected) in zip(own, expected) where !isSame(own, expected) {
      return Self.precedes(own, expected)
        ? SceneDifference(.log, "\(own) is not expected")
        : SceneDifference(.log, "\(expected) is missing")
    }
    if own.count > expected.count {
      return SceneDifference(.log, "\(own[expected.count]) is not expected")
    }
    if own.count < expected.count {
      return SceneDifference(.log, "\(expected[own.count]) is missing")
    }
    for (own, expected) in zip(trace.log, original.log) where !isSame(own, expected) {
      return SceneDifference(.order, "\(own) comes before \(expected)")
    }
    return nil
  }

  private func isSame(_ own: SceneTrace.Event, _ expected: SceneTrace.Event) -> Bool {
    isNear(own.time, expected.time) && own.tween == expected.tween
      && own.event == expected.event && own.isInCommand == expected.isInCommand
      && own.isSelector == expected.isSelector
  }

  /// An order of entries by what they say alone.
  private static func precedes(_ left: SceneTrace.Event, _ right: SceneTrace.Event) -> Bool {
    if left.time != right.time { return left.time < right.time }
    if left.tween != right.tween { return left.tween < right.tween }
    return left.description < right.description
  }

  private func isNear(_ time: Double, _ other: Double) -> Bool { abs(time - other) <= 1e-9 }

  // MARK: Results

  private func results() -> SceneDifference? {
    guard trace.results.count == original.results.count else {
      // A scene written by hand may leave the answers out.
      if original.results.isEmpty { return nil }
      return SceneDifference(
        .results, "\(trace.results.count) answers where \(original.results.count) are expected")
    }
    for (own, expected) in zip(trace.results, original.results) {
      let place = "\(expected.operation) \(expected.id ?? "") at \(JSONText.plain(expected.time))"
      guard own.operation == expected.operation, own.id == expected.id,
        isNear(own.time, expected.time), own.isInCallback == expected.isInCallback
      else { return SceneDifference(.results, "\(place) was not performed there") }
      if let answer = expected.answer, own.answer != answer {
        let given = own.answer.map { "\($0.plain)" } ?? "nothing"
        return SceneDifference(.results, "\(place) answers \(given), expected \(answer.plain)")
      }
      for name in Set(expected.changed.keys).union(own.changed.keys).sorted() {
        let new = own.changed[name]
        let old = expected.changed[name]
        if let new, let old, ComparedColumn.isSame(name, scene, new, old, change: 100) { continue }
        return SceneDifference(
          .results,
          "\(place) leaves \(name) at \(new?.plain ?? "its value"), expected \(old?.plain ?? "no change")"
        )
      }
    }
    return nil
  }
}

extension SceneTrace.Event: CustomStringConvertible {
  public var description: String {
    let via = isSelector ? " (by selector)" : ""
    return
      "\(tween) \(event)\(via) at \(JSONText.plain(time))\(isInCommand ? " in the command" : "")"
  }
}
