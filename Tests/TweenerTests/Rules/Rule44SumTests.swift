import Testing
import Tweener

@Suite("Rule 44: velocity of sums")
struct Rule44SumTests {
  /// A box of which the middle, the far edge and a part of both are properties.
  private func stage() -> (RuleStage, RuleBox) {
    let (stage, box) = (RuleStage(), RuleBox())
    box.frame = RuleFrame(x: 0, y: 0, width: 100, height: 60)
    for (name, property) in [
      ("middle", TweenProperty(partOf: "frame", \RuleFrame.x, plus: [\.width: 0.5])),
      ("end", TweenProperty(partOf: "frame", \RuleFrame.x, plus: [\.width: 1])),
      ("mixed", TweenProperty(partOf: "frame", \RuleFrame.y, plus: [\.height: -2, \.width: 0.25])),
    ] {
      stage.tweener.registerSpecialProperty(TweenKey(name), property)
    }
    return (stage, box)
  }

  private func near(_ velocity: [Double]?, _ expected: [Double]) -> Bool {
    guard let velocity, velocity.count == expected.count else { return false }
    return zip(velocity, expected).allSatisfy { abs($0 - $1) <= 1e-8 * max(1, abs($1)) }
  }

  @Test("44 where a number of the sum moves too, each has the velocity that shows")
  func velocities() {
    let (stage, box) = stage()
    // The middle from 50 to 150, the width from 100 to 200.
    stage.add(box, [.duration: 1, "middle": 150, "wide": 200])
    stage.tweener.advance(by: 0.5)
    let velocity = stage.tweener.velocity(of:_:)
    #expect(near(velocity(box, "middle"), [100]))
    #expect(near(velocity(box, "left"), [50]))
    #expect(near(velocity(box, "frame"), [50, 0, 100, 0]))
    #expect(near(velocity(box, "end"), [150]))
    #expect(near(velocity(box, "wide"), [100]))
  }

  @Test("44 so it is in whatever order the calls come, and for several shares")
  func order() {
    for isFirst in [true, false] {
      let (stage, box) = stage()
      if isFirst { _ = stage.add(box, [.duration: 1, "mixed": 40]) }
      stage.add(box, [.duration: 2, "wide": 180, "high": 20])
      if !isFirst { _ = stage.add(box, [.duration: 1, "mixed": 40]) }
      stage.tweener.advance(by: 0.25)
      // From -95, by 135 a second; y is that + 2 × height - width / 4.
      let mixed = 135.0
      #expect(near(stage.tweener.velocity(of: box, "mixed"), [mixed]))
      #expect(near(stage.tweener.velocity(of: box, "top"), [mixed + 2 * -20 - 0.25 * 40]))
    }
  }

  @Test(
    "44 what takes over starts with the velocity that shows", arguments: ["left", "end", "middle"])
  func takingOver(name: String) {
    let expected = ["left": 50.0, "end": 150, "middle": 100][name] ?? .nan
    let ways: [TweenParameters] = [
      [.spring: TweenSpring.smooth, TweenKey(name): 400],
      [.duration: 1, .handover: HandoverMode.smooth, TweenKey(name): 400],
      [TweenKey(name): TweenValue.decay()],
    ]
    for way in ways {
      let (stage, box) = stage()
      stage.add(box, [.duration: 1, "middle": 150, "wide": 200])
      stage.tweener.advance(by: 0.5)
      stage.add(box, way)
      stage.tweener.advance(by: 0)
      #expect(near(stage.tweener.velocity(of: box, TweenKey(name)), [expected]), "\(way)")
      #expect(stage.problems.isEmpty)
    }
  }
}
