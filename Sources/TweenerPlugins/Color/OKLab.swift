// The OKLab space and its polar form. Called by ColorSpace.

enum OKLab {
  /// Lightness, green to red, blue to yellow.
  ///
  /// > Source: B. Ottosson, "A perceptual color space for image processing", 2020.
  static func from(linear rgb: SIMD3<Double>) -> SIMD3<Double> {
    let cones = SIMD3(
      0.4122214708 * rgb.x + 0.5363325363 * rgb.y + 0.0514459929 * rgb.z,
      0.2119034982 * rgb.x + 0.6806995451 * rgb.y + 0.1073969566 * rgb.z,
      0.0883024619 * rgb.x + 0.2817188376 * rgb.y + 0.6299787005 * rgb.z
    ).mapped { Root.of($0, degree: 3) }
    return SIMD3(
      0.2104542553 * cones.x + 0.7936177850 * cones.y - 0.0040720468 * cones.z,
      1.9779984951 * cones.x - 2.4285922050 * cones.y + 0.4505937099 * cones.z,
      0.0259040371 * cones.x + 0.7827717662 * cones.y - 0.8086757660 * cones.z)
  }

  /// The way back; the fourth number, alpha, stays.
  @inline(__always)
  static func toLinear(_ lab: SIMD4<Double>) -> SIMD4<Double> {
    let roots =
      SIMD4(repeating: lab.x) + SIMD4(0.3963377774, -0.1055613458, -0.0894841775, 0) * lab.y
      + SIMD4(0.2158037573, -0.0638541728, -1.2914855480, 0) * lab.z
    let cones = roots * roots * roots
    var linear =
      SIMD4(4.0767416621, -1.2684380046, -0.0041960863, 0) * cones.x
      + SIMD4(-3.3077115913, 2.6097574011, -0.7034186147, 0) * cones.y
      + SIMD4(0.2309699292, -0.3413193965, 1.7076147010, 0) * cones.z
    linear.w = lab.w
    return linear
  }

  /// Lightness, chroma, hue in radians.
  static func polar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      lab.x, (lab.y * lab.y + lab.z * lab.z).squareRoot(), Circle.angle(x: lab.y, y: lab.z))
  }

  /// Makes the difference of two hues the way that is to be gone.
  static func alignHues(
    _ from: inout SIMD3<Double>, _ to: inout SIMD3<Double>, _ path: ColorSpace.HuePath
  ) {
    if from.y < leastChroma { from.z = to.z }
    if to.y < leastChroma { to.z = from.z }
    let turn =
      switch path {
      case .shorter: Turn.shortest
      case .longer: Turn.longest
      case .increasing: Turn.clockwise
      case .decreasing: Turn.counterclockwise
      }
    from.z = turn.start(from.z, before: to.z, period: 2 * .pi)
  }

  /// Below this chroma a colour is grey, and its hue an accident of rounding.
  static let leastChroma = 1e-6
}
