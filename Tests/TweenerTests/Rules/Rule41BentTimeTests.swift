import Testing
import Tweener

@Suite("Rule 41: bent time")
struct Rule41BentTimeTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  /// Two members, one after the other, and a call between them.
  private func members(_ stage: RuleStage, _ box: RuleBox) -> TweenTimeline {
    var timeline = TweenTimeline.of(box, stage.member("a", ["x": 10]), defaults: [.duration: 1])
    timeline.call { stage.note("call") }
    timeline.add(box, stage.member("b", ["y": 10]))
    return timeline
  }

  @Test("41 where an easing is not-a-number the beginning of the play shows")
  func notANumber() {
    let curve = Easing.custom { $0 > 0.25 && $0 < 0.75 ? .nan : $0 }
    let tween = stage.tweener.addTimeline(members(stage, box), [.easing: curve])
    stage.tweener.advance(by: 0.25)
    #expect(box.x == 2.5)
    #expect(stage.after(0.5, box.x) == 0)
    #expect(stage.tweener.velocity(of: box, "x")?.allSatisfy { $0 == 0 } != false)
    tween.pause(at: 1)
    stage.tweener.advance(by: 9)
    #expect(tween.isPaused && tween.elapsed == 1)
    tween.resume()
    #expect(stage.after(9, tween.outcome) == .completed)
    #expect((box.x, box.y) == (10, 10))
  }

  @Test("32 a seek of a bent timeline that calls back calls what lies between at once, and once")
  func seekCallsAtOnce() {
    let tween = stage.tweener.addTimeline(members(stage, box), [.easing: Easing.inQuad])
    #expect(stage.after(1, stage.log) == ["a start @1.0"])
    tween.seek(to: 1.5, callsBack: true)
    #expect(stage.log.dropFirst() == ["a complete @1.0", "call @1.0", "b start @1.0"])
    #expect((box.x, box.y) == (10, 1.25))
    tween.seek(to: 0.5, callsBack: true)
    #expect(stage.log.dropFirst(4) == ["b reverse complete @1.0", "call @1.0"])
    #expect((box.x, box.y) == (1.25, 0))
    #expect(stage.after(0.25, stage.log.count) == 6)
  }

  @Test("32 a seek of a bent timeline over plays calls their boundaries and what lies in them")
  func seekOverPlays() {
    let tween = stage.tweener.addTimeline(
      members(stage, box),
      [
        .easing: Easing.inQuad, .repeat: 1, .autoreverse: true,
        .onRepeat: { stage.note("repeat") },
      ])
    tween.seek(to: 3.5, callsBack: true)
    stage.expectLog(
      "a start @0.0", "a complete @0.0", "call @0.0", "b start @0.0", "b complete @0.0",
      "repeat @0.0", "b reverse complete @0.0", "call @0.0")
    #expect((box.x, box.y) == (1.25, 0))
  }

  @Test("41 a timeline in another one refuses an easing, and plays straight")
  func nested() {
    var outer = TweenTimeline()
    outer.add(
      members(stage, box),
      [.easing: Easing.inQuad, .onComplete: { stage.note("inner complete") }])
    stage.tweener.addTimeline(outer)
    #expect(stage.keys == ["easing"])
    #expect(stage.problems.map(\.fault) == ["a nested timeline does not take this word"])
    #expect(
      stage.problems.map(\.remedy) == ["it is left out; it can be given for the whole timeline"])
    #expect(stage.after(1.5, (box.x, box.y)) == (10, 5))
    #expect(stage.after(0.5, stage.log.last) == "inner complete @2.0")
  }

  @Test("41 exactly where a play of a bent timeline begins, nothing of that play is passed yet")
  func atBoundary() {
    stage.tweener.addTimeline(members(stage, box), [.easing: Easing.inQuad, .repeat: 1])
    #expect(stage.after(2, stage.log.filter { $0.hasPrefix("call") }) == ["call @2.0"])
    stage.tweener.advance(by: 1.75)
    #expect(stage.log.filter { $0.hasPrefix("call") } == ["call @2.0", "call @3.75"])
  }

  @Test(
    "35 what a callback in bent time splits off shows where it is in the same step",
    arguments: [Easing.linear, .inOutQuad])
  func splitInACallback(easing: Easing) {
    let other = RuleBox()
    var timeline = TweenTimeline()
    timeline.add(
      box,
      [
        .duration: 1, "x": 10, "y": 10,
        .onStart: {
          stage.tweener.pauseTweens([other])
          stage.tweener.resumeAllTweens()
        },
      ])
    timeline.add(other, [.duration: 1, "x": 10, "y": 10], at: 0)
    timeline.add(other, [.duration: 1, "z": 10], at: 0.25)
    stage.tweener.addTimeline(timeline, [.easing: easing])
    stage.tweener.advance(by: 0.625)
    let (time, shown) = (0.625 / 1.25, box.x)
    #expect(shown == 12.5 * easing(time))
    #expect((other.x, other.y, other.z) == (shown, shown, shown - 2.5))
    #expect(stage.after(0.625, (other.x, other.y, other.z)) == (10, 10, 10))
  }

  @Test("41 An easing over a timeline with an endless member bends one play of that, with a report")
  func endless() {
    let timeline = TweenTimeline.of(box, [.duration: 2, "x": 1, .repeat: -1])
    let tween = stage.tweener.addTimeline(timeline, [.easing: Easing.inQuad, .repeat: 1])
    #expect(stage.kinds == [.unsupportedInTimeline])
    #expect(stage.keys == ["easing"])
    #expect((tween.duration, tween.totalDuration) == (2, 4))
    stage.expect(box.x, [1: 0.25, 2: 0.25])
    #expect(stage.after(1, box.x) == 1 && tween.state == .ended)
  }
}
