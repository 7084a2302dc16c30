import Testing

@testable import Tweener

/// Rule 35 and API 6: a member that stands still is reported, and plays at the rate 1.
@Suite("Rule 35: members that stand still")
struct Rule35StandingMemberTests {
  @Test("35 A nested timeline with timeScale 0 plays at 1")
  func ofNested() {
    let (stage, box) = (RuleStage(), RuleBox())
    var (inner, outer) = (TweenTimeline(), TweenTimeline())
    inner.add(box, [.duration: 1, "y": 5])
    outer.add(box, [.duration: 1, "x": 10])
    outer.add(inner, [.timeScale: 0])
    let tween = stage.tweener.addTimeline(outer)
    #expect(stage.problems.map(\.key) == ["timeScale"])
    #expect(tween.duration == 2)
    #expect(stage.after(1.5, [box.x, box.y]) == [10, 2.5])
    tween.seek(to: 1.75)
    #expect(box.y == 3.75)
    #expect(stage.after(1, box.y) == 5 && tween.state == .ended)
  }

  @Test("35 A member with timeScale 0 plays at 1", arguments: [0, 1])
  func ofMember(repeats: Int) {
    let (stage, box) = (RuleStage(), RuleBox())
    let timeline = TweenTimeline.of(
      box, [.duration: 1, "x": 10], [.duration: 1, .timeScale: 0, .repeat: repeats, "y": 5])
    let tween = stage.tweener.addTimeline(timeline)
    #expect(stage.problems.map(\.key) == ["timeScale"])
    #expect(tween.duration == Double(2 + repeats))
    #expect(stage.after(1.5, [box.x, box.y]) == [10, 2.5])
    for _ in 0..<4 { stage.tweener.advance(by: 0.5) }
    #expect(box.y == 5 && tween.state == .ended)
  }

  @Test("35 Members of one target and of many, templates and defaults among them, play at 1")
  func ofEveryForm() {
    let stage = RuleStage()
    let boxes = (0..<4).map { _ in RuleBox() }
    let still: TweenParameters = [.duration: 1, .timeScale: 0, "x": 4]
    var timeline = TweenTimeline(defaults: [.timeScale: 0])
    timeline.add([boxes[0], boxes[1]], still, at: 0)
    timeline.add(boxes[2], [.duration: 1, "x": 4], at: 0)
    timeline.add(boxes[3], TweenTemplate(still), at: 0)
    stage.tweener.addTimeline(timeline)
    #expect(!stage.problems.isEmpty && stage.problems.allSatisfy { $0.key == "timeScale" })
    #expect(stage.after(0.5, boxes.map(\.x)) == [2, 2, 2, 2])
  }

  @Test("35 a member that its block takes everything from calls no selector, though others go on")
  func lostInBlock() {
    final class Calls {
      var count = 0
      func selector() { count += 1 }
    }
    for isNamed in [false, true] {
      let (stage, box, other, calls) = (RuleStage(), RuleBox(), RuleBox(), Calls())
      let action = TweenAction(calls, Calls.selector)
      let take: () -> Void = { [unowned stage] in
        if isNamed { stage.tweener.removeTween(box, "x") } else { stage.tweener.removeTween(box) }
      }
      var timeline = TweenTimeline()
      timeline.add(
        box,
        [
          .duration: 1, .repeat: 1, "x": 1, .onStart: {}, .startSelector: action,
          .onRepeat: take, .repeatSelector: action,
        ], at: .at(0))
      timeline.add(other, [.duration: 4, "x": 8, .onStart: {}, .startSelector: action], at: .at(0))
      stage.tweener.addTimeline(timeline)
      #expect(stage.after(1.5, calls.count) == 2)
      #expect(box.x == 1 && other.x == 3)
    }
  }
}
