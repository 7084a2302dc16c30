import Testing
import Tweener

/// Rule 36: what a timeline shows is a function of its own time alone, also where a member is appended for a component that the
/// timeline has lost: that stays lost.
@Suite("Rule 36: a member that is added for a component which was lost")
struct Rule36LostComponentTests {
  /// `x` is moved for a second, then `y`, which is lost in the first second and gets a member of its own a second later.
  private func shown(step: Double, until end: Double, taking take: (Tweener, RuleBox) -> Void)
    -> Double
  {
    let tweener = Tweener()
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    let box = RuleBox()
    let timeline = TweenTimeline.of(box, [.duration: 1, "x": 100], [.duration: 1, "y": 100])
    let tween = tweener.addTimeline(timeline, [.repeat: -1])
    tweener.advance(by: 1)
    take(tweener, box)
    tweener.advance(by: 0.5)
    let more = TweenTimeline.of(box, [.duration: 1, "y": 200])
    #expect(tween.append(more) && problems.map(\.key) == ["y"])
    while tweener.time < end { tweener.advance(by: min(step, end - tweener.time)) }
    return box.y
  }

  @Test("36 shows the same at an end of a play, whatever the steps")
  func atEnds() {
    let all = [0.25, 0.5, 2.5].map { step in
      shown(step: step, until: 4) { $0.removeTween($1, ["y"]) }
    }
    #expect(all == [0, 0, 0])
  }

  @Test("36 shows the same in later plays, where a newer tween has taken the component")
  func later() {
    let all = [0.125, 0.4, 5].map { step in
      shown(step: step, until: 6.25) { $0.addTween($1, ["y": 7]) }
    }
    #expect(all == [7, 7, 7])
  }

  @Test(
    "36 is shown before its start as any, where another target was lost whose memory the engine uses again",
    arguments: [2, 20], [false, true])
  func ofAnotherTarget(count: Int, isSplit: Bool) {
    let tweener = Tweener()
    let (boxes, added) = ((0..<count).map { _ in RuleBox() }, RuleBox())
    var timeline = TweenTimeline(defaults: [.duration: 1])
    for box in boxes { timeline.add(box, ["x": 1], at: 0) }
    let tween = tweener.addTimeline(timeline, [.repeat: 1])
    tweener.advance(by: 0.5)
    if isSplit {
      tweener.pauseTween(boxes[0])
      tweener.removeTween(boxes[0])
    } else {
      tween.pause()
      tweener.removeTween(boxes[0])
    }
    var more = TweenTimeline(defaults: [.duration: 1])
    more.add(added, ["x": TweenValue.fromTo(3, 5)], at: 1)
    #expect(tween.append(more))
    #expect(added.x == 3)
    tween.resume()
    #expect(tweener.after(0.25, added.x) == 3)
    #expect(tweener.after(0.75, added.x) == 4)
    #expect(tweener.after(1, added.x) == 3)
    #expect(tweener.after(1, added.x) == 4)
  }
}
