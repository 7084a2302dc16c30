import Testing
import Tweener

@Suite("Rule 8: the start of a tween")
struct Rule08StartTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("8 onStart comes first and may prepare the target", arguments: [true, false])
  func rule08_prepares(directWrites: Bool) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 1))
    stage.add(
      box, [.delay: 0.5, .duration: 1, "x": 20, .onStart: { (box: RuleBox) in box.x = 10 }])
    #expect(stage.after(1, box.x) == 15)
  }

  @Test("8 what an onUpdate adds shows where it starts in the same step", arguments: [true, false])
  func rule08_behindTheSweep(directWrites: Bool) {
    let (stage, other) = (RuleStage(directWrites: directWrites), RuleBox(x: 1))
    var isAdded = false
    stage[box].add([
      .duration: 2, "x": 10,
      .onUpdate: {
        if isAdded { return }
        isAdded = true
        // Nobody listens to this one.
        stage.tweener.addTween(other, [.duration: 1, "x": TweenValue.from(5.0)])
      },
    ])
    stage.expect(other.x, [0.5: 5, 0.5: 3])
  }

  @Test(
    "8 one that nobody listens to begins where the one it replaces stands",
    arguments: [true, false])
  func rule08_replaces(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let older = stage.tweener.addTween(box, [.duration: 2, "x": 10])
    stage.tweener.advance(by: 0.5)
    // Not where the target is, which was written by hand.
    box.x = 99
    let newer = stage.tweener.addTween(box, [.duration: 1, "x": 0])
    #expect(stage.after(0, box.x) == 2.5)
    #expect(older.outcome == .overwritten(by: newer))
    #expect(older.progress == 0.25 && older.elapsed == 0.5)
    #expect(stage.after(0.5, box.x) == 1.25)
    let last = stage.tweener.addTween(box, [.duration: 1, "x": 2.25])
    #expect(stage.after(0.5, box.x) == 1.75)
    #expect(newer.outcome == .overwritten(by: last))
    #expect(stage.tweener.tweenCount == 1)
  }

  @Test("8 conflicts are settled after onStart: in it the older tween still runs")
  func rule08_conflictsLast() {
    let older = stage.add(box, noted: "older", [.duration: 2, "x": 10])
    var state: Tween.State?
    let newer = stage[box].add([
      .delay: 1, .duration: 1, "x": 0,
      .onStart: {
        stage.note("newer start")
        state = older.state
      },
    ])
    #expect(stage.after(1, state) == .running)
    #expect(older.outcome == .overwritten(by: newer))
    stage.expectLog(
      "older start @0.0", "newer start @1.0", "older overwrite @1.0", "older end overwritten @1.0")
  }

  @Test(
    "8 a start value is the exact value of whoever drives the component", arguments: [true, false])
  func rule08_exactValue(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    stage.add(box, [.duration: 1, .easing: Easing.outQuad, "left": 7])
    stage.add(box, [.delay: 1.0 / 3, .duration: 1, "left": 0])
    stage.tweener.advance(by: 0.5)
    let start = 7 * Easing.outQuad(1.0 / 3)
    #expect(box.frame.x == ruleValue(from: start, to: 0, 117_600_000, of: Double(ruleSecond)))
  }

  @Test("8 where a tween starts")
  func rule08_stories() {
    meeting(
      "8 what a hand writes into a driven component, in onStart as well, is no start value",
      [
        [.duration: 2, "x": 8],
        [.delay: 1, .duration: 1, "x": 0, .onStart: { (box: RuleBox) in box.x = 100 }],
      ], { $0.x }, [[0.5, .hand(\.x, 50), 1]: 2])
    meeting(
      "8 else it is what the target holds: paused, ended and still tweens drive nothing",
      [[.duration: 2, "x": 8], [.duration: 2, "y": 8]], { [$0.x, $0.y] },
      [
        [1, .pause, .newer(.timeScale(0))]: [4, 4],
        [.hand(\.x, 100), .hand(\.y, 200), .add([.duration: 1, "x": 0, "y": 0]), 0.5]: [50, 100],
      ])
    meeting(
      "8 a relative value counts from the exact start value",
      [
        [.duration: 1, "x": 10, "left": 4],
        [.delay: 0.25, .duration: 0.5, "x": TweenValue.by(1), "left": "*=2"],
      ], { [$0.x, $0.frame.x] }, [1: [3.5, 2]])
    meeting(
      "8 from: ends where a driving tween stood at the start, exactly",
      [
        [.duration: 1, "x": 1],
        [.delay: 1.0 / 3, .duration: 0.1, .showsStart: false, "x": TweenValue.from(-1)],
      ], { $0.x }, [5: 1.0 / 3])
    for duration in [0, 0.25] {
      story(
        "8 nor is it where the new tween starts at the very instant of the last step",
        [.duration: 1, "x": 8, "left": 8], { [$0.x, $0.frame.x] },
        [
          [0.5, .hand(\.x, 100), .hand(\.frame.x, 100)]: [100, 100],
          [
            .add([.duration: duration, "x": TweenValue.by(1), "left": TweenValue.from(0)]), 0.25,
          ]: [5, 4],
        ])
    }
  }

  @Test("8 a tween removed in its own onStart reads nothing, writes nothing and takes nothing")
  func rule08_removedInStart() {
    let older = stage.add(box, [.duration: 1, "observed": 8, "x": 8])
    stage.tweener.advance(by: 0.5)
    let reads = box.reads
    let newer = stage[box].add([
      .duration: 1, "observed": 0, "x": 0, .onStart: { (tween: Tween) in _ = tween.remove() },
      .onEnd: { (outcome: TweenOutcome) in stage.note(ruleShort(outcome)) },
    ])
    #expect(stage.after(0.25, newer.outcome) == .removed)
    #expect(stage.log == ["removed @0.5"])
    #expect(older.state == .running)
    #expect(box.x == 6)
    #expect(box.reads == reads)
  }

  @Test("8 onStart is called once, also after a pause in it")
  func rule08_once() {
    var starts = 0
    let tween = stage[box].add([
      .duration: 1, .repeat: 2, "x": 10,
      .onStart: { (tween: Tween) in
        starts += 1
        tween.pause()
      },
    ])
    stage.tweener.advance(by: 1)
    #expect(tween.isPaused)
    stage.expect(box.x, of: tween, [[]: 0, [.resume, 0.5]: 5])
    #expect(stage.after(5, starts) == 1)
    #expect(tween.outcome == .completed)
  }

  @Test("8 completed in its onStart and set back by its onUpdate, it reads its start once")
  func rule08_completedInStart() {
    var isFirst = true
    let tween = stage[box].add([
      .duration: 1, "observed": 8, .onStart: { (tween: Tween) in tween.complete() },
      .onUpdate: { (tween: Tween) in
        if isFirst { tween.progress = 0.5 }
        isFirst = false
      },
    ])
    #expect(stage.after(0, box.reads) == 1)
    #expect(tween.state == .running)
    #expect(box.observed == 4)
    #expect(stage.after(0.25, box.observed) == 6)
  }
}
