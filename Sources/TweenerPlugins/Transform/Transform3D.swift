import Tweener

/// A transform of space by what it does: scale, shear, rotate, move, then see in perspective; in this order.
///
/// Tweened as such: scale, shear, movement and perspective number by number, the rotation by quaternion, the
/// shorter way at an even speed. A rotation by half a turn or more is therefore told in steps, or by
/// a preset.
public struct Transform3D: Hashable, Sendable {
  /// Movement along the three axes, in points.
  public var translation: SIMD3<Double>
  /// Factors along the three axes. Negative values flip.
  public var scale: SIMD3<Double>
  /// How far x moves for each unit of y, x for each of z, and y for each of z.
  public var shear: SIMD3<Double>
  /// The turn.
  public var rotation: Quaternion
  /// What x, y and z add to the number that everything is divided by at last. z is -1 over the distance of the
  /// eye, in points.
  public var perspective: SIMD3<Double>

  /// A transform by its parts; without any, the one that changes nothing.
  public init(
    translation: SIMD3<Double> = SIMD3(0, 0, 0), scale: SIMD3<Double> = SIMD3(1, 1, 1),
    shear: SIMD3<Double> = SIMD3(0, 0, 0), rotation: Quaternion = .identity,
    perspective: SIMD3<Double> = SIMD3(0, 0, 0)
  ) {
    self.translation = translation
    self.scale = scale
    self.shear = shear
    self.rotation = rotation
    self.perspective = perspective
  }

  /// Changes nothing.
  public static let identity = Transform3D()

  /// What a flat transform does, in space.
  public init(_ flat: Transform2D) {
    self.init(
      translation: SIMD3(flat.translationX, flat.translationY, 0),
      scale: SIMD3(flat.scaleX, flat.scaleY, 1), shear: SIMD3(flat.shear, 0, 0),
      rotation: Quaternion(angle: flat.rotation, x: 0, y: 0, z: 1))
  }
}

extension Transform3D: Animatable {
  /// Translation, scale, shear, rotation, perspective; x, y, z (and w) each.
  public static var animatableComponents: [AnimatableComponent<Transform3D>] {
    [
      .init(\.translation.x), .init(\.translation.y), .init(\.translation.z),
      .init(\.scale.x), .init(\.scale.y), .init(\.scale.z),
      .init(\.shear.x), .init(\.shear.y), .init(\.shear.z),
      .init(\.rotation.x), .init(\.rotation.y), .init(\.rotation.z), .init(\.rotation.w),
      .init(\.perspective.x), .init(\.perspective.y), .init(\.perspective.z),
    ]
  }

  public static var mix:
    ((_ start: Transform3D, _ end: Transform3D, _ eased: Double) -> Transform3D)?
  {
    { start, end, eased in
      func mixed(_ part: KeyPath<Transform3D, SIMD3<Double>>) -> SIMD3<Double> {
        start[keyPath: part] + (end[keyPath: part] - start[keyPath: part]) * eased
      }
      return Transform3D(
        translation: mixed(\.translation), scale: mixed(\.scale), shear: mixed(\.shear),
        rotation: start.rotation.turned(to: end.rotation, eased), perspective: mixed(\.perspective))
    }
  }

  /// A flat transform does what it does in space too; so do those of Apple platforms.
  public static func converted(from value: Any) -> Transform3D? {
    (value as? Transform2D).map { Transform3D($0) } ?? PlatformValues.space(value)
  }
}
