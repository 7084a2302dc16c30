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
      differences = [SceneDifference(.notYet, error.message)]
    } catch {
      verdict.kind = .broken
      verdict.details = ["\(error)"]
      return verdict
    }
    judge(differences, &verdict)
    return verdict
  }

  private func judge(_ differences: [SceneDifference], _ verdict: inout SceneVerdict) {
    let found = Set(differences.map(\.part))
    let row = table.rows[verdict.scene]
    let listed = row?.parts ?? []
    verdict.details = differences.map { "\($0.part.rawValue): \($0.detail)" }
    if !found.subtracting(listed).isEmpty {
      verdict.kind = .differs
    } else if !listed.subtracting(found).isEmpty {
      let parts = listed.subtracting(found).map(\.rawValue).sorted().joined(separator: ", ")
      verdict.kind = .stale
      verdict.details.append("line \(row?.line ?? 0) of the table lists \(parts), which match")
    } else if let row {
      verdict.kind = .explained(rule: row.rule)
    }
  }
}
