// Penner's power of two, with its ends pinned.

/// ln 2, the slope of 2^x at 0.
let naturalLogarithmOf2 = 0x1.62e42fefa39efp-1

/// in(t) = 2^(10(t - 1)), and exactly 0 at 0, where the formula gives 1/1024.
struct ExpoKernel: EasingKernel {
  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    N.select(N(0), below: t, (N(10) * (t - N(1))).exp2InRange(), N(0))
  }

  func slope(at t: Double) -> Double { 10 * naturalLogarithmOf2 * (10 * (t - 1)).exp2InRange() }
}

extension Easing {
  /// A power of two, gentle at the start: 2^(10(t - 1)), with a step from 0 to 1/1024 at 0.
  public static var inExpo: Easing { Easing(.expo(.in)) }
  /// A power of two, gentle at the end: 1 - 2^(-10t), with a step of 1/1024 at 1.
  public static var outExpo: Easing { Easing(.expo(.out)) }
  /// A power of two, gentle at both ends.
  public static var inOutExpo: Easing { Easing(.expo(.inOut)) }
  /// A power of two, gentle in the middle.
  public static var outInExpo: Easing { Easing(.expo(.outIn)) }
}
