import Testing
import TweenerTestSupport

@testable import Tweener

/// Extreme numbers in every word, position, value and handle (SEMANTICS 26): nothing traps or
/// hangs, no value is not-a-number, `progress` stays in 0…1, and the tables stay sound.
@Suite struct ExtremeNumberTests {
  @Test("26 what is far away or never ends may be in a slower timeline", arguments: [true, false])
  func farInSlower(isUndamped: Bool) {
    let (tweener, box) = (Tweener(), RuleBox())
    var inner = TweenTimeline()
    if isUndamped {
      inner.add(box, [.spring: TweenSpring(bounce: 1), "x": 10])
      inner.add(box, [.duration: 2, .repeat: -1, "x": 10])
    } else {
      inner.add(box, [.duration: 2, "x": 10], at: 1e9)
    }
    inner.add(box, [.duration: 2, .repeat: -1, "y": 10], at: "<")
    var outer = inner
    outer.add(inner, [.timeScale: 0.25])
    let tween = tweener.addTimeline(outer)
    for _ in 0..<4 { tweener.advance(by: 0.5) }
    tween.seek(to: 1e9)
    tween.reverse()
    tweener.advance(by: 1)
    #expect(tween.state == .running)
  }

  @Test("26 extreme numbers do no harm", arguments: 0..<TrialCount.of(80, atLeast: 8))
  func scenes(ten: Int) {
    for seed in UInt64(ten * 10)..<UInt64(ten * 10 + 10) {
      var scene = ExtremeScene(seed: seed)
      if let fault = scene.play() { Issue.record("seed \(seed): \(fault)") }
    }
  }
}

/// Some calls with numbers that no caller means, and what handles are asked afterwards.
struct ExtremeScene {
  private static let numbers: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-300, 1e-12, 0.7 / 705_600_000,
    1 / 705_600_000, 1.4e-9, 0.1, 0.5, 1, -1, 2, 3.7, 1_000, 1e6, 1_000_001, 1e9, -1e9, 1.5e9,
    1e10, 9_007_199_254_740_992, 9.3e18, 1e100, 1e300, -1e300, .greatestFiniteMagnitude, .nan,
    .infinity, -.infinity,
  ]

  private let tweener = Tweener()
  private let box = RuleBox()
  private let other = RuleBox()
  private var random: SplitMix64
  private var tweens: [Tween] = []
  /// A spring may swing beyond all numbers: what starts from there has no number.
  private var wasInfinite = false

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    tweener.onProblem = { _ in }
  }

  /// The first thing that is wrong.
  mutating func play() -> String? {
    for call in 0..<random.whole(in: 3...8) {
      add()
      for _ in 0..<3 {
        wasInfinite = wasInfinite || box.x.isInfinite || box.y.isInfinite
        act()
        if let fault = fault() { return "after call \(call): \(fault)" }
      }
    }
    return nil
  }

  private mutating func number() -> Double { random.pick(Self.numbers) }

  private mutating func value() -> Any {
    switch random.whole(in: 0...7) {
    case 0: TweenValue.by(number())
    case 1: TweenValue.fromTo(number(), number())
    case 2: TweenValue.times(number())
    case 3: TweenValue.decay(velocity: number())
    case 4: [number(), number(), number()]
    case 5: TweenValue.keyframes([number(), number()], at: [number(), number()])
    default: number()
    }
  }

  private mutating func words() -> TweenParameters {
    var words: TweenParameters = [.duration: 0.5, "x": value()]
    for _ in 0..<random.whole(in: 1...3) {
      let word = random.pick(ReservedKey.allCases)
      words[TweenKey(word.name)] = random.chance(90) ? number() : "\(number())"
    }
    if random.chance(20) {
      words[.spring] = TweenSpring(mass: number(), stiffness: number(), damping: number())
    }
    if random.chance(10) { words["y"] = value() }
    return words
  }

  private mutating func add() {
    switch random.whole(in: 0...3) {
    case 0: tweens.append(tweener.addTween(box, words()))
    case 1:
      let stagger = Stagger(each: number())
      tweens += tweener.addTween([box, other], words().merging([.stagger: stagger]) { $1 })
    default:
      var (timeline, inner) = (TweenTimeline(), TweenTimeline())
      inner.add(box, words(), at: .at(number()))
      timeline.add(box, words(), at: .at(number()))
      timeline.add(inner, words(), at: .at(number()))
      timeline.addPause(at: .at(number()))
      tweens.append(tweener.addTimeline(timeline, words()))
    }
  }

  private mutating func act() {
    guard let tween = tweens.last else { return }
    let number = number()
    switch random.whole(in: 0...9) {
    case 0: tween.seek(to: number)
    case 1: tween.progress = number
    case 2: tween.totalProgress = number
    case 3: tween.timeScale = number
    case 4: tween.pause(at: number)
    case 5: tweener.timeScale = number
    case 6: tween.isReversed.toggle()
    // Each pause of a timeline that is passed costs time, up to a billion seconds of them.
    case 7: tween.seek(to: min(number, 100), callsBack: true)
    default: tweener.advance(by: number < 100 ? number : 1.0 / 60)
    }
    tweener.advance(by: 1.0 / 60)
  }

  private func fault() -> String? {
    if !wasInfinite, box.x.isNaN || box.y.isNaN { return "a value is not a number" }
    for tween in tweens {
      let numbers = [
        tween.progress, tween.totalProgress, tween.elapsed, tween.duration, tween.totalDuration,
      ]
      if numbers.contains(where: \.isNaN) { return "a handle answers not-a-number" }
      if !(0...1).contains(tween.progress) { return "progress is \(tween.progress)" }
    }
    return tweener.engine.brokenInvariants().first
  }
}
