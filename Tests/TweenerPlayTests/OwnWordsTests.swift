import Testing

@testable import TweenerPlay

@Suite("This package's own words in scenes")
struct OwnWordsTests {
  private static let targets = """
    {"a": {"props": {"v": 0}}, "b": {"props": {"v": 0, "w": 1}}, "c": {"props": {"v": 0}},
     "view": {"type": "view", "props": {"x": 0}}}
    """

  private static func play(_ commands: String) throws(SceneFault) -> SceneTrace {
    try played("own", commands, targets: targets, ticks: ticks(7, every: 4))
  }

  // MARK: Several targets

  @Test(
    "A stagger of a call with several targets starts them one after another",
    arguments: [
      #""v": 4, "duration": 1, "stagger": 0.25"#,
      #""v": 4, "duration": 1, "stagger": {"each": 0.25, "from": "start"}"#,
      #""base": {"v": 4, "duration": 1, "stagger": 0.25}"#,
    ])
  func stagger(words: String) throws {
    let trace = try Self.play(
      #"{"at": 0, "op": "add", "id": "s", "targets": ["a", "b", "c"], "params": {\#(words)}}"#)
    #expect(trace.warnings == [])
    #expect(trace.numbers("a.v") == [0, 1, 2, 3, 4, 4, 4])
    #expect(trace.numbers("b.v") == [0, 0, 1, 2, 3, 4, 4])
    #expect(trace.numbers("c.v") == [0, 0, 0, 1, 2, 3, 4])
    #expect(trace.results[0].answers == [.bool(true), .bool(true), .bool(true)])
  }

  @Test("The targets of a staggered call are of one type")
  func mixed() {
    let fault = #expect(throws: SceneFault.self) {
      try Self.play(
        #"{"at": 0, "op": "add", "targets": ["a", "view"], "params": {"duration": 1, "stagger": 1}}"#
      )
    }
    #expect(fault?.message.contains("of one type") == true)
  }

  @Test("The id of a call with several targets stands for all of its tweens")
  func control() throws {
    let trace = try Self.play(
      """
      {"at": 0, "op": "add", "id": "s", "targets": ["a", "b"], "params": {"v": 4, "duration": 1},
       "on": {"complete": []}},
      {"at": 0.25, "op": "pause", "id": "s"}, {"at": 0.5, "op": "resume", "id": "s"}
      """)
    #expect(trace.numbers("a.v") == [0, 1, 1, 2, 3, 4, 4])
    #expect(trace.numbers("b.v") == [0, 1, 1, 2, 3, 4, 4])
    #expect(trace.log.map(\.tween) == ["s", "s"])
  }

  // MARK: Reports

  @Test("Reports call a target by its name in the scene")
  func names() throws {
    let trace = try Self.play(
      """
      {"at": 0, "op": "add", "target": "b", "params": {"duration": 1, "vv": 2}},
      {"at": 0, "op": "add", "targets": ["a", "b"], "params": {"duration": 1, "v": "x"}},
      {"at": 0, "op": "add", "target": "view", "params": {"duration": 1, "durration": 2}},
      {"at": 0, "op": "addTimeline", "members": [
        {"op": "add", "target": "c", "params": {"duration": 1, "nowhere": 1}},
        {"op": "add", "targets": ["a", "b"], "params": {"duration": 1, "everywhere": 1}}]},
      {"at": 0, "op": "add", "target": "a", "params": {"duration": 0.25, "v": 1},
       "on": {"complete": [{"op": "add", "target": "c", "params": {"duration": 1, "u": 1}}]}}
      """)
    let starts = trace.warnings.map { $0.prefix { $0 != "=" } }
    #expect(
      starts == [
        "Tweener: b, \"vv\" ", "Tweener: a, \"v\" ", "Tweener: b, \"v\" ",
        "Tweener: view, \"durration\" ", "Tweener: c, \"nowhere\" ",
        "Tweener: a, b, \"everywhere\" ", "Tweener: c, \"u\" ",
      ])
    #expect(!trace.warnings.joined().contains("Model"))
  }

  @Test("A word that is null is reported, and not left out")
  func null() throws {
    let trace = try Self.play(
      """
      {"at": 0, "op": "add", "target": "a", "params": {"duration": 1, "delay": null, "v": 4}},
      {"at": 0, "op": "add", "target": "b", "params": {"duration": 1, "v": null, "w": 5}}
      """)
    #expect(trace.warnings.count == 2)
    #expect(trace.warnings.first?.hasPrefix("Tweener: a, \"delay\" = n") == true)
    #expect(trace.warnings.last?.hasPrefix("Tweener: b, \"v\" = n") == true)
    #expect(trace.numbers("a.v") == [0, 1, 2, 3, 4, 4, 4])
    #expect(trace.numbers("b.w") == [1, 2, 3, 4, 5, 5, 5])
  }
}
