import Testing
import Tweener

@Suite("Rule 11: repeats")
struct Rule11RepeatTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("11 repeats carry the remainder, any step size", arguments: [0.1, 0.37, 1, 1.9, 100])
  func rule11_remainder(step: Double) {
    stage.add(box, [.duration: 0.3, .repeat: -1, "x": 3])
    let length = Double(211_680_000)
    var now: Int64 = 0
    for _ in 0..<20 {
      stage.tweener.advance(by: step)
      now += Int64((step * Double(ruleSecond)).rounded())
      let passed = now % 211_680_000
      let expected = passed == 0 ? 3 : ruleValue(from: 0, to: 3, Double(passed), of: length)
      #expect(box.x == expected)
    }
  }

  @Test("11 onRepeat is called for every play that ends with another to follow, in one huge step")
  func rule11_hugeStep() {
    var repeats = 0
    var completes = 0
    stage.tweener.addCaller([
      .duration: 0.001, .repeat: 12_499,
      .onRepeat: { repeats += 1 }, .onComplete: { completes += 1 },
    ])
    #expect(stage.after(1_000, repeats) == 12_499)
    #expect(completes == 1)
  }

  @Test("11 plays, by what they show")
  func rule11_stories() {
    for repeats in [0, 1, 2, 5] {
      let ends = (1...repeats + 1).dropLast().map { "repeat @\($0).0" }
      heard(
        "11 repeat: n are n further plays after the first",
        [.duration: 1, .repeat: repeats, "x": 8], { "\($0.fate) \($0.calls)" },
        [
          .seconds(Double(repeats) + 0.5): "running \(["start @0.0"] + ends)",
          0.5: "completed \(["complete", "end completed"].map { "\($0) @\(repeats + 1).0" })",
        ])
    }
    story(
      "11 with autoreverse a pause after a backward play holds the start value", x: 1,
      [.duration: 1, .repeat: 3, .repeatDelay: 1, .autoreverse: true, "x": 11],
      [
        0.5: 6, 0.5: 11, 0.5: 11, 0.5: 11, 0.5: 6, 0.5: 1, 0.5: 1, 0.5: 1, 0.5: 6, 0.5: 11,
        0.5: 11, 0.5: 11, 0.5: 6, 0.5: 1,
      ])
    story(
      "11 relative values are resolved once, at the start", x: 5,
      [.duration: 1, .repeat: 2, "x": TweenValue.by(10)],
      [0.5: 10, 0.5: 15, 0.5: 10, 0.5: 15, 0.5: 10, 0.5: 15])
  }

  @Test("11 onRepeat comes at the end of the play, before any pause")
  func rule11_beforeThePause() {
    var seen: [Double] = []
    stage.add(
      box,
      stage.noted("a", [.duration: 0.5, .repeat: 2, .repeatDelay: 0.25, "x": 6]).merging([
        .onRepeat: {
          seen.append(box.x)
          stage.note("a repeat")
        }
      ]) { $1 })
    stage.expectLog(
      after: 3, "a start @0.0", "a repeat @0.5", "a repeat @1.25", "a complete @2.0",
      "a end completed @2.0")
    #expect(seen == [6, 6])
  }

  @Test(
    "11 at the boundary the value is the end value; the next play shows from the instant after",
    arguments: [true, false], [true, false])
  func rule11_boundary(directWrites: Bool, listens: Bool) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 1))
    var parameters: TweenParameters = [.duration: 1, .repeat: 5, "x": 11]
    if listens { parameters[.onRepeat] = {} }
    let tween = stage.add(box, parameters)
    #expect(stage.after(1, [box.x, tween.progress]) == [11, 1])
    #expect(stage.after(0, box.x) == 11)
    stage.tweener.advance(by: ruleFlicks(1))
    #expect(box.x == ruleValue(from: 1, to: 11, 1, of: Double(ruleSecond)))
    // From the middle of a play to the very end of a later one.
    stage.expect(box.x, [.to(3): 11, .to(3.5): 6])
  }

  @Test(
    "11 during a pause to its last instant the value is the end value", arguments: [true, false],
    [true, false])
  func rule11_gap(directWrites: Bool, listens: Bool) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 1))
    var parameters: TweenParameters = [.duration: 1, .repeat: 5, .repeatDelay: 1, "x": 11]
    if listens { parameters[.onRepeat] = {} }
    let tween = stage.add(box, parameters)
    #expect(stage.after(1.5, [box.x, tween.progress]) == [11, 1])
    box.x = 77
    #expect(stage.after(0.25, box.x) == 11)
    stage.tweener.advance(to: 2)
    #expect([box.x, tween.progress] == [11, 1])
    stage.tweener.advance(by: ruleFlicks(1))
    #expect(box.x == ruleValue(from: 1, to: 11, 1, of: Double(ruleSecond)))
    stage.tweener.advance(to: 4)
    #expect(box.x == 11)
  }

  @Test(
    "11 with autoreverse every second play runs backwards over the same curve, bit for bit",
    arguments: Rule09ValueTests.easings, [true, false])
  func rule11_autoreverse(easing: Easing, directWrites: Bool) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 0.1))
    stage.add(box, [.duration: 0.7, .easing: easing, .repeat: -1, .autoreverse: true, "x": 12.3])
    let length: Int64 = 493_920_000
    var there: [UInt64] = []
    let steps: [Int64] = [1, 17_000_001, 200_000_000, 100_000_000, 176_000_000, 919_998]
    #expect(steps.reduce(0, +) == length)
    for step in steps {
      stage.tweener.advance(by: ruleFlicks(step))
      there.append(box.x.bitPattern)
    }
    there.removeLast()
    var back: [UInt64] = []
    for step in steps.reversed().dropLast() {
      stage.tweener.advance(by: ruleFlicks(step))
      back.append(box.x.bitPattern)
    }
    #expect(back == there.reversed())
    #expect(stage.after(ruleFlicks(1), box.x) == 0.1)
    #expect(stage.after(ruleFlicks(1), box.x.bitPattern) == there[0])
  }

  @Test("11 removing a tween in its onRepeat stops the rest of a huge step")
  func rule11_removedInRepeat() {
    var repeats = 0
    let tween = stage[box].add([
      .duration: 1, .repeat: -1, "x": 10,
      .onRepeat: { (tween: Tween) in
        repeats += 1
        if repeats == 3 { tween.remove() }
      },
    ])
    #expect(stage.after(1_000, repeats) == 3)
    #expect([box.x, tween.elapsed] == [10, 3])
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test("11 a tween that nobody listens to may repeat for ever through a huge step")
  func rule11_quiet() {
    stage.add(box, [.duration: ruleFlicks(7), .repeat: -1, "x": 7])
    stage.tweener.advance(by: 100_000)
    // 70,560,000,000,000 flicks are a whole number of sevens.
    #expect(box.x == 7)
    #expect(stage.after(ruleFlicks(3), box.x) == 3)
  }

  /// What a tween of `x` shows at each boundary and in each middle of three plays of one second, in
  /// steps of 1 / `cuts` s.
  private func shown(_ values: TweenParameters, from start: Double, cuts: Int, directWrites: Bool)
    -> [Double]
  {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: start))
    var shown: [Double] = []
    var parameters: TweenParameters = [.duration: 1, .repeat: 2, .repeatRefresh: true]
    parameters[.onRepeat] = { shown.append(box.x) }
    stage.add(box, values.merging(parameters) { $1 })
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
    stage.expect(box.x, of: tween, [[]: 0.5, .seek(1.25): 0.5])
    stage.tweener.advance(by: 1)
    // A quarter of the way from 0.5 to -1.5 is 0, which is held at 0.5.
    stage.expect(box.x, of: tween, [[]: 0.5, .revert: 2])
  }
}
