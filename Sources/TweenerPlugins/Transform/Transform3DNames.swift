import Tweener

/// The names of the parts of a transform in space, for every target whose property `transform3d` is
/// a ``Transform3D``.
///
/// | name | value |
/// |---|---|
/// | `rotationX`, `rotationY`, `rotationZ` | radians about that axis, any number of turns |
/// | `orientation` | a ``Quaternion``; the shorter way |
/// | `translationZ` | points, towards the viewer |
/// | `scaleZ` | a factor |
/// | `perspective` | -1 over the distance of the eye, in points; 0 is none |
///
/// ``TransformPlugin`` brings it.
public struct Transform3DNames: TweenerPlugin {
  public let name = "Transform3DNames"

  public init() {}

  public func register(in tweener: Tweener) {
    let base: TweenKey = "transform3d"
    tweener.register([
      "rotationX": .init(partOf: base, \Transform3D.angles.x),
      "rotationY": .init(partOf: base, \Transform3D.angles.y),
      "rotationZ": .init(partOf: base, \Transform3D.angles.z),
      "orientation": .init(partOf: base, \Transform3D.rotation),
      "translationZ": .init(partOf: base, \Transform3D.translation.z),
      "scaleZ": .init(partOf: base, \Transform3D.scale.z),
      "perspective": .init(partOf: base, \Transform3D.perspective.z),
    ])
  }
}
