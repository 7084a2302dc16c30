import Testing
import Tweener
import TweenerTestSupport

/// A class with properties of several types, stored and not.
private final class Twin {
  var double = 1.5
  var float: Float = -2
  var whole = 3
  var byte: UInt8 = 10
  var vector = SIMD4(0.0, 1, 2, 3)
  var frame = RuleFrame()
  var observed = 4.0 { didSet { writes += 1 } }
  var half: Double {
    get { frame.width / 2 }
    set { frame.width = newValue * 2 }
  }
  var writes = 0

  var bits: [UInt64] {
    let numbers = [
      double, Double(float), Double(whole), Double(byte), frame.x, frame.y, frame.width,
      frame.height, observed, Double(writes),
    ]
    return (numbers + (0..<4).map { vector[$0] }).map(\.bitPattern)
  }
}

/// What random numbers make of one call, both ways of writing it.
private struct TwinCall {
  var typed: TweenTemplate<Twin>
  var dictionary: TweenParameters
  private let easings: [Easing] = [
    .linear, .inOutQuad, .outElastic, .inBack, .outBounce, .inOutSine, .steps(3),
    .cubicBezier(0.3, 0.1, 0.2, 1), .custom { $0 * $0 },
  ]

  init(_ random: inout SplitMix64) {
    let duration = Double(random.whole(in: 0...40)) / 20
    let delay = Double(random.whole(in: -4...8)) / 10
    let easing = random.pick(easings)
    let count = random.pick([0, 0, 1, 3, -1])
    let repeatDelay = random.pick([0, 0, 0.15])
    let autoreverse = random.chance(50)
    let overwrite = random.pick([OverwriteMode.atStart, .atAdd, .all, .none])
    typed = TweenTemplate(
      duration: duration, delay: delay, easing: easing, repeat: count, repeatDelay: repeatDelay,
      autoreverse: autoreverse, overwrite: overwrite)
    dictionary = [
      .duration: duration, .delay: delay, .easing: easing, .repeat: count,
      .repeatDelay: repeatDelay, .autoreverse: autoreverse, .overwrite: overwrite,
    ]
    let number = { (random: inout SplitMix64) in Double(random.whole(in: -200...200)) / 8 }
    if random.chance(60) { add(\.double, number(&random), 0, &random) }
    if random.chance(40) { add(\.float, Float(number(&random)), 0, &random) }
    if random.chance(40) { add(\.whole, random.whole(in: -90...90), 0, &random) }
    if random.chance(40) { add(\.byte, UInt8(random.whole(in: 0...99)), 7, &random) }
    if random.chance(40) { add(\.observed, number(&random), 0, &random) }
    if random.chance(40) { add(\.half, number(&random), 0, &random) }
    if random.chance(40) { add(\.frame.x, number(&random), 0, &random) }
    if random.chance(30) {
      let ends = (0..<4).map { _ in number(&random) }
      add(\.vector, SIMD4(ends), .zero, &random)
      add(
        \.frame, RuleFrame(x: ends[0], y: ends[1], width: ends[2], height: ends[3]), RuleFrame(),
        &random)
    }
  }

  /// One property more, in one of the four forms, with an easing of its own or without.
  private mutating func add<Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Twin, Value>, _ end: Value, _ start: Value,
    _ random: inout SplitMix64
  ) {
    let easing = random.chance(30) ? random.pick(easings) : nil
    let value: TweenValue
    let form = random.whole(in: 0...3)
    switch form {
    case 0:
      typed = typed.to(path, end, easing: easing)
      value = .to(end)
    case 1:
      typed = typed.by(path, end, easing: easing)
      value = .by(end)
    case 2:
      typed = typed.from(path, end, easing: easing)
      value = .from(end)
    default:
      typed = typed.fromTo(path, start, end, easing: easing)
      value = .fromTo(start, end)
    }
    // Where there is nothing more to say, a dictionary holds the plain value.
    if let easing {
      dictionary[.path(path)] = value.eased(easing)
    } else {
      dictionary[.path(path)] = form == 0 ? end : value
    }
  }
}

@Suite("A template, typed or made from a dictionary, and the dictionary itself give one trace")
struct TemplateTwinTests {
  private enum Entry: CaseIterable {
    case dictionary, template, typed, dictionaryForAll, typedForAll
  }

  private struct Trace: Equatable {
    var bits: [[UInt64]] = []
    var events: [String] = []
    var problems: [String] = []
  }

  @Test(
    "bit for bit in every frame, with the same callbacks in the same order",
    arguments: 1...TrialCount.of(60, atLeast: 15, few: 4))
  func sameTrace(seed: Int) {
    for directWrites in [true, false] {
      let traces = Entry.allCases.map { play($0, UInt64(seed), directWrites) }
      #expect(Set(traces[0].bits).count > 1, "seed \(seed)")
      #expect(!traces[0].events.isEmpty, "seed \(seed)")
      for (entry, trace) in zip(Entry.allCases, traces).dropFirst() {
        #expect(trace.bits == traces[0].bits, "seed \(seed), \(entry)")
        #expect(trace.events == traces[0].events, "seed \(seed), \(entry)")
        #expect(trace.problems == traces[0].problems, "seed \(seed), \(entry)")
      }
    }
  }

  /// Three calls, one after the other, each on two targets: the later ones meet the earlier ones' tweens.
  private func play(_ entry: Entry, _ seed: UInt64, _ directWrites: Bool) -> Trace {
    var random = SplitMix64(seed: seed)
    var trace = Trace()
    var events: [String] = []
    let tweener = Tweener(directWrites: directWrites)
    tweener.onProblem = { _ in }
    let twins = [Twin(), Twin()]
    for call in 0..<3 {
      let parameters = TwinCall(&random)
      var noting: TweenParameters = [:]
      for (key, name) in [
        (TweenKey.onStart, "start"), (.onUpdate, "update"), (.onRepeat, "repeat"),
        (.onComplete, "complete"), (.onOverwrite, "overwrite"),
      ] {
        noting[key] = { (twin: Twin) in
          events.append("\(call) \(name) of \(twin === twins[0] ? 0 : 1) @\(tweener.time)")
        }
      }
      noting[.onEnd] = { (_: TweenOutcome) in events.append("\(call) end @\(tweener.time)") }
      let dictionary = parameters.dictionary.merging(noting) { $1 }
      let typed = parameters.typed.with(noting)
      let template = TweenTemplate<Twin>(dictionary)
      switch entry {
      case .dictionary: for twin in twins { tweener.addTween(twin, dictionary) }
      case .template: for twin in twins { tweener.addTween(twin, template) }
      case .typed: for twin in twins { tweener.addTween(twin, typed) }
      case .dictionaryForAll: tweener.addTween(twins, dictionary)
      case .typedForAll: tweener.addTween(twins, typed)
      }
      for _ in 0..<8 {
        tweener.advance(by: Double(random.whole(in: 1...12)) / 48)
        trace.bits.append(twins.flatMap(\.bits))
      }
    }
    trace.events = events
    trace.problems = tweener.tweens(of: twins[0]).flatMap { $0.problems.map(\.message) }
    return trace
  }
}
