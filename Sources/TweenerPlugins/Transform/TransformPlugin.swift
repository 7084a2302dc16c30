import Tweener

#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

/// The names of a transform's parts, for every target whose property `transform` is a
/// ``Transform2D``.
///
/// | name | value |
/// |---|---|
/// | `scaleX`, `scaleY` | a factor |
/// | `scale` | one factor for both, or an ``AxisPair`` |
/// | `rotation` | radians, any number of turns |
/// | `rotationDegrees` | the same in degrees, for any target with a `rotation` |
/// | `translationX`, `translationY` | points |
/// | `translation` | an ``AxisPair``: points |
/// | `shear` | the tangent of the slant |
/// | `_scale` | as `scale`, split into `scaleX` and `scaleY` |
///
/// It brings ``Transform3DNames`` too.
public struct TransformPlugin: TweenerPlugin {
  public let name = "TransformPlugin"

  public init() {}

  public func register(in tweener: Tweener) {
    tweener.registerSpecialProperty(
      "scaleX", TweenProperty(partOf: "transform", \Transform2D.scaleX))
    tweener.registerSpecialProperty(
      "scaleY", TweenProperty(partOf: "transform", \Transform2D.scaleY))
    tweener.registerSpecialProperty(
      "rotation", TweenProperty(partOf: "transform", \Transform2D.rotation))
    tweener.registerSpecialProperty(
      "translationX", TweenProperty(partOf: "transform", \Transform2D.translationX))
    tweener.registerSpecialProperty(
      "translationY", TweenProperty(partOf: "transform", \Transform2D.translationY))
    tweener.registerSpecialProperty("shear", TweenProperty(partOf: "transform", \Transform2D.shear))
    tweener.registerSpecialProperty(
      "scale",
      TweenProperty(
        gathering: [\Transform2D.scaleX, \.scaleY], of: "transform",
        in: AxisPair(x: 1, y: 1)))
    tweener.registerSpecialProperty(
      "translation",
      TweenProperty(
        gathering: [\Transform2D.translationX, \.translationY], of: "transform",
        in: AxisPair(x: 0, y: 0)))
    tweener.registerPropertySplitter("_scale", for: AnyObject.self) { value in
      guard let x = TweenValue.map(value, { AxisPair.reading($0)?.x }),
        let y = TweenValue.map(value, { AxisPair.reading($0)?.y })
      else { return nil }
      return ["scaleX": x, "scaleY": y]
    }
    tweener.install(Transform3DNames())
    registerDegrees(of: Double.self, in: tweener)
    registerDegrees(of: Float.self, in: tweener)
    #if canImport(CoreGraphics) || canImport(Foundation)
      registerDegrees(of: CGFloat.self, in: tweener)
    #endif
  }

  private func registerDegrees<Number: TweenableScalar & BinaryFloatingPoint>(
    of type: Number.Type, in tweener: Tweener
  ) {
    tweener.registerSpecialProperty(
      "rotationDegrees",
      TweenProperty(
        computedFrom: "rotation", owns: [[\Number.self]],
        get: { (radians: Number) in radians / .pi * 180 }, set: { $0 = $1 / 180 * .pi }))
  }
}
