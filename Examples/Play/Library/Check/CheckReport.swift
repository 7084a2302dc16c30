// The words of a check: a line a scene, and the sum. Called by the check command.

/// The report of a check of many scenes.
public struct CheckReport: Sendable {
  public private(set) var verdicts: [SceneVerdict] = []

  public init() {}

  public var isAccepted: Bool { verdicts.allSatisfy(\.isAccepted) }

  public mutating func add(_ verdict: SceneVerdict) { verdicts.append(verdict) }

  /// The line of a scene; the details of one that the check does not accept follow it.
  public static func lines(_ verdict: SceneVerdict, isVerbose: Bool) -> [String] {
    let word =
      switch verdict.kind {
      case .matches: "match    "
      case .explained: "explained"
      case .differs: "DIFFERS  "
      case .stale: "STALE    "
      case .broken: "BROKEN   "
      case .unchecked: "UNCHECKED"
      }
    var line = "\(word)  \(verdict.scene)"
    if case .explained(let rule) = verdict.kind {
      line += rule.first?.isNumber == true ? "  (rule \(rule))" : "  (\(rule))"
    }
    let isTold = isVerbose || !verdict.isAccepted
    return [line] + (isTold ? verdict.details.map { "           " + $0 } : [])
  }

  /// One line for each engine and one for all.
  public var summary: [String] {
    var lines: [String] = []
    for engine in SceneEngine.allCases {
      let own = verdicts.filter { $0.engine == engine }
      if !own.isEmpty, own.count < verdicts.count {
        lines.append("\(engine.rawValue): \(sum(own))")
      }
    }
    return lines + [sum(verdicts)]
  }

  private func sum(_ verdicts: [SceneVerdict]) -> String {
    func count(_ isCounted: (SceneVerdict.Kind) -> Bool) -> Int {
      verdicts.filter { isCounted($0.kind) }.count
    }
    let explained = count { if case .explained = $0 { true } else { false } }
    var parts = ["\(count { $0 == .matches }) match", "\(explained) explained"]
    for (kind, word) in [
      (SceneVerdict.Kind.differs, "differ"), (.stale, "stale in the table"), (.broken, "broken"),
      (.unchecked, "without anything to compare"),
    ] where count({ $0 == kind }) > 0 {
      parts.append("\(count { $0 == kind }) \(word)")
    }
    return "\(verdicts.count) scene\(verdicts.count == 1 ? "" : "s"): "
      + parts.joined(separator: ", ")
  }
}
