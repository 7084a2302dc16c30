import Testing
import Tweener

@Suite("Rule 19: what is left of sums")
struct Rule19SumTests {
  /// Where one second leaves the box, in `cuts` steps, with a call at 0.75 s.
  private func frame(
    _ values: [TweenParameters], cuts: Int, calling call: @escaping (RuleStage, RuleBox) -> Void
  ) -> RuleFrame {
    let stage = RuleStage()
    stage.tweener.registerSpecialProperty(
      "right", TweenProperty(partOf: "frame", \RuleFrame.x, plus: [\.width: 1]))
    stage.tweener.registerSpecialProperty(
      "middle", TweenProperty(partOf: "frame", \RuleFrame.x, plus: [\.width: 0.5, \.height: 1]))
    let box = RuleBox()
    box.frame.width = 100
    for value in values { _ = stage.add(box, value.merging([.duration: 2]) { $1 }) }
    stage.tweener.addCaller([.duration: 0.75, .onComplete: { call(stage, box) }])
    for _ in 0..<cuts { stage.tweener.advance(by: 1 / Double(cuts)) }
    #expect(stage.problems.isEmpty)
    return box.frame
  }

  @Test(
    "19 a sum that is removed or paused leaves its number exact, also where its tween moves what is added",
    arguments: [1, 4, 10])
  func rule19_sum(cuts: Int) {
    let left = RuleFrame(x: 37.5, y: 0, width: 150, height: 0)
    let one: [TweenParameters] = [["right": 300, "wide": 200]]
    let two: [TweenParameters] = [["wide": 200], ["right": 300]]
    for values in [one, two] {
      for name: TweenKey in ["left", "right"] {
        #expect(frame(values, cuts: cuts) { $0.tweener.removeTween($1, [name]) } == left)
        #expect(frame(values, cuts: cuts) { $0.tweener.pauseTween($1, [name]) } == left)
      }
    }
    // Its middle is 50 + 250 * 0.375 then, half its width 68.75, and its height 30.
    #expect(
      frame([["middle": 300, "wide": 200, "high": 80]], cuts: cuts) {
        $0.tweener.removeTween($1, ["left"])
      } == RuleFrame(x: 45, y: 0, width: 150, height: 40))
  }

  @Test("19 so does one that a waiting newcomer with atAdd takes", arguments: [1, 4, 10])
  func rule19_atAdd(cuts: Int) {
    let values: [[TweenParameters]] = [
      [["right": 300, "wide": 200]], [["wide": 200], ["right": 300]],
    ]
    for values in values {
      let frame = frame(values, cuts: cuts) { stage, box in
        _ = stage.add(box, [.duration: 1, .delay: 0.5, .overwrite: OverwriteMode.atAdd, "left": 0])
      }
      #expect(frame == RuleFrame(x: 37.5, y: 0, width: 150, height: 0))
    }
  }
}
