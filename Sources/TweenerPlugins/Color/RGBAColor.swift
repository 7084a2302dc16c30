import Tweener

/// A colour by its red, green and blue in sRGB, and its opacity.
///
/// Each is 0…1; values outside are kept, for what a tween overshoots, and clamped where they are
/// shown.
public struct RGBAColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  /// 0 is transparent, 1 opaque. The other three are not multiplied by it.
  public var alpha: Double

  /// A colour by its channels, 0…1 each.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Transparent black.
  public static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension RGBAColor: Tweenable {
  /// Red, green, blue, alpha.
  public static var tweenableComponents: [TweenableComponent<RGBAColor>] {
    [.init(\.red), .init(\.green), .init(\.blue), .init(\.alpha)]
  }

  /// In sRGB, premultiplied by alpha: ``mixed(with:_:in:)``. A channel by its own name is a plain
  /// number.
  public static var mix: TweenMix<RGBAColor>? { ColorSpace.sRGB.mix }
}
