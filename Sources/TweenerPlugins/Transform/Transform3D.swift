import Tweener

#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
#endif

/// A transform of space by what it does: scale, shear, rotate, move, then see in perspective; in
/// this order.
///
/// Tweened as such: scale, shear, movement, angles and perspective number by number, the rotation
/// by quaternion, the shorter way at an even speed.
///
/// - `q` and `-q` are one rotation: a tween between them does not move.
/// - Rotations half a turn apart have two ways of one length: it goes by the signs of the numbers
///   as they are.
/// - A quaternion knows no more than half a turn. ``angles`` go where they are told, by as many
///   turns as it takes: flips are told by these.
/// - A mirrored transform has a negative scale; on the way from one that is not, that scale passes
///   0, and the thing is flat for a moment.
/// - A scale of 0 is kept as it is, and tweened like any other. Only a *matrix* that flattens tells
///   nothing of the rotation: see ``init(matrix:)``.
public struct Transform3D: Hashable, Sendable {
  /// Movement along the three axes, in points.
  public var translation: SIMD3<Double>
  /// Factors along the three axes. Negative values flip.
  public var scale: SIMD3<Double>
  /// The movement of x for each unit of y, of x for each of z, and of y for each of z.
  public var shear: SIMD3<Double>
  /// The turn.
  public var rotation: Quaternion
  /// Turns in radians about the x, the y and the z axis, made in this order after ``rotation``. Any
  /// number of turns.
  public var angles: SIMD3<Double>
  /// The amounts that x, y and z add to the number by which everything is divided at last. z is -1
  /// over the distance of the eye, in points.
  public var perspective: SIMD3<Double>

  /// A transform by its parts; without any, the one that changes nothing.
  public init(
    translation: SIMD3<Double> = SIMD3(0, 0, 0), scale: SIMD3<Double> = SIMD3(1, 1, 1),
    shear: SIMD3<Double> = SIMD3(0, 0, 0), rotation: Quaternion = .identity,
    angles: SIMD3<Double> = SIMD3(0, 0, 0), perspective: SIMD3<Double> = SIMD3(0, 0, 0)
  ) {
    self.translation = translation
    self.scale = scale
    self.shear = shear
    self.rotation = rotation
    self.angles = angles
    self.perspective = perspective
  }

  /// Changes nothing.
  public static let identity = Transform3D()

  /// The whole turn: ``rotation``, then the three ``angles``.
  public var orientation: Quaternion {
    if angles == SIMD3(0, 0, 0) { return rotation }
    return Quaternion(angle: angles.z, x: 0, y: 0, z: 1)
      * Quaternion(angle: angles.y, x: 0, y: 1, z: 0)
      * Quaternion(angle: angles.x, x: 1, y: 0, z: 0) * rotation
  }

  /// The transform in space of a flat one.
  public init(_ flat: Transform2D) {
    self.init(
      translation: SIMD3(flat.translationX, flat.translationY, 0),
      scale: SIMD3(flat.scaleX, flat.scaleY, 1), shear: SIMD3(flat.shear, 0, 0),
      rotation: Quaternion(angle: flat.rotation, x: 0, y: 0, z: 1))
  }
}

extension Transform3D: Tweenable {
  /// Translation, scale, shear, rotation, angles, perspective; x, y, z (and w) each.
  public static var tweenableComponents: [TweenableComponent<Transform3D>] {
    [
      .init(\.translation.x), .init(\.translation.y), .init(\.translation.z),
      .init(\.scale.x), .init(\.scale.y), .init(\.scale.z),
      .init(\.shear.x), .init(\.shear.y), .init(\.shear.z),
      .init(\.rotation.x), .init(\.rotation.y), .init(\.rotation.z), .init(\.rotation.w),
      .init(\.angles.x), .init(\.angles.y), .init(\.angles.z),
      .init(\.perspective.x), .init(\.perspective.y), .init(\.perspective.z),
    ]
  }

  public static var interpolation:
    ((_ start: Transform3D, _ end: Transform3D, _ eased: Double) -> Transform3D)?
  {
    { $0.mixed(with: $1, $2) }
  }

  /// The transform some of the way to another, part by part: 0 is this one, 1 the other. `fraction`
  /// may be outside 0…1 and then extrapolates.
  public func mixed(with other: Transform3D, _ fraction: Double) -> Transform3D {
    func mixed(_ part: KeyPath<Transform3D, SIMD3<Double>>) -> SIMD3<Double> {
      self[keyPath: part] + (other[keyPath: part] - self[keyPath: part]) * fraction
    }
    return Transform3D(
      translation: mixed(\.translation), scale: mixed(\.scale), shear: mixed(\.shear),
      rotation: rotation.turned(to: other.rotation, fraction), angles: mixed(\.angles),
      perspective: mixed(\.perspective))
  }

  /// A flat transform does what it does in space too; a matrix of Core Animation is taken apart,
  /// where it can be.
  public static func converted(from value: Any) -> Transform3D? {
    #if canImport(QuartzCore) && !os(watchOS)
      if let matrix = value as? CATransform3D { return Transform3D(matrix) }
    #endif
    return ((value as? Transform2D) ?? Transform2D.converted(from: value)).map { Transform3D($0) }
  }
}
