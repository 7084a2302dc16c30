import Testing
import Tweener
import TweenerTrace

@Suite("The intro")
struct IntroTests {
  let tweener = Tweener()
  let screen = Screen()

  init() {
    tweener.onProblem = { Issue.record("\($0)") }
  }

  @Test("A card comes in within half a second")
  func values() {
    screen.playIntro(on: tweener)
    tweener.advance(by: 0.25)
    #expect(screen.cards[0].y == 37.5)
    tweener.advance(by: 0.25)
    #expect(screen.cards[0].y == 0)
  }

  @Test("The screen is ready when the last card has come in")
  func callbacks() {
    var order: [String] = []
    tweener.onEvent = { order.append("\($0.kind) at \($0.time) s") }
    screen.playIntro(on: tweener)
    tweener.advance(by: 10)
    #expect(screen.isReady)
    #expect(
      order == [
        "added at 0.0 s", "started at 0.0 s", "completed at 0.7 s", "ended (completed) at 0.7 s",
      ])
  }

  @Test("It plays as it was kept")
  func snapshot() throws {
    let recorder = TweenRecorder(tweener)
    for (number, card) in screen.cards.enumerated() {
      recorder.record(card, ["y", "alpha"], as: "card\(number)")
    }
    screen.playIntro(on: tweener)
    let trace = recorder.play(for: 1, framesPerSecond: 20)
    let found = try differences(of: trace, fromFile: "Intro.trace")
    #expect(found == [])
  }
}
