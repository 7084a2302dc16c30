import Testing
import TweenerTestSupport

@testable import Tweener

/// Members whose calls are alike are not read one by one. What they have underneath is looked at once for all of them.
@Suite("Members of timelines by pattern")
struct MemberPatternTests {
  private let stage = RuleStage()

  private static var defaults: [TweenParameters] {
    [
      [:], [.duration: 1], [.duration: 2], [.duration: 1, "x": 3], [.duration: 1, "x": "wrong"],
      [.duration: 1, .easing: Easing.outQuad], [.duration: 1, "speed": 4], [.delay: 0.25, "y": 5],
      [.duration: 1, .easing: Easing.custom { $0 * $0 }],
    ]
  }
  private static var own: [TweenParameters] {
    [
      ["x": 8], ["x": 5, .duration: 1], [.duration: 2], ["x": 8, "y": 4], [.delay: 0.25, "x": 8],
      [.path(\RuleBox.x): 8, .duration: 0.5], ["x": TweenValue.by(2)], ["x": [3, 8]],
      ["frame": RuleFrame(x: 1, y: 2, width: 3, height: 4)],
    ]
  }

  /// What two members show, and how much is reported.
  private func trace(
    _ stage: RuleStage, defaults: TweenParameters, _ own: TweenParameters
  ) -> [Double] {
    let reported = stage.problems.count
    let boxes = [RuleBox(x: 1), RuleBox(x: 2)]
    var timeline = TweenTimeline(defaults: defaults)
    for box in boxes { timeline.add(box, own) }
    let tween = stage.tweener.addTimeline(timeline)
    var trace = [tween.duration, Double(stage.problems.count - reported)]
    for _ in 0..<9 {
      stage.tweener.advance(by: 0.5)
      trace += boxes.flatMap { [$0.x, $0.y, $0.frame.x, $0.frame.height] }
    }
    return trace
  }

  @Test("35 a member shows the same, whatever calls there were before it")
  func patterns() {
    // Each three times in a row, and once after others.
    let calls = Self.defaults.flatMap { defaults in Self.own.map { (defaults, $0) } }
    for (defaults, own) in calls.flatMap({ [$0, $0, $0] }) + calls {
      let alone = trace(RuleStage(), defaults: defaults, own)
      #expect(trace(stage, defaults: defaults, own) == alone, "\(own) over \(defaults)")
    }
  }

  private class Row: TweenTarget {
    var x = 0.0
    var y = 0.0

    class var tweenProperties: TweenProperties { ["x": .init(\Row.x), "y": .init(\Row.y)] }
  }
  /// Another class with the same names, of which `x` means something else.
  private final class WideRow: Row {
    override class var tweenProperties: TweenProperties { ["x": .init(\Row.y)] }
  }

  private static var staggers: [TweenParameters] {
    [
      [:], [.stagger: 0.25], [.stagger: 0.5], [.stagger: -0.25], [.stagger: "wrong"],
      [.stagger: Double.infinity], [.stagger: Stagger(total: 1, from: .end)],
      [.stagger: ["each": 0.25, "from": "center"]], [.stagger: 0.25, .delay: 0.25],
      [.stagger: 0.25, .repeat: 1], [.stagger: 0.25, .timeScale: 0],
      [.stagger: 0.25, .duration: TweenValue.each { index in index + 1 }],
    ]
  }

  /// What the targets of one call show, and how much is reported.
  private func trace(
    _ stage: RuleStage, defaults: TweenParameters, group own: TweenParameters, isMixed: Bool
  ) -> [Double] {
    let reported = stage.problems.count
    let group = (0..<3).map { $0 == 1 && isMixed ? WideRow() : Row() }
    var timeline = TweenTimeline(defaults: defaults)
    timeline.add(group, own)
    timeline.add(group[0], [.path(\Row.y): 8], at: "<")
    let tween = stage.tweener.addTimeline(timeline)
    var trace = [tween.duration, Double(stage.problems.count - reported)]
    for _ in 0..<12 {
      stage.tweener.advance(by: 0.25)
      trace += group.flatMap { [$0.x, $0.y] }
    }
    return trace
  }

