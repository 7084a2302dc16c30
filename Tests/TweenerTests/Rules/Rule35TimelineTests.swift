import Testing

@testable import Tweener

@Suite("Rule 35: a timeline is one tween")
struct Rule35TimelineTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  private func timeline(_ box: RuleBox) -> TweenTimeline {
    .of(box, ["x": 100, "y": 10], ["x": 0], defaults: [.duration: 1])
  }

  @Test("35 one handle, one age, one outcome")
  func oneTween() {
    let tween = stage.tweener.addTimeline(timeline(box), stage.noting("t"))
    #expect(stage.tweener.tweenCount == 1)
    #expect(stage.tweener.tweens(of: box) == [tween])
    #expect(tween.duration == 2)
    for _ in 0..<4 { stage.tweener.advance(by: 0.5) }
    #expect(stage.log == ["t start @0.0", "t complete @2.0", "t end completed @2.0"])
    #expect(tween.outcome == .completed)
    #expect(stage.tweener.tweenCount == 0)
    #expect(!stage.tweener.isTweening(box))
  }

  @Test("35 what a timeline takes, and what is taken from it")
  func stories() {
    // It takes a component when its first member on it starts; until then it does not own it.
    let older = stage.add(box, [.duration: 4, "x": 40])
    stage.tweener.addTimeline(.of(box, at: [1: ["x": 100]], defaults: [.duration: 1]))
    stage.expect(
      "\(box.x) \(older.state)", [0.5: "5.0 running", 0.5: "10.0 ended", 0.5: "55.0 ended"])
    timelineStory(
      "35 removing takes from it; without a component it ends",
      { "\([$0.x, $0.y]) \($0.fate)" },
      [
        [0.5, .removeKeys(["x"]), 1]: "[50.0, 10.0] running",
        .removeKeys(["y"]): "[50.0, 10.0] removed",
      ],
      members: { timeline($0) })
    timelineStory(
      "35 pausing a property splits it; the handle stays with what runs",
      { "\([$0.x, $0.y]) \($0.fate)" },
      [
        [0.5, .pauseKeys(["x"]), 0.25]: "[50.0, 7.5] running",
        [.resumeKeys(["x"]), 0.25]: "[75.0, 10.0] running",
      ],
      members: { timeline($0) })
  }

  @Test("35 a newer tween takes a component from all members, for good")
  func loses() {
    let tween = stage.tweener.addTimeline(timeline(box), stage.noting("t"))
    stage.tweener.advance(by: 0.5)
    let newer = stage.add(box, [.duration: 0.25, "x": 7])
    #expect(stage.after(1, [box.x, box.y]) == [7, 10])
    #expect(stage.log == ["t start @0.0", "t overwrite @0.5"])
    #expect(newer.outcome == .completed)
    stage.add(box, [.duration: 1, "y": 0]).pause()
    #expect(tween.state == .running)
    stage.tweener.advance(by: 0.1)
    stage.tweener.tweens(of: box).last?.resume()
    #expect(stage.after(0.1, tween.state) == .ended)
  }

  @Test("35 words of the whole are refused in members, by key and value, and the rest goes on")
  func refused() {
    var timeline = TweenTimeline()
    timeline.add(box, [.duration: 1, "x": 100, .overwrite: false, .paused: true, .onEnd: {}])
    let tween = stage.tweener.addTimeline(timeline)
    #expect(stage.problems.compactMap(\.key).sorted() == ["onEnd", "overwrite", "paused"])
    #expect(tween.problems.count == 3)
    #expect(stage.after(0.5, box.x) == 50)
  }

  // Rule 35 and API 6: a member that stands still is reported, and plays at the rate 1.

  @Test("35 A nested timeline with timeScale 0 plays at 1")
  func ofNested() {
    timelineStory(
      "nested", reports: [.numberOutOfRange],
      { "\([$0.duration, $0.x, $0.y]) \($0.fate) \($0.keys)" },
      [
        1.5: "[2.0, 10.0, 2.5] running timeScale",
        .seek(1.75): "[2.0, 10.0, 3.75] running timeScale",
        1: "[2.0, 10.0, 5.0] completed timeScale",
      ],
      members: { box in
        var outer = TweenTimeline.of(box, [.duration: 1, "x": 10])
        outer.add(TweenTimeline.of(box, [.duration: 1, "y": 5]), [.timeScale: 0])
        return outer
      })
  }

  @Test("35 A member with timeScale 0 plays at 1")
  func ofMember() {
    for repeats in [0, 1] {
      timelineStory(
        "\(repeats) repeats", reports: [.numberOutOfRange],
        { "\([$0.duration, $0.x, $0.y]) \($0.fate) \($0.keys)" },
        [
          1.5: "[\(2 + repeats).0, 10.0, 2.5] running timeScale",
          [0.5, 0.5, 0.5, 0.5]: "[\(2 + repeats).0, 10.0, 5.0] completed timeScale",
        ],
        members: {
          .of(
            $0, [.duration: 1, "x": 10], [.duration: 1, .timeScale: 0, .repeat: repeats, "y": 5])
        })
    }
  }

  @Test("35 Members of one target and of many, templates and defaults among them, play at 1")
  func ofEveryForm() {
    let boxes = (0..<4).map { _ in RuleBox() }
    let still: TweenParameters = [.duration: 1, .timeScale: 0, "x": 4]
    var timeline = TweenTimeline(defaults: [.timeScale: 0])
    timeline.add([boxes[0], boxes[1]], still, at: 0)
    timeline.add(boxes[2], [.duration: 1, "x": 4], at: 0)
    timeline.add(boxes[3], TweenTemplate(still), at: 0)
    stage.tweener.addTimeline(timeline)
    #expect(!stage.problems.isEmpty && stage.problems.allSatisfy { $0.key == "timeScale" })
    #expect(stage.after(0.5, boxes.map(\.x)) == [2, 2, 2, 2])
  }

  @Test("35 a member that its block takes everything from calls no selector, though others go on")
  func lostInBlock() {
    final class Calls {
      var count = 0
      func selector() { count += 1 }
    }
    for isNamed in [false, true] {
      let (stage, box, other, calls) = (RuleStage(), RuleBox(), RuleBox(), Calls())
      let action = TweenAction(calls, Calls.selector)
      let take: () -> Void = { [unowned stage] in
        if isNamed { stage.tweener.removeTween(box, "x") } else { stage.tweener.removeTween(box) }
      }
      var timeline = TweenTimeline()
      timeline.add(
        box,
        [
          .duration: 1, .repeat: 1, "x": 1, .onStart: {}, .startSelector: action,
          .onRepeat: take, .repeatSelector: action,
        ], at: .at(0))
      timeline.add(other, [.duration: 4, "x": 8, .onStart: {}, .startSelector: action], at: .at(0))
      stage.tweener.addTimeline(timeline)
      #expect(stage.after(1.5, calls.count) == 2)
      #expect(box.x == 1 && other.x == 3)
    }
  }
}

