import Testing
import Tweener

@Suite("Rule 9: ends whose difference is not finite")
struct Rule09FarEndsTests {
  private let far = 1.7e308

  /// What rule 9 asks for there.
  private func value(from start: Double, to end: Double, _ eased: Double) -> Double {
    start * (1 - eased) + end * eased
  }

  @Test(
    "9 start × (1 - easing) + end × easing, in every lane and outside, to the bit",
    arguments: Rule09ValueTests.easings, [true, false])
  func rule09_farEnds(easing: Easing, directWrites: Bool) {
    let more: [TweenParameters] = [
      [:], [.onStart: {}], [.repeat: 3], [.repeat: 1, .onRepeat: {}], [.timeScale: 1.5],
      [.minimum: -far], [.overwrite: OverwriteMode.none], [.useFrames: true],
    ]
    for parameters in more {
      let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: -far))
      let tween = stage.add(
        box, parameters.merging([.duration: 7, .easing: easing, "x": far, "y": 8]) { $1 })
      for _ in 0..<4 {
        stage.tweener.advance(by: 1)
        let eased = easing(tween.progress)
        var expected = value(from: -far, to: far, eased)
        if parameters[.minimum] != nil { expected = max(expected, -far) }
        #expect(box.x == expected, "\(parameters)")
        #expect(box.y == 8 * eased, "\(parameters)")
      }
      for _ in 0..<4 { stage.tweener.advance(by: 10) }
      #expect([box.x, box.y] == [far, 8])
    }
  }

  @Test(
    "9 neighbours that share their memory with it go as they always do", arguments: [true, false])
  func rule09_neighbours(isHeard: Bool) {
    let (stage, box) = (RuleStage(), RuleBox())
    box.frame = RuleFrame(x: 1, y: far, width: 3, height: -far)
    var parameters: TweenParameters = [
      .duration: 1, "frame": RuleFrame(x: 9, y: -far, width: 7, height: far),
    ]
    if isHeard { parameters[.onUpdate] = {} }
    stage.add(box, parameters)
    stage.tweener.advance(by: 0.25)
    #expect(
      box.frame
        == RuleFrame(
          x: 3, y: value(from: far, to: -far, 0.25), width: 4,
          height: value(from: -far, to: far, 0.25)))
    // One that takes some of it away, and one that starts where it stands.
    stage.add(box, [.duration: 1, "left": 0, "top": far])
    let start = box.frame
    stage.tweener.advance(by: 0.5)
    #expect(
      box.frame
        == RuleFrame(
          x: 1.5, y: start.y + (far - start.y) * 0.5, width: 6,
          height: value(from: -far, to: far, 0.75)))
  }

  @Test("9 keyframes and values with a way of their own as well")
  func rule09_ways() {
    let (stage, box) = (RuleStage(), RuleBox())
    stage[box].add([
      .duration: 1, "x": TweenValue.to(TweenKeyframes([-far, far])),
      "y": TweenValue.fromTo(-far, far).filtered { $0 },
    ])
    stage.tweener.advance(by: 0.25)
    let expected = value(from: -far, to: far, 0.25)
    #expect([box.x, box.y] == [expected, expected])
  }
}
