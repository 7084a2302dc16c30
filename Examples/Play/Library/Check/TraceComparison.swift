// Compares what was played with what a scene expects, part by part. Must not know about excuses: a
// difference is a difference here.

/// The comparison of a scene's trace with the original's.
struct TraceComparison {
  let scene: Scene
  let trace: SceneTrace
  let original: SceneTrace

  /// Every place that differs, part by part.
  func differences() -> [SceneDifference] {
    rows() + LogComparison(own: trace.log, original: original.log).differences()
      + ResultComparison(scene: scene, own: trace.results, original: original.results)
      .differences()
  }

  private func rows() -> [SceneDifference] {
    guard trace.rows.count == original.rows.count else {
      return [
        SceneDifference(
          .rows, detail: "\(trace.rows.count) rows where \(original.rows.count) are expected")
      ]
    }
    let times = original.rows.map { $0[0] }
    return original.columns.enumerated().flatMap { column, name -> [SceneDifference] in
      guard let own = trace.columns.firstIndex(of: name) else {
        return [SceneDifference(.rows, detail: "there is no column “\(name)”")]
      }
      let column = ComparedColumn(
        name: name, scene: scene,
        original: original.rows.map { $0[column] }, own: trace.rows.map { $0[own] })
      return column.different().map { row in
        SceneDifference(
          .rows, name, at: times[row].number ?? 0, detail: column.describe(row, times: times))
      }
    }
  }
}
