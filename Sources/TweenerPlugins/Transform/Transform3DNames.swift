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
    tweener.registerSpecialProperty("rotationX", TweenProperty(partOf: base, \Transform3D.angles.x))
    tweener.registerSpecialProperty("rotationY", TweenProperty(partOf: base, \Transform3D.angles.y))
    tweener.registerSpecialProperty("rotationZ", TweenProperty(partOf: base, \Transform3D.angles.z))
    tweener.registerSpecialProperty(
      "orientation", TweenProperty(partOf: base, \Transform3D.rotation))
    tweener.registerSpecialProperty(
      "translationZ", TweenProperty(partOf: base, \Transform3D.translation.z))
    tweener.registerSpecialProperty("scaleZ", TweenProperty(partOf: base, \Transform3D.scale.z))
    tweener.registerSpecialProperty(
      "perspective", TweenProperty(partOf: base, \Transform3D.perspective.z))
  }
}
