import Foundation
import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// Presets with words that nobody would give.
@Suite("Presets at random")
struct PresetFuzzTests {
  private static let words: [TweenKey] = [
    "force", "damping", "velocity", "repeatCount", "x", "y", "scaleX", "scaleY", "rotate",
    "opacity", "curve", "direction", .delay, .duration, .repeat, .autoreverse, .easing, "rotation",
  ]

  private static func value(_ dice: inout SplitMix64) -> Any {
    switch Int.random(in: 0..<12, using: &dice) {
    case 0: return Double.nan
    case 1: return -Double.infinity
    case 2: return "spring"
    case 3: return "to"
    case 4: return Easing.bezierInOutBack
    case 5: return Bool.random(using: &dice)
    case 6: return 1e308
    case 7: return Int.random(in: -3...3, using: &dice)
    case 8: return Optional<Int>.none as Any
    default: return Double.random(in: -2...2, using: &dice)
    }
  }

  @Test("Whatever words are given, nothing traps or is left infinite, and a call is one tween")
  func anyWords() {
    for seed in 0..<UInt64(TrialCount.of(600, atLeast: 40)) {
      var dice = SplitMix64(seed: seed)
      let tweener = Tweener()
      tweener.onProblem = { _ in }
      tweener.install(StandardPlugins())
      let layer = LayerModel.odd()
      var parameters: TweenParameters = [:]
      for _ in 0..<Int.random(in: 0...6, using: &dice) {
        guard let word = Self.words.randomElement(using: &dice) else { continue }
        parameters[word] = Self.value(&dice)
      }
      parameters["preset"] = Preset.all.randomElement(using: &dice)
      tweener.addTween(layer, parameters)
      #expect(tweener.tweenCount <= 1)
      for _ in 0..<20 { tweener.advance(by: Double.random(in: 0...0.3, using: &dice)) }
      #expect(layer.frame.origin.x.isFinite && layer.frame.origin.y.isFinite, "seed \(seed)")
      #expect(layer.alpha.isFinite && layer.transform.scaleX.isFinite, "seed \(seed)")
      #expect(layer.transform.rotation.isFinite, "seed \(seed)")
    }
  }

  @Test("Presets on top of each other leave the layer where it was, to the bit, in any order")
  func together() {
    // What adds may be laid over anything, itself included; of what owns one at a time plays.
    let adding: [Preset] = [.shake, .pop, .wobble, .swing]
    let owning: [Preset] = [.morph, .squeezeUp, .flipX, .zoomIn, .fadeOutIn, .slideLeft, .squeeze]
    for seed in 0..<UInt64(TrialCount.of(300, atLeast: 20)) {
      var dice = SplitMix64(seed: seed)
      let (tweener, layer) = (engine(directWrites: seed % 3 != 0), LayerModel.odd())
      var presets = (0..<dice.whole(in: 1...4)).map { _ in adding[dice.whole(in: 0...3)] }
      presets.insert(
        owning[dice.whole(in: 0...(owning.count - 1))], at: dice.whole(in: 0...presets.count))
      for preset in presets {
        tweener.play(
          preset, on: layer,
          PresetOptions(
            force: 3 * dice.unit(), delay: 1.5 * dice.unit(),
            repeatCount: Double(dice.whole(in: 1...2))))
      }
      while tweener.tweenCount > 0 { tweener.advance(by: 0.001 + 0.2 * dice.unit()) }
      #expect(LayerState(layer) == LayerState(.odd()), "seed \(seed): \(presets.map(\.name))")
    }
  }

  @Test("What is laid over a tween is gone when it is over, whatever came and went meanwhile")
  func overATween() {
    for seed in 0..<UInt64(TrialCount.of(200, atLeast: 20)) {
      var dice = SplitMix64(seed: seed)
      let (tweener, layer) = (engine(directWrites: seed % 3 != 0), LayerModel.odd())
      let alone = engine()
      let other = LayerModel.odd()
      let way: TweenParameters = [
        .duration: 4,
        "x": seed % 2 == 0 ? 55.5 : TweenValue.to(55.5).interpolated { $0 + ($1 - $0) * $2 },
        "rotation": 2.5, "scaleX": 3,
      ]
      let isFirst = dice.unit() < 0.5
      if isFirst { tweener.addTween(layer, way) }
      for _ in 0..<dice.whole(in: 1...4) {
        tweener.play(
          [.shake, .pop, .wobble, .swing][dice.whole(in: 0...3)], on: layer,
          PresetOptions(force: 9 * dice.unit(), delay: 2 * dice.unit()))
      }
      if !isFirst { tweener.addTween(layer, way) }
      alone.addTween(other, way)
      var time = 0.0
      while time < 3 {
        time += 0.001 + 0.2 * dice.unit()
        tweener.advance(to: time)
      }
      alone.advance(to: time)
      #expect(tweener.tweenCount == 1 && LayerState(layer) == LayerState(other), "seed \(seed)")
    }
  }
}

@Suite("Presets of the shared engine")
@MainActor struct SharedPresetTests {
  @Test("The twins play in the shared engine")
  func twins() {
    let shared = Tweener.shared
    let wasManual = shared.isManual
    let report = shared.onProblem
    defer {
      shared.isManual = wasManual
      shared.onProblem = report
    }
    shared.isManual = true
    // Other suites may have installed them.
    shared.onProblem = { _ in }
    Tweener.install(StandardPlugins())
    let layers = [LayerModel.plain(), LayerModel.plain(), LayerModel.plain()]
    let one = shared.play(.shake, on: layers[0], PresetOptions(force: 2, duration: 1))
    let more = shared.play(.slideUp, on: Array(layers[1...]), PresetOptions(duration: 1, x: 40))
    #expect(shared.after(0, layers[1].frame.origin) == CGPoint(x: 40, y: 300))
    #expect(layers[2].frame.origin == CGPoint(x: 40, y: 300))
    #expect(shared.after(0.2, layers[0].x) == 60)
    shared.advance(by: 0.8)
    #expect(([one] + more).allSatisfy { $0.outcome == .completed })
    #expect(layers[0].x == 0)
  }
}
