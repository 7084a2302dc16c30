import Testing
import TweenerTestSupport

@testable import Tweener

/// What lanes write beside plain numbers: whole numbers, rounded and clamped ones, by frames, by easings of the caller's, and sums.
/// The exact path computes the same, tween by tween.
@Suite("Lanes of every kind of number")
struct LaneKindsTests {
  private static let ownEasing = Easing.custom { $0 * $0 * (3 - 2 * $0) }

  private static var kinds: KeyValuePairs<String, TweenParameters> {
    [
      "a whole number": ["int": 1_000],
      "a byte, beyond its range on the way": ["byte": 255, .easing: Easing.outBack],
      "a signed byte": ["tiny": -128, .easing: Easing.inOutBack],
      "a short whole number": ["short": -30_000, .easing: Easing.outElastic],
      "an unsigned one": ["long": 4_000_000_000, .easing: Easing.inBack],
      "a Float": ["small": 0.1],
      "rounded": ["number": 12, .rounded: true],
      "clamped": ["number": 90, .minimum: 3.5, .maximum: 40.25],
      "rounded and clamped, to and fro": [
        "number": -9, .rounded: true, .minimum: -4, .repeat: 3, .autoreverse: true,
      ],
      "by frames": ["number": 3, .useFrames: true, .duration: 37],
      "a spring by frames": ["number": 3, .useFrames: true, .spring: TweenSpring.bouncy],
      "a whole number by a spring": ["int": 40, .spring: TweenSpring.bouncy],
      "an easing of one's own": ["number": 8, .easing: ownEasing],
      "an easing of one's own, whole, repeating": [
        "int": 80, .easing: ownEasing, .repeat: 5, .autoreverse: true,
      ],
      "a middle": ["middle": 80],
      "a middle of Floats, rounded": ["floatMiddle": 80.3, .rounded: true],
      "a point of two sums": ["centre": SIMD2(40.0, -3.0)],
      "a point of different sums": ["corner": SIMD2(40.0, -3.0)],
    ]
  }

  @Test("each is moved by a lane, to the bits of the exact path", arguments: kinds.indices)
  func laned(index: Int) {
    let (name, parameters) = Self.kinds[index]
    let tweener = Tweener()
    let cast = KindsCast()
    var call = parameters
    if call[.spring] == nil, call[.duration] == nil { call[.duration] = 1.3 }
    let tween = tweener.addTween(cast, call)
    for _ in 0..<40 {
      tweener.advance(by: 1.0 / 30)
      guard tween.outcome == nil else { break }
      #expect(tweener.engine.writers.scalarRows.isEmpty, "\(name)")
      let shown = cast.bits
      tweener.engine.writeAll()
      #expect(cast.bits == shown, "\(name) at \(tweener.time)")
    }
    #expect(tween.problems.isEmpty, "\(name)")
  }

  @Test("a lane that counts frames tells them apart far from the first, where its epoch moves")
  func farFrames() {
    let tweener = Tweener()
    let cast = KindsCast()
    tweener.addTween(cast, [.duration: 8_000_000, .useFrames: true, "x": 8_000_001])
    #expect(tweener.after(0.01, cast.frame.x) == 2)
    // A frame each, of which the engine is told at the next step.
    for _ in 1..<3_300_000 { tweener.engine.clock.countFrame() }
    #expect(tweener.after(0.01, cast.frame.x) == 3_300_002)
    #expect(tweener.engine.clock.frameEpoch > 0)
    #expect(tweener.after(0.01, cast.frame.x) == 3_300_003)
    #expect(tweener.engine.writers.scalarRows.isEmpty)
  }

  @Test(
    "random calls of all kinds show the bits of the exact path, however they are written and cut")
  func random() {
    let trial = LaneSceneTrial<KindsCast>(call: call)
    for seed in 1...UInt64(TrialCount.of(1_000, few: 25)) { trial.check(seed) }
  }

  private func call(_ random: inout SplitMix64) -> TweenParameters {
    var call: TweenParameters = [
      .duration: Double(random.whole(in: 0...12)) / 8, .delay: Double(random.whole(in: -2...4)) / 8,
    ]
    let names: [TweenKey] = [
      "int", "byte", "tiny", "short", "long", "small", "number", "middle", "floatMiddle", "width",
      "x",
    ]
    for _ in 0...random.whole(in: 0...1) {
      call[random.pick(names)] = Double(random.whole(in: -300...300)) / 2
    }
    call[.easing] = random.pick([.linear, .outBack, .inOutElastic(), Self.ownEasing, .steps(5)])
    if random.chance(25) { call[.rounded] = true }
    if random.chance(20) { call[.minimum] = Double(random.whole(in: -99...10)) + 0.5 }
    if random.chance(20) { call[.maximum] = Double(random.whole(in: 11...99)) + 0.25 }
    if random.chance(20) {
      call[.useFrames] = true
      call[.duration] = Double(random.whole(in: 0...12))
      call[.delay] = 0
    }
    if random.chance(30) {
      call[.repeat] = random.whole(in: 1...4)
      call[.autoreverse] = random.chance(50)
    }
    if random.chance(10) { call[.timeScale] = 0.75 }
    if random.chance(10) { call[.spring] = TweenSpring.bouncy }
    return call
  }
}

private struct SmallFrame: Tweenable {
  var x: Float = 0
  var width: Float = 7.3
  static var tweenableComponents: [TweenableComponent<SmallFrame>] { [.init(\.x), .init(\.width)] }
}

private final class KindsCast: TweenTarget, LaneSceneCast {
  var int = 3
  var byte: UInt8 = 7
  var tiny: Int8 = 1
  var short: Int16 = 300
  var long: UInt = 12
  var small: Float = 1.7
  var number = -0.5
  var frame = RuleFrame(x: 1, y: 2, width: 30.1, height: 4.7)
  var smallFrame = SmallFrame()

  var bits: [UInt64] {
    [
      int.rawBits, byte.rawBits, tiny.rawBits, short.rawBits, long.rawBits, small.rawBits,
      number.rawBits, frame.x.rawBits, frame.y.rawBits, frame.width.rawBits,
      smallFrame.x.rawBits, smallFrame.width.rawBits,
    ]
  }

  static var tweenProperties: TweenProperties {
    [
      "int": .init(\KindsCast.int), "byte": .init(\KindsCast.byte),
      "tiny": .init(\KindsCast.tiny), "short": .init(\KindsCast.short),
      "long": .init(\KindsCast.long), "small": .init(\KindsCast.small),
      "number": .init(\KindsCast.number), "frame": .init(\KindsCast.frame),
      "smallFrame": .init(\KindsCast.smallFrame),
      "x": .init(partOf: "frame", \RuleFrame.x), "width": .init(partOf: "frame", \RuleFrame.width),
      "middle": .init(partOf: "frame", \RuleFrame.x, plus: [\.width: 0.5]),
      "floatMiddle": .init(partOf: "smallFrame", \SmallFrame.x, plus: [\.width: 0.3]),
      "centre": .init(
        gathering: [\RuleFrame.x, \.y], of: "frame", in: SIMD2(0.0, 0.0),
        plus: [[\.width: 0.5], [\.height: 0.5]]),
      "corner": .init(
        gathering: [\RuleFrame.x, \.y], of: "frame", in: SIMD2(0.0, 0.0),
        plus: [[\.width: 0.5], [\.height: 0.3]]),
    ]
  }
}
