import Foundation
import Testing
import Tweener
import TweenerPlugins

/// What a flip asks for when it starts: the width of that instant, whatever was written last.
@Suite("The width of a flip") struct FlipWidthTests {
  private let layer = LayerModel(frame: CGRect(x: 0, y: 0, width: 20, height: 8))

  @Test(
    "It is the width of the instant at which the flip starts, however the way is cut",
    arguments: [true, false], [[1.0], [0.25, 0.75], [0.5, 0.5], [0.625, 0.375]])
  func instant(_ directWrites: Bool, _ steps: [Double]) {
    let tweener = engine(directWrites: directWrites)
    tweener.addTween(layer, [.duration: 1, "width": 120])
    tweener.addTween(layer, ["preset": "flipX", .duration: 1, .delay: 0.5])
    tweener.advance(in: steps)
    #expect(layer.transform3d.perspective.z == -1.0 / 70 / 2)
  }

  @Test("What is added to the width is no part of it", arguments: [[0.75], [0.25, 0.5]])
  func below(_ steps: [Double]) {
    let tweener = engine()
    tweener.addTween(layer, [.duration: 1, "width": TweenValue.offset { 40 * $0 }])
    tweener.addTween(layer, [.duration: 1, "size": CGSize(width: 120, height: 8)])
    tweener.addTween(layer, ["preset": "flipX", .duration: 1, .delay: 0.5])
    tweener.advance(in: steps)
    #expect(layer.transform3d.perspective.z == -1.0 / 70 / 2)
  }

  @Test("A function that makes an end may ask for another target, which is brought to the instant")
  func another() {
    let (tweener, other) = (engine(), LayerModel())
    tweener.addTween(other, [.duration: 1, "x": 100])
    tweener.addTween(other, [.duration: 1, "x": TweenValue.offset { _ in 5 }])
    let value = TweenValue.ends { [unowned tweener] start in
      (start, tweener.value(of: other, "x")?.first ?? 0)
    }
    tweener.addTween(layer, [.duration: 0.5, .delay: 0.5, "x": value])
    #expect(tweener.after(2, layer.x) == 55)
    #expect(other.x == 100)
  }

  @Test("11 With repeatRefresh it is the width as each play begins", arguments: [1, 2, 50])
  func refreshed(steps: Int) {
    let tweener = engine()
    tweener.addTween(layer, [.duration: 1, "width": 120])
    tweener.addTween(layer, ["preset": "flipX", .duration: 0.5, .repeat: 1, .repeatRefresh: true])
    for step in 1...steps { tweener.advance(to: 0.75 * Double(step) / Double(steps)) }
    #expect(layer.transform3d.perspective.z == -1.0 / 70 / 2)
  }
}
