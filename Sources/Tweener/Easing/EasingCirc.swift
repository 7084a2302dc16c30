// A quarter of a circle.

/// in(t) = 1 - √(1 - t²), with 1 - t² as (1 - t)(1 + t).
struct CircKernel: EasingKernel {
  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    N(1) - ((N(1) - t) * (N(1) + t)).root()
  }

  func slope(at t: Double) -> Double { t / ((1 - t) * (1 + t)).root() }
}

extension Easing {
  /// A quarter of a circle, gentle at the start and upright at the end: 1 - √(1 - t²).
  public static var inCirc: Easing { Easing(.circ(.in)) }
  /// A quarter of a circle, upright at the start and gentle at the end.
  public static var outCirc: Easing { Easing(.circ(.out)) }
  /// Two quarters of a circle, gentle at both ends and upright in the middle.
  public static var inOutCirc: Easing { Easing(.circ(.inOut)) }
  /// Two quarters of a circle, gentle in the middle and upright at both ends.
  public static var outInCirc: Easing { Easing(.circ(.outIn)) }
}
