import Testing
import TweenerPlugins

@testable import TweenerPlay

@Suite("Scenes with the plugins' names")
struct PluginSceneTests {
  private func play(_ engine: String, target: String, _ parameters: String) throws -> SceneTrace {
    try played(
      engine, #"{"at": 0, "op": "add", "target": "o", "params": \#(parameters)}"#,
      targets: #"{"o": \#(target)}"#)
  }

  @Test("a model has the names of geometry and transform, and their conflicts")
  func geometry() throws {
    let trace = try play(
      "own",
      target: """
        {"type": "model", "props": {"frame": {"$rect": [0, 0, 40, 20]}},
         "record": ["x", "centerX", "width", "rotation", "scale", "opacity", "frame"]}
        """,
      """
      {"duration": 1, "centerX": 120, "width": 80, "rotationDegrees": 180, "scale": 3, "opacity": 0}
      """)
    #expect(trace.warnings == [])
    #expect(trace.numbers("o.centerX") == [20, 45, 70, 95, 120])
    #expect(trace.numbers("o.width") == [40, 50, 60, 70, 80])
    #expect(trace.numbers("o.rotation") == [0, 0.25, 0.5, 0.75, 1].map { $0 * .pi })
    #expect(trace.numbers("o.scale") == [1, 1.5, 2, 2.5, 3])
    #expect(trace.numbers("o.opacity").last == 0)
    #expect(trace.rows.last?.last == .shaped(.rect, [80, 0, 80, 20]))
  }

  @Test("a model takes shapes for its own types")
  func shapes() throws {
    let trace = try play(
      "own", target: #"{"type": "model", "props": {}, "record": ["frame"]}"#,
      #"{"duration": 1, "origin": {"$point": [4, 8]}, "size": {"$size": [40, 80]}}"#)
    #expect(trace.warnings == [])
    #expect(trace.rows[1].last == .shaped(.rect, [1, 2, 10, 20]))
  }

  @Test("a preset plays on a model, and on an object that has what it moves")
  func presets() throws {
    for target in [
      #"{"type": "model", "props": {"x": 10}, "record": ["x"]}"#, #"{"props": {"x": 10}}"#,
    ] {
      let trace = try play(
        "own", target: target, #"{"preset": "shake", "force": 2, "duration": 1}"#)
      #expect(trace.warnings == [])
      let x = trace.numbers("o.x")
      #expect(x.first == 10 && x.last == 10)
      #expect(x.contains { abs($0 - 10) > 5 })
    }
  }

  @Test("an object keeps its own meaning of a name that a plugin has too")
  func ownNames() throws {
    let trace = try play(
      "own",
      target: #"{"props": {"x": 0, "opacity": 1, "scale": 1, "frame": {"$rect": [0, 0, 1, 1]}}}"#,
      #"{"duration": 1, "x": 4, "opacity": 0, "scale": 5}"#)
    #expect(trace.warnings == [])
    #expect(trace.numbers("o.x") == [0, 1, 2, 3, 4])
    #expect(trace.numbers("o.opacity") == [1, 0.75, 0.5, 0.25, 0])
    #expect(trace.numbers("o.scale") == [1, 2, 3, 4, 5])
    #expect(trace.rows.last?.last == .shaped(.rect, [0, 0, 1, 1]))
  }

  @Test("a model takes colours as text and by channels, and refuses what is none")
  func colors() throws {
    let record = #""record": ["backgroundColor", "text"]"#
    let trace = try play(
      "own", target: #"{"type": "model", "props": {"backgroundColor": "red"}, \#(record)}"#,
      #"{"duration": 1, "backgroundColor": {"$color": [0, 0, 1, 1]}, "text": "ab"}"#)
    #expect(trace.warnings == [])
    #expect(trace.rows[0][1] == .shaped(.color, [1, 0, 0, 1]))
    #expect(trace.rows[2][1] == .shaped(.color, [0.5, 0, 0.5, 1]))
    #expect(trace.rows[4][1] == .shaped(.color, [0, 0, 1, 1]))
    #expect(trace.rows.map(\.last?.text) == ["", "", "a", "a", "ab"])
    let model = LayerModel([])
    #expect(!model.write("backgroundColor", .text("no colour")))
    #expect(model.write("backgroundColor", .shaped(.color, [0.25, 0.5, 0.75, 1])))
    #expect(model.read("backgroundColor") == .shaped(.color, [0.25, 0.5, 0.75, 1]))
  }

  @Test("scenes in an original's words have no plugins")
  func originals() throws {
    let trace = try play(
      "gldtween", target: #"{"props": {"x": 10}}"#, #"{"duration": 1, "preset": "shake"}"#)
    #expect(trace.warnings.count == 1)
    #expect(trace.numbers("o.x") == [10, 10, 10, 10, 10])
  }
}
