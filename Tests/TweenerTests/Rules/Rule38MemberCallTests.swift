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
    var member = stage.noting("m")
    member[.onEnd] = nil
    member[.onOverwrite] = nil
    member[.onStart] = { [unowned stage] in
      stage.note("m start")
      tween?.pause()
    }
    member[.duration] = 0
    member["x"] = 8
    var timeline = TweenTimeline()
    timeline.add(box, member, at: .at(1))
    tween = stage.tweener.addTimeline(timeline, stage.noting("t"))
    stage.tweener.advance(by: 2)
    #expect(stage.takeLog() == ["t start @0.0", "m start @1.0"])
    tween?.resume()
    stage.tweener.advance(by: 1)
    #expect(stage.log == ["m complete @2.0", "t complete @2.0", "t end completed @2.0"])
    #expect(box.x == 8)
  }
}
