import Tweener

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
    let base: TweenKey = "transform"
    tweener.register([
      "scaleX": .init(partOf: base, \Transform2D.scaleX),
      "scaleY": .init(partOf: base, \Transform2D.scaleY),
      "rotation": .init(partOf: base, \Transform2D.rotation),
      "translationX": .init(partOf: base, \Transform2D.translationX),
      "translationY": .init(partOf: base, \Transform2D.translationY),
      "shear": .init(partOf: base, \Transform2D.shear),
      "scale": .init(
        gathering: [\Transform2D.scaleX, \.scaleY], of: base, in: AxisPair(x: 1, y: 1)),
      "translation": .init(
        gathering: [\Transform2D.translationX, \.translationY], of: base,
        in: AxisPair(x: 0, y: 0)),
    ])
    tweener.registerPropertySplitter("_scale", for: AnyObject.self) { value in
      guard let x = TweenValue.map(value, { AxisPair.reading($0)?.x }),
        let y = TweenValue.map(value, { AxisPair.reading($0)?.y })
      else { return nil }
      return ["scaleX": x, "scaleY": y]
    }
    tweener.install(Transform3DNames())
    for type in NumberTypes.all { registerDegrees(of: type, in: tweener) }
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
