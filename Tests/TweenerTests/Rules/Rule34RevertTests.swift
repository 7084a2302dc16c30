import Testing
import Tweener

@Suite("Rule 34: revert()")
struct Rule34RevertTests {
  private let stage = RuleStage()
  private let box = RuleBox(x: 3)

  @Test(
    "34 writes what each component held when the tween took it, and ends removed",
    arguments: [true, false])
  func rule34_held(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    box.frame = RuleFrame(x: 1, y: 2, width: 3, height: 4)
    let tween = stage.add(
      box, played: "a",
      ["x": 8, "frame": RuleFrame(x: 9, y: 9, width: 9, height: 9), "observed": 4, .duration: 1],
      updates: true)
    stage.tweener.advance(by: 0.5)
    _ = stage.takeLog()
    tween.revert()
    #expect([box.x, box.observed] == [3, 0])
    #expect(box.frame == RuleFrame(x: 1, y: 2, width: 3, height: 4))
    #expect(stage.log == ["a end removed @0.5"])
    #expect(tween.outcome == .removed)
    #expect(stage.after(1, box.x) == 3)
  }

  @Test("34 what a revert gives back")
  func rule34_stories() {
    story(
      "34 what it held is the exact value of the tween that moved it then", { $0.x },
      [[0.75, .revert]: 2],
      adding: { stage, box in
        stage.add(box, [.duration: 1, "x": 8])
        return [stage.add(box, [.delay: 0.25, .duration: 1, "x": 100])]
      })
    for time: RuleStep in [0.5, 1.5] {
      story(
        "34 a given start: what it held before its start was shown", x: 3,
        [.delay: 1, .duration: 1, "x": TweenValue.fromTo(5, 9), "y": TweenValue.from(7)],
        { [$0.x, $0.y] }, [[]: [5, 7], [.hand(\.x, 77), time, .revert]: [3, 0]])
    }
    story(
      "34 with showsStart false: what it held at the start", x: 3,
      [.delay: 1, .duration: 1, .showsStart: false, "x": TweenValue.fromTo(5, 9)],
      [[.hand(\.x, 4), 1.5]: 7, .revert: 4])
    story(
      "34 a waiting tween took nothing", x: 3, [.delay: 1, .duration: 1, "x": 8],
      { "\($0.x) \($0.fate)" }, [[.hand(\.x, 6), .revert]: "6.0 removed"])
    story(
      "34 in its onStart nothing has been taken yet", x: 3,
      [.duration: 1, "x": 8, .onStart: { (tween: Tween) in tween.revert() }],
      { "\($0.x) \($0.fate)" }, [1: "3.0 removed"])
    for state: RuleStep in [.pause, .reversed(true), 1, .restart] {
      story(
        "34 paused, backwards, at an end where it pauses, and after a restart it reverts as well",
        x: 3, [.duration: 1, .pausesOnCompletion: true, "x": 8], { "\($0.x) \($0.fate)" },
        [[0.5, state, .revert]: "3.0 removed", .revert: "3.0 removed"])
    }
  }

  @Test("34 what it has lost is not written, nor what a newer tween shows")
  func rule34_lost() {
    let box = RuleBox()
    let tween = stage.add(box, [.duration: 1, "x": 8, "y": 8, "z": 8])
    stage.tweener.advance(by: 0.5)
    stage.add(box, [.duration: 1, "x": 8])
    stage.add(box, [.duration: 1, .overwrite: OverwriteMode.none, "y": 8])
    stage.tweener.advance(by: 0.25)
    tween.revert()
    #expect([box.x, box.y, box.z] == [5, 5, 0])
  }

  @Test(
    "34 a property that says what it writes gives that back too",
    arguments: [true, false], [true, false])
  func rule34_written(directWrites: Bool, givesStart: Bool) {
    let value = givesStart ? TweenValue.fromTo(7, 10) : .to(10)
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 3))
    (box.y, box.count, box.frame.width) = (5, 9, 7)
    stage.tweener.registerSpecialProperty(
      "diagonal", writes: [\RuleBox.x, \RuleBox.y, \.frame, \.count],
      get: { (box: RuleBox) in box.x },
      set: { box, new in
        (box.x, box.y, box.count) = (new, new, 0)
        box.frame = RuleFrame(x: new, y: new, width: new, height: new)
      })
    for (words, time) in [([:], 0.5), ([.delay: 1], 0.5)] as [(TweenParameters, Double)] {
      let call: TweenParameters = [.duration: 1, "diagonal": value]
      let tween = stage.add(box, call.merging(words) { $1 })
      stage.tweener.advance(by: time)
      tween.revert()
      #expect([box.x, box.y, Double(box.count)] == [3, 5, 9])
      #expect(box.frame == RuleFrame(width: 7))
    }
    // What moves y meanwhile keeps it: it has taken the whole property.
    let tween = stage.add(box, [.duration: 1, "diagonal": value])
    stage.tweener.advance(by: 0.5)
    stage.add(box, [.duration: 1, "y": 20])
    stage.tweener.advance(by: 0.5)
    let shown = [box.x, box.y]
    tween.revert()
    #expect([box.x, box.y] == shown)
  }

  @Test(
    "34 a timeline gives back what each component held when it took it, or before its start was shown"
  )
  func rule34_timeline() {
    box.y = 5
    box.z = 7
    let timeline = TweenTimeline.of(
      box, ["x": 10], ["x": 20], ["y": 10], ["z": TweenValue.fromTo(1.0, 2.0)],
      defaults: [.duration: 1])
    let tween = stage.tweener.addTimeline(timeline, stage.played("t", [:]))
    #expect(box.z == 1)
    #expect(stage.after(1.5, [box.x, box.y]) == [15, 5])
    tween.revert()
    #expect([box.x, box.y, box.z] == [3, 5, 7])
    #expect(stage.log == ["t start @0.0", "t end removed @1.5"])
  }

  @Test(
    "34 a timeline that has grown gives back what it held first, also where what was appended begins before",
    arguments: [0.25, 1, 2.5], [false, true])
  func rule34_grown(place: Double, isSplit: Bool) {
    for value in [TweenValue.to(20), .from(20), .fromTo(10, 20)] {
      let (stage, box) = (RuleStage(), RuleBox(x: 3))
      let timeline = TweenTimeline.of(
        box, at: [0: ["y": 10], 1.5: ["x": value]], defaults: [.duration: 1])
      let tween = stage.tweener.addTimeline(timeline)
      stage.tweener.advance(by: 1)
      let more = TweenTimeline.of(box, at: [.at(place): ["x": 30]], defaults: [.duration: 1])
      tween.append(more)
      stage.tweener.advance(by: 0.125)
      if isSplit {
        stage.tweener.pauseTween(box, "y")
        stage.tweener.resumeTween(box, "y")
      }
      stage.expect(box.x, of: tween, [.revert: 3, 1: 3])
    }
  }

  @Test("34 so it does where it has begun, and what was appended begins before that")
  func rule34_grownAfterStart() {
    let timeline = TweenTimeline.of(
      box, at: [0: ["y": 10], 0.5: ["x": 13]], defaults: [.duration: 1])
    let tween = stage.tweener.addTimeline(timeline)
    #expect(stage.after(1, box.x) == 8)
    let more = TweenTimeline.of(box, at: [0.25: ["x": 30]], defaults: [.duration: 1])
    tween.append(more)
    tween.revert()
    #expect(box.x == 3)
  }
}
