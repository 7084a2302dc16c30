import Testing
import Tweener

@Suite("Rule 30: boundaries and the end, backwards")
struct Rule30BackwardsTests {
  private let stage = RuleStage()
  private let box = RuleBox(x: 3)

  @Test(
    "30 reaching the beginning of a play that has another before it calls onRepeat, at its instant")
  func rule30_repeats() {
    for steps: RuleStep in [[10], [0.5, 0.75, 3.25, 5.5], [1, 1, 1, 1, 6]] {
      heard(
        "\(steps)", x: 3, [.duration: 1, .repeat: 2, .repeatDelay: 0.5, "x": 8],
        { "\($0.x) \($0.called)" },
        [
          3.5: "5.5 start @0.0, repeat @1.0, repeat @2.5",
          [.reversed(true), steps]: """
          3.0 repeat @4.0, repeat @5.5, reverse complete @7.0, end reverse completed @7.0
          """,
        ])
    }
  }

  @Test("30 a callback backwards sees the time and the values of its instant")
  func rule30_exact() {
    let box = RuleBox()
    var seen: [[Double]] = []
    let tween = stage[box].add([
      .duration: 1, .repeat: 1, .repeatDelay: 0.5, "x": 8,
      .onRepeat: { (tween: Tween) in seen.append([stage.tweener.time, tween.elapsed, box.x]) },
    ])
    stage.tweener.advance(by: 2)
    tween.isReversed = true
    #expect(stage.after(50, seen) == [[1, 1, 8], [2.5, 1.5, 8]])
  }

  @Test("30 a place between two flicks is reached at the next, and the remainder stays")
  func rule30_betweenFlicks() {
    var instants: [Double] = []
    let tween = stage.tweener.addCaller([
      .duration: ruleFlicks(3), .timeScale: 2, .repeat: -1,
      .onRepeat: { instants.append(stage.tweener.time) },
    ])
    stage.tweener.advance(by: ruleFlicks(8))
    instants = []
    tween.isReversed = true
    // Own time is 16: 15 after half a flick, 12 after two, 9 after three and a half.
    #expect(stage.after(ruleFlicks(5), instants) == [9, 10, 12, 13].map(ruleFlicks))
  }

  @Test("30 reaching 0: start values bit for bit, then one onUpdate, onReverseComplete, onEnd")
  func rule30_end() {
    for easing in [Easing.linear, .steps(2, jump: .start), .outElastic] {
      let (stage, box) = (RuleStage(), RuleBox(x: 0.1))
      var atEnd: [UInt64] = []
      let tween = stage.add(
        box, played: "a",
        [
          .duration: 0.7, .easing: easing, "x": 12.3,
          .onUpdate: { (tween: Tween) in
            guard tween.isReversed else { return }
            stage.note("a update")
            atEnd.append(box.x.bitPattern)
          },
        ])
      stage.tweener.advance(by: 0.5)
      tween.isReversed = true
      _ = stage.takeLog()
      stage.expectLog(
        after: 100, "a update @1.0", "a reverse complete @1.0", "a end reverse completed @1.0")
      #expect(atEnd == [(0.1).bitPattern])
      #expect(tween.outcome == .reverseCompleted)
      #expect([tween.progress, tween.elapsed] == [0, 0])
    }
  }

  @Test("30 onReverseComplete takes the forms of other callbacks, and sees the tween ended")
  func rule30_forms() {
    let box = RuleBox()
    var states: [Tween.State] = []
    let forms: [Any] = [
      { (tween: Tween) in states.append(tween.state) },
      { (box: RuleBox) in box.y += 1 },
      { box.z += 1 },
    ]
    for form in forms {
      let tween = stage.add(box, [.duration: 1, "x": 8, .onReverseComplete: form])
      stage.tweener.advance(by: 0.5)
      tween.isReversed = true
      stage.tweener.advance(by: 1)
    }
    #expect(states == [.ended])
    #expect([box.y, box.z] == [1, 1])
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "30 turned round before its start it ends in the next advance, writes nothing, calls only onEnd"
  )
  func rule30_beforeTheStart() {
    for delay in [0, 1.5] {
      heard(
        "delay \(delay)", x: 3, [.delay: delay, .duration: 1, "x": 8, "observed": 4],
        updates: true, { "\($0.fate) \($0.x) \($0.reads) \($0.writes) \($0.called)" },
        [
          .reversed(true): "waiting 3.0 0 [] ",
          1: "reverse completed 3.0 0 [] end reverse completed @0.0",
        ])
    }
  }

