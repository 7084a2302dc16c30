import Testing
import Tweener

@Suite("Rule 38: the onUpdate of members")
struct Rule38MemberUpdateTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  private func noting(_ name: String) -> TweenParameters {
    [.onUpdate: { [stage] in stage.note(name) }]
  }

  private func member(_ name: String, _ words: TweenParameters) -> TweenParameters {
    words.merging(noting(name)) { $1 }
  }

  @Test("38 in the step in which a timeline ends, its members' onUpdate comes before its own")
  func atTheEnd() {
    let tween = stage.tweener.addTimeline(
      .of(box, member("member", [.duration: 1, "x": 8])),
      noting("whole").merging([.pausesOnCompletion: true]) { $1 })
    stage.tweener.advance(by: 0.5)
    #expect(stage.takeLog() == ["member @0.5", "whole @0.5"])
    stage.tweener.advance(by: 1)
    #expect(stage.takeLog() == ["member @1.0", "whole @1.0"])
    tween.reverse()
    stage.tweener.advance(by: 4)
    #expect(stage.takeLog() == ["member @2.5", "whole @2.5"])
  }

  @Test("38 a whole timeline in one step calls each of its members once")
  func inOneStep() {
    stage.tweener.addTimeline(
      .of(box, member("a", [.duration: 1, "x": 8]), member("b", [.duration: 1, "y": 8])))
    stage.tweener.advance(by: 9)
    #expect(stage.log == ["a @2.0", "b @2.0"])
  }

  @Test("38 complete() calls the onUpdate of none of its members")
  func completed() {
    let tween = stage.tweener.addTimeline(
      .of(box, member("member", [.duration: 1, "x": 8])), noting("whole"))
    stage.tweener.advance(by: 0.5)
    _ = stage.takeLog()
    tween.complete()
    #expect(stage.log == ["whole @0.5"])
  }

  @Test("38 a member that pauses its timeline in the last step keeps it from its end")
  func pausesAtTheEnd() {
    var tween: Tween?
    let words: TweenParameters = [.duration: 1, "x": 8, .onUpdate: { tween?.pause() }]
    tween = stage.tweener.addTimeline(.of(box, words), noting("whole"))
    stage.tweener.advance(by: 1)
    #expect(stage.log.isEmpty)
    #expect(tween?.state == .paused)
    tween?.resume()
    stage.tweener.advance(by: 1)
    #expect(tween?.outcome == .completed)
  }

  @Test("38 a nested timeline's onUpdate comes behind those of its members, while its time moves")
  func nested() {
    var outer = TweenTimeline()
    outer.add(.of(box, member("inner", [.duration: 1, "x": 8])), noting("nest"), at: 0.5)
    outer.add(box, [.duration: 2, "y": 8], at: 0)
    stage.tweener.addTimeline(outer)
    for _ in 0..<4 { stage.tweener.advance(by: 0.5) }
    #expect(stage.log == ["inner @1.0", "nest @1.0", "inner @1.5", "nest @1.5"])
  }

  @Test("38 what lies before the place at which a timeline begins has not moved")
  func partWayIn() {
    var timeline = TweenTimeline()
    timeline.add(box, member("over", [.duration: 1, "x": 8]))
    timeline.add(.of(box, member("inside", [.duration: 1, "y": 8])), noting("nest"))
    timeline.add(.of(box, member("later", [.duration: 1, "z": 8])), noting("last"))
    let tween = stage.tweener.addTimeline(timeline, [.delay: -1.5])
    stage.tweener.advance(by: 0.25)
    #expect(stage.takeLog() == ["inside @0.25", "nest @0.25"])
    tween.restart()
    stage.tweener.advance(by: 0.25)
    #expect(stage.log == ["inside @0.5", "nest @0.5"])
  }

  @Test("38 keyframes that are a member call their onUpdate, with their target")
  func keyframes() {
    var heard: [RuleBox] = []
    var outer = TweenTimeline()
    outer.add(
      box,
      [
        .keyframes: [["x": 8, .duration: 1] as TweenParameters],
        .onUpdate: { (box: RuleBox) in heard.append(box) },
      ])
    outer.add(box, [.duration: 1, "y": 8])
    let tween = stage.tweener.addTimeline(outer)
    for _ in 0..<3 { stage.tweener.advance(by: 0.5) }
    #expect(heard.count == 2 && heard.allSatisfy { $0 === box })
    tween.append([:]) { [stage, box] in
      $0.add(.of(box, [.duration: 1, "z": 8]), [.onUpdate: { stage.note("late") }])
    }
    stage.tweener.advance(by: 1)
    #expect(stage.log == ["late @2.5"])
  }
}
