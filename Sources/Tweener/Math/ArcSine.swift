// The arc sine. Called once for an elastic curve, to find where its wave begins.
// It must not know who asks.

extension EasingNumber {
  /// The arc sine of `self`, in radians, within 2.5 ULP. Outside -1 … 1 the argument clamps.
  ///
  /// Up to a half by a polynomial; above that by asin x = π/2 - 2 asin √((1 - x)/2).
  ///
  /// > Source: own Chebyshev interpolation of (asin x - x)/x³ in x² on 0 … ¼, error 2^-57 relative.
  @inline(__always)
  func asin() -> Self {
    let size = absolute().atMost(Self(1))
    let half = Self(0.5)
    let z = Self.select(half, below: size, (Self(1) - size) * half, size * size)
    let x = Self.select(half, below: size, z.root(), size)
    let small = x + (x * z) * Self.arcSineTail(z)
    let big = Self(Circle.halfPi) - (small + small)
    let result = Self.select(half, below: size, big, small)
    return Self.select(self, below: Self(0), Self(0) - result, result)
  }

  @inline(__always)
  private static func arcSineTail(_ z: Self) -> Self {
    let z2 = z * z
    let z4 = z2 * z2
    let a = Self(0x1.5555555555556p-3) + Self(0x1.3333333332ecap-4) * z
    let b = Self(0x1.6db6db6e31f13p-5) + Self(0x1.f1c71c1db0623p-6) * z
    let c = Self(0x1.6e8bb1c8209a2p-6) + Self(0x1.1c4d35cf95421p-6) * z
    let d = Self(0x1.c9cf07674736ap-7) + Self(0x1.782651caa6547p-7) * z
    let e = Self(0x1.52420b04b37bep-7) + Self(0x1.65a9c4dfcf8b2p-8) * z
    let f = Self(0x1.1d189408314eep-6) + Self(-0x1.e6aaa8a0a04ccp-7) * z
    let low = (a + b * z2) + (c + d * z2) * z4
    let high = (e + f * z2) + Self(0x1.d72b2bc8155f8p-6) * z4
    return low + high * (z4 * z4)
  }
}
