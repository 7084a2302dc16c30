import Testing
import Tweener
import TweenerTestSupport

/// What `Tween.timeline` gives of targets that the timeline has let go of, and of calls that are alike.
@Suite("The targets of a timeline that plays")
struct KeptTargetsTests {
  private let stage = RuleStage()
  private let stay = RuleBox()

  private func play(_ boxes: [RuleBox], _ parameters: TweenParameters = [:]) -> Tween {
    var timeline = TweenTimeline(defaults: [.duration: 1])
    for (index, box) in boxes.enumerated() {
      timeline.add(box, ["x": Double(index + 1) * 8], at: 0)
    }
    return stage.tweener.addTimeline(timeline, parameters)
  }

  /// What a timeline moves, played anew in an engine of its own.
  private func replay(_ tween: Tween) throws {
    let other = Tweener()
    other.addTimeline(try #require(tween.timeline))
    other.advance(by: 1)
  }

  @Test("a target whose tweens were removed is given as long as it lives")
  func removed() throws {
    var box: RuleBox? = RuleBox()
    let tween = play([try #require(box), stay])
    stage.tweener.advance(by: 0.5)
    if let box { stage.tweener.removeTweens([box]) }
    box?.x = 0
    try replay(tween)
    #expect(box?.x == 8 && stay.x == 16)
    weak let gone = box
    box = nil
    #expect(gone == nil)
    stay.x = 0
    try replay(tween)
    #expect(stay.x == 16)
  }

  @Test("so is one whose components went with a part that was split off")
  func split() throws {
    var box: RuleBox? = RuleBox()
    let tween = play([try #require(box), stay])
    stage.tweener.advance(by: 0.5)
    if let box { stage.tweener.pauseTweens([box]) }
    box?.x = 0
    try replay(tween)
    #expect(box?.x == 8)
    if let box { stage.tweener.removeTweens([box]) }
    weak let gone = box
    box = nil
    #expect(gone == nil)
    try replay(tween)
    #expect(stay.x == 16)
  }

  @Test("a longer timeline keeps what was let go of apart from what plays")
  func grown() throws {
    var box: RuleBox? = RuleBox()
    let tween = play([try #require(box), stay])
    stage.tweener.advance(by: 0.5)
    if let box { stage.tweener.removeTweens([box]) }
    tween.timeline?.add(stay, ["y": 4])
    weak let gone = box
    box = nil
    #expect(gone == nil)
    try replay(tween)
    stage.tweener.advance(by: 2)
    #expect(stay.x == 16 && stay.y == 4)
  }

  @Test("members whose calls differ in numbers alone go to their own, whatever the whole says")
  func alike() {
    for words: TweenParameters in [[:], [.overwrite: OverwriteMode.none], [.retainsTarget: true]] {
      let boxes = (0..<5).map { _ in RuleBox() }
      let tween = play(boxes, words)
      stage.tweener.advance(by: 2)
      #expect(tween.outcome == .completed)
      #expect(boxes.map(\.x) == [8, 16, 24, 32, 40])
    }
  }

  @Test("a word that members do not take is reported of each that is like others")
  func refused() {
    for _ in 0..<4 { stage.tweener.addTween(RuleBox(), [.duration: 1, .paused: true, "x": 8]) }
    let old = stage.problems.count
    var timeline = TweenTimeline()
    for _ in 0..<3 { timeline.add(stay, [.duration: 1, .paused: true, "x": 8]) }
    stage.tweener.addTimeline(timeline)
    #expect(stage.problems.count == old + 3)
  }
}
