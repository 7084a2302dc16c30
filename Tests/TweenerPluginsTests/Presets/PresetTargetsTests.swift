import Foundation
import Testing
import Tweener
import TweenerPlugins

/// A target of somebody else's: numbers of other types, and no scale.
private final class Sprite: TweenTarget {
  var x: Float = 4
  var y = 8
  var rotation = 0.5
  var opacity: Float = 0.75

  class var tweenProperties: TweenProperties {
    [
      "x": .init(\Sprite.x), "y": .init(\Sprite.y), "rotation": .init(\Sprite.rotation),
      "opacity": .init(\Sprite.opacity),
    ]
  }
}

private final class Card: Framed {
  var frame = CGRect(x: 1, y: 2, width: 30, height: 40)
}

@Suite("Targets of presets")
struct PresetTargetsTests {
  private let tweener = engine()
  private let layer = LayerModel.plain()

  @Test("A preset plays on anything that has the properties")
  func sprite() {
    let sprite = Sprite()
    tweener.play(.wobble, on: sprite, PresetOptions(duration: 1))
    tweener.play(.fadeOut, on: sprite, PresetOptions(duration: 1))
    tweener.advance(by: 0.2)
    #expect(sprite.x == 34 && abs(sprite.rotation - 0.8) < 1e-12 && sprite.opacity < 0.75)
    tweener.advance(by: 0.8)
    #expect(sprite.x == 4 && sprite.rotation == 0.5 && sprite.opacity == 0)
    tweener.play(.fall, on: sprite, PresetOptions(force: 0.01))
    #expect(tweener.after(1, sprite.y) == 14)
    let card = Card()
    tweener.play(.slideUp, on: card)
    #expect(tweener.after(0, card.frame.origin.y) == 302)
    #expect(tweener.after(1, card.frame) == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test("A property that is missing is reported, and the others go on")
  func missing() {
    let list = ProblemList(of: tweener)
    let sprite = Sprite()
    let tween = tweener.play(.zoomIn, on: sprite)
    #expect(list.reports == ["scaleX unknownProperty", "scaleY unknownProperty"])
    #expect(tween.problems == list.problems)
    #expect(tweener.values(of: sprite.opacity, after: 0, 1) == [0, 0.75])
  }

  @Test("One call plays on many targets, each from its own place")
  func many() {
    let layers = (0..<3).map { LayerModel(frame: CGRect(x: $0 * 10, y: 0, width: 50, height: 9)) }
    let tweens = tweener.play(.shake, on: layers, PresetOptions(force: 2, duration: 1))
    #expect(
      tweener.values(of: layers.map(\.x), after: 0.4, 0.6) == [[-60, -50, -40], [0, 10, 20]])
    #expect(tweens.map(\.outcome) == [.completed, .completed, .completed])
  }

  @Test("A shake on top of another tween adds to it, and leaves it where it would have been")
  func additive() {
    let alone = engine()
    let (layer, other) = (LayerModel.odd(), LayerModel.odd())
    tweener.addTween(layer, [.duration: 2, "x": 100, "rotation": 3])
    alone.addTween(other, [.duration: 2, "x": 100, "rotation": 3])
    tweener.advance(by: 0.3)
    let wobble = tweener.play(.wobble, on: layer, PresetOptions(duration: 1))
    tweener.advance(by: 0.2)
    alone.advance(by: 0.5)
    #expect(abs(layer.x - other.x - 30) < 1e-9)
    #expect(abs(layer.transform.rotation - other.transform.rotation - 0.3) < 1e-9)
    for _ in 0..<8 {
      tweener.advance(by: 0.1)
      alone.advance(by: 0.1)
    }
    #expect(wobble.outcome == .completed)
    #expect(LayerState(layer) == LayerState(other))
    #expect(tweener.after(1, [layer.x, layer.transform.rotation]) == [100, 3])
  }

  @Test("A slide takes x from an older tween, and only x")
  func owning() {
    let older = tweener.addTween(layer, [.duration: 2, "x": 100, "y": 100])
    tweener.advance(by: 0.5)
    tweener.play(.slideLeft, on: layer)
    #expect(tweener.after(0.7, layer.x) == 25)
    #expect(older.state == .running)
    #expect(tweener.after(1, layer.frame.origin) == CGPoint(x: 25, y: 100))
  }

  @Test("A preset of one's own plays, and is found by its name where the plugin knows it")
  func own() {
    let nod = Preset("nod", tracks: [PresetTrack("y", .added([0, .force(12), 0]))])
    let tweener = quiet()
    tweener.install(GeometryPlugin())
    tweener.install(PresetPlugin(more: [nod]))
    tweener.addTween(layer, ["preset": "Nod", .duration: 1, "force": 2])
    #expect(tweener.values(of: layer.y, after: 0.2, 0.2) == [24, 0])
  }
}
