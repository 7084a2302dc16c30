import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Random calls on an engine that knows shapes and on one that reads every call")
struct RecentShapeTwinTests {
  /// A way to call, of which only the numbers vary.
  private struct Habit {
    var words: TweenParameters
    var keys: [TweenKey]
    /// Callbacks and selectors, a new one for each call.
    var events: [TweenKey] = []
    /// Properties that go through keyframes, at these times.
    var tracks: [TweenKey: [Double]] = [:]

    init(_ random: inout SplitMix64) {
      words = [.duration: Double(random.whole(in: 0...6)) / 4]
      if random.chance(40) { words[.delay] = Double(random.whole(in: -2...4)) / 8 }
      if random.chance(60) {
        let easings: [Any] = [
          Easing.inOutQuad, Easing.outElastic, Easing.linear, "inBack",
          Easing.cubicBezier(0.3, 0, 0.2, 1), Easing.custom { $0 * $0 }, Easing.custom { 1 - $0 },
        ]
        words[random.pick([.easing, "ease"])] = random.pick(easings)
      }
      if random.chance(20) { words[.rounded] = true }
      if random.chance(20) { words["min"] = random.whole(in: -4...4) }
      if random.chance(20) { words[.repeat] = random.whole(in: -1...3) }
      if random.chance(30) { words[random.pick(["yoyo", .autoreverse])] = random.chance(50) }
      if random.chance(30) {
        let modes: [Any] = [OverwriteMode.atAdd, OverwriteMode.none, true, "all"]
        words[.overwrite] = random.pick(modes)
      }
      if random.chance(40) {
        events = random.some(random.whole(in: 1...3), of: Self.allEvents)
      }
      keys = random.some(
        random.whole(in: 0...3),
        of: [
          "x", "y", "half", "whole", "byte", "observed", "left", "sum", "middle", "inner.width",
          .path(\ShapeBox.x),
          .path(\ShapeBox.observed), .path(\ShapeBox.list[0]), .path(\ShapeBox.frame.width),
          "point", "place", "frame", .path(\ShapeBox.point), .path(\ShapeBox.frame),
        ])
      for key in keys where random.chance(20) {
        tracks[key] = random.pick([[0, 0.5, 1], [0.25, 1], [1], [0, 0, 0.75]])
      }
    }

    private static let allEvents: [TweenKey] = [
      .onStart, .onUpdate, .onRepeat, .onComplete, .onOverwrite, .onPause, .onResume, .onEnd,
      .startSelector, .completionSelector, "completionBlock",
    ]
    private static let vectors: Set<TweenKey> = [
      "point", "place", "frame", .path(\ShapeBox.point), .path(\ShapeBox.frame),
    ]

    func call(_ random: inout SplitMix64, _ name: Int, _ stage: ShapeStage) -> TweenParameters {
      var parameters = words
      for event in events {
        parameters[event] = callback(event, random.whole(in: 0...19), "\(name) \(event)", stage)
      }
      for key in keys {
        let number = Double(random.whole(in: -400...400)) / 8
        if let times = tracks[key] {
          parameters[key] = keyframes(key, number, times, random.whole(in: 0...19))
          continue
        }
        if Self.vectors.contains(key) {
          parameters[key] = vector(key, number, random.whole(in: 0...19))
          continue
        }
        switch random.whole(in: 0...19) {
        case 0: parameters[key] = "\(number)"
        case 1: parameters[key] = TweenValue.by(number)
        case 2: parameters[key] = Float(number)
        case 3: parameters[key] = Double.nan
        case 4...8: parameters[key] = Int(number)
        default: parameters[key] = number
        }
      }
      return parameters
    }

    private func callback(_ event: TweenKey, _ form: Int, _ text: String, _ stage: ShapeStage)
      -> Any
    {
      let log = stage.log
      let plain = { log.add(text) }
      if form == 0 { return 3.0 }
      if event == .startSelector || event == .completionSelector {
        return form == 1 ? plain : TweenAction(log) { log in { log.add(text) } }
      }
      switch form {
      case 1: return { (tween: Tween) in log.add("\(text) \(tween.progress)") }
      case 2: return { (tween: Tween) in log.add("\(text) removed \(tween.remove())") }
      case 3: return { (box: ShapeBox) in log.add("\(text) \(box.x)") }
      case 4: return Optional(plain) as Any
      case 5:
        return { [unowned stage] in _ = stage.tweener.addTween(ShapeBox(), [.onStart: plain]) }
      default: return plain
      }
    }

    private func keyframes(_ key: TweenKey, _ number: Double, _ times: [Double], _ form: Int) -> Any
    {
      let numbers = times.indices.map { number - 3 * Double($0) }
      if Self.vectors.contains(key), let value = vector(key, number, 19) as? SIMD2<Double> {
        return TweenValue.keyframes(numbers.map { value * $0 }, at: times)
      }
      switch form {
      case 0: return numbers
      case 1: return TweenValue.keyframes(numbers)
      case 2: return TweenValue.keyframes(numbers, at: times, easings: [.inQuad])
      case 3: return TweenValue.keyframes(numbers + [.nan], at: times + [1])
      case 4: return TweenValue.keyframes(numbers.map { TweenValue.by($0) }, at: times)
      case 5: return TweenValue.keyframes(numbers.map { Int($0) }, at: times)
      case 6: return TweenValue.keyframes(numbers.map { -$0 }, at: times).eased(.outQuad)
      case 7: return number
      default: return TweenValue.keyframes(numbers, at: times)
      }
    }

    private func vector(_ key: TweenKey, _ number: Double, _ form: Int) -> Any {
      let value: any Tweenable =
        switch key {
        case "place": SIMD3(Float(number), 2, -Float(number))
        case "frame", .path(\ShapeBox.frame): RuleFrame(x: number, y: 3, width: 4, height: number)
        default: SIMD2(number, 7)
        }
      switch form {
      case 0: return number
      case 1: return [number, 2.0]
      case 2: return Optional(value) as Any
      case 3: return SIMD2(number, .nan)
      case 4: return [TweenValue.to(number), .by(3)]
      case 5: return TweenValue.by(number)
      case 6: return "1, 2"
      default: return value
      }
    }
  }

  @Test(
    "show the same bits and report the same problems",
    arguments: 1...TrialCount.of(40, atLeast: 4, few: 1))
  func sameTrace(seed: Int) {
    var served = 0
    for part in 0..<10 {
      served += shapeHits { stage in
        var random = SplitMix64(seed: UInt64(seed * 10 + part))
        let boxes = (0..<3).map { $0 == 2 ? ShapeChild() : ShapeBox() }
        let habits = (0..<random.whole(in: 1...4)).map { _ in Habit(&random) }
        for name in 0..<30 {
          let call = random.pick(habits).call(&random, name, stage)
          let tween = stage.add(call, to: random.pick(boxes))
          switch random.whole(in: 0...11) {
          case 0: tween.pause()
          case 1: stage.tweener.pauseTween(boxes[0], ["x"])
          case 2: stage.tweener.resumeAllTweens()
          case 3: stage.tweener.removeTween(boxes[1], ["y", "left"])
          case 4: tween.progress = random.unit()
          case 5: tween.complete()
          case 6: stage.tweener.registerEasing("inBack", random.chance(50) ? .inBack : .inQuad)
          default: break
          }
          if random.chance(60) { stage.advance(Double(random.whole(in: 0...12)) / 32) }
        }
      }
    }
    #expect(served > 10, "seed \(seed)")
  }
}
