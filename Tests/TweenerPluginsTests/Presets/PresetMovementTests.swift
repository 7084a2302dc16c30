import Foundation
import Testing
import Tweener
import TweenerPlugins

/// The presets that a spring moves: where they begin, and how they get there.
@Suite("Movements of presets")
struct PresetMovementTests {
  private let tweener = engine()
  private let layer = LayerModel.plain()

  /// Where a plain layer is put at force f; `nil`: not moved.
  struct Row: Sendable, CustomTestStringConvertible {
    let preset: Preset
    var x: @Sendable (Double) -> Double = { _ in 0 }
    var y: @Sendable (Double) -> Double = { _ in 0 }
    var scaleX: @Sendable (Double) -> Double = { _ in 1 }
    var scaleY: @Sendable (Double) -> Double = { _ in 1 }
    var rotation = 0.0
    var opacity = 1.0
    var testDescription: String { preset.name }

    func numbers(_ force: Double) -> [Double] {
      [x(force), y(force), scaleX(force), scaleY(force), rotation, opacity]
    }
  }

  static let rows: [Row] = [
    Row(preset: .slideLeft, x: { 300 * $0 }), Row(preset: .slideRight, x: { -300 * $0 }),
    Row(preset: .slideDown, y: { -300 * $0 }), Row(preset: .slideUp, y: { 300 * $0 }),
    Row(preset: .squeezeLeft, x: { _ in 300 }, scaleX: { 3 * $0 }),
    Row(preset: .squeezeRight, x: { _ in -300 }, scaleX: { 3 * $0 }),
    Row(preset: .squeezeDown, y: { _ in -300 }, scaleY: { 3 * $0 }),
    Row(preset: .squeezeUp, y: { _ in 300 }, scaleY: { 3 * $0 }),
    Row(preset: .fadeIn, opacity: 0),
    Row(preset: .fadeInLeft, x: { 300 * $0 }, opacity: 0),
    Row(preset: .fadeInRight, x: { -300 * $0 }, opacity: 0),
    Row(preset: .fadeInDown, y: { -300 * $0 }, opacity: 0),
    Row(preset: .fadeInUp, y: { 300 * $0 }, opacity: 0),
    Row(preset: .zoomIn, scaleX: { 2 * $0 }, scaleY: { 2 * $0 }, opacity: 0),
    Row(preset: .fadeOut, opacity: 0),
    Row(preset: .zoomOut, scaleX: { 2 * $0 }, scaleY: { 2 * $0 }, opacity: 0),
    Row(preset: .fall, y: { 600 * $0 }, rotation: 15 * .pi / 180),
  ]

  private func numbers(_ layer: LayerModel) -> [Double] {
    let flat = layer.transform
    return [layer.x, layer.y, flat.scaleX, flat.scaleY, flat.rotation, layer.alpha]
  }

  @Test("Every preset that a spring moves is in this table")
  func complete() {
    #expect(Set(Self.rows.map(\.preset)) == Set(Preset.all.filter { $0.tracks.isEmpty }))
  }

  @Test("A movement begins and ends where the table says", arguments: rows, [1, 2, 0.5])
  func ends(_ row: Row, _ force: Double) {
    let rest = numbers(layer)
    tweener.play(row.preset, on: layer, PresetOptions(force: force))
    tweener.advance(by: 0)
    let isAway = row.preset.direction == .to
    #expect(numbers(layer) == (isAway ? rest : row.numbers(force)))
    #expect(tweener.after(0.7, numbers(layer)) == (isAway ? row.numbers(force) : rest))
  }

  @Test("On the way every number is on the same spring", arguments: rows)
  func spring(_ row: Row) {
    let rest = numbers(layer)
    let away = row.numbers(1)
    tweener.play(row.preset, on: layer, PresetOptions(duration: 2, damping: 0.4, velocity: 3))
    let spring = Easing.dampedSpring(damping: 0.4, velocity: 6)
    for time in [0.1, 0.35, 0.5, 0.8, 1.9] {
      tweener.advance(to: time)
      let eased = spring(time / 2)
      for (index, number) in numbers(layer).enumerated() {
        let (from, to) =
          row.preset.direction == .to ? (rest[index], away[index]) : (away[index], rest[index])
        var expected = from + (to - from) * eased
        // How much of the layer shows stays within 0 and 1.
        if index == 5 { expected = min(max(expected, 0), 1) }
        #expect(abs(number - expected) < 1e-9, "\(index) at \(time)")
      }
    }
  }

  @Test("The spring of a preset swings past the end, by the damping and velocity of Spring")
  func defaults() {
    tweener.play(.slideLeft, on: layer)
    let spring = Easing.dampedSpring(damping: 0.7, velocity: 0.7 * 0.7)
    var least = 0.0
    for frame in 1...42 {
      tweener.advance(to: Double(frame) / 60)
      let expected = 300 - 300 * spring(Double(frame) / 42)
      #expect(abs(layer.x - expected) < 1e-9)
      least = min(least, layer.x)
    }
    #expect(least < -3)
    #expect(tweener.tweenCount == 0)
  }

  @Test("The start of a movement shows at the call, and during a delay", arguments: rows)
  func shownStart(_ row: Row) {
    let hidden = LayerModel.plain()
    let call: TweenParameters = [
      "preset": row.preset, "direction": Preset.Direction.from, .delay: 1,
    ]
    tweener.addTween(layer, call)
    tweener.addTween(hidden, call.merging([.showsStart: false]) { $1 })
    for _ in 0..<3 {
      #expect(numbers(layer) == row.numbers(1))
      #expect(numbers(hidden) == numbers(LayerModel.plain()))
      tweener.advance(by: 0.25)
    }
    #expect(tweener.after(1, numbers(layer)) == numbers(LayerModel.plain()))
  }

  @Test("A scale is a factor and a shift an addition, wherever the layer is")
  func relative() {
    layer.x = 11
    layer.transform.scaleX = 2
    tweener.play(.squeezeLeft, on: layer)
    let shown = tweener.values(of: [layer.x, layer.transform.scaleX], after: 0, 1)
    #expect(shown == [[311, 6], [11, 2]])
  }
}
