import Foundation
import Testing
import Tweener
import TweenerPlugins

/// A class that has a frame, which does something when it is set.
private final class CountingCard: Framed {
  var writes = 0
  var frame = CGRect(x: 10, y: 20, width: 30, height: 40) { didSet { writes += 1 } }
}

private struct Box: RectangleValue, Equatable {
  var width: Float = 30
  var height: Float = 40
  var left: Float = 10
  var top: Float = 20

  static var tweenableComponents: [TweenableComponent<Box>] {
    [.init(\.width), .init(\.height), .init(\.left), .init(\.top)]
  }
  static var rectanglePaths: RectanglePaths<Box, Float> {
    RectanglePaths(x: \.left, y: \.top, width: \.width, height: \.height)
  }
  typealias Point = SIMD2<Float>
  typealias Size = SIMD2<Float>
}

private final class Crate: TweenTarget {
  var frame = Box()
  static var tweenProperties: TweenProperties { ["frame": .init(\Crate.frame)] }
}

@Suite struct FramedTests {
  private let tweener = engine()

  @Test("The names of a frame share its numbers, though only a getter and a setter lead there")
  func conflicts() {
    let card = CountingCard()
    let frame = tweener.addTween(
      card, [.duration: 1, "frame": CGRect(x: 110, y: 120, width: 130, height: 140)])
    let x = tweener.addTween(card, [.duration: 1, .delay: 0.5, "x": 0])
    #expect(tweener.after(0.75, frame.state) == .running)
    #expect(tweener.isTweening(card, "origin"))
    #expect(card.frame == CGRect(x: 45, y: 95, width: 105, height: 115))
    #expect(tweener.removeTween(card, ["origin"]))
    #expect(x.outcome == .removed)
    #expect(frame.state == .running)
    #expect(tweener.after(0.25, card.frame) == CGRect(x: 45, y: 95, width: 130, height: 140))
    #expect(card.writes > 0)
  }

  @Test("A path registered under the name and the names are known to be one thing")
  func registeredPath() {
    tweener.registerSpecialProperty("frame", \CountingCard.frame)
    let card = CountingCard()
    let path = tweener.addTween(
      card, [.duration: 1, .path(\CountingCard.frame): CGRect(x: 1, y: 2, width: 3, height: 4)])
    tweener.addTween(card, [.duration: 1, "origin": CGPoint.zero])
    tweener.addTween(card, [.duration: 1, "size": CGSize.zero])
    #expect(tweener.after(0.5, path.state) == .ended)
    #expect(card.frame == CGRect(x: 5, y: 10, width: 15, height: 20))
  }

  @Test("A rectangle of one's own has the names once they are installed for it")
  func ownRectangle() {
    let crate = Crate()
    tweener.install(FrameNames<Box>())
    let center = tweener.addTween(crate, [.duration: 1, "center": SIMD2<Float>(125, 140)])
    #expect(tweener.after(0.5, crate.frame) == Box(width: 30, height: 40, left: 60, top: 70))
    tweener.addTween(crate, [.duration: 0.5, "y": 0])
    #expect(tweener.after(0.5, center.outcome) == .completed)
    #expect(crate.frame == Box(width: 30, height: 40, left: 110, top: 0))
  }

  @Test("What has no frame has no parts of one, and the report names what it has")
  func noFrame() {
    final class Plain: TweenTarget {
      var with = 1.0
      static var tweenProperties: TweenProperties { ["with": .init(\Plain.with)] }
    }
    let list = ProblemList(of: tweener)
    tweener.addTween(Plain(), [.duration: 1, "width": 3])
    #expect(list.kinds == [.unknownProperty])
    #expect(list.problems.first?.suggestion == "with")
  }

  @Test("Without the plugin a layer has its stored properties and no more")
  func withoutPlugin() {
    let tweener = Tweener()
    let (list, layer) = (ProblemList(of: tweener), LayerModel())
    tweener.addTween(layer, [.duration: 1, "alpha": 0, "centerX": 20])
    #expect(tweener.after(1, layer.alpha) == 0)
    #expect(list.kinds == [.unknownProperty])
  }
}
