import Foundation
import Testing
import Tweener
import TweenerPlugins

@Suite struct CenterTests {
  private let tweener = engine()

  @Test("A centre is where it says while the width changes", arguments: [true, false])
  func centerWithWidth(_ directWrites: Bool) {
    let tweener = engine(directWrites: directWrites)
    let layer = LayerModel(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    tweener.addTween(layer, [.duration: 1, "centerX": 200, "width": 20])
    for step in 1...8 {
      #expect(tweener.after(0.125, Double(layer.center.x)) == 50 + 150 * Double(step) / 8)
      #expect(Double(layer.frame.width) == 100 - 10 * Double(step))
    }
  }

  @Test("Two calls keep the centre too, whatever the curve and length of each")
  func twoCalls() {
    let layer = LayerModel(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    tweener.addTween(layer, [.duration: 2, "centerX": 250])
    tweener.addTween(layer, [.duration: 1, .easing: Easing.outBounce, "width": 20])
    for step in 1...8 {
      tweener.advance(by: 0.25)
      #expect(areNear([layer.center.x], [50 + 25 * Double(step)]))
    }
    #expect(layer.frame.width == 20)
  }

  @Test("Both names in one call do not quarrel; a centre and an edge do, and it is reported")
  func oneCall() {
    let layer = LayerModel.sample()
    let both = tweener.addTween(layer, [.duration: 1, "centerX": 200, "size": CGSize.zero])
    #expect(both.problems.isEmpty)
    let list = ProblemList(of: tweener)
    tweener.addTween(layer, [.duration: 1, "centerX": 200, "maxX": 10])
    #expect(list.kinds == [.componentGivenTwice])
  }

  @Test("Bounds grow about the middle, and give up the edge that another name moves")
  func bounds() {
    let layer = LayerModel(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    tweener.addTween(layer, [.duration: 1, "bounds": CGRect(x: 5, y: 6, width: 40, height: 60)])
    #expect(tweener.after(0.5, layer.frame) == CGRect(x: 95, y: 90, width: 30, height: 40))
    #expect(layer.boundsOrigin == CGPoint(x: 2.5, y: 3))
    tweener.addTween(layer, [.duration: 0.5, "x": 0])
    #expect(tweener.after(0.5, layer.frame) == CGRect(x: 0, y: 80, width: 40, height: 60))
  }

  @Test("34 revert() gives back the frame, whatever moves it", arguments: [1, 10, 100])
  func reverted(cuts: Int) {
    let values: [TweenParameters] = [
      ["width": 200, "maxX": 300], ["width": 200, "centerX": 300],
      ["center": CGPoint(x: 1, y: 2), "size": CGSize(width: 7, height: 9)],
      ["bounds": CGRect(x: 5, y: 6, width: 7, height: 8)],
      [
        "center": TweenValue.along(MotionPath(.polyline, [SIMD2(0.0, 0), SIMD2(10, 5)])),
        "size": CGSize(width: 200, height: 90),
      ],
    ]
    for value in values {
      let tweener = engine()
      let layer = LayerModel(frame: CGRect(x: 3, y: 4, width: 100, height: 50))
      let tween = tweener.addTween(layer, value.merging([.duration: 2]) { $1 })
      tweener.addCaller([.duration: 0.75, .onComplete: { tween.revert() }])
      for _ in 0..<cuts { tweener.advance(by: 1 / Double(cuts)) }
      #expect(layer.frame == CGRect(x: 3, y: 4, width: 100, height: 50))
      #expect(layer.boundsOrigin == CGPoint.zero)
    }
  }

  @Test("Bounds take the forms of other values: relative, and between two")
  func boundsForms() {
    let layer = LayerModel(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    let change = CGRect(x: 0, y: 0, width: 20, height: 40)
    tweener.addTween(layer, [.duration: 1, "bounds": TweenValue.by(change)])
    #expect(tweener.after(1, layer.bounds) == CGRect(x: 0, y: 0, width: 40, height: 60))
    tweener.addTween(layer, [.duration: 1, "bounds": TweenValue.fromTo(CGRect.zero, change)])
    #expect(tweener.after(0.5, layer.bounds) == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(layer.center == CGPoint(x: 110, y: 110))
  }

  @Test("A start of bounds that shows before a delay keeps the centre")
  func shownBounds() {
    let layer = LayerModel(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    let start = CGRect(x: 0, y: 0, width: 40, height: 60)
    tweener.addTween(layer, [.duration: 1, .delay: 1, "bounds": TweenValue.from(start)])
    #expect(layer.bounds == start)
    #expect(layer.center == CGPoint(x: 110, y: 110))
    #expect(tweener.after(2, layer.frame) == CGRect(x: 100, y: 100, width: 20, height: 20))
  }

  @Test("A start that is seen through other names shows, beside what else moves the layer")
  func shownCenter() {
    for directWrites in [true, false] {
      let tweener = engine(directWrites: directWrites)
      let layer = LayerModel(frame: CGRect(x: 100, y: 0, width: 20, height: 20))
      tweener.addTween(layer, [.duration: 2, "width": 60])
      tweener.advance(by: 1)
      tweener.addTween(layer, [.duration: 1, .delay: 1, "centerX": TweenValue.from(0)])
      #expect(layer.frame == CGRect(x: -20, y: 0, width: 40, height: 20))
      #expect(tweener.after(1, layer.frame) == CGRect(x: -30, y: 0, width: 60, height: 20))
      tweener.advance(by: 1)
      // Where it was at the call.
      #expect(layer.center.x == 120)
    }
  }

  @Test("A layer's computed geometry is the same by key path and by name")
  func keyPaths() {
    let layer = LayerModel.sample()
    let path = tweener.addTween(
      layer, [.duration: 1, .path(\LayerModel.center): CGPoint(x: 1, y: 1)])
    let partPath = tweener.addTween(layer, [.duration: 1, .path(\LayerModel.center.y): 5])
    let frame = tweener.addTween(layer, [.duration: 1, .path(\LayerModel.frame.origin.x): 5])
    #expect(tweener.after(0.5, path.outcome) == .overwritten(by: frame))
    #expect(partPath.state == .running)
    tweener.addTween(layer, [.duration: 1, .path(\LayerModel.bounds): CGRect.zero])
    tweener.advance(by: 0.5)
    #expect(frame.state == .ended && partPath.state == .ended)
  }

  // The calls of GLDTween's recorded scenes of views, which are compared within a tolerance.
  @Test("Edges, sizes, centres and transforms pass exact numbers")
  func exactWays() {
    let calls: [TweenParameters] = [
      [.easing: "EaseInOutQuad", "x": 110, "width": 60, "height": 20, "alpha": 0.25],
      ["centerX": 100, "centerY": -20], ["frame": CGRect(x: 0, y: 0, width: 100, height: 100)],
      [
        .easing: "EaseInQuad", "center": CGPoint(x: 200, y: 100),
        "transform": Transform2D(translationX: 10, scaleX: 2, scaleY: 2),
      ],
    ]
    let layers = calls.map { call in
      let layer = LayerModel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      tweener.addTween(layer, call.merging([.duration: 0.5]) { $1 })
      return layer
    }
    let (edges, centers, frame, both) = (layers[0], layers[1], layers[2], layers[3])
    #expect(tweener.after(0.125, edges.frame) == CGRect(x: 22.5, y: 20, width: 33.75, height: 37.5))
    #expect(edges.center == CGPoint(x: 39.375, y: 38.75))
    #expect(edges.alpha == 0.90625)
    #expect(centers.frame == CGRect(x: 28.75, y: 5, width: 30, height: 40))
    tweener.advance(by: 0.1875)
    #expect(edges.frame == CGRect(x: 81.875, y: 20, width: 51.5625, height: 25.625))
    #expect(centers.center == CGPoint(x: 71.875, y: 2.5))
    #expect(tweener.after(0.0625, frame.frame) == CGRect(x: 2.5, y: 5, width: 82.5, height: 85))
    #expect(both.center == CGPoint(x: 123.4375, y: 73.75))
    #expect(both.transform == Transform2D(translationX: 5.625, scaleX: 1.5625, scaleY: 1.5625))
    #expect(tweener.after(0.25, edges.frame) == CGRect(x: 110, y: 20, width: 60, height: 20))
    #expect(edges.alpha == 0.25)
    #expect(centers.frame == CGRect(x: 85, y: -40, width: 30, height: 40))
  }
}
