import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Random calls on an engine that knows shapes and on one that reads every call")
struct RecentShapeTwinTests {
  /// A way to call, of which only the numbers vary.
  private struct Habit {
    var words: TweenParameters
    var keys: [TweenKey]

    init(_ random: inout SplitMix64) {
      words = [.duration: Double(random.whole(in: 0...6)) / 4]
      if random.chance(40) { words[.delay] = Double(random.whole(in: -2...4)) / 8 }
      if random.chance(60) {
        let easings: [Any] = [
          Easing.inOutQuad, Easing.outElastic, Easing.linear, "inBack",
          Easing.cubicBezier(0.3, 0, 0.2, 1),
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
      if random.chance(10) { words[.onComplete] = {} }
      keys = random.some(
        random.whole(in: 0...3),
        of: [
          "x", "y", "half", "whole", "byte", "observed", "left", "sum", .path(\ShapeBox.x),
          .path(\ShapeBox.observed), .path(\ShapeBox.list[0]), .path(\ShapeBox.frame.width),
        ])
    }

    func call(_ random: inout SplitMix64) -> TweenParameters {
      var parameters = words
      for key in keys {
        let number = Double(random.whole(in: -400...400)) / 8
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
        for _ in 0..<30 {
          let tween = stage.add(random.pick(habits).call(&random), to: random.pick(boxes))
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
    #expect(served > 15, "seed \(seed)")
  }
}
