import Testing
import Tweener

@Suite("Rule 19: pausing, and values where driving stops")
struct Rule19PauseTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("19 pause stops the clock; resume continues with nothing lost")
  func rule19_running() {
    let ends = [0.3, 0.7].map { 8 * Easing.inOutSine($0) }
    story(
      "paused", [.duration: 1, .easing: Easing.inOutSine, "x": 8], { "\($0.x) \($0.fate)" },
      [
        0.3: "\(ends[0]) running", [.pause, 7.77]: "\(ends[0]) paused",
        .resume: "\(ends[0]) running", 0.4: "\(ends[1]) running", 0.3: "8.0 completed",
      ])
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

  @Test("19 pauses, by what a tween shows and calls")
  func rule19_stories() {
    heard(
      "19 the delay is included", [.delay: 1, .duration: 1, "x": 8],
      { "\($0.x) \($0.fate) \($0.called)" },
      [
        [0.75, .pause, 5]: "0.0 paused pause @0.75", .resume: "0.0 waiting resume @5.75",
        0.75: "4.0 running start @6.0",
      ])
    heard(
      "19 paused before its first advance it does not start", x: 1, [.duration: 1, "x": 9],
      { "\($0.x) \($0.called)" },
      [
        [.pause, 5]: "1.0 pause @0.0",
        [.hand(\.x, 5), .resume, 0.5]: "7.0 resume @5.0, start @5.0",
      ])
    story(
      "19 the pause between plays is a part of the clock",
      [.duration: 1, .repeat: 1, .repeatDelay: 1, "x": 8],
      [[1.5, .pause, 10, .resume, 0.5]: 8, 0.5: 4])
    story(
      "19 while paused nothing is written", [.duration: 1, "x": 8, "observed": 8],
      { "\([$0.x, $0.observed]) \($0.writes)" },
      [
        [0.5, .pause, .call { $1.writes = [] }]: "[4.0, 4.0] []",
        [.hand(\.x, 77), 0.1, 0.1, 0.1, 0.1, 0.1]: "[77.0, 4.0] []",
        .call { $0.settle($1) }: "[77.0, 4.0] []",
      ])
  }

  /// Ways to stop what a tween of `x` moves.
  private static var stops: KeyValuePairs<String, (Tweener, RuleBox, Tween) -> Void> {
    [
      "pause": { $2.pause() }, "remove": { $2.remove() }, "timeScale": { $2.timeScale = 0 },
      "pauseTween": { tweener, box, _ in tweener.pauseTween(box) },
      "removeTween": { tweener, box, _ in tweener.removeTween(box) },
      "by property": { tweener, box, _ in tweener.pauseTween(box, ["x", "left", "observed"]) },
      "removed so": { tweener, box, _ in tweener.removeTween(box, ["x", "left", "observed"]) },
    ]
  }

  @Test(
    "19 a component that stops being driven from within a callback is left at its exact value",
    arguments: stops.indices)
  func rule19_exactInCallback(index: Int) {
    let (name, stop) = Self.stops[index]
    // 2 × 0.375² × 10
    let exact = [2.8125, 2.8125, 2.8125]
    story(
      name, { [$0.x, $0.frame.x, $0.observed] }, [[0.25, 0.5]: exact, 9: exact],
      adding: { stage, box in
        let tween = stage.add(
          box, [.duration: 1, .easing: Easing.inOutQuad, "x": 10, "left": 10, "observed": 10])
        stage.tweener.addCaller([
          .duration: 0.375, .onComplete: { [unowned stage] in stop(stage.tweener, box, tween) },
        ])
        return [tween]
      })
  }

  @Test(
    "19 exact too where only one of its properties stops in a callback", arguments: [true, false])
  func rule19_exactPart(pauses: Bool) {
    stage.add(box, [.duration: 1, .easing: Easing.inOutQuad, "x": 10, "y": 10])
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
    stage.add(box, [.duration: 1, .easing: Easing.inOutQuad, "x": 10])
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
    arguments: stops.indices)
  func rule19_afterHand(index: Int) {
    let (name, stop) = Self.stops[index]
    for directWrites in [true, false] {
      let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox())
      let tween = stage.add(box, [.duration: 1, "x": 8, "y": 8])
      stage.expect(
        box.x, on: box,
        [[0.5, .hand(\.x, 77), .then { stop(stage.tweener, box, tween) }]: 4, 0.25: 4], in: name)
    }
  }

  @Test("19 a tween of no length that is paused in its onStart completes when it is resumed")
  func rule19_noLength() {
    let tween = stage.add(
      box,
      stage.noting("a").merging(["x": 8, .onStart: { (tween: Tween) in _ = tween.pause() }]) { $1 })
    #expect(tween.isPaused)
    stage.expect(box.x, of: tween, [[]: 0, [.resume, 0]: 8])
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
