import Tweener

/// Movement along paths.
///
/// | key | value | moves |
/// |---|---|---|
/// | `motionPath` | a ``MotionPath``, a ``PathMotion``, or a dictionary of one | `x` and `y`, or what the ride names |
/// | `_bezier` | a control point or a list of them, each a dictionary from property to number | nothing; bends the way of these properties |
///
/// Where a path is the value of a property, ``TweenValue/along(_:from:to:pace:placement:)``, no
/// plugin is needed.
public struct PathPlugin: TweenerPlugin {
  public let name = "PathPlugin"

  public init() {}

  public func register(in tweener: Tweener) {
    tweener.registerPropertySplitter("motionPath", for: AnyObject.self) { value in
      try PathMotion(value)?.parameters()
    }
    tweener.registerInterpolation("_bezier", BezierModifier.read)
  }
}
