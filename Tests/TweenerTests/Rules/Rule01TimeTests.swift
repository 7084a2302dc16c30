import Testing
import Tweener
import TweenerTestSupport

@Suite("Rule 1: engine time counts whole flicks")
struct Rule01TimeTests {
  private let tweener = Tweener()
  private let stage = RuleStage()

  @Test(
    "1 steps of one frame make whole seconds at every common rate",
    arguments: [24, 25, 30, 48, 50, 60, 90, 100, 120, 144, 240])
  func rule01_frameRates(rate: Int) {
    let box = RuleBox()
    let tween = stage.add(box, [.duration: 10, "x": 100])
    for second in 1...10 {
      for _ in 0..<rate { stage.tweener.advance(by: 1 / Double(rate)) }
      #expect(stage.tweener.time == Double(second))
      #expect(box.x == Double(second) * 10)
    }
    #expect(tween.outcome == .completed)
  }

  @Test("1 minutes of sixtieths are as many minutes")
  func rule01_minutes() {
    let minutes = TrialCount.of(60, atLeast: 10)
    for _ in 0..<(minutes * 3_600) { tweener.advance(by: 1.0 / 60) }
    #expect(tweener.time == Double(minutes * 60))
  }

  @Test("1 seconds are rounded to the nearest flick once, on the way in")
  func rule01_roundedOnce() {
    for _ in 0..<10 { tweener.advance(by: ruleFlicks(1) * 0.4) }
    #expect(tweener.time == 0)
    for _ in 0..<10 { tweener.advance(by: ruleFlicks(1) * 0.6) }
    #expect(tweener.time == ruleFlicks(10))
    // 1/1024 s is 689,062.5 flicks, and exact in binary.
    #expect(tweener.after(0.0009765625, tweener.time) == ruleFlicks(689_073))
  }

  @Test("1 durations, delays and pauses are rounded to flicks as steps are")
  func rule01_parametersRounded() {
    let third = stage.tweener.addCaller([.duration: 1.0 / 3])
    #expect(third.duration == ruleFlicks(235_200_000))
    let long = stage.tweener.addCaller([.duration: ruleFlicks(7) * 1.05])
    #expect(long.duration == ruleFlicks(7))
    let short = stage.tweener.addCaller([.duration: ruleFlicks(1) * 0.4, .delay: 1])
    #expect(short.duration == 0)
    let exact = stage.tweener.addCaller([.duration: Duration.milliseconds(250)])
    #expect(exact.duration == 0.25)
    let thirds = stage.tweener.addCaller([.duration: Duration.seconds(1) / 3])
    #expect(thirds.duration == 1.0 / 3)
    for _ in 0..<3 { stage.tweener.advance(by: 1.0 / 3) }
    #expect(stage.tweener.time == 1)
  }

  @Test("1 advance(to:) goes to a time, whatever the steps before", arguments: [0.3, 1.0, 2.5])
  func rule01_advanceTo(rate: Double) {
    tweener.timeScale = rate
    tweener.expect(tweener.time, [[0.123, .to(2)]: 2, 1: 2 + rate])
  }

  @Test("1 the engine's time scale maps the exact count, never a sum of rounded steps")
  func rule01_engineScale() {
    tweener.timeScale = 0.3
    for _ in 0..<600 { tweener.advance(by: 1.0 / 60) }
    #expect(tweener.time == 3)
    for _ in 0..<36_000 { tweener.advance(by: ruleFlicks(19_600)) }
    #expect(tweener.time == 3.3)
  }

  @Test("1 a tween's time scale maps the exact count, never a sum of rounded steps")
  func rule01_tweenScale() {
    let box = RuleBox()
    var end = -1.0
    let tween = stage.add(
      box, [.duration: 3, .timeScale: 0.3, "x": 3, .onComplete: { end = stage.tweener.time }])
    for _ in 0..<599 { stage.tweener.advance(by: 1.0 / 60) }
    #expect(tween.state == .running)
    #expect(stage.after(1.0 / 60, tween.outcome) == .completed)
    #expect(end == 10)
  }

  @Test("1 steps of one flick keep the remainder of a rate")
  func rule01_singleFlicks() {
    tweener.timeScale = 0.25
    for step in 1...40 {
      #expect(tweener.after(ruleFlicks(1), tweener.time) == ruleFlicks(Int64(step / 4)))
    }
  }

  @Test("1 a boundary between two flicks happens at the next, and the remainder stays")
  func rule01_boundariesBetweenFlicks() {
    var instants: [Double] = []
    stage.tweener.addCaller([
      .duration: ruleFlicks(3), .timeScale: 2, .repeat: -1,
      .onRepeat: { instants.append(stage.tweener.time) },
    ])
    #expect(stage.after(ruleFlicks(12), instants) == [2, 3, 5, 6, 8, 9, 11, 12].map(ruleFlicks))
  }

  @Test("1 ten thousand plays of three flicks at twice the speed do not drift")
  func rule01_noDrift() {
    var plays: Int64 = 0
    var wrong = 0
    stage.tweener.addCaller([
      .duration: ruleFlicks(3), .timeScale: 2, .repeat: -1,
      .onRepeat: {
        plays += 1
        if stage.tweener.time != ruleFlicks((3 * plays + 1) / 2) { wrong += 1 }
      },
    ])
    for _ in 0..<150 { stage.tweener.advance(by: ruleFlicks(100)) }
    #expect(plays == 10_000)
    #expect(wrong == 0)
  }

  @Test("1 a change of rate keeps the fraction of a flick")
  func rule01_fractionSurvivesRebase() {
    let tween = stage.tweener.addCaller([.duration: ruleFlicks(1_000), .timeScale: 0.5])
    stage.tweener.advance(by: 0)
    // Each flick at one half is half a flick of own time; the rate is set anew at each.
    for _ in 0..<100 {
      stage.tweener.advance(by: ruleFlicks(1))
      tween.timeScale = 0.25
      stage.tweener.advance(by: ruleFlicks(1))
      tween.timeScale = 0.5
    }
    #expect(tween.elapsed == ruleFlicks(75))
  }

  @Test("1 a tween that ends between two flicks has not elapsed longer than it takes")
  func rule01_elapsedAtEnd() {
    var atEnd = -1.0
    let tween = stage.tweener.addCaller([.duration: ruleFlicks(100), .timeScale: 3])
    #expect(stage.after(ruleFlicks(33), tween.elapsed) == ruleFlicks(99))
    #expect(stage.after(ruleFlicks(1), tween.outcome) == .completed)
    #expect(tween.elapsed == ruleFlicks(100))
    let other = stage.tweener.addCaller([.duration: ruleFlicks(100), .timeScale: 3])
    other.whenEnded { _ in atEnd = other.elapsed }
    #expect(stage.after(ruleFlicks(50), atEnd) == ruleFlicks(100))
  }
}
