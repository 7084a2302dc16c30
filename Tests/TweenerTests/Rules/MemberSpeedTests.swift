import Testing
import Tweener

@Suite("Rule 41: a speed that a timeline moves")
struct MemberSpeedTests {
  @Test(
    "41 a member sets the rate at its own starts and ends, as a tween does",
    arguments: [1, 7], [0, 1])
  func rateOfMember(cuts: Int, repeats: Int) {
    func elapsed(_ add: (Tweener, TweenPlayhead, TweenParameters) -> Void) -> Double {
      let (tweener, box) = (Tweener(), RuleBox())
      let moved = tweener.addTween(box, [.duration: 10, "x": 100])
      add(
        tweener, moved.playhead,
        [
          .delay: 0.25, .duration: 0.25, .easing: Easing.steps(1, jump: .start), "rate": 0.5,
          .repeat: repeats,
        ])
      for cut in 1...cuts { tweener.advance(to: Double(cut) / Double(cuts)) }
      return moved.elapsed
    }
    let expected = elapsed { tweener, playhead, call in tweener.addTween(playhead, call) }
    #expect(expected == 0.625)
    #expect(
      elapsed { tweener, playhead, call in
        var timeline = TweenTimeline()
        timeline.add(playhead, call)
        timeline.call(at: 5) {}
        tweener.addTimeline(timeline)
      } == expected)
  }
  @Test("41 a start sets it, though the member's onStart appends what begins before it")
  func appended() {
    let (tweener, box) = (Tweener(), RuleBox())
    let moved = tweener.addTween(box, [.duration: 10, "x": 100])
    let more = TweenTimeline.of(box, at: [0.25: [.duration: 0.125, "y": 1]])
    var timeline = TweenTimeline()
    timeline.add(
      moved.playhead,
      [
        .delay: 0.5, .duration: 0.25, .showsStart: false, "rate": TweenValue.fromTo(0.5, 0.5),
        .onStart: { (tween: Tween) in #expect(tween.append(more)) },
      ])
    timeline.call(at: 5) {}
    tweener.addTimeline(timeline)
    tweener.advance(by: 1)
    #expect(moved.elapsed == 0.75 && box.y == 1)
  }

  @Test("8, 15 a tween that finds a playhead taken at its start does not move it")
  func takenPosition() {
    let (stage, box) = (RuleStage(), RuleBox())
    var timeline = TweenTimeline.of(box, [.duration: 10, "x": 100])
    timeline.call(at: 2.5) { stage.note("call") }
    let moved = stage.tweener.addTimeline(timeline)
    stage.tweener.addTween(
      moved.playhead,
      [.delay: 3, .duration: 1, "elapsed": 0, .onOverwrite: { stage.note("overwrite") }])
    stage.tweener.addTween(moved.playhead, [.duration: 10, "elapsed": 10])
    stage.tweener.advance(by: 3)
    #expect(stage.log == ["overwrite @3.0", "call @3.0"])
  }
}
