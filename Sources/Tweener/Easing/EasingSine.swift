// A quarter of a cosine wave.

/// in(t) = 1 - cos(t · π/2), as 1 - sin((1 - t) · π/2), which is exact at both ends.
struct SineKernel: EasingKernel {
  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    N(1) - ((N(1) - t) * N(Circle.halfPi)).sinInHalfTurn()
  }

  func slope(at t: Double) -> Double { Circle.halfPi * (t * Circle.halfPi).sinInHalfTurn() }
}

extension Easing {
  /// A quarter of a wave, gentle at the start: 1 - cos(t · π/2).
  public static var inSine: Easing { Easing(.sine(.in)) }
  /// A quarter of a wave, gentle at the end: sin(t · π/2).
  public static var outSine: Easing { Easing(.sine(.out)) }
  /// Half a wave, gentle at both ends: (1 - cos(t · π))/2.
  public static var inOutSine: Easing { Easing(.sine(.inOut)) }
  /// Two quarters of a wave, gentle in the middle.
  public static var outInSine: Easing { Easing(.sine(.outIn)) }
}
