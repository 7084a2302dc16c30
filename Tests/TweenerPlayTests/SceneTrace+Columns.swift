import Testing

@testable import TweenerPlay

extension SceneTrace {
  /// What a column has in each row.
  func values(_ column: String, sourceLocation: SourceLocation = #_sourceLocation) -> [SceneValue] {
    guard let place = columns.firstIndex(of: column) else {
      Issue.record("no column \(column)", sourceLocation: sourceLocation)
      return []
    }
    return rows.map { $0[place] }
  }

  func numbers(_ column: String, sourceLocation: SourceLocation = #_sourceLocation) -> [Double] {
    values(column, sourceLocation: sourceLocation).map { $0.number ?? .nan }
  }

  /// The calls, each as instant, tween and event.
  var told: [String] { log.map { "\($0.instant ?? -1) \($0.tween) \($0.event)" } }
}
