import Testing
import Tweener

@Suite("Rule 9: the value of a running tween")
struct Rule09ValueTests {
  private let box = RuleBox()

  static let easings: [Easing] = [
    .linear, .inOutQuad, .outCubic, .inExpo, .outBack, .inOutElastic, .outBounce, .inSine, .inCirc,
    .steps(3), .cubicBezier(0.25, 0.1, 0.25, 1), .custom { $0 * $0 * 2 - $0 },
  ]

  @Test(
    "9 value = start + (end - start) × easing(progress), to the bit", arguments: easings,
    [true, false])
  func rule09_formula(easing: Easing, directWrites: Bool) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 0.1))
    box.frame.x = -7
    stage.add(box, [.duration: 0.7, .easing: easing, "x": 12.3, "left": 1e10])
    let length: Int64 = 493_920_000
    var passed: Int64 = 0
    for step in [1, 17_000_001, 200_000_000, 100_000_000, 176_000_000] as [Int64] {
      passed += step
      stage.tweener.advance(by: ruleFlicks(step))
      let eased = easing(Double(passed) / Double(length))
      #expect([box.x, box.frame.x] == [0.1 + (12.3 - 0.1) * eased, -7 + (1e10 - -7) * eased])
    }
  }

  @Test("9 what is written")
  func rule09_stories() {
    story(
      "9 a closure is an easing as well",
      [.duration: 1, .easing: { (t: Double) in t * t * t }, "x": 8], [0.5: 1])
    story(
      "9 the last write of every play, also backwards", x: 1e16,
      [.duration: 1, .repeat: 3, .autoreverse: true, .easing: Easing.inSine, "x": 0.3],
      [1: 0.3, 1: 1e16, 1: 0.3, 1: 1e16])
    story(
      "9 whatever the easing says at 1",
      [.duration: 1, .easing: { (_: Double) in 0.5 }, "x": 8], [0.9: 4, 0.1: 8])
    story(
      "9 rounded: whole numbers, halves away from zero, the last write included",
      [.duration: 1, .rounded: true, "x": 10, "y": -10, "z": 2.5], { [$0.x, $0.y, $0.z] },
      [0.25: [3, -3, 1], 0.25: [5, -5, 1], 0.25: [8, -8, 2], 0.25: [10, -10, 3]])
    // Rounding first: 6.5 and -2.5 are what clamping leaves, not 7 and -3.
    story(
      "9 then clamping, the last write included",
      [.duration: 1, .minimum: -2.5, .maximum: 6.5, .rounded: true, "x": 10, "y": -10],
      { [$0.x, $0.y] },
      [0.25: [3, -2.5], 0.25: [5, -2.5], 0.25: [6.5, -2.5], 0.25: [6.5, -2.5]])
    story(
      "9 rounding and clamping hold for a value applied at once",
      [.rounded: true, .maximum: 3, "x": 7.7, "y": 1.5], { [$0.x, $0.y] }, [[]: [3, 2]])
    story(
      "9 and between plays",
      [.duration: 1, .repeat: 1, .repeatDelay: 1, .rounded: true, .maximum: 3, "x": 2.5], [1.5: 3])
  }

  @Test("9 the last write is the end value itself, bit for bit", arguments: [true, false])
  func rule09_lastWrite(directWrites: Bool) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 1e16))
    box.y = -0.1
    // 1e16 + (0.3 - 1e16) × 1 is not 0.3.
    #expect(1e16 + (0.3 - 1e16) != 0.3)
    stage.add(box, [.duration: 1, "x": 0.3, "y": -0.0])
    #expect(stage.after(1, box.x) == 0.3)
    #expect(box.y.bitPattern == (-0.0).bitPattern)
  }

  @Test("9 clamping alone keeps the fraction")
  func rule09_clampedOnly() {
    let stage = RuleStage()
    stage.add(box, [.duration: 1, .maximum: 5.25, .easing: Easing.outBack, "x": 5])
    var highest = 0.0
    for _ in 0..<50 {
      stage.tweener.advance(by: 0.02)
      highest = max(highest, box.x)
    }
    #expect(highest == 5.25)
    #expect(box.x == 5)
  }
}
