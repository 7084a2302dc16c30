import Testing

@testable import TweenerPlay

@Suite("Timelines in scenes")
struct TimelineSceneTests {
  private static func play(
    _ engine: String, _ commands: String, rest: String = ""
  ) throws(SceneFault) -> SceneTrace {
    try played(
      engine, commands,
      targets: #"{"o": {"props": {"v": 0, "w": 0}}, "p": {"props": {"v": 0}}}"#,
      ticks: ticks(7, every: 4), rest: rest)
  }

  @Test("The intro pauses at its place in both directions, calls, and loses one number for good")
  func intro() throws {
    let scene = try SceneFile(BundledScene.intro).scenes[0]
    let trace = try ScenePlayer().play(scene)
    #expect(trace.warnings == [])
    #expect(
      trace.told == [
        "0.25 intro start", "0.25 in start", "0.5 show start", "1.25 in complete",
        "1.25 sound call", "1.5 show complete", "2.0 hop repeat", "2.5 intro pause",
        "3.0 intro resume", "3.0 fall start", "4.0 fall complete", "4.0 intro repeat",
        "5.0 fall reverseComplete", "5.0 intro pause", "5.0 shy start", "5.5 intro resume",
        "5.75 shy complete", "6.0 hop repeat", "6.75 sound call", "7.75 in reverseComplete",
        "7.75 intro complete",
      ])
    #expect(trace.numbers("title.alpha").last == 0.3)
    #expect(trace.numbers("card.x").last == 0)
  }

  @Test("Members have places, defaults, several targets and staggers; more are added in flight")
  func ownWords() throws {
    let trace = try Self.play(
      "own",
      """
      {"at": 0, "op": "addTimeline", "id": "T", "defaults": {"duration": 0.5}, "members": [
        {"op": "add", "id": "a", "targets": ["o", "p"], "params": {"v": 100, "stagger": 0.25}}]},
      {"at": 0.25, "op": "addTo", "id": "T", "members": [
        {"op": "add", "id": "b", "target": "o", "params": {"w": 10}, "at": 0.5}]}
      """)
    #expect(trace.warnings == [])
    #expect(trace.numbers("o.v") == [0, 50, 100, 100, 100, 100, 100])
    #expect(trace.numbers("p.v") == [0, 0, 50, 100, 100, 100, 100])
    #expect(trace.numbers("o.w") == [0, 0, 0, 5, 10, 10, 10])
  }

  @Test("An animation is paused, turned round and sought by its id")
  func control() throws {
    let trace = try Self.play(
      "own",
      """
      {"at": 0, "op": "addTimeline", "id": "T", "members": [
        {"op": "add", "id": "a", "target": "o", "params": {"v": 100, "duration": 1}},
        {"op": "label", "id": "here", "at": 0.75}]},
      {"at": 0.25, "op": "pause", "id": "T"},
      {"at": 0.5, "op": "seek", "id": "T", "value": "here"},
      {"at": 0.75, "op": "reverse", "id": "T"}
      """)
    #expect(trace.numbers("o.v") == [0, 25, 25, 75, 50, 25, 0])
    #expect(trace.results.dropFirst().first?.answer == .bool(true))
  }

  @Test("Keyframes are read in own scenes: lists, and pieces")
  func keyframes() throws {
    let trace = try Self.play(
      "own",
      """
      {"at": 0, "op": "add", "id": "a", "target": "o", "params": {"v": [0, 100, 50], "duration": 1}},
      {"at": 0, "op": "add", "id": "b", "target": "p",
       "params": {"keyframes": [{"v": 100, "duration": 0.5}, {"v": 0, "duration": 0.5}]}}
      """)
    #expect(trace.warnings == [])
    #expect(trace.numbers("o.v") == [0, 50, 100, 75, 50, 50, 50])
    #expect(trace.numbers("p.v") == [0, 50, 100, 50, 0, 0, 0])
  }

  @Test(
    "What is wrong in a timeline is told with its line and key",
    arguments: [
      (#"{"op": "fly"}"#, "members[0]", "is no member of a timeline"),
      (#"{"op": "add", "params": {"v": 1}}"#, "members[0]", "needs a target"),
      (#"{"op": "add", "target": "q"}"#, "members[0].target", "no target “q”"),
      (#"{"op": "label"}"#, "members[0]", "needs a name"),
      (#"{"op": "pause", "at": [1]}"#, "members[0].at", "a place is a number of seconds or a text"),
      (#"{"op": "timeline", "members": [{"op": "x"}]}"#, "members[0].members[0]", "no member"),
      (#"{"op": "add", "target": "o", "on": {"arrive": []}}"#, "members[0]", "no event “arrive”"),
    ])
  func broken(member: String, path: String, words: String) {
    let fault = #expect(throws: SceneFault.self) {
      try Self.play("own", #"{"at": 0, "op": "addTimeline", "id": "T", "members": [\#(member)]}"#)
    }
    #expect(fault?.path == "commands[0].\(path)")
    #expect(fault?.position?.line == 3)
    #expect(fault?.message.contains(words) == true, "\(fault?.message ?? "")")
  }

  @Test("A timeline that is not there, or is none, cannot grow")
  func growsNothing() {
    for command in [
      #"{"at": 0, "op": "addTo", "id": "T", "members": []}"#,
      #"{"at": 0, "op": "add", "id": "T", "target": "o", "params": {"v": 1, "duration": 1}}, {"at": 0, "op": "addTo", "id": "T"}"#,
    ] {
      #expect(throws: SceneFault.self) { try Self.play("own", command) }
    }
  }

  // MARK: GSAP

  @Test("GSAP's children inherit defaults, and are at labels, in timelines and beside others")
  func original() throws {
    let trace = try Self.play(
      "gsap",
      """
      {"at": 0, "op": "timeline", "id": "T", "vars": {"defaults": {"duration": 0.5, "ease": "none"}},
       "children": [
        {"op": "addLabel", "id": "in", "position": 0.25},
        {"op": "timeline", "id": "N", "position": "in", "children": [
          {"op": "to", "id": "a", "target": "o", "vars": {"v": 100}, "on": {"complete": []}}]},
        {"op": "call", "id": "c", "position": "<0.25"},
        {"op": "to", "id": "b", "targets": ["o", "p"], "vars": {"w": 10, "stagger": 0.25}, "position": 0}],
       "on": {"complete": []}}
      """)
    #expect(trace.numbers("o.v") == [0, 0, 50, 100, 100, 100, 100])
    #expect(trace.numbers("o.w") == [0, 5, 10, 10, 10, 10, 10])
    #expect(trace.told == ["0.5 c call", "0.75 a complete", "0.75 T complete"])
  }

  @Test("GSAP's keyframes by percentage, each with its ease, and other properties beside them")
  func percentages() throws {
    let trace = try Self.play(
      "gsap",
      """
      {"at": 0, "op": "to", "id": "a", "target": "o", "vars": {"duration": 1, "ease": "none", "w": 10,
       "keyframes": {"50%": {"v": 100, "ease": "none"}, "100%": {"v": 0}, "easeEach": "power1.in"}}}
      """)
    #expect(trace.numbers("o.v") == [0, 50, 100, 75, 0, 0, 0])
    #expect(trace.numbers("o.w") == [0, 2.5, 5, 7.5, 10, 10, 10])
  }

  @Test("GSAP's animations are turned round by `reversed`, by a negative scale and by `play`")
  func turns() throws {
    let trace = try Self.play(
      "gsap",
      """
      {"at": 0, "op": "to", "id": "a", "target": "o", "vars": {"duration": 1, "ease": "none", "v": 100}},
      {"at": 0.5, "op": "call", "id": "a", "method": "timeScale", "args": [-2]},
      {"at": 0.5, "op": "call", "id": "a", "method": "timeScale", "args": [1]},
      {"at": 0.75, "op": "call", "id": "a", "method": "reversed", "args": [true]},
      {"at": 1.25, "op": "call", "id": "a", "method": "play", "args": [0.75]}
      """, rest: #", "recordAnim": {"a": ["timeScale"]}"#)
    #expect(trace.numbers("o.v") == [0, 25, 50, 75, 50, 25, 100])
    #expect(trace.numbers("#a.timeScale").dropFirst() == [1, 1, 1, -1, -1, 1])
  }
}
