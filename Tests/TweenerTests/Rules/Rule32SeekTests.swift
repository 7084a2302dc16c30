import Testing
import Tweener

@Suite("Rule 32: setting own time")
struct Rule32SeekTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("32 seek sets own time, writes at once and calls nothing")
  func rule32_silent() {
    heard(
      "seek", [.duration: 1, .repeat: 3, "x": 8, "observed": 4], updates: true,
      { "\([$0.elapsed, $0.x, $0.observed]) \($0.called)" },
      [
        0.25: "[0.25, 2.0, 1.0] start @0.0, update @0.25", .seek(2.5): "[2.5, 4.0, 2.0] ",
        .seek(0.125): "[0.125, 1.0, 0.5] ", .totalProgress(0.75): "[3.0, 8.0, 4.0] ",
        // What lies behind is not called later.
        0.25: "[3.25, 2.0, 1.0] update @0.5",
      ])
  }

  @Test("32 where a seek, progress and totalProgress lead")
  func rule32_stories() {
    /// Where a tween stands, what is reported, and whether all of that is said of it.
    func told(_ sight: RuleSight) -> String {
      let numbers = [sight.totalDuration, sight.totalProgress, sight.elapsed, sight.x]
      return "\(numbers) \(sight.keys) \(sight.problems == sight.stage.problems)"
    }
    story(
      "32 seek, progress and totalProgress of a paused tween write at once; it stays paused",
      [.duration: 2, "x": 8], { "\($0.x) \($0.isPaused)" },
      [
        [0.25, .pause, .seek(1)]: "4.0 true", .totalProgress(0.75): "6.0 true",
        .progress(0.25): "2.0 true", 1: "2.0 true",
      ])
    story(
      "32 totalProgress is of all plays, pauses and endDelay",
      [.duration: 1, .repeat: 1, .repeatDelay: 1, .endDelay: 5, "x": 8],
      { [$0.totalDuration, $0.totalProgress, $0.x] },
      [
        []: [8, 0, 0], 2.5: [8, 0.3125, 4], .totalProgress(0.0625): [8, 0.0625, 4],
        .totalProgress(7): [8, 1, 8], .totalProgress(-7): [8, 0, 0],
      ])
    story(
      "32 an endless tween has a totalProgress of 0, an infinite totalDuration, and refuses it",
      [.duration: 1, .repeat: -1, "x": 8], reports: [.numberOutOfRange],
      told,
      [
        1.5: "[inf, 0.0, 1.5, 4.0]  true",
        .totalProgress(0.5): "[inf, 0.0, 1.5, 4.0] totalProgress true",
        .seek(100.25): "[inf, 0.0, 100.25, 2.0] totalProgress true",
      ])
    story(
      "32 not-a-number is refused and reported", [.duration: 1, "x": 8],
      reports: [.numberOutOfRange, .numberOutOfRange, .numberOutOfRange], { $0.elapsed },
      [[0.5, .seek(.nan), .totalProgress(.nan), .progress(.nan)]: 0.5])
    story(
      "32 sought to the end that it moves away from, it goes on from there",
      [.duration: 1, "x": 8],
      [[0.5, .reversed(true), .seek(1), 0.25]: 6, [.reversed(false), .seek(0), 0.25]: 2])
    story(
      "32 beyond an end means to the end", x: 3, [.duration: 1, .endDelay: 1, "x": 8],
      { [$0.elapsed, $0.x] }, [[0.5, .seek(99)]: [2, 8], .seek(-99): [0, 3]])
    story(
      "32 progress = 0 of a later play without length is its end", x: 3,
      [.duration: 0, .repeat: 3, .repeatDelay: 1, "x": 11], { [$0.elapsed, $0.x] },
      [[2.5, .progress(0)]: [2, 11]])
    story(
      "32 progress in the endDelay means the play that has just ended",
      [.duration: 1, .repeat: 1, .endDelay: 2, "x": 8], { [$0.progress, $0.elapsed, $0.x] },
      [3: [1, 3, 8], .progress(0.5): [0.5, 1.5, 4]])
    story(
      "32 a tween of frames is sought by frames", [.useFrames: true, .duration: 8, "x": 8],
      [[0.1, .seek(5)]: 5, 0.1: 6])
  }

  @Test(
    "32 with callsBack: the boundaries behind the old place up to and including the new one, in order"
  )
  func rule32_callsBack() {
    var seen: [Double] = []
    let tween = stage[box].add([
      .duration: 1, .repeat: 3, .repeatDelay: 0.5, "x": 8,
      .onRepeat: { (tween: Tween) in seen.append(tween.elapsed) },
      .onUpdate: { Issue.record("a seek calls no onUpdate") },
    ])
    stage.tweener.advance(by: 0)
    // Plays end at 1, 2.5, 4 and 5.5; they begin at 1.5, 3 and 4.5.
    stage.expect(
      seen, of: tween, [.seekCalling(2.5): [2.5, 2.5], .seekCalling(5.5): [2.5, 2.5, 5.5]])
    #expect(tween.outcome == nil)
    seen = []
    stage.expect(
      seen, of: tween,
      [.seekCalling(3): [3, 3], .seekCalling(1.75): [3, 3], .seekCalling(0): [3, 3, 0]])
    #expect(tween.outcome == nil)
  }

  @Test(
    "32 what a seek calls sees all of its timeline at the new place, also what starts there",
    arguments: [true, false])
  func rule32_callsSeeAll(isWaiting: Bool) {
    let boxes = (0..<4).map { _ in RuleBox() }
    var seen: [[Double]] = []
    let look: () -> Void = { seen.append(boxes.map(\.x)) }
    var timeline = TweenTimeline()
    for box in boxes {
      timeline.add(
        box,
        [.duration: 1, "x": 8, .onStart: look, .onComplete: look, .onReverseComplete: look])
    }
    let tween = stage.tweener.addTimeline(timeline)
    if !isWaiting { stage.tweener.advance(by: 0.25) }
    let start: [Double] = [0, 0, 0, 0]
    #expect(seen == (isWaiting ? [] : [start]))
    seen = []
    tween.seek(to: 2.5, callsBack: true)
    let first: [[Double]] = [[8, 0, 0, 0], [8, 0, 0, 0], [8, 8, 0, 0], [8, 8, 0, 0]]
    #expect(seen == (isWaiting ? [start] : []) + first)
    #expect(boxes.map(\.x) == [8, 8, 4, 0])
    seen = []
    tween.seek(to: 0.5, callsBack: true)
    #expect(seen == [[4, 0, 0, 0], [4, 0, 0, 0]])
    seen = []
    tween.seek(to: 3.5, callsBack: true)
    #expect(
      seen == [
        [8, 8, 8, 0], [8, 8, 8, 0], [8, 8, 8, 0], [8, 8, 8, 0], [8, 8, 8, 0], [8, 8, 8, 0],
      ])
    #expect(boxes.map(\.x) == [8, 8, 8, 4])
  }

  @Test("32 what a seek calls sees its timeline there, though the call before has shown a start")
  func rule32_startShownMeanwhile() {
    var seen: [Double] = []
    var timeline = TweenTimeline.of(box, [.duration: 4, "x": 8])
    timeline.call(at: 1) {
      stage.tweener.addTween(box, [.duration: 1, .delay: 1, "x": TweenValue.fromTo(-1, 1)])
      seen.append(box.x)
    }
    timeline.call(at: 1) { seen.append(box.x) }
    let tween = stage.tweener.addTimeline(timeline)
    stage.tweener.advance(by: 0)
    tween.seek(to: 2, callsBack: true)
    #expect(seen == [-1, 4])
    #expect(box.x == 4)
  }

  @Test("32 its callbacks come at the present instant; one that moves the tween ends the rest")
  func rule32_interrupted() {
    for action in 0..<4 {
      let stage = RuleStage()
      let tween = stage.tweener.addCaller(
        stage.played(
          "a",
          [
            .duration: 1, .repeat: 9,
            .onRepeat: { (tween: Tween) in
              stage.note("a repeat")
              switch action {
              case 0: tween.remove()
              case 1: tween.pause()
              case 2: tween.isReversed = true
              default: tween.seek(to: 0.5)
              }
            },
          ]))
      stage.tweener.advance(by: 0.25)
      tween.seek(to: 5.5, callsBack: true)
      #expect(stage.log.filter { $0 == "a repeat @0.25" }.count == 1, "\(action)")
    }
  }

  @Test("32 sought to an end, it ends in the next advance if it moves that way")
  func rule32_ends() {
    let words: TweenParameters = [.duration: 1, "x": 8]
    heard(
      "forwards", x: 3, words, { "\($0.x) \($0.fate) \($0.called)" },
      [
        [0.5, .seek(1)]: "8.0 running start @0.0",
        0: "8.0 completed complete @0.5, end completed @0.5",
      ])
    heard(
      "backwards", x: 3, words, { "\($0.x) \($0.fate) \($0.called)" },
      [
        [0.5, .reversed(true), .seek(1), .seek(0)]: "3.0 running start @0.0",
        0: "3.0 reverse completed reverse complete @0.5, end reverse completed @0.5",
      ])
  }

  @Test("32 progress = 0 in a later play is one flick behind its boundary")
  func rule32_progressZero() {
    let tween = stage.add(box, played: "a", [.duration: 1, .repeat: 3, "x": 8])
    stage.tweener.advance(by: 2.5)
    tween.progress = 0
    #expect(tween.elapsed == 2 + ruleFlicks(1))
    #expect(box.x == ruleValue(from: 0, to: 8, 1, of: Double(ruleSecond)))
    _ = stage.takeLog()
    tween.isReversed = true
    stage.tweener.advance(by: 0.25)
    #expect(
      box.x == ruleValue(from: 0, to: 8, 0.75 * Double(ruleSecond) + 1, of: Double(ruleSecond)))
    #expect(stage.log == ["a repeat @\(2.5 + ruleFlicks(1))"])
  }

  @Test("32 … behind a pause too, and in the pause after it")
  func rule32_progressZeroBehindPause() {
    let box = RuleBox(x: 3)
    let tween = stage.add(box, played: "a", [.duration: 1, .repeat: 3, .repeatDelay: 1, "x": 11])
    for time in [2.5, 1.0] {
      // In the second play; then in the pause after it.
      stage.tweener.advance(by: time)
      tween.progress = 0
      #expect(tween.elapsed == 2 + ruleFlicks(1))
      #expect(box.x == ruleValue(from: 3, to: 11, 1, of: Double(ruleSecond)))
    }
    stage.tweener.advance(by: 0.5)
    #expect(
      box.x == ruleValue(from: 3, to: 11, 0.5 * Double(ruleSecond) + 1, of: Double(ruleSecond)))
    tween.progress = 0
    tween.isReversed = true
    #expect(stage.after(0.5, [box.x, tween.progress]) == [11, 1])
    stage.expectLog(
      "a start @0.0", "a repeat @1.0", "a repeat @\(3.5 - ruleFlicks(1))",
      "a repeat @\(4 + ruleFlicks(1))")
  }

  @Test("32 a waiting tween that is sought starts at once, with onStart")
  func rule32_waiting() {
    for isPaused in [false, true] {
      heard(
        isPaused ? "paused" : "waiting", x: 4,
        [.delay: 9, .duration: 1, .repeat: 3, .paused: isPaused, "x": 8], updates: true,
        { "\($0.x) \($0.fate) \($0.called)" },
        [
          [1, .seekCalling(2.5)]:
            "6.0 \(isPaused ? "paused" : "running") start @1.0, repeat @1.0, repeat @1.0",
          0.25: isPaused ? "6.0 paused " : "7.0 running update @1.25",
        ])
    }
  }

  @Test("32 totalProgress starts a waiting tween as well; from a callback at that instant")
  func rule32_waitingInCallback() {
    let tween = stage.add(box, noted: "a", [.delay: 9, .duration: 2, "x": 8])
    stage.tweener.addCaller([.duration: 0.5, .onComplete: { tween.totalProgress = 0.5 }])
    #expect(stage.after(0.75, stage.log) == ["a start @0.5"])
    #expect(box.x == 5)
  }

  @Test("12 restart, reverse and seek of an ended tween do nothing and are reported, once a tween")
  func rule12_ended() {
    let calls: [(Tween) -> Void] = [
      { $0.restart() }, { $0.reverse() }, { $0.isReversed = true }, { $0.seek(to: 0) },
      { $0.totalProgress = 0 }, { $0.pause(at: 0) },
    ]
    for call in calls {
      for isInside in [true, false] {
        let (stage, box) = (RuleStage(), RuleBox())
        var parameters = stage.played("a", [.duration: 1, "x": 8])
        if isInside {
          parameters[.onComplete] = { (tween: Tween) in
            call(tween)
            call(tween)
          }
        }
        let tween = stage.add(box, parameters)
        stage.tweener.advance(by: 1)
        if !isInside { call(tween) }
        #expect(stage.after(1, tween.outcome) == .completed)
        #expect(box.x == 8)
        #expect(stage.kinds == [.tweenEnded])
      }
    }
  }
}
