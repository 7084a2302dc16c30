import Tweener

#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

/// The names of how much of a target shows, and in which colours.
///
/// | name | for every target with | value |
/// |---|---|---|
/// | `opacity` | `alpha` | the same |
/// | `autoAlpha` | `alpha` | the same; a ``Hideable`` target is hidden where it is 0 or less, and shown above |
/// | `brightness`, `contrast`, `saturation`, `hue`, `tint` | `colorAdjustment`: a ``ColorAdjustment`` | its parts |
public struct AppearancePlugin: TweenerPlugin {
  public let name = "AppearancePlugin"

  public init() {}

  public func register(in tweener: Tweener) {
    tweener.registerSpecialProperty("opacity", sameAs: "alpha")
    registerAutoAlpha(of: Double.self, in: tweener)
    registerAutoAlpha(of: Float.self, in: tweener)
    #if canImport(CoreGraphics) || canImport(Foundation)
      registerAutoAlpha(of: CGFloat.self, in: tweener)
    #endif
    let base: TweenKey = "colorAdjustment"
    tweener.registerSpecialProperty("brightness", of: base, \ColorAdjustment.brightness)
    tweener.registerSpecialProperty("contrast", of: base, \ColorAdjustment.contrast)
    tweener.registerSpecialProperty("saturation", of: base, \ColorAdjustment.saturation)
    tweener.registerSpecialProperty("hue", of: base, \ColorAdjustment.hue)
    tweener.registerSpecialProperty("tint", of: base, \ColorAdjustment.tint)
  }

  private func registerAutoAlpha<Number: AnimatableScalar & BinaryFloatingPoint>(
    of type: Number.Type, in tweener: Tweener
  ) {
    tweener.registerSpecialProperty(
      "autoAlpha", of: "alpha", owns: [[\Number.self]],
      get: { (alpha: Number) in alpha }, set: { $0 = $1 },
      effect: { target, alpha in (target as? any Hideable)?.isHidden = alpha <= 0 })
  }
}
