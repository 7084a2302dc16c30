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
    let (base, paths): (TweenKey, _) = ("frame", Rectangle.rectanglePaths)
    let corner = [paths.x, paths.y]
    let halves = [[paths.width: 0.5], [paths.height: 0.5]]
    let point = Rectangle.Point(horizontal: 0, vertical: 0)
    let size = Rectangle.Size(horizontal: 0, vertical: 0)
    tweener.register([
      "x": .init(partOf: base, paths.x),
      "y": .init(partOf: base, paths.y),
      "width": .init(partOf: base, paths.width),
      "height": .init(partOf: base, paths.height),
      "origin": .init(gathering: corner, of: base, in: point),
      "size": .init(gathering: [paths.width, paths.height], of: base, in: size),
      "center": .init(gathering: corner, of: base, in: point, plus: halves),
      "position": .init(sameAs: "center"),
      "centerX": .init(partOf: base, paths.x, plus: halves[0]),
      "centerY": .init(partOf: base, paths.y, plus: halves[1]),
      "maxX": .init(partOf: base, paths.x, plus: [paths.width: 1]),
      "maxY": .init(partOf: base, paths.y, plus: [paths.height: 1]),
    ])
  }
}