@Suite("Rule 37: start values of members")
struct Rule37StartTests {
  @Test("37 they are read when the start is first reached, in the order of the starts, and kept")
  func stories() {
    timelineStory(
      "37 they are kept in repeats and restarts", with: [.repeat: 1], { $0.x },
      [2: 110, 0.5: 5, [.restart, 1.5]: 60],
      members: {
        .of($0, ["x": TweenValue.by(10)], ["x": TweenValue.by(100)], defaults: [.duration: 1])
      })
    timelineStory(
      "37 a seek reads them in the order of the starts", { $0.x }, [.seek(1.5): 60, .seek(0.5): 5],
      members: {
        .of($0, at: [1: ["x": TweenValue.by(100)], 0: ["x": 10]], defaults: [.duration: 1])
      })
    timelineStory(
      "37 where the first member gives its start, that shows from the call on", x: 1, { $0.x },
      [[]: 10, 0.5: 10, 1: 15],
      members: { .of($0, at: [1: ["x": TweenValue.fromTo(10, 20)]], defaults: [.duration: 1]) })
  }
}

@Suite("Rules 38 to 42: callbacks, order, pauses, bent time, ends of a timeline")
struct Rule38TimelineCallTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test(
    "38 a member's onUpdate comes in each advance in which its own time moved, before the timeline's"
  )
  func rule38_updates() {
    var log: [String] = []
    func heard(_ name: String, _ parameters: TweenParameters = [:]) -> TweenParameters {
      parameters.merging([.onUpdate: { log.append(name) }]) { $1 }
    }
    func advance(_ seconds: Double) -> [String] {
      stage.tweener.advance(by: seconds)
      defer { log = [] }
      return log
    }
    let inner = TweenTimeline.of(box, heard("inner", ["z": 8]), defaults: [.duration: 0.5])
    var timeline = TweenTimeline(defaults: [.duration: 1])
    timeline.add(box, heard("second", ["y": 8]), at: 0.5)
    timeline.add(box, heard("first", ["x": 8]), at: 0)
    timeline.add(inner, [.repeat: 1], at: 1)
    let tween = stage.tweener.addTimeline(timeline, heard("all", [.repeat: 1]))
    #expect(advance(0.25) == ["first", "all"])
    #expect(advance(0.25) == ["first", "all"])
    #expect(advance(0.25) == ["first", "second", "all"])
    #expect(advance(0) == [])
    #expect(advance(0.5) == ["first", "second", "inner", "all"])
    #expect(advance(0.5) == ["second", "inner", "all"])
    // A whole play later everything has moved.
    #expect(advance(2) == ["first", "second", "inner", "all"])
    tween.restart()
    _ = advance(0.25)
    tween.seek(to: 1.25)
    #expect(advance(0.125) == ["second", "inner", "all"])
    tween.isReversed = true
    #expect(advance(0.5) == ["first", "second", "inner", "all"])
  }

  @Test(
    "38 members call forwards and backwards, at exact instants, in every play",
    arguments: [4.0, 0.5])
  func bothWays(step: Double) {
    var timeline = TweenTimeline.of(box, at: [0.25: stage.member("a", [.duration: 0.5, "x": 1])])
    timeline.call(at: 1) { [unowned stage] in stage.note("call") }
    let tween = stage.tweener.addTimeline(timeline, [.repeat: 1, .autoreverse: true])
    for _ in 0..<Int(4 / step) { stage.tweener.advance(by: step) }
    #expect(
      stage.log == ["a start @0.25", "a complete @0.75", "call @1.0", "a reverse complete @1.75"])
    #expect(tween.outcome == .completed)
  }

  @Test(
    "39 at one instant members that end come before members that start, each in the order of adding"
  )
  func order() {
    var timeline = TweenTimeline(defaults: [.duration: 1])
    timeline.add(box, stage.member("late", ["x": 1]), at: 1)
    timeline.call(at: 1) { [unowned stage] in stage.note("call") }
    timeline.add(box, stage.member("early", ["y": 1]), at: 0)
    timeline.add(box, stage.member("none", [.duration: 0, "z": 1]), at: 1)
    stage.tweener.addTimeline(timeline)
    stage.expectLog(
      after: 1, "early start @0.0", "early complete @1.0", "late start @1.0", "call @1.0",
      "none start @1.0", "none complete @1.0")
  }

  @Test("40 a pause holds the timeline there, once in every play; a seek passes it")
  func pauses() {
    var timeline = TweenTimeline.of(box, ["x": 100], defaults: [.duration: 1])
    timeline.addPause(at: 0.5)
    let tween = stage.tweener.addTimeline(timeline)
    #expect(stage.after(2, box.x) == 50)
    #expect(tween.isPaused)
    tween.resume()
    #expect(stage.after(0.25, box.x) == 75)
    tween.seek(to: 0.25)
    tween.seek(to: 0.75, callsBack: true)
    #expect(!tween.isPaused)
  }

  @Test(
    "32, 38 a seek that calls back calls what lies before its place also where the timeline waited")
  func seekOfWaiting() {
    let timeline = TweenTimeline.of(
      box, stage.member("a", ["x": 100]), stage.member("b", ["y": 10]), defaults: [.duration: 1])
    let tween = stage.tweener.addTimeline(timeline, [.paused: true])
    tween.seek(to: 1.5, callsBack: true)
    #expect(stage.log == ["a start @0.0", "a complete @0.0", "b start @0.0"])
    #expect((box.x, box.y) == (100, 5))
    tween.resume()
    #expect(stage.after(1, stage.log.dropFirst(3)) == ["b complete @0.5"])
    #expect((box.x, box.y) == (100, 10))
  }

  @Test(
    "32 an onStart that turns the sought timeline round leaves its members where they are, in silence"
  )
  func seekTurned() {
    let timeline = TweenTimeline.of(
      box, stage.member("a", ["x": 100]), stage.member("b", ["y": 10]), defaults: [.duration: 1])
    let tween = stage.tweener.addTimeline(
      timeline, [.paused: true, .onStart: { (tween: Tween) in tween.isReversed = true }])
    tween.seek(to: 1.5, callsBack: true)
    #expect(stage.log == [])
    #expect((box.x, box.y) == (100, 5))
  }

  @Test("41 an easing bends the whole: members are passed in the advance that passes them")
  func bent() {
    let timeline = TweenTimeline.of(
      box, stage.member("a", ["x": 100]), stage.member("b", ["x": 0]), defaults: [.duration: 1])
    stage.tweener.addTimeline(timeline, [.easing: Easing.inQuad])
    stage.expect(box.x, [1: 50, 0.5: 87.5])
    #expect(stage.log == ["a start @1.0", "a complete @1.5", "b start @1.5"])
  }

  @Test("41 a tween of its playhead moves it")
  func playhead() {
    story(
      "paused", { [$0.x, $0.elapsed] }, [0.25: [50, 0.5], 0.5: [50, 1.5]],
      adding: { stage, box in
        let timeline = TweenTimeline.of(box, ["x": 100], ["x": 0], defaults: [.duration: 1])
        let tween = stage.tweener.addTimeline(timeline, [.paused: true])
        stage.tweener.addTween(tween.playhead, [.duration: 1, "totalProgress": 1])
        return [tween]
      })
  }

  @Test("42 when all targets are gone it ends; while some live it goes on")
  func targetsGone() {
    var boxes = [RuleBox(), RuleBox()]
    var timeline = TweenTimeline(defaults: [.duration: 100])
    for box in boxes { timeline.add(box, ["x": 100], at: 0) }
    let tween = stage.tweener.addTimeline(timeline)
    timeline = TweenTimeline()
    stage.tweener.advance(by: 1)
    boxes.removeFirst()
    for _ in 0..<64 { stage.tweener.advance(by: 0.01) }
    #expect(tween.state == .running)
    boxes.removeAll()
    for _ in 0..<64 { stage.tweener.advance(by: 0.01) }
    #expect(tween.outcome == .targetGone)
  }

  @Test("41 seek(to:) a label goes where the curve first reaches it; an unknown one is reported")
  func labels() {
    var timeline = TweenTimeline.of(box, ["x": 100], defaults: [.duration: 1])
    timeline.addLabel("quarter", at: 0.25)
    let straight = stage.tweener.addTimeline(timeline, [.paused: true])
    straight.seek(to: "quarter")
    #expect([straight.elapsed, box.x] == [0.25, 25])
    let bent = stage.tweener.addTimeline(timeline, [.paused: true, .easing: Easing.inQuad])
    bent.seek(to: "quarter")
    #expect(bent.elapsed == 0.5)
    bent.seek(to: "quater")
    #expect(stage.problems.last?.suggestion == "quarter")
  }

  @Test(
    "35 A property that is split off a repeating member repeats with its timeline, and ends its plays with it",
    arguments: [1, 3, 40])
  func splitOffRepeating(steps: Int) {
    var timeline = TweenTimeline()
    timeline.add(box, [.duration: 1, "x": TweenValue.fromTo(0, 1), "z": 1, .repeat: 1])
    timeline.add(box, [.duration: 1, "y": 1], at: 9)
    stage.tweener.addTimeline(timeline)
    stage.tweener.advance(by: 0.5)
    stage.tweener.pauseTween(box, "x")
    stage.tweener.resumeTween(box, "x")
    for time in [1.25, 2, 3.75] {
      let way = time - stage.tweener.time
      for _ in 0..<steps { stage.tweener.advance(by: way / Double(steps)) }
      stage.tweener.advance(to: time)
      #expect(box.x == box.z && box.x == (time < 2 ? 0.25 : 1), "at \(time)")
    }
  }
}
