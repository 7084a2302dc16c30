import Testing
import Tweener

@Suite("Rule 5: what advance refuses, and a step of nothing")
struct Rule05AdvanceTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("5 advance from a callback is refused and reported")
  func rule05_fromCallback() {
    for word in [TweenKey.onStart, .onUpdate, .onRepeat, .onComplete, .onEnd] {
      stage.add(
        RuleBox(),
        [.duration: 0.25, .repeat: 1, "x": 1, word: { stage.tweener.advance(by: 5) }])
    }
    #expect(stage.after(1, stage.tweener.time) == 1)
    // onUpdate is called once: the tween completes in its only step.
    #expect(stage.kinds == Array(repeating: .advanceFromCallback, count: 5))
  }

  @Test("5 a step that the end of all time cuts is reported, and so is the next one")
  func rule05_cut() {
    stage.tweener.timeScale = 1e6
    #expect(
      stage.after(1e9, stage.problems.map(\.message)) == [
        "Tweener: \"advance(by:)\" = 1000000000.0: engine time ends at 3267918096.958183 s, within "
          + "this step; the rest of the step is left out; give shorter steps or a lower timeScale"
      ])
    stage.tweener.advance(by: 1)
    #expect(stage.problems.count == 2 && stage.problems.last?.fault == "out of range")
    #expect(stage.tweener.time == 3_267_918_096.958183)
  }

  @Test("5 advance(to:) from a callback is refused and reported too")
  func rule05_toFromCallback() {
    stage.tweener.addCaller([.duration: 0.25, .onComplete: { stage.tweener.advance(to: 9) }])
    #expect(stage.after(1, stage.tweener.time) == 1)
    #expect(stage.kinds == [.advanceFromCallback])
  }

  @Test("5 so it is from callbacks outside of advance, from setters and from custom easings")
  func rule05_elsewhere() {
    stage.tweener.addCaller([.onComplete: { stage.tweener.advance(by: 1) }])
    #expect(stage.kinds == [.advanceFromCallback])
    box.onWrite = { stage.tweener.advance(by: 1) }
    stage.add(box, ["observed": 4])
    #expect(stage.kinds == [.advanceFromCallback, .advanceFromCallback])
    let tween = stage.add(
      RuleBox(), [.duration: 1, "x": 1, .onEnd: { stage.tweener.advance(by: 1) }])
    tween.remove()
    #expect(stage.kinds.count == 3)
    #expect(stage.tweener.time == 0)
    let eased = RuleBox()
    let easing = { (progress: Double) -> Double in
      stage.tweener.advance(by: 1)
      return progress
    }
    stage.add(eased, [.duration: 1, .easing: easing, "x": 1])
    #expect(stage.after(0.5, stage.tweener.time) == 0.5)
    #expect(eased.x == 0.5)
    #expect(stage.kinds.count > 3)
  }

  @Test("5 advance(to:) a time gone by is refused and reported")
  func rule05_gone() {
    stage.add(box, [.duration: 2, "x": 2])
    stage.tweener.advance(to: 1)
    stage.tweener.advance(to: 0.5)
    #expect(stage.kinds == [.timeInPast])
    #expect(stage.tweener.time == 1)
    #expect(box.x == 1)
    stage.tweener.advance(to: 1)
    #expect(stage.kinds == [.timeInPast])
  }

  @Test("5 negative, infinite and not-a-number steps are refused and reported")
  func rule05_badSteps() {
    for step in [-1, Double.nan, .infinity, -Double.infinity] { stage.tweener.advance(by: step) }
    stage.tweener.advance(to: .nan)
    stage.tweener.advance(to: .infinity)
    #expect(stage.tweener.time == 0)
    #expect(stage.kinds == Array(repeating: .numberOutOfRange, count: 6))
  }

  @Test("5 a step of nothing handles what is due, without onUpdate")
  func rule05_nothing() {
    let tween = stage.add(box, noted: "a", [.duration: 1, "x": 8], updates: true)
    #expect(stage.log == [])
    #expect(stage.after(0, stage.log) == ["a start @0.0"])
    #expect(tween.state == .running)
    stage.advance(0.5)
    #expect(stage.after(0, stage.log) == ["a start @0.0", "a update @0.5"])
  }

  @Test("5 a tween that completes in a step of nothing has its one onUpdate")
  func rule05_completesAtOnce() {
    let tween = stage.add(box, noted: "a", [.duration: 1, "x": 8], updates: true)
    stage.tweener.advance(by: 0.5)
    tween.progress = 1
    stage.log = []
    stage.tweener.advance(by: 0)
    #expect(stage.log == ["a update @0.5", "a complete @0.5", "a end completed @0.5"])
  }

  @Test("5 a step of nothing writes what a hand has changed")
  func rule05_writes() {
    stage.add(box, [.duration: 1, "x": 8])
    stage.tweener.advance(by: 0.5)
    box.x = 100
    #expect(stage.after(0, box.x) == 4)
  }

  @Test("5 a step of nothing in which a playhead is moved calls no onUpdate")
  func rule05_movedInNoTime() {
    let moved = stage.add(box, [.duration: 1, "x": 8, .onUpdate: { stage.note("update") }])
    stage.tweener.advance(by: 0.25)
    _ = stage.takeLog()
    stage.tweener.addTween(
      moved.playhead, [.duration: 1, .showsStart: false, "elapsed": TweenValue.fromTo(0.5, 1)])
    #expect(stage.after(0, box.x) == 4 && stage.log.isEmpty)
    #expect(stage.after(0.25, stage.log) == ["update @0.5"])
  }
}
