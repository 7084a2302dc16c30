import Testing

@testable import TweenerPlay

@Suite("The drawing")
struct StageDrawingTests {
  private static func played() throws -> (Scene, SceneTrace) {
    let text = """
      {"name": "s", "targets": {"o": {"props": {"v": 0, "w": 5}}}, "ticks": [0, 0.5, 1],
       "commands": [{"at": 0, "op": "add", "id": "A", "target": "o", "on": {"complete": []},
                     "params": {"v": 10, "duration": 1}}]}
      """
    let scene = try SceneFile(text).scenes[0]
    return (scene, try ScenePlayer().play(scene))
  }

  @Test("Puts every number on its track, with the places before it")
  func putsEveryNumberOnItsTrackWith() throws {
    let (scene, full) = try Self.played()
    let drawing = StageDrawing(scene, full: full, columns: 27, usesColor: false)
    let frame = drawing.frame(full)
    #expect(frame.count == drawing.height)
    #expect(frame[0] == "t = 1.00 s")
    #expect(frame[1] == "o.v ┊∙····•····●┊    10.0")
    #expect(frame[2] == "o.w ┊●··········┊     5.0")
    #expect(frame[4] == "  1.000  A complete")
    #expect(frame.allSatisfy { $0.count <= 27 })
  }

  @Test("Has no escape codes without color")
  func hasNoEscapeCodesWithoutColor() throws {
    let (scene, full) = try Self.played()
    let plain = StageDrawing(scene, full: full, columns: 40, usesColor: false).frame(full)
    #expect(!plain.joined().contains("\u{1B}"))
    let colored = StageDrawing(scene, full: full, columns: 40, usesColor: true).frame(full)
    #expect(colored.joined().contains("\u{1B}["))
  }

  @Test(
    "Prints numbers with a fixed count of decimals",
    arguments: [
      (0.0, "0.0"), (-0.04, "0.0"), (-12.34, "-12.3"), (99.96, "100.0"), (.nan, "nan"),
    ])
  func printsNumbersWithAFixedCountOf(value: Double, text: String) {
    #expect(StageDrawing.fixed(value, digits: 1) == text)
  }
}
