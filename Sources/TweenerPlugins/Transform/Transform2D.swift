import Tweener

/// A transform of the plane by what it does: scale, shear, rotate, move; in this order.
///
/// It is kept in these six numbers and not as a matrix, because these are what a tween has to move: half way
/// between 0° and 90° lie 45°, not a shrunken matrix. And because each is a component of its own, a tween of
/// `rotation` and one of `scaleX` do not meet.
///
/// As the `transform` of a target it is tweened the short way round: from 350° to 10° through 0°. `rotation` is a
/// plain number of radians and goes where it is told, by as many turns as it takes.
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
  /// How far x moves for each unit of y, before the rotation: the tangent of the slant.
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

extension Transform2D: Animatable {
  public static var animatableComponents: [AnimatableComponent<Transform2D>] {
    [
      .init(\.translationX), .init(\.translationY), .init(\.rotation, period: 2 * Double.pi),
      .init(\.scaleX), .init(\.scaleY), .init(\.shear),
    ]
  }
}
