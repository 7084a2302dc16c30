import Testing
import Tweener

/// A nested timeline that a negative delay starts part-way in: a for a quarter of a second from its beginning, b from 0.5
/// to 1.5 s, c from 1.25 s on. It begins a second before the timeline around it does.
private func partWay(_ stage: RuleStage, _ box: RuleBox) -> TweenTimeline {
  let inner = TweenTimeline.of(
    box,
    at: [
      1.25: stage.member("c", [.duration: 0.25, "z": 100]),
      0.5: stage.member("b", [.duration: 1, "y": TweenValue.by(100)]),
      0: stage.member("a", [.duration: 0.25, "x": 100, "y": 10]),
    ])
  var outer = TweenTimeline()
  outer.add(inner, stage.member("inner", [.delay: -1]))
  return outer
}

@Suite("Rule 35: what a negative delay puts before the beginning calls nothing")
struct Rule35PartWayTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("35 a nested timeline starts part-way in: what lies before is read there, in silence")
  func forwards() {
    let tween = stage.tweener.addTimeline(partWay(stage, box))
    #expect(tween.duration == 0.5)
    #expect(stage.after(0, [box.x, box.y, box.z]) == [100, 60, 0])
    #expect(stage.log == ["inner start @0.0"])
    #expect(stage.after(0.5, [box.x, box.y, box.z]) == [100, 110, 100])
    #expect(
      stage.log == [
        "inner start @0.0", "c start @0.25", "c complete @0.5", "b complete @0.5",
        "inner complete @0.5",
      ])
  }

  @Test("35 backwards it calls nothing of that either", arguments: [1, 4])
  func backwards(cuts: Int) {
    let tween = stage.tweener.addTimeline(
      partWay(stage, box), [.repeat: 1, .autoreverse: true])
    stage.tweener.advance(by: 0.5)
    stage.log = []
    for _ in 0..<cuts { stage.tweener.advance(by: 0.5 / Double(cuts)) }
    #expect(stage.log == ["c reverse complete @0.75", "inner reverse complete @1.0"])
    #expect([box.x, box.y, box.z] == [100, 60, 0])
    #expect(tween.outcome == .completed)
  }

  @Test("35 one that is over before the beginning starts and completes there, and shows its end")
  func over() {
    let inner = TweenTimeline.of(
      box, stage.member("a", [.duration: 1, "x": 100]), defaults: [:])
    var outer = TweenTimeline()
    outer.add(inner, stage.member("inner", [.delay: -2, .repeat: 1]))
    outer.add(box, [.duration: 1, "y": 8], at: 0)
    stage.tweener.addTimeline(outer)
    #expect(stage.after(0.5, [box.x, box.y]) == [100, 4])
    #expect(stage.log == ["inner start @0.0", "inner complete @0.0"])
  }

  @Test("35 plays of it that lie before call no onRepeat, and a seek there calls the same")
  func plays() {
    for isSought in [false, true] {
      let (box, stage) = (RuleBox(), RuleStage())
      let inner = TweenTimeline.of(box, stage.member("a", [.duration: 1, "x": 100]))
      var outer = TweenTimeline()
      outer.add(inner, stage.member("inner", [.delay: -1.5, .repeat: 3]))
      let tween = stage.tweener.addTimeline(outer, [.paused: isSought])
      if isSought {
        tween.seek(to: 1, callsBack: true)
      } else {
        stage.tweener.advance(by: 1)
      }
      #expect(box.x == 50)
      #expect(
        stage.log.map { $0.prefix { $0 != "@" } } == [
          "inner start ", "a complete ", "inner repeat ", "a start ",
        ])
    }
  }
}

