import Tweener

/// A transform of the plane by what it does: scale, shear, rotate, move; in this order.
///
/// It is kept in these six numbers and not as a matrix, because these are what a tween has to move:
/// half way between 0° and 90° lie 45°, not a shrunken matrix. And because each is a component of
/// its own, a tween of `rotation` and one of `scaleX` do not meet.
///
/// As the `transform` of a target it is tweened the short way round: from 350° to 10° through 0°,
/// unless another way is asked for (``Tweener/TweenValue/turning(_:)``). At exactly half a turn it
/// goes by the numbers: up from 0° to 180°, down from 180° to 0°. `rotation` by itself is a plain
/// number of radians and goes where it is told, by as many turns as it takes.
///
/// A mirrored transform has a negative scale; on the way from one that is not, that scale passes 0,
/// and the thing is flat for a moment. A scale of 0 is kept and tweened like any other.
public struct Transform2D: Hashable, Sendable {
  /// Movement to the right, in points.
  public var translationX: Double
  /// Movement down, in points.
  public var translationY: Double
  /// Turn in radians; positive from the x axis towards the y axis.
  public var rotation: Double
  /// Factor along the x axis. Negative values flip.
  public var scaleX: Double
  /// Factor along the y axis. Negative values flip.
  public var scaleY: Double
  /// The movement of x for each unit of y, before the rotation: the tangent of the slant.
  public var shear: Double

  /// A transform by its parts; without any, the one that changes nothing.
  public init(
    translationX: Double = 0, translationY: Double = 0, rotation: Double = 0,
    scaleX: Double = 1, scaleY: Double = 1, shear: Double = 0
  ) {
    self.translationX = translationX
    self.translationY = translationY
    self.rotation = rotation
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.shear = shear
  }

  /// Changes nothing.
  public static let identity = Transform2D()
}

extension Transform2D: Tweenable {
  /// Translation, rotation, scale, shear.
  public static var tweenableComponents: [TweenableComponent<Transform2D>] {
    [
      .init(\.translationX), .init(\.translationY), .init(\.rotation, period: 2 * Double.pi),
      .init(\.scaleX), .init(\.scaleY), .init(\.shear),
    ]
  }

  /// The transform some of the way to another, part by part: 0 is this one, 1 the other. `fraction`
  /// may be outside 0…1 and then extrapolates.
  ///
  /// - Parameter turn: which way round the rotation goes.
  public func mixed(with other: Transform2D, _ fraction: Double, turning turn: Turn = .shortest)
    -> Transform2D
  {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    let start = turn.start(rotation, before: other.rotation, period: 2 * .pi)
    func mixed(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    return Transform2D(
      translationX: mixed(translationX, other.translationX),
      translationY: mixed(translationY, other.translationY),
      rotation: mixed(start, other.rotation), scaleX: mixed(scaleX, other.scaleX),
      scaleY: mixed(scaleY, other.scaleY), shear: mixed(shear, other.shear))
  }
}

extension TweenValue {
  /// This transform, reached with its rotation going the given way round.
  ///
  /// For properties that hold a ``Transform2D``; with others it is reported. For an angle by itself
  /// see ``turn(_:to:period:)``.
  ///
  /// ```swift
  /// let long = TweenValue.to(Transform2D(rotation: 1)).turning(.longest)
  /// tweener.addTween(layer, [.duration: 1, "transform": long])
  /// ```
  public func turning(_ turn: Turn) -> TweenValue {
    interpolated(as: Transform2D.self) { $0.mixed(with: $1, $2, turning: turn) }
  }
}
