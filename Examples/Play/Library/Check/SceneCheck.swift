// Plays scenes, compares them, and asks the table of known differences what to think of it. Called by
// the check command and by tests.

/// What came of checking one scene.
public struct SceneVerdict: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// It is as the original did it, within the tolerances.
    case matches
    /// It differs exactly as the table says.
    case explained(rule: String)
    /// It differs, and the table does not say so.
    case differs
    /// The table names a difference that is not there.
    case stale
    /// It cannot be played.
    case broken
    /// It says nothing to compare with.
    case unchecked
  }

  public var scene: String
  public var engine: SceneEngine
  public var kind: Kind
  public var details: [String]

  /// Whether the check may pass with it.
  public var isAccepted: Bool {
    switch kind {
    case .matches, .explained: true
    case .differs, .stale, .broken, .unchecked: false
    }
  }
}

/// Checks scenes against the originals.
public struct SceneCheck: Sendable {
  public var table: CompatibilityTable

  public init(table: CompatibilityTable = CompatibilityTable()) {
    self.table = table
  }

  /// Plays a scene and judges it.
  public func verdict(on scene: Scene) -> SceneVerdict {
    var verdict = SceneVerdict(
      scene: scene.name, engine: scene.engine, kind: .matches, details: [])
    guard let original = scene.reference else {
      verdict.kind = .unchecked
      verdict.details = ["the scene has neither “expected” nor “intended”"]
      return verdict
    }
    let differences: [SceneDifference]
    do {
      let trace = try ScenePlayer().play(scene)
      differences = TraceComparison(scene: scene, trace: trace, original: original).differences()
    } catch  where error.isNotYet {
      differences = [SceneDifference(.notYet, detail: error.message)]
    } catch {
      verdict.kind = .broken
      verdict.details = ["\(error)"]
      return verdict
    }
    judge(differences, of: scene, &verdict)
    return verdict
  }

  private func judge(
    _ differences: [SceneDifference], of scene: Scene, _ verdict: inout SceneVerdict
  ) {
    let rows = table.rows[scene.name] ?? []
    let open = differences.filter { difference in
      !rows.contains { $0.excuses.contains { $0.covers(difference) } }
    }
    let unused = rows.map { row in
      row.excuses.flatMap { $0.unused(differences, ticks: scene.ticks) }
    }
    if !open.isEmpty {
      verdict.kind = .differs
    } else if unused.contains(where: { !$0.isEmpty }) {
      verdict.kind = .stale
    } else if !rows.isEmpty {
      verdict.kind = .explained(rule: rows.map(\.rule).joined(separator: ", "))
    }
    let told = verdict.kind == .differs ? open : differences
    verdict.details = told.map { "\($0.part.rawValue): \($0.detail)" }
    for (row, unused) in zip(rows, unused) where !unused.isEmpty {
      let places = unused.joined(separator: ", ")
      verdict.details.append("line \(row.line) of the table lists what matches: \(places)")
    }
    if !differences.isEmpty {
      let cell = Excuse.cell(for: differences, ticks: scene.ticks)
      verdict.details.append("the table would say: \(cell)")
    }
  }
}
