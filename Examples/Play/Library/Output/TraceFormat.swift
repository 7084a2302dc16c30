// The three forms in which a trace is printed: a table for people, CSV and JSON for programs. Must not
// know how a trace came to be.

/// How a trace is printed.
public enum TraceFormat: String, CaseIterable, Sendable {
  case table, csv, json

  /// The text of a scene's trace.
  public func text(_ trace: SceneTrace, of scene: Scene) -> String {
    switch self {
    case .table: Self.table(trace, scene)
    case .csv: Self.csv(trace)
    case .json: Self.json(trace, scene).compact + "\n"
    }
  }

  // MARK: Table

  private static func table(_ trace: SceneTrace, _ scene: Scene) -> String {
    var text = scene.what.isEmpty ? "\(scene.name)\n\n" : "\(scene.name): \(scene.what)\n\n"
    text += TextTable.lines(
      [trace.columns] + trace.rows.map { $0.map { rounded($0) } })
    text += "\n"
    if trace.log.isEmpty {
      text += "No callbacks.\n"
    } else {
      let entries = trace.log.map { entry in
        [
          rounded(entry.time), entry.instant.map { rounded($0) } ?? "",
          entry.tween,
          entry.event + (entry.isSelector ? " (selector)" : ""),
          entry.isInCommand ? "in the command" : "",
        ]
      }
      text += TextTable.lines([["tick", "instant", "tween", "event", ""]] + entries, leftFrom: 2)
    }
    for warning in trace.warnings { text += "problem: \(warning)\n" }
    return text
  }

  /// A value with four decimals at most; a colour as its notation.
  private static func rounded(_ value: SceneValue) -> String {
    if let color = value.color { return color.hexText }
    guard let numbers = value.numbers else { return value.plain }
    return numbers.map(rounded).joined(separator: " ")
  }

  private static func rounded(_ number: Double) -> String {
    // Beyond that a double has no four decimals.
    abs(number) < 1e11
      ? JSONText.plain((number * 10_000).rounded() / 10_000 + 0) : JSONText.plain(number)
  }

  // MARK: CSV

  /// The rows; after an empty line the log.
  private static func csv(_ trace: SceneTrace) -> String {
    var lines = [trace.columns] + trace.rows.map { $0.map(\.plain) }
    lines.append([])
    lines.append(["t", "instant", "tween", "event", "in", "via"])
    lines += trace.log.map { entry in
      [
        JSONText.plain(entry.time), entry.instant.map(JSONText.plain) ?? "", entry.tween,
        entry.event,
        entry.isInCommand ? "command" : "", entry.isSelector ? "selector" : "",
      ]
    }
    return lines.map { $0.map(quotedForCSV).joined(separator: ",") + "\n" }.joined()
  }

  private static func quotedForCSV(_ cell: String) -> String {
    let isPlain = !cell.contains { $0 == "," || $0 == "\"" || $0.isNewline }
    return isPlain
      ? cell
      : "\""
        + cell.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\""
  }

  // MARK: JSON

  static func json(_ trace: SceneTrace, _ scene: Scene) -> JSONText {
    .object([
      ("name", .string(scene.name)),
      ("engine", .string(scene.engine.rawValue)),
      ("columns", .array(trace.columns.map { .string($0) })),
      ("rows", .array(trace.rows.map { .array($0.map(\.json)) })),
      ("log", .array(trace.log.map(\.json))),
      ("results", .array(trace.results.map(\.json))),
      ("problems", .array(trace.warnings.map { .string($0) })),
    ])
  }
}
