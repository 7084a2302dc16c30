import Testing
import Tweener
import TweenerTestSupport

@Suite("Adding to a timeline that plays")
struct TimelineGrowthTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  private func play(_ parameters: TweenParameters = [:]) -> Tween {
    return stage.tweener.addTimeline(.of(box, ["x": 100], defaults: [.duration: 1]), parameters)
  }

  private func advance(_ seconds: Double) -> [Double] {
    stage.tweener.advance(by: seconds)
    return [box.x, box.y]
  }

  @Test("what follows is added; the time in the play stays, although it grows longer")
  func end() {
    let tween = play()
    #expect(advance(0.5) == [50, 0])
    tween.append { $0.add(box, ["y": 50]) }
    #expect(tween.elapsed == 0.5 && tween.totalDuration == 2)
    #expect([box.x, box.y] == [50, 0])
    #expect(advance(1) == [100, 25])
    #expect(advance(1) == [100, 50])
    #expect(tween.outcome == .completed)
  }

  @Test("where longer plays leave a time behind at which it is to pause, it pauses there at once")
  func pastItsPause() {
    let tween = play([.repeat: -1])
    #expect(advance(6) == [100, 0])
    tween.pause(at: 12)
    tween.append { $0.add(box, ["y": 50], at: 3) }
    // Six plays of four seconds.
    #expect(tween.elapsed == 24)
    _ = advance(1)
    #expect(tween.isPaused)
    #expect(tween.elapsed == 12)
    // The end of the third play.
    #expect([box.x, box.y] == [100, 50])
    tween.resume()
    #expect(advance(0.5) == [50, 0])
  }

  @Test("what starts before a member that has started begins with what that one shows")
  func beforeTheFirst() {
    let tween = stage.tweener.addTimeline(.of(box, at: [1: ["x": 100]], defaults: [.duration: 1]))
    #expect(advance(1.5) == [50, 0])
    box.x = 7
    tween.append { $0.add(box, [.duration: 4, "x": 0], at: 0.5) }
    tween.seek(to: 0.75)
    // A sixteenth of the way from 50 to 0.
    #expect(box.x == 46.875)
  }

  @Test("members whose start has gone by start at once, in silence")
  func late() {
    let tween = play()
    #expect(advance(0.75) == [75, 0])
    tween.append { $0.add(box, stage.played("late", ["x": 0]), at: 0.25) }
    // From what showed at its start to 0: half the way.
    #expect(box.x == 12.5)
    #expect(stage.takeLog() == [])
    #expect(advance(0.5) == [0, 0])
    #expect(stage.takeLog() == ["late complete @1.25"])
    #expect(tween.outcome == .completed)
  }

  @Test("37 a start that is shown while the timeline waits is not read again; its member moves")
  func shownBefore() {
    let timeline = TweenTimeline.of(box, at: [1: [.duration: 1, "x": TweenValue.from(8)]])
    let tween = stage.tweener.addTimeline(timeline)
    tween.append { $0.add(box, [.duration: 1, "y": 1], at: 3) }
    #expect(box.x == 8)
    #expect(advance(1.5) == [4, 0])
    #expect(advance(0.5) == [0, 0])
  }

  @Test("37 a member that starts first now decides what is shown before")
  func startsFirstNow() {
    let timeline = TweenTimeline.of(box, at: [2: [.duration: 1, "x": TweenValue.fromTo(8, 9)]])
    let tween = stage.tweener.addTimeline(timeline)
    tween.append { $0.add(box, [.duration: 1, "x": TweenValue.fromTo(3, 5)], at: 1) }
    #expect(box.x == 3)
    #expect(advance(1.5) == [4, 0])
    #expect(advance(1) == [8.5, 0])
  }

  @Test("35 what it left to a newer tween at its own start stays lost")
  func lostAtItsStart() {
    let timeline = TweenTimeline.of(
      box, at: [0: ["y": 10], 1: ["x": 10]], defaults: [.duration: 1])
    let tween = stage.tweener.addTimeline(timeline)
    stage.tweener.addTween(box, [.duration: 4, "x": 100])
    #expect(advance(1.5) == [37.5, 10])
    tween.append { $0.add(box, [.duration: 1, "x": 0], at: 2) }
    #expect(stage.keys == ["x"])
    #expect(advance(1) == [62.5, 10])
  }

  @Test("the play stays too, in both directions")
  func plays() {
    let tween = play([.repeat: 2, .autoreverse: true, .repeatDelay: 1])
    #expect(advance(2.25) == [75, 0])
    tween.append { $0.add(box, ["y": 8]) }
    // The second play runs backwards, and has a second more before its end.
    #expect(tween.elapsed == 4.25 && tween.totalDuration == 8)
    #expect([box.x, box.y] == [75, 0])
    #expect(advance(0.75) == [0, 0])
    // In the pause between two plays.
    tween.append { $0.add(box, ["z": 8]) }
    #expect(tween.elapsed == 7)
    #expect(advance(2.5) == [100, 4])
    tween.isReversed = true
    #expect(advance(0.25) == [100, 2])
  }

  @Test("before it starts, and where it rests at its end")
  func rest() {
    let tween = play([.delay: 1, .pausesOnCompletion: true])
    tween.append { $0.add(box, [.duration: 1, "y": TweenValue.fromTo(4, 8)], at: 0) }
    #expect(box.y == 4)
    #expect(advance(3) == [100, 8])
    #expect(tween.isPaused && tween.elapsed == 1)
    tween.append { $0.add(box, ["x": 0]) }
    #expect(tween.isPaused && tween.elapsed == 1)
    tween.resume()
    #expect(advance(0.5) == [50, 8])
  }

  @Test("where it was sought to its end, what was called there is not called once more")
  func soughtToItsEnd() {
    let timeline = TweenTimeline.of(box, stage.played("x", ["x": 100]), defaults: [.duration: 1])
    let tween = stage.tweener.addTimeline(timeline)
    tween.seek(to: 1, callsBack: true)
    #expect(stage.takeLog() == ["x start @0.0", "x complete @0.0"])
    tween.append {
      $0.add(box, stage.played("y", ["y": 50]), at: 1)
      $0.add(box, stage.played("z", ["z": 50]), at: 1.25)
    }
    #expect(advance(0.5) == [100, 25])
    #expect(stage.takeLog() == ["z start @0.25"])
    tween.reverse()
    #expect(advance(1) == [50, 0])
    #expect(stage.takeLog() == ["z reverse complete @0.75", "y reverse complete @1.0"])
  }

  @Test(
    "in its endDelay it stands where the old play ended, in both directions",
    arguments: [false, true])
  func inItsEndDelay(isReversed: Bool) {
    let tween = play([.endDelay: 2])
    #expect(advance(1.5) == [100, 0])
    if isReversed { tween.reverse() }
    tween.append { $0.add(box, stage.played("y", ["y": 50]), at: 1) }
    #expect(tween.elapsed == 1)
    #expect(advance(0.5) == (isReversed ? [50, 0] : [100, 25]))
    // What is new at that place counts as passed.
    #expect(stage.takeLog() == [])
  }

  @Test("what ends before what comes next ends in its time, in both directions")
  func between() {
    let tween = stage.tweener.addTimeline(.of(box, [.duration: 4, "x": 100]))
    #expect(advance(1.5) == [37.5, 0])
    tween.append { $0.add(box, [.duration: 1, "y": TweenValue.fromTo(2, 50)], at: 1) }
    #expect(advance(1) == [62.5, 50])
    tween.reverse()
    tween.append { $0.add(box, [.duration: 1, "z": TweenValue.fromTo(2, 50)], at: 1) }
    #expect(advance(1) == [37.5, 26] && box.z == 26)
    #expect(advance(1) == [12.5, 2] && box.z == 2)
  }

  @Test("what is added at the very end of a play comes in the next one")
  func nextPlay() {
    let tween = play([.repeat: 1])
    #expect(advance(1) == [100, 0])
    tween.append { $0.add(box, [.duration: 0.5, "y": TweenValue.fromTo(0, 50)], at: 0) }
    #expect(advance(0.25) == [25, 25])
    #expect(advance(0.5) == [75, 50])
  }

  @Test("what is to come at this very instant is not lost, and what is new there comes behind it")
  func sameInstant() {
    var log: [String] = []
    var tween: Tween?
    var timeline = TweenTimeline.of(box, ["x": 100], defaults: [.duration: 1])
    timeline.call(at: 1) {
      log.append("first")
      tween?.append { $0.call(at: 1) { log.append("new") } }
      tween?.append { $0.call(at: 0.5) { log.append("gone by") } }
    }
    timeline.call(at: 1) { log.append("second") }
    tween = stage.tweener.addTimeline(timeline)
    #expect(stage.after(2, log) == ["first", "second", "new"])
    #expect(tween?.outcome == .completed)
  }

  @Test("nested timelines and keyframes may be added, and are under way where their time has come")
  func nested() {
    let tween = play()
    #expect(advance(0.75) == [75, 0])
    let inner = TweenTimeline.of(box, [.duration: 0.5, "y": [0, 8, 0]])
    tween.append { $0.add(inner, stage.played("inner", [.repeat: 1]), at: 0) }
    #expect([box.x, box.y] == [75, 8])
    #expect(advance(0.25) == [100, 0])
    #expect(stage.takeLog() == ["inner complete @1.0"])
  }

  @Test("labels are known")
  func labels() {
    let tween = play()
    _ = advance(0.5)
    tween.append { $0.addLabel("late", at: 0.75) }
    tween.seek(to: "late")
    #expect(box.x == 75)
  }

  @Test(
    "labels of what is appended are known, places count from what is there, one of a known name counts from then on"
  )
  func places() {
    let tween = play()
    _ = advance(0.5)
    var more = TweenTimeline.of(
      box, at: [">": ["y": 8], "<0.25": ["z": 8]], defaults: [.duration: 0.5])
    more.addLabel("half", at: 0.5)
    #expect(tween.append(more))
    #expect(tween.totalDuration == 1.75 && tween.time(of: "half") == 0.5)
    var again = TweenTimeline()
    again.addLabel("half", at: 0.25)
    again.add(box, [.duration: 0.25, "observed": 4], at: "half")
    #expect(tween.append(again))
    #expect(tween.time(of: "half") == 0.25)
    #expect(box.observed == 4)
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "what the timeline has lost stays lost: it is reported and left out, whatever the step",
    arguments: [0.25, 2.5])
  func lost(step: Double) {
    let timeline = TweenTimeline.of(box, ["x": 100], ["y": 100], defaults: [.duration: 1])
    let tween = stage.tweener.addTimeline(timeline, [.repeat: -1])
    stage.tweener.advance(by: 1)
    stage.tweener.removeTween(box, ["y"])
    stage.tweener.advance(by: 0.5)
    tween.append { $0.add(box, ["y": 200, "z": 100]) }
    #expect(stage.keys == ["y"])
    #expect(stage.problems.allSatisfy { $0.kind == .unsupportedInTimeline })
    for _ in 0..<Int(2.5 / step) { stage.tweener.advance(by: step) }
    #expect([tween.elapsed, box.y, box.z] == [4, 0, 0])
    _ = advance(1.5)
    #expect([box.y, box.z] == [0, 50])
  }

  @Test(
    "so does what was split off, and what was removed with its target, though it had no other tween"
  )
  func lostTargets() {
    let (other, third) = (RuleBox(), RuleBox())
    var timeline = TweenTimeline(defaults: [.duration: 4])
    for target in [box, other, third] { timeline.add(target, ["x": 100], at: 0) }
    let tween = stage.tweener.addTimeline(timeline)
    stage.tweener.advance(by: 1)
    stage.tweener.removeTween(other)
    stage.tweener.pauseTween(third)
    tween.append {
      $0.add([other, third], ["x": 4], at: 1)
      $0.add(other, ["y": 8], at: 1)
    }
    #expect(stage.keys == ["x", "x"])
    #expect(stage.after(2, [other.x, third.x, box.x, other.y]) == [25, 25, 75, 8])
  }

  @Test("what is no timeline, has ended or is bent refuses")
  func refused() {
    let bent = play([.easing: Easing.inQuad])
    let plain = stage.add(box, [.duration: 1, "y": 1])
    let more = TweenTimeline.of(box, [.duration: 1, "z": 100])
    #expect(!bent.append(more) && !plain.append(more))
    #expect(stage.kinds == [.unsupportedInTimeline, .unsupportedInTimeline])
    #expect(stage.problems.allSatisfy { $0.key == "append" })
    #expect(advance(1) == [100, 1] && box.z == 0)
    #expect(!bent.append(more))
    #expect(stage.problems.last?.kind == .tweenEnded)
  }

  @Test("what is wrong with a new member is reported, and nothing else once more")
  func problems() {
    let timeline = TweenTimeline.of(box, at: ["nowhere": ["x": 100]], defaults: [.duration: 1])
    let tween = stage.tweener.addTimeline(timeline)
    #expect(stage.kinds == [.unknownLabel])
    tween.append { $0.add(box, ["y": 8, "nothing": 3]) }
    #expect(stage.kinds == [.unknownLabel, .unknownProperty])
    #expect(advance(2) == [100, 8])
  }

  @Test(
    "what it shows already is not written again: a newer tween shows its start there",
    arguments: [false, true])
  func shownStart(isComputed: Bool) {
    let (tweener, box, key) = (Tweener(), RuleBox(), TweenKey(isComputed ? "observed" : "x"))
    var timeline = TweenTimeline.of(box, [.duration: 1, key: 10])
    timeline.addPause()
    let tween = tweener.addTimeline(timeline)
    tweener.advance(by: 2)
    tweener.addTween(box, [.delay: 1, .duration: 1, key: TweenValue.fromTo(50, 60)])
    func shown() -> Double { isComputed ? box.observed : box.x }
    #expect(shown() == 50)
    #expect(tween.append { $0.add(box, [key: 20], at: 1) })
    #expect(shown() == 50)
    #expect(tween.append { $0.add(box, [key: 20], at: 0.5) })
    #expect(shown() == 50)
    #expect(tween.append { $0.add(box, [key: TweenValue.fromTo(30, 40)], at: 1) })
    #expect(shown() == 30)
  }

  @Test("grown step by step it shows what the whole shows that was added at once")
  func random() {
    for seed in 0..<UInt64(TrialCount.of(400, atLeast: 20)) {
      var random = SplitMix64(seed: seed)
      let whole = (0..<random.whole(in: 1...5)).map { _ in GrowthMember(&random) }
      let (grown, atOnce) = (GrowthPlay(), GrowthPlay())
      var all = TweenTimeline()
      for member in whole { member.add(to: &all, atOnce.box) }
      let first = random.whole(in: 1...whole.count)
      var some = TweenTimeline()
      for member in whole.prefix(first) { member.add(to: &some, grown.box) }
      let tween = grown.tweener.addTimeline(some, [.delay: 0.125])
      atOnce.tweener.addTimeline(all, [.delay: 0.125])
      for member in whole.dropFirst(first) { tween.append([:]) { member.add(to: &$0, grown.box) } }
      for _ in 0..<24 {
        grown.tweener.advance(by: 0.125)
        atOnce.tweener.advance(by: 0.125)
        #expect(grown.box.numbers == atOnce.box.numbers, "seed \(seed)")
      }
    }
  }

  @Test(
    "41 what would move the timeline itself is left out, and what moves any where it is moved itself",
    arguments: [false, true])
  func movesItself(isMoved: Bool) {
    let tweener = Tweener()
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    let boxes = [RuleBox(), RuleBox()]
    let tween = tweener.addTimeline(.of(boxes[0], ["x": 100], defaults: [.duration: 1]))
    if isMoved {
      tweener.addTween(tween.playhead, [.duration: 2, "progress": 1])
    } else {
      tween.append { $0.add(tween.playhead, [.duration: 1, "progress": 1], at: .at(0)) }
    }
    #expect(problems.count == (isMoved ? 0 : 1))
    let free = tweener.addTween(boxes[1], [.duration: 1, .paused: true, "x": 100])
    tween.append { $0.add(free.playhead, [.duration: 1, "progress": 1], at: .at(0)) }
    #expect(problems.map(\.kind) == [.unsupportedInTimeline])
    #expect(tweener.after(0.5, boxes.map(\.x)) == (isMoved ? [25, 0] : [50, 50]))
    if !isMoved { #expect(tweener.velocity(of: boxes[1], \.x) == 100) }
  }
}

extension Tween {
  /// Appends what a function adds to an empty timeline.
  @discardableResult
  func append(
    _ defaults: TweenParameters = [.duration: 1], _ add: (inout TweenTimeline) -> Void
  ) -> Bool {
    var more = TweenTimeline(defaults: defaults)
    add(&more)
    return append(more)
  }
}

private struct GrowthMember {
  let place: Double
  let parameters: TweenParameters

  init(_ random: inout SplitMix64) {
    place = Double(random.whole(in: 0...8)) / 4
    parameters = [
      random.pick(["x", "y", "z"] as [TweenKey]): random.whole(in: 0...100),
      .duration: Double(random.whole(in: 0...4)) / 4, .repeat: random.pick([0, 0, 1]),
    ]
  }

  func add(to timeline: inout TweenTimeline, _ box: RuleBox) {
    timeline.add(box, parameters, at: .at(place))
  }
}

private final class GrowthPlay {
  let tweener = Tweener()
  let box = RuleBox()
}

extension RuleBox {
  fileprivate var numbers: [Double] { [x, y, z] }
}
