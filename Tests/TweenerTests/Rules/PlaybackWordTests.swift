import Testing
import Tweener

@Suite("The words of playback")
struct PlaybackWordTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("paused: added without playing; resume() lets its delay begin")
  func paused() {
    let tween = stage.add(box, played: "a", [.delay: 1, .duration: 1, .paused: true, "x": 8])
    #expect(tween.state == .paused)
    #expect(stage.after(3, stage.log) == [])
    #expect(tween.resume())
    #expect(tween.state == .waiting)
    #expect(stage.after(1.5, box.x) == 4)
    #expect(stage.log == ["a resume @3.0", "a start @4.0"])
  }

  @Test("paused: a start that is given is shown all the same; one of no length waits too")
  func pausedStarts() {
    _ = stage.add(box, [.duration: 1, .paused: true, "x": TweenValue.from(5)])
    let short = stage.add(box, noted: "b", [.paused: true, "y": 8])
    #expect([box.x, box.y] == [5, 0])
    short.resume()
    #expect(stage.after(0, box.y) == 8)
    #expect(short.outcome == .completed)
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

  @Test("onPause and onResume: not for an end at which it pauses, nor for a part that is split off")
  func silentPauses() {
    let tween = stage.add(
      box, played: "a", [.duration: 1, .pausesOnCompletion: true, "x": 8, "y": 8])
    stage.tweener.advance(by: 0.5)
    stage.tweener.pauseTween(box, ["x"])
    #expect(tween.state == .running)
    stage.tweener.resumeTween(box, ["x"])
    stage.tweener.advance(by: 5)
    #expect(tween.isPaused)
    #expect(stage.log == ["a start @0.0", "a complete @1.0"])
  }

  @Test("resuming by property what is paused as a whole: the part that goes on has the handle")
  func resumedPart() {
    let tween = stage.add(box, played: "a", [.duration: 1, "x": 8, "y": 8])
    stage.tweener.advance(by: 0.5)
    tween.pause()
    _ = stage.takeLog()
    stage.tweener.resumeTween(box, ["x"])
    #expect(stage.log == ["a resume @0.5"])
    #expect(tween.state == .running)
  }

  @Test("endDelay: the end value shows, onUpdate goes on, onComplete comes at its end")
  func endDelay() {
    let tween = stage.add(
      box, played: "a", [.duration: 1, .repeat: 1, .endDelay: 1, "x": 8], updates: true)
    #expect([tween.duration, tween.totalDuration] == [1, 3])
    stage.tweener.advance(by: 2)
    _ = stage.takeLog()
    #expect(stage.after(0.5, stage.takeLog()) == ["a update @2.5"])
    #expect([box.x, tween.progress, tween.elapsed] == [8, 1, 2.5])
    stage.tweener.advance(by: 9)
    #expect(stage.log == ["a update @3.0", "a complete @3.0", "a end completed @3.0"])
  }

  @Test(
    "endDelay: holds the end value also where nobody hears the repeats", arguments: [true, false])
  func endDelayInSilence(directWrites: Bool) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 3))
    _ = stage.add(box, [.duration: 1, .repeat: 3, .autoreverse: true, .endDelay: 1, "x": 8])
    #expect(stage.after(4.5, box.x) == 3)
    #expect(stage.after(0.25, box.x) == 3)
  }

  @Test("endDelay: backwards it is passed first, and nothing is called where the last play ends")
  func endDelayBackwards() {
    let tween = stage.add(box, played: "a", [.duration: 1, .endDelay: 1, "x": 8])
    stage.tweener.advance(by: 1.75)
    tween.isReversed = true
    #expect(stage.after(0.5, box.x) == 8)
    #expect(stage.after(0.5, box.x) == 6)
    #expect(stage.log == ["a start @0.0"])
  }

  @Test("endDelay: a tween of no length with one does not end in the call")
  func endDelayAlone() {
    let tween = stage.add(box, [.endDelay: 1, "x": 8])
    #expect(tween.state == .waiting)
    #expect(stage.after(0.5, box.x) == 8)
    #expect(tween.state == .running)
    #expect(stage.after(0.5, tween.outcome) == .completed)
  }

  @Test("repeatRefresh: every play starts from the end of the one before, relative values anew")
  func repeatRefresh() {
    let box = RuleBox(x: 1)
    _ = stage[box].add([
      .duration: 1, .repeat: 3, .repeatDelay: 1, .repeatRefresh: true, "x": TweenValue.by(10),
      "y": TweenValue.by(2),
    ])
    // The end of a play shows until the next one begins.
    #expect(stage.values(of: box.x, every: 0.5, times: 9) == [6, 11, 11, 11, 16, 21, 21, 21, 26])
    #expect(box.y == 5)
  }

  @Test("repeatRefresh: starts that are given stay, absolute ends are reached once")
  func refreshOfOthers() {
    let box = RuleBox(x: 1)
    _ = stage[box].add([
      .duration: 1, .repeat: 3, .repeatRefresh: true, "x": 9, "y": TweenValue.fromTo(2, 4),
      "z": TweenValue.from(-8),
    ])
    #expect(
      stage.values(of: [box.x, box.y, box.z], every: 0.5, times: 4)
        == [[5, 3, -4], [9, 4, 0], [9, 3, -4], [9, 4, 0]])
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

  @Test("repeatRefresh with autoreverse: only plays that run forwards begin anew")
  func refreshAutoreverse() {
    let box = RuleBox(x: 2)
    _ = stage.add(
      box,
      [.duration: 1, .repeat: 3, .autoreverse: true, .repeatRefresh: true, "x": TweenValue.by(8)])
    #expect(stage.values(of: box.x, every: 0.5, times: 7) == [6, 10, 6, 2, 6, 10, 6])
  }

  @Test("autoreverseEasing: the curve of the plays that run backwards, as seen going that way")
  func autoreverseEasing() {
    for key in [TweenKey.autoreverseEasing, "yoyoEase"] {
      let (stage, box) = (RuleStage(), RuleBox(x: 4))
      let tween = stage.add(
        box, [.duration: 1, .repeat: 2, .autoreverse: true, key: Easing.inQuad, "x": 20])
      #expect(stage.values(of: box.x, every: 0.5, times: 5) == [12, 20, 16, 4, 12])
      tween.seek(to: 1.5)
      #expect(box.x == 16)
      tween.isReversed = true
      #expect(stage.after(0.25, box.x) == 19)
      #expect(stage.problems.isEmpty)
    }
  }

  @Test("autoreverseEasing takes names and functions, and replaces the curves of all properties")
  func autoreverseEasingForms() {
    for easing in ["inQuad", Easing.inQuad, { (t: Double) in t * t }] as [Any] {
      let (stage, box) = (RuleStage(), RuleBox())
      _ = stage[box].add([
        .duration: 1, .easing: Easing.outCubic, .repeat: 1, .autoreverse: true,
        .autoreverseEasing: easing, "x": 16, "y": 16,
      ])
      #expect(stage.after(1.5, [box.x, box.y]) == [12, 12])
    }
  }

  @Test("unitsPerSecond: the longest way of a component takes so long; known from the start on")
  func unitsPerSecond() {
    let box = RuleBox(x: 4)
    let tween = stage.add(
      box, [.delay: 1, .unitsPerSecond: 8, .repeat: 1, "x": 8, "y": TweenValue.by(-16)])
    #expect(tween.duration == 0)
    #expect(stage.after(0.5, tween.duration) == 0)
    #expect(stage.after(1, [tween.duration, tween.totalDuration]) == [2, 4])
    #expect([box.x, box.y] == [5, -4])
    #expect(stage.after(1.5, [box.x, box.y]) == [8, -16])
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "unitsPerSecond: without a way it is over at its start, with one of a component by its length")
  func unitsWithoutWay() {
    let box = RuleBox(x: 4)
    let none = stage.add(box, [.unitsPerSecond: 8, "x": 4])
    #expect(none.state == .waiting)
    #expect(stage.after(0, none.outcome) == .completed)
    let frame = stage.add(
      box, [.unitsPerSecond: 2, "frame": RuleFrame(x: 1, y: -4, width: 2, height: 0)])
    #expect(stage.after(0, frame.duration) == 2)
  }

  @Test("unitsPerSecond of a tween of frames: units a frame")
  func unitsOfFrames() {
    let tween = stage.add(box, [.useFrames: true, .unitsPerSecond: 2, "x": 8])
    stage.tweener.advance(by: 0.1)
    for _ in 0..<2 { stage.tweener.advance(by: 0.1) }
    #expect(tween.duration == 4)
  }

  @Test("totalDuration: all plays, the pauses between them and the endDelay, in own time")
  func totalDuration() {
    let tween = stage.tweener.addCaller([
      .delay: 3, .duration: 1, .repeat: 2, .repeatDelay: 0.5, .endDelay: 0.25, .timeScale: 2,
    ])
    #expect(tween.totalDuration == 4.25)
    tween.remove()
    #expect(tween.totalDuration == 4.25)
  }

  @Test("7 beside a duration a speed is reported, and does not count")
  func speedBesideDuration() {
    let tween = stage.add(
      box, [.duration: 2, .unitsPerSecond: 100, .easing: Easing.linear, "x": 100])
    #expect(stage.problems.count == 1 && stage.problems.first?.key == "unitsPerSecond")
    #expect(stage.after(1, box.x) == 50 && tween.duration == 2)
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

  @Test("unitsPerSecond beside a duration is reported, the duration counts")
  func unitsBesideDuration() {
    let tween = stage.add(box, [.duration: 1, .unitsPerSecond: 1, "x": 8])
    #expect(stage.problems.count == 1)
    #expect(stage.problems.first?.key == "unitsPerSecond")
    #expect(tween.duration == 1)
    #expect(stage.after(1, tween.outcome) == .completed)
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
    tween.reverse()
    tween.isReversed = true
    tween.restart()
    tween.seek(to: 1, callsBack: true)
    tween.totalProgress = 1
    tween.pause(at: 1)
    tween.revert()
    tween.complete(at: .start)
    #expect(tween.outcome == .removed)
    #expect(tween.state == .ended)
  }
}