  @Test("30 turned forwards again in time it goes on waiting; paused or at rate 0 nothing happens")
  func rule30_turnedBack() {
    let back = stage.tweener.addCaller(stage.played("a", [.delay: 1, .duration: 1]))
    back.isReversed = true
    back.isReversed = false
    let paused = stage.tweener.addCaller([.delay: 1, .duration: 1, .paused: true])
    let still = stage.tweener.addCaller([.delay: 1, .duration: 1, .timeScale: 0])
    paused.isReversed = true
    still.isReversed = true
    #expect(stage.after(1.5, stage.log) == ["a start @1.0"])
    #expect(paused.state == .paused)
    #expect(still.state == .waiting)
    paused.resume()
    still.timeScale = 1
    #expect(stage.after(0, paused.outcome) == .reverseCompleted)
    #expect(still.outcome == .reverseCompleted)
  }

  @Test("30 turned round in a callback, a waiting tween ends in that advance, as an end")
  func rule30_inCallback() {
    var waiting: Tween?
    stage.tweener.addCaller([
      .duration: 1,
      .onComplete: {
        waiting?.reverse()
        stage.tweener.addCaller(stage.noted("new", [.duration: 1]))
      },
    ])
    waiting = stage.tweener.addCaller(stage.played("a", [.delay: 1.5, .duration: 1]))
    #expect(stage.after(1, stage.log) == ["a end reverse completed @1.0", "new start @1.0"])
  }

  @Test("30 an endless tween runs back to 0 as well")
  func rule30_endless() {
    let words: TweenParameters = [.duration: 1, .repeat: -1, "x": 8]
    story(
      "unheard", x: 3, words, { "\($0.x) \($0.fate)" },
      [3.5: "5.5 running", [.reversed(true), 1_000]: "3.0 reverse completed"])
    heard(
      "heard", x: 3, words,
      [
        3.5: ["start @0.0", "repeat @1.0", "repeat @2.0", "repeat @3.0"],
        [.reversed(true), 1_000]: [
          "repeat @4.0", "repeat @5.0", "repeat @6.0", "reverse complete @7.0",
          "end reverse completed @7.0",
        ],
      ])
  }

  @Test("30 turned round where a boundary is, it calls nothing for it")
  func rule30_turnedAtBoundary() {
    for gap in [0, 0.5] {
      let turns = (0..<5).map { RuleStep.reversed($0 % 2 == 0) }
      heard(
        "gap \(gap)", [.duration: 1, .repeat: 2, .repeatDelay: gap, "x": 8],
        [.seconds(1 + gap): ["start @0.0", "repeat @1.0"], [.all(turns), 0.25]: []])
    }
  }

  @Test("30 turned round in its onRepeat it goes back from there")
  func rule30_inRepeat() {
    let box = RuleBox()
    let tween = stage.add(
      box, played: "a",
      [
        .duration: 1, .repeat: 3, "x": 8,
        .onRepeat: { (tween: Tween) in
          stage.note("a repeat")
          tween.isReversed = true
        },
      ])
    #expect(stage.after(1.75, box.x) == 2)
    #expect(stage.after(5, tween.outcome) == .reverseCompleted)
    stage.expectLog(
      "a start @0.0", "a repeat @1.0", "a reverse complete @2.0", "a end reverse completed @2.0")
  }

  @Test("30 complete(at: .start): as if it had played backwards to its start")
  func rule30_completeAtStart() {
    heard(
      "playing", x: 3, [.duration: 1, .repeat: 2, "x": 8], updates: true,
      { "\($0.x) \($0.called)" },
      [
        2.5: "5.5 start @0.0, repeat @1.0, repeat @2.0, update @2.5",
        .completeAtStart: "3.0 update @2.5, reverse complete @2.5, end reverse completed @2.5",
      ])
    heard(
      "waiting", [.delay: 1, .duration: 1, "x": 8],
      [[0.5, .completeAtStart]: ["end reverse completed @0.5"]])
  }

  @Test("30 set back or turned in its last onUpdate it does not end", arguments: [true, false])
  func rule30_notAtItsEnd(turns: Bool) {
    var isDone = false
    let tween = stage.tweener.addCaller([
      .duration: 1,
      .onUpdate: { (tween: Tween) in
        guard tween.isReversed, tween.elapsed == 0, !isDone else { return }
        isDone = true
        if turns { tween.isReversed = false } else { tween.seek(to: 0.5) }
      },
    ])
    stage.tweener.advance(by: 0.5)
    tween.isReversed = true
    #expect(stage.after(0.75, tween.outcome) == nil)
    #expect(tween.elapsed == 0.25)
  }

  @Test("30 what is turned round at the instant of its start ends in the next generation")
  func rule30_turnedAtItsStart() {
    var late: Tween?
    stage.tweener.addCaller([.duration: 1, .onComplete: { late?.isReversed = true }])
    late = stage.add(RuleBox(), played: "late", [.delay: 1, .duration: 1, "x": 8])
    stage.add(box, played: "other", [.delay: 1, .duration: 1, "x": 8])
    stage.expectLog(after: 1, "other start @1.0", "late end reverse completed @1.0")
    #expect(late?.outcome == .reverseCompleted)
  }
}
