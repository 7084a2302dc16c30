import Testing
import TweenerTestSupport

@testable import Tweener

/// What is added by a tween that does so alone on its target, moved by lanes. The exact path writes the same, target by target.
@Suite("Lanes that add")
struct AdditiveLanesTests {
  private let tweener = Tweener()
  private let cast = AddedCast()

  private static var bump: TweenValue {
    .offset(TweenKeyframes([0, 30, -7.3, 0], at: [0, 0.2, 0.7, 1]))
  }
  private static var curve: TweenValue { .offset { 40 * $0 * (1 - $0) } }

  private static var kinds: KeyValuePairs<String, TweenParameters> {
    [
      "keyframes": ["number": bump],
      "a function": ["number": curve],
      "on a whole number": ["int": bump],
      "on a single-precision number": ["float": bump],
      "on all numbers of a value": ["point": bump],
      "on a part of a value": ["x": bump],
      "on two properties": ["number": bump, "point": curve],
      "beside a number that is moved": ["number": bump, "int": 80],
      "behind a setter": ["guarded": bump],
      "a function behind a setter": ["guarded": curve],
      "by a curve that leaves 0…1": ["number": bump.eased(.outBack)],
      "by a curve of one's own": ["number": bump, .easing: Easing.custom { $0 * $0 }],
      "that does not end at nothing": ["number": TweenValue.offset(TweenKeyframes([5, 9, 4]))],
      "with a jump": [
        "number": TweenValue.offset(TweenKeyframes([0, 9, 4, 0], at: [0, 0.5, 0.5, 1]))
      ],
      "one keyframe": ["number": TweenValue.offset(TweenKeyframes([5]))],
      "none": ["number": TweenValue.offset(TweenKeyframes([]))],
      "too far for numbers": ["number": TweenValue.offset(TweenKeyframes([-1e308, 1e308]))],
      "again and again": ["number": bump, .repeat: 3],
      "to and fro": ["number": bump, .repeat: 3, .autoreverse: true, .easing: Easing.inOutSine],
      "by frames": ["number": bump, .useFrames: true, .duration: 37],
      "faster": ["number": bump, .timeScale: 1.75],
    ]
  }

  /// How many entries lie in lanes that add.
  private func entryCount(_ tweener: Tweener) -> Int {
    tweener.engine.writers.lanes.lanes.filter { $0.stage == .added }.reduce(0) { $0 + $1.count }
  }

