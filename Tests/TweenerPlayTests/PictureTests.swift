import Testing
import Tweener

@testable import TweenerPlay

@Suite("The pictures of the documentation")
struct PictureTests {
  private static func drawn(_ picture: Picture) throws -> String {
    try #require(try pictures.get()[picture])
  }

  // Two tests and more look at each, and to draw it takes longer than to look.
  private static let pictures = Result {
    try Dictionary(uniqueKeysWithValues: Picture.allCases.map { ($0, try draw($0)) })
  }

  private static func draw(_ picture: Picture) throws -> String {
    let run = Program("--\(picture.rawValue)", "-")
    try #require(run.code == .success)
    return run.output
  }

  private static let files: [Picture: String] = [
    .presets: "presets", .easings: "easings", .springs: "springs", .moving: "moving",
  ]

  @Test("In the documentation are what the commands draw", arguments: Picture.allCases)
  func docs(picture: Picture) throws {
    let name = try #require(Self.files[picture])
    let bytes = try #require(readFile("\(Reference.root)/Docs/Images/\(name).svg"))
    #expect(try Self.drawn(picture) == String(decoding: bytes, as: UTF8.self))
  }

  @Test("Are well-formed, and have a title, a card and dark colours", arguments: Picture.allCases)
  func wellFormed(picture: Picture) throws {
    let text = try Self.drawn(picture)
    expectWellFormed(text.replacing("infinite", with: ""))
    #expect(text.contains("<title>") && text.contains("font-size=\"16\""))
    #expect(text.contains("@media (prefers-color-scheme:dark)"))
  }

  @Test("The sheet of easings has every named easing")
  func easings() throws {
    let text = try Self.drawn(.easings)
    let names = Easing.names + EasingSheet.withNumbers
    for name in names { #expect(text.contains(">\(name)</text>"), "\(name)") }
    #expect(text.ranges(of: "<polyline").count == names.count)
  }

  @Test("The picture moves each target of the tour without end, or rests where motion is unwanted")
  func moving() throws {
    let text = try Self.drawn(.moving)
    #expect(text.ranges(of: "@keyframes").count == 6 + 1 + 12)
    #expect(text.contains(".moving{animation:4s linear infinite}"))
    #expect(text.contains("@media (prefers-reduced-motion:reduce){.moving{animation:none}}"))
  }

  @Test("What the tour moves comes back to where it began, so that the picture has no jump")
  func tourIsRound() throws {
    let scene = try SceneFile(BundledScene.tour).scenes[0]
    let trace = try ScenePlayer(rate: .framesPerSecond(60)).play(scene)
    #expect(trace.warnings == [])
    #expect(trace.rows.first?.dropFirst() == trace.rows.last?.dropFirst())
    #expect(
      trace.told == [
        "0.3 fly start", "1.1 turn start", "1.1 fly overwrite", "2.1 fly complete",
        "2.2 turn complete", "2.6 home start", "3.7 home complete",
      ])
  }

  @Test("Keyframes leave out what lies on the way, and are near the truth elsewhere")
  func keyframes() {
    let straight = (0...100).map { (x: Double($0), y: 2 * Double($0)) }
    #expect(
      SVGKeyframes(places: straight).text
        == "0.00%{transform:translate(0px,0px)}100.00%{transform:translate(100px,200px)}")
    let bent = (0...100).map { index -> (x: Double, y: Double) in
      let t = Double(index) / 100
      return (300 * t, 300 * Easing.outBounce(t))
    }
    let frames = SVGKeyframes(places: bent).text.matches(
      of: /([0-9.]+)%\{transform:translate\(([-0-9.]+)px,([-0-9.]+)px\)\}/
    ).map { (Double($0.output.1) ?? 0, Double($0.output.2) ?? 0, Double($0.output.3) ?? 0) }
    #expect(frames.count < 70)
    for (index, place) in bent.enumerated() {
      let time = Double(index)
      let after = frames.firstIndex { $0.0 >= time } ?? frames.count - 1
      let (late, early) = (frames[after], frames[max(after - 1, 0)])
      let share = late.0 > early.0 ? (time - early.0) / (late.0 - early.0) : 1
      #expect(abs(early.2 + (late.2 - early.2) * share - place.y) < 0.3)
    }
  }

  @Test("A picture goes alone, and one at a time")
  func words() {
    for words in [
      ["--easings"], ["--easings", "a.svg", "--presets", "b.svg"],
      ["--moving-picture", "a.svg", "--watch"], ["--easings=a.svg", "scene.json"],
    ] {
      #expect(Program(words).code == .usage)
    }
    #expect(Program("--easings", "nowhere/at/all.svg").code == .broken)
  }
}
