import Foundation
import Testing
import Tweener
import TweenerPlugins

@Suite("Ends of presets")
struct PresetEndTests {
  /// Where those end that lead away.
  private static func target(of preset: Preset, _ layer: LayerModel, force: Double) {
    switch preset.name {
    case "fadeOut": layer.alpha = 0
    case "zoomOut":
      layer.alpha = 0
      layer.transform.scaleX *= 2 * force
      layer.transform.scaleY *= 2 * force
    case "fall":
      layer.y += 600 * force
      layer.transform.rotation += 15 * .pi / 180
    default: break
    }
  }

  @Test("There are 27 presets, each with a name of its own")
  func count() {
    let names = [
      "slideLeft", "slideRight", "slideUp", "slideDown", "squeezeLeft", "squeezeRight",
      "squeezeUp", "squeezeDown", "fadeIn", "fadeOut", "fadeOutIn", "fadeInLeft", "fadeInRight",
      "fadeInUp", "fadeInDown", "zoomIn", "zoomOut", "fall", "shake", "pop", "flipX", "flipY",
      "morph", "squeeze", "flash", "wobble", "swing",
    ]
    #expect(Preset.all.count == 27)
    #expect(Set(Preset.all.map(\.name)) == Set(names))
  }

  @Test(
    "A preset ends at its start or target to the bit, however time is cut",
    arguments: Preset.all, Cut.all)
  func ends(_ preset: Preset, _ cut: Cut) {
    let (tweener, layer) = (engine(), LayerModel.odd())
    let expected = LayerModel.odd()
    Self.target(of: preset, expected, force: 1.3)
    let tween = tweener.play(preset, on: layer, PresetOptions(force: 1.3, repeatCount: 1))
    cut.run(tweener, 3)
    #expect(tween.outcome == .completed)
    #expect(LayerState(layer) == LayerState(expected))
    #expect(tweener.tweenCount == 0)
  }

  @Test(
    "A preset that is repeated ends there too", arguments: Preset.all.filter { $0.direction == nil }
  )
  func repeated(_ preset: Preset) {
    let (tweener, layer) = (engine(), LayerModel.odd())
    let start = LayerState(layer)
    tweener.play(preset, on: layer, PresetOptions(duration: 0.1, repeatCount: 3))
    Cut.all[2].run(tweener, 1.3)
    #expect(tweener.tweenCount == 0)
    #expect(LayerState(layer) == start)
  }

  @Test("On the way the cut of time makes no difference to the bit", arguments: Preset.all)
  func divisible(_ preset: Preset) {
    let cuts: [[Double]] = [[0.5], Array(repeating: 0.02, count: 25), [0.1, 0, 0.13, 0.27]]
    let states = cuts.map { steps in
      let (tweener, layer) = (engine(), LayerModel.odd())
      tweener.play(preset, on: layer, PresetOptions(delay: 0.1))
      tweener.advance(in: steps)
      return LayerState(layer)
    }
    #expect(states[1] == states[0] && states[2] == states[0])
    #expect(states[0] != LayerState(.odd()))
  }

  @Test("To a preset with another direction the target is where it would have come from")
  func directions() {
    let (tweener, layer) = (engine(), LayerModel.plain())
    tweener.play(.slideLeft, on: layer, PresetOptions(direction: .to))
    #expect(tweener.after(1, layer.x) == 300)
    let other = LayerModel.plain()
    tweener.addTween(other, ["preset": "fall", "direction": "from", "force": 0.5])
    tweener.advance(by: 0)
    #expect(other.y == 300 && other.transform.rotation == 15 * .pi / 180)
    #expect(tweener.after(1, LayerState(other)) == LayerState(.plain()))
  }

  @Test("Both ways of writing it are one")
  func dictionary() {
    func middle(_ play: (Tweener, LayerModel) -> Void) -> LayerState {
      let (tweener, layer) = (engine(), LayerModel.odd())
      play(tweener, layer)
      tweener.advance(by: 0.31)
      return LayerState(layer)
    }
    let called = middle { $0.play(.shake, on: $1, PresetOptions(force: 2, duration: 1)) }
    let based: TweenParameters = [
      "preset": "shake", .base: ["force": 2, .duration: 1] as TweenParameters,
    ]
    #expect(called == middle { $0.addTween($1, ["preset": "shake", "force": 2, .duration: 1]) })
    #expect(
      called == middle { $0.addTween($1, ["preset": "SHAKE", "force": Float(2), "time": 1]) })
    #expect(
      called == middle { $0.addTween([$1], ["preset": Preset.shake, "force": 2, .duration: 1]) })
    #expect(called == middle { $0.addTween($1, TweenTemplate(based)) })
    #expect(called != middle { $0.play(.shake, on: $1, PresetOptions(force: 3, duration: 1)) })
  }
}