  @Test("each is moved by a lane, to the bits of the exact path", arguments: kinds.indices)
  func laned(index: Int) {
    let (name, parameters) = Self.kinds[index]
    tweener.onProblem = { Issue.record("\($0)") }
    let before = cast.bits
    var call = parameters
    if call[.duration] == nil { call[.duration] = 1.3 }
    let tween = tweener.addTween(cast, call)
    var (moved, others) = (0, Set<[UInt64]>())
    for _ in 0..<45 {
      tweener.advance(by: 1.0 / 30)
      guard tween.outcome == nil else { break }
      let shown = cast.bits
      others.insert(shown)
      if entryCount(tweener) > 0 { moved += 1 }
      tweener.engine.writeAll()
      #expect(cast.bits == shown, "\(name) at \(tweener.time)")
    }
    // A plan with a curve of the caller's is not for lanes.
    #expect(moved >= 20 || name == "by a curve of one's own", "\(name)")
    #expect(others.count > 10 || name == "one keyframe" || name == "none", "\(name)")
    tweener.advance(by: 9)
    if parameters["int"] as? Int == nil { #expect(cast.bits == before, "\(name)") }
    #expect(entryCount(tweener) == 0)
    tweener.checkInvariants()
  }

  @Test("keyframes give the same bits to one tween and to a run, at their times and between")
  func keyframes() {
    var random = SplitMix64(seed: 3)
    for trial in 0..<TrialCount.of(2_000, few: 25) {
      let count = random.whole(in: 1...7)
      let times = (0..<count).map { _ in Double(random.whole(in: 0...8)) / 8 }
      let keyframes = TweenKeyframes(
        (0..<count).map { _ in Double(random.whole(in: -50...50)) / 3 }, at: times)
      let easings: [Easing] = [
        .linear, .outBack, .inOutElastic(), .steps(5), .ease, .points([0.5, 1, 0.5]),
      ]
      let easing = random.pick(easings)
      guard let added = AddedKeyframes(keyframes, easing) else {
        Issue.record("trial \(trial)")
        continue
      }
      let shares = (0..<random.whole(in: 1...33)).map { _ in
        random.chance(50) ? random.pick(times + [0, 1]) : Double(random.whole(in: 0...999)) / 999
      }
      AddedWays.withRoom(for: shares.count) { ways in
        for (place, share) in shares.enumerated() {
          ways.put(added.way(at: share), share, at: place)
        }
        ways.ease(by: added.easing)
        for (place, share) in shares.enumerated() {
          let isEnd = share == 0 || share == 1
          let amount = isEnd ? 0 : keyframes.value(at: share, easing: easing.callAsFunction)
          #expect(ways.amounts[place] == amount, "trial \(trial), share \(share)")
        }
      }
    }
  }

  @Test("a tween that drives what is below takes it out of its lane, and its end puts it back")
  func driven() {
    tweener.addTween(cast, [.duration: 8, "number": Self.curve])
    #expect(tweener.after(1, entryCount(tweener)) == 1)
    tweener.addTween(cast, [.duration: 1, "int": 9])
    tweener.advance(by: 0.5)
    // What moves another property is nothing to it.
    #expect(entryCount(tweener) == 1)
    let move = tweener.addTween(cast, [.duration: 1, .easing: Easing.linear, "number": 100])
    #expect(tweener.after(0.5, entryCount(tweener)) == 0 && cast.number == 50 + 40 * 0.25 * 0.75)
    move.pause()
    cast.number = 7
    #expect(tweener.after(1, cast.number) == 7 + 40 * 0.375 * 0.625)
    move.remove()
    #expect(tweener.after(1, entryCount(tweener)) == 1 && cast.number == 7 + 40 * 0.25)
    tweener.checkInvariants()
    #expect(tweener.after(4, cast.number) == 7 && tweener.tweenCount == 0)
  }

  @Test("two that add to one target are added in the order of their age, and each alone by a lane")
  func several() {
    cast.number = 0.1
    let tiny = TweenValue.offset { _ in 1e-17 }
    tweener.addTween(cast, [.duration: 4, "number": TweenValue.offset { _ in 0.2 }])
    #expect(tweener.after(1, entryCount(tweener)) == 1 && cast.number == 0.1 + 0.2)
    let second = tweener.addTween(cast, [.duration: 1, "number": tiny])
    #expect(tweener.after(0.5, entryCount(tweener)) == 0 && cast.number == (0.1 + 0.2) + 1e-17)
    #expect(tweener.after(0.5, second.outcome) == .completed)
    #expect(tweener.after(0.5, entryCount(tweener)) == 1 && cast.number == 0.1 + 0.2)
    tweener.addTween(cast, [.duration: 4, "point": Self.curve])
    tweener.advance(by: 0.5)
    #expect(entryCount(tweener) == 0 && cast.number == 0.1 + 0.2 && cast.point.x > 1)
    #expect(tweener.after(1, cast.number) == 0.1)
    #expect(tweener.after(0.25, entryCount(tweener)) == 1)
    tweener.checkInvariants()
  }

  @Test("a target is noted once, however often its owners change between two frames")
  func noted() {
    let casts = [AddedCast(), AddedCast(), AddedCast()]
    for cast in casts.prefix(2) { tweener.addTween(cast, [.duration: 8, "number": Self.bump]) }
    tweener.advance(by: 1)
    #expect(tweener.engine.writers.reviewedTargets.isEmpty)
    for number in 0..<50 {
      for cast in casts { tweener.addTween(cast, ["int": number]) }
    }
    #expect(casts.allSatisfy { $0.int == 49 })
    #expect(tweener.engine.writers.reviewedTargets.count == 2)
    tweener.advance(by: 1)
    #expect(tweener.engine.writers.reviewedTargets.isEmpty && entryCount(tweener) == 2)
  }

  @Test("a function that ends, seeks or splits its own tween meanwhile leaves nothing behind")
  func reentrant() {
    for directWrites in [true, false] {
      for action in 0..<4 {
        let tweener = Tweener(directWrites: directWrites)
        let casts = (0..<40).map { _ in AddedCast() }
        var (tweens, isDue) = ([Tween](), false)
        for (index, cast) in casts.enumerated() {
          let value = TweenValue.offset { eased in
            if index == 17, isDue {
              isDue = false
              switch action {
              case 0: tweens[17].remove()
              case 1: tweener.removeAllTweens()
              case 2: tweens[17].progress = 1
              default: tweener.removeTween(cast, [.path(\AddedCast.point.x)])
              }
            }
            return 40 * eased
          }
          tweens.append(
            tweener.addTween(cast, [.duration: 1, .easing: Easing.linear, "point": value]))
        }
        #expect(tweener.after(0.25, entryCount(tweener)) == 40)
        isDue = true
        tweener.advance(by: 0.25)
        tweener.checkInvariants("action \(action)")
        #expect(!isDue)
        for (index, cast) in casts.enumerated() {
          let (ended, isOwn) = ([0: 20.0, 1: 20.0, 2: 0.0, 3: 20.0][action]!, index == 17)
          let expected = isOwn || action == 1 ? ended : 20
          #expect(cast.point.x == 1 + expected, "action \(action), target \(index)")
          #expect(
            cast.point.y == 2 + (isOwn && action == 2 ? 0 : 20), "action \(action), target \(index)"
          )
        }
        #expect(tweener.after(2, tweener.tweenCount) == 0)
      }
    }
  }

