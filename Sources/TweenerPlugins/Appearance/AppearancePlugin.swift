import Tweener

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
    for type in NumberTypes.all { registerAutoAlpha(of: type, in: tweener) }
    let base: TweenKey = "colorAdjustment"
    tweener.register([
      "brightness": .init(partOf: base, \ColorAdjustment.brightness),
      "tintBrightness": .init(partOf: base, \ColorAdjustment.tintBrightness),
      "contrast": .init(partOf: base, \ColorAdjustment.contrast),
      "saturation": .init(partOf: base, \ColorAdjustment.saturation),
      "hue": .init(partOf: base, \ColorAdjustment.hue),
      "tint": .init(partOf: base, \ColorAdjustment.tint),
    ])
    tweener.install(ColorChannels(of: "tint"))
    tweener.registerPropertySplitter("_color", for: AnyObject.self) { value in
      TweenValue.map(value) { given in
        if let text = given as? String, text.lowercased() == "none" { return RGBAColor.clear }
        return RGBAColor.reading(given)
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

/// Something that can be taken off the screen altogether: what `autoAlpha` hides where its alpha is
/// 0.
public protocol Hideable: AnyObject {
  /// Whether it is not drawn at all.
  var isHidden: Bool { get set }
}
