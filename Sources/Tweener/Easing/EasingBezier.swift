// The cubic Bézier curve of CSS: x is time, y is the value, the ends are (0, 0) and (1, 1).

/// y at the place where x is t.
struct CubicBezierKernel: EasingKernel {
  // Both coordinates as ((a · s + b) · s + c) · s.
  let ax, bx, cx, ay, by, cy: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = (1 - cx) - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = (1 - cy) - by
  }

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    y(at: parameter(forX: t)).pinned(at: t)
  }

  @inline(__always)
  func x<N: EasingNumber>(at s: N) -> N { ((N(ax) * s + N(bx)) * s + N(cx)) * s }

  @inline(__always)
  func y<N: EasingNumber>(at s: N) -> N { ((N(ay) * s + N(by)) * s + N(cy)) * s }

  /// The curve's parameter at which x is `t`, so that x there misses `t` by less than 1e-12.
  ///
  /// x rises throughout, so twelve halvings bracket the parameter in 2^-12; then ten Newton steps,
  /// each kept inside what is left of the bracket. The count is fixed, because lanes must not
  /// branch; eight steps have sufficed for every control point tried, level tangents included.
  @inline(__always)
  func parameter<N: EasingNumber>(forX t: N) -> N {
    var s = N(0.5)
    var width = 0.5
    for _ in 0..<12 {
      width *= 0.5
      s = N.select(x(at: s), below: t, s + N(width), s - N(width))
    }
    // A little wider than 0 … 1, so that rounding cannot hide a root at an end.
    var low = s - N(width + 0x1p-30)
    var high = s + N(width + 0x1p-30)
    for _ in 0..<10 {
      let miss = x(at: s) - t
      low = N.select(miss, below: N(0), s, low)
      high = N.select(miss, below: N(0), high, s)
      // Never zero: over a level tangent the step leaves the bracket, or is nothing.
      let rise = ((N(3 * ax) * s + N(2 * bx)) * s + N(cx)).atLeast(N(1e-300))
      let next = s - miss / rise
      let middle = (low + high) * N(0.5)
      let above = N.select(next, below: low, middle, next)
      s = N.select(high, below: above, middle, above)
    }
    return s
  }

  /// dy/dx, by the first derivatives that are not both zero.
  func slope(at t: Double) -> Double {
    let s = t <= 0 ? 0 : t >= 1 ? 1 : parameter(forX: t)
    let dx = (3 * ax * s + 2 * bx) * s + cx
    let dy = (3 * ay * s + 2 * by) * s + cy
    if dx > 0 || dy != 0 { return dy / dx.atLeast(0) }
    let ddx = 6 * ax * s + 2 * bx
    let ddy = 6 * ay * s + 2 * by
    if ddx != 0 { return ddy / ddx }
    return ay / ax
  }
}

extension Easing {
  /// The cubic Bézier curve of CSS from (0, 0) to (1, 1) with the control points (x1, y1), (x2,
  /// y2).
  ///
  /// `x1` and `x2` are shares of the duration and clamp to 0 … 1; `y1` and `y2` are shares of the
  /// change and clamp to ±1,000,000. A coordinate that is not finite is 0 for the first point and 1
  /// for the second. Time is met within 1e-12.
  ///
  /// ```swift
  /// let easing = Easing.cubicBezier(0, 0.5, 1, 0.5)
  /// print(easing(1))  // prints 1.0
  /// ```
  ///
  /// > Source: W3C, CSS Easing Functions Level 1, cubic Bézier easing functions.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Easing {
    Easing(
      .cubicBezier(
        x1: x1.parameter(in: 0...1, otherwise: 0), y1: y1.parameter(in: -1e6...1e6, otherwise: 0),
        x2: x2.parameter(in: 0...1, otherwise: 1), y2: y2.parameter(in: -1e6...1e6, otherwise: 1)))
  }
}
