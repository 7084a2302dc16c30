import Testing

@testable import TweenerPlay

@Suite("The scene reader")
struct SceneReaderTests {
  private static func scene(
    targets: String = "{\"o\": {\"props\": {\"v\": 0}}}", commands: String = "[]",
    ticks: String = "[0, 1]", rest: String = ""
  ) -> String {
    """
    {"name": "s", "engine": "gldtween",
     "targets": \(targets),
     "commands": \(commands),
     "ticks": \(ticks)\(rest)}
    """
  }

  @Test("Reads a scene, its shapes and its nested commands")
  func readsASceneItsShapesAndIts() throws {
    let text = Self.scene(
      targets: "{\"a\": {\"type\": \"view\", \"props\": {\"frame\": {\"$rect\": [1, 2, 3, 4]}}}}",
      commands: """
        [{"at": 0.5, "op": "add", "id": "A", "target": "a", "params": {"x": 5},
          "on": {"update": [{"op": "remove", "target": "a", "nth": 2}]}}]
        """)
    let scene = try #require(try SceneFile(text).scenes.first)
    #expect(scene.targets[0].kind == .view)
    #expect(scene.targets[0].record == ["frame"])
    #expect(scene.targets[0].properties[0].value == .shaped(.rect, [1, 2, 3, 4]))
    #expect(scene.commands[0].callbacks[0].commands[0].nth == 2)
    #expect(scene.commands[0].parameters[0].name == "x")
  }

  @Test(
    "Reports a key that it does not know with its line, and names the nearest one",
    arguments: [
      (
        scene(commands: #"[{"at": 0, "op": "none", "onn": {}}]"#),
        "line 3, column 1: commands[0].onn: unknown key “onn”; did you mean “on”?"
      ),
      (
        scene(
          commands: #"[{"at": 0, "op": "none", "on": {"start": [{"op": "none", "tagret": "o"}]}}]"#),
        "line 3, column 1: commands[0].on.start[0].tagret: unknown key “tagret”; did you mean “target”?"
      ),
      (
        scene(commands: #"[{"at": 0, "op": "none", "members": [{"op": "none", "qqqqq": 1}]}]"#),
        "line 3, column 1: commands[0].members[0].qqqqq: unknown key “qqqqq”"
      ),
      (
        scene(targets: #"{"o": {"prop": {"v": 0}}}"#),
        "line 2, column 1: targets.o.prop: unknown key “prop”; did you mean “props”?"
      ),
      (
        scene(rest: #", "recordAmin": {}"#),
        "line 4, column 1: recordAmin: unknown key “recordAmin”; did you mean “recordAnim”?"
      ),
    ])
  func unknownKeys(text: String, report: String) throws {
    let problems = try SceneFile(text).scenes[0].problems.map { problem in
      "\(problem)".replacing(/column [0-9]+/, with: "column 1")
    }
    #expect(problems == [report])
  }

  @Test("The recorded scenes have no key that it does not know")
  func knownKeys() throws {
    for scene in try Reference.scenes() { #expect(scene.problems.map(\.description) == []) }
  }

  @Test(
    "Names line and key of a fault",
    arguments: [
      ("{\"name\": \"s\"}", 1, "", "“targets” is missing"),
      ("{\"scenarios\": 5}", 1, "scenarios", "expected a list"),
      (
        scene().replacing("gldtween", with: "flash"), 1, "engine",
        "one of own, gldtween, tweener, gsap"
      ),
      (scene(targets: "{\"o\": {\"type\": \"box\"}}"), 2, "targets.o.type", "unknown type"),
      (
        scene(targets: "{\"o\": {\"props\": {\"v\": {\"$point\": [1]}}}}"), 2,
        "targets.o.props.v.$point", "$point has 2 numbers"
      ),
      (scene(commands: "[{\"op\": \"none\"}]"), 3, "commands[0]", "“at” is missing"),
      (
        scene(commands: "[{\"at\": -1, \"op\": \"none\"}]"), 3, "commands[0].at", "between 0 and"
      ),
      (
        scene(commands: "[{\"at\": 0, \"op\": \"add\", \"target\": \"x\"}]"), 3,
        "commands[0].target",
        "no target “x”"
      ),
      (
        scene(commands: "[{\"at\": 0, \"op\": \"none\", \"on\": {\"start\": [{\"nth\": 0}]}}]"), 3,
        "commands[0].on.start[0]", "“op” is missing"
      ),
      (scene(ticks: "[0, \"soon\"]"), 4, "ticks[1]", "expected a number"),
      (
        scene(rest: ", \"expected\": {\"columns\": [\"t\"], \"rows\": [[1, 2]], \"log\": []}"), 4,
        "expected.rows[0]", "2 cells for 1 columns"
      ),
    ])
  func namesLineAndKeyOfAFault(text: String, line: Int, path: String, message: String) {
    let fault = #expect(throws: SceneFault.self) { try SceneFile(text) }
    #expect(fault?.position?.line == line)
    #expect(fault?.path == path)
    #expect(fault?.message.contains(message) == true, "\(fault?.message ?? "")")
  }

  @Test("Refuses two scenes of one name")
  func refusesTwoScenesOfOneName() {
    let text = "[\(Self.scene()), \(Self.scene())]"
    let fault = #expect(throws: SceneFault.self) { try SceneFile(text) }
    #expect(fault?.message.contains("two scenes") == true)
  }
}
