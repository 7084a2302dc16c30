import Testing
import TweenerTestSupport

@testable import Tweener

/// What lanes hand to samplers: values with an interpolation, with filters, and those that are not made of numbers. The exact path
/// writes the same, tween by tween.
@Suite("Lanes of progress")
struct SampledLanesTests {
  private static var square: TweenValue {
    TweenValue.to(80.0).interpolated { $0 + ($1 - $0) * $2 * $2 }
  }
  private static var circle: TweenValue {
    TweenValue.interpolated(components: 2) { start in
      TweenInterpolation(from: start, to: [40, -3]) { eased, numbers in
        numbers[0] = start[0] + (40 - start[0]) * eased
        numbers[1] = start[1] + (-3 - start[1]) * eased * eased
      }
    }
  }

  private static var kinds: KeyValuePairs<String, TweenParameters> {
    [
      "an interpolation of its type's": ["arrow": Arrow(x: 3, y: 40)],
      "of one of its numbers by itself": [.path(\ProgressCast.arrow.x): square],
      "of a value's own": ["number": square],
      "of a whole number": ["int": square],
      "of a property with a setter": ["guarded": square],
      "with a filter": [
        "number": TweenValue.to(80.0).filtered { $0 - $0.truncatingRemainder(dividingBy: 5) }
      ],
      "beside a straight number, rounded": ["number": square, "int": 70, .rounded: true],
      "a text": ["text": "overhead"],
      "all components together": ["point": circle],
      "all components of a sum": ["centre": circle],
      "to and fro": [
        "arrow": Arrow(x: -1, y: 2), .repeat: 3, .autoreverse: true, .easing: Easing.outBack,
      ],
      "again and again": ["arrow": Arrow(x: -1, y: 2), .repeat: 3],
      "back by a curve of its own": [
        "number": square, .repeat: 1, .autoreverse: true, .autoreverseEasing: Easing.outElastic(),
      ],
      "by frames": ["number": square, .useFrames: true, .duration: 37],
      "faster": ["number": square, .timeScale: 1.75],
      "keyframes": [
        "arrow": TweenValue.keyframes([Arrow(x: 3, y: 40), Arrow(x: 5, y: 1), Arrow(x: 0, y: 9)])
      ],
    ]
  }

  @Test("each is moved by a lane, to the bits of the exact path", arguments: kinds.indices)
  func laned(index: Int) {
    let (name, parameters) = Self.kinds[index]
    let tweener = Tweener()
    let cast = ProgressCast()
    var call = parameters
    if call[.duration] == nil { call[.duration] = 1.3 }
    let tween = tweener.addTween(cast, call)
    var moved = 0
    for _ in 0..<45 {
      tweener.advance(by: 1.0 / 30)
      guard tween.outcome == nil else { break }
      let shown = cast.bits
      if tweener.engine.writers.lanes.lanes.contains(where: {
        $0.key.sampling != nil && $0.count > 0
      }) {
        moved += 1
      }
      tweener.engine.writeAll()
      #expect(cast.bits == shown, "\(name) at \(tweener.time)")
    }
    #expect(moved >= 20, "\(name)")
    #expect(tween.problems.isEmpty, "\(name)")
  }

  @Test("a property that loses some of its components is written one by one, the others as before")
  func lost() {
    let tweener = Tweener()
    let (cast, other) = (ProgressCast(), ProgressCast())
    for target in [cast, other] {
      tweener.addTween(target, [.duration: 1, "arrow": Arrow(x: 3, y: 40)])
    }
    tweener.advance(by: 0.25)
    tweener.addTween(cast, [.duration: 0.25, .path(\ProgressCast.arrow.x): TweenValue.to(100.0)])
    #expect(tweener.after(0.25, cast.arrow.x) == 100)
    #expect(cast.arrow.y == other.arrow.y)
    #expect(tweener.after(0.25, cast.arrow.x) == 100)
    #expect(cast.arrow.y == other.arrow.y)
    tweener.checkInvariants()
  }

