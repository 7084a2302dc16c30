import Tweener

/// An adjustment of the colours of a thing when it is drawn: hue, saturation, contrast, brightness,
/// brightness of the tint, tint; in this order.
///
/// Without any, nothing. Values outside the ranges extrapolate. The meanings are those of the
/// colour shortcuts of Tweener.
public struct ColorAdjustment: Hashable, Sendable {
  /// The amount that is added to red, green and blue, in parts of 100/255: 1 adds 100 of 255, -1
  /// takes them away.
  public var brightness: Double
  /// The share of white in everything, or below 0 of black: -1 makes everything black, 1 white.
  public var tintBrightness: Double
  /// -1 makes everything the same grey, 1 doubles every distance from it.
  public var contrast: Double
  /// 0 is grey, 1 as it is, 2 twice as vivid.
  public var saturation: Double
  /// A turn of the colour wheel, in degrees.
  public var hue: Double
  /// A colour laid over everything, as thick as its alpha.
  public var tint: RGBAColor

  /// An adjustment by its parts.
  public init(
    brightness: Double = 0, tintBrightness: Double = 0, contrast: Double = 0,
    saturation: Double = 1, hue: Double = 0, tint: RGBAColor = .clear
  ) {
    self.brightness = brightness
    self.tintBrightness = tintBrightness
    self.contrast = contrast
    self.saturation = saturation
    self.hue = hue
    self.tint = tint
  }

  /// A colour as it is drawn. Its alpha stays.
  public func applied(to color: RGBAColor) -> RGBAColor {
    var channels = turned(SIMD3(color.red, color.green, color.blue))
    let grey = Self.luminance(channels)
    channels = grey + (channels - grey) * saturation
    channels = 0.5 + (channels - 0.5) * (1 + contrast)
    channels += brightness * (100 / 255)
    // Towards black or white, by as much as is asked.
    let goal = tintBrightness < 0 ? 0.0 : 1.0
    channels += (goal - channels) * abs(tintBrightness)
    let over = SIMD3(tint.red, tint.green, tint.blue)
    channels += (over - channels) * tint.alpha
    return RGBAColor(red: channels.x, green: channels.y, blue: channels.z, alpha: color.alpha)
  }

  /// About the grey axis, keeping the luminance to a thousandth.
  ///
  /// > Source: W3C, Filter Effects Module Level 1, `hueRotate`, with its weights of three digits.
  private func turned(_ color: SIMD3<Double>) -> SIMD3<Double> {
    if hue == 0 { return color }
    let (cosine, sine) = (Circle.cos(hue / 180 * .pi), Circle.sin(hue / 180 * .pi))
    let grey = Self.luminance(color)
    let difference = color - grey
    let across = SIMD3(
      -0.213 * color.x - 0.715 * color.y + 0.928 * color.z,
      0.143 * color.x + 0.140 * color.y - 0.283 * color.z,
      -0.787 * color.x + 0.715 * color.y + 0.072 * color.z)
    return grey + difference * cosine + across * sine
  }

  private static func luminance(_ color: SIMD3<Double>) -> Double {
    0.213 * color.x + 0.715 * color.y + 0.072 * color.z
  }
}

extension ColorAdjustment: Tweenable {
  /// Brightness, brightness of the tint, contrast, saturation, hue, and the four channels of the
  /// tint.
  public static var tweenableComponents: [TweenableComponent<ColorAdjustment>] {
    [
      .init(\.brightness), .init(\.tintBrightness), .init(\.contrast), .init(\.saturation),
      .init(\.hue), .init(\.tint.red), .init(\.tint.green), .init(\.tint.blue), .init(\.tint.alpha),
    ]
  }

  /// Number by number, the tint as a colour.
  public static var interpolation:
    ((_ start: ColorAdjustment, _ end: ColorAdjustment, _ eased: Double) -> ColorAdjustment)?
  {
    { start, end, eased in
      func mixed(_ part: KeyPath<ColorAdjustment, Double>) -> Double {
        start[keyPath: part] + (end[keyPath: part] - start[keyPath: part]) * eased
      }
      return ColorAdjustment(
        brightness: mixed(\.brightness), tintBrightness: mixed(\.tintBrightness),
        contrast: mixed(\.contrast), saturation: mixed(\.saturation), hue: mixed(\.hue),
        tint: start.tint.mixed(with: end.tint, eased))
    }
  }
}
