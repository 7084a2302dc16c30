import Testing
import Tweener

@Suite("Rule 11: skipped plays, pauses between plays, plays of no length")
struct Rule11PauseTests {
  private let stage = RuleStage()

  @Test("11 plays that a negative delay skips call nothing")
  func rule11_skipped() {
    let box = RuleBox()
    let tween = stage.add(box, noted: "a", [.delay: -2.5, .duration: 1, .repeat: 3, "x": 10])
    #expect(stage.after(0.25, [box.x, tween.elapsed]) == [7.5, 2.75])
    stage.expectLog(
      after: 5, "a start @0.0", "a repeat @0.5", "a complete @1.5", "a end completed @1.5")
  }

  @Test("11 a negative delay into a pause holds the end value; to a boundary as well")
  func rule11_skippedIntoGap() {
    let (pausing, exact) = (RuleBox(), RuleBox())
    let first = stage.add(
      pausing, noted: "a", [.delay: -1.5, .duration: 1, .repeatDelay: 1, .repeat: 1, "x": 8])
    let second = stage.add(exact, noted: "b", [.delay: -1, .duration: 1, .repeat: 1, "x": 8])
    #expect(stage.after(0, [pausing.x, exact.x]) == [8, 8])
    #expect([first.progress, second.progress] == [1, 1])
    #expect(stage.log == ["a start @0.0", "b start @0.0"])
    #expect(stage.after(0.75, [pausing.x, exact.x]) == [2, 6])
  }

  @Test("11 repeatsDelay makes a positive delay the pause between plays, on top of repeatDelay")
  func rule11_repeatsDelay() {
    stage.tweener.addCaller(
      stage.noted(
        "a", [.delay: 0.5, .duration: 1, .repeat: 1, .repeatDelay: 0.25, .repeatsDelay: true]))
    stage.expectLog(
      after: 9, "a start @0.5", "a repeat @1.5", "a complete @3.25", "a end completed @3.25")
  }

  @Test("11 a negative delay is no pause")
  func rule11_repeatsNegativeDelay() {
    stage.tweener.addCaller(
      stage.noted("a", [.delay: -0.5, .duration: 1, .repeat: 1, .repeatsDelay: true]))
    stage.expectLog(
      after: 9, "a start @0.0", "a repeat @0.5", "a complete @1.5", "a end completed @1.5")
  }

  @Test(
    "11 one that begins where a play ends shows that end, also when it was paused before it began")
  func rule11_beginsAtBoundary() {
    for isPaused in [false, true] {
      let (stage, box) = (RuleStage(), RuleBox())
      let tween = stage.add(box, [.delay: -2, .duration: 1, .repeat: 5, "x": 8])
      if isPaused {
        tween.pause()
        stage.tweener.advance(by: 1)
        tween.resume()
      }
      #expect(stage.after(0, box.x) == 8)
      #expect(stage.after(0.25, box.x) == 2)
    }
  }

  @Test("11 plays of no length with a pause between them do repeat")
  func rule11_pausesOnly() {
    let box = RuleBox()
    _ = stage.add(box, noted: "a", [.repeat: 2, .repeatDelay: 0.5, .autoreverse: true, "x": 3])
    #expect(stage.after(0.25, box.x) == 3)
    #expect(stage.after(0.5, box.x) == 0)
    #expect(stage.after(5, box.x) == 3)
    stage.expectLog(
      "a start @0.0", "a repeat @0.0", "a repeat @0.5", "a complete @1.0", "a end completed @1.0")
  }
}
