import Tweener

// How two colours mix: what depends on the two, and what depends on the fraction between them.
// Called by RGBAColor's mixing, and through TweenMix by tweens.

/// Two colours in a space, ready to be mixed: in that order what is mixed by itself and what is
/// weighted by alpha, each with alpha as its fourth number.
struct ColorMix {
  let start: SIMD4<Double>
  let change: SIMD4<Double>
  let weightedStart: SIMD4<Double>
  let weightedChange: SIMD4<Double>
  let leastAlpha: Double
  let greatestAlpha: Double

  /// - Parameters:
  ///   - start: red, green, blue and alpha.
  ///   - space: where they are mixed.
  @inline(__always)
  init(from start: SIMD4<Double>, to end: SIMD4<Double>, in space: ColorSpace) {
    var from = space.from(sRGB: SIMD3(start.x, start.y, start.z))
    var to = space.from(sRGB: SIMD3(end.x, end.y, end.z))
    if case .oklch(let path) = space { OKLab.alignHues(&from, &to, path) }
    self.start = SIMD4(from, start.w)
    change = SIMD4(to - from, end.w - start.w)
    let weighted = from * start.w
    weightedStart = SIMD4(weighted, start.w)
    weightedChange = SIMD4(to * end.w - weighted, end.w - start.w)
    leastAlpha = min(start.w, end.w)
    greatestAlpha = max(start.w, end.w)
  }

  /// The numbers of the space, and alpha, at a fraction. Where alpha leaves those of the two
  /// colours, the channels are not weighted.
  @inline(__always)
  func callAsFunction(_ fraction: Double) -> SIMD4<Double> {
    let weighted = weightedStart + weightedChange * fraction
    let alpha = weighted.w
    let isWeighted = alpha > 0 && alpha >= leastAlpha && alpha <= greatestAlpha
    var mixed = isWeighted ? weighted / alpha : start + change * fraction
    mixed.w = alpha
    return mixed
  }

  /// The mix at a fraction, in sRGB numbers. `space`: that of the two colours.
  @inline(__always)
  fileprivate func color(at fraction: Double, in space: ColorSpace) -> SIMD4<Double> {
    var mixed = self(fraction)
    switch space {
    case .sRGB: return mixed
    case .linear: return ColorSpace.encoded(mixed)
    case .oklab: return ColorSpace.encoded(OKLab.toLinear(mixed))
    case .oklch:
      // A hue is a direction, not an amount of light: it is not weighted.
      mixed.z = start.z + change.z * fraction
      (mixed.y, mixed.z) = (mixed.y * Circle.cos(mixed.z), mixed.y * Circle.sin(mixed.z))
      return ColorSpace.encoded(OKLab.toLinear(mixed))
    }
  }
}

extension ColorSpace {
  /// Two colours mixed at a fraction, in sRGB numbers.
  func mixed(_ start: SIMD4<Double>, with end: SIMD4<Double>, _ fraction: Double) -> SIMD4<Double> {
    ColorMix(from: start, to: end, in: self).color(at: fraction, in: self)
  }

  /// The mix of colours in this space.
  var mix: TweenMix<RGBAColor> {
    switch self {
    case .sRGB: Self.sRGBMix
    case .linear: Self.linearMix
    case .oklab: Self.oklabMix
    case .oklch(.shorter): Self.oklchMix
    case .oklch: Self.mix(in: self) { $0.color(at: $1, in: .oklch) }
    }
  }

  private static let sRGBMix = mix(in: .sRGB) { $0.color(at: $1, in: .sRGB) }
  private static let linearMix = mix(in: .linear) { $0.color(at: $1, in: .linear) }
  private static let oklabMix = mix(in: .oklab) { $0.color(at: $1, in: .oklab) }
  private static let oklchMix = mix(in: .oklch) { $0.color(at: $1, in: .oklch) }

  /// Inlined, so that the loop over many tweens is compiled for the function of one space.
  @inline(__always)
  private static func mix(
    in space: ColorSpace,
    _ color: @escaping @Sendable (_ mix: ColorMix, _ fraction: Double) -> SIMD4<Double>
  ) -> TweenMix<RGBAColor> {
    TweenMix({ ColorMix(from: $0, to: $1, in: space) }, at: color)
  }
}
