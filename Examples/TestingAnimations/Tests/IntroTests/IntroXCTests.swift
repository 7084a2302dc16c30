import Tweener
import TweenerTrace
import XCTest

final class IntroXCTests: XCTestCase {
  func testIntro() throws {
    let tweener = Tweener()
    tweener.onProblem = { XCTFail("\($0)") }
    let screen = Screen()
    let recorder = TweenRecorder(tweener)
    for (number, card) in screen.cards.enumerated() {
      recorder.record(card, ["y", "alpha"], as: "card\(number)")
    }
    screen.playIntro(on: tweener)
    let trace = recorder.play(for: 1, framesPerSecond: 20)
    XCTAssertEqual(try differences(of: trace, fromFile: "Intro.trace"), [])
    XCTAssertTrue(screen.isReady)
  }
}
