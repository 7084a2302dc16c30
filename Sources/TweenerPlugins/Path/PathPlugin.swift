import Tweener

/// Movement along paths.
///
/// | key | value | moves |
/// |---|---|---|
/// | `motionPath` | a path: see below | `x` and `y`, or what the ride names |
/// | `_bezier` | control points: see below | nothing; bends the way of their properties |
///
/// A path is a ``MotionPath``, a ``PathMotion``, or a dictionary of one. A control point is a
/// dictionary from property to number; `_bezier` takes one or a list of them.
///
/// No plugin is needed for a path that is the value of a property,
/// ``TweenValue/along(_:from:to:pace:placement:)``.
public struct PathPlugin: TweenerPlugin {
  public let name = "PathPlugin"

  public init() {}

  public func register(in tweener: Tweener) {
    tweener.registerPropertySplitter("motionPath", for: AnyObject.self) { value in
      try PathMotion(value).parameters()
    }
    tweener.registerInterpolation("_bezier", BezierModifier.read)
  }
}
