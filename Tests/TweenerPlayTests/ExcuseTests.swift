import Testing

@testable import TweenerPlay

@Suite("The rows of the table of known differences")
struct ExcuseTests {
  /// Two columns that go from 0 to 100 in four ticks; `v` is expected somewhere else in some of them.
  private static func scene(_ expected: [Double]) throws -> Scene {
    let rows = zip([0, 0.25, 0.5, 0.75, 1], expected).map { "[\($0), \($1), \($0 * 100)]" }
    let text = """
      {"name": "s", "engine": "tweener", "targets": {"o": {"props": {"v": 0, "w": 0}}},
       "commands": [{"at": 0, "op": "add", "id": "A", "target": "o", "on": {"complete": []},
                     "params": {"time": 1, "transition": "linear", "v": 100, "w": 100}}],
       "ticks": [0, 0.25, 0.5, 0.75, 1],
       "expected": {"columns": ["t", "o.v", "o.w"], "rows": [\(rows.joined(separator: ","))],
                    "log": [{"t": 1, "tween": "A", "event": "complete"}]}}
      """
    return try SceneFile(text).scenes[0]
  }

  private static func verdict(_ scene: Scene, _ cells: [String]) throws -> SceneVerdict {
    let rows = cells.map { "| `s` | \($0) | 9 | Reason. |\n" }.joined()
    let table = try CompatibilityTable(
      markdown: "| scene | differs in | rule | reason |\n|---|---|---|---|\n\(rows)")
    return SceneCheck(table: table).verdict(on: scene)
  }

  @Test(
    "An excuse for some ticks of a column, or for a column, covers no other; rows excuse together",
    arguments: [
      ([0, 25, 40, 60, 99], ["rows o.v at 0.5…1"], SceneVerdict.Kind.explained(rule: "9")),
      ([0, 25, 40, 60, 99], ["rows o.v at 0.5…0.75"], .differs),
      ([0, 25, 40, 75, 100], ["rows o.w at 0.5"], .differs),
      ([0, 25, 40, 75, 100], ["rows o.v at 0.5"], .explained(rule: "9")),
      ([0, 25, 40, 60, 100], ["rows o.v at 0.5", "rows o.v at 0.75"], .explained(rule: "9, 9")),
    ] as [([Double], [String], SceneVerdict.Kind)])
  func covers(expected: [Double], cells: [String], kind: SceneVerdict.Kind) throws {
    let verdict = try Self.verdict(try Self.scene(expected), cells)
    #expect(verdict.kind == kind)
    if expected[4] == 99, kind == .differs {
      #expect(verdict.details.first == "rows: o.v is 100 at 1, expected 99")
    }
  }

  @Test(
    "An excuse that names a place that does not differ is stale",
    arguments: [
      "rows o.v at 0.5…0.75", "rows o.v at 0.5, 1", "rows o.v, o.w at 0.5", "rows o.v at 0.5, 0.6",
      "rows o.v at 0.5; order at 1", "rows o.v at 0.5; log -A.start at 0.25",
      "rows o.v at 0.5; results add A at 0", "rows o.v at 0.5; log",
    ])
  func stale(cell: String) throws {
    let scene = try Self.scene([0, 25, 40, 75, 100])
    let verdict = try Self.verdict(scene, [cell])
    #expect(verdict.kind == .stale)
    #expect(verdict.details.contains { $0.hasPrefix("line 3 of the table lists what matches: ") })
  }

  @Test("The check prints the cell that excuses a scene, and accepts it")
  func printsTheCell() throws {
    for expected in [[0, 1, 2, 75, 5], [0, 25, 2, 75, 100], [1, 25, 50, 75, 100.0]] {
      let scene = try Self.scene(expected)
      let line = try #require(SceneCheck().verdict(on: scene).details.last)
      let cell = line.dropFirst("the table would say: ".count)
      #expect(try Self.verdict(scene, [String(cell)]).kind == .explained(rule: "9"), "\(cell)")
    }
    #expect(
      SceneCheck().verdict(on: try Self.scene([0, 1, 2, 75, 5])).details.last
        == "the table would say: rows o.v at 0.25…0.5, 1")
  }

  @Test("Reads and writes callbacks, orders and answers")
  func readsAndWrites() throws {
    let ticks = [0, 0.1, 1.0 / 3, 0.5]
    let differences = [
      SceneDifference(.log, "+A.repeat×2", at: 1.0 / 3, detail: ""),
      SceneDifference(.log, "-A.overwrite in command", at: 0.2, detail: ""),
      SceneDifference(.order, at: 0.1, detail: ""),
      SceneDifference(.order, at: 1.0 / 3, detail: ""),
      SceneDifference(.results, "add A of o.v", at: 0.2, detail: ""),
    ]
    let cell = Excuse.cell(for: differences, ticks: ticks)
    #expect(
      cell == "log +A.repeat×2 at 0.3333, -A.overwrite in command at 0.2; order at 0.1…0.3333; "
        + "results add A of o.v at 0.2")
    let excuses = try Excuse.read(cell)
    for difference in differences { #expect(excuses.contains { $0.covers(difference) }) }
    for excuse in excuses { #expect(excuse.unused(differences, ticks: ticks) == []) }
  }

  @Test("Callbacks that only one engine calls leave the order of the others to be compared")
  func orderBesideOthers() {
    let event = { SceneTrace.Event(time: 1, tween: $0, event: "start") }
    let found = LogComparison(
      own: [event("B"), event("A")], original: [event("A"), event("C"), event("B")]
    ).differences()
    #expect(found.map(\.part) == [.log, .order])
    #expect(found.map(\.subject) == ["-C.start", ""])
  }
}