  @Test("random calls show the bits of the exact path, however they are written and cut")
  func random() {
    let trial = LaneSceneTrial<AddedCast>(call: call)
    for seed in 1...UInt64(TrialCount.of(1_000, few: 25)) { trial.check(seed) }
  }

  private func call(_ random: inout SplitMix64) -> TweenParameters {
    var call: TweenParameters = [
      .duration: Double(random.whole(in: 0...12)) / 8, .delay: Double(random.whole(in: -2...4)) / 8,
    ]
    let calls: [TweenParameters] =
      Self.kinds.map(\.value) + [
        ["x": 3.0], ["number": 9], ["guarded": -4], ["point": SIMD2(3.0, 4.0)],
        ["centre": SIMD2(7.0, 1.0)],
        [.path(\AddedCast.point.x): 12.5], ["width": 12],
        ["frame": RuleFrame(x: 3, y: 1, width: 2, height: 9)],
      ]
    for (key, value) in random.pick(calls) where call[key] == nil { call[key] = value }
    let easings: [Easing] = [.linear, .outBack, .inOutElastic(), .steps(5)]
    if call[.easing] == nil { call[.easing] = random.pick(easings) }
    if random.chance(30) {
      call[.repeat] = random.whole(in: 1...4)
      call[.autoreverse] = random.chance(50)
    }
    return call
  }
}

private final class AddedCast: TweenTarget, LaneSceneCast {
  var number = 0.0
  var int = 3
  var float: Float = 1.5
  var point = SIMD2(1.0, 2.0)
  var frame = RuleFrame(x: 1, y: 2, width: 30.1, height: 4.7)
  private(set) var writes = 0
  var guarded = 2.5 { didSet { writes &+= 1 } }

  var bits: [UInt64] {
    [
      number.rawBits, int.rawBits, float.rawBits, point.x.rawBits, point.y.rawBits, frame.x.rawBits,
      frame.y.rawBits, frame.width.rawBits, guarded.rawBits,
    ]
  }

  static var tweenProperties: TweenProperties {
    [
      "number": .init(\AddedCast.number), "int": .init(\AddedCast.int),
      "float": .init(\AddedCast.float), "point": .init(\AddedCast.point),
      "frame": .init(\AddedCast.frame), "guarded": .init(\AddedCast.guarded),
      "x": .init(partOf: "frame", \RuleFrame.x), "width": .init(partOf: "frame", \RuleFrame.width),
      "centre": .init(
        gathering: [\RuleFrame.x, \.y], of: "frame", in: SIMD2(0.0, 0.0),
        plus: [[\.width: 0.5], [\.height: 0.5]]),
    ]
  }
}
