// Cuts segments into spans and measures these. Called by PathGeometry once for each path.

enum ArcLength {
  /// Spans hold their length to this part of the segment's; a cusp is cut finer and finer. A sharp
  /// turn is slow, and so cut finely too: within a span the direction changes by less than half a
  /// turn.
  private static let tolerance = 0x1p-42
  private static let deepest = 24

  /// The length of a stretch of a segment, by five samples.
  ///
  /// > Source: Gauss–Legendre quadrature of five points.
  static func length(_ segment: CubicSegment, _ from: Double, _ to: Double) -> Double {
    if segment.isStraight { return CubicSegment.length(segment.end - segment.start) * (to - from) }
    let (half, middle) = ((to - from) / 2, (from + to) / 2)
    let (near, far) = (half * 0.538_469_310_105_683_1, half * 0.906_179_845_938_664)
    let speeds = segment.speeds(SIMD4(middle - near, middle + near, middle - far, middle + far))
    let sum =
      (speeds.x + speeds.y) * 0.478_628_670_499_366_47
      + (speeds.z + speeds.w) * 0.236_926_885_056_189_08
      + CubicSegment.length(segment.velocity(middle)) * 0.568_888_888_888_888_9
    return sum * half
  }

  /// The ends of the spans of a segment, its own end included; nothing where it is one point.
  static func cuts(_ segment: CubicSegment) -> [Double] {
    guard segment.size > 0 else { return [] }
    if segment.isStraight { return [1] }
    var cuts: [Double] = []
    cut(segment, 0, 1, depth: 0, tolerance: segment.size * tolerance, into: &cuts)
    return cuts
  }

  private static func cut(
    _ segment: CubicSegment, _ from: Double, _ to: Double, depth: Int, tolerance: Double,
    into cuts: inout [Double]
  ) {
    let middle = (from + to) / 2
    let whole = length(segment, from, to)
    let halves = length(segment, from, middle) + length(segment, middle, to)
    // Sixteen at least, so that a span that looks even in five samples is even.
    let isEven = depth >= 4 && abs(whole - halves) <= tolerance
    if depth == deepest || isEven {
      cuts.append(to)
    } else {
      cut(segment, from, middle, depth: depth + 1, tolerance: tolerance, into: &cuts)
      cut(segment, middle, to, depth: depth + 1, tolerance: tolerance, into: &cuts)
    }
  }
}
