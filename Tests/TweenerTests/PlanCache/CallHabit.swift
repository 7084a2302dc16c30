import TweenerTestSupport

@testable import Tweener

/// A way to call, of which times, values and callbacks vary, and now and then anything.
struct CallHabit {
  /// A property, and how its values are given.
  private enum Form: CaseIterable {
    case number, to, by, times, from, fromTo, eased, keyframes, keyframesAt, text, mixed, other
  }

  private var words: TweenParameters
  private var times: [TweenKey] = []
  private var events: [TweenKey] = []
  private var values: [(key: TweenKey, form: Form)]
  /// The arguments of a typed call, its times apart.
  private var arguments: TweenParameters?
  /// Whether nothing bounds how often it may repeat.
  private var isEndless: Bool

  init(_ random: inout SplitMix64) {
    words = random.some(random.pick([0, 0, 1, 1, 2, 3]), of: Self.allWords)
      .reduce(into: [:]) { words, word in words[word.0] = random.pick(word.1) }
    times = random.some(
      random.whole(in: 0...3),
      of: ["delay", "repeat", "repeatDelay", "endDelay", "timeScale"])
    let isMeasured = words[.spring] != nil || words[.unitsPerSecond] != nil
    if !isMeasured || random.chance(5) {
      times.append(random.pick(["duration", "duration", "time"]))
    }
    if random.chance(30) { events = random.some(random.whole(in: 1...3), of: Self.allEvents) }
    isEndless = random.chance(10) && !isMeasured && words[.repeatRefresh] == nil && events.isEmpty
    values = random.some(random.pick([0, 1, 1, 1, 2, 3]), of: Self.keys).map {
      ($0, random.chance(50) ? .number : random.pick(Form.allCases))
    }
    if random.chance(25) {
      let easing = random.pick([.linear, .outQuad, Self.curve])
      let autoreverse = random.chance(30)
      let overwrite = random.pick([.atStart, .atAdd] as [OverwriteMode])
      arguments = TweenParameters(
        spring: random.chance(15) ? .bouncy : nil, easing: easing, autoreverse: autoreverse,
        overwrite: overwrite)
    }
  }

  static let curve = Easing.custom { $0 * $0 }
  private static var allWords: [(TweenKey, [Any])] {
    [
      (
        .easing,
        [
          Easing.inOutQuad, Easing.outElastic, "inBack", "mine", curve, Easing.custom { 1 - $0 },
          { (time: Double) in time * time }, "nothing",
        ]
      ),
      ("ease", ["inQuad", Easing.inQuad]), ("transition", [Easing.outBounce]),
      (.rounded, [true, false]), ("min", [-4, 2.0]), (.maximum, [4, 20.5, Double.nan]),
      (.overwrite, [OverwriteMode.atAdd, OverwriteMode.none, true, "all", false]),
      ("yoyo", [true]), (.autoreverse, [true, false]), (.repeatsDelay, [true]),
      (.useFrames, [true, false]), (.retainsTarget, [true]), (.locksInteraction, [true]),
      (.unlocksInteraction, [true]), (.showsStart, [false]), (.paused, [true]),
      (.pausesOnCompletion, [true]), (.repeatRefresh, [true]),
      (.autoreverseEasing, [Easing.inCubic, curve]),
      (.unitsPerSecond, [20.0, -1]), (.spring, [TweenSpring.bouncy, "smooth"]),
      (.initialVelocity, [4.0, SIMD2(1.0, 2)]), (.handover, [HandoverMode.smooth]),
      (.base, [[.delay: 0.25, "y": 3.0] as TweenParameters]), ("grow", [2.0, 3.0]),
      ("unknown", [1]),
    ]
  }
  private static let allEvents: [TweenKey] = [
    .onStart, .onUpdate, .onRepeat, .onComplete, .onOverwrite, .onReverseComplete, .onPause,
    .onResume, .onEnd, .startSelector, .completionSelector, "completionBlock",
  ]
  private static let keys: [TweenKey] = [
    "x", "x", "y", "half", "whole", "byte", "observed", "left", "sum", "middle", "inner.width",
    .path(\CachedBox.x), .path(\CachedBox.observed), .path(\CachedBox.list[0]),
    .path(\CachedBox.frame.width), "point", "place", "frame", "tint", "glow", "tint.red",
    .path(\CachedBox.point), .path(\CachedBox.frame),
  ]

  // MARK: Calls

  /// A call of this habit; `isMember`: one that a timeline may have.
  func parameters(_ random: inout SplitMix64, _ name: String, _ stage: CachedCallStage)
    -> TweenParameters
  {
    var parameters = words
    for key in times { parameters[key] = time(key, &random) }
    for event in events { parameters[event] = callback(event, &random, name, stage) }
    for (key, form) in values { parameters[key] = value(key, form, &random) }
    if random.chance(5) {
      let word = random.pick(Self.allWords)
      parameters[word.0] = random.pick(word.1)
    }
    return parameters
  }

  /// A typed call; `nil` where the habit is a dictionary.
  func typed(_ random: inout SplitMix64, _ name: String, _ stage: CachedCallStage)
    -> TweenParameters?
  {
    guard let arguments else { return nil }
    func seconds(_ key: TweenKey) -> Double { time(key, &random) as? Double ?? 0.5 }
    let duration = seconds("duration")
    let delay = times.contains("delay") ? seconds("delay") : 0
    let count = times.contains("repeat") ? time("repeat", &random) as? Int ?? 1 : 0
    let pause = times.contains("repeatDelay") ? seconds("repeatDelay") : 0
    var call = TweenParameters(
      duration: duration, delay: delay, repeat: count, repeatDelay: pause
    ).merging(arguments) { $1 }
    for (key, form) in values { call[key] = value(key, form, &random) }
    for event in events where event.description.hasPrefix("on") {
      call[event] = callback(event, &random, name, stage)
    }
    return call
  }

