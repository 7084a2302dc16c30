import Testing
import Tweener

@Suite("The handle: progress of what waits")
struct HandleProgressWaitingTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("progress of what waits")
  func stories() {
    func told(_ sight: RuleSight) -> String { "\(sight.x) \(sight.fate) \(sight.called)" }
    heard(
      "a waiting tween starts there at once, with its onStart", x: 100,
      [.delay: 9, .duration: 1, "x": 200, "observed": 4], updates: true,
      { "\([$0.x, $0.observed, $0.progress]) \($0.fate) \($0.called)" },
      [
        [0.25, .progress(0.5)]: "[150.0, 2.0, 0.5] running start @0.25",
        0: "[150.0, 2.0, 0.5] running ", 0.25: "[175.0, 3.0, 0.75] running update @0.5",
        0.25: "[200.0, 4.0, 1.0] completed update @0.75, complete @0.75, end completed @0.75",
      ])
    story(
      "it writes once there", [.delay: 9, .duration: 1, "observed": 4], { $0.writes },
      [[0.25, .progress(0.5)]: [2]])
    meeting(
      "a paused one starts as well, shows where it stands and stays paused",
      [[.duration: 4, "x": 4], [.delay: 1, .duration: 1, "x": 8]],
      [
        // From 0.5, which the older tween had reached: it has lost the component.
        [0.5, .newer(.pause), .newer(.progress(0.5))]: "4.25: a overwritten by b, b paused",
        1: "4.25: a overwritten by b, b paused",
        [.newer(.resume), 0.25]: "6.125: a overwritten by b, b running",
      ])
    heard(
      "so it calls its onStart", [.delay: 1, .duration: 1, "x": 8],
      [[0.5, .pause, .progress(0.5)]: ["pause @0.5", "start @0.5"]])
    heard(
      "one at time scale 0 shows it, and holds there",
      [.delay: 1, .duration: 1, .timeScale: 0, "x": 8, "observed": 4],
      { "\([$0.x, $0.observed]) \($0.fate) \($0.called)" },
      [
        [1, .progress(0.25)]: "[2.0, 1.0] running start @1.0", 1: "[2.0, 1.0] running ",
        [.timeScale(1), 0.25]: "[4.0, 2.0] running ",
      ])
    story(
      "not-a-number is refused: it goes on waiting", reports: [.numberOutOfRange], told,
      [.progress(.nan): "0.0 waiting "],
      adding: { [$0.add($1, played: "a", [.delay: 1, .duration: 1, "x": 8])] })
    story(
      "a start that was shown at the call counts", x: 8,
      [.delay: 1, .duration: 1, "x": TweenValue.from(0)],
      [[.hand(\.x, 99), .progress(0.5)]: 4])
  }

  @Test("at 0 it starts from the beginning, without its delay; at 1 it does not complete yet")
  func ends() {
    let first = stage.add(box, [.delay: 9, .duration: 1, "x": 8])
    let last = stage.add(box, noted: "last", [.delay: 9, .duration: 1, "y": 8])
    first.progress = 0
    last.progress = 1
    #expect([box.x, box.y] == [0, 8])
    #expect(last.state == .running)
    #expect(stage.log == ["last start @0.0"])
    #expect(stage.after(0, last.outcome) == .completed)
    #expect(stage.after(0.5, box.x) == 4)
  }

  @Test("one that is paused at the instant of its start, before its turn, is at 0")
  func pausedBeforeItsTurn() {
    var (tween, seen): (Tween?, Double?) = (nil, nil)
    stage[box].add([
      .duration: ruleFlicks(1), "y": 1,
      .onComplete: {
        tween?.pause()
        seen = tween?.progress
      },
    ])
    // One flick of the engine is three of its own: one of the delay, and both of its play.
    tween = stage.add(
      box, [.delay: ruleFlicks(1), .timeScale: 3, .duration: ruleFlicks(2), "x": 8])
    #expect(stage.after(ruleFlicks(1), seen) == 0)
    #expect(tween?.state == .paused)
  }

  @Test("from a callback it starts at that instant, before the call returns")
  func inCallback() {
    for cut in [[2.0], [0.25, 0.25, 1.5]] {
      let (stage, box) = (RuleStage(), RuleBox())
      let tween = stage.add(box, noted: "a", [.delay: 9, .duration: 1, "x": 8])
      stage.tweener.addCaller([
        .duration: 0.5,
        .onComplete: {
          stage.note("before")
          tween.progress = 0.5
          #expect(box.x == 4)
          stage.note("after")
        },
      ])
      for step in cut { stage.tweener.advance(by: step) }
      stage.expectLog(
        "before @0.5", "a start @0.5", "after @0.5", "a complete @1.0", "a end completed @1.0")
    }
  }

  @Test("where it is due at that very instant it starts once")
  func dueAtTheInstant() {
    var tween: Tween?
    stage.tweener.addCaller([.delay: 1, .onComplete: { tween?.progress = 0.5 }])
    tween = stage.add(box, noted: "a", [.delay: 1, .duration: 1, "x": 8])
    #expect(stage.after(1.25, box.x) == 6)
    #expect(stage.log == ["a start @1.0"])
  }

  @Test("its end comes as that of a play, where its start would have been")
  func endWhereTheStartWas() {
    stage.add(box, noted: "first", [.duration: 1, "y": 1])
    let tween = stage.add(box, noted: "a", [.delay: 1, .duration: 1, "x": 8])
    stage.add(box, noted: "last", [.duration: 1, "z": 1])
    tween.progress = 0
    stage.tweener.advance(by: 2)
    #expect(
      stage.log.filter { $0.contains("complete ") } == [
        "first complete @1.0", "a complete @1.0", "last complete @1.0",
      ])
  }

  @Test("its onStart may remove it, pause it, complete it or set it elsewhere", arguments: 0..<4)
  func withinStart(which: Int) {
    var starts = 0
    let tween = stage[box].add([
      .delay: 1, .duration: 1, "x": 8,
      .onStart: { (tween: Tween) in
        starts += 1
        #expect(tween.progress == 0.5)
        switch which {
        case 0: tween.remove()
        case 1: tween.pause()
        case 2: tween.complete()
        default: tween.progress = 0.75
        }
      },
    ])
    tween.progress = 0.5
    #expect(starts == 1)
    #expect(box.x == [0, 4, 8, 6][which])
    #expect(tween.state == [.ended, .paused, .ended, .running][which])
    #expect(stage.after(3, starts) == 1)
  }

  @Test("a tween of no length, and one of frames")
  func noLength() {
    let none = stage.add(box, noted: "none", [.delay: 1, "x": 8])
    none.progress = 0.5
    #expect(box.x == 8)
    #expect(none.state == .running)
    let framed = stage.add(box, [.useFrames: true, .delay: 3, .duration: 4, "y": 8])
    stage.expect(box.y, of: framed, [.progress(0.25): 2, 0.1: 4])
    #expect(stage.log == ["none start @0.0", "none complete @0.0", "none end completed @0.0"])
  }

  @Test(
    "one that waits for a callback to return is started by it, and completes in the next advance")
  func deferred() {
    stage.tweener.addCaller([
      .onComplete: {
        let tween = stage.add(box, noted: "a", ["x": 8])
        tween.progress = 0
        #expect(stage.log == ["a start @0.0"])
      }
    ])
    #expect(stage.log == ["a start @0.0"])
    #expect(box.x == 8)
    stage.tweener.advance(by: 0)
    #expect(stage.log == ["a start @0.0", "a complete @0.0", "a end completed @0.0"])
  }
}
