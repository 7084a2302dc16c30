import Testing
import Tweener

@Suite("The words of playback")
struct PlaybackWordTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("paused and endDelay, by what a tween shows and calls")
  func stories() {
    func told(_ sight: RuleSight) -> String {
      "\([sight.x, sight.elapsed]) \(sight.fate) \(sight.called)"
    }
    heard(
      "paused: added without playing; resume() lets its delay begin",
      [.delay: 1, .duration: 1, .paused: true, "x": 8], told,
      [
        []: "[0.0, 0.0] paused ", 3: "[0.0, 0.0] paused ",
        .resume: "[0.0, 0.0] waiting resume @3.0", 1.5: "[4.0, 0.5] running start @4.0",
      ])
    story(
      "paused: a start that is given is shown all the same",
      [.duration: 1, .paused: true, "x": TweenValue.from(5)], [[]: 5])
    story(
      "paused: one of no length waits too", [.paused: true, "x": 8], { "\($0.x) \($0.fate)" },
      [[]: "0.0 paused", [.resume, 0]: "8.0 completed"])
    heard(
      "endDelay: the end value shows, onUpdate goes on, onComplete comes at its end",
      [.duration: 1, .repeat: 1, .endDelay: 1, "x": 8], updates: true,
      {
        "\([$0.x, $0.progress, $0.elapsed, $0.duration, $0.totalDuration]) \($0.called)"
      },
      [
        2: "[8.0, 1.0, 2.0, 1.0, 3.0] start @0.0, repeat @1.0, update @2.0",
        0.5: "[8.0, 1.0, 2.5, 1.0, 3.0] update @2.5",
        9: "[8.0, 1.0, 3.0, 1.0, 3.0] update @3.0, complete @3.0, end completed @3.0",
      ])
    story(
      "endDelay: holds the end value also where nobody hears the repeats", x: 3,
      [.duration: 1, .repeat: 3, .autoreverse: true, .endDelay: 1, "x": 8], [4.5: 3, 0.25: 3])
    heard(
      "endDelay: backwards it is passed first, and nothing is called where the last play ends",
      [.duration: 1, .endDelay: 1, "x": 8], told,
      [
        1.75: "[8.0, 1.75] running start @0.0", [.reversed(true), 0.5]: "[8.0, 1.25] running ",
        0.5: "[6.0, 0.75] running ",
      ])
    story(
      "endDelay: a tween of no length with one does not end in the call", [.endDelay: 1, "x": 8],
      { "\($0.x) \($0.fate)" },
      [[]: "0.0 waiting", 0.5: "8.0 running", 0.5: "8.0 completed"])
  }

  @Test("onPause and onResume: when isPaused changes, by whatever call")
  func pauseCalls() {
    let tween = stage.add(box, played: "a", [.duration: 9, "x": 8])
    stage.tweener.advance(by: 1)
    _ = stage.takeLog()
    let pauses: [() -> Void] = [
      { tween.pause() }, { stage.tweener.pauseTween(box) },
      { stage.tweener.pauseTween(box, ["x"]) },
      { stage.tweener.pauseTweens([box]) }, { stage.tweener.pauseAllTweens() },
    ]
    let resumes: [() -> Void] = [
      { tween.resume() }, { stage.tweener.resumeTween(box) },
      { stage.tweener.resumeTween(box, ["x"]) }, { stage.tweener.resumeTweens([box]) },
      { stage.tweener.resumeAllTweens() },
    ]
    for (pause, resume) in zip(pauses, resumes) {
      pause()
      pause()
      resume()
      resume()
      #expect(stage.takeLog() == ["a pause @1.0", "a resume @1.0"])
    }
    tween.pause()
    tween.reverse()
    tween.pause()
    tween.restart()
    #expect(stage.takeLog() == ["a pause @1.0", "a resume @1.0", "a pause @1.0", "a resume @1.0"])
  }

  @Test("onPause finds the tween paused at its exact value, onResume finds it going on")
  func pauseStates() {
    var seen: [(Bool, Double)] = []
    let look: (Tween) -> Void = { seen.append(($0.isPaused, box.x)) }
    let tween = stage.add(box, [.duration: 1, "x": 8, .onPause: look, .onResume: look])
    stage.tweener.addCaller([.duration: 0.5, .onComplete: { tween.pause() }])
    stage.tweener.advance(by: 0.75)
    tween.resume()
    #expect(seen.map(\.0) == [true, false])
    #expect(seen.map(\.1) == [4, 4])
  }

  @Test("onPause and onResume of parts, and at an end at which a tween pauses")
  func partPauses() {
    let words: TweenParameters = [.duration: 1, .pausesOnCompletion: true, "x": 8, "y": 8]
    heard(
      "not for an end at which it pauses, nor for a part that is split off", words,
      { "\($0.fate) \($0.called)" },
      [
        [0.5, .pauseKeys(["x"])]: "running start @0.0",
        [.resumeKeys(["x"]), 5]: "paused complete @1.0",
      ])
    heard(
      "resuming by property what is paused as a whole: the part that goes on has the handle", words,
      { "\($0.fate) \($0.called)" },
      [
        [0.5, .pause]: "paused start @0.0, pause @0.5", .resumeKeys(["x"]): "running resume @0.5",
      ])
  }

  @Test("repeatRefresh and autoreverseEasing, by what a tween shows")
  func refreshed() {
    // The end of a play shows until the next one begins.
    story(
      "repeatRefresh: every play starts from the end of the one before, relative values anew", x: 1,
      [
        .duration: 1, .repeat: 3, .repeatDelay: 1, .repeatRefresh: true, "x": TweenValue.by(10),
        "y": TweenValue.by(2),
      ], { [$0.x, $0.y] },
      [
        0.5: [6, 1], 0.5: [11, 2], 0.5: [11, 2], 0.5: [11, 2], 0.5: [16, 3], 0.5: [21, 4],
        0.5: [21, 4], 0.5: [21, 4], 0.5: [26, 5],
      ])
    story(
      "repeatRefresh: starts that are given stay, absolute ends are reached once", x: 1,
      [
        .duration: 1, .repeat: 3, .repeatRefresh: true, "x": 9, "y": TweenValue.fromTo(2, 4),
        "z": TweenValue.from(-8),
      ], { [$0.x, $0.y, $0.z] },
      [0.5: [5, 3, -4], 0.5: [9, 4, 0], 0.5: [9, 3, -4], 0.5: [9, 4, 0]])
    story(
      "repeatRefresh with autoreverse: only plays that run forwards begin anew", x: 2,
      [.duration: 1, .repeat: 3, .autoreverse: true, .repeatRefresh: true, "x": TweenValue.by(8)],
      [0.5: 6, 0.5: 10, 0.5: 6, 0.5: 2, 0.5: 6, 0.5: 10, 0.5: 6])
    for key in [TweenKey.autoreverseEasing, "yoyoEase"] {
      story(
        "autoreverseEasing: the curve of the plays that run backwards, as seen going that way",
        x: 4, [.duration: 1, .repeat: 2, .autoreverse: true, key: Easing.inQuad, "x": 20],
        [
          0.5: 12, 0.5: 20, 0.5: 16, 0.5: 4, 0.5: 12, .seek(1.5): 16,
          [.reversed(true), 0.25]: 19,
        ])
    }
    for easing in ["inQuad", Easing.inQuad, { (t: Double) in t * t }] as [Any] {
      story(
        "autoreverseEasing takes names and functions, and replaces the curves of all properties",
        [
          .duration: 1, .easing: Easing.outCubic, .repeat: 1, .autoreverse: true,
          .autoreverseEasing: easing, "x": 16, "y": 16,
        ], { [$0.x, $0.y] }, [1.5: [12, 12]])
    }
  }

  @Test("repeatRefresh: onRepeat and the boundary still see the end of the play that is over")
  func refreshAtBoundary() {
    var seen: [Double] = []
    let tween = stage[box].add([
      .duration: 1, .repeat: 3, .repeatRefresh: true, "x": TweenValue.by(8), "y": 5,
      .onRepeat: { (box: RuleBox) in seen += [box.x, box.y] },
    ])
    #expect(stage.after(2, seen) == [8, 5, 16, 5])
    #expect([box.x, box.y, tween.progress] == [16, 5, 1])
    tween.seek(to: 1)
    #expect(box.y == 5)
  }

  @Test("unitsPerSecond, and how long a tween takes")
  func lengths() {
    story(
      "unitsPerSecond: the longest way of a component takes so long; known from the start on", x: 4,
      [.delay: 1, .unitsPerSecond: 8, .repeat: 1, "x": 8, "y": TweenValue.by(-16)],
      { [$0.duration, $0.totalDuration, $0.x, $0.y] },
      [
        []: [0, 0, 4, 0], 0.5: [0, 0, 4, 0], 1: [2, 4, 5, -4], 1.5: [2, 4, 8, -16],
      ])
    story(
      "unitsPerSecond: without a way it is over at its start", x: 4, [.unitsPerSecond: 8, "x": 4],
      { $0.fate }, [[]: "waiting", 0: "completed"])
    story(
      "unitsPerSecond: with one of a component by its length",
      [.unitsPerSecond: 2, "frame": RuleFrame(x: 1, y: -4, width: 2, height: 0)],
      { $0.duration }, [0: 2])
    story(
      "unitsPerSecond of a tween of frames: units a frame",
      [.useFrames: true, .unitsPerSecond: 2, "x": 8], { $0.duration }, [[0.1, 0.1, 0.1]: 4])
    story(
      "totalDuration: all plays, the pauses between them and the endDelay, in own time",
      [
        .delay: 3, .duration: 1, .repeat: 2, .repeatDelay: 0.5, .endDelay: 0.25, .timeScale: 2,
      ], { $0.totalDuration }, [[]: 4.25, .remove: 4.25])
  }

  @Test("unitsPerSecond measures an offset, up and down; what has no numbers is reported")
  func lengthsOfSampled() {
    story(
      "unitsPerSecond: an offset goes there and back",
      [.unitsPerSecond: 10, "x": TweenValue.offset { 40 * $0 * (1 - $0) }],
      { [$0.duration, $0.x] }, [0: [2, 0], 1: [2, 10], 0.5: [2, 7.5]])
    stage.tweener.registerSpecialProperty(
      "name",
      TweenProperty(get: { (_: RuleBox) in "" }, set: { $0.writes.append(Double($1.count)) }) {
        given in
        (given as? String).map { end in { _ in { String(end.prefix(Int($0 * 4))) } } }
      })
    let alone = stage.add(box, [.unitsPerSecond: 10, "name": "long"])
    #expect(stage.after(0, [alone.duration] + box.writes.suffix(1)) == [0, 4])
    let beside = stage.add(box, [.unitsPerSecond: 10, "name": "long", "x": 10])
    #expect(stage.after(0.5, [beside.duration] + box.writes.suffix(1)) == [1, 2])
    #expect(stage.keys == ["name", "name"])
    #expect(stage.kinds == [.wrongPropertyType, .wrongPropertyType])
    #expect(stage.problems.first?.value == "\"long\"")
    #expect(stage.problems.first?.targetType == "RuleBox")
  }

  @Test("7 beside a duration a speed is reported, and does not count")
  func speedBesideDuration() {
    let tween = stage.add(
      box, [.duration: 2, .unitsPerSecond: 100, .easing: Easing.linear, "x": 100])
    #expect(stage.keys == ["unitsPerSecond"])
    #expect(stage.after(1, box.x) == 50 && tween.duration == 2)
    #expect(stage.after(1, tween.outcome) == .completed)
  }

  @Test(
    "what is no value of a word is reported, and the rest runs",
    arguments: [
      ("paused", "soon"), ("pausesOnCompletion", "soon"), ("repeatRefresh", "soon"),
      ("endDelay", "soon"), ("unitsPerSecond", "soon"), ("autoreverseEasing", "inQuadd"),
    ])
  func wrongTypes(word: String, value: String) {
    var parameters: TweenParameters = ["x": 8, TweenKey(word): value]
    if word != "unitsPerSecond" { parameters[.duration] = 1 }
    let tween = stage.add(box, parameters)
    #expect(stage.kinds == [word == "autoreverseEasing" ? .unknownEasing : .wrongParameterType])
    #expect(stage.problems.first?.key == word)
    #expect(stage.after(1, box.x) == 8)
    #expect(tween.outcome == .completed)
  }

  @Test("a negative or infinite endDelay is reported, and is 0", arguments: [-1, .nan, .infinity])
  func endDelay(value: Double) {
    let tween = stage.tweener.addCaller([.duration: 1, .endDelay: value])
    #expect(stage.kinds == [.numberOutOfRange])
    #expect(tween.totalDuration == 1)
  }

  @Test(
    "a unitsPerSecond that is no number above 0 is reported", arguments: [0, -1, .nan, .infinity])
  func unitsPerSecond(value: Double) {
    let tween = stage.add(box, [.unitsPerSecond: value, "x": 8])
    #expect(stage.kinds == [.numberOutOfRange])
    #expect(tween.outcome == .completed)
  }

  @Test(
    "a callback of an unsupported form is reported",
    arguments: ["onReverseComplete", "onPause", "onResume"])
  func callbacks(word: String) {
    stage.tweener.addCaller([.duration: 1, TweenKey(word): { (number: Int) in _ = number }])
    #expect(stage.kinds == [.unsupportedCallback])
    #expect(stage.problems.first?.key == word)
  }

  @Test("calls on a handle that knows its tween no more do nothing")
  func stale() {
    let tween = RuleStage().tweener.addCaller([.duration: 1])
    #expect(tween.state == .ended)
    #expect(!tween.pause())
    tween.reverse()
    tween.isReversed = true
    tween.restart()
    tween.seek(to: 1, callsBack: true)
    tween.totalProgress = 1
    tween.pause(at: 1)
    tween.revert()
    tween.complete()
    tween.complete(at: .start)
    #expect(tween.outcome == .removed)
    #expect(tween.state == .ended)
  }
}
