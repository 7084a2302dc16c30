// The logarithm to the base 2. Called by the power kernel.
// It must not know who asks.

extension EasingNumber {
  /// The logarithm of `self` to the base 2, for positive numbers.
  ///
  /// - Exact at powers of two; elsewhere within 3 ULP.
  /// - What is below 2^-1022 counts as 2^-1022, zero and negative numbers too. Infinity and
  ///   not-a-number give a meaningless result.
  ///
  /// The exponent of two is the whole part. With m, what is left of the number, and s = (m - 1)/(m
  /// + 1), the rest is an odd function of s, at most 0.172: a polynomial in s² gives (log2 m -
  /// 2s/ln 2)/s³, the large term is added last.
  ///
  /// > Source: own Chebyshev interpolation in s² on 0 … 0.0295, error 2^-64 relative.
  @inline(__always)
  func log2() -> Self {
    let (exponent, m) = atLeast(Self(0x1p-1022)).splitAtExponent()
    let s = (m - Self(1)) / (m + Self(1))
    let z = s * s
    let z2 = z * z
    let a = Self(0x1.ec709dc3a03fdp-1) + Self(0x1.2776c50ef9c71p-1) * z
    let b = Self(0x1.a61762a786080p-2) + Self(0x1.484b1401f9806p-2) * z
    let c = Self(0x1.0c9a6eaf44f5ap-2) + Self(0x1.c69ba98da5e4ep-3) * z
    let d = Self(0x1.880a5927d1ce1p-3) + Self(0x1.82b449148ad7dp-3) * z
    let rest = (a + b * z2) + (c + d * z2) * (z2 * z2)
    let low = s * Self(0x1.777d0ffda0d24p-55) + (s * z) * rest
    return exponent + (s * Self(0x1.71547652b82fep+1) + low)
  }
}
