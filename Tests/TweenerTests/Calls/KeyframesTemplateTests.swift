import Testing
import Tweener

/// A template with the word `keyframes` plays its pieces as its dictionary does.
@Suite("Templates with the word keyframes")
struct KeyframesTemplateTests {
  private typealias Template = TweenTemplate<RuleBox>

  private static func words() -> TweenParameters {
    let pieces: [TweenParameters] = [["x": 8, .duration: 1], ["x": 0, .duration: 1]]
    return [.keyframes: pieces, "y": 4]
  }

  /// What two boxes show, half a second after the other.
  private func trace(_ add: (RuleStage, [RuleBox]) -> Void) -> [[Double]] {
    let stage = RuleStage()
    let boxes = [RuleBox(), RuleBox()]
    add(stage, boxes)
    return (0..<5).map { _ in
      stage.tweener.advance(by: 0.5)
      return boxes.flatMap { [$0.x, $0.y] } + [Double(stage.problems.count)]
    }
  }

  @Test("43 one target after the other, with with(…) and in a closure")
  func alone() {
    let way: [[Double]] = [
      [4, 1, 4, 1, 0], [8, 2, 8, 2, 0], [4, 3, 4, 3, 0], [0, 4, 0, 4, 0], [0, 4, 0, 4, 0],
    ]
    let byDictionary = trace { stage, boxes in
      for box in boxes { stage.tweener.addTween(box, Self.words()) }
    }
    #expect(byDictionary == way)
    for template in [Template(Self.words()), Template(duration: 2).with(Self.words())] {
      let byTemplate = trace { stage, boxes in
        for box in boxes { stage.tweener.addTween(box, template) }
      }
      #expect(byTemplate == way)
    }
    let byClosure = trace { stage, boxes in
      stage.tweener.addTween(boxes[0], duration: 2) { $0.with(Self.words()) }
      stage.tweener.addTween(boxes[1], [:]) { $0.with(Self.words()) }
    }
    #expect(byClosure == way)
  }

  @Test("43 a group, staggered")
  func group() {
    let template = Template(Self.words()).with([.stagger: 0.5])
    let way: [[Double]] = [
      [4, 1, 0, 0, 0], [8, 2, 4, 1, 0], [4, 3, 8, 2, 0], [0, 4, 4, 3, 0], [0, 4, 0, 4, 0],
    ]
    #expect(trace { stage, boxes in stage.tweener.addTween(boxes, template) } == way)
  }

  @Test("43 a time for each target is told to each")
  func each() {
    let template = Template(Self.words()).with([
      .duration: TweenValue.each { (_: RuleBox, index: Int) in Double(index + 1) }
    ])
    let seen = trace { stage, boxes in stage.tweener.addTween(boxes, template) }
    #expect(seen.prefix(2) == [[8, 2, 4, 1, 0], [0, 4, 8, 2, 0]])
  }

  @Test("43 members of a timeline")
  func members() {
    let seen = trace { stage, boxes in
      var timeline = TweenTimeline()
      timeline.add(boxes[0], Template(Self.words()))
      timeline.add(boxes[1], Template(Self.words()), at: 0.5)
      #expect(timeline.duration == 2.5)
      stage.tweener.addTimeline(timeline)
    }
    #expect(seen.map { $0[0] } == [4, 8, 4, 0, 0])
    #expect(seen.map { $0[2] } == [0, 4, 8, 4, 0])
  }

  @Test("43 what is wrong is reported with the call that read it first")
  func reported() {
    let stage = RuleStage()
    let pieces: [TweenParameters] = [["zz": 8, .duration: 1], ["x": 8, .duration: 1, .repeat: 3]]
    let template = Template([.keyframes: pieces])
    let boxes = [RuleBox(), RuleBox()]
    let tweens = boxes.map { stage.tweener.addTween($0, template) }
    #expect(stage.kinds == [.unsupportedInTimeline, .unknownProperty])
    #expect(tweens.map(\.problems.count) == [2, 2])
    #expect(stage.after(1.5, boxes.map(\.x)) == [4, 4])
  }
}
