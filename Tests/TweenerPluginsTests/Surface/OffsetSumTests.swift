import Foundation
import Testing
import Tweener
import TweenerPlugins

/// Several offsets of one number: each by itself, whatever becomes of the others.
@Suite("AdditiveLayers of one number") struct OffsetSumTests {
  private let tweener = engine()
  private let layer = LayerModel()

  /// So much more, from just after the beginning to just before the end.
  private func plus(_ amount: Double) -> TweenValue { .offset { _ in amount } }

  private let names: [TweenKey] = ["x", "origin", "centerX", "frame"]

  @Test("They add up over what another tween does, by whatever names", arguments: [true, false])
  func names(_ directWrites: Bool) {
    let tweener = engine(directWrites: directWrites)
    let layer = LayerModel(frame: CGRect(x: 5, y: 0, width: 20, height: 8))
    tweener.addTween(layer, [.duration: 2, "x": 105])
    for (index, name) in names.enumerated() {
      tweener.addTween(layer, [.duration: 1 + Double(index) / 8, name: plus(10)])
    }
    #expect(tweener.values(of: layer.x, after: 0.5, 0.5) == [70, 85])
    #expect(tweener.after(1, layer.frame) == CGRect(x: 105, y: 0, width: 20, height: 8))
    #expect(tweener.tweenCount == 0)
  }

  @Test("Two names of one call add up too", arguments: [true, false])
  func oneCall(_ directWrites: Bool) {
    let tweener = engine(directWrites: directWrites)
    let layer = LayerModel(frame: CGRect(x: 5, y: 3, width: 20, height: 8))
    tweener.addTween(layer, [.duration: 1, "x": plus(10), "origin": plus(4), "centerX": plus(1)])
    #expect(tweener.after(0.5, layer.frame.origin) == CGPoint(x: 20, y: 7))
    #expect(tweener.after(0.5, layer.frame.origin) == CGPoint(x: 5, y: 3))
  }

  @Test(
    "One that is removed leaves what it added, and the others come back to that",
    arguments: [true, false], [0, 1, 2])
  func removed(_ directWrites: Bool, _ index: Int) {
    let tweener = engine(directWrites: directWrites)
    let amounts = [10.0, 4, 1]
    let tweens = amounts.map { tweener.addTween(layer, [.duration: 1, "x": plus($0)]) }
    #expect(tweener.after(0.5, layer.x) == 15)
    tweens[index].remove()
    #expect(layer.x == 15)
    #expect(tweener.values(of: layer.x, after: 0.25, 0.25) == [15, amounts[index]])
    #expect(tweener.tweenCount == 0)
  }

  @Test("A part that is removed by name leaves what it added, and the rest goes on")
  func partRemoved() {
    tweener.addTween(layer, [.duration: 1, "x": plus(10), "y": plus(20)])
    tweener.addTween(layer, [.duration: 1, "origin": plus(1)])
    tweener.advance(by: 0.5)
    tweener.removeTween(layer, ["x"])
    #expect(layer.frame.origin == CGPoint(x: 11, y: 21))
    #expect(tweener.after(0.25, layer.frame.origin) == CGPoint(x: 11, y: 21))
    #expect(tweener.after(0.25, layer.frame.origin) == CGPoint(x: 10, y: 0))
  }

  @Test("One that is paused stays as it is under another", arguments: ["x", "centerX"])
  func paused(_ name: String) {
    let first = tweener.addTween(layer, [.duration: 1, "x": TweenValue.offset { 8 * $0 }])
    tweener.addTween(layer, [.duration: 1, TweenKey(name): plus(1)])
    tweener.advance(by: 0.5)
    first.pause()
    #expect(layer.x == 5)
    #expect(tweener.values(of: layer.x, after: 0.25, 0.25) == [5, 4])
    first.resume()
    #expect(tweener.values(of: layer.x, after: 0.25, 0.25) == [6, 0])
  }

