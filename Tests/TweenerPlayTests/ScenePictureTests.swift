import Testing

@testable import TweenerPlay

@Suite("The picture of a scene")
struct ScenePictureTests {
  @Test(
    "In the documentation are the intro and the springs as the program draws them",
    arguments: [("intro", "timeline"), ("swing", "swing")])
  func docs(scene: String, picture: String) throws {
    let run = Program("--scene", scene, "--svg", "-")
    #expect(run.code == .success)
    let bytes = try #require(readFile("\(Reference.root)/Docs/Images/\(picture).svg"))
    #expect(run.output == String(decoding: bytes, as: UTF8.self))
  }

  @Test("Springs keep their velocity; what is flung rests on its grid, or too far, at its bound")
  func swing() throws {
    let recording = try SceneRecording(try SceneFile(BundledScene.swing).scenes[0])
    let trace = recording.trace
    #expect(trace.numbers("flung.x").last == 80)
    #expect(trace.numbers("edge.x").last == 100)
    #expect(trace.numbers("edge.x").max() ?? 0 > 101)
    #expect(trace.numbers("smooth.x").last == 20)
    // What jumps turns at once; what keeps its velocity goes on for a while.
    let turn = 0.5
    let (jump, blend) = (trace.numbers("jump.x"), trace.numbers("blend.x"))
    let frame = try #require(recording.times.firstIndex { $0 >= turn - 1e-9 })
    #expect(jump.max() == jump[frame])
    #expect(blend.max() ?? 0 > blend[frame] + 10)
  }

  @Test("Is well-formed, with dark colours", arguments: ["chase", "kite", "intro", "swing"])
  func wellFormed(name: String) {
    let run = Program("--scene", name, "--svg", "-")
    #expect(run.code == .success)
    expectWellFormed(run.output)
  }

  @Test("A newer tween owns a number from its start, and the older one does not get it back")
  func owners() throws {
    let recording = try SceneRecording(try SceneFile(BundledScene.tour).scenes[0])
    func owner(_ property: String, at time: Double) -> String? {
      let frame = recording.times.firstIndex { $0 >= time - 1e-9 } ?? 0
      return recording.owners(of: "ball", property)[frame].map { recording.lanes[$0].name }
    }
    #expect(owner("y", at: 0.2) == nil)
    #expect(owner("y", at: 1) == "fly")
    #expect(owner("y", at: 1.2) == "turn")
    #expect(owner("x", at: 1.2) == "fly")
    #expect(owner("y", at: 2.5) == nil)
    #expect(owner("y", at: 3) == "home")
  }

  @Test("Stretches begin and end at exact instants, each play of a member for itself")
  func stretches() throws {
    let recording = try SceneRecording(try SceneFile(BundledScene.intro).scenes[0])
    let lane = try #require(recording.lanes.first { $0.name == "fall" })
    let stretches = recording.stretches(of: lane.run)
    #expect(stretches.first?.lowerBound == 3)
    #expect(stretches.last?.upperBound == 5)
    #expect(recording.lanes.map(\.name).contains("sound"))
    #expect(recording.lanes.first { $0.name == "up" }?.depth == 2)
  }

  @Test("What a preset or a path moves is its own, and nothing else")
  func presets() throws {
    let recording = try SceneRecording(try SceneFile(BundledScene.kite).scenes[0])
    func properties(_ name: String) -> Set<String>? {
      recording.lanes.first { $0.name == name }?.properties
    }
    #expect(properties("fly") == ["centerX", "centerY", "rotation"])
    #expect(properties("pop") == ["scaleX"])
    #expect(recording.lanes.first { $0.name == "swing" }?.called == nil)
  }

  @Test("Draws what scenes are named, whatever is in it")
  func escapes() throws {
    let scene = try SceneFile(
      """
      {"name": "a<b>&", "targets": {"o": {"props": {"x": 0}}}, "ticks": [0, 1],
       "commands": [{"at": 0, "op": "add", "target": "o", "params": {"x": 1, "duration": 1}}]}
      """
    ).scenes[0]
    let text = try ScenePicture(scene).text
    #expect(text.contains("a&lt;b&gt;&amp;") && !text.contains("a<b"))
    #expect(text == (try ScenePicture(scene).text))
  }

  @Test("A scene without length, motion or commands is drawn too")
  func empty() throws {
    let scene = try SceneFile(
      #"{"name": "e", "targets": {"o": {"props": {"x": 0}}}, "ticks": [0], "commands": []}"#
    ).scenes[0]
    #expect(try ScenePicture(scene).text.contains("</svg>"))
  }

  @Test("Every scene of the originals can be drawn")
  func originals() throws {
    for scene in try Reference.scenes() {
      #expect(try ScenePicture(scene).text.hasSuffix("</svg>\n"), "\(scene.name)")
    }
  }

  @Test("One scene at a time, and nothing else beside it")
  func words() {
    for words in [["--svg"], ["--svg", "-"], ["--svg", "-", "--watch", "--scene", "intro"]] {
      #expect(Program(words).code == .usage)
    }
  }
}
