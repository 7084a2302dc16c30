import Testing
import Tweener

@Suite("Rule 11: repeatRefresh")
struct Rule11RefreshTests {
  /// What a tween of `x` shows at each boundary and in each middle of three plays of one second, in
  /// steps of 1 / `cuts` s.
  private func shown(_ values: TweenParameters, from start: Double, cuts: Int, directWrites: Bool)
    -> [Double]
  {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: start))
    var shown: [Double] = []
    var parameters: TweenParameters = [.duration: 1, .repeat: 2, .repeatRefresh: true]
    parameters[.onRepeat] = { shown.append(box.x) }
    _ = stage.add(box, values.merging(parameters) { $1 })
    for _ in 0..<3 * cuts { stage.tweener.advance(by: 1 / Double(cuts)) }
    #expect(stage.problems.isEmpty)
    return shown + [box.x]
  }

  @Test(
    "11 each play starts from what is shown at the end of the one before, rounded and clamped",
    arguments: [1, 2, 8], [true, false])
  func rule11_limits(cuts: Int, directWrites: Bool) {
    func shown(_ values: TweenParameters, from start: Double = 0) -> [Double] {
      self.shown(values, from: start, cuts: cuts, directWrites: directWrites)
    }
    #expect(shown(["x": TweenValue.by(2.4)]) == [2.4, 4.8, 4.8 + 2.4])
    #expect(shown(["x": TweenValue.by(2.4), .rounded: true]) == [2, 4, 6])
    #expect(shown(["x": TweenValue.times(-2), .maximum: 5], from: 4) == [-8, 5, -10])
    #expect(shown(["x": TweenValue.by(-3), .minimum: 1], from: 5) == [2, 1, 1])
    // What has been rounded and then clamped is not rounded again.
    #expect(shown(["x": TweenValue.by(0.25), .rounded: true, .minimum: 0.5]) == [0.5, 1, 1])
    #expect(
      shown(["x": TweenValue.by(-2), .rounded: true, .minimum: 0.5], from: 2) == [0.5, 0.5, 0.5])
  }

  @Test(
    "11 between two plays, and in a seek, it shows where the next play begins", arguments: [1, 8])
  func rule11_limitsBetween(cuts: Int) {
    let (stage, box) = (RuleStage(), RuleBox(x: 2))
    let tween = stage[box].add([
      .duration: 1, .repeat: 2, .repeatDelay: 1, .repeatRefresh: true, .rounded: true,
      .minimum: 0.5, "x": TweenValue.by(-2),
    ])
    for _ in 0..<cuts { stage.tweener.advance(by: 1.5 / Double(cuts)) }
    #expect(box.x == 0.5)
    tween.seek(to: 1.25)
    #expect(box.x == 0.5)
    stage.tweener.advance(by: 1)
    // A quarter of the way from 0.5 to -1.5 is 0, which is held at 0.5.
    #expect(box.x == 0.5)
    tween.revert()
    #expect(box.x == 2)
  }
}
