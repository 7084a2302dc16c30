import Testing

@testable import TweenerPlay

@Suite("The player")
struct ScenePlayerTests {
  @Test("Moves an object at the scene's own ticks")
  func movesAnObjectAtTheScenesOwn() throws {
    let trace = try played(
      "own",
      """
      {"at": 0, "op": "add", "id": "A", "target": "o", "params": {"v": 100, "duration": 1},
       "on": {"start": [], "complete": []}}
      """)
    #expect(trace.numbers("o.v") == [0, 25, 50, 75, 100])
    #expect(trace.numbers("o.w") == [10, 10, 10, 10, 10])
    #expect(trace.log.map(\.event) == ["start", "complete"])
    #expect(trace.log.map(\.time) == [0.25, 1])
    #expect(trace.log.map(\.instant) == [0, 1])
  }

  @Test("Moves it the same at any frame rate")
  func movesItTheSameAtAnyFrame() throws {
    let commands = """
      {"at": 0, "op": "add", "id": "A", "target": "o",
       "params": {"v": 100, "duration": 0.3, "easing": "inOutElastic", "repeat": 2}, "on": {"repeat": []}}
      """
    let slow = try played("own", commands, rate: .framesPerSecond(10))
    let fast = try played("own", commands, rate: .framesPerSecond(60))
    #expect(slow.rows.count == 11)
    #expect(fast.rows.count == 61)
    for (index, row) in slow.rows.enumerated() { #expect(row == fast.rows[index * 6]) }
    #expect(slow.log.map(\.instant) == fast.log.map(\.instant))
  }

  @Test("Runs commands inside callbacks, and only at their firing")
  func runsCommandsInsideCallbacksAndOnlyAt() throws {
    let trace = try played(
      "gldtween",
      """
      {"at": 0, "op": "add", "id": "A", "target": "o", "params": {"v": 100, "duration": 1},
       "on": {"update": [{"op": "removeProps", "target": "o", "props": ["v"], "nth": 2}]}}
      """)
    #expect(trace.numbers("o.v") == [0, 25, 50, 50, 50])
    #expect(trace.results.map(\.isInCallback) == [false, true])
  }

  @Test("Dates a command to the last tick, or to the clock where the original sleeps")
  func datesACommandToTheLastTick() throws {
    let command = """
      {"at": 0.375, "op": "add", "id": "A", "target": "o",
       "params": {"time": 0.5, "duration": 0.5, "transition": "linear", "v": 100}}
      """
    let own = try played(
      "gsap", command.replacing("add", with: "to").replacing("params", with: "vars"))
    #expect(own.rows.count == 5)
    let sleeping = try played("tweener", command.replacing("\"duration\": 0.5, ", with: ""))
    #expect(sleeping.numbers("o.v") == [0, 0, 25, 75, 100])
    let plain = try played("own", command.replacing("\"time\": 0.5, ", with: ""))
    #expect(plain.numbers("o.v") == [0, 0, 50, 100, 100])
  }

  @Test("Speaks GSAP: a tween that a call has stopped is shown where another seeks it")
  func speaksGSAP() throws {
    let trace = try played(
      "gsap",
      """
      {"at": 0, "op": "to", "id": "A", "target": "o", "vars": {"v": "+=40", "w": "/=4", "ease": "none"},
       "on": {"interrupt": []}},
      {"at": 0.25, "op": "call", "id": "A", "method": "timeScale", "args": [0]},
      {"at": 0.5, "op": "call", "id": "A", "method": "seek", "args": [0.375]},
      {"at": 0.75, "op": "call", "id": "A", "method": "kill"}
      """, rest: #", "recordAnim": {"A": ["progress", "timeScale"]}"#)
    #expect(trace.numbers("o.v") == [0, 20, 20, 30, 30])
    #expect(trace.numbers("o.w") == [10, 6.25, 6.25, 4.375, 4.375])
    #expect(trace.numbers("#A.timeScale").dropFirst() == [1, 0, 0, 0])
    #expect(trace.log.map(\.event) == ["interrupt"])
    #expect(trace.log.map(\.isInCommand) == [true])
  }

  @Test("Refuses what this package does not have, by name")
  func refusesWhatThisPackageDoesNotHave() {
    let fault = #expect(throws: SceneFault.self) {
      try played(
        "gsap",
        #"{"at": 0, "op": "to", "id": "T", "target": "o", "vars": {"v": 1, "modifiers": {}}}"#)
    }
    #expect(fault?.isNotYet == true)
    #expect(fault?.path == "commands[0]")
  }

  @Test("Names the command that it does not know, also inside a callback")
  func namesTheCommandThatItDoesNot() {
    let fault = #expect(throws: SceneFault.self) {
      try played(
        "own",
        """
        {"at": 0, "op": "add", "target": "o", "params": {"v": 1, "duration": 0.5},
         "on": {"complete": [{"op": "fly"}]}}
        """)
    }
    #expect(fault?.path == "commands[0].on.complete[0]")
    #expect(fault?.message == "unknown operation “fly”")
  }

  @Test("Keeps what the engine reports")
  func keepsWhatTheEngineReports() throws {
    let trace = try played(
      "own",
      "{\"at\": 0, \"op\": \"add\", \"target\": \"o\", \"params\": {\"nosuch\": 1, \"duration\": 1}}"
    )
    #expect(trace.warnings.count == 1)
    #expect(trace.warnings.first?.contains("nosuch") == true)
  }

  @Test("Stops where its watcher says so")
  func stopsWhereItsWatcherSaysSo() throws {
    let scene = try SceneFile(BundledScene.text).scenes[0]
    var seen = 0
    let trace = try ScenePlayer().play(scene) { _ in
      seen += 1
      return seen < 4
    }
    #expect(trace.rows.count == 4)
  }

  @Test("Plays the bundled scene without a problem")
  func playsTheBundledSceneWithoutAProblem() throws {
    let trace = try ScenePlayer().play(try SceneFile(BundledScene.text).scenes[0])
    #expect(trace.warnings.isEmpty)
    #expect(trace.log.contains { $0.tween == "out" && $0.event == "overwrite" })
    #expect(trace.log.contains { $0.tween == "again" && $0.event == "complete" })
  }
}
