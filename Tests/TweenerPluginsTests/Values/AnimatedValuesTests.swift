import Foundation
import Testing
import Tweener
import TweenerPlugins

@Suite("Values on their own, of types that the plugins bring")
struct AnimatedValuesTests {
  private let tweener = Tweener()

  @Test("a colour is eased in its own way, as a property of that type is")
  func colour() {
    let (red, blue) = (
      RGBAColor(red: 1, green: 0, blue: 0), RGBAColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    )
    let value = AnimatedValue(red, on: tweener)
    var heard: [RGBAColor] = []
    value.onChange = { heard.append($0) }
    let layer = LayerModel()
    layer.backgroundColor = red
    tweener.install(StandardPlugins())
    value.animate(to: blue, duration: 1, easing: .linear)
    tweener.addTween(layer, [.duration: 1, "backgroundColor": blue])
    #expect(tweener.after(0.25, value.value) == layer.backgroundColor)
    #expect(value.value != red)
    #expect(heard == [value.value])
    let none = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(value.velocity == none)
    value.spring(to: red, .bouncy)
    tweener.addTween(layer, [.spring: TweenSpring.bouncy, "backgroundColor": red])
    #expect(tweener.after(0.125, value.value) == layer.backgroundColor)
    #expect(tweener.after(5, value.value) == red)
  }

  @Test("a point springs in each coordinate, and is let go with a velocity for each")
  func point() {
    let spring = TweenSpring.snappy
    let value = AnimatedValue(CGPoint(x: 1, y: 2), on: tweener)
    value.spring(to: CGPoint(x: 9, y: -4), spring, velocity: CGPoint(x: 0, y: 30))
    #expect(tweener.after(0.125, Double(value.value.x)) == spring.value(from: 1, to: 9, at: 0.125))
    #expect(Double(value.value.y) == spring.value(from: 2, to: -4, velocity: 30, at: 0.125))
    value.value = .zero
    value.decay(velocity: CGPoint(x: 100, y: -50))
    tweener.advance(by: 5)
    #expect(Double(value.value.x) == TweenDecay.normal.restingValue(from: 0, velocity: 100))
    #expect(Double(value.value.y) == TweenDecay.normal.restingValue(from: 0, velocity: -50))
  }

  @Test("a CGFloat is heard at each change")
  func number() {
    let value = AnimatedValue(CGFloat(0), on: tweener)
    var heard: [CGFloat] = []
    value.onChange = { heard.append($0) }
    value.animate(to: 4, duration: 1, easing: .linear)
    for _ in 0..<6 { tweener.advance(by: 0.25) }
    #expect(heard == [1, 2, 3, 4])
  }
}
