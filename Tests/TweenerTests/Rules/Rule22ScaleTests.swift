import Testing
import Tweener

@Suite("Rule 22: time scales, and what a hand writes")
struct Rule22ScaleTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("22 a change takes effect now and positions do not jump", arguments: [true, false])
  func rule22_noJump(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let tween = stage.add(box, [.duration: 8, "x": 8])
    stage.tweener.advance(by: 1)
    var position = 1.0
    for scale in [2.0, 0.5, 0, 3, 0.25, 1] {
      let before = box.x
      tween.timeScale = scale
      #expect(tween.timeScale == scale)
      #expect(box.x == before)
      #expect(stage.after(0, box.x) == before)
      stage.tweener.advance(by: 0.5)
      position += scale * 0.5
      #expect(box.x == position)
      #expect(tween.elapsed == position)
    }
  }

  @Test(
    "22 the engine's time scale, in a callback too: what is left of the step runs at the new rate")
  func rule22_engine() {
    stage.add(box, [.duration: 8, "x": 8])
    stage.tweener.addCaller([.duration: 1, .onComplete: { stage.tweener.timeScale = 3 }])
    #expect(stage.after(2, stage.tweener.time) == 4)
    #expect(box.x == 4)
    stage.tweener.timeScale = 0.5
    #expect(stage.tweener.time == 4)
    #expect(stage.after(1, box.x) == 4.5)
  }

  @Test("22 at the engine's time scale 0 advance(to:) does what is due, and time stands")
  func rule22_toAtZero() {
    stage.tweener.timeScale = 0
    let tween = stage.add(box, [.duration: 1, "x": 8])
    stage.tweener.advance(to: 1)
    #expect(tween.state == .running && stage.tweener.time == 0)
    box.x = 5
    stage.tweener.advance(to: 2)
    #expect(box.x == 0)
    stage.tweener.timeScale = 1
    #expect(stage.after(0.5, box.x) == 4)
  }

  @Test("22 a tween's time scale, by what its tween shows")
  func rule22_stories() {
    for steps in [1, 7, 600, 1_000] {
      let way = Array(repeating: RuleStep.seconds(10 / Double(steps)), count: steps)
      story(
        "22 0.3 for 10 s is 3 s, in \(steps) steps", [.duration: 100, .timeScale: 0.3, "x": 8],
        { $0.elapsed }, [.all(way): 3])
    }
    story(
      "22 a change in a callback counts from that instant", { $0.x }, [2: 2.75],
      adding: { stage, box in
        let tween = stage.add(box, [.duration: 8, "x": 8])
        stage.tweener.addCaller([.duration: 1, .onComplete: { tween.timeScale = 3 }])
        stage.tweener.addCaller([.duration: 1.5, .onComplete: { tween.timeScale = 0.5 }])
        return [tween]
      })
    heard(
      "22 0 holds, from the call on and from the beginning",
      [.delay: 1, .duration: 1, .timeScale: 0, "x": 8], { "\($0.x) \($0.fate) \($0.called)" },
      [
        10: "0.0 waiting ", [.timeScale(1), 1.5]: "4.0 running start @11.0",
        [.timeScale(0), .hand(\.x, 77), 1]: "77.0 running ",
        [.timeScale(1), 0.25]: "6.0 running ",
      ])
    story(
      "22 a change while paused counts when it is resumed", [.duration: 8, "x": 8],
      { "\($0.x) \($0.isPaused)" },
      [[1, .pause, .timeScale(4)]: "1.0 true", 1: "1.0 true", [.resume, 1]: "5.0 false"])
    // A question between, which is asked first, writes nothing either.
    story(
      "22 what a hand writes into a driven component lasts until the next advance",
      [.duration: 8, "x": 8], { [$0.elapsed, $0.x] },
      [[1, .hand(\.x, 77)]: [1, 77], 1: [2, 2]])
  }

  @Test("22 the delay is scaled as well, also by a change while waiting")
  func rule22_delay() {
    heard(
      "from the call on", [.delay: 1, .duration: 1, .timeScale: 2, "x": 8],
      [0.75: ["start @0.5"], 9: ["complete @1.0", "end completed @1.0"]])
    heard(
      "changed while it waits", [.delay: 1, .duration: 1, "x": 8],
      [
        [0.5, .timeScale(0.25), 0.25]: [],
        9: ["start @2.5", "complete @6.5", "end completed @6.5"],
      ])
    story("where it stands", [.delay: 1, .duration: 1, .timeScale: 2, "x": 8], [0.75: 4])
  }

  @Test("22 a very small and a very large scale end where they should")
  func rule22_extremes() {
    stage.add(box, noted: "slow", [.duration: 1, .timeScale: 1e-6, "x": 8])
    stage.add(box, noted: "fast", [.duration: 1, .timeScale: 1e6, "y": 8])
    #expect(stage.after(1e6, [box.x, box.y]) == [8, 8])
    let ends = stage.log.filter { $0.contains("complete ") }
    // 705.6 flicks, so at the 706th.
    #expect(ends == ["fast complete @\(ruleFlicks(706))", "slow complete @1000000.0"])
  }

  @Test("22 negative, infinite and not-a-number scales, and those above 1,000,000, are refused")
  func rule22_bad() {
    let tween = stage.tweener.addCaller([.duration: 1])
    for scale in [-1, Double.nan, .infinity, 1_000_000.1, 1e300] {
      tween.timeScale = scale
      stage.tweener.timeScale = scale
      let other = stage.tweener.addCaller([.duration: 1, .timeScale: scale])
      #expect(other.timeScale == 1)
      #expect(other.problems.map(\.key) == ["timeScale"])
    }
    #expect(tween.timeScale == 1)
    #expect(stage.tweener.timeScale == 1)
    #expect(stage.kinds == Array(repeating: .numberOutOfRange, count: 15))
    #expect(tween.problems.count == 5)
  }

  @Test("22 up to 1,000,000 they are taken")
  func rule22_largest() {
    let tween = stage.tweener.addCaller([.duration: 1, .timeScale: 1_000_000])
    #expect(tween.timeScale == 1_000_000)
    tween.timeScale = 1
    tween.timeScale = 1_000_000
    stage.tweener.timeScale = 1_000_000
    #expect([tween.timeScale, stage.tweener.timeScale] == [1_000_000, 1_000_000])
    #expect(stage.problems.isEmpty)
  }

  @Test("22 a fast engine that is slowed down in a callback goes on from that very instant")
  func rule22_fastEngine() {
    stage.tweener.timeScale = 3
    stage.tweener.addCaller([
      .duration: ruleFlicks(1), .onComplete: { stage.tweener.timeScale = 1 },
    ])
    stage.tweener.advance(by: ruleFlicks(10))
    // One flick of the clock brought the instant; the nine others count singly.
    #expect(stage.tweener.time == ruleFlicks(10))
  }

  @Test("22 an engine with a silly scale goes on working")
  func rule22_absurdEngine() {
    stage.tweener.timeScale = 1e300
    #expect(stage.after(1, stage.tweener.time) == 1)
    stage.tweener.timeScale = 1_000_000
    stage.tweener.advance(by: 1_000)
    let far = stage.tweener.time
    #expect(far == 1_000_000_001)
    stage.tweener.timeScale = 1
    stage.add(box, [.delay: 1, .duration: 1, .repeat: -1, "x": 8])
    #expect(stage.after(0.5, stage.tweener.time) >= far)
    stage.tweener.removeAllTweens()
    #expect(stage.tweener.tweenCount == 0)
  }
}
