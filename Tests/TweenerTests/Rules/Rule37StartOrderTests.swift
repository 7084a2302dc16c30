import Testing

@testable import Tweener

/// Rule 37: start values are read in order of the starts; of those at one instant in the order of rule 39, in which what lies at
/// the end of a nested timeline ends with it, before others start. A seek reads them in no other order than a play.
@Suite("Rule 37: the order of equal starts")
struct Rule37StartOrderTests {
  /// A timeline whose only member has no length and lies at its end, 1 s after its start, whatever its rate.
  private func tail(_ box: RuleBox, rate: Double) -> TweenTimeline {
    .of(box, at: [.at(rate): [.duration: 0, "x": 50]])
  }

  /// Brings a tween to a place, by playing or by a jump.
  private func bring(_ tween: Tween, _ stage: RuleStage, to place: Double, isSought: Bool) {
    if isSought { return tween.seek(to: place) }
    while stage.tweener.time < place { stage.tweener.advance(by: 0.25) }
  }

  @Test(
    "37 A start reads what lies at the end of a nested timeline at the same instant",
    arguments: [1.0, 2, 4], [false, true])
  func reads(rate: Double, isSought: Bool) {
    let (stage, box) = (RuleStage(), RuleBox(x: 3))
    let twice = TweenTimeline.of(box, at: [.at(1): [.duration: 2, "x": TweenValue.by(10)]])
    var timeline = TweenTimeline()
    timeline.add(twice, [.repeat: 1], at: 0)
    timeline.add(tail(box, rate: rate), [.timeScale: rate], at: .at(0))
    let tween = stage.tweener.addTimeline(timeline)
    stage.tweener.advance(by: 0)
    // Of equal starts the one added later shows; the second play of the other one is no start.
    bring(tween, stage, to: 2, isSought: isSought)
    #expect(box.x == 50)
    bring(tween, stage, to: 3.5, isSought: isSought)
    #expect(box.x == 50)
    bring(tween, stage, to: 5, isSought: isSought)
    #expect(box.x == 50)
  }

  @Test(
    "36 Before the first start of a later play shows what was held at the first of equal starts",
    arguments: [1.0, 2, 4], [false, true])
  func holds(rate: Double, isSought: Bool) {
    let (stage, box) = (RuleStage(), RuleBox(x: 3))
    var timeline = TweenTimeline.of(box, at: [.at(1): [.duration: 2, "x": TweenValue.by(10)]])
    timeline.add(tail(box, rate: rate), [.timeScale: rate], at: .at(0))
    let tween = stage.tweener.addTimeline(timeline, [.repeat: 1])
    stage.tweener.advance(by: 0)
    bring(tween, stage, to: 2, isSought: isSought)
    #expect(box.x == 50)
    bring(tween, stage, to: 3.5, isSought: isSought)
    #expect(box.x == 3)
  }

  @Test(
    "37 In a nested timeline that begins part-way in, starts are read in their order",
    arguments: [false, true])
  func partWay(isSought: Bool) {
    let (stage, box) = (RuleStage(), RuleBox(x: 7))
    let nested = TweenTimeline.of(
      box, at: [0.125: [.duration: 1, "x": 100], 0: [.duration: 2, "x": 200]])
    var timeline = TweenTimeline()
    timeline.add(nested, [.delay: -0.5])
    let tween = stage.tweener.addTimeline(timeline, [.paused: isSought])
    bring(tween, stage, to: 0.25, isSought: isSought)
    // The member from 0 on is a quarter of its way at the beginning, where the other one reads.
    #expect(box.x == 55.25 + (100 - 55.25) * 0.625)
    tween.revert()
    #expect(box.x == 7)
  }
}
