import Testing

@testable import TweenerPlay

/// A run of the program: its exit code, what it printed, and what it reported.
struct Program {
  let code: PlayCommand.ExitCode
  let output: String
  let errors: String

  init(
    _ words: [String], files: [String: String] = [:], isTerminal: Bool = false,
    clock: FrameCounter = FrameCounter(),
    save: @escaping (String, [UInt8]) -> Bool = { _, _ in false }
  ) {
    let (output, errors) = (CollectedOutput(isTerminal: isTerminal), CollectedOutput())
    let command = PlayCommand(
      output: output, errors: errors, read: { files[$0].map { Array($0.utf8) } }, save: save,
      makeClock: { clock })
    code = command.run(words)
    (self.output, self.errors) = (output.text, errors.text)
  }

  init(
    _ words: String..., files: [String: String] = [:], isTerminal: Bool = false,
    clock: FrameCounter = FrameCounter()
  ) {
    self.init(words, files: files, isTerminal: isTerminal, clock: clock)
  }
}

/// A clock that never waits; it asks to stop after a number of frames.
final class FrameCounter: WatchClock {
  var frames = 0
  private let limit: Int

  init(limit: Int = .max) { self.limit = limit }

  func start() {}
  func wait(until seconds: Double) { frames += 1 }
  var isInterrupted: Bool { frames >= limit }
}

/// Expects of a picture that its tags are closed, that each number is one, and that each colour has one for dark screens.
func expectWellFormed(_ svg: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let tags = svg.split(separator: "<")
  let opened = tags.count { $0.first != "/" && !$0.contains("/>") }
  #expect(opened == tags.count { $0.first == "/" }, sourceLocation: sourceLocation)
  #expect(!svg.contains("nan") && !svg.contains("inf"), sourceLocation: sourceLocation)
  let known = Set(svg.matches(of: /\[fill="(#[0-9a-f]{6})"\]/).map { String($0.output.1) })
  for use in svg.matches(of: /(?:fill|stroke)="(#[0-9a-f]{6})"/) {
    #expect(known.contains(String(use.output.1)), sourceLocation: sourceLocation)
  }
}
