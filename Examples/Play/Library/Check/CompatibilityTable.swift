// The table of known differences in Docs/Compatibility.md: which scene differs in what, by which rule.
// Read from the page itself, so that the page cannot say one thing and the check another.

/// The differences that the documentation explains.
public struct CompatibilityTable: Sendable {
  /// One row of the page.
  public struct Row: Equatable, Sendable {
    public var scene: String
    public var excuses: [Excuse]
    public var rule: String
    public var reason: String
    public var line: Int
  }

  /// The rows of each scene, one for each rule behind its differences.
  public private(set) var rows: [String: [Row]] = [:]

  /// A table without rows: every difference counts.
  public init() {}

  /// Reads every table of a Markdown page whose first column is headed “scene”.
  public init(markdown text: String) throws(SceneFault) {
    var isInside = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let cells = Self.cells(line)
      guard cells.count >= 2 else {
        isInside = false
        continue
      }
      if cells[0].lowercased() == "scene" {
        isInside = true
        continue
      }
      if !isInside || cells.allSatisfy({ $0.allSatisfy { "-: ".contains($0) } }) { continue }
      try add(cells, line: index + 1)
    }
  }

  private mutating func add(_ cells: [String], line: Int) throws(SceneFault) {
    let position = TextPosition(line: line, column: 1)
    guard cells.count == 4, !cells[3].isEmpty else {
      throw SceneFault(
        "a row has four cells: scene, differs in, rule, reason", at: position, path: cells[0])
    }
    let excuses: [Excuse]
    do {
      excuses = try Excuse.read(cells[1])
    } catch {
      throw SceneFault(error.message, at: position, path: cells[0])
    }
    guard !excuses.isEmpty,
      Self.namesRule(cells[2]) || excuses.allSatisfy({ $0.part == .notYet })
    else {
      throw SceneFault(
        "the rule is a number from 1 to 48 of Semantics.md", at: position, path: cells[0])
    }
    let others = rows[cells[0], default: []].flatMap(\.excuses)
    guard excuses.allSatisfy({ !others.contains($0) }) else {
      throw SceneFault("the scene lists a difference twice", at: position, path: cells[0])
    }
    rows[cells[0], default: []].append(
      Row(scene: cells[0], excuses: excuses, rule: cells[2], reason: cells[3], line: line))
  }

  private static func namesRule(_ text: String) -> Bool {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    return !numbers.isEmpty && numbers.allSatisfy { (1...48).contains($0) }
  }

  private static func cells(_ line: Substring) -> [String] {
    guard line.hasPrefix("|") else { return [] }
    var cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
        .filter { $0 != "`" }
    }
    cells.removeFirst()
    if cells.last == "" { cells.removeLast() }
    return cells
  }
}
