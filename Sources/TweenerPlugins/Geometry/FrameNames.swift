// The geometry names as parts and views of one rectangle called "frame". Installed for CGRect by
// GeometryPlugin; for structs of their own by callers.

import Tweener

/// Gives every target whose property `frame` is a `Rectangle` the names of its parts.
///
/// | name | value | writes |
/// |---|---|---|
/// | `x`, `y` | the near edges | that edge; the size stays |
/// | `width`, `height` | | the extent; the near edges stay |
/// | `origin` | `Rectangle.Point` | `x` and `y` |
/// | `size` | `Rectangle.Size` | `width` and `height` |
/// | `centerX`, `centerY`, `center`, `position` | the middle | `x`, `y`, by the present size |
/// | `maxX`, `maxY` | the far edges | `x`, `y`, by the present size |
///
/// `frame` itself is found where the target has it: registered for its class, in its own table.
///
/// ```swift
/// final class Card: TweenTarget {
///   // Or a rectangle of your own: see ``RectangleValue``.
///   var frame = CGRect(x: 0, y: 0, width: 100, height: 60)
///   static var tweenProperties: TweenProperties { ["frame": .init(\Card.frame)] }
/// }
/// tweener.install(FrameNames<CGRect>())
/// tweener.addTween(Card(), [.duration: 1, "centerX": 200, "width": 80])
/// ```
public struct FrameNames<Rectangle: RectangleValue>: TweenerPlugin {
  public var name: String { "FrameNames of \(Rectangle.self)" }

  public init() {}

  public func register(in tweener: Tweener) {
    let paths = Rectangle.rectanglePaths
    tweener.registerSpecialProperty("x", TweenProperty(partOf: "frame", paths.x))
    tweener.registerSpecialProperty("y", TweenProperty(partOf: "frame", paths.y))
    tweener.registerSpecialProperty("width", TweenProperty(partOf: "frame", paths.width))
    tweener.registerSpecialProperty("height", TweenProperty(partOf: "frame", paths.height))
    registerPairs(in: tweener, paths)
    registerMiddle(in: tweener, paths)
    registerFarEdge("maxX", in: tweener, paths.x, paths.width)
    registerFarEdge("maxY", in: tweener, paths.y, paths.height)
  }

  private typealias Paths = RectanglePaths<Rectangle, Rectangle.Scalar>
  private typealias Path = WritableKeyPath<Rectangle, Rectangle.Scalar>

  private func registerPairs(in tweener: Tweener, _ paths: Paths) {
    tweener.registerSpecialProperty(
      "origin",
      TweenProperty(
        gathering: [paths.x, paths.y], of: "frame",
        in: Rectangle.Point(horizontal: 0, vertical: 0)))
    tweener.registerSpecialProperty(
      "size",
      TweenProperty(
        gathering: [paths.width, paths.height], of: "frame",
        in: Rectangle.Size(horizontal: 0, vertical: 0)))
  }

  private func registerMiddle(in tweener: Tweener, _ paths: Paths) {
    let halves: [[Path: Double]] = [[paths.width: 0.5], [paths.height: 0.5]]
    tweener.registerSpecialProperty(
      "center",
      TweenProperty(
        gathering: [paths.x, paths.y], of: "frame",
        in: Rectangle.Point(horizontal: 0, vertical: 0), plus: halves))
    tweener.registerSpecialProperty("position", TweenProperty(sameAs: "center"))
    tweener.registerSpecialProperty(
      "centerX", TweenProperty(partOf: "frame", paths.x, plus: halves[0]))
    tweener.registerSpecialProperty(
      "centerY", TweenProperty(partOf: "frame", paths.y, plus: halves[1]))
  }

  private func registerFarEdge(_ name: TweenKey, in tweener: Tweener, _ edge: Path, _ extent: Path)
  {
    tweener.registerSpecialProperty(
      name, TweenProperty(partOf: "frame", edge, plus: [extent: 1]))
  }
}
