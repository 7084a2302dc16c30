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
    #expect(stage.after(1, box.y) == 1 && (0...1).contains(box.x) && tween.state == .running)
    tween.reverse()
    stage.tweener.advance(by: 1)
    tween.seek(to: 0.5)
    #expect(box.y == 0.5 && box.x == 0)
  }

  @Test("32 An endless tween is sought to where it stands, beyond a billion seconds")
  func ofEndless() {
    let (stage, box) = (RuleStage(), RuleBox(x: 10))
    let tween = stage.add(box, [.duration: 1, .repeat: -1, "x": 20])
    for step in [1e9, 5e8, 0.25] { stage.tweener.advance(by: step) }
    #expect(tween.elapsed == 1_500_000_000.25 && box.x == 12.5)
    tween.seek(to: tween.elapsed)
    #expect(tween.elapsed == 1_500_000_000.25 && box.x == 12.5)
    tween.playhead.elapsed = 1_200_000_000.5
    #expect(tween.elapsed == 1_200_000_000.5 && box.x == 15)
    tween.pause(at: 1_300_000_000.5)
    #expect(stage.after(4e8, tween.isPaused) && tween.elapsed == 1_300_000_000.5)
    #expect(stage.problems.isEmpty)
  }

  @Test("32 What lies beyond a century is refused, with the limit; of what ends it is the end")
  func beyondCentury() {
    let (stage, box) = (RuleStage(), RuleBox())
    let endless = stage.add(box, [.duration: 1, .repeat: -1, "x": 8])
    endless.seek(to: 0.5)
    endless.seek(to: 4e9)
    endless.seek(to: .infinity)
    endless.playhead.elapsed = 4e9
    endless.pause(at: 4e9)
    endless.pause(at: -1)
    #expect(endless.elapsed == 0.5 && box.x == 4)
    let limit = "give it 0…3267918096.958183; this call changes nothing"
    #expect(
      stage.problems.map(\.remedy) == [
        limit, limit, limit, limit, "give it 0 or more seconds; this call changes nothing",
      ])
    #expect(
      stage.problems.map(\.key) == [
        "seek(to:)", "seek(to:)", "elapsed", "pause(at:)", "pause(at:)",
      ])
    let ending = stage.add(RuleBox(), [.duration: 1, "x": 8])
    ending.seek(to: 4e9)
    #expect(ending.elapsed == 1 && stage.problems.count == 5)
  }

  @Test("42 A member is sought as far as can be", arguments: [0.001, 1, 12, 1_000_000])
  func ofMember(rate: Double) {
    let (stage, box) = (RuleStage(), RuleBox())
    let timeline = TweenTimeline.of(
      box, [.duration: 1, "y": 1],
      stage.noted("member", [.duration: 100_000, .repeat: -1, .timeScale: rate, "x": 1]))
    let tween = stage.tweener.addTimeline(timeline)
    tween.seek(to: 900_000_000)
    #expect(stage.after(0.25, (0...1).contains(box.x)) && tween.state == .running)
    tween.reverse()
    #expect(stage.after(0.25, (0...1).contains(box.x)) && tween.state == .running)
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
    #expect(stage.after(0.5, box.x) == 0 && box.y == 1 && stage.log.isEmpty)
  }
}
