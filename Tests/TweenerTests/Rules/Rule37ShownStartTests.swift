import Testing

@testable import Tweener

/// Rule 37: where the first member of a component gives its start, that shows from the timeline's beginning on.
@Suite("Rule 37: starts that are shown")
struct Rule37ShownStartTests {
  @Test(
    "37 The start that a call gives for a property which writes others shows from the beginning")
  func ofPropertyThatWritesOthers() {
    let (stage, box) = (RuleStage(), RuleBox(x: 3))
    stage.tweener.registerSpecialProperty(
      "both", writes: [\RuleBox.x, \RuleBox.y], get: { (box: RuleBox) in box.x },
      set: { box, new in (box.x, box.y) = (new, -new) })
    let timeline = TweenTimeline.of(
      box, at: [1: [.duration: 1, "both": TweenValue.fromTo(10, 20)]])
    let older = stage.add(box, [.duration: 9, "y": 5])
    stage.tweener.advance(by: 0)
    stage.tweener.addTimeline(timeline)
    #expect(box.x == 10 && box.y == -10)
    #expect(stage.tweener.after(0.5, [box.x, box.y]) == [10, -10])
    #expect(older.state == .ended)
    #expect(stage.tweener.after(1, [box.x, box.y]) == [15, -15])
  }

  @Test("37 The end that was read when the start was shown counts where onStart moves the timeline")
  func soughtInItsOnStart() {
    let (stage, box) = (RuleStage(), RuleBox())
    let timeline = TweenTimeline.of(box, [.duration: 1, "x": TweenValue.from(8)])
    stage.tweener.addTimeline(timeline, [.onStart: { (tween: Tween) in tween.progress = 0.5 }])
    #expect(box.x == 8)
    #expect(stage.after(0, box.x) == 4)
    #expect(stage.after(0.5, box.x) == 0)
  }

  @Test("37 A member that moves a playhead from a start that is given moves it from the beginning")
  func ofPlayhead() {
    let (stage, box) = (RuleStage(), RuleBox())
    let moved = stage.add(box, [.duration: 4, "x": 8])
    var timeline = TweenTimeline()
    timeline.add(moved.playhead, [.duration: 1, "elapsed": TweenValue.fromTo(2, 4)], at: 1)
    stage.tweener.addTimeline(timeline)
    #expect(box.x == 4)
    #expect(stage.after(0.5, box.x) == 4)
    #expect(stage.after(1, box.x) == 6)
  }
}
