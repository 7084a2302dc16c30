import Testing
import Tweener

@Suite("Rule 8: starts that are shown at the call")
struct Rule08ShownStartTests {
  private let stage = RuleStage()
  private let box = RuleBox(x: 10)

  @Test("8 a start that the call gives is written at the call", arguments: [true, false])
  func rule08_shown(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    box.count = 8
    let tween = stage[box].add([
      .delay: 1, .duration: 1, "x": TweenValue.from(0), "y": TweenValue.fromTo(100, 200),
      "count": TweenValue.from(4), "z": 6,
    ])
    #expect(tween.state == .waiting)
    stage.expect(
      [box.x, box.y, box.z, Double(box.count)],
      [
        []: [0, 100, 0, 4], 0.5: [0, 100, 0, 4], 0.5: [0, 100, 0, 4], 0.5: [5, 150, 3, 6],
        1: [10, 200, 6, 8],
      ])
  }

  @Test(
    "8 unless showsStart is false: then from goes to what the target holds at the start",
    arguments: ["showsStart", "immediateRender"], [true, false])
  func rule08_notShown(word: TweenKey, directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    stage[box].add([
      .delay: 1, .duration: 1, word: false, "x": TweenValue.from(0),
      "observed": TweenValue.fromTo(1, 2),
    ])
    #expect(box.x == 10)
    #expect(box.writes == [])
    stage.tweener.advance(by: 0.5)
    box.x = 30
    #expect(stage.values(of: box.x, every: 0.5, times: 3) == [0, 15, 30])
  }

  @Test("8 where a start that is shown leads")
  func rule08_stories() {
    story(
      "8 where from goes to is read at the call, and the given start counts", x: 10,
      [.delay: 1, .duration: 1, "x": TweenValue.from(0), "observed": TweenValue.from(6)],
      { [$0.x, $0.observed] },
      [
        []: [0, 6], [0.5, .hand(\.x, 77), .hand(\.observed, 78), 0.5]: [0, 6], 1: [10, 0],
      ])
    story(
      "8 it is read and written once",
      [.delay: 1, .duration: 1, "observed": TweenValue.from(6)], { [$0.reads, $0.writes.count] },
      [[]: [1, 1]])
    let takes: TweenParameters = [
      .delay: 0.5, .duration: 0.5, .overwrite: OverwriteMode.atAdd, "x": TweenValue.from(0),
    ]
    story(
      "8 .atAdd takes first, then the start is shown", [.duration: 2, "x": 8],
      { "\($0.x) \($0.outcome == nil)" },
      [[1, .hand(\.x, 99)]: "99.0 true", .add(takes): "0.0 false", 2: "4.0 false"])
    meeting(
      "8 shown again from a repeated call, it is the start that is shown where from goes to", x: 10,
      Array(repeating: [.delay: 1, .duration: 1, "x": TweenValue.from(4)], count: 2), { $0.x },
      [5: 4])
    story(
      "8 a tween of no length shows its start, and its end in the same call",
      { "\($0.writes) \($0.tweenCount)" }, [[]: "[3.0, 9.0, 3.0] 0"],
      adding: { stage, box in
        box.observed = 3
        return [stage.add(box, ["observed": TweenValue.from(9)])]
      })
  }

