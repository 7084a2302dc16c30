import Testing
import Tweener
import TweenerPlugins

/// One template, several tweens of one target: each has a start of its own.
@Suite struct RepeatedPlanTests {
  private let tweener = Tweener()
  private let cart = Dot()

  @Test("A template added again while it runs begins where the property stands")
  func again() {
    let path = MotionPath(.polyline, [SIMD2(0, 0), SIMD2(100, 40)])
    let template = TweenTemplate<Dot>(duration: 1).with([
      "x": TweenValue.by(100).interpolated { $0 + ($1 - $0) * $2 },
      "place": TweenValue.along(path, placement: .moved),
    ])
    let first = tweener.addTween(cart, template)
    #expect(tweener.after(0.5, [cart.x, cart.place.x, cart.place.y]) == [50, 50, 20])
    let second = tweener.addTween(cart, template)
    #expect(tweener.after(0, first.outcome) == .overwritten(by: second))
    let shown = tweener.values(of: [cart.x, cart.place.x, cart.place.y], after: 0, 0.5, 0.5)
    #expect(shown == [[50, 50, 20], [100, 100, 40], [150, 150, 60]])
  }

  @Test("The same with a delay, cut or not", arguments: [[2.0], [0.5, 0.25, 0.75, 0.5]])
  func delayed(_ steps: [Double]) {
    let value = TweenValue.by(100).filtered { $0 }
    let template = TweenTemplate<Dot>(duration: 1).with(["x": value])
    tweener.addTween(cart, template)
    tweener.addTween(cart, template.with([.delay: 0.5]))
    tweener.addTween(cart, template.with([.delay: 1]))
    tweener.advance(in: steps)
    #expect(cart.x == 200)
  }

  @Test("One target given twice has the later of its tweens")
  func twice() {
    let path = MotionPath(.polyline, [SIMD2(0, 0), SIMD2(100, 40)])
    tweener.addTween(
      [cart, cart],
      [.duration: 1, "place": TweenValue.along(path, placement: .moved)])
    #expect(tweener.after(1, cart.place) == SIMD2(100, 40))
    #expect(tweener.tweenCount == 0)
  }

  @Test("Two targets of one template keep apart, and one that dies leaves nothing behind")
  func targets() {
    let template = TweenTemplate<Dot>(duration: 1).with([
      "x": TweenValue.by(10).filtered { $0 }
    ])
    for start in 0..<100 {
      let cart = Dot(x: Double(start))
      tweener.addTween(cart, template)
      #expect(tweener.after(0.5, cart.x) == Double(start) + 5)
      #expect(tweener.after(0.5, cart.x) == Double(start) + 10)
    }
  }
}
