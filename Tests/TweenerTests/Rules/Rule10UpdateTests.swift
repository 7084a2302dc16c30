import Testing
import Tweener

@Suite("Rule 10: onUpdate")
struct Rule10UpdateTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("10 after all writes of one advance, oldest first")
  func rule10_afterAllWrites() {
    let boxes = (0..<3).map { _ in RuleBox() }
    for (index, box) in boxes.enumerated() {
      stage.add(
        box, [.duration: 1, "x": 4, .onUpdate: { stage.note("\(index) sees \(boxes.map(\.x))") }])
    }
    #expect(stage.after(0.25, stage.log) == (0..<3).map { "\($0) sees [1.0, 1.0, 1.0] @0.25" })
  }

  @Test("10 oldest first whatever the order of the starts")
  func rule10_oldestFirst() {
    for (index, delay) in [0.75, 0, 0.5, 0.25].enumerated() {
      stage.tweener.addCaller(
        [.delay: delay, .duration: 9, .onUpdate: { stage.log.append("\(index)") }])
    }
    for _ in 0..<4 { stage.tweener.advance(by: 0.2) }
    stage.log = []
    #expect(stage.after(0.2, stage.log) == ["0", "1", "2", "3"])
  }

  @Test("10 oldest first also behind one that ended, whose place another tween has")
  func rule10_behindEnded() {
    func add(_ name: String, delay: Double = 0) -> Tween {
      stage.tweener.addCaller([.delay: delay, .duration: 9, .onUpdate: { stage.log.append(name) }])
    }
    _ = add("oldest", delay: 0.5)
    _ = add("newer")
    let ended = add("ended")
    stage.tweener.advance(by: 0.4)
    ended.remove()
    for _ in 0..<1_100 { stage.tweener.addCaller([.duration: 1]).remove() }
    stage.log = []
    #expect(stage.after(0.2, stage.log) == ["oldest", "newer"])
  }

  @Test("10 oldest first where a hundred start in reverse order, within a step and from a callback")
  func rule10_reverseStarts() {
    for number in 0..<100 {
      stage.tweener.addCaller(
        [
          .delay: 2 - Double(number) / 100, .duration: 9,
          .onUpdate: { stage.log.append("\(number)") },
        ])
    }
    for _ in 0..<10 {
      stage.tweener.advance(by: 0.15)
      let numbers = stage.log.compactMap { Int($0) }
      #expect(numbers == numbers.sorted())
      stage.log = []
    }
    #expect(stage.after(1, stage.log) == (0..<100).map { "\($0)" })
  }

  @Test("10 a tween that completes has exactly one onUpdate in that step, at its own instant")
  func rule10_completing() {
    var seen = -1.0
    stage[box].add([
      .duration: 0.7, "x": 4,
      .onUpdate: {
        seen = box.x
        stage.note("update")
      },
      .onComplete: { stage.note("complete") },
    ])
    stage.tweener.advance(by: 0.5)
    #expect(stage.after(0.5, stage.log) == ["update @0.5", "update @0.7", "complete @0.7"])
    #expect(seen == 4)
  }

  @Test("10 when onUpdate is called")
  func rule10_stories() {
    /// A story of how often onUpdate has been called.
    func counted(
      _ title: String, _ words: TweenParameters, _ steps: KeyValuePairs<RuleStep, Double>
    ) {
      let count = { (box: RuleBox) in box.z += 1 }
      story(title, words.merging([.onUpdate: count]) { $1 }, { $0.z }, steps)
    }
    counted(
      "10 none while waiting, paused, or with a clock at rest", [.delay: 1, .duration: 9],
      [
        0.5: 0, 1: 1, [.pause, 1]: 1, [.resume, 1]: 2, [.timeScale(0), 1]: 2,
        [.timeScale(1), .call { tweener, _ in tweener.timeScale = 0 }, 1]: 2,
        [.call { tweener, _ in tweener.timeScale = 1 }, 1]: 3,
      ])
    counted(
      "10 yes in a pause between plays", [.duration: 1, .repeat: 1, .repeatDelay: 4],
      [[1, 1, 1, 1]: 4])
    counted(
      "10 frames: onUpdate once an advance", [.duration: 3, .useFrames: true],
      [[0.1, 0.1, 0.1, 0.1, 0.1]: 3])
  }

  @Test("10 a delay that runs out within the step: its own time moved; at the very end of it too")
  func rule10_startedInStep() {
    var counts = [0, 0]
    stage.tweener.addCaller([.delay: 0.5, .duration: 9, .onUpdate: { counts[0] += 1 }])
    stage.tweener.addCaller([.delay: 1, .duration: 9, .onUpdate: { counts[1] += 1 }])
    #expect(stage.after(1, counts) == [1, 1])
  }

  @Test("10 a tween added from an onUpdate starts before advance returns, and updates next time")
  func rule10_addedFromUpdate() {
    var child: Tween?
    stage.tweener.addCaller([
      .duration: 9,
      .onUpdate: {
        if child != nil { return }
        child = stage.add(box, noted: "child", [.duration: 1, "x": 4], updates: true)
      },
    ])
    #expect(stage.after(1, child?.state) == .running)
    #expect(stage.log == ["child start @1.0"])
    #expect(stage.after(0.25, stage.log) == ["child start @1.0", "child update @1.25"])
    #expect(box.x == 1)
  }

  @Test("10 one that starts at the step's end because a callback added it there did not move")
  func rule10_addedAtTheEnd() {
    stage.tweener.addCaller([
      .duration: 1,
      .onComplete: {
        stage.tweener.addCaller([.duration: 1, .onUpdate: { stage.note("child") }])
      },
    ])
    stage.expect(stage.log, [1: [], 0.5: ["child @1.5"]])
  }

  @Test("10 one removed or paused by an older tween's onUpdate is skipped")
  func rule10_skipped() {
    var others: [Tween] = []
    stage.tweener.addCaller([
      .duration: 9,
      .onUpdate: {
        others[0].remove()
        others[1].pause()
      },
    ])
    others = (0..<3).map { index in
      stage.tweener.addCaller([.duration: 9, .onUpdate: { stage.note("\(index)") }])
    }
    #expect(stage.after(1, stage.log) == ["2 @1.0"])
  }

  @Test("10 a tween that moved and then was stopped and let go within the step has moved")
  func rule10_movedEarlier() {
    var count = 0
    let tween = stage.tweener.addCaller([.duration: 9, .onUpdate: { count += 1 }])
    stage.tweener.addCaller([.duration: 0.5, .onComplete: { tween.pause() }])
    stage.tweener.addCaller([.duration: 1, .onComplete: { tween.resume() }])
    #expect(stage.after(1, count) == 1)
    #expect(tween.elapsed == 0.5)
  }

  @Test("10 completing a waiting tween from an onUpdate updates nobody twice and skips nobody")
  func rule10_completedInUpdate() {
    let waiting = stage.tweener.addCaller([.delay: 9, .duration: 9, .onUpdate: { stage.note("a") }])
    for name in ["b", "c", "d"] {
      stage.tweener.addCaller([
        .duration: 9,
        .onUpdate: {
          stage.note(name)
          if name == "b" { waiting.complete() }
        },
      ])
    }
    #expect(stage.after(1, stage.log) == ["b @1.0", "a @1.0", "c @1.0", "d @1.0"])
  }

  @Test(
    "10 a tween that an onUpdate adds is written in the step in which it starts",
    arguments: [true, false], [true, false])
  func rule10_writtenWhereItStarts(directWrites: Bool, isHeard: Bool) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 3))
    var words: TweenParameters = [
      .duration: 1, .showsStart: false, "x": TweenValue.fromTo(5, 10),
      "observed": TweenValue.fromTo(6, 10),
    ]
    if isHeard { words[.onStart] = {} }
    var isAdded = false
    stage.tweener.addCaller([
      .duration: 9,
      .onUpdate: {
        if !isAdded { _ = stage.add(box, words) }
        isAdded = true
      },
    ])
    #expect(stage.after(1, [box.x, box.observed]) == [5, 6])
  }

  @Test(
    "10 a timeline that its member's onUpdate pauses or restarts has none of its own in that step",
    arguments: [true, false])
  func rule10_stoppedByMember(restarts: Bool) {
    var whole: Tween?
    var timeline = TweenTimeline()
    timeline.add(
      box,
      [
        .duration: 1, "x": 10,
        .onUpdate: { if restarts { whole?.restart() } else { whole?.pause() } },
      ])
    whole = stage.tweener.addTimeline(timeline, [.onUpdate: { stage.note("whole") }])
    stage.tweener.advance(by: 0.25)
    #expect(stage.log.isEmpty)
    #expect(whole?.elapsed == (restarts ? 0 : 0.25))
  }

  @Test("10 a tween that its setter restarts in the last write waits, and has no onUpdate")
  func rule10_restartedBySetter() {
    let tween = stage[box].add([
      .duration: 1, "observed": 10, .onStart: { stage.note("start") },
      .onUpdate: { (tween: Tween) in stage.note("\(tween.state)") },
    ])
    box.onWrite = {
      guard tween.progress == 1 else { return }
      box.onWrite = {}
      tween.restart()
    }
    #expect(stage.after(1.5, stage.log) == ["start @0.0", "start @1.0", "running @1.5"])
  }

  @Test("35 a part that is split off has its members' onUpdate, and not the timeline's")
  func rule35_partUpdates() {
    var timeline = TweenTimeline(defaults: [.duration: 1])
    timeline.add(box, ["x": 10, .onUpdate: { stage.note("member") }])
    timeline.add(box, ["y": 10], at: 0)
    let whole = stage.tweener.addTimeline(
      timeline, [.onUpdate: { stage.note("whole") }, .onEnd: { stage.note("end") }])
    stage.tweener.advance(by: 0.25)
    stage.tweener.pauseTween(box, ["x"])
    #expect(stage.after(1, whole.state) == .ended)
    stage.tweener.resumeTween(box)
    stage.tweener.advance(by: 0.25)
    #expect(stage.log == ["member @0.25", "whole @0.25", "whole @1.0", "end @1.0", "member @1.5"])
  }
}
