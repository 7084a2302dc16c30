import Testing

@testable import Tweener

@Suite("Properties that are a number plus shares of others")
struct SumPropertyTests {
  private let box = RuleBox()

  private func stage(_ property: TweenProperty) -> RuleStage {
    let stage = RuleStage()
    stage.tweener.registerSpecialProperty("sum", property)
    return stage
  }

  @Test("it is read and written by its formula, whatever moves the other number")
  func formula() {
    let stage = stage(TweenProperty(partOf: "frame", \RuleFrame.x, plus: [\.width: 0.5]))
    box.frame = RuleFrame(x: 10, y: 0, width: 40, height: 0)
    _ = stage.add(box, [.duration: 1, "sum": 100])
    _ = stage.add(box, [.duration: 2, "wide": 80])
    #expect(stage.tweener.after(0.5, [box.frame.width, box.frame.x]) == [50, 65 - 25])
    // The next frame reads what was set by hand.
    stage.tweener.removeTween(box, ["wide"])
    box.frame.width = 4
    #expect(stage.tweener.after(0.25, box.frame.x) == 82.5 - 2)
    #expect(stage.tweener.after(0.25, box.frame.x) == 98)
    #expect(stage.problems.isEmpty)
  }

  @Test("several shares are added in the order of the base's components")
  func several() {
    let stage = stage(
      TweenProperty(partOf: "frame", \RuleFrame.x, plus: [\.height: 0.1, \.width: 0.7, \.y: -3]))
    box.frame = RuleFrame(x: 1, y: 0.3, width: 0.11, height: 7.7)
    let start = ((1 + -3 * 0.3) + 0.7 * 0.11) + 0.1 * 7.7
    _ = stage.add(box, [.duration: 1, "sum": 5])
    stage.tweener.advance(by: 0.5)
    let sum = start + (5 - start) * 0.5
    #expect(box.frame.x == ((sum - -3 * 0.3) - 0.7 * 0.11) - 0.1 * 7.7)
    #expect(stage.problems.isEmpty)
  }

  @Test("it conflicts with its own number, and with no other")
  func conflict() {
    let stage = stage(TweenProperty(partOf: "frame", \RuleFrame.x, plus: [\.width: 1]))
    let left = stage.add(box, [.duration: 1, "left": 9])
    let wide = stage.add(box, [.duration: 1, "wide": 9])
    stage.tweener.advance(by: 0.25)
    _ = stage.add(box, [.duration: 1, "sum": 9])
    #expect(stage.tweener.after(0.25, left.outcome) != nil && wide.outcome == nil)
  }

  @Test("a faulty description is reported where it is wanted, and no target has the property")
  func faults() {
    let faulty = [
      TweenProperty(partOf: "frame", \RuleFrame.x, plus: [\.x: 1]),
      TweenProperty(partOf: "frame", \RuleFrame.x, plus: [\.width: .infinity]),
      TweenProperty(
        gathering: [\RuleFrame.x, \.y], of: "frame", in: SIMD2(0.0, 0.0),
        plus: [[\.y: 1], [\.width: 1]]),
      TweenProperty(
        gathering: [\RuleFrame.x, \.y], of: "frame", in: SIMD2(0.0, 0.0), plus: [[\.width: 1]]),
      TweenProperty(
        gathering: [\RuleFrame.x], of: "frame", in: SIMD2(0.0, 0.0), plus: [[\.width: 1]]),
      TweenProperty(gathering: [\RuleFrame.x], of: "frame", in: Float(0), plus: [[\.width: 1]]),
    ]
    for property in faulty {
      let stage = stage(property)
      let box = RuleBox()
      _ = stage.add(box, [.duration: 1, "sum": 9, "x": 2])
      stage.tweener.advance(by: 1)
      #expect(stage.problems.contains { $0.kind == .propertyMisdescribed })
      #expect(box.frame.x == 0 && box.x == 2)
    }
  }

  @Test("through accessors it is the same")
  func accessors() {
    let stage = RuleStage(directWrites: false)
    stage.tweener.registerSpecialProperty(
      "sum", TweenProperty(partOf: "frame", \RuleFrame.x, plus: [\.width: 0.5]))
    box.frame.width = 40
    _ = stage.add(box, [.duration: 1, "sum": 100])
    #expect(stage.tweener.after(0.5, box.frame.x) == 40)
  }
}
