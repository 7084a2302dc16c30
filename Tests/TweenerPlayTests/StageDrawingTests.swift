import Testing
import TweenerTrace

@testable import TweenerPlay

@Suite("The drawing")
struct StageDrawingTests {
  private static func played() throws -> (Scene, SceneTrace) {
    let add = """
      {"at": 0, "op": "add", "id": "A", "target": "o", "on": {"complete": []},
       "params": {"v": 10, "duration": 1}}
      """
    return try played(
      sceneText(
        "own", add, targets: #"{"o": {"props": {"v": 0, "w": 5}}}"#, ticks: "[0, 0.5, 1]",
        rest: #", "what": "a pair""#))
  }

  private static func played(_ text: String) throws -> (Scene, SceneTrace) {
    let scene = try SceneFile(text).scenes[0]
    return (scene, try ScenePlayer().play(scene))
  }

  @Test("Puts every number on its track, with the places before it")
  func putsEveryNumberOnItsTrackWith() throws {
    let (scene, full) = try Self.played()
    let drawing = StageDrawing(
      scene, full: full, columns: 27, usesColor: false, hint: "next: go on")
    let frame = drawing.frame(full)
    #expect(frame.count == drawing.height)
    #expect(frame[0] == "s: a pair")
    #expect(frame[1] == "t = 1.00 s of 1.00 s")
    #expect(frame[2] == "o.v ┊∙····•····●┊    10.0")
    #expect(frame[3] == "o.w ┊●··········┊     5.0")
    #expect(frame[5] == "  1.000  A complete")
    #expect(frame.last == "next: go on")
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

  /// A colour on its way from black to white, and a text with a tabulator in it.
  private static func layer() throws -> (Scene, SceneTrace) {
    let targets = """
      {"o": {"type": "model", "props": {"backgroundColor": "#000", "text": "a\\tb"},
             "record": ["backgroundColor", "text", "frame"]}}
      """
    let params = ##"{"backgroundColor": "#fff", "duration": 1}"##
    return try played(
      sceneText(
        "own", #"{"at": 0, "op": "add", "target": "o", "params": \#(params)}"#, targets: targets))
  }

  @Test("Draws the history of a colour, and a text without what moves the cursor")
  func drawsTheHistoryOfAColour() throws {
    let (scene, full) = try Self.layer()
    var half = full
    half.rows.removeLast(2)
    let plain = StageDrawing(scene, full: full, columns: 41, usesColor: false)
    #expect(plain.frame(half)[2] == "o.backgroundColor ┊██████·····┊ #808080")
    #expect(plain.frame(half)[3] == "o.text            ┊a b        ┊        ")
    #expect(plain.frame(full)[2] == "o.backgroundColor ┊███████████┊ #ffffff")
    // The frame is neither a number nor a text: it has no track.
    #expect(plain.tracks.map(\.name) == ["o.backgroundColor", "o.text"])
    let colored = StageDrawing(scene, full: full, columns: 41, usesColor: true).frame(half)[2]
    for gray in [0, 64, 128] { #expect(colored.contains("\u{1B}[38;2;\(gray);\(gray);\(gray)m█")) }
    #expect(!colored.contains("38;2;191"))
  }

  @Test("Paints a clear colour black, and cuts a text that is too long")
  func paintsAClearColourBlack() {
    let half = SceneValue.shaped(.color, [1, 2, -1, 0.5]).color
    #expect(half?.painted("x") == "\u{1B}[38;2;128;255;0mx\u{1B}[0m")
    let clear = SceneValue.shaped(.color, [1, 1, 1, 0]).color
    #expect(clear?.painted("x") == "\u{1B}[38;2;0;0;0mx\u{1B}[0m")
    #expect(SceneValue.shaped(.color, [1, .nan, 1, 1]).color == nil)
    #expect(StageTrack.fitted("flags 🇨🇭🇯🇵", width: 7) == "flags 🇨🇭")
    #expect(StageTrack.fitted("ab", width: 4) == "ab  ")
  }

  @Test(
    "Prints numbers with a fixed count of decimals",
    arguments: [(0.0, "0.0"), (-0.04, "0.0"), (-12.34, "-12.3"), (99.96, "100.0"), (.nan, "nan")])
  func printsNumbersWithAFixedCountOf(value: Double, text: String) {
    #expect(SVGText.fixed(value, digits: 1) == text)
  }
}