@Suite("Rule 35: properties that say what they write, in timelines")
struct Rule35WritesTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  init() {
    stage.tweener.registerSpecialProperty(
      "center", writes: [\RuleBox.x], get: { (box: RuleBox) in box.x + 10 },
      set: { $0.x = $1 - 10 })
  }

  /// Plays two members, a second each, and returns what is reported.
  private func reported(_ first: TweenParameters, _ second: TweenParameters) -> [String?] {
    stage.tweener.addTimeline(.of(box, first, second, defaults: [.duration: 1]))
    return stage.problems.map(\.key)
  }

  @Test("35 a later member of another property is left out, with a report that names both")
  func later() {
    #expect(reported(["center": 110], ["x": 0, "y": 8]) == ["x"])
    #expect(stage.problems[0].kind == .unsupportedInTimeline)
    #expect(stage.problems[0].message.contains("center"))
    #expect(stage.problems[0].targetType == "RuleBox")
    #expect(stage.problems[0].line != nil)
    #expect(stage.after(0.5, [box.x, box.y]) == [50, 0])
    #expect(stage.after(1, [box.x, box.y]) == [100, 4])
  }

  @Test("35 so is the property that says what it writes, where it is the later one")
  func laterWriter() {
    #expect(reported(["x": 100], ["center": 0, "y": 8]) == ["center"])
    #expect(stage.after(1.5, [box.x, box.y]) == [100, 4])
  }

  @Test("35 the same property twice is not refused, nor that of another target")
  func same() {
    #expect(reported(["center": 110], ["center": 10]) == [])
    var timeline = TweenTimeline(defaults: [.duration: 1])
    let other = RuleBox()
    timeline.add([box, other], ["center": 110])
    timeline.add(RuleBox(), ["x": 5])
    stage.tweener.addTimeline(timeline)
    #expect(stage.problems.isEmpty)
    #expect(stage.after(0.5, [other.x]) == [50])
  }

  @Test("35 so it is in nested timelines, in staggers, among keyframes and in what is appended")
  func everywhere() {
    let boxes = [RuleBox(), RuleBox()]
    var timeline = TweenTimeline(defaults: [.duration: 1])
    timeline.add(boxes, ["center": 110, .stagger: 0.5])
    var inner = TweenTimeline(defaults: [.duration: 1])
    inner.add(boxes, ["x": 0, "y": 4])
    timeline.add(inner)
    let tween = stage.tweener.addTimeline(timeline)
    #expect(stage.problems.map(\.key) == ["x"])
    #expect(tween.problems.map(\.key) == ["x"])
    let more = TweenTimeline.of(boxes[0], ["x": 7, "z": 1], defaults: [.duration: 1])
    #expect(tween.append(more))
    #expect(stage.after(4, boxes.map(\.x) + boxes.map(\.y)) == [100, 100, 4, 4])
    #expect(boxes[0].z == 1)
    let pieces: [TweenParameters] = [
      ["center": 60, .duration: 1], ["x": 0, "y": 2, .duration: 1],
    ]
    stage.tweener.addTween(box, [.keyframes: pieces])
    #expect(stage.after(2, [box.x, box.y]) == [50, 2])
    #expect(stage.problems.map(\.key).allSatisfy { $0 == "x" })
  }
}

@Suite("Rule 35: motions without a known length among keyframes")
struct Rule35PieceMotionTests {
  @Test("35 a piece leaves a simulation and a decay without a velocity out, with a report")
  func motions() {
    let (stage, box) = (RuleStage(), RuleBox())
    let pull = TweenSimulation<Double>(
      acceleration: { value, velocity, _ in -value - velocity }, isAtRest: { _, _ in false })
    let pieces: [TweenParameters] = [
      ["x": TweenValue.decay(), "y": 4, .duration: 1],
      ["y": 0, "z": TweenValue.simulated(pull), .duration: 1],
    ]
    stage.tweener.addTween(box, [.keyframes: pieces])
    #expect(stage.problems.map(\.key) == ["x", "z"])
    #expect(stage.problems.allSatisfy { $0.kind == .unsupportedInTimeline })
    #expect(stage.problems.allSatisfy { $0.targetType == "RuleBox" })
    #expect(stage.after(0.5, [box.x, box.y, box.z]) == [0, 2, 0])
    #expect(stage.after(1, [box.x, box.y, box.z]) == [0, 2, 0])
  }
}
