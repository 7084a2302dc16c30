import Testing
import Tweener

final class RuleCounters: TweenTarget {
  var int = 0
  var byte: UInt8 = 0
  var small: Int8 = 0
  var long: Int64 = 0
  var unsigned: UInt64 = 0
  var float: Float = 0

  static var tweenProperties: TweenProperties {
    [
      "int": .init(\RuleCounters.int), "byte": .init(\RuleCounters.byte),
      "small": .init(\RuleCounters.small), "long": .init(\RuleCounters.long),
      "unsigned": .init(\RuleCounters.unsigned), "float": .init(\RuleCounters.float),
    ]
  }
}

@Suite("Rule 27: whole-number properties")
struct Rule27WholeTests {
  private let target = RuleCounters()

  /// Plays a second of a tween in as many steps, and looks after each.
  private func played<Value>(
    _ target: RuleCounters, _ parameters: TweenParameters, _ steps: Int = 4,
    directWrites: Bool = true, _ look: (RuleCounters) -> Value
  ) -> [Value] {
    let stage = RuleStage(directWrites: directWrites)
    stage.tweener.addTween(target, parameters)
    defer { #expect(stage.problems.isEmpty) }
    return stage.values(of: look(target), every: 1 / Double(steps), times: steps)
  }

  @Test(
    "27 the nearest whole number at each write, halves away from zero", arguments: [true, false])
  func rule27_nearest(directWrites: Bool) {
    let seen = played(target, [.duration: 1, "int": 10, "small": -2], directWrites: directWrites) {
      [$0.int, Int($0.small)]
    }
    // 2.5, 5, 7.5, 10; and -0.5, -1, -1.5, -2
    #expect(seen == [[3, -1], [5, -1], [8, -2], [10, -2]])
  }

  @Test("27 clamped to their type where the easing overshoots")
  func rule27_clamped() {
    let bytes = played(
      target, [.duration: 1, .easing: { (t: Double) in t * 4 - 2 }, "byte": 200]
    ) { $0.byte }
    // -200, 0, 200, and the end value itself
    #expect(bytes == [0, 0, 200, 200])
    let smalls = played(
      target, [.duration: 1, .easing: { (t: Double) in t * 8 - 4 }, "small": -100]
    ) { $0.small }
    #expect(smalls == [127, 0, -128, -100])
  }

  @Test(
    "27 a whole number that no Double is stays where its tween begins, however time came there",
    arguments: [true, false])
  func rule27_largeStart(directWrites: Bool) {
    let start: Int64 = 1 << 53 + 1
    let calls: [TweenParameters] = [["long": 5], ["long": [7, 5]], ["int": 5, "long": 9]]
    for words in calls {
      let (stage, target) = (RuleStage(directWrites: directWrites), RuleCounters())
      target.long = start
      let isGiven = words["long"] is [Int]
      let tween = stage.tweener.addTween(target, words.merging([.duration: 1]) { $1 })
      #expect(stage.after(0, target.long) == (isGiven ? 7 : start))
      stage.tweener.advance(by: 0.5)
      tween.seek(to: 0)
      #expect(target.long == (isGiven ? 7 : start))
      tween.seek(to: 0.5)
      tween.pause()
      tween.seek(to: 0)
      #expect(stage.after(1, target.long) == (isGiven ? 7 : start))
    }
    var timeline = TweenTimeline()
    timeline.add(target, [.duration: 1, "long": 5], at: 1)
    target.long = start
    let stage = RuleStage(directWrites: directWrites)
    let tween = stage.tweener.addTimeline(timeline)
    #expect(stage.after(1, target.long) == start)
    stage.tweener.advance(by: 0.5)
    for place in [1, 0.5, 0] {
      tween.seek(to: place)
      #expect(target.long == start)
    }
  }

  @Test("27 the whole numbers at which tweens end")
  func rule27_ends() {
    /// What all counters are after a second of a tween, from these on.
    func ends(_ parameters: TweenParameters, _ prepare: (RuleCounters) -> Void = { _ in })
      -> [Int]
    {
      let target = RuleCounters()
      prepare(target)
      return played(target, parameters.merging([.duration: 1]) { $1 }) {
        [$0.int, Int($0.byte), Int($0.small), Int($0.long), Int($0.unsigned)]
      }[3]
    }
    let beyond = ends(["byte": 1_000, "small": -1_000, "unsigned": -4])
    #expect(beyond == [0, 255, -128, 0, 0], "an end value beyond what the type holds is clamped")
    let fraction = ends(["int": 2.5, "small": -2.5])
    #expect(fraction == [3, 0, -3, 0, 0], "a fraction is rounded, halves away from zero")
    let relative = ends(["int": "*=1.25", "byte": "+=100"]) { ($0.int, $0.byte) = (10, 250) }
    #expect(relative == [13, 255, 0, 0, 0], "relative values of whole numbers")
    let far = ends(["long": TweenValue.by(100), "unsigned": TweenValue.by(100)]) {
      ($0.long, $0.unsigned) = (1 << 53 - 100, 1 << 53 + 1)
    }
    #expect(far == [0, 0, 0, 1 << 53, 1 << 53 + 100], "computed as Double: exact up to 2^53")
  }

  @Test(
    "27 the last write is the end value as given, beyond 2^53 too",
    arguments: [9_007_199_254_740_993, 9_223_372_036_854_775_807, -9_223_372_036_854_775_807])
  func rule27_exactEnd(end: Int64) {
    #expect(played(target, [.duration: 1, "long": end]) { $0.long }.last == end)
    let back: TweenParameters = [.duration: 1, "long": TweenValue.from(Int64(0))]
    #expect(played(target, back) { $0.long }.last == end)
    let reversing: TweenParameters = [
      .duration: 0.5, .repeat: 1, .autoreverse: true, "long": Int64(5),
    ]
    #expect(played(target, reversing) { $0.long }.last == end)
  }

  @Test("27 the largest of all is not lost to rounding on the way")
  func rule27_largest() {
    let seen = played(target, [.duration: 1, "unsigned": UInt64.max]) { $0.unsigned }
    let expected: [UInt64] = [1 << 62, 1 << 63, 3 << 62, .max]
    #expect(seen == expected)
  }

  @Test("27 rounding and limits apply on top", arguments: [true, false])
  func rule27_limits(directWrites: Bool) {
    let words: TweenParameters = [.duration: 1, .maximum: 6, "int": 10, "float": 10]
    let seen = played(target, words, directWrites: directWrites) { [Float($0.int), $0.float] }
    #expect(seen.last == [6, 6])
  }

  @Test("27 a Float property takes the nearest Float at each write", arguments: [true, false])
  func rule27_float(directWrites: Bool) {
    let words: TweenParameters = [.duration: 1, .easing: Easing.inSine, "float": 0.1]
    let seen = played(target, words, directWrites: directWrites) { $0.float }
    let end = Double(Float(0.1))
    #expect(seen == [0.25, 0.5, 0.75].map { Float(end * Easing.inSine($0)) } + [0.1])
  }
}
