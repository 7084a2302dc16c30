import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Rule 18: .none shares, .all removes")
struct Rule18SharingTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  private static let shares = OverwriteMode.none

  @Test("18 .none shares, .all removes")
  func rule18_meetings() {
    meeting(
      "18 .none: all go on, the newest is what shows; when it ends the older one shows again",
      [[.duration: 4, "x": 40], [.delay: 1, .duration: 1, .overwrite: Self.shares, "x": 0]],
      isHeard: true, { "\($0.x): \($0.fates): \($0.log)" },
      [
        // From 10, where the older one stood.
        1.5: "5.0: a running, b running: a start @0.0, b start @1.0",
        1: "25.0: a running, b completed: b complete @2.0, b end completed @2.0",
      ])
    meeting(
      "18 removed, paused or at rest the newest lets the older one show",
      [[.duration: 8, "x": 80], [.duration: 4, .overwrite: Self.shares, "x": -40]], { $0.x },
      [
        1: -10, [.newer(.pause), 1]: 20, [.newer(.resume), 1]: -20, [.newer(.timeScale(0)), 1]: 40,
        [.newer(.timeScale(1)), 1]: -30, [.newer(.remove), 1]: 60,
      ])
    // Where the newest ends, the older one is written in the same step.
    meeting(
      "18 three share: the oldest shows last of all",
      [(4.0, 4.0), (3, 30), (2, 200)].map {
        [.duration: $0, .overwrite: Self.shares, "x": $1]
      }, { $0.x }, [1: 100, 1: 20, 1: 3, 1: 4])
    meeting(
      "18 false is .none and true is .atStart",
      [
        [.duration: 4, "x": 40], [.duration: 4, .overwrite: false, "x": 0],
        [.delay: 1, .duration: 4, .overwrite: true, "x": 0],
      ], { $0.fates },
      [
        0.5: "a running, b running, c waiting",
        1: "a overwritten by c, b overwritten by c, c running",
      ])
    meeting(
      "18 an older .none that starts beside a newer tween: the newer call wins",
      [
        [.delay: 1, .duration: 4, .overwrite: Self.shares, "x": 100], [.duration: 4, "x": 4],
      ], [2: "2.0: a overwritten by b, b running"])
    meeting(
      "18 an older tween that starts under a newer .none shares, and does not show",
      [[.delay: 1, .duration: 4, "x": 100], [.duration: 2, .overwrite: Self.shares, "x": 4]],
      // From 2, where the newer one stood at 1 s.
      [1.5: "3.0: a running, b running", 1.5: "51.0: a running, b completed"])
    meeting(
      "18 .all removes newer tweens as well, where it starts later",
      [
        [.delay: 1, .duration: 1, .overwrite: OverwriteMode.all, "x": 3], [.duration: 9, "x": 9],
      ], isHeard: true, { "\($0.x): \($0.fates): \($0.log)" },
      [1.5: "2.0: a running, b removed: b start @0.0, a start @1.0, b end removed @1.0"])
    story(
      "18 .all without a property removes too", [.duration: 9, "x": 9],
      { "\($0.x) \($0.fate)" }, [[1, .add([.overwrite: OverwriteMode.all])]: "1.0 removed"])
  }

  @Test("18 .all leaves everything exact before the first of the others is called")
  func rule18_exactBeforeRemovals() {
    var seen: [Double] = []
    stage.tweener[box].add([.duration: 10, "x": 10, .onEnd: { seen = [box.x, box.y] }])
    stage.tweener[box].add([.duration: 10, "y": 20])
    stage.tweener[box].add([.delay: 2.5, .duration: 1, .overwrite: OverwriteMode.all, "z": 1])
    stage.tweener.advance(by: 2)
    stage.tweener.advance(by: 2)
    #expect(seen == [2.5, 5])
  }

  @Test("18 .all removes every other tween of the target when it starts")
  func rule18_all() {
    let other = RuleBox()
    stage.add(box, noted: "running", [.duration: 9, "y": 8])
    stage.add(box, noted: "waiting", [.delay: 9, .duration: 9, "z": 8])
    let paused = stage.add(box, noted: "paused", [.duration: 9, "left": 8])
    stage.add(box, noted: "bare", [.duration: 9])
    stage.add(box, noted: "rival", [.duration: 9, "x": 9])
    let stranger = stage.add(other, [.duration: 9, "x": 8])
    let caller = stage.tweener.addCaller([.duration: 9])
    let all = stage.add(box, [.delay: 1, .duration: 1, .overwrite: OverwriteMode.all, "x": 3])
    stage.tweener.advance(by: 0.5)
    paused.pause()
    stage.log = []
    stage.expectLog(
      after: 1, "running end removed @1.0", "waiting end removed @1.0", "paused end removed @1.0",
      "bare end removed @1.0", "rival end removed @1.0")
    // From 1, where the rival stood.
    #expect(box.x == 2)
    #expect(stage.tweener.tweens(of: box) == [all])
    #expect(stranger.state == .running)
    #expect(caller.state == .running)
  }

  @Test("18 what only adds is overwritten by .all", arguments: [0.0, 5])
  func rule18_allOverOffsets(delay: Double) {
    let offset = TweenValue.offset { 8 * $0 }
    let adding = stage.add(box, noted: "adding", [.duration: 1, .delay: delay, "x": offset])
    let both = stage.add(box, [.duration: 1, .delay: delay, "x": offset, "y": 8])
    var timeline = TweenTimeline()
    timeline.add(box, [.duration: 1, .delay: delay, "x": offset])
    timeline.add(box, [.duration: 1, .delay: delay, "z": offset], at: 0)
    let inside = stage.tweener.addTimeline(timeline)
    stage.tweener.advance(by: 0.5)
    stage.log = []
    let all = stage.add(box, [.duration: 1, .overwrite: OverwriteMode.all, "z": 3])
    #expect(stage.after(0, adding.outcome) == .overwritten(by: all))
    #expect(inside.outcome == .overwritten(by: all))
    #expect(both.outcome == .removed)
    #expect(stage.log == ["adding overwrite @0.5", "adding end overwritten @0.5"])
  }

  @Test("18 .all ends what an onEnd splits off a tween before it ends younger ones")
  func rule18_allSplit() {
    let (stage, box) = (stage, box)
    let pauseX: () -> Void = { _ = stage.tweener.pauseTween(box, "x") }
    let noteX: () -> Void = { stage.log.append("tweens x: \(stage.tweener.isTweening(box, "x"))") }
    stage.add(box, [.delay: 9, .onEnd: pauseX])
    stage.add(box, [.duration: 9, "x": 8, "y": 8])
    stage.add(box, [.duration: 9, .onEnd: noteX])
    let all = stage.add(box, [.duration: 1, .overwrite: OverwriteMode.all])
    #expect(stage.after(0, stage.log) == ["tweens x: false"])
    #expect(stage.tweener.tweens(of: box) == [all])
  }

  @Test("18 .atAdd takes frames and seconds to overlap: neither can be told in the other")
  func rule18_atAddUnlikeUnits() {
    for newIsOnFrames in [false, true] {
      let (stage, box) = (RuleStage(), RuleBox())
      // By bare numbers one would be over long before the other starts.
      stage.add(box, [.delay: 1, .duration: 1, "x": 5, "y": 5, .useFrames: !newIsOnFrames])
      stage[box].add([
        .delay: 10, .duration: 1, "x": 0, .overwrite: OverwriteMode.atAdd,
        .useFrames: newIsOnFrames,
      ])
      for _ in 0..<4 { stage.tweener.advance(by: 1) }
      #expect([box.x, box.y] == [0, 5])
    }
    // Of one kind they are compared: frames against frames.
    stage.add(box, [.delay: 1, .duration: 1, "x": 5, .useFrames: true])
    stage.add(
      box,
      [.delay: 10, .duration: 1, "x": 0, .overwrite: OverwriteMode.atAdd, .useFrames: true])
    for _ in 0..<4 { stage.tweener.advance(by: 1) }
    #expect(box.x == 5)
  }

  @Test("18 a tween of no length that its loser pauses at the call does not start")
  func rule18_pausedByItsLoser() {
    let tweener = Tweener()
    tweener[box].add([
      .duration: 1, .useFrames: true, .path(\RuleBox.x): 1,
      .onEnd: { [weak tweener] in _ = tweener?.pauseAllTweens() },
    ])
    let newer = tweener.addTween(box, [.path(\RuleBox.x): 5, .overwrite: OverwriteMode.atAdd])
    #expect(newer.isPaused)
    #expect(box.x == 0)
    newer.resume()
    #expect(tweener.after(0, newer.outcome) == .completed)
    #expect(box.x == 5)
  }

  /// A tween that shares, with what it needs to say where it is.
  private struct Sharer {
    let tween: Tween
    let from: Double
    let to: Double
    var scale = 1.0

    var drives: Bool { tween.state == .running && !tween.isPaused && scale > 0 }
    var value: Double { from + (to - from) * tween.progress }
  }

  @Test(
    "18 the newest that drives shows, among forty that pause, resume, stand still and end",
    arguments: 1...UInt64(TrialCount.of(40, atLeast: 8)))
  func rule18_stories(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    let (tweener, box) = (Tweener(), RuleBox())
    var sharers: [Sharer] = []
    for step in 0..<300 {
      if sharers.filter({ $0.tween.state != .ended }).count < 40 {
        let ends = (
          Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random)
        )
        let tween = tweener[box].add([
          .duration: Double.random(in: 1...60, using: &random),
          .delay: Double.random(in: 0...1, using: &random), .overwrite: OverwriteMode.none,
          "x": TweenValue.fromTo(ends.0, ends.1),
        ])
        sharers.append(Sharer(tween: tween, from: ends.0, to: ends.1))
      }
      let place = Int.random(in: sharers.indices, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: sharers[place].tween.pause()
      case 1: sharers[place].tween.resume()
      case 2:
        sharers[place].scale = 0
        sharers[place].tween.timeScale = 0
      case 3:
        sharers[place].scale = 1
        sharers[place].tween.timeScale = 1
      case 4: sharers[place].tween.remove()
      case 5: sharers[place].tween.progress = Double.random(in: 0...1, using: &random)
      default: break
      }
      tweener.advance(by: 0.1)
      if let shown = sharers.last(where: \.drives) {
        #expect(abs(box.x - shown.value) < 1e-9, "seed \(seed), \(step)")
      }
    }
    #expect(tweener.engine.targets.ownerIndexes.count == 1)
    #if DEBUG
      #expect(tweener.engine.brokenInvariants() == [])
    #endif
  }
}
