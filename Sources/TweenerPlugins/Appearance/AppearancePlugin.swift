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
/// | `autoAlpha` | `alpha` | the same; at 0 or less a ``Hideable`` target is hidden, above shown |
/// | `brightness`, `tintBrightness` | `colorAdjustment`: a ``ColorAdjustment`` | its parts |
/// | `contrast`, `saturation`, `hue`, `tint` | the same | its parts |
/// | `tint.red`, `tint.green`, `tint.blue`, `tint.alpha` | the same | channels of the tint |
/// | `_color` | the same | a colour to paint it with: `tint`; `"none"` takes it off |
///
/// Tweener's own spellings, `_autoAlpha`, `_brightness`, `_tintBrightness`, `_contrast`,
/// `_saturation` and `_hue`, mean the same properties.
public struct AppearancePlugin: TweenerPlugin {
  public let name = "AppearancePlugin"

  public init() {}

  public func register(in tweener: Tweener) {
    tweener.registerSpecialProperty("opacity", TweenProperty(sameAs: "alpha"))
    registerAutoAlpha(of: Double.self, in: tweener)
    registerAutoAlpha(of: Float.self, in: tweener)
    #if canImport(CoreGraphics) || canImport(Foundation)
      registerAutoAlpha(of: CGFloat.self, in: tweener)
    #endif
    let base: TweenKey = "colorAdjustment"
    tweener.registerSpecialProperty(
      "brightness", TweenProperty(partOf: base, \ColorAdjustment.brightness))
    tweener.registerSpecialProperty(
      "tintBrightness", TweenProperty(partOf: base, \ColorAdjustment.tintBrightness))
    tweener.registerSpecialProperty(
      "contrast", TweenProperty(partOf: base, \ColorAdjustment.contrast))
    tweener.registerSpecialProperty(
      "saturation", TweenProperty(partOf: base, \ColorAdjustment.saturation))
    tweener.registerSpecialProperty("hue", TweenProperty(partOf: base, \ColorAdjustment.hue))
    tweener.registerSpecialProperty("tint", TweenProperty(partOf: base, \ColorAdjustment.tint))
    tweener.install(ColorChannels(of: "tint"))
    tweener.registerPropertySplitter("_color", for: AnyObject.self) { value in
      TweenValue.map(value) { given in
        if let text = given as? String, text.lowercased() == "none" { return RGBAColor.clear }
        return given as? RGBAColor ?? RGBAColor.converted(from: given)
      }.map { ["tint": $0] }
    }
    for name in ["autoAlpha", "brightness", "tintBrightness", "contrast", "saturation", "hue"] {
      tweener.registerSpecialProperty(TweenKey("_" + name), TweenProperty(sameAs: TweenKey(name)))
    }
  }

  private func registerAutoAlpha<Number: TweenableScalar & BinaryFloatingPoint>(
    of type: Number.Type, in tweener: Tweener
  ) {
    tweener.registerSpecialProperty(
      "autoAlpha",
      TweenProperty(
        computedFrom: "alpha", owns: [[\Number.self]],
        get: { (alpha: Number) in alpha }, set: { $0 = $1 },
        effect: { target, alpha in (target as? any Hideable)?.isHidden = alpha <= 0 }))
  }
}
