// Powers of two. Called by the exponential and elastic kernels and by closed forms of decay.
// It must not know who asks; a caller that knows its range takes the form without a clamp.

extension EasingNumber {
  /// 2 to the power of `self`, for any argument.
  ///
  /// - Below -1022 and above 1023 the argument clamps; not-a-number stays not-a-number.
  /// - Exact at whole numbers; elsewhere within 1.25 ULP.
  @inline(__always)
  func exp2() -> Self {
    let low = Self.select(self, below: Self(-1022), Self(-1022), self)
    return Self.select(Self(1023), below: low, Self(1023), low).exp2InRange()
  }

  /// 2 to the power of `self`, for -1022 … 1023. The bound of `exp2()` holds; no clamp.
  @inline(__always)
  func exp2InRange() -> Self {
    let (count, beyond) = exp2Parts()
    return (Self(1) + beyond).scaledByPowerOfTwo(lowBitsOf: count)
  }

  /// 2 to the power of `self`, for arguments up to 1023; exactly 0 below -1022. The bound of
  /// `exp2()` holds.
  ///
  /// For what dies away: with the clamp of `exp2()` a large number times it would not come to 0.
  @inline(__always)
  func exp2OrZero() -> Self {
    let least = Self(-1022)
    return Self.select(self, below: least, Self(0), atLeast(least).exp2InRange())
  }

  /// 2 to the power of `self`, less 1, for arguments up to 1023.
  ///
  /// - Within 2 ULP of the result, of 3 for positive arguments: near 0 too, where a difference
  ///   would lose all digits.
  /// - Exact at whole numbers, and -1 below -60.
  @inline(__always)
  func exp2MinusOne() -> Self {
    let (count, beyond) = atLeast(Self(-1022)).exp2Parts()
    let power = Self(1).scaledByPowerOfTwo(lowBitsOf: count)
    return power * beyond + (power - Self(1))
  }

  /// The whole part of `self`, `Rounding.magic` added, and 2 to the power of the rest, less 1.
  ///
  /// The whole part is found by adding and subtracting 1.5 · 2^52 and goes straight into the
  /// exponent; the rest, at most a half, goes through a polynomial for (2^r - 1)/r, its small terms
  /// in pairs (Estrin), so that few multiplications wait for each other, its large ones last.
  ///
  /// > Source: own Chebyshev interpolation of (2^r - 1)/r on -½ … ½, error 2^-55.5 relative.
  @inline(__always)
  private func exp2Parts() -> (count: Self, beyond: Self) {
    let count = self + Self(Rounding.magic)
    let r = self - (count - Self(Rounding.magic))
    let r2 = r * r
    let r4 = r2 * r2
    let a = Self(0x1.c6b08d704a0c2p-5) + Self(0x1.3b2ab6fba1ddap-7) * r
    let b = Self(0x1.5d87fe78a5276p-10) + Self(0x1.430913096fd9fp-13) * r
    let c = Self(0x1.ffcbfc670dcd4p-17) + Self(0x1.62bfd47773353p-20) * r
    let d = Self(0x1.b524fae627834p-24) + Self(0x1.e6063f7217bc6p-28) * r
    let high = (c + d * r2) + Self(0x1.e9d3fe3952179p-32) * r4
    let rest = (a + b * r2) + high * r4
    let slope = Self(0x1.62e42fefa39efp-1) + r * (Self(0x1.ebfbdff82c598p-3) + r * rest)
    return (count, r * slope)
  }
}
