import Testing
import Tweener

@Suite("Rule 7: what adding a tween does")
struct Rule07AddedTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("7 what is read, shown and called when a tween is added, and behind its delay")
  func rule07_stories() {
    story(
      "7 nothing is read from the target when a tween is added", x: 1,
      [.duration: 1, "x": 11, "observed": 5], { [$0.x, Double($0.reads)] },
      [[]: [1, 0], [.hand(\.x, 3), 0.5]: [7, 1]])
    heard(
      "7 with neither delay nor duration a tween runs to its end inside addTween",
      ["x": 5, "left": 6], updates: true,
      { "\([$0.x, $0.frame.x]) \($0.fate) \($0.stage.tweener.isTweening($0.box)) \($0.called)" },
      [
        []: """
        [5.0, 6.0] completed false start @0.0, update @0.0, complete @0.0, end completed @0.0
        """
      ])
    story(
      "7 a delay without duration applies the values when it is over", [.delay: 0.5, "x": 4],
      { "\($0.x) \($0.fate)" }, [0.25: "0.0 waiting", 0.25: "4.0 completed"])
    heard(
      "7 a negative delay starts part-way in",
      [.delay: -0.25, .duration: 1, .easing: Easing.inQuad, "x": 16],
      { "\([$0.x, $0.elapsed]) \($0.called)" },
      [
        0: "[1.0, 0.25] start @0.0", 0.25: "[4.0, 0.5] ",
        0.5: "[16.0, 1.0] complete @0.75, end completed @0.75",
      ])
    for delay in [-1.0, -7] {
      heard(
        "7 a negative delay as long as the tween, or longer: it starts and completes at once",
        [.delay: delay, .duration: 1, "x": 16], updates: true, { "\($0.x) \($0.called)" },
        [
          []: "0.0 ", 1: "16.0 start @0.0, update @0.0, complete @0.0, end completed @0.0",
        ])
    }
  }

  @Test("7 problems are reported at the call")
  func rule07_problems() {
    let tween = stage.add(box, [.duration: "long", .easing: "inOutQuat", "xx": 1, "y": 2])
    #expect(stage.kinds.count == 3)
    #expect(Set(stage.kinds) == [.wrongParameterType, .unknownEasing, .unknownProperty])
    #expect(tween.problems == stage.problems)
    // What is right of the call has run.
    #expect(box.y == 2)
  }

  @Test("7 from within a callback it runs at the same instant, after the callback has returned")
  func rule07_fromCallback() {
    var state: Tween.State?
    stage.tweener.addCaller([
      .duration: 0.5,
      .onComplete: {
        stage.note("begin")
        state = stage.add(box, stage.noted("child", ["x": 5])).state
        stage.note("return")
        stage.log.append("x is \(box.x)")
      },
    ])
    #expect(stage.after(1, state) == .waiting)
    stage.expectLog(
      "begin @0.5", "return @0.5", "x is 0.0", "child start @0.5", "child complete @0.5",
      "child end completed @0.5")
    #expect(box.x == 5)
  }

  @Test("7 outside of advance too: after the callback, before the outer call returns")
  func rule07_fromCallbackOutside() {
    stage[box].add([
      "x": 1,
      .onStart: {
        stage.note("start")
        _ = stage.add(box, ["y": 2, .onComplete: { stage.note("child") }])
      },
      .onComplete: { stage.note("complete") },
      .onEnd: { stage.note("end \(box.y)") },
    ])
    #expect(stage.log == ["start @0.0", "complete @0.0", "end 0.0 @0.0", "child @0.0"])
    #expect(box.y == 2)
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test(
    "7 what callbacks of other calls add runs before those calls return",
    arguments: ["remove", "complete", "overwritten"])
  func rule07_fromOtherCalls(way: String) {
    let child = { _ = stage.tweener.addTween(box, ["y": 2]) }
    let tween = stage.add(box, [.duration: 1, "x": 1, .onEnd: child])
    stage.tweener.advance(by: 0.5)
    switch way {
    case "remove": tween.remove()
    case "complete": tween.complete()
    default: _ = stage.add(box, ["x": 3])
    }
    #expect(tween.state == .ended)
    #expect(box.y == 2)
  }

  @Test("7 any other tween waits for the next advance")
  func rule07_waits() {
    let plain = stage.add(box, noted: "plain", [.duration: 1, "x": 1])
    let delayed = stage.add(box, [.delay: 0.5, "y": 1])
    let negative = stage.add(box, [.delay: -0.5, .duration: 1, "z": 1])
    let pausing = stage.add(box, [.repeat: 1, .repeatDelay: 1, "left": 1])
    for tween in [plain, delayed, negative, pausing] { #expect(tween.state == .waiting) }
    #expect(stage.log == [])
    #expect(stage.after(0, plain.state) == .running)
    #expect(delayed.state == .waiting)
    #expect(negative.state == .running)
    #expect(pausing.state == .running)
    #expect([box.x, box.y, box.z, box.frame.x] == [0, 0, 0.5, 1])
  }

  @Test("7 it starts at the instant it was added plus its delay")
  func rule07_instant() {
    stage.tweener.advance(by: 0.3)
    stage.add(box, noted: "a", [.delay: 0.5, .duration: 1, "x": 10])
    stage.expect(stage.log, [0.25: [], 1: ["a start @0.8"]])
    #expect(box.x == ruleValue(from: 0, to: 10, 529_200_000, of: Double(ruleSecond)))
  }

  @Test("7 isTweening and tweens(of:) count waiting and paused tweens, oldest first")
  func rule07_queries() {
    #expect(!stage.tweener.isTweening(box))
    #expect(stage.tweener.tweens(of: box) == [])
    let waiting = stage.add(box, [.delay: 9, .duration: 1, "x": 1])
    #expect(stage.tweener.isTweening(box))
    #expect(stage.tweener.isTweening(box, "x"))
    #expect(stage.tweener.isTweening(box, .path(\RuleBox.x)))
    #expect(!stage.tweener.isTweening(box, "y"))
    let running = stage.add(box, [.duration: 1, "y": 1])
    let paused = stage.add(box, [.duration: 1, "frame": RuleFrame(x: 1)])
    stage.tweener.advance(by: 0.5)
    paused.pause()
    #expect(stage.tweener.tweens(of: box) == [waiting, running, paused])
    #expect(stage.tweener.isTweening(box, "left"))
    #expect(stage.tweener.tweenCount == 3)
    running.remove()
    #expect(stage.tweener.tweens(of: box) == [waiting, paused])
    #expect(!stage.tweener.isTweening(box, "y"))
    #expect(!stage.tweener.isTweening(RuleBox()))
  }
}
