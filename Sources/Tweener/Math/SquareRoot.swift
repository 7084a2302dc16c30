// The square root. Called by the circular kernel and by the arc sine.
// `Double.squareRoot()` becomes, per lane, a branch and on Linux a reference to the mathematics
// library's `sqrt`, which a program without Foundation does not link. So here is one that does not.

extension EasingNumber {
  /// The square root of zero or of a positive normal number, within 0.9 ULP.
  ///
  /// Exact at 0 and 1. Subnormal, negative and infinite arguments give a meaningless result.
  @inline(__always)
  func root() -> Self {
    let half = self * Self(0.5)
    var y = reciprocalRootSeed()
    y = y * (Self(1.5) - (half * y) * y)
    y = y * (Self(1.5) - (half * y) * y)
    y = y * (Self(1.5) - (half * y) * y)
    let s = self * y
    return s + (self - s * s) * (y * Self(0.5))
  }
}
