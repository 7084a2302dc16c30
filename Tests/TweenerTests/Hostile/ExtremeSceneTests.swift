import Testing
import Tweener
import TweenerTestSupport

/// Extreme numbers in every word, place and handle: nothing traps or hangs, and no answer is not-a-number.
@Suite struct ExtremeSceneTests {
  private static let tens = 0..<TrialCount.of(60, atLeast: 6)

  @Test("Extreme numbers in every word and handle neither trap nor hang", arguments: tens)
  func scenes(ten: Int) {
    for seed in UInt64(ten * 10 + 1)...UInt64(ten * 10 + 10) {
      var scene = ExtremeScene(seed: seed)
      guard let fault = scene.play() else { continue }
      Issue.record("Seed \(seed): \(fault)\n\(scene.log.joined(separator: "\n"))")
      return
    }
  }
}

private struct ExtremeScene {
  private final class Box {
    var x = 0.0, y = 1.0
    var small: Float = 2
    var whole = 3
    var pair = SIMD2(1.0, -1)
  }

  private let tweener = Tweener()
  private let boxes = [Box(), Box()]
  private var tweens: [Tween] = []
  private var random: SplitMix64
  private(set) var log: [String] = []

  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 2, 0.1, 1e-9, -1e-9, 1e-12, 5e-324, 1e9, -1e9, 1e10, 1e15, 1e18, 1e300,
    -1e300, 1.7e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity,
    .nan, 9_007_199_254_740_993, 9.3e18, 0.000_000_001_417, 4_611_686_018, 1_000_000, 1_000_001,
  ]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    tweener.onProblem = { _ in }
  }

  /// One in three is extreme, so that some of a call is left.
  private mutating func number() -> Double {
    random.chance(35) ? random.pick(Self.numbers) : random.pick([0, 0.25, 0.5, 1, 2])
  }

  private mutating func count() -> Any {
    random.chance(30)
      ? random.pick([-1, -2, .max, .min, 1_000_000_007, 10_001] as [Int]) : random.whole(in: 0...3)
  }

  private mutating func value() -> Any {
    let number = number()
    switch random.whole(in: 0...9) {
    case 0: return TweenValue.by(number)
    case 1: return TweenValue.times(number)
    case 2: return TweenValue.from(number)
    case 3: return TweenValue.fromTo(number, self.number())
    case 4: return TweenValue.to(number).velocity(self.number())
    case 5: return TweenValue.decay(velocity: number)
    case 6: return [self.number(), number, self.number()]
    default: return number
    }
  }

  private mutating func words(isMember: Bool) -> TweenParameters {
    var words = TweenParameters()
    let times: [TweenKey] = [
      .duration, .delay, .repeatDelay, .timeScale, .endDelay, .minimum, .maximum, .unitsPerSecond,
      .initialVelocity,
    ]
    words[.duration] = random.pick([0, 0.25, 1])
    for key in random.some(random.whole(in: 0...3), of: times) { words[key] = number() }
    if random.chance(35) { words[.repeat] = count() }
    if random.chance(20) { words[.autoreverse] = true }
    if random.chance(10) { words[.repeatsDelay] = true }
    if random.chance(10) { words[.rounded] = true }
    if random.chance(10), !isMember { words[.pausesOnCompletion] = true }
    if random.chance(10), !isMember { words[.useFrames] = true }
    if random.chance(20) {
      words[.spring] = TweenSpring(response: number(), dampingRatio: number())
    }
    if random.chance(20) {
      words[.easing] = random.pick(
        [
          .inBack(overshoot: number()), .outElastic(amplitude: number(), period: number()),
          .cubicBezier(number(), number(), number(), number()), .inPower(number()),
          .points([number(), number()], at: [number(), number()]), .inOutExpo,
        ] as [Easing])
    }
    return words
  }

  private mutating func call(isMember: Bool) -> TweenParameters {
    var words = words(isMember: isMember)
    let keys: [TweenKey] = [
      .path(\Box.x), .path(\Box.y), .path(\Box.small), .path(\Box.whole), .path(\Box.pair.x),
    ]
    for key in random.some(random.whole(in: 1...2), of: keys) { words[key] = value() }
    return words
  }

  private mutating func timeline(within depth: Int = 0) -> TweenTimeline {
    var timeline = TweenTimeline()
    for _ in 0..<random.whole(in: 1...3) {
      let place: TimelinePosition = random.pick([
        .at(number()), .end(number()), .previousStart(number()), .end,
      ])
      switch random.whole(in: 0...7) {
      case 0,
        1 where depth < 3:
        timeline.add(self.timeline(within: depth + 1), words(isMember: true), at: place)
      case 2: timeline.addLabel("mark", at: place)
      case 3: timeline.addPause(at: place)
      case 4:
        let stagger = Stagger(each: number(), from: random.pick([.start, .edges, .index(.max)]))
        timeline.add(
          boxes, call(isMember: true).merging([.stagger: stagger]) { $1 }, at: place)
      default: timeline.add(random.pick(boxes), call(isMember: true), at: place)
      }
    }
    return timeline
  }

  private mutating func act() {
    switch random.whole(in: 0...11) {
    case 0, 1, 2:
      let call = call(isMember: false)
      log.append("add \(call)")
      tweens.append(tweener.addTween(random.pick(boxes), call))
    case 3, 4:
      let (timeline, words) = (timeline(), words(isMember: false))
      log.append("timeline of \(timeline.duration), \(words)")
      tweens.append(tweener.addTimeline(timeline, words))
    case 5 where !tweens.isEmpty:
      let more = timeline()
      log.append("append")
      random.pick(tweens).append(more)
    case 6 where !tweens.isEmpty:
      let (tween, end) = (random.pick(tweens), number())
      let key = random.pick(["elapsed", "progress", "totalProgress", "rate"] as [TweenKey])
      log.append("move \(key) to \(end)")
      tweens.append(tweener.addTween(tween.playhead, [.duration: 0.25, key: end]))
    case 7...9 where !tweens.isEmpty: handle(random.pick(tweens))
    default:
      // Long steps are of endless plays; those that call are passed one by one.
      let step = random.pick([0, 1e-12, 1e-9, 1.0 / 60, 0.25, 1, 100])
      log.append("advance by \(step)")
      tweener.advance(by: step)
    }
  }

  private mutating func handle(_ tween: Tween) {
    let number = number()
    let call = random.whole(in: 0...9)
    log.append("call \(call) of a handle with \(number)")
    switch call {
    case 0: tween.seek(to: number)
    case 1: tween.progress = number
    case 2: tween.totalProgress = number
    case 3: tween.pause(at: number)
    case 4: tween.timeScale = number
    case 5: tween.reverse()
    case 6: tween.restart(includingDelay: random.chance(50))
    case 7: tween.complete(at: random.pick([.start, .end]))
    case 8: tween.seek(to: "mark")
    default: tween.resume()
    }
  }

  mutating func play() -> String? {
    for _ in 0..<random.whole(in: 3...10) {
      act()
      for tween in tweens {
        let numbers = [tween.elapsed, tween.duration, tween.totalDuration, tween.timeScale]
        guard (0...1).contains(tween.progress), (0...1).contains(tween.totalProgress),
          !numbers.contains(where: \.isNaN)
        else { return "progress \(tween.progress), \(tween.totalProgress), \(numbers)" }
      }
      for box in boxes {
        guard box.x.isFinite, box.y.isFinite, box.small.isFinite, box.pair.x.isFinite else {
          return "a box holds \(box.x), \(box.y), \(box.small), \(box.pair)"
        }
      }
    }
    tweener.removeAllTweens()
    return tweener.tweenCount == 0 ? nil : "\(tweener.tweenCount) tweens are left"
  }
}
