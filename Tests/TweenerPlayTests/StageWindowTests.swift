import Testing

@testable import TweenerPlay

@Suite("The drawing in its window")
struct StageWindowTests {
  private static func scene(_ name: String) throws -> Scene {
    try #require(try SceneFile(BundledScene.text).scenes.first { $0.name == name })
  }

  private static func drawing(
    _ name: String, columns: Int, rows: Int, hint: String = "next: slow motion"
  ) throws -> (StageDrawing, SceneTrace) {
    let (scene, full) = try played(name)
    let drawing = StageDrawing(
      scene, full: full, columns: columns, rows: rows, usesColor: false, hint: hint)
    return (drawing, full)
  }

  private static func played(_ name: String) throws -> (scene: Scene, full: SceneTrace) {
    let scene = try scene(name)
    return (scene, try ScenePlayer(rate: .framesPerSecond(20)).play(scene))
  }

  @Test(
    "Whatever the window, a frame fits into it, and every frame is as high as the first",
    arguments: ["chase", "kite", "tour", "intro", "swing"])
  func fits(name: String) throws {
    let (scene, full) = try Self.played(name)
    for columns in [1, 2, 5, 12, 27, 40, 80, 200] {
      for rows in [1, 2, 3, 5, 8, 13, 16, 20, 24, 50] {
        let drawing = StageDrawing(
          scene, full: full, columns: columns, rows: rows, usesColor: false,
          hint: "next: slow motion")
        var first = full
        first.rows.removeLast(full.rows.count - 1)
        for trace in [first, full] {
          let frame = drawing.frame(trace)
          #expect(frame.count == drawing.height)
          #expect(frame.count <= rows)
          let widest = frame.map(\.count).max() ?? 0
          #expect(widest <= columns, "\(columns) × \(rows): \(widest)")
        }
      }
    }
  }

  @Test("A scene has a title above and a hint below; tracks that do not fit are counted")
  func titleAndHint() throws {
    let (drawing, full) = try Self.drawing("chase", columns: 100, rows: 24)
    let frame = drawing.frame(full)
    #expect(frame.first?.hasPrefix("chase: one trip in five tempers") == true)
    #expect(frame[1] == "t = 3.50 s of 3.50 s")
    #expect(frame.last == "next: slow motion")
    let (low, _) = try Self.drawing("chase", columns: 60, rows: 8)
    #expect(low.layout.hidden == 3)
    #expect(low.frame(full)[6] == "… 3 more tracks in a taller window")
  }

  @Test("What has an x and a y flies in a plane, and has no tracks of its own there")
  func plane() throws {
    let (drawing, full) = try Self.drawing("kite", columns: 80, rows: 30)
    #expect(!drawing.tracks.map(\.name).contains("kite.centerX"))
    let frame = drawing.frame(full)
    let top = try #require(frame.firstIndex { $0.hasPrefix("┌─ ◆ kite ──") })
    let lines = frame[(top + 1)...].prefix { $0.hasPrefix("│") }
    #expect(lines.count == drawing.layout.plane - 2)
    // It ends on the right, having been at the left and everywhere between.
    #expect(lines.contains { $0.hasSuffix("◆│") })
    #expect(lines.contains { $0.hasPrefix("│·") })
    #expect(lines.joined().filter { $0 == "·" }.count > 20)
    // A scene without such a target has none, and a window that is too low gives the tracks back.
    #expect(try Self.drawing("chase", columns: 80, rows: 30).0.layout.plane == 0)
    let (low, _) = try Self.drawing("kite", columns: 80, rows: 12)
    #expect(low.layout.plane == 0)
    #expect(low.tracks.map(\.name).contains("kite.centerX"))
  }

  @Test("In the plane a body has the colour that it has in the scene")
  func planeColor() throws {
    let (scene, full) = try Self.played("kite")
    var half = full
    half.rows.removeLast(40)
    let drawing = StageDrawing(scene, full: full, columns: 80, rows: 30, usesColor: true)
    #expect(drawing.frame(full).joined().contains("\u{1B}[38;2;37;99;235m◆"))
    #expect(drawing.frame(half).joined().contains("\u{1B}[38;2;255;99;71m◆"))
  }

  @Test("A plane shows the way that was come, and where bodies are")
  func planeCells() throws {
    let text = """
      {"name": "s", "targets": {"o": {"props": {"x": 0, "y": 0}}, "p": {"props": {"x": 4, "y": 2}}},
       "ticks": [0, 0.25, 0.5, 0.75, 1], "commands": [{"at": 0, "op": "add", "target": "o",
         "params": {"x": 4, "y": 1, "duration": 1}}]}
      """
    let scene = try SceneFile(text).scenes[0]
    let full = try ScenePlayer().play(scene)
    let plane = try #require(StagePlane(scene, full: full))
    #expect(plane.bodies.map(\.name) == ["o", "p"])
    let past = StagePlane.Cell.past(isRecent: true)
    #expect(
      plane.cells(full, width: 5, height: 3) == [
        [past, past, .empty, .empty, .empty], [.empty, .empty, past, past, .body(0)],
        [.empty, .empty, .empty, .empty, .body(1)],
      ])
  }

  /// A window that becomes another one while a scene is shown.
  private final class Window: TextOutput {
    var text = ""
    let isTerminal = true
    var sizes: [(columns: Int, rows: Int)]
    private var asked = 0

    init(_ sizes: [(columns: Int, rows: Int)]) { self.sizes = sizes }

    var size: (columns: Int, rows: Int) {
      asked += 1
      return sizes[min(asked / 4, sizes.count - 1)]
    }

    func write(_ text: String) { self.text += text }
  }

  @Test("A window that is too small shows what fits, and one that changes is drawn anew")
  func smallWindow() throws {
    let window = Window([(80, 24), (30, 6)])
    let watch = SceneWatch(framesPerSecond: 10, speed: 1)
    let trace = try watch.show(try Self.scene("tour"), on: window, clock: FrameCounter())
    #expect(trace?.rows.count == 41)
    #expect(window.text.ranges(of: "\u{1B}[2J").count == 1)
    #expect(window.text.contains("more tracks in a taller"))
    #expect(window.text.hasSuffix("\u{1B}[?25h"))
  }
}
