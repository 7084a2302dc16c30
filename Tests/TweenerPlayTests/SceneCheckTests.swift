import Testing

@testable import TweenerPlay

@Suite("The check")
struct SceneCheckTests {
  private static func scene(end: Double = 100, log: String = "") throws -> Scene {
    let add = """
      {"at": 0, "op": "add", "id": "A", "target": "o", "on": {"complete": []},
       "params": {"time": 1, "transition": "linear", "v": 100}}
      """
    let expected = """
      , "expected": {"columns": ["t", "o.v"], "rows": [[0, 0], [0.5, 50], [1, \(end)]],
       "log": [{"t": 1, "tween": "A", "event": "complete"}\(log)]}
      """
    let text = sceneText(
      "tweener", add, targets: #"{"o": {"props": {"v": 0}}}"#, ticks: "[0, 0.5, 1]", rest: expected)
    return try SceneFile(text).scenes[0]
  }

  private static func table(_ row: String) throws -> CompatibilityTable {
    try CompatibilityTable(
      markdown: "| scene | differs in | rule | reason |\n|---|---|---|---|\n\(row)\n")
  }

  @Test("Finds a value beyond the tolerance and leaves one within")
  func findsAValueBeyondTheToleranceAnd() throws {
    #expect(SceneCheck().verdict(on: try Self.scene(end: 100 + 5e-8)).kind == .matches)
    let verdict = SceneCheck().verdict(on: try Self.scene(end: 100 + 5e-7))
    #expect(verdict.kind == .differs)
    #expect(verdict.details.first?.hasPrefix("rows: o.v is 100 at 1, expected 100.0000005") == true)
  }

  @Test("Finds a callback too few or too many")
  func findsACallbackTooFewOrToo() throws {
    let scene = try Self.scene(log: ", {\"t\": 1, \"tween\": \"A\", \"event\": \"overwrite\"}")
    let verdict = SceneCheck().verdict(on: scene)
    #expect(
      verdict.details == [
        "log: A overwrite at 1 is missing", "the table would say: log -A.overwrite at 1",
      ])
  }

  @Test("Tells another order within a tick from other callbacks")
  func tellsAnotherOrderWithinATickFrom() throws {
    var scene = try Self.scene()
    let event = { SceneTrace.Event(time: 1, tween: $0, event: "complete") }
    scene.commands += scene.commands
    scene.commands[1].id = "B"
    scene.expected?.log = [event("B"), event("A")]
    let text = SceneCheck().verdict(on: scene).details.joined()
    #expect(text.contains("log"), "B overwrites A, so A does not complete")
    var trace = try #require(scene.expected)
    trace.log.reverse()
    let original = try #require(scene.expected)
    let found = TraceComparison(scene: scene, trace: trace, original: original).differences()
    #expect(found.map(\.part) == [.order])
  }

  @Test(
    "Times that a trace expects are limited as those of ticks are",
    arguments: ["1e12", "-1e300", #""NaN""#, #""Infinity""#, "-1"])
  func expectedTimes(time: String) throws {
    let scene = """
      {"name": "s", "targets": {}, "commands": [], "ticks": [0], "expected": {"columns": ["t"],
      """
    for (rest, key) in [
      (#""rows": [], "log": [{"t": \#(time), "tween": "A", "event": "start"}]"#, "log[0].t"),
      (#""rows": [], "log": [], "results": [{"t": \#(time), "op": "add"}]"#, "results[0].t"),
      (#""rows": [[\#(time)]], "log": []"#, "rows[0][0]"),
    ] {
      let fault = #expect(throws: SceneFault.self) { try SceneFile("\(scene) \(rest)}}") }
      #expect(fault?.path == "expected.\(key)")
      #expect(fault?.message.contains("between 0 and 100000 seconds") == true)
      #expect(fault?.position?.line == 1)
    }
    #expect(throws: SceneFault.self) {
      try SceneFile(scene.replacing(#"["t"]"#, with: "[]") + #" "rows": [[]], "log": []}}"#)
    }
  }

  @Test(
    "The table explains the parts that it names, and no others; one that does not differ is stale",
    arguments: [
      ("rows", 99.0, SceneVerdict.Kind.explained(rule: "9")), ("order", 99, .differs),
      ("rows", 100, .stale), ("rows, log", 99, .stale),
    ])
  func explains(parts: String, end: Double, kind: SceneVerdict.Kind) throws {
    let check = SceneCheck(table: try Self.table("| `s` | \(parts) | 9 | The end is the end. |"))
    #expect(check.verdict(on: try Self.scene(end: end)).kind == kind)
  }

  @Test("Does not accept a scene that expects nothing")
  func doesNotAcceptASceneThatExpects() throws {
    var scene = try Self.scene()
    scene.expected = nil
    #expect(SceneCheck().verdict(on: scene).kind == .unchecked)
  }

  @Test(
    "Refuses a table that does not explain",
    arguments: [
      ("| `s` | rows | because | Reason. |", "from 1 to 48"),
      ("| `s` | rows | 49 | Reason. |", "48"),
      ("| `s` | lines | 9 | Reason. |", "is no part"), ("| `s` | rows | 9 |", "four cells"),
      ("| `s` | rows | 9 | |", "four cells"),
      ("| `s` | rows | 9 | R. |\n| `s` | rows | 9 | R. |", "twice"),
      ("| `s` | rows o.v | 9 | R. |", "“o.v” needs “at” and a time"),
      ("| `s` | rows o.v at soon | 9 | R. |", "“soon” is no time"),
      ("| `s` | rows o.v at 1…0 | 9 | R. |", "“1…0” is no time"),
    ])
  func refusesATableThatDoesNotExplain(row: String, message: String) {
    let fault = #expect(throws: SceneFault.self) { try Self.table(row) }
    #expect(fault?.message.contains(message) == true, "\(fault?.message ?? "")")
    #expect((fault?.position?.line ?? 0) >= 3)
  }

  @Test("Every reference scene matches or is explained, and no row is stale")
  func everyReferenceSceneMatchesOrIsExplained() throws {
    let check = SceneCheck(table: try Reference.table())
    let scenes = try Reference.scenes()
    #expect(scenes.count == 174)
    for scene in scenes {
      let verdict = check.verdict(on: scene)
      #expect(verdict.isAccepted, "\(scene.name): \(verdict.kind) \(verdict.details)")
    }
    let names = Set(scenes.map(\.name))
    let rows = try Reference.table().rows
    #expect(rows.keys.allSatisfy(names.contains))
  }

  @Test("No row of the page excuses a whole part of a scene that is played")
  func noRowExcusesAWholePart() throws {
    for row in try Reference.table().rows.values.joined() {
      #expect(row.excuses.allSatisfy { !$0.isWhole || $0.part == .notYet }, "\(row.scene)")
    }
  }
}
