import Testing
import Tweener

@Suite("Rule 41: tweens of a playhead")
struct TweenPlayheadTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  /// Ten seconds from 0 to 100, so that ten seconds of own time are a hundred.
  private func scrubbed(_ more: TweenParameters = [:]) -> Tween {
    stage.add(
      box,
      stage.noting("tween").merging([.duration: 10, "x": 100]) { $1 }
        .merging(more) { _, new in new })
  }

  private func move(_ tween: Tween, _ parameters: TweenParameters) -> Tween {
    stage.tweener.addTween(tween.playhead, parameters)
  }

  @Test("41 where a tween of its playhead brings a tween, and its own clock then")
  func stories() {
    /// A story of a tween from 0 to 100 in ten seconds that another one moves from a time on.
    func moved(
      _ title: String, at start: Double = 1, _ mover: TweenParameters,
      _ steps: KeyValuePairs<RuleStep, String>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      story(
        title, { "\([$0.elapsed, $0.x, $0.y]) \($0.isReversed) \($0.fates): \($0.called)" }, steps,
        sourceLocation: sourceLocation,
        adding: { stage, box in
          let tween = stage.add(box, played: "a", [.duration: 10, "x": 100, "y": 50])
          stage.advance(start)
          return [tween, stage.tweener.addTween(tween.playhead, mover)]
        })
    }
    moved(
      "41 its clock stands while it is moved, but it is not paused, and goes on from there",
      at: 2, [.duration: 4, "elapsed": 4],
      [
        2: "[3.0, 30.0, 15.0] false a running, b running: start @0.0",
        4: "[6.0, 60.0, 30.0] false a running, b completed: ",
      ])
    for steps: RuleStep in [2, [0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25]] {
      moved(
        "41 at an end of the way it stays where it was brought, in the same step too",
        [.duration: 1, .easing: Easing.outQuad, "totalProgress": 0.5],
        [steps: "[6.0, 60.0, 30.0] false a running, b completed: start @0.0"])
    }
    moved(
      "41 backwards too, though it plays forwards; its direction is its own", at: 8,
      [.duration: 2, "elapsed": 4],
      [
        1: "[6.0, 60.0, 30.0] false a running, b running: start @0.0",
        1.5: "[4.5, 45.0, 22.5] false a running, b completed: ",
      ])
    moved(
      "a mover that is paused or removed lets the clock go on", [.duration: 10, "elapsed": 1],
      [
        1: "[1.0, 10.0, 5.0] false a running, b running: start @0.0",
        [.newer(.pause), 1]: "[2.0, 20.0, 10.0] false a running, b paused: ",
        [.newer(.resume), 1]: "[1.0, 10.0, 5.0] false a running, b running: ",
        [.newer(.remove), 1]: "[2.0, 20.0, 10.0] false a running, b removed: ",
      ])
    moved(
      "19 the scrubbed tween owns what it moves, and a newer one takes it",
      [.duration: 9, "elapsed": 10],
      [
        4: "[5.0, 50.0, 25.0] false a running, b running: start @0.0",
        [.add([.duration: 1, "x": 0]), 0.5]: """
        [5.5, 25.0, \(50 * (5.5 / 10))] false a running, b running, c running: overwrite @5.0
        """,
      ])
  }

  @Test(
    "41 the end of a play of the timeline whose member moves it is passed, in the same step too",
    arguments: [1, 5, 20])
  func endOfPlayIsPassed(cuts: Int) {
    var passed = TweenTimeline.of(box, [.duration: 10, "x": 100])
    passed.call(at: 9) { [stage] in stage.log.append("passed") }
    let tween = stage.tweener.addTimeline(passed)
    stage.tweener.addTimeline(.of(tween.playhead, [.duration: 4, "progress": 1]), [.repeat: 1])
    for _ in 0..<cuts { stage.tweener.advance(by: 5 / Double(cuts)) }
    // On the way to the end, and on the way back to the beginning of the next play.
    #expect(stage.log == ["passed", "passed"])
    #expect(box.x == 25)
  }

  @Test(
    "41 what moves a playhead, as a tween or by a member, has none that a tween could move",
    arguments: ["elapsed", "progress", "rate"])
  func moverIsNotMoved(name: String) {
    let tween = scrubbed()
    let mover = move(tween, [.duration: 4, "progress": 1])
    var timeline = TweenTimeline()
    let other = stage.add(RuleBox(), [.duration: 10, "x": 100])
    timeline.add(other.playhead, [.duration: 4, "progress": 1])
    let whole = stage.tweener.addTimeline(timeline)
    for refused in [mover, whole] {
      let second = move(refused, [.duration: 1, TweenKey(name): 0.5])
      #expect(second.problems.map(\.kind) == [.unsupportedTargetState])
    }
    #expect(stage.kinds == [.unsupportedTargetState, .unsupportedTargetState])
    #expect(stage.after(2, mover.progress) == 0.5 && whole.progress == 0.5)
    #expect(mover.timeScale == 1 && tween.elapsed == 5)
  }

  @Test("41 a playhead of another engine is not moved, and its tween ends in time")
  func otherEngine() {
    let tween = scrubbed()
    let other = Tweener()
    var kinds: [TweenProblem.Kind] = []
    other.onProblem = { kinds.append($0.kind) }
    let mover = other.addTween(tween.playhead, [.duration: 1, "progress": 1])
    other.addTimeline(.of(tween.playhead, [.duration: 1, "progress": 1]))
    #expect(kinds == [.unsupportedTargetState, .unsupportedInTimeline])
    other.addTween(
      tween.playhead, [.keyframes: [["progress": 1, .duration: 1]] as [TweenParameters]])
    #expect(kinds.last == .unsupportedTargetState && kinds.count == 3)
    other.advance(by: 2)
    #expect(mover.state == .ended && tween.elapsed == 0)
  }

  @Test("41 in the step in which a tween of its rate makes a timeline's time round, it moves too")
  func rateThatRounds() {
    var nested = TweenTimeline()
    nested.add(RuleBox(), [.duration: 1, "x": 1])
    var timeline = TweenTimeline()
    timeline.add(nested, [.timeScale: 0.5], at: 5)
    timeline.add(box, [.duration: 4, "x": 100], at: 2)
    let whole = stage.tweener.addTimeline(timeline)
    stage.tweener.advance(by: 2.5)
    _ = move(whole, [.duration: 7, "rate": 2.5])
    #expect(stage.after(0.5, [box.x, whole.elapsed]) == [25, 3])
  }

  @Test("41 what is passed is called in order, at the time of the advance that passes it")
  func boundaries() {
    let tween = scrubbed([.duration: 1, .repeat: 9])
    stage.tweener.advance(by: 0.25)
    stage.log = []
    _ = move(tween, [.duration: 3, "elapsed": 3.25])
    #expect(stage.after(2.5, stage.log) == ["tween repeat @2.75", "tween repeat @2.75"])
    #expect(tween.elapsed == 2.75)
    stage.log = []
    _ = move(tween, [.duration: 1, "elapsed": 0.5])
    #expect(stage.after(0.5, stage.log) == ["tween repeat @3.25"])
    #expect(tween.elapsed == 1.625)
  }

  @Test("41 what a member of no length passes on a tween that waits is called", arguments: [0, 1])
  func passedByMemberOfNoLength(rest: Double) {
    var (moved, moving) = (TweenTimeline(), TweenTimeline())
    moved.add(box, stage.noted("member", [.duration: 1, "x": 1]), at: 1)
    let tween = stage.tweener.addTimeline(moved, [.paused: true])
    moving.add(tween.playhead, [.duration: 0, "progress": 1])
    if rest > 0 { moving.add(box, [.duration: rest, "y": 1]) }
    stage.tweener.addTimeline(moving, [.delay: 1])
    #expect(stage.after(1, stage.takeLog()) == ["member start @1.0", "member complete @1.0"])
    #expect(box.x == 1)
  }

  @Test("41 onUpdate is called where own time moved, and only there")
  func updates() {
    var updates: [Double] = []
    let tween = scrubbed([.onUpdate: { (tween: Tween) in updates.append(tween.elapsed) }])
    stage.tweener.advance(by: 1)
    _ = move(tween, [.duration: 2, .easing: Easing.steps(2, jump: .end), "elapsed": 5])
    for _ in 0..<5 { stage.tweener.advance(by: 0.5) }
    // Half of the way after one second, all of it after two; then its own clock goes on.
    #expect(updates == [1, 3, 5, 5.5])
  }

  @Test(
    "41 the three positions are one component: the later takes it from the earlier, by name and by key path"
  )
  func oneComponent() {
    let keys: [TweenKey] = [
      "elapsed", "progress", "totalProgress", .path(\TweenPlayhead.elapsed),
      .path(\TweenPlayhead.progress), .path(\TweenPlayhead.totalProgress),
    ]
    for older in keys {
      for newer in keys {
        let tween = scrubbed()
        stage.tweener.advance(by: 1)
        let first = move(tween, [.duration: 5, older: 0.5])
        stage.tweener.advance(by: 1)
        let second = move(tween, [.duration: 5, newer: 0.25])
        #expect(stage.after(1, first.outcome) == .overwritten(by: second), "\(older), \(newer)")
        #expect(second.state == .running)
        tween.remove()
      }
    }
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "41 by name and by key path the same happens",
    arguments: ["elapsed", "progress", "totalProgress"])
  func namesAndPaths(name: String) {
    let paths: [String: TweenKey] = [
      "elapsed": .path(\TweenPlayhead.elapsed), "progress": .path(\TweenPlayhead.progress),
      "totalProgress": .path(\TweenPlayhead.totalProgress),
    ]
    let values = [TweenKey(name), paths[name] ?? "elapsed"].map { key in
      let box = RuleBox()
      let tween = stage.add(box, [.duration: 10, .repeat: 1, "x": 100])
      stage.tweener.advance(by: 2)
      _ = move(tween, [.duration: 1, key: 0.75])
      stage.tweener.advance(by: 0.5)
      defer { tween.remove() }
      return [box.x, tween.elapsed]
    }
    #expect(values[0] == values[1])
    #expect(values[0] != [20, 2])
    #expect(stage.problems.isEmpty)
  }

  @Test("the playhead reads what the handle reads", arguments: [0.0, 0.5, 2, 3.5, 6])
  func reading(time: Double) {
    let tween = stage.add(
      box, [.duration: 2, .delay: 1, .repeat: 1, .repeatDelay: 1, .endDelay: 3, "x": 100])
    stage.tweener.advance(by: time)
    let playhead = tween.playhead
    #expect(playhead.elapsed == tween.elapsed)
    #expect(playhead.progress == tween.progress)
    #expect(playhead.totalProgress == tween.totalProgress)
    #expect(playhead.rate == tween.timeScale)
  }

  @Test("set by hand it is seek, progress and timeScale")
  func byHand() {
    let tween = scrubbed([.repeat: 1])
    stage.tweener.advance(by: 1)
    let playhead = tween.playhead
    playhead.elapsed = 15
    #expect(box.x == 50 && tween.elapsed == 15)
    playhead.progress = 0.25
    #expect(box.x == 25 && tween.elapsed == 12.5)
    playhead.totalProgress = 0.25
    #expect(box.x == 50 && tween.elapsed == 5)
    playhead.rate = 0.5
    #expect(stage.after(1, tween.timeScale) == 0.5 && box.x == 100 * (5.5 / 10))
    #expect(stage.log == ["tween start @0.0"])
  }

  @Test("41 a rate that an easing takes below 0 is reported once, and stays")
  func rateBelowZero() {
    let tween = scrubbed()
    _ = move(tween, [.duration: 1, .easing: Easing.custom { 2 * $0 }, "rate": 0])
    for _ in 0..<64 { stage.tweener.advance(by: 1.0 / 64) }
    #expect(stage.keys == ["timeScale"])
    #expect(tween.timeScale == 0)
  }

  @Test("its rate is tweened, and nothing stands meanwhile")
  func rate() {
    let tween = scrubbed()
    stage.tweener.advance(by: 1)
    _ = move(tween, [.duration: 1, .easing: Easing.steps(1, jump: .start), "rate": 0.5])
    _ = move(tween, [.duration: 5, .delay: 100, "elapsed": 5])
    #expect(stage.after(0.5, tween.timeScale) == 0.5)
    let elapsed = tween.elapsed
    #expect(stage.after(2, tween.elapsed) == elapsed + 1)
    #expect(stage.problems.isEmpty)
  }

  @Test("23 it is one object as long as its tween lives")
  func identity() {
    let tween = scrubbed()
    let playhead = tween.playhead
    #expect(tween.playhead === playhead)
    stage.tweener.advance(by: 1)
    _ = move(tween, [.duration: 1, "elapsed": 5])
    stage.tweener.advance(by: 3)
    #expect(tween.playhead === playhead)
    #expect(scrubbed().playhead !== playhead)
  }

  @Test("23 its tweens end with .targetGone when its tween ends, whatever the end")
  func targetGone() {
    let ends: [(Tween) -> Void] = [
      { $0.remove() }, { $0.complete() }, { $0.complete(at: .start) }, { $0.revert() },
      { [stage, box] _ in _ = stage.add(box, ["x": 0]) },
    ]
    for end in ends {
      let tween = scrubbed()
      stage.tweener.advance(by: 1)
      let movers = ["rate", "totalProgress"].map {
        move(
          tween, [.duration: 5, TweenKey($0): 0.5, .onEnd: { [stage] in stage.note("mover end") }])
      }
      stage.tweener.advance(by: 1)
      stage.log = []
      end(tween)
      #expect(tween.outcome != nil)
      #expect(movers.map(\.outcome) == [.targetGone, .targetGone])
      #expect(
        stage.log.suffix(2) == [
          "mover end @\(stage.tweener.time)", "mover end @\(stage.tweener.time)",
        ])
    }
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "23 a playhead that is kept does not keep its engine, and does nothing when its tween has ended"
  )
  func kept() {
    var engine: Tweener? = Tweener()
    weak let watched = engine
    let playhead = engine?.addTween(box, [.duration: 1, "x": 5]).playhead
    engine = nil
    #expect(watched == nil)
    playhead?.elapsed = 0.5
    playhead?.rate = 3
    #expect(playhead?.elapsed == 0 && playhead?.rate == 1 && playhead?.progress == 0)
    let tween = scrubbed()
    stage.tweener.advance(by: 1)
    let late = tween.playhead
    tween.remove()
    late.totalProgress = 0.5
    #expect(box.x == 10)
  }

  @Test("41 a tween that waits starts where it is moved; one that is moved to its end ends")
  func brought() {
    func moved(_ words: TweenParameters, _ steps: KeyValuePairs<RuleStep, String>) {
      story(
        "to the end", { "\($0.x): \($0.fates): \($0.log)" }, steps,
        adding: { stage, box in
          let tween = stage.add(
            box, noted: "a", words.merging([.duration: 10, "x": 100]) { $1 })
          return [
            tween, stage.tweener.addTween(tween.playhead, [.duration: 1, "totalProgress": 1]),
          ]
        })
    }
    moved(
      [.delay: 5, .paused: true],
      [
        0.5: "50.0: a paused, b running: a start @0.5", 5: "100.0: a paused, b completed: ",
      ])
    moved(
      [:],
      [2: "100.0: a completed, b completed: a start @0.0, a complete @1.0, a end completed @1.0"])
  }

  @Test("20 what is split off meanwhile goes on by its own clock, when it is resumed")
  func splitOff() { expectPartGoesOn(of: scrubbed(["y": 100])) }

  @Test("20 so does what is split off a timeline, and it ends")
  func splitOffTimeline() {
    let timeline = TweenTimeline.of(
      box, at: [.end: ["x": 100], 0: ["y": 100]], defaults: [.duration: 10])
    expectPartGoesOn(of: stage.tweener.addTimeline(timeline))
  }

  /// Splits a property off a tween that moves the box by ten a second, while another one moves its playhead.
  private func expectPartGoesOn(of tween: Tween) {
    stage.tweener.advance(by: 1)
    _ = move(tween, [.duration: 1, "elapsed": 5])
    stage.tweener.advance(by: 0.5)
    stage.tweener.pauseTween(box, ["x"])
    #expect(stage.after(1.5, [box.x, box.y]) == [30, 60])
    stage.tweener.resumeTween(box, ["x"])
    #expect(stage.after(1, [box.x, box.y]) == [40, 70])
    #expect(stage.after(6, box.x) == 100 && stage.tweener.tweenCount == 0)
  }

  @Test(
    "45 A position that stands hands over no velocity, whatever word it was moved by",
    arguments: [("elapsed", 5.0), ("progress", 0.5), ("totalProgress", 0.5)])
  func standingHandover(word: TweenKey, half: Double) {
    let tween = scrubbed([.paused: true])
    _ = move(tween, [.duration: 1, word: half, .pausesOnCompletion: true])
    stage.tweener.advance(by: 2)
    _ = move(
      tween,
      [.duration: 1, .easing: Easing.linear, .handover: HandoverMode.smooth, "totalProgress": 1])
    // The line from a half to 1 begins half as fast as the whole in a second.
    let gained = 0.05 - 0.5 * 0.1 * 0.9 * 0.9
    #expect(abs(stage.after(0.1, box.x) - 100 * (0.5 + gained)) < 1e-6)
  }
}
