import Testing
import Tweener

@Suite("onAdvance, the place to draw")
struct OnAdvanceTests {
  private let stage = RuleStage()

  @Test("is called once a frame, last of all, with everything written")
  func order() {
    let box = RuleBox()
    let tween = stage.add(box, noted: "tween", [.duration: 1, "x": 4], updates: true)
    stage.tweener.onAdvance = { [stage] in stage.note("draw \(box.x) \(tween.state)") }
    stage.tweener.advance(by: 0.5)
    stage.tweener.advance(to: 1.5)
    stage.expectLog(
      "tween start @0.0", "tween update @0.5", "draw 2.0 running @0.5", "tween update @1.0",
      "tween complete @1.0", "tween end completed @1.0", "draw 4.0 ended @1.5")
  }

  @Test("is called without a tween too, and not where there was no frame")
  func frames() {
    stage.tweener.onAdvance = { [stage] in stage.note("draw") }
    stage.tweener.advance(by: 1)
    stage.tweener.advance(by: 0)
    stage.tweener.advance(to: 1)
    stage.tweener.advance(by: -1)
    stage.tweener.timeScale = 0
    #expect(stage.after(1, stage.log) == ["draw @1.0"])
  }

  @Test("may do what a callback may: what it adds starts there, advance is refused")
  func calls() {
    let box = RuleBox()
    stage.tweener.onAdvance = { [stage] in
      stage.tweener.onAdvance = nil
      stage.tweener.advance(by: 1)
      stage.tweener.addTween(box, ["y": 5])
      stage.tweener.addTween(box, [.duration: 1, "x": 4])
      stage.note("drawn \(box.y)")
    }
    #expect(stage.after(1, stage.kinds) == [.advanceFromCallback])
    #expect(stage.log == ["drawn 0.0 @1.0"])
    #expect(box.y == 5)
    #expect(stage.after(0.5, box.x) == 2)
  }
}
