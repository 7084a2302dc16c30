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
/// | `centerX`, `centerY`, `center`, `position` | the middle | `x`, `y`, from the size of the moment |
/// | `maxX`, `maxY` | the far edges | `x`, `y`, from the size of the moment |
///
/// `frame` itself is found where the target has it: registered for its class, in its own table.
///
/// ```swift
/// final class Card: TweenTarget {
///   var frame = CGRect(x: 0, y: 0, width: 100, height: 60)  // or a rectangle of your own: see ``RectangleValue``
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
    func middle(_ rectangle: Rectangle, _ edge: Path, _ extent: Path) -> Rectangle.Scalar {
      rectangle[keyPath: edge] + rectangle[keyPath: extent] / 2
    }
    func place(
      _ rectangle: inout Rectangle, _ edge: Path, _ extent: Path, _ middle: Rectangle.Scalar
    ) {
      rectangle[keyPath: edge] = middle - rectangle[keyPath: extent] / 2
    }
    tweener.registerSpecialProperty(
      "center",
      TweenProperty(computedFrom: "frame", owns: [[paths.x], [paths.y]]) {
        Rectangle.Point(
          horizontal: middle($0, paths.x, paths.width), vertical: middle($0, paths.y, paths.height))
      } set: {
        place(&$0, paths.x, paths.width, $1.horizontal)
        place(&$0, paths.y, paths.height, $1.vertical)
      })
    tweener.registerSpecialProperty("position", TweenProperty(sameAs: "center"))
    tweener.registerSpecialProperty(
      "centerX",
      TweenProperty(computedFrom: "frame", owns: [[paths.x]]) {
        middle($0, paths.x, paths.width)
      } set: {
        place(&$0, paths.x, paths.width, $1)
      })
    tweener.registerSpecialProperty(
      "centerY",
      TweenProperty(computedFrom: "frame", owns: [[paths.y]]) {
        middle($0, paths.y, paths.height)
      } set: {
        place(&$0, paths.y, paths.height, $1)
      })
  }

  private func registerFarEdge(_ name: TweenKey, in tweener: Tweener, _ edge: Path, _ extent: Path)
  {
    tweener.registerSpecialProperty(
      name,
      TweenProperty(computedFrom: "frame", owns: [[edge]]) {
        $0[keyPath: edge] + $0[keyPath: extent]
      } set: {
        $0[keyPath: edge] = $1 - $0[keyPath: extent]
      })
  }
}
