import Testing
import Tweener

@Suite("Rule 19: pausing, and values where driving stops")
struct Rule19PauseTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("19 pause stops the clock; resume continues with nothing lost", arguments: [true, false])
  func rule19_running(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let tween = stage.add(box, [.duration: 1, .easing: Easing.inOutSine, "x": 8])
    stage.tweener.advance(by: 0.3)
    let before = box.x
    #expect(tween.pause())
    #expect(tween.isPaused)
    #expect(tween.state == .paused)
    #expect(stage.after(7.77, box.x) == before)
    #expect(tween.resume())
    #expect(tween.state == .running)
    stage.tweener.advance(by: 0.4)
    #expect(box.x == ruleValue(from: 0, to: 8, 493_920_000, of: Double(ruleSecond), .inOutSine))
    #expect(stage.after(0.3, tween.outcome) == .completed)
  }

  @Test("19 many pauses at odd instants lose nothing")
  func rule19_many() {
    let tween = stage.add(box, [.duration: 1, .timeScale: 0.3, "x": 8])
    for _ in 0..<100 {
      stage.tweener.advance(by: ruleFlicks(7_777_777))
      tween.pause()
      stage.tweener.advance(by: ruleFlicks(1_234_567))
      tween.resume()
    }
    #expect(tween.elapsed == ruleFlicks(777_777_700 * 3 / 10))
  }

  @Test("19 the delay is included")
  func rule19_delay() {
    let tween = stage.add(box, noted: "a", [.delay: 1, .duration: 1, "x": 8])
    stage.tweener.advance(by: 0.75)
    #expect(tween.pause())
    #expect(tween.state == .paused)
    #expect(stage.after(5, stage.log) == [])
    tween.resume()
    #expect(tween.state == .waiting)
    #expect(stage.after(0.75, stage.log) == ["a start @6.0"])
    #expect(box.x == 4)
  }

  @Test("19 paused before its first advance it does not start")
  func rule19_neverStarted() {
    let box = RuleBox(x: 1)
    let tween = stage.add(box, noted: "a", [.duration: 1, "x": 9])
    tween.pause()
    #expect(stage.after(5, stage.log) == [])
    box.x = 5
    tween.resume()
    #expect(stage.after(0.5, box.x) == 7)
  }

  @Test("19 the pause between plays is a part of the clock")
  func rule19_gap() {
    let tween = stage.add(box, noted: "a", [.duration: 1, .repeat: 1, .repeatDelay: 1, "x": 8])
    stage.tweener.advance(by: 1.5)
    tween.pause()
    stage.tweener.advance(by: 10)
    tween.resume()
    #expect(stage.after(0.5, box.x) == 8)
    #expect(stage.after(0.5, box.x) == 4)
  }

  @Test("19 while paused nothing is written", arguments: [true, false])
  func rule19_nothingWritten(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let tween = stage.add(box, [.duration: 1, "x": 8, "observed": 8])
    stage.tweener.advance(by: 0.5)
    tween.pause()
    let writes = box.writes.count
    box.x = 77
    for _ in 0..<5 { stage.tweener.advance(by: 0.1) }
    stage.tweener.settle(box)
    #expect(box.x == 77)
    #expect(box.writes.count == writes)
  }

  @Test(
    "19 a component that stops being driven from within a callback is left at its exact value",
    arguments: [
      "pause", "remove", "timeScale", "pauseTween", "removeTween", "byProperty", "removeByProperty",
    ],
    [true, false])
  func rule19_exactInCallback(way: String, directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let tween = stage.add(
      box, [.duration: 1, .easing: Easing.inOutQuad, "x": 10, "left": 10, "observed": 10])
    stage.tweener.addCaller([
      .duration: 0.375,
      .onComplete: {
        switch way {
        case "pause": tween.pause()
        case "remove": tween.remove()
        case "timeScale": tween.timeScale = 0
        case "pauseTween": stage.tweener.pauseTween(box)
        case "byProperty": stage.tweener.pauseTween(box, ["x", "left", "observed"])
        case "removeByProperty": stage.tweener.removeTween(box, ["x", "left", "observed"])
        default: stage.tweener.removeTween(box)
        }
      },
    ])
    stage.tweener.advance(by: 0.25)
    stage.tweener.advance(by: 0.5)
    // 2 × 0.375² × 10
    #expect([box.x, box.frame.x, box.observed] == [2.8125, 2.8125, 2.8125])
    #expect(stage.after(9, [box.x, box.frame.x, box.observed]) == [2.8125, 2.8125, 2.8125])
  }

  @Test(
    "19 exact too where only one of its properties stops in a callback", arguments: [true, false])
  func rule19_exactPart(pauses: Bool) {
    _ = stage.add(box, [.duration: 1, .easing: Easing.inOutQuad, "x": 10, "y": 10])
    stage.tweener.addCaller([
      .duration: 0.375,
      .onComplete: {
        if pauses {
          stage.tweener.pauseTween(box, ["x"])
        } else {
          stage.tweener.removeTween(box, ["x"])
        }
      },
    ])
    #expect(stage.after(0.5, [box.x, box.y]) == [2.8125, 5])
  }

  @Test("19 the engine's own time at rest leaves everything where it is")
  func rule19_engineAtRest() {
    _ = stage.add(box, [.duration: 1, .easing: Easing.inOutQuad, "x": 10])
    stage.tweener.addCaller([.duration: 0.375, .onComplete: { stage.tweener.timeScale = 0 }])
    #expect(stage.after(1, stage.tweener.time) == 0.375)
    #expect(box.x == 2.8125)
    #expect(stage.after(1, box.x) == 2.8125)
    // The step in which it stopped is over: what was left of it is not caught up with.
    stage.tweener.timeScale = 1
    #expect(stage.after(0.125, stage.tweener.time) == 0.5)
    #expect(box.x == 5)
  }

  @Test(
    "19 also where a hand has written meanwhile: what stops is left at its exact value",
    arguments: ["pause", "remove", "timeScale", "byProperty"], [true, false])
  func rule19_afterHand(way: String, directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let tween = stage.add(box, [.duration: 1, "x": 8, "y": 8])
    stage.tweener.advance(by: 0.5)
    box.x = 77
    switch way {
    case "pause": tween.pause()
    case "remove": tween.remove()
    case "timeScale": tween.timeScale = 0
    default: stage.tweener.pauseTween(box, ["x"])
    }
    #expect(box.x == 4)
    #expect(stage.after(0.25, box.x) == 4)
  }

  @Test("19 a tween of no length that is paused in its onStart completes when it is resumed")
  func rule19_noLength() {
    let tween = stage.add(
      box,
      stage.noting("a").merging(["x": 8, .onStart: { (tween: Tween) in _ = tween.pause() }]) { $1 })
    #expect(tween.isPaused)
    #expect(box.x == 0)
    tween.resume()
    #expect(stage.after(0, box.x) == 8)
    #expect(stage.log == ["a complete @0.0", "a end completed @0.0"])
  }

  /// Where one second leaves the box, in `cuts` steps, with a call at 0.75 s.
  private func frame(
    _ values: [TweenParameters], cuts: Int, calling call: @escaping (RuleStage, RuleBox) -> Void
  ) -> RuleFrame {
    let stage = RuleStage()
    stage.tweener.registerSpecialProperty(
      "right", TweenProperty(partOf: "frame", \RuleFrame.x, plus: [\.width: 1]))
    stage.tweener.registerSpecialProperty(
      "middle", TweenProperty(partOf: "frame", \RuleFrame.x, plus: [\.width: 0.5, \.height: 1]))
    let box = RuleBox()
    box.frame.width = 100
    for value in values { _ = stage.add(box, value.merging([.duration: 2]) { $1 }) }
    stage.tweener.addCaller([.duration: 0.75, .onComplete: { call(stage, box) }])
    for _ in 0..<cuts { stage.tweener.advance(by: 1 / Double(cuts)) }
    #expect(stage.problems.isEmpty)
    return box.frame
  }

  @Test(
    "19 a sum that is removed or paused leaves its number exact, also where its tween moves what is added",
    arguments: [1, 4, 10])
  func rule19_sum(cuts: Int) {
    let left = RuleFrame(x: 37.5, y: 0, width: 150, height: 0)
    let one: [TweenParameters] = [["right": 300, "wide": 200]]
    let two: [TweenParameters] = [["wide": 200], ["right": 300]]
    for values in [one, two] {
      for name: TweenKey in ["left", "right"] {
        #expect(frame(values, cuts: cuts) { $0.tweener.removeTween($1, [name]) } == left)
        #expect(frame(values, cuts: cuts) { $0.tweener.pauseTween($1, [name]) } == left)
      }
    }
    // Its middle is 50 + 250 * 0.375 then, half its width 68.75, and its height 30.
    #expect(
      frame([["middle": 300, "wide": 200, "high": 80]], cuts: cuts) {
        $0.tweener.removeTween($1, ["left"])
      } == RuleFrame(x: 45, y: 0, width: 150, height: 40))
  }

  @Test("19 so does one that a waiting newcomer with atAdd takes", arguments: [1, 4, 10])
  func rule19_atAdd(cuts: Int) {
    let values: [[TweenParameters]] = [
      [["right": 300, "wide": 200]], [["wide": 200], ["right": 300]],
    ]
    for values in values {
      let frame = frame(values, cuts: cuts) { stage, box in
        _ = stage.add(box, [.duration: 1, .delay: 0.5, .overwrite: OverwriteMode.atAdd, "left": 0])
      }
      #expect(frame == RuleFrame(x: 37.5, y: 0, width: 150, height: 0))
    }
  }
}