  @Test("a play that takes its start from the play before has a sampler of its own")
  func refreshed() {
    let (laned, exact) = (ProgressCast(), ProgressCast())
    let (tweener, other) = (Tweener(), Tweener())
    let call: TweenParameters = [
      .duration: 1, .repeat: 3, .repeatRefresh: true,
      "number": TweenValue.by(7.5).interpolated { $0 + ($1 - $0) * $2 * $2 },
    ]
    tweener.addTween(laned, call)
    other.addTween(exact, call)
    for step in 1...39 {
      tweener.advance(by: 0.1)
      other.advance(by: 0.1)
      other.engine.writeAll()
      #expect(laned.bits == exact.bits, "step \(step)")
    }
    #expect(laned.number > 28)
  }

  @Test(
    "what is left of a value that another one's interpolation takes from is written in the same frame, once"
  )
  func takenMeanwhile() {
    for (taker, victim) in [(0, 1), (1, 0), (3, 60), (60, 3)] {
      let tweener = Tweener()
      let casts = (0..<70).map { _ in ProgressCast() }
      var (isDue, calls) = (false, 0)
      for (index, cast) in casts.enumerated() {
        let value = TweenValue.fromTo(Triple(0, 0, 0), Triple(4, 8, 12)).interpolated(
          as: Triple.self
        ) { start, end, eased in
          if index == victim { calls += 1 }
          if index == taker, isDue {
            isDue = false
            tweener.removeTween(casts[victim], [.path(\ProgressCast.triple.second)])
            casts[victim].triple.second = -1
          }
          return Triple(
            start.first + (end.first - start.first) * eased, end.second * eased, end.third * eased)
        }
        tweener.addTween(cast, [.duration: 1, .easing: Easing.linear, "triple": value])
      }
      tweener.advance(by: 0.25)
      (isDue, calls) = (true, 0)
      tweener.advance(by: 0.25)
      tweener.checkInvariants()
      #expect(!isDue)
      for (index, cast) in casts.enumerated() {
        #expect(cast.triple.first == 2 && cast.triple.third == 6, "target \(index)")
        // The removal is put off, and leaves the exact value over what a hand wrote (SEMANTICS 21).
        #expect(cast.triple.second == 4, "target \(index)")
      }
      // At the removal, and where its turn comes.
      #expect(calls == 2, "\(taker) takes from \(victim)")
      tweener.advance(by: 1)
      #expect(casts[victim].triple.second == 4 && casts[victim].triple.third == 12)
    }
  }

  @Test("an interpolation that calls the engine takes effect at once, whatever it does")
  func reentrant() {
    for action in Action.allCases {
      let tweener = Tweener()
      let casts = (0..<70).map { _ in ProgressCast() }
      var tweens: [Tween] = []
      var isDue = false
      for (index, cast) in casts.enumerated() {
        let value = TweenValue.to(80.0).interpolated { start, end, eased in
          if index == 3, isDue {
            isDue = false
            action.run(tweener, casts, tweens)
          }
          return start + (end - start) * eased
        }
        let triple = TweenValue.fromTo(Triple(0, 0, 0), Triple(80, 160, 240)).interpolated(
          as: Triple.self
        ) { start, end, eased in
          Triple(end.first * eased, end.second * eased, end.third * eased)
        }
        tweens.append(
          tweener.addTween(
            cast, [.duration: 1, .easing: Easing.linear, "number": value, "triple": triple]))
      }
      tweener.advance(by: 0.25)
      isDue = true
      tweener.advance(by: 0.25)
      tweener.checkInvariants()
      #expect(!isDue)
      for (index, cast) in casts.enumerated() {
        #expect(cast.number == action.expected(index), "\(action), target \(index)")
        #expect(cast.triple.first == action.expected(index), "\(action), target \(index)")
        #expect(cast.triple.third == 3 * action.expected(index), "\(action), target \(index)")
      }
      for tween in tweens where tween.isPaused { tween.resume() }
      #expect(tweener.after(2, tweener.tweenCount) == 0)
    }
  }

  @Test("random calls show the bits of the exact path, however they are written and cut")
  func random() {
    let trial = LaneSceneTrial<ProgressCast>(call: call)
    for seed in 1...UInt64(TrialCount.of(1_000, few: 25)) { trial.check(seed) }
  }