  @Test("35 a call with several targets shows the same, whatever calls there were before it")
  func groups() {
    let calls = (["x", .path(\Row.x)] as [TweenKey]).flatMap {
      x -> [(TweenParameters, TweenParameters)] in
      let defaults: [TweenParameters] = [
        [:], [.duration: 1], [.duration: 1, .stagger: 0.5], [.duration: 1, x: 3],
      ]
      let own = Self.staggers.map { $0.merging([x: 8, .onComplete: {}]) { own, _ in own } }
      return defaults.flatMap { defaults in own.map { (defaults, $0) } }
    }
    for (defaults, own) in calls.flatMap({ [$0, $0] }) + calls {
      for isMixed in [false, true] {
        let alone = trace(RuleStage(), defaults: defaults, group: own, isMixed: isMixed)
        let shown = trace(stage, defaults: defaults, group: own, isMixed: isMixed)
        #expect(shown == alone, "\(own) over \(defaults)")
      }
    }
  }

  @Test(
    "35 the easing of a stagger is asked as often for a call that is known as for one that is read")
  func staggerEasing() {
    // All of it happens in this test's thread.
    nonisolated(unsafe) var asked = 0
    let easing = Easing.custom { time in
      asked += 1
      return time
    }
    let counts = (0..<3).map { _ in
      let before = asked
      let group = (0..<4).map { _ in Row() }
      var timeline = TweenTimeline()
      timeline.add(
        group, [.duration: 1, .path(\Row.x): 8, .stagger: Stagger(each: 0.25, easing: easing)])
      stage.tweener.addTimeline(timeline)
      return asked - before
    }
    #expect(counts[0] > 0 && counts == [counts[0], counts[0], counts[0]])
  }

  @Test("35 what defaults have underneath is that of each timeline, also where patterns are kept")
  func kept() {
    func ends(_ defaults: TweenParameters) -> [Double] {
      let boxes = (0..<4).map { _ in RuleBox(x: 0) }
      var timeline = TweenTimeline(defaults: defaults)
      for (index, box) in boxes.enumerated() { timeline.add(box, ["x": Double(index)], at: 0) }
      stage.tweener.addTimeline(timeline)
      stage.tweener.advance(by: 1)
      return boxes.map { $0.x + $0.y }
    }
    #expect(ends([.duration: 1]) == [0, 1, 2, 3])
    #expect(ends([.duration: 2]) == [0, 0.5, 1, 1.5])
    #expect(ends([.duration: 1, "y": 8]) == [8, 9, 10, 11])
    #expect(ends([.duration: 1, "y": 4]) == [4, 5, 6, 7])
    #expect(ends([.duration: 1, "x": 8]) == [0, 1, 2, 3])
  }

  @Test("35 timelines whose calls say nothing share their plan until one of them grows")
  func heads() {
    let box = RuleBox(x: 0)
    var timeline = TweenTimeline.of(box, ["x": 8], defaults: [.duration: 1])
    let tweens = (0..<3).map { _ in stage.tweener.addTimeline(timeline) }
    let other = stage.tweener.addTimeline(timeline, [.repeat: 1])
    let rows = stage.tweener.engine.rows
    #expect(rows.plan(tweens[0].id.slot) === rows.plan(tweens[1].id.slot))
    #expect(rows.plan(tweens[0].id.slot) !== rows.plan(other.id.slot))
    tweens[1].append { $0.add(box, ["y": 8]) }
    #expect(tweens.map(\.totalDuration) == [1, 2, 1] && other.totalDuration == 2)
    timeline.addPause(at: 4)
    #expect(stage.tweener.addTimeline(timeline).totalDuration == 4)
  }

  @Test("35 callbacks take what the call knows of its targets, also where that is any object")
  func callbacks() {
    var called: [String] = []
    let boxes = [RuleBox(x: 0), RuleBox(x: 0)]
    var timeline = TweenTimeline(defaults: [.duration: 1])
    timeline.add(boxes as [AnyObject], [.onComplete: { (_: AnyObject) in called.append("any") }])
    timeline.add(boxes, [.onComplete: { (_: RuleBox) in called.append("box") }])
    timeline.add(boxes as [AnyObject], [.onComplete: { (_: RuleBox) in called.append("no") }])
    stage.tweener.addTimeline(timeline)
    #expect(stage.after(4, called) == ["any", "any", "box", "box"])
    #expect(stage.kinds == [.unsupportedCallback])
  }
}