  @Test(
    "One that is paused stays on top of what moves below, and of what starts beside it",
    arguments: [true, false], [true, false])
  func pausedOverMoves(_ directWrites: Bool, byName: Bool) {
    let tweener = engine(directWrites: directWrites)
    let layer = LayerModel(frame: CGRect(x: 0, y: 1, width: 20, height: 8))
    let bump = TweenValue.offset { 8 * $0 }
    let tween = tweener.addTween(layer, [.duration: 2, "x": bump, "scrollRect.width": 9])
    tweener.advance(by: 1)
    if byName { tweener.pauseTween(layer, ["x"]) } else { tween.pause() }
    tweener.addTween(layer, [.duration: 1, .delay: 0.25, "y": 9])
    tweener.addTween(layer, [.duration: 1, .delay: 0.5, "x": 100])
    #expect(tweener.after(0.375, layer.frame.origin) == CGPoint(x: 4, y: 2))
    #expect(tweener.after(0.625, layer.frame.origin) == CGPoint(x: 54, y: 7))
    #expect(tweener.after(9, layer.frame.origin) == CGPoint(x: 104, y: 9))
    tweener.resumeTween(layer)
    #expect(tweener.after(0.5, layer.frame.origin) == CGPoint(x: 106, y: 9))
    #expect(tweener.after(0.5, layer.frame.origin) == CGPoint(x: 100, y: 9))
    #expect(tweener.tweenCount == 0)
  }

  @Test("What is written by hand under one that is paused stays as it is written")
  func handUnderPaused() {
    let tween = tweener.addTween(layer, [.duration: 1, "x": TweenValue.offset { 8 * $0 }])
    tweener.addTween(layer, [.duration: 9, "y": 9])
    tweener.advance(by: 0.5)
    tween.pause()
    layer.x = 7
    #expect(tweener.after(1, layer.x) == 7)
  }

  @Test(
    "Nobody is overwritten, whatever the mode, but by the one that removes all others",
    arguments: [OverwriteMode.atStart, .atAdd, .none])
  func modes(_ mode: OverwriteMode) {
    var losses = 0
    let template = TweenTemplate<LayerModel>([
      .duration: 1, "x": plus(10), .overwrite: mode, .onOverwrite: { losses += 1 },
    ])
    for _ in 0..<3 { tweener.addTween(layer, template) }
    tweener.advance(by: 0.5)
    #expect(layer.x == 30 && losses == 0)
    tweener.addTween(layer, [.duration: 1, "x": plus(5), .overwrite: OverwriteMode.all])
    tweener.advance(by: 0.25)
    #expect(layer.x == 35 && tweener.tweenCount == 1)
    #expect(tweener.after(1, layer.x) == 30)
  }

  @Test("A crowd of them adds up, on a target with as many other tweens")
  func crowd() {
    tweener.addTween(layer, [.duration: 1, "frame": CGRect(x: 0, y: 8, width: 8, height: 8)])
    tweener.addTween(layer, [.duration: 1, "transform3d": Transform3D()])
    let tweens = (0..<20).map { _ in tweener.addTween(layer, [.duration: 1, "x": plus(1)]) }
    #expect(tweener.after(0.25, layer.x) == 20)
    for tween in tweens.prefix(10) { tween.remove() }
    tweener.advance(by: 0.25)
    // The frame's own tween has taken back what was left to it.
    #expect(layer.frame.origin == CGPoint(x: 10, y: 4))
    tweener.advance(by: 0.5)
    #expect(layer.x == 0 && tweener.tweenCount == 0)
  }

  @Test("What is added goes through a setter once a frame for each that adds")
  func writes() {
    final class Dot {
      var count = 0
      var x = 0.0 { didSet { count += 1 } }
    }
    let (tweener, dot) = (Tweener(), Dot())
    for _ in 0..<2 { tweener.addTween(dot, [.duration: 1, .path(\Dot.x): plus(1)]) }
    tweener.advance(by: 0.25)
    dot.count = 0
    tweener.advance(by: 0.25)
    #expect(dot.x == 2 && dot.count == 2)
  }
}