  private func call(_ random: inout SplitMix64) -> TweenParameters {
    var call: TweenParameters = [
      .duration: Double(random.whole(in: 0...12)) / 8, .delay: Double(random.whole(in: -2...4)) / 8,
    ]
    let calls: [TweenParameters] =
      Self.kinds.map(\.value) + [
        ["x": 3.0], ["number": 9], ["guarded": -4], [.path(\ProgressCast.arrow.x): 12.5],
        ["text": "o"], ["point": SIMD2(3.0, 4.0)],
      ]
    for (key, value) in random.pick(calls) where call[key] == nil { call[key] = value }
    let easings: [Easing] = [.linear, .outBack, .inOutElastic(), .steps(5)]
    call[.easing] = random.pick(easings)
    if random.chance(20) { call[.minimum] = 2.5 }
    if random.chance(30) {
      call[.repeat] = random.whole(in: 1...4)
      call[.autoreverse] = random.chance(50)
      call[.repeatRefresh] = random.chance(20)
    }
    return call
  }
}

/// What an interpolation does in the midst of a delivery.
private enum Action: CaseIterable {
  case removesItself, removesAll, pausesNext, seeksAll, hastensAll, addsOthers

  func run(_ tweener: Tweener, _ casts: [ProgressCast], _ tweens: [Tween]) {
    switch self {
    case .removesItself: tweens[3].remove()
    case .removesAll: tweener.removeAllTweens()
    case .pausesNext: tweens[4].pause()
    case .seeksAll: for tween in tweens { tween.progress = 0.75 }
    case .hastensAll: for tween in tweens { tween.timeScale = 2 }
    case .addsOthers: for cast in casts { tweener.addTween(cast, [.duration: 1, "int": 80]) }
    }
  }

  func expected(_ index: Int) -> Double {
    switch self {
    // What is removed or paused shows where it was, at the present instant.
    case .removesItself, .removesAll, .pausesNext, .hastensAll, .addsOthers: 40
    case .seeksAll: 60
    }
  }
}

/// A value that is mixed as a whole.
private struct Arrow: Tweenable {
  var x: Double
  var y: Double
  static var tweenableComponents: [TweenableComponent<Arrow>] { [.init(\.x), .init(\.y)] }
  static var interpolation: ((_ start: Arrow, _ end: Arrow, _ eased: Double) -> Arrow)? {
    { start, end, eased in
      Arrow(x: start.x + (end.x - start.x) * eased, y: (start.y * (1 - eased) + end.y * eased))
    }
  }
}

private struct Triple: Tweenable {
  var first, second, third: Double

  init(_ first: Double, _ second: Double, _ third: Double) {
    (self.first, self.second, self.third) = (first, second, third)
  }

  static var tweenableComponents: [TweenableComponent<Triple>] {
    [.init(\.first), .init(\.second), .init(\.third)]
  }
}

private final class ProgressCast: TweenTarget, LaneSceneCast {
  var triple = Triple(0, 0, 0)
  var arrow = Arrow(x: 1, y: -2)
  var number = 0.0
  var int = 3
  var text = "one"
  var point = SIMD2(1.0, 2.0)
  var frame = RuleFrame(x: 1, y: 2, width: 30.1, height: 4.7)
  private(set) var writes = 0
  var guarded = 2.5 { didSet { writes &+= 1 } }

  var bits: [UInt64] {
    [
      arrow.x.rawBits, arrow.y.rawBits, number.rawBits, int.rawBits, point.x.rawBits,
      point.y.rawBits, frame.x.rawBits, frame.y.rawBits, guarded.rawBits,
    ] + text.utf8.map { UInt64($0) }
  }

  static var tweenProperties: TweenProperties {
    [
      "arrow": .init(\ProgressCast.arrow), "triple": .init(\ProgressCast.triple),
      "number": .init(\ProgressCast.number),
      "int": .init(\ProgressCast.int), "point": .init(\ProgressCast.point),
      "frame": .init(\ProgressCast.frame), "guarded": .init(\ProgressCast.guarded),
      "x": .init(partOf: "frame", \RuleFrame.x),
      "centre": .init(
        gathering: [\RuleFrame.x, \.y], of: "frame", in: SIMD2(0.0, 0.0),
        plus: [[\.width: 0.5], [\.height: 0.5]]),
      "text": .init(\ProgressCast.text) { given in
        guard let end = given as? String else { return nil }
        return { start in
          { eased in
            if eased <= 0 { return start }
            return String(end.prefix(Int(Double(end.count) * min(eased, 1))))
          }
        }
      },
    ]
  }
}
