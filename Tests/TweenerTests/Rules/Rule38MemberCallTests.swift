import Testing

@testable import Tweener

@Suite("Rule 38: callbacks of members")
struct Rule38MemberCallTests {
  @Test(
    "38 a member without length that pauses its timeline in its onStart completes when that goes on"
  )
  func pausesInOnStart() {
    let (stage, box) = (RuleStage(), RuleBox())
    var tween: Tween?
    let pause = { [unowned stage] in
      stage.note("m start")
      tween?.pause()
    }
    let member = stage.member("m", [.duration: 0, "x": 8, .onStart: pause])
    tween = stage.tweener.addTimeline(.of(box, at: [.at(1): member]), stage.noting("t"))
    #expect(stage.after(2, stage.takeLog()) == ["t start @0.0", "m start @1.0"])
    tween?.resume()
    stage.tweener.advance(by: 1)
    #expect(stage.log == ["m complete @2.0", "t complete @2.0", "t end completed @2.0"])
    #expect(box.x == 8)
  }

  @Test(
    "38 a member that would start before 0 starts there in every play, and backwards ends there")
  func startsPartWay() {
    let (stage, box) = (RuleStage(), RuleBox())
    var timeline = TweenTimeline()
    timeline.add(
      box,
      stage.member("a", [.duration: 1, .delay: -2.5, .repeat: 3, "x": TweenValue.fromTo(0, 8)]),
      at: 0)
    timeline.add(box, stage.member("b", [.duration: 1, .delay: -3, "y": 8]), at: 0)
    let tween = stage.tweener.addTimeline(timeline, [.repeat: 1])
    #expect(stage.after(0, stage.takeLog()) == ["a start @0.0", "b start @0.0", "b complete @0.0"])
    #expect(box.x == 4 && box.y == 8)
    #expect(
      stage.after(1.5, stage.takeLog()) == [
        "a repeat @0.5", "a complete @1.5", "a start @1.5", "b start @1.5", "b complete @1.5",
      ])
    tween.seek(to: 1)
    tween.reverse()
    stage.tweener.advance(by: 1)
    #expect(stage.log == ["a repeat @2.0", "b reverse complete @2.5", "a reverse complete @2.5"])
    #expect(box.x == 4 && box.y == 8)
  }

  @Test("38 the onUpdate of a member that is added while its timeline plays is called")
  func addedWithUpdate() {
    let (stage, box) = (RuleStage(), RuleBox())
    let tween = stage.tweener.addTimeline(.of(box, [.duration: 2, "x": 8]))
    stage.tweener.advance(by: 0.5)
    tween.append([:]) { $0.add(box, [.duration: 1, "y": 8, .onUpdate: { stage.note("update") }]) }
    stage.tweener.advance(by: 0.5)
    #expect(stage.takeLog().isEmpty)
    #expect(stage.after(1.5, stage.log) == ["update @2.5"])
  }

  @Test("38 a loser's callback pauses a timeline at the start of a silent member of a nested one")
  func pausedAtSilentStart() {
    let (tweener, box, other) = (Tweener(), RuleBox(), RuleBox())
    var timeline: Tween?
    tweener.addTween(
      box, [.duration: 9, "x": 90, .onOverwrite: { timeline?.pause() }] as TweenParameters)
    var inner = TweenTimeline.of(other, ["y": 1], defaults: [.duration: 1])
    inner.add(box, ["x": 5])
    inner.add(other, ["z": 4], at: .previousStart)
    var outer = TweenTimeline()
    outer.add(inner)
    timeline = tweener.addTimeline(outer)
    #expect(tweener.after(3, timeline?.isPaused) == true && timeline?.elapsed == 1)
    #expect(box.x == 10 && other.z == 0)
    timeline?.resume()
    #expect(tweener.after(0.5, box.x) == 7.5 && other.z == 2)
  }
}
