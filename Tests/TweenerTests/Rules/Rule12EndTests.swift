import Testing

@testable import Tweener

@Suite("Rule 12: one end, one outcome")
struct Rule12EndTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test(
    "12 onEnd is called exactly once, whatever the end",
    arguments: ["completed", "removed", "overwritten", "gone"])
  func rule12_once(way: String) {
    let tween: Tween
    do {
      let box = RuleBox()
      tween = stage.tweener.addTween(box, stage.noted("a", [.duration: 1, "x": 1]))
      stage.tweener.advance(by: 0.5)
      switch way {
      case "completed": stage.tweener.advance(by: 1)
      case "removed": tween.remove()
      case "overwritten": stage.tweener.addTween(box, ["x": 2])
      default: break
      }
    }
    for _ in 0..<64 { stage.tweener.advance(by: 0) }
    #expect(tween.outcome.map(ruleShort) == way)
    #expect(tween.state == .ended)
    // Every further way to end it does nothing.
    tween.remove()
    tween.complete()
    tween.pause()
    stage.tweener.removeAllTweens()
    stage.tweener.advance(by: 5)
    let ends = stage.log.filter { $0.hasPrefix("a end") }
    #expect(ends.count == 1)
    #expect(ends.first?.hasPrefix("a end \(way)") == true)
    #expect(stage.log.contains { $0.hasPrefix("a complete") } == (way == "completed"))
    #expect(stage.log.contains { $0.hasPrefix("a overwrite") } == (way == "overwritten"))
    #expect(tween.outcome.map(ruleShort) == way)
  }

  @Test("12 onEnd comes after onComplete, and in both the tween is already ended")
  func rule12_completed() {
    let write = { (name: String) in
      { (tween: Tween) in
        stage.note("\(name) \(tween.state) \(tween.outcome.map(ruleShort) ?? "alive")")
      }
    }
    stage[box].add([
      .duration: 1, "x": 1, .onUpdate: write("update"), .onComplete: write("complete"),
      .onEnd: write("end"),
    ])
    stage.expectLog(
      after: 2, "update running alive @1.0", "complete ended completed @1.0",
      "end ended completed @1.0")
    #expect(!stage.tweener.isTweening(box))
  }

  @Test("12 onEnd comes after onOverwrite, and in both the tween is already ended")
  func rule12_overwritten() {
    let write = { (name: String) in
      { (tween: Tween) in stage.note("\(name) \(tween.state)") }
    }
    let older = stage.add(
      box,
      [.duration: 1, "x": 1, .onOverwrite: write("overwrite"), .onEnd: write("end")])
    let newer = stage.add(box, [.duration: 1, "x": 2])
    #expect(stage.after(0.5, stage.log) == ["overwrite ended @0.0", "end ended @0.0"])
    #expect(older.outcome == .overwritten(by: newer))
  }

  @Test("12 not in an onOverwrite that leaves the tween something")
  func rule12_overwrittenInPart() {
    _ = stage[box].add([
      .duration: 1, "x": 1, "y": 1,
      .onOverwrite: { (tween: Tween) in stage.note("\(tween.state)") },
      .onEnd: { (outcome: TweenOutcome) in stage.note(ruleShort(outcome)) },
    ])
    _ = stage.add(box, [.duration: 1, "x": 2])
    #expect(stage.after(1, stage.log) == ["running @0.0", "completed @1.0"])
  }

  @Test("12 onEnd takes the outcome, the tween, both, the target, or nothing")
  func rule12_forms() {
    var ended: [Tween] = []
    stage.add(box, ["x": 1, .onEnd: { (outcome: TweenOutcome) in stage.note(ruleShort(outcome)) }])
    let second = stage.add(box, ["x": 2, .onEnd: { (tween: Tween) in ended.append(tween) }])
    stage.add(box, ["x": 3, .onEnd: { (box: RuleBox) in stage.note("x is \(box.x)") }])
    stage.add(box, ["x": 4, .onEnd: { stage.note("nothing") }])
    #expect(stage.log == ["completed @0.0", "x is 3.0 @0.0", "nothing @0.0"])
    #expect(ended == [second])
  }

  @Test("12 an engine that goes away ends its tweens")
  func rule12_engineGone() {
    var stage: RuleStage? = RuleStage()
    var outcomes: [TweenOutcome] = []
    let tween = stage?.tweener.addTween(
      box, [.duration: 1, "x": 1, .onEnd: { (outcome: TweenOutcome) in outcomes.append(outcome) }])
    stage = nil
    #expect(outcomes == [.removed])
    #expect(tween?.state == .ended)
  }

  @Test("12 a tween without properties or target ends as completed")
  func rule12_caller() {
    let caller = stage.tweener.addCaller(stage.noted("a", [.duration: 1]))
    #expect(stage.after(1, caller.outcome) == .completed)
    #expect(stage.log == ["a start @0.0", "a complete @1.0", "a end completed @1.0"])
  }

  @Test(
    "12 a mover whose last write ends what it moves ends once", arguments: [0, 1],
    [OverwriteMode.all, .atStart])
  func rule12_movedEnds(duration: Double, overwrite: OverwriteMode) {
    var (moved, taking) = (TweenTimeline(), TweenTimeline())
    moved.add(box, [.duration: duration, "x": 1], at: 3)
    taking.add(box, [.duration: 10, "x": 2], at: 2)
    let tween = stage.tweener.addTimeline(moved)
    let mover = stage.tweener.addTween(
      tween.playhead, stage.noted("mover", [.duration: 7, "elapsed": 100]))
    stage.tweener.addTween(tween.playhead, [.delay: 4, "totalProgress": 1, .overwrite: overwrite])
    stage.tweener.addTimeline(taking)
    #expect(stage.after(6, stage.tweener.engine.brokenInvariants()) == [])
    #expect(stage.log.filter { $0.hasPrefix("mover end") }.count == 1)
    #expect(mover.state == .ended)
    #expect(stage.after(20, stage.tweener.tweenCount) == 0)
    #expect(box.x == 2)
  }
}
