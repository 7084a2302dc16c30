import Testing

@testable import Tweener

private final class Box {
  var x = 0.0
}

@Suite("A problem")
struct TweenProblemTests {
  private func expect(
    _ problem: TweenProblem, _ line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(problem.description == "Tweener: " + line, sourceLocation: sourceLocation)
  }

  @Test("prints target type, key, value, fault and remedy in one line")
  func lines() {
    let key: TweenKey = "alhpa"
    let path: TweenKey = .path(\Box.x)
    expect(
      .unknownProperty(
        key: key, value: 0.5, targetType: Box.self, known: ["x", "alpha"], isRegistered: false),
      "Box, \"alhpa\" = 0.5: no such property; did you mean \"alpha\"?")
    expect(
      .unknownProperty(
        key: "durration", value: 2, targetType: Box.self, known: [], isRegistered: false),
      "Box, \"durration\" = 2: no such property; did you mean \"duration\"?")
    expect(
      .unknownProperty(
        key: "wobble", value: 2, targetType: Box.self, known: ["alpha"], isRegistered: false),
      "Box, \"wobble\" = 2: no such property; list it in tweenProperties, or give a key path")
    expect(
      .wrongPropertyType(key: path, value: "far", expected: Double.self, targetType: Box.self),
      "Box, \\Box.x = \"far\": a value of type String; "
        + "the property holds Double; give one, or a TweenValue of it")
    expect(
      .notFinite(key: "x", value: Double.nan, targetType: Box.self),
      "Box, \"x\" = nan: not finite; give finite numbers; the property does not move")
    expect(
      .sameComponent(key: "frame", winner: "x", targetType: Box.self),
      "Box, \"frame\": \"x\" of the same call writes one of its components; "
        + "\"x\" keeps the component; leave out one of the two")
    expect(
      .sameComponent(key: "x", winner: path, targetType: Box.self),
      "Box, \"x\": \\Box.x of the same call writes one of its components; "
        + "\\Box.x keeps the component; leave out one of the two")
    expect(
      .advanceFromCallback(),
      "advance was called from a callback; "
        + "the call is ignored; a callback already sees the time of its own instant")
    expect(
      .timeInPast(requested: 1, now: 2.5),
      "1.0: advance(to:) was given a time in the past; it is 2.5 s already; the call is ignored")
    expect(
      .tooManyGenerations(time: 1.5),
      "callbacks at 1.5 s added work for the same instant 10,000 times; "
        + "the rest waits for the next advance; give the tweens a duration or a delay")
    expect(
      .nameTaken(name: "inQuad", what: "easing"),
      "\"inQuad\": this easing is registered already; "
        + "the new registration counts; choose another name to keep both")
    expect(
      .nameTaken(name: "Colours", what: "plugin", replaces: false),
      "\"Colours\": this plugin is registered already; "
        + "the first registration stays; register it once")
  }

  @Test("of a value that a splitter refuses says so")
  func splitter() {
    let tweener = Tweener()
    var messages: [String] = []
    tweener.onProblem = { messages.append($0.message) }
    tweener.registerPropertySplitter("scale", for: Box.self) { _ in nil }
    tweener.addTween(Box(), ["scale": "big"])
    #expect(
      messages == [
        "Tweener: Box, \"scale\" = \"big\": the property splitter refused the value; "
          + "give a value that it can split"
      ])
  }

  @Test("of a word that a splitter answers with says so, and the rest of the answer counts")
  func wordsOfSplitters() {
    let tweener = Tweener()
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    tweener.registerPropertySplitter("place", for: Box.self) {
      [.duration: 2, "time": 3, .path(\Box.x): $0]
    }
    let box = Box()
    let tween = tweener.addTween(box, [.duration: 1, "place": 5])
    tweener.advance(by: 0.5)
    #expect(box.x == 2.5 && tween.duration == 1)
    #expect(problems.map(\.key) == ["duration", "time"])
    #expect(problems.map(\.value) == ["2", "3"] && problems.first?.targetType == "Box")
    #expect(problems.first?.fault.contains("\"place\"") == true)
    #expect(problems.first?.remedy.contains("in the call") == true)
  }

  @Test("is an Error, comparable, and holds its parts")
  func parts() throws {
    let problem = TweenProblem.unknownProperty(
      key: "alhpa", value: 0.5, targetType: Box.self, known: ["alpha"], isRegistered: false)
    #expect(problem.kind == .unknownProperty)
    #expect(problem.key == "alhpa")
    #expect(problem.value == "0.5")
    #expect(problem.targetType == "Box")
    #expect(problem.suggestion == "alpha")
    #expect(
      problem
        == .unknownProperty(
          key: "alhpa", value: 0.5, targetType: Box.self, known: ["alpha"], isRegistered: false))
    #expect(
      problem
        != .unknownProperty(
          key: "alhpa", value: 1.5, targetType: Box.self, known: ["alpha"], isRegistered: false))
    #expect(throws: problem) { throw problem }
  }
}

#if compiler(>=6.2) && (os(macOS) || os(Linux) || os(FreeBSD) || os(Windows))
  @Suite("The default report")
  struct StandardErrorReportTests {
    @Test("is one line on standard error, and nothing on standard output")
    func line() async throws {
      let result = try #require(
        await #expect(
          processExitsWith: .success,
          observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
          CLibrary.writeToStandardError(
            TweenProblem.nameTaken(name: "näme", what: "easing").description)
          CLibrary.writeToStandardError(TweenProblem.advanceFromCallback().description)
        })
      let lines = [TweenProblem.nameTaken(name: "näme", what: "easing"), .advanceFromCallback()]
        .map { "\($0)\n" }.joined()
      let written = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(written.contains(lines))
      let printed = String(decoding: result.standardOutputContent, as: UTF8.self)
      #expect(!printed.contains("Tweener:"))
    }
  }
#endif
