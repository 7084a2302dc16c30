import Testing
import Tweener

@Suite("Rule 44: velocity where own time is no plain clock")
struct Rule44OwnTimeTests {
  /// The difference of what shows a little earlier and a little later, on engines of their own.
  private func measured(
    at instant: Double, _ add: (RuleStage, RuleBox) -> Void, step: Double = 1e-4
  ) -> Double {
    func x(_ time: Double) -> Double {
      let (stage, box) = (RuleStage(), RuleBox())
      add(stage, box)
      stage.tweener.advance(by: time)
      return box.x
    }
    return (x(instant + step) - x(instant - step)) / (2 * step)
  }

  private func velocity(at instant: Double, _ add: (RuleStage, RuleBox) -> Void) -> Double {
    let (stage, box) = (RuleStage(), RuleBox())
    add(stage, box)
    stage.tweener.advance(by: instant)
    return stage.tweener.velocity(of: box, \.x) ?? .nan
  }

  private func isNear(_ velocity: Double, _ expected: Double) -> Bool {
    abs(velocity - expected) <= 1e-4 * max(1, abs(expected))
  }

  /// Two members one after the other, at another rate than the timeline.
  private func members(_ box: RuleBox) -> TweenTimeline {
    var timeline = TweenTimeline(defaults: [.duration: 1, .easing: Easing.inOutQuad])
    timeline.add(box, ["x": 100])
    timeline.add(box, ["x": 20, .timeScale: 0.5])
    return timeline
  }

  @Test(
    "44 of a member it counts the rates and the directions of the timelines around it",
    arguments: [0.3, 0.9, 1.6, 2.2, 3.1, 4.4, 5.2])
  func member(instant: Double) {
    func add(_ stage: RuleStage, _ box: RuleBox) {
      var outer = TweenTimeline()
      outer.add(members(box), [.repeat: 1, .autoreverse: true, .timeScale: 0.75])
      stage.tweener.addTimeline(outer, [.timeScale: 1.5])
    }
    #expect(isNear(velocity(at: instant, add), measured(at: instant, add)))
  }

  @Test(
    "44 of a member it counts the slope of the easings around it",
    arguments: [Easing.inQuad, .outCubic, .inOutSine, .outBack], [0.2, 0.7, 1.3, 2.1, 3.7])
  func bentMember(easing: Easing, instant: Double) {
    func add(_ stage: RuleStage, _ box: RuleBox) {
      stage.tweener.addTimeline(
        members(box), [.easing: easing, .repeat: 1, .autoreverse: true, .timeScale: 1.25])
    }
    func addNested(_ stage: RuleStage, _ box: RuleBox) {
      var outer = TweenTimeline()
      outer.add(members(box), [.easing: easing, .timeScale: 1.25])
      stage.tweener.addTimeline(outer, [.easing: Easing.inSine, .repeat: 1])
    }
    #expect(isNear(velocity(at: instant, add), measured(at: instant, add)))
    #expect(isNear(velocity(at: instant, addNested), measured(at: instant, addNested)))
  }

  @Test("44 where an easing would lead out of the timeline, its members stand")
  func bentBeyondTheEnd() {
    let (stage, box) = (RuleStage(), RuleBox())
    stage.tweener.addTimeline(.of(box, ["x": 100, .duration: 1]), [.easing: Easing.outBack])
    #expect(stage.after(0.75, box.x) == 100)
    #expect(stage.tweener.velocity(of: box, \.x) == 0)
  }

  @Test("44 where the plays of a timeline meet, the play that is to come counts")
  func betweenPlays() {
    let (stage, box) = (RuleStage(), RuleBox())
    let timeline = TweenTimeline.of(box, ["x": 100, .duration: 1])
    let tween = stage.tweener.addTimeline(timeline, [.repeat: 1, .autoreverse: true])
    #expect(stage.after(1, stage.tweener.velocity(of: box, \.x)) == -100)
    tween.reverse()
    #expect(stage.tweener.velocity(of: box, \.x) == -100)
    #expect(stage.after(1, stage.tweener.velocity(of: box, \.x)) == nil)
  }

  @Test(
    "44 where a tween moves the playhead, it counts how fast that goes",
    arguments: ["elapsed", "progress", "totalProgress"] as [TweenKey], [true, false])
  func moved(position: TweenKey, isPaused: Bool) {
    func add(_ stage: RuleStage, _ box: RuleBox) {
      let tween = stage[box].add([
        .duration: 4, .repeat: 1, .autoreverse: true, .easing: Easing.inQuad, .paused: isPaused,
        "x": 100,
      ])
      tween.seek(to: 0)
      _ = stage.tweener.addTween(
        tween.playhead,
        [.duration: 2, .easing: Easing.inOutSine, position: position == "elapsed" ? 7.0 : 0.875])
    }
    for instant in [0.25, 0.75, 1, 1.5] {
      #expect(isNear(velocity(at: instant, add), measured(at: instant, add)))
    }
  }

  @Test("44 where a tween moves the playhead of a timeline, it counts for its members, bent or not")
  func movedTimeline() {
    for easing in [Easing.linear, .inQuad] {
      func add(_ stage: RuleStage, _ box: RuleBox) {
        let tween = stage.tweener.addTimeline(members(box), [.easing: easing, .paused: true])
        _ = stage.tweener.addTween(tween.playhead, [.duration: 2, "totalProgress": 1])
        _ = stage.tweener.addTween(
          stage.tweener.tweens(of: tween.playhead)[0].playhead, [.duration: 3, "progress": 0.9])
      }
      for instant in [0.25, 1, 1.75, 2.5] {
        #expect(isNear(velocity(at: instant, add), measured(at: instant, add)))
      }
    }
  }

  @Test("44 beyond the ends of the playhead its tween stands")
  func movedBeyond() {
    let (stage, box) = (RuleStage(), RuleBox())
    let tween = stage.add(box, [.duration: 1, .paused: true, .pausesOnCompletion: true, "x": 100])
    _ = stage.tweener.addTween(
      tween.playhead, [.duration: 1, .easing: Easing.outBack, "progress": 0.999])
    #expect(stage.after(0.5, stage.tweener.velocity(of: box, \.x)) == 0)
    #expect(box.x == 100)
  }

  @Test(
    "45, 46 what takes over from such tweens begins with their velocity", arguments: [true, false])
  func handedOver(isSpring: Bool) {
    func taken(_ add: (RuleStage, RuleBox) -> Void) {
      let (stage, box) = (RuleStage(), RuleBox())
      add(stage, box)
      stage.tweener.advance(by: 0.75)
      let velocity = stage.tweener.velocity(of: box, \.x) ?? 0
      #expect(abs(velocity) > 10)
      _ =
        isSpring
        ? stage.add(box, [.spring: TweenSpring.bouncy, "x": 0])
        : stage.add(box, [.duration: 1, .handover: HandoverMode.smooth, "x": 0])
      stage.tweener.advance(by: 0)
      #expect(isNear(stage.tweener.velocity(of: box, \.x) ?? 0, velocity))
    }
    taken { stage, box in stage.tweener.addTimeline(members(box), [.easing: Easing.inQuad]) }
    taken { stage, box in
      let tween = stage.add(box, [.duration: 2, .paused: true, "x": 100])
      tween.seek(to: 0)
      _ = stage.tweener.addTween(
        tween.playhead, [.duration: 1, .easing: Easing.inQuad, "progress": 1])
    }
  }
}
