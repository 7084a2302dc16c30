import Testing

@testable import TweenerPlay

@Suite("The program")
struct PlayCommandTests {
  private static let scene = """
    {"name": "one", "what": "w", "targets": {"o": {"props": {"v": 0}}}, "ticks": [0, 1],
     "commands": [{"at": 0, "op": "add", "target": "o", "params": {"v": 2, "duration": 1}}],
     "expected": {"columns": ["t", "o.v"], "rows": [[0, 0], [1, 2]], "log": []}}
    """

  @Test("Without words prints the bundled scenes, without escape codes where no terminal is")
  func withoutWordsPrintsTheBundledScenesWithout() {
    let run = Program()
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("chase: "))
    #expect(run.output.contains("again    complete"))
    #expect(run.output.contains("\nkite: "))
    #expect(Program("--list").output.split(separator: "\n").count == 5)
    #expect(Program("--scene", "kite", "--format", "csv").output.hasPrefix("t,kite.centerX,"))
    #expect(!run.output.contains("\u{1B}"))
    #expect(!Program("--watch").output.contains("\u{1B}"))
  }

  @Test("Keys that mean nothing are reported beside whatever is done with the scene")
  func unknownKeys() {
    let text = Self.scene.replacing(#""op": "add""#, with: #""op": "add", "onn": {}"#)
    let report = "a: line 2, column 38: commands[0].onn: unknown key “onn”; did you mean “on”?\n"
    for words in [["a"], ["a", "--check"], ["a", "--format", "csv"], ["a", "--svg", "-"]] {
      let run = Program(words, files: ["a": text])
      #expect(run.code == .success)
      #expect(run.errors.contains("tweener-play: \(report)"), "\(run.errors)")
    }
  }

  @Test("Shows the motion on a terminal and gives the cursor back")
  func showsTheMotionOnATerminalAnd() {
    let clock = FrameCounter()
    let run = Program(isTerminal: true, clock: clock)
    #expect(run.code == .success)
    #expect(clock.frames == 211 + 241 + 241 + 481 + 241)
    #expect(run.output.hasPrefix("\u{1B}[?25l"))
    #expect(run.output.hasSuffix("\u{1B}[?25h"))
    #expect(run.output.contains("●"))
  }

  @Test("Gives the cursor back when it is interrupted")
  func givesTheCursorBackWhenItIs() {
    let run = Program(isTerminal: true, clock: FrameCounter(limit: 5))
    #expect(run.code == .interrupted)
    #expect(run.output.hasSuffix("\u{1B}[?25h"))
  }

  @Test("Prints files and formats without escape codes on a terminal too")
  func printsFilesAndFormatsWithoutEscapeCodes() {
    for format in ["table", "csv", "json"] {
      let run = Program(
        "f.json", "--format", format, files: ["f.json": Self.scene], isTerminal: true)
      #expect(run.code == .success)
      #expect(!run.output.contains("\u{1B}"))
      #expect(run.output.contains("o.v"))
    }
  }

  @Test("Checks a file and finds the table above it")
  func checksAFileAndFindsTheTable() {
    let page =
      "| scene | differs in | rule | reason |\n|---|---|---|---|\n| `one` | rows | 9 | R. |\n"
    let wrong = Self.scene.replacing("[1, 2]", with: "[1, 3]")
    let good = Program("a/b/f.json", "--check", files: ["a/b/f.json": Self.scene])
    #expect(good.code == .success)
    #expect(good.output.contains("match      one\n"))
    #expect(good.output.contains("1 scene: 1 match, 0 explained\n"))
    #expect(good.errors.contains("no Docs/Compatibility.md"))
    let bad = Program("a/b/f.json", "--check", files: ["a/b/f.json": wrong])
    #expect(bad.code == .differs)
    #expect(bad.output.contains("DIFFERS    one\n           rows: o.v is 2 at 1, expected 3\n"))
    let files = ["a/b/f.json": wrong, "a/Docs/Compatibility.md": page]
    let explained = Program("a/b/f.json", "--check", files: files)
    #expect(explained.code == .success)
    #expect(explained.output.contains("explained  one  (rule 9)\n"))
    let stale = Program(
      "f.json", "--check", "--table=t.md", files: ["f.json": Self.scene, "t.md": page])
    #expect(stale.code == .differs)
    #expect(stale.output.contains("STALE      one"))
  }

  @Test("Answers a broken file with its line and key")
  func answersABrokenFileWithItsLine() {
    let broken = Self.scene.replacing("\"o\", \"params\"", with: "\"p\", \"params\"")
    let run = Program("f.json", files: ["f.json": broken])
    #expect(run.code == .broken)
    #expect(run.errors.hasPrefix("tweener-play: f.json: line 2, column "))
    #expect(run.errors.contains("commands[0].target: there is no target “p”"))
    #expect(Program("none.json").code == .broken)
  }

  @Test(
    "Refuses words that it cannot read",
    arguments: [
      ["--fps"], ["--fps", "0"], ["--fps", "fast"], ["--format", "xml"], ["--what"], ["a", "b"],
      ["--check"], ["--check", "a", "--watch"], ["--list=yes"], ["--scene", "none"],
      ["--speed", "-1"],
    ])
  func refusesWordsThatItCannotRead(words: [String]) {
    let run = Program(words, files: ["a": Self.scene, "b": Self.scene])
    #expect(run.code == .usage)
    #expect(run.errors.hasPrefix("tweener-play: "))
  }

  @Test("Plays the other scenes of a file that asks for something not there yet")
  func playsTheOthers() {
    let other = """
      {"name": "two", "engine": "gsap", "targets": {"o": {"props": {"v": 0}}}, "ticks": [0],
       "commands": [{"at": 0, "op": "to", "target": "o", "vars": {"modifiers": {"v": 9}}}]}
      """
    let files = ["f.json": "[\(other), \(Self.scene)]"]
    let run = Program("f.json", files: files)
    #expect(run.code == .broken)
    #expect(run.output.contains("one: w"))
    #expect(run.errors.contains("two: line 2, column 15: "))
    #expect(run.errors.contains("modifiers"))
    let check = Program("f.json", "--check", files: files)
    #expect(check.output.contains("1 match, 0 explained, 1 without anything to compare"))
    #expect(check.code == .differs)
  }

  @Test("Reads its options")
  func readsItsOptions() throws {
    let arguments = try PlayArguments([
      "f", "--fps=30", "--scene", "a", "--scene=b", "--speed", "2",
    ])
    var expected = PlayArguments()
    expected.file = "f"
    expected.framesPerSecond = 30
    expected.scenes = ["a", "b"]
    expected.speed = 2
    #expect(arguments == expected)
    #expect(Program("--help").output.contains("exit codes"))
  }
}
