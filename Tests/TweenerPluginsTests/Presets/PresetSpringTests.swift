import Testing
import Tweener
import TweenerPlugins

/// Presets in calls that give a spring of their own.
@Suite("Presets moved by the call's spring")
struct PresetSpringTests {
  private let spring = TweenSpring(duration: 0.5, bounce: 0.3)

  private func engine() -> Tweener {
    let tweener = Tweener()
    tweener.install(StandardPlugins())
    return tweener
  }

  @Test("The spring moves what the preset moves, and says how long it takes")
  func movement() {
    let tweener = engine()
    let layer = LayerModel()
    let tween = tweener.addTween(layer, ["preset": "slideLeft", .spring: spring])
    #expect(layer.frame.origin.x == 300)
    #expect(tween.problems.isEmpty)
    tweener.advance(by: 0)
    for step in 1...20 {
      tweener.advance(by: 1.0 / 64)
      let wanted = spring.value(from: 300, to: 0, velocity: 0, at: Double(step) / 64)
      #expect(layer.frame.origin.x.bitPattern == wanted.bitPattern, "\(step)")
    }
    let length = spring.settlingDuration(from: 300, to: 0, velocity: 0)
    #expect(abs(tween.totalDuration - length) < 1e-6)
    tweener.advance(by: length)
    #expect(layer.frame.origin.x == 0 && tweener.tweenCount == 0)
  }

  @Test("Opacity stays between its ends while the spring swings, and ends where it was")
  func opacity() {
    let tweener = engine()
    let layer = LayerModel()
    tweener.addTween(layer, ["preset": "fadeIn", .spring: spring])
    var seen: [Double] = [layer.alpha]
    while tweener.tweenCount > 0 {
      tweener.advance(by: 1.0 / 60)
      seen.append(layer.alpha)
    }
    #expect(seen.allSatisfy { (0...1).contains($0) })
    #expect(seen.first == 0 && seen.last == 1)
  }

  @Test("One that is interrupted by another spring keeps its velocity")
  func interruption() {
    let tweener = engine()
    let layer = LayerModel()
    tweener.addTween(
      layer, ["preset": "slideLeft", .spring: spring, "direction": Preset.Direction.to])
    tweener.advance(by: 0)
    tweener.advance(by: 0.125)
    let (place, velocity) = (layer.frame.origin.x, tweener.velocity(of: layer, "x")?.first ?? 0)
    #expect(velocity > 100)
    tweener.addTween(layer, ["x": 0, .spring: spring])
    tweener.advance(by: 0)
    #expect(layer.frame.origin.x == place)
    #expect(abs((tweener.velocity(of: layer, "x")?.first ?? 0) - velocity) <= 1e-12 * velocity)
  }
}
