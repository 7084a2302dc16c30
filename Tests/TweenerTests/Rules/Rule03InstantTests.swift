import Testing
import Tweener

@Suite("Rule 3: inside a step instants are visited in order")
struct Rule03InstantTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("3 a callback sees its own instant")
  func rule03_ownInstant() {
    stage.add(RuleBox(), noted: "a", [.duration: 0.5, .delay: 0.25, .repeat: 1, "x": 1])
    stage.expectLog(
      after: 10, "a start @0.25", "a repeat @0.75", "a complete @1.25", "a end completed @1.25")
    #expect(stage.tweener.time == 10)
  }

  @Test("3 events of different tweens come in the order of their instants")
  func rule03_order() {
    for (name, delay) in [("late", 0.9), ("early", 0.1), ("middle", 0.5)] {
      stage.tweener.addCaller([.delay: delay, .onStart: { stage.note(name) }])
    }
    #expect(stage.after(1, stage.log) == ["early @0.1", "middle @0.5", "late @0.9"])
  }

  @Test(
    "3 a callback sees its own tween's components at their exact values", arguments: [true, false])
  func rule03_ownValues(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    var seen: [Double] = []
    stage[box].add([
      .duration: 0.5, .repeat: 3, .autoreverse: true, "x": 7, "left": 9,
      .onRepeat: { (box: RuleBox) in seen += [box.x, box.frame.x] },
      .onComplete: { (box: RuleBox) in seen += [box.x, box.frame.x] },
    ])
    #expect(stage.after(100, seen) == [7, 9, 0, 0, 7, 9, 0, 0])
  }

  @Test("3 other targets still show their last write; settle brings one to the present instant")
  func rule03_settle() {
    let other = RuleBox()
    stage.add(other, [.duration: 1, .easing: Easing.inOutQuad, "x": 10, "left": 20])
    stage.tweener.advance(by: 0.25)
    let before = other.x
    var unsettled = -1.0
    var settled: [Double] = []
    stage[box].add([
      .duration: 0.125, "x": 1,
      .onComplete: {
        unsettled = other.x
        stage.tweener.settle(other)
        settled = [other.x, other.frame.x]
      },
    ])
    #expect(stage.after(0.75, before) == 1.25)
    #expect(unsettled == before)
    // 2 × 0.375² = 0.28125
    #expect(settled == [2.8125, 5.625])
    #expect(other.x == 10)
  }

  @Test("3 a tween added in a callback begins there, not at the frame")
  func rule03_begins() {
    var child: Tween?
    stage.tweener.addCaller([
      .duration: 0.37,
      .onComplete: { child = stage.add(box, [.duration: 1, "x": 100]) },
    ])
    #expect(stage.after(1, child?.elapsed) == ruleFlicks(ruleSecond - 261_072_000))
    #expect(
      box.x == ruleValue(from: 0, to: 100, Double(ruleSecond - 261_072_000), of: Double(ruleSecond))
    )
  }

  @Test("3 what a callback adds is processed in the same advance if it falls due")
  func rule03_sameAdvance() {
    stage.tweener.addCaller([
      .duration: 0.25,
      .onComplete: {
        _ = stage.add(box, noted: "child", [.duration: 0.25, .delay: 0.125, "x": 5])
      },
    ])
    stage.expectLog(
      after: 1, "child start @0.375", "child complete @0.625", "child end completed @0.625")
    #expect(box.x == 5)
  }

  @Test("3 a thousand tweens of 0.37 ms, each added by the one before, end at 0.37 s")
  func rule03_chain() {
    var left = 1_000
    var end = -1.0
    func next() {
      left -= 1
      stage[box].add([
        .duration: 0.00037, "x": TweenValue.by(1),
        .onComplete: {
          end = stage.tweener.time
          if left > 0 { next() }
        },
      ])
    }
    next()
    #expect(stage.after(1, left) == 0)
    #expect(end == 0.37)
    #expect(box.x == 1_000)
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test("3 a hand-over inside a step reaches the same bits as steps that stop there")
  func rule03_handOver() {
    func played(_ steps: [Double]) -> Double {
      let (stage, box) = (RuleStage(), RuleBox())
      stage.add(box, [.duration: 1, .easing: Easing.outCubic, "x": 10])
      stage.add(box, [.delay: 0.37, .duration: 1, .easing: Easing.inSine, "x": -3])
      for step in steps { stage.tweener.advance(by: step) }
      return box.x
    }
    let once = played([0.9])
    #expect(once == played([0.37, 0.53]))
    let start = 10 * Easing.outCubic(0.37)
    #expect(once == ruleValue(from: start, to: -3, 373_968_000, of: Double(ruleSecond), .inSine))
  }
}
