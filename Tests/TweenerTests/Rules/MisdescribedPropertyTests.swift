import Testing
import Tweener

// Descriptions of properties that contradict themselves are reported, and nothing else happens.

@Suite("A property whose description contradicts itself is reported and not registered")
struct MisdescribedPropertyTests {
  private func expectReport(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ register: (Tweener) -> Void
  ) {
    let stage = RuleStage()
    register(stage.tweener)
    #expect(stage.kinds == [.propertyMisdescribed], sourceLocation: sourceLocation)
    #expect(stage.problems.first?.key == "wrong", sourceLocation: sourceLocation)
    #expect(
      stage.problems.first?.fault.contains(what) == true, "\(stage.problems)",
      sourceLocation: sourceLocation)
    let box = RuleBox()
    stage.add(box, ["wrong": 5, "x": 1])
    #expect(stage.kinds.last == .unknownProperty, sourceLocation: sourceLocation)
    #expect(box.x == 1, sourceLocation: sourceLocation)
  }

  private func owns(_ tweener: Tweener, _ paths: [[PartialKeyPath<RuleFrame>]]) {
    tweener.registerSpecialProperty(
      "wrong", TweenProperty(computedFrom: "frame", owns: paths, get: { $0.x }, set: { $0.x = $1 }))
  }

  @Test("a computed property that owns what is not listed, too much, too little, or a number twice")
  func views() {
    expectReport("not a component") { owns($0, [[\RuleFrame.self]]) }
    expectReport("0 of 1") { owns($0, []) }
    expectReport("2 of 1") { owns($0, [[\RuleFrame.x], [\RuleFrame.y]]) }
    expectReport("twice") { owns($0, [[\RuleFrame.x, \RuleFrame.x]]) }
  }

  private func gathers(_ tweener: Tweener, _ paths: [PartialKeyPath<RuleFrame>]) {
    tweener.registerSpecialProperty(
      "wrong", TweenProperty(gathering: paths, of: "frame", in: SIMD2(0.0, 0.0)))
  }

  @Test("a gathering of too many, too few, unlisted or double numbers, or of other types")
  func gatherings() {
    expectReport("1 of 2") { gathers($0, [\RuleFrame.x]) }
    expectReport("3 of 2") { gathers($0, [\RuleFrame.x, \RuleFrame.y, \RuleFrame.width]) }
    expectReport("not a component") { gathers($0, [\RuleFrame.x, \RuleFrame.self]) }
    expectReport("twice") { gathers($0, [\RuleFrame.x, \RuleFrame.x]) }
    expectReport("Float") {
      $0.registerSpecialProperty(
        "wrong",
        TweenProperty(gathering: [\RuleFrame.x, \RuleFrame.y], of: "frame", in: SIMD2<Float>(0, 0)))
    }
  }

  private final class Listed: TweenTarget {
    var frame = RuleFrame()
    static var tweenProperties: TweenProperties {
      [
        "frame": .init(\Listed.frame),
        "wrong": .init(gathering: [\RuleFrame.x], of: "frame", in: SIMD2(0.0, 0.0)),
      ]
    }
  }

  @Test("one in a class's own table is reported where a tween wants it")
  func table() {
    let stage = RuleStage()
    let target = Listed()
    stage.tweener.addTween(target, [.duration: 1, "wrong": SIMD2(1.0, 2.0)])
    #expect(stage.kinds == [.propertyMisdescribed])
    #expect(stage.problems.first?.key == "wrong")
  }

  @Test("API 6: an entry of a table that leads to no property is reported as misdescribed")
  func entriesOfTables() {
    let stage = RuleStage()
    let lost = RuleLost()
    stage.tweener.addTween(
      lost, [.duration: 1, "other": 1, "part": 1, "same": 1, "x": 8, "nowhere": 1])
    stage.tweener.advance(by: 1)
    #expect(
      stage.problems.filter { $0.kind == .propertyMisdescribed }.map(\.key) == [
        "other", "part", "same",
      ])
    #expect(stage.problems.filter { $0.kind == .unknownProperty }.map(\.key) == ["nowhere"])
    #expect(stage.problems.allSatisfy { $0.targetType == "RuleLost" })
    #expect(lost.x == 8)
  }
}

private final class RuleLost: TweenTarget {
  var x = 0.0
  static var tweenProperties: TweenProperties {
    [
      "x": .init(\RuleLost.x), "other": .init(\RuleBox.x), "same": .init(sameAs: "nope"),
      "part": .init(partOf: "nope", \RuleFrame.x),
    ]
  }
}