  @Test(
    "8 of a component that is driven the exact value is read; its tween goes on",
    arguments: [true, false])
  func rule08_driven(directWrites: Bool) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox())
    let older = stage.add(box, noted: "older", [.duration: 3, "x": 9, "y": 9])
    stage.tweener.addCaller([
      .duration: 1.0 / 3,
      .onComplete: {
        _ = stage.add(
          box, [.delay: 0.5, .duration: 1, "x": TweenValue.from(-3), "y": TweenValue.from(-3)])
        #expect([box.x, box.y] == [-3, -3])
      },
    ])
    stage.tweener.advance(by: 0.5)
    // It waits and owns nothing: what it showed lasts until the next write of the tween that drives.
    #expect([box.x, box.y] == [1.5, 1.5])
    #expect(older.state == .running)
    #expect(stage.log == ["older start @0.0"])
    #expect(stage.after(1.0 / 3, [box.x, box.y]) == [-3, -3])
    #expect(older.state == .ended)
    stage.tweener.advance(by: 1)
    let reached = ruleValue(from: 0, to: 9, Double(ruleSecond / 3), of: Double(3 * ruleSecond))
    #expect([box.x, box.y] == [reached, reached])
  }

  @Test("8 what is shown is rounded, clamped, filtered and interpolated as every write")
  func rule08_finished() {
    let box = RuleBox(x: 1)
    stage[box].add([
      .delay: 1, .duration: 1, .rounded: true, .maximum: 7, "x": TweenValue.from(2.5),
      "y": TweenValue.from(9),
    ])
    #expect([box.x, box.y] == [3, 7])
    stage[box].add([
      .delay: 1, .duration: 1, "z": TweenValue.fromTo(4, 8).filtered { $0 + 1 },
      "left": TweenValue.from(4.0).interpolated { start, end, eased in
        start + (end - start) * eased * eased
      },
    ])
    stage.expect(
      [box.z, box.frame.x],
      [[]: [5, 4], [.then { box.frame.x = 50 }, 1.5]: [7, 3], 0.5: [9, 0]])
  }

  @Test(
    "8 each target of a call shows its start, and returns to its own end", arguments: [true, false])
  func rule08_targets(isTemplate: Bool) {
    let boxes = [1.0, 2, 3].map { RuleBox(x: $0) }
    if isTemplate {
      let template = TweenTemplate<RuleBox>(duration: 1, delay: 1).from(\.x, 9)
      for box in boxes { stage.tweener.addTween(box, template) }
    } else {
      stage.tweener.addTween(
        boxes, [.duration: 1, .delay: 1, .path(\RuleBox.x): TweenValue.from(9)])
    }
    stage.expect(boxes.map(\.x), [[]: [9, 9, 9], 1.5: [5, 5.5, 6], 0.5: [1, 2, 3]])
  }

  @Test("8 it is shown without a delay, with a negative one, at time scale 0 and for frames")
  func rule08_clocks() {
    let box = RuleBox(x: 8)
    let lengths: [TweenParameters] = [
      [.duration: 1], [.delay: -0.5, .duration: 1], [.timeScale: 0, .duration: 1],
      [.useFrames: true, .delay: 2, .duration: 1],
    ]
    for parameters in lengths {
      box.x = 8
      let tween = stage.add(box, parameters.merging(["x": TweenValue.from(4)]) { $1 })
      #expect(box.x == 4, "\(parameters)")
      tween.remove()
      #expect(box.x == 4, "\(parameters)")
    }
    box.x = 8
    stage.add(box, [.delay: -0.5, .duration: 1, "x": TweenValue.from(4)])
    #expect(stage.after(0, box.x) == 6)
  }

  @Test("8 a part that is paused while it waits keeps its ends")
  func rule08_split() {
    box.y = 20
    stage.add(box, [.delay: 1, .duration: 1, "x": TweenValue.from(0), "y": TweenValue.from(0)])
    stage.tweener.pauseTween(box, ["x"])
    #expect(stage.after(3, [box.x, box.y]) == [0, 20])
    stage.tweener.resumeTween(box, ["x"])
    stage.expect([box.x, box.y], [1.5: [5, 20], 0.5: [10, 20]])
  }
}

extension Rule08ShownStartTests {
  @Test("8 a setter that removes the tween while it is shown: it is removed when all is shown (21)")
  func rule08_removedBySetter() {
    let (stage, box) = (RuleStage(directWrites: false), RuleBox(x: 5))
    box.onWrite = { stage.tweener.removeTween(box) }
    let tween = stage.add(
      box, [.delay: 1, .duration: 1, "observed": TweenValue.from(1), "x": TweenValue.from(0)])
    #expect(tween.outcome == .removed)
    #expect([box.observed, box.x] == [1, 0])
  }

  @Test(
    "8 a setter that takes a property away while it is shown: the others are shown all the same")
  func rule08_takenBySetter() {
    let (stage, box) = (RuleStage(directWrites: false), RuleBox(x: 5))
    box.onWrite = {
      box.onWrite = {}
      stage.tweener.removeTween(box, ["observed"])
    }
    stage.add(
      box, [.delay: 1, .duration: 1, "observed": TweenValue.from(1), "x": TweenValue.from(0)])
    #expect([box.observed, box.x] == [1, 0])
    #expect(stage.after(1.5, [box.observed, box.x]) == [1, 2.5])
  }

  @Test("8 a setter that starts the tween while it is shown: it shows where it stands")
  func rule08_startedBySetter() {
    let (stage, box) = (RuleStage(directWrites: false), RuleBox(x: 5))
    box.onWrite = {
      box.onWrite = {}
      for tween in stage.tweener.tweens(of: box) { tween.progress = 0.5 }
    }
    let tween = stage.add(
      box, [.delay: 1, .duration: 1, "observed": TweenValue.fromTo(1, 3), "x": TweenValue.from(0)])
    #expect(tween.state == .running)
    #expect([box.observed, box.x] == [2, 2.5])
    #expect(stage.after(0.5, [box.observed, box.x]) == [3, 5])
  }

  @Test("8 a report that starts, pauses or removes the tween", arguments: 0..<3)
  func rule08_report(which: Int) {
    let (tweener, box) = (Tweener(), RuleBox(x: 5))
    tweener.onProblem = { _ in
      guard let tween = tweener.tweens(of: box).first else { return }
      switch which {
      case 0: tween.progress = 0.5
      case 1: tween.pause()
      default: tween.remove()
      }
    }
    let tween = tweener.addTween(
      box, [.delay: 1, .duration: 1, "x": TweenValue.from(1), "nonsense": 1])
    // What a report asks for is put off until the start is shown (SEMANTICS 21).
    #expect(box.x == [3, 1, 1][which])
    #expect(tween.state == [.running, .paused, .ended][which])
  }
}
