// The spaces in which colours are mixed, and the way there and back. Called by RGBAColor's mixing.

/// A space to mix colours in.
public enum ColorSpace: Hashable, Sendable {
  /// The numbers as they are stored. The fastest; blends of opposite colours go through grey and
  /// look dark.
  case sRGB
  /// Proportional to light: what two lamps would give.
  case linear
  /// Even to the eye: lightness and two colour axes.
  case oklab
  /// Oklab by hue and chroma: the colour stays as vivid on the way, and passes through other hues.
  case oklch(HuePath)

  /// The direction round the colour wheel.
  public enum HuePath: Hashable, Sendable {
    /// The way of less than half a turn. The default of most tools.
    case shorter
    /// The way of more than half a turn.
    case longer
    /// Red, yellow, green, blue.
    case increasing
    /// Red, blue, green, yellow.
    case decreasing
  }

  /// `oklch(.shorter)`.
  public static let oklch = ColorSpace.oklch(.shorter)

  /// A space by its name, in letters of any case: `srgb`, `linear` (also `srgb-linear`), `oklab`,
  /// `oklch`; behind `oklch` the hue's path, as CSS writes it: `oklch longer`, `oklch increasing
  /// hue`. `nil` for any other text.
  public init?(_ text: String) {
    var words = text.lowercased().split(separator: " ").map { String($0) }
    if words.first == "in" { words.removeFirst() }
    if words.count == 3, words[2] == "hue" { words.removeLast() }
    switch words {
    case ["srgb"]: self = .sRGB
    case ["linear"], ["srgb-linear"]: self = .linear
    case ["oklab"]: self = .oklab
    case ["oklch"], ["oklch", "shorter"]: self = .oklch(.shorter)
    case ["oklch", "longer"]: self = .oklch(.longer)
    case ["oklch", "increasing"]: self = .oklch(.increasing)
    case ["oklch", "decreasing"]: self = .oklch(.decreasing)
    default: return nil
    }
  }

  /// A name of each, for reports.
  static let names = [
    "srgb", "linear", "oklab", "oklch", "oklch longer", "oklch increasing", "oklch decreasing",
  ]

  /// Three numbers of this space for sRGB numbers.
  func from(sRGB color: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .sRGB: color
    case .linear: Self.linear(color)
    case .oklab: OKLab.from(linear: Self.linear(color))
    case .oklch: OKLab.polar(OKLab.from(linear: Self.linear(color)))
    }
  }

  /// > Source: IEC 61966-2-1, the transfer function of sRGB, mirrored for negative numbers.
  private static func linear(_ color: SIMD3<Double>) -> SIMD3<Double> {
    color.mapped { value in
      let size = value.magnitude
      if size <= 0.04045 { return value / 12.92 }
      let base = (size + 0.055) / 1.055
      let fifth = Root.of(base, degree: 5)
      let power = base * base * (fifth * fifth)
      return value < 0 ? -power : power
    }
  }

  /// sRGB numbers for numbers proportional to light; the fourth, alpha, stays.
  @inline(__always)
  static func encoded(_ color: SIMD4<Double>) -> SIMD4<Double> {
    let size = color.replacing(with: -color, where: color .< 0)
    let third = Root.cube(of: size)
    let power = 1.055 * (third * third.squareRoot().squareRoot()) - 0.055
    var encoded = power.replacing(with: -power, where: color .< 0)
      .replacing(with: color * 12.92, where: size .<= 0.0031308)
    encoded.w = color.w
    return encoded
  }
}

extension SIMD3<Double> {
  func mapped(_ transform: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