  private func time(_ key: TweenKey, _ random: inout SplitMix64) -> Any {
    if random.chance(6) {
      return random.pick(
        [
          -1, -1.5, Double.nan, Double.infinity, 1e300, "0.5", "soon", Float(0.5), true, 1 << 12,
          TweenValue.each { (index: Int) in 0.5 },
        ] as [Any])
    }
    switch key {
    case "repeat":
      return isEndless && random.chance(50) ? -1 : random.pick([0, 1, 2, 3, 2.0] as [Any])
    case "timeScale": return random.pick([0, 0.5, 1.0, 1, 2, 3, 0.1] as [Any])
    case "delay": return Double(random.whole(in: -4...6)) / 8
    case "duration", "time":
      // A cycle of no length must not repeat for ever.
      let least = isEndless ? 1 : 0
      let eighths = random.whole(in: least...8)
      return eighths == 8 ? 1 as Any : random.chance(10) && !isEndless ? 0.0 : Double(eighths) / 8
    default: return Double(random.whole(in: 0...4)) / 8
    }
  }

  private func callback(
    _ event: TweenKey, _ random: inout SplitMix64, _ name: String, _ stage: CachedCallStage
  ) -> Any {
    let log = stage.log
    let plain = { log.note("\(name) \(event)") }
    let isAction = event == .startSelector || event == .completionSelector
    switch random.whole(in: 0...30) {
    case 0: return 3.0
    case 1: return Optional(plain) as Any
    case _ where isAction: return TweenAction(log) { log in { log.note("\(name) selector") } }
    case 2: return { (tween: Tween) in log.note("\(name) \(tween.progress)") }
    case 3: return { (tween: Tween) in log.note("\(name) \(tween.remove())") }
    case 4: return { (box: CachedBox) in log.note("\(name) \(box.x)") }
    case 5:
      return {
        _ = log.tweener?.addTween(CachedBox(), [.duration: 0.25, "x": 4.0, .onStart: plain])
      }
    case 6: return { (tween: Tween) in tween.restart() }
    case 7:
      return { (tween: Tween) in
        log.tweener?.registerEasing("mine", .inQuad)
        log.note("\(name) \(tween.elapsed)")
      }
    default: return plain
    }
  }

  private func value(_ key: TweenKey, _ form: Form, _ random: inout SplitMix64) -> Any {
    let number = Double(random.whole(in: -400...400)) / 8
    var form = form
    if random.chance(5) { form = random.pick(Form.allCases) }
    if form == .other { return other(number, &random) }
    func one(_ number: Double) -> Any {
      switch key {
      case "place": SIMD3(Float(number), 2, -Float(number))
      case "frame", .path(\CachedBox.frame): RuleFrame(x: number, y: 3, width: 4, height: number)
      case "point", .path(\CachedBox.point): SIMD2(number, 7)
      case "tint", "glow": CachedTint.of(number)
      case "half" where number > 20: Float(number)
      case "byte" where number > 20: UInt8(number)
      case "whole" where number > 20: 1 << 54 + Int(number)
      default: number.truncatingRemainder(dividingBy: 1) == 0 ? Int(number) as Any : number
      }
    }
    let value = one(number)
    switch form {
    case .to: return TweenValue(kind: .to(value))
    case .by: return TweenValue(kind: .by(value))
    case .times: return TweenValue(kind: .times(value))
    case .from: return TweenValue(kind: .from(value))
    case .fromTo: return TweenValue(kind: .fromTo(value, one(-number)))
    case .eased: return TweenValue(kind: .to(value)).eased(random.pick([.inQuad, Self.curve]))
    case .keyframes: return [value, one(-number), value]
    case .keyframesAt:
      let times = random.chance(80) ? [0.25, 0.75] : [0, 1]
      return TweenValue.keyframes([number, -number], at: times)
    case .text: return random.pick(["\(number)", "+=\(number)", "-=2", "*=2", "red"])
    case .mixed:
      let mix = random.pick([CachedTint.mixes, CachedTint.otherMix])
      return TweenValue.to(CachedTint.of(number)).interpolated(by: mix)
    case .number, .other: return value
    }
  }

  private func other(_ number: Double, _ random: inout SplitMix64) -> Any {
    random.pick(
      [
        Double.nan, -Double.infinity, TweenValue.to(Double.nan), TweenValue.by(Double.infinity),
        TweenValue.fromTo(number, Double.nan), SIMD2(number, .nan), [number, 2.0],
        [number, 2.0, -number],
        Optional(number) as Any, Double?.none as Any, true, TweenValue.to(number).velocity(3),
        TweenValue.by(number).interpolated { start, end, t in start + (end - start) * t * t },
        TweenValue.to(number).filtered { $0 + 1 }, TweenValue.offset { $0 * (1 - $0) },
        TweenValue.each { (index: Int) in number }, TweenValue.ends { ($0, $0 + 1) },
        TweenValue.decay(velocity: number), TweenValue.keyframes([.to(number), .by(2), .to(3)]),
        TweenValue.keyframes([number, 2], easings: [.inQuad]), [number, "+=3", 2] as [Any],
        [TweenValue.to(number), .by(3)], TweenValue.to(TweenKeyframes([number, 0, 1])),
        CachedTint.of(.nan), SIMD4<Double>(), -0.0,
      ] as [Any])
  }
}
