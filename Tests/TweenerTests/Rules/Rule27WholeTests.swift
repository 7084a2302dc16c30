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

  private func played(
    _ target: RuleCounters, _ parameters: TweenParameters, _ steps: Int = 4,
    directWrites: Bool = true,
    _ look: () -> Void = {}
  ) {
    let stage = RuleStage(directWrites: directWrites)
    stage.tweener.addTween(target, parameters)
    for _ in 0..<steps {
      stage.tweener.advance(by: 1 / Double(steps))
      look()
    }
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "27 the nearest whole number at each write, halves away from zero", arguments: [true, false])
  func rule27_nearest(directWrites: Bool) {
    var seen: [[Int]] = []
    played(target, [.duration: 1, "int": 10, "small": -2], directWrites: directWrites) {
      seen.append([target.int, Int(target.small)])
    }
    // 2.5, 5, 7.5, 10; and -0.5, -1, -1.5, -2
    #expect(seen == [[3, -1], [5, -1], [8, -2], [10, -2]])
  }

  @Test("27 clamped to their type where the easing overshoots")
  func rule27_clamped() {
    var bytes: [UInt8] = []
    played(target, [.duration: 1, .easing: { (t: Double) in t * 4 - 2 }, "byte": 200]) {
      bytes.append(target.byte)
    }
    // -200, 0, 200, and the end value itself
    #expect(bytes == [0, 0, 200, 200])
    let small = RuleCounters()
    var smalls: [Int8] = []
    played(small, [.duration: 1, .easing: { (t: Double) in t * 8 - 4 }, "small": -100]) {
      smalls.append(small.small)
    }
    #expect(smalls == [127, 0, -128, -100])
  }

  @Test("27 an end value beyond what the type holds is clamped to it")
  func rule27_endBeyond() {
    played(target, [.duration: 1, "byte": 1_000, "small": -1_000, "unsigned": -4])
    #expect(target.byte == 255)
    #expect(target.small == -128)
    #expect(target.unsigned == 0)
  }

  @Test("27 a fraction as the end value is rounded, halves away from zero")
  func rule27_endFraction() {
    played(target, [.duration: 1, "int": 2.5, "small": -2.5])
    #expect(target.int == 3)
    #expect(target.small == -3)
  }

  @Test(
    "27 the last write is the end value as given, beyond 2^53 too",
    arguments: [9_007_199_254_740_993, 9_223_372_036_854_775_807, -9_223_372_036_854_775_807])
  func rule27_exactEnd(end: Int64) {
    played(target, [.duration: 1, "long": end])
    #expect(target.long == end)
    let back = RuleCounters()
    back.long = end
    played(back, [.duration: 1, "long": TweenValue.from(Int64(0))])
    #expect(back.long == end)
    let reversing = RuleCounters()
    reversing.long = end
    played(reversing, [.duration: 0.5, .repeat: 1, .autoreverse: true, "long": Int64(5)])
    #expect(reversing.long == end)
  }

  @Test("27 the largest of all is not lost to rounding on the way")
  func rule27_largest() {
    var seen: [UInt64] = []
    played(target, [.duration: 1, "unsigned": UInt64.max]) { seen.append(target.unsigned) }
    let expected: [UInt64] = [1 << 62, 1 << 63, 3 << 62, .max]
    #expect(seen == expected)
  }

  @Test("27 relative values of whole numbers")
  func rule27_relative() {
    target.int = 10
    target.byte = 250
    played(target, [.duration: 1, "int": "*=1.25", "byte": "+=100"])
    #expect(target.int == 13)
    #expect(target.byte == 255)
  }

  @Test("27 relative values are computed as Double: exact up to 2^53")
  func rule27_relativeBeyond() {
    target.long = 1 << 53 - 100
    target.unsigned = 1 << 53 + 1
    played(target, [.duration: 1, "long": TweenValue.by(100), "unsigned": TweenValue.by(100)])
    #expect(target.long == 1 << 53)
    #expect(target.unsigned == 1 << 53 + 100)
  }

  @Test("27 rounding and limits apply on top", arguments: [true, false])
  func rule27_limits(directWrites: Bool) {
    played(target, [.duration: 1, .maximum: 6, "int": 10, "float": 10], directWrites: directWrites)
    #expect(target.int == 6)
    #expect(target.float == 6)
  }

  @Test("27 a Float property takes the nearest Float at each write", arguments: [true, false])
  func rule27_float(directWrites: Bool) {
    var seen: [Float] = []
    played(
      target, [.duration: 1, .easing: Easing.inSine, "float": 0.1], directWrites: directWrites
    ) {
      seen.append(target.float)
    }
    let end = Double(Float(0.1))
    #expect(seen == [0.25, 0.5, 0.75].map { Float(end * Easing.inSine($0)) } + [0.1])
  }
}
