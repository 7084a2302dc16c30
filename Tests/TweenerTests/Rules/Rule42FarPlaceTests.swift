import Testing

@testable import Tweener

/// API 6: "bad input never traps": what lies beyond all places that can be counted never comes.
@Suite("Rule 42: far places")
struct Rule42FarPlaceTests {
  /// A box whose y moves for a second, beside something endless that moves x.
  private func timeline(_ box: RuleBox, _ words: TweenParameters) -> TweenTimeline {
    var (inner, outer) = (TweenTimeline(), TweenTimeline())
    inner.add(box, [.duration: 0.5, "x": 1])
    outer.add(box, [.duration: 1, "y": 1])
    outer.add(inner, words)
    return outer
  }

  @Test("42 A nested timeline is sought as far as can be", arguments: [0.001, 1, 12, 1_000_000])
  func ofNested(rate: Double) {
    let (stage, box) = (RuleStage(), RuleBox())
    let tween = stage.tweener.addTimeline(
      timeline(box, [.repeat: -1, .timeScale: rate]), [.delay: 0.5])
    stage.tweener.advance(by: 0.75)
    tween.seek(to: 900_000_000)
    stage.tweener.advance(by: 1)
    #expect(box.y == 1 && (0...1).contains(box.x) && tween.state == .running)
    tween.reverse()
    stage.tweener.advance(by: 1)
    tween.seek(to: 0.5)
    #expect(box.y == 0.5 && box.x == 0)
  }

  @Test("42 A member is sought as far as can be", arguments: [0.001, 1, 12, 1_000_000])
  func ofMember(rate: Double) {
    let (stage, box) = (RuleStage(), RuleBox())
    var timeline = TweenTimeline()
    timeline.add(box, [.duration: 1, "y": 1])
    timeline.add(
      box,
      stage.noted("member", [.duration: 100_000, .repeat: -1, .timeScale: rate, "x": 1]))
    let tween = stage.tweener.addTimeline(timeline)
    tween.seek(to: 900_000_000)
    stage.tweener.advance(by: 0.25)
    #expect((0...1).contains(box.x) && tween.state == .running)
    tween.reverse()
    stage.tweener.advance(by: 0.25)
    #expect((0...1).contains(box.x) && tween.state == .running)
  }

  @Test("42 What starts at a place that never comes does not start")
  func neverStarts() {
    let (stage, box) = (RuleStage(), RuleBox())
    var (inner, middle, outer) = (TweenTimeline(), TweenTimeline(), TweenTimeline())
    inner.add(box, stage.noted("far", [.duration: 1, "x": 1]), at: 100_000_000)
    middle.add(inner, [.timeScale: 0.000_001], at: 5)
    outer.add(box, [.duration: 1, "y": 1])
    outer.add(middle, [.timeScale: 0.000_001], at: 5)
    let tween = stage.tweener.addTimeline(outer)
    stage.tweener.advance(by: 0.5)
    tween.seek(to: 900_000_000)
    stage.tweener.advance(by: 0.5)
    #expect(box.x == 0 && box.y == 1 && stage.log.isEmpty)
  }
}
