import Foundation
import Testing
import Tweener
import TweenerPlugins

/// The tracks of the table, typed anew: what a plain layer shows at each key time.
@Suite("Tracks of presets")
struct PresetTableTests {
  private let tweener = engine()
  private let layer = LayerModel.plain()

  struct Row: Sendable, CustomTestStringConvertible {
    let preset: Preset
    let property: String
    /// Force to the five numbers at 0, .2, .4, .6, .8.
    let numbers: @Sendable (Double) -> [Double]
    let isLinear: Bool
    var testDescription: String { "\(preset.name) \(property)" }

    init(
      _ preset: Preset, _ property: String, isLinear: Bool = false,
      _ numbers: @escaping @Sendable (Double) -> [Double]
    ) {
      (self.preset, self.property, self.isLinear) = (preset, property, isLinear)
      self.numbers = numbers
    }

    func read(_ layer: LayerModel) -> Double {
      LayerName.everything.first { $0.name == property }?.read(layer).first ?? .nan
    }
  }

  private static let shake = { @Sendable (f: Double) in [0, 30 * f, -30 * f, 30 * f, 0] }
  private static let swing = { @Sendable (f: Double) in [0, 0.3 * f, -0.3 * f, 0.3 * f, 0] }
  private static let pop = { @Sendable (f: Double) in
    [1, 1 + 0.2 * f, 1 + -0.2 * f, 1 + 0.2 * f, 1]
  }

  static let rows: [Row] = [
    Row(.shake, "x", shake), Row(.pop, "scaleX", pop), Row(.pop, "scaleY", pop),
    Row(.morph, "scaleX") { [1, 1.3 * $0, 0.7, 1.3 * $0, 1] },
    Row(.morph, "scaleY") { [1, 0.7, 1.3 * $0, 0.7, 1] },
    Row(.squeeze, "scaleX") { [1, 1.5 * $0, 0.5, 1.5 * $0, 1] },
    Row(.squeeze, "scaleY") { _ in [1, 0.5, 1, 0.5, 1] },
    Row(.wobble, "rotation", isLinear: true, swing), Row(.wobble, "x", shake),
    Row(.swing, "rotation", isLinear: true, swing),
  ]

  @Test("At each key time a track shows its number, whatever the curve", arguments: rows)
  func keyTimes(_ row: Row) {
    for (force, curve) in [(1, nil), (2.5, Easing.inOutCubic), (0, .linear), (-1, .spring)] {
      let (tweener, layer) = (engine(), LayerModel.plain())
      tweener.play(row.preset, on: layer, PresetOptions(force: force, curve: curve))
      let expected = row.numbers(force)
      for (fifth, number) in (expected + [expected[4]]).enumerated() {
        tweener.advance(to: Double(fifth) * 0.14)
        #expect(abs(row.read(layer) - number) < 1e-12, "\(fifth) at force \(force)")
      }
    }
  }

  @Test(
    "Between two key times it goes by the curve, or evenly where the table says so", arguments: rows
  )
  func between(_ row: Row) {
    tweener.play(row.preset, on: layer, PresetOptions(force: 1.5, duration: 1, curve: .inQuad))
    let numbers = row.numbers(1.5)
    for (fifth, share) in [(0, 0.5), (1, 0.25), (2, 0.75), (3, 0.1)] {
      tweener.advance(to: (Double(fifth) + share) / 5)
      let eased = row.isLinear ? share : share * share
      let number = numbers[fifth] + (numbers[fifth + 1] - numbers[fifth]) * eased
      #expect(abs(row.read(layer) - number) < 1e-9, "\(fifth)")
    }
    tweener.advance(to: 0.9)
    #expect(row.read(layer) == numbers[4], "held to the end")
  }

  @Test("Without a curve a track goes by ease")
  func defaultCurve() {
    tweener.play(.shake, on: layer, PresetOptions(duration: 1))
    tweener.advance(by: 0.1)
    #expect(abs(layer.x - 30 * Easing.cubicBezier(0.25, 0.1, 0.25, 1)(0.5)) < 1e-9)
  }

  @Test("Flash goes out and in twice, evenly, in the duration each; fading once, by the curve")
  func returning() {
    let plays: [(Preset, Easing, [(Double, Double)])] = [
      (
        .flash, .inExpo,
        [
          (0.25, 0.75), (0.5, 0.5), (1, 0), (1.75, 0.75), (2, 1), (3, 0), (3.5, 0.5), (4, 1),
        ]
      ),
      (.fadeOutIn, .inQuad, [(0.5, 0.75), (1, 0), (1.5, 0.75), (2, 1)]),
    ]
    for (preset, curve, shown) in plays {
      let (tweener, layer) = (engine(), LayerModel.plain())
      layer.alpha = 0.5
      tweener.play(preset, on: layer, PresetOptions(duration: 1, curve: curve))
      for (time, share) in shown {
        tweener.advance(to: time)
        #expect(layer.alpha == 0.5 * share, "\(preset.name) at \(time)")
      }
      #expect(tweener.tweenCount == 0)
    }
  }
}
