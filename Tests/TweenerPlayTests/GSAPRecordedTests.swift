import Testing

@testable import TweenerPlay

/// Words and methods of GSAP 3.12.7. What is expected was recorded from the running original, tick by tick, eight a
/// second; the last value stays.
@Suite("GSAP's words as they were recorded")
struct GSAPRecordedTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let commands: String
    let v: [Double]
    let w: [Double]
    var testDescription: String { commands }

    init(commands: String, v: [Double], w: [Double] = [4, 4]) {
      (self.commands, self.v, self.w) = (commands, v, w)
    }

    /// A tween of a second and an even ease, and what it is called with later.
    init(
      _ vars: String, as operation: String = "to", rest: String = "",
      calls: [(at: Double, method: String, arguments: String)] = [], v: [Double],
      w: [Double] = [4, 4]
    ) {
      let tween = """
        {"at": 0, "op": "\(operation)", "id": "A", "target": "o",
         "vars": {\(vars), "ease": "none", "duration": 1}\(rest)}
        """
      let later = calls.map {
        #"{"at": \#($0), "op": "call", "id": "A", "method": "\#($1)", "args": [\#($2)]}"#
      }
      self.init(commands: ([tween] + later).joined(separator: ",\n"), v: v, w: w)
    }
  }

  /// A timeline of two members with a label between them.
  private static let timeline = #"""
    {"at": 0, "op": "timeline", "id": "TL", "vars": {}, "children": [
     {"op": "to", "id": "A", "target": "o", "vars": {"v": 50, "duration": 0.5, "ease": "none"}},
     {"op": "addLabel", "id": "x"},
     {"op": "to", "id": "B", "target": "o", "vars": {"w": 10, "ease": "none", "duration": 1}}]},
    """#

  static let cases: [Case] = [
    Case(#""v": "+=40""#, as: "from", v: [10, 45, 40, 35, 30, 25, 20, 15, 10]),
    Case(
      #""v": "*=3", "w": "-=2""#, as: "from", v: [10, 27.5, 25, 22.5, 20, 17.5, 15, 12.5, 10],
      w: [4, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 3.75, 4]),
    Case(
      #""v": "-=5""#, as: "fromTo", rest: #", "from": {"v": "+=20"}"#,
      v: [10, 29.375, 28.75, 28.125, 27.5, 26.875, 26.25, 25.625, 25]),
    Case(#""v": "+=40", "startAt": {"v": 0}"#, v: [10, 5, 10, 15, 20, 25, 30, 35, 40]),
    Case(
      #""v": 50, "delay": 0.25, "startAt": {"w": 8, "v": 2}"#,
      v: [10, 10, 2, 8, 14, 20, 26, 32, 38, 44, 50], w: [4, 4, 8]),
    Case(#""v": 50, "runBackwards": true"#, v: [10, 45, 40, 35, 30, 25, 20, 15, 10]),
    Case(
      #""v": 50, "reversed": true"#,
      rest: #", "on": {"start": [], "complete": [], "reverseComplete": []}"#,
      calls: [(0.5, "play", "")], v: [10, 10, 10, 10, 10, 15, 20, 25, 30, 35, 40, 45, 50]),
    Case(
      #""v": 15.5, "w": 9, "snap": "v,w""#, v: [10, 11, 11, 12, 13, 13, 14, 15, 16],
      w: [4, 5, 5, 6, 7, 7, 8, 8, 9]),
    Case(
      #""v": 50, "snap": {"v": {"values": [20, 40], "radius": 4}}"#,
      v: [10, 15, 20, 25, 30, 35, 40, 45, 50]),
    Case(
      #""v": 50, "snap": {"v": {"increment": 8, "radius": 2}}"#,
      v: [10, 16, 20, 24, 32, 35, 40, 45, 48]),
    Case(
      #""v": 15.5, "w": 9, "roundProps": {"v": 2, "w": 0.5}"#,
      v: [10, 10, 12, 12, 12, 14, 14, 14, 16], w: [4, 4.5, 5.5, 6, 6.5, 7, 8, 8.5, 9]),
    Case(
      #""v": 50"#, calls: [(0.5, "pause", "0.25"), (1, "resume", "")],
      v: [10, 15, 20, 25, 30, 20, 20, 20, 20, 25, 30, 35, 40, 45, 50]),
    Case(
      #""v": 50"#, calls: [(0.5, "pause", ""), (1, "resume", "0.75"), (1, "resume", "0.75")],
      v: [10, 15, 20, 25, 30, 30, 30, 30, 30, 35, 40, 45, 50]),
    Case(
      #""v": 50"#, calls: [(0.5, "paused", "true"), (1, "paused", "false")],
      v: [10, 15, 20, 25, 30, 30, 30, 30, 30, 35, 40, 45, 50]),
    Case(
      #""v": 50"#, rest: #", "on": {"reverseComplete": []}"#, calls: [(0.5, "reverse", "0")],
      v: [10, 15, 20, 25, 30, 45, 40, 35, 30, 25, 20, 15, 10]),
    Case(
      #""v": 50, "repeat": 1"#, calls: [(0.5, "totalDuration", "4")],
      v: [10, 15, 20, 25, 30, 32.5, 35, 37.5, 40, 42.5, 45, 47.5, 50, 12.5, 15, 17.5, 20]),
    Case(
      #""v": 50, "w": 9"#, calls: [(0.5, "kill", #"null, "v""#)], v: [10, 15, 20, 25, 30],
      w: [4, 4.625, 5.25, 5.875, 6.5, 7.125, 7.75, 8.375, 9]),
    Case(#""v": 50"#, calls: [(0.5, "revert", "")], v: [10, 15, 20, 25, 30, 10]),
    Case(
      commands: #"""
        \#(timeline)
        {"at": 0.25, "op": "call", "id": "TL", "method": "pause", "args": []},
        {"at": 0.5, "op": "call", "id": "TL", "method": "tweenTo", "args": ["x"]}
        """#, v: [10, 20, 30, 30, 30, 40, 50]),
    Case(
      commands: #"""
        \#(timeline)
        {"at": 0.5, "op": "call", "id": "TL", "method": "tweenFromTo", "args": [1, "x"]}
        """#, v: [10, 20, 30, 40, 50], w: [4, 4, 4, 4, 4, 6.25, 5.5, 4.75, 4]),
    Case(
      #""keyframes": {"v": [0, 10, 4]}, "delay": 0.5"#,
      v: [10, 10, 10, 10, 0, 1.25, 5, 8.75, 10, 9.25, 7, 4.75, 4]),
  ]

  private static func play(
    _ commands: String, targets: String = #"{"o": {"props": {"v": 10, "w": 4}}}"#,
    rest: String = ""
  ) throws(SceneFault) -> SceneTrace {
    try played("gsap", commands, targets: targets, ticks: ticks(17, every: 8), rest: rest)
  }

  /// Ticks in which a column is not what was recorded. The first row shows at once what GSAP shows with the next tick.
  private static func differing(
    _ trace: SceneTrace, _ name: String, _ values: [Double]
  ) throws -> [Double] {
    let column = try #require(trace.columns.firstIndex(of: name))
    return trace.rows.enumerated().dropFirst().compactMap { index, row in
      let wanted = index < values.count ? values[index] : values[values.count - 1]
      let isNear = abs((row[column].number ?? .nan) - wanted) < 1e-5
      return isNear ? nil : row[0].number
    }
  }

  @Test("Properties move as in the original", arguments: cases)
  func recorded(_ given: Case) throws {
    let trace = try Self.play(given.commands)
    #expect(trace.warnings == [])
    #expect(try Self.differing(trace, "o.v", given.v) == [])
    #expect(try Self.differing(trace, "o.w", given.w) == [])
  }

  private static let three = """
    {"a": {"props": {"v": 0}}, "b": {"props": {"v": 1}}, "c": {"props": {"v": 2}}}
    """

  @Test("Keyframes of several targets are one member of a timeline, with a stagger and without")
  func keyframes() throws {
    let member = #""op": "to", "id": "A", "targets": ["a", "b", "c"], "on": {"complete": []}"#
    let staggered = try Self.play(
      """
      {"at": 0, "op": "timeline", "id": "T", "children": [
       {\(member), "position": 0.25, "vars": {"keyframes": {"v": [0, 10, 4]}, "duration": 0.5,
        "stagger": 0.25, "ease": "none"}},
       {"op": "to", "target": "a", "vars": {"v": 20, "duration": 0.5, "ease": "none"}}]}
      """, targets: Self.three)
    let parts: [(String, [Double])] = [
      ("a.v", [0, 0, 0, 5, 10, 7, 4, 4, 4, 4, 4, 8, 12, 16, 20]),
      ("b.v", [1, 1, 1, 1, 0, 5, 10, 7, 4]), ("c.v", [2, 2, 2, 2, 2, 2, 0, 5, 10, 7, 4]),
    ]
    for (name, values) in parts { #expect(try Self.differing(staggered, name, values) == []) }
    #expect(staggered.log.map(\.time) == [1.25])
    let together = try Self.play(
      """
      {"at": 0, "op": "timeline", "id": "T", "children": [
       {\(member), "vars": {"keyframes": [{"v": 8, "duration": 0.25}, {"v": 2, "duration": 0.5}],
        "ease": "none", "duration": 1}}]}
      """, targets: Self.three)
    for (name, values) in [
      ("a.v", [0, 3, 6, 7.625, 6.5, 5.375, 4.25, 3.125, 2]),
      ("c.v", [2, 4.25, 6.5, 7.625, 6.5, 5.375, 4.25, 3.125, 2]),
    ] {
      #expect(try Self.differing(together, name, values) == [])
    }
    #expect(together.log.map(\.time) == [1])
  }

  @Test("A method without arguments asks")
  func getters() throws {
    let wanted: [(String, SceneValue)] = [
      ("progress", .number(0.375)), ("time", .number(0.375)), ("totalTime", .number(0.375)),
      ("totalProgress", .number(0.375 / 2.25)), ("iteration", .number(1)),
      ("duration", .number(1)), ("totalDuration", .number(2.25)), ("timeScale", .number(1)),
      ("paused", .bool(false)), ("reversed", .bool(false)), ("isActive", .bool(true)),
      ("delay", .number(0.125)), ("repeat", .number(1)), ("repeatDelay", .number(0.25)),
      ("yoyo", .bool(true)),
    ]
    let calls = wanted.map { #", {"at": 0.5, "op": "call", "id": "A", "method": "\#($0.0)"}"# }
    let trace = try Self.play(
      """
      {"at": 0, "op": "to", "id": "A", "target": "o", "vars": {"v": 50, "repeat": 1,
       "repeatDelay": 0.25, "delay": 0.125, "yoyo": true, "ease": "none", "duration": 1}}
      """ + calls.joined(), rest: #", "recordAnim": {"A": ["totalDuration", "delay", "yoyo"]}"#)
    for (result, (method, value)) in zip(trace.results.dropFirst(), wanted) {
      #expect(result.answer == value, "\(method)")
    }
    #expect(
      trace.rows.last.map { Array($0.suffix(3)) } == [.number(2.25), .number(0.125), .bool(true)])
  }

  @Test("`isTweening` counts what runs, and not what waits or is paused")
  func isTweening() throws {
    let asks = [0, 0.25, 0.5, 1, 1.5].map {
      #", {"at": \#($0), "op": "isTweening", "target": "o"}"#
    }
    let trace = try Self.play(
      """
      {"at": 0, "op": "to", "id": "A", "target": "o", "vars": {"v": 50, "delay": 0.25, "duration": 1}},
      {"at": 0.75, "op": "call", "id": "A", "method": "paused", "args": [true]},
      {"at": 1.25, "op": "call", "id": "A", "method": "paused", "args": [false]}
      """ + asks.joined())
    let answers = trace.results.filter { $0.operation == "isTweening" }.map(\.answer)
    #expect(answers == [.bool(false), .bool(true), .bool(true), .bool(false), .bool(true)])
  }

  @Test("Labels and pauses are added to a timeline by its methods; the global timeline is paused")
  func methods() throws {
    let trace = try Self.play(
      """
      {"at": 0, "op": "timeline", "id": "T", "children": [
       {"op": "to", "target": "o", "vars": {"v": 50, "duration": 1, "ease": "none"}}]},
      {"at": 0, "op": "call", "id": "T", "method": "addLabel", "args": ["x", 0.75]},
      {"at": 0, "op": "call", "id": "T", "method": "addPause", "args": [0.5]},
      {"at": 1, "op": "call", "id": "T", "method": "play", "args": ["x"]},
      {"at": 1.125, "op": "globalTimeline", "method": "paused", "args": [true]},
      {"at": 1.5, "op": "globalTimeline", "method": "paused", "args": [false]}
      """)
    #expect(
      try Self.differing(
        trace, "o.v", [10, 15, 20, 25, 30, 30, 30, 30, 30, 45, 45, 45, 45, 50]) == [])
  }

  @Test("What this package cannot do to a tween that plays is said by name")
  func missing() {
    for method in ["delay", "repeat", "yoyo", "invalidate"] {
      let fault = #expect(throws: SceneFault.self) {
        try Self.play(
          """
          {"at": 0, "op": "to", "id": "A", "target": "o", "vars": {"v": 50}},
          {"at": 0, "op": "call", "id": "A", "method": "\(method)", "args": [1]}
          """)
      }
      #expect(fault?.isNotYet == true)
      #expect(fault?.message.contains(method) == true)
    }
  }
}
