import Testing

@testable import TweenerPlay

/// Words of the originals that the engine plays rightly once they are read rightly. What is expected was
/// worked out from what the originals do.
@Suite("The originals' words")
struct OriginalWordsTests {
  private static func log(_ trace: SceneTrace) -> [String] {
    trace.log.map { "\($0.instant ?? -1) in \($0.time) \($0.event)" }
  }

  // MARK: Several targets

  private static let two = #"{"a": {"props": {"v": 0}}, "b": {"props": {"v": 0}}}"#
  private static let queries = """
    {"at": 0, "op": "add", "target": "a", "params": {"v": 1, "duration": 1}},
    {"at": 0, "op": "isTweening", "targets": ["a", "b"]},
    {"at": 0.5, "op": "pauseMany", "targets": ["b", "a"]}
    """

  @Test("A call with several targets has an answer for each")
  func answers() throws {
    let trace = try played("gldtween", Self.queries, targets: Self.two)
    #expect(trace.results.map(\.answer) == [.bool(true), .bool(true), .bool(true)])
    #expect(
      trace.results.map(\.answers) == [
        [], [.bool(true), .bool(false)], [.bool(false), .bool(true)],
      ])
  }

  @Test(
    "The check takes them as one answer, as a list, or one by one",
    arguments: [
      (#"{"targets": ["a", "b"], "result": true"#, true),
      (#"{"targets": ["a", "b"], "result": false"#, false),
      (#"{"targets": ["a", "b"], "result": [true, false]"#, true),
      (#"{"targets": ["a", "b"], "result": [true, true]"#, false),
      (
        #"{"targets": ["a"], "result": true, "t": 0, "op": "isTweening"}, {"targets": ["b"], "result": false"#,
        true
      ),
      (
        #"{"targets": ["a"], "result": true, "t": 0, "op": "isTweening"}, {"targets": ["b"], "result": true"#,
        false
      ),
    ])
  func answersAreCompared(result: String, isAccepted: Bool) throws {
    let expected = """
      , "expected": {"columns": ["t", "a.v", "b.v"], "rows": [], "log": [],
       "results": [{"t": 0, "op": "add", "targets": ["a"], "result": true},
                   \(result), "t": 0, "op": "isTweening"},
                   {"t": 0.5, "op": "pauseMany", "targets": ["b", "a"], "result": [false, true]}]}
      """
    let text = sceneText(
      "gldtween", Self.queries, targets: Self.two, ticks: "[0, 1]", rest: expected)
    var scene = try SceneFile(text).scenes[0]
    let rows = try ScenePlayer().play(scene).rows
    scene.expected?.rows = rows
    #expect((SceneCheck().verdict(on: scene).kind == .matches) == isAccepted)
  }

  // MARK: Tweener

  @Test("An extra that nobody knows is a fault", arguments: ["tweener", "gsap", "gldtween"])
  func unknownExtra(engine: String) {
    let fault = #expect(throws: SceneFault.self) {
      try played(engine, "", rest: #", "register": ["wobble"]"#)
    }
    #expect(fault?.path == "register")
    #expect(fault?.message.contains("“wobble”") == true)
    #expect(fault?.position != nil)
  }

  @Test("`curve` bends a way by control points, `quad` is a transition, `snap10` takes a text")
  func extras() throws {
    let trace = try played(
      "tweener",
      """
      {"at": 0, "op": "add", "target": "o", "params": {"time": 1, "transition": "linear", "x": 96,
       "y": 40, "z": 96, "_bezier": [{"y": 100}], "_snap10": "x, z"}},
      {"at": 0, "op": "add", "target": "q", "params": {"time": 1, "transition": "quad", "x": 16}}
      """,
      targets: #"{"o": {"props": {"x": 0, "y": 0, "z": 0}}, "q": {"props": {"x": 0}}}"#,
      rest: #", "register": ["curve", "quad", "snap10"]"#)
    #expect(trace.warnings == [])
    #expect(trace.numbers("o.x") == [0, 20, 50, 70, 96])
    #expect(trace.numbers("o.z") == [0, 20, 50, 70, 96])
    #expect(trace.numbers("o.y") == [0, 40, 60, 60, 40])
    #expect(trace.numbers("q.x") == [0, 1, 4, 9, 16])
  }

  @Test("`onError` is an event that does not come, and `_frame` a whole number")
  func errorsAndFrames() throws {
    let trace = try played(
      "tweener",
      """
      {"at": 0, "op": "add", "target": "o", "params": {"time": 1, "transition": "linear", "_frame": 7},
       "on": {"error": [], "complete": []}}
      """,
      targets: #"{"o": {"props": {"currentFrame": 1}}}"#, rest: #", "register": ["display"]"#)
    #expect(trace.warnings == [])
    #expect(trace.numbers("o.currentFrame") == [1, 3, 4, 6, 7])
    #expect(trace.log.map(\.event) == ["complete"])
  }

  private static func caller(_ parameters: String, ticks: String) throws -> [String] {
    let on = #""on": {"start": [], "update": [], "complete": []}"#
    return log(
      try played(
        "tweener", "{\"at\": 0, \"op\": \"addCaller\", \"params\": \(parameters), \(on)}",
        ticks: ticks))
  }

  @Test("A caller's calls are spread by its transition")
  func callers() throws {
    let ticks = "[0, 0.5, 1, 1.5]"
    #expect(
      try Self.caller(
        #"{"time": 1, "count": 4, "delay": 0.5, "transition": "easeInQuad"}"#, ticks: ticks)
        == [
          "0.5 in 0.5 start", "0.5625 in 1.0 update", "0.75 in 1.0 update", "1.0625 in 1.5 update",
          "1.5 in 1.5 update", "1.5 in 1.5 complete",
        ])
    // Without one it is the original's usual curve: nearly all calls come at once.
    let usual = try Self.caller(#"{"time": 1, "count": 4}"#, ticks: "[0, 0.5, 0.875, 1, 1.5]")
    #expect(
      usual.map { $0.split(separator: " ")[2] } == ["0.5", "0.875", "1.0", "1.0", "1.0", "1.0"])
  }

  @Test("A call is never before the one it follows; one that waits for frames has its own tick")
  func callersInOrder() throws {
    let back = try Self.caller(
      #"{"time": 1, "count": 4, "transition": "easeOutBack"}"#, ticks: "[0, 0.5, 1, 1.5]")
    let instants = back.compactMap { $0.split(separator: " ").first.flatMap { Double($0) } }
    #expect(back.count == 6)
    #expect(instants == instants.sorted())
    let frames = try Self.caller(
      #"{"time": 0.5, "count": 4, "waitFrames": true, "transition": "linear"}"#,
      ticks: "[0, 0.25, 0.5, 0.75, 1, 1.25]")
    #expect(
      frames.filter { $0.hasSuffix("update") }.map { $0.split(separator: " ")[2] }
        == ["0.25", "0.5", "0.75", "1.0"])
  }

  @Test("`updateTime` dates what follows to the clock; the ticks are as they were")
  func updateTime() throws {
    let trace = try played(
      "tweener",
      """
      {"at": 0, "op": "add", "id": "A", "target": "o", "on": {"update": [], "complete": []},
       "params": {"time": 0.375, "transition": "linear", "v": 96}},
      {"at": 0.375, "op": "updateTime"},
      {"at": 0.375, "op": "add", "target": "o",
       "params": {"time": 0.5, "transition": "linear", "w": 110}}
      """)
    #expect(trace.numbers("o.v") == [0, 64, 96, 96, 96])
    #expect(trace.numbers("o.w") == [10, 10, 35, 85, 110])
    #expect(
      Self.log(trace) == ["0.25 in 0.25 update", "0.375 in 0.5 update", "0.375 in 0.5 complete"])
  }

  @Test("`updateTime` does not update twice in one tick")
  func updatesOnce() throws {
    let trace = try played(
      "tweener",
      """
      {"at": 0, "op": "add", "id": "A", "target": "o", "on": {"update": []},
       "params": {"time": 1, "transition": "linear", "v": 96}},
      {"at": 0.375, "op": "updateTime"}
      """)
    #expect(trace.log.map(\.time) == [0.25, 0.5, 0.75, 1])
  }

  // MARK: GSAP

  @Test("Eases as version 2 wrote them, and a text for the truth in `steps`")
  func eases() throws {
    for (old, new) in [
      ("Power2.easeOut", "power2.out"), ("Back.easeIn", "back.in"),
      ("Back.easeInOut(2)", "back.inOut(2)"), ("Linear.easeIn", "none"),
      ("Elastic.easeOut(1, 0.4)", "elastic.out(1,0.4)"), ("steps(5,false)", "steps(5,true)"),
      ("steps(5,0)", "steps(5)"),
    ] {
      let (left, right) = (GSAPEase.curve(old), GSAPEase.curve(new))
      for t in [0, 0.1, 0.35, 0.5, 0.85, 1] { #expect(left?(t) == right?(t), "\(old)") }
      #expect(left != nil)
    }
    #expect(GSAPEase.curve("steps(5,false)")?(0.1) == 0.2)
    for wrong in ["Power2", "Power2.out", "power2.easeOut", "Power2.easeOut.config"] {
      #expect(GSAPEase.curve(wrong) == nil, "\(wrong)")
    }
  }

  @Test("`iteration` and `totalProgress` count all plays, and move within the one that runs")
  func iterations() throws {
    let trace = try played(
      "gsap",
      """
      {"at": 0, "op": "to", "id": "A", "target": "o",
       "vars": {"duration": 0.5, "repeat": 1, "repeatDelay": 0.25, "ease": "none", "v": 100}},
      {"at": 1, "op": "call", "id": "A", "method": "iteration", "args": [2]},
      {"at": 1, "op": "call", "id": "A", "method": "totalProgress", "args": [0.9]}
      """, rest: #", "recordAnim": {"A": ["iteration", "totalProgress"]}"#)
    #expect(trace.numbers("#A.iteration").dropFirst() == [1, 1, 1, 2])
    #expect(trace.numbers("#A.totalProgress").dropFirst() == [0.2, 0.4, 0.6, 0.8])
    let last = try #require(trace.results.last)
    #expect(abs((last.changed["#A.totalProgress"]?.number ?? 0) - 0.9) < 1e-9)
    #expect(abs((last.changed["o.v"]?.number ?? 0) - 75) < 1e-9)
    let jumped = try played(
      "gsap",
      """
      {"at": 0, "op": "to", "id": "A", "target": "o", "vars": {"ease": "none", "repeat": 3, "v": 100}},
      {"at": 0.25, "op": "call", "id": "A", "method": "iteration", "args": [3]}
      """, rest: #", "recordAnim": {"A": ["iteration", "totalTime"]}"#)
    #expect(jumped.numbers("#A.iteration").dropFirst().first == 1)
    #expect(jumped.results.last?.changed["#A.totalTime"] == .number(1.25))
  }

  @Test("`kill` with properties takes these from the animation")
  func killProperties() throws {
    let tween =
      #"{"at": 0, "op": "to", "id": "A", "target": "o", "vars": {"duration": 1, "ease": "none", "v": 100, "w": 20}}"#
    let kill = #"{"at": 0.5, "op": "kill", "id": "A", "target": "o", "props": "v"}"#
    let trace = try played("gsap", "\(tween), \(kill)")
    #expect(trace.numbers("o.v") == [0, 25, 50, 50, 50])
    #expect(trace.numbers("o.w") == [10, 12.5, 15, 17.5, 20])
    let other = tween.replacing(#""id": "A""#, with: #""id": "B""#)
    let fault = #expect(throws: SceneFault.self) {
      try played("gsap", "\(tween), \(other), \(kill)")
    }
    #expect(fault?.isNotYet == true)
  }

  /// The starts of six targets, in eighths of a second.
  private static func starts(_ stagger: String) throws -> [Double] {
    let targets = (0..<6).map { "\"t\($0)\": {\"props\": {\"v\": 0}}" }.joined(separator: ",")
    let names = (0..<6).map { "\"t\($0)\"" }.joined(separator: ",")
    let trace = try played(
      "gsap",
      """
      {"at": 0, "op": "to", "targets": [\(names)],
       "vars": {"duration": 1, "ease": "none", "v": 8, "stagger": \(stagger)}}
      """, targets: "{\(targets)}", ticks: "[0, 1]")
    return (0..<6).map { 8 - trace.numbers("t\($0).v")[1] }
  }

  @Test(
    "Staggers in a grid, along an axis, from a place",
    arguments: [
      (#"{"each": 0.125, "grid": [2, 3], "axis": "x"}"#, [0, 1.5, 3, 0, 1.5, 3]),
      (#"{"each": 0.125, "grid": [3, 2], "axis": "y"}"#, [0, 0, 1.5, 1.5, 3, 3]),
      (#"{"amount": 0.5, "grid": [2, 3], "axis": "y", "from": "end"}"#, [4, 4, 4, 0, 0, 0]),
      (#"{"amount": 0.5, "grid": [2, 3], "axis": "x", "from": "center"}"#, [4, 0, 4, 4, 0, 4]),
      (#"{"amount": 0.5, "grid": [2, 3], "axis": "x", "from": 4}"#, [4, 0, 4, 4, 0, 4]),
      (#"{"amount": 0.5, "grid": [2, 3], "axis": "x", "from": [1, 0]}"#, [4, 2, 0, 4, 2, 0]),
      (#"{"each": 0.125, "base": 0.125}"#, [1, 2, 3, 4, 5, 6]),
    ])
  func staggers(stagger: String, starts: [Double]) throws {
    for (found, wanted) in zip(try Self.starts(stagger), starts) {
      #expect(abs(found - wanted) < 1e-6, "\(found) for \(wanted)")
    }
  }

  @Test("A grid without an axis counts the straight way")
  func diagonal() throws {
    let starts = try Self.starts(#"{"amount": 1, "grid": [2, 3]}"#)
    let longest = 5.0.squareRoot()
    let ways = [0, 1, 2, 1, 2.0.squareRoot(), longest]
    for (start, way) in zip(starts, ways) { #expect(abs(start - way / longest * 8) < 1e-6) }
  }

  @Test("Numbers and colours in a text move; the words are those of the end")
  func texts() throws {
    let trace = try played(
      "gsap",
      """
      {"at": 0, "op": "to", "target": "o", "vars": {"duration": 1, "ease": "none",
       "color": "rgb(0,0,255)", "size": "20px 0px", "name": "b", "wide": "+=10em"}},
      {"at": 0, "op": "from", "target": "p", "vars": {"duration": 1, "ease": "none", "size": "0%"}}
      """,
      targets: """
        {"o": {"props": {"color": "#ff0000", "size": "10px 20px", "name": "a", "wide": "5em"}},
         "p": {"props": {"size": "50%"}}}
        """, ticks: "[0, 0.25, 0.5, 1]")
    #expect(trace.warnings == [])
    #expect(
      trace.values("o.color").map(\.text)
        == ["#ff0000", "rgba(191,0,64,1)", "rgba(128,0,128,1)", "rgb(0,0,255)"])
    #expect(
      trace.values("o.size").map(\.text)
        == ["10px 20px", "12.5px 15px", "15px 10px", "20px 0px"])
    #expect(trace.values("o.name").map(\.text) == ["a", "b", "b", "b"])
    #expect(trace.values("o.wide").map(\.text) == ["5em", "7.5em", "10em", "15em"])
    #expect(trace.values("p.size").map(\.text) == ["50%", "12.5%", "25%", "50%"])
  }
}
