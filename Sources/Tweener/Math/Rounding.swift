// Whole numbers, minima and absolute values without a call into the mathematics library.
// Called by the polynomials of this folder and by kernels. It must not know a curve.

/// Constants of rounding by addition.
enum Rounding {
  /// 1.5 · 2^52. Adding it leaves a number no room for a fraction; the sum's low bits are the
  /// nearest whole number (halves to even) in two's complement, and subtracting it again gives that
  /// number. Valid for magnitudes below 2^51.
  static let magic = 0x1.8p52
}

extension EasingNumber {
  /// The largest whole number not above `self`, for magnitudes below 2^51; exact.
  @inline(__always)
  func roundedDown() -> Self {
    let near = (self + Self(Rounding.magic)) - Self(Rounding.magic)
    return Self.select(self, below: near, near - Self(1), near)
  }

  /// The lesser of the two; `other` where `self` is not a number.
  @inline(__always)
  func atMost(_ other: Self) -> Self { Self.select(self, below: other, self, other) }

  /// The greater of the two; `other` where `self` is not a number.
  @inline(__always)
  func atLeast(_ other: Self) -> Self { Self.select(other, below: self, self, other) }

  /// The absolute value; exact. Of a negative zero it is either zero.
  @inline(__always)
  func absolute() -> Self { Self.select(self, below: Self(0), Self(0) - self, self) }
}

extension SIMD4<Double> {
  /// The nearest whole numbers, each as ``Swift/Double/nearestWhole()`` finds it.
  @inline(__always)
  func nearestWhole() -> SIMD4<Double> {
    let bits = unsafeBitCast(self, to: SIMD4<UInt64>.self)
    let sign = bits & SIMD4<UInt64>(repeating: 1 << 63)
    let size = unsafeBitCast(bits ^ sign, to: SIMD4<Double>.self)
    let even = (size + 0x1p52) - 0x1p52
    let whole = even.replacing(with: even + 1, where: (size - even) .== 0.5)
    let signed = unsafeBitCast(whole, to: SIMD4<UInt64>.self) | sign
    return self.replacing(
      with: unsafeBitCast(signed, to: SIMD4<Double>.self), where: size .< 0x1p52)
  }
}

extension Double {
  /// The nearest whole number, halves away from zero; exact, of any magnitude, and keeping the sign
  /// of zero. Infinities and not-a-number stay what they are.
  ///
  /// It equals `rounded(.toNearestOrAwayFromZero)`, which on processors without an instruction for
  /// it calls the mathematics library.
  func nearestWhole() -> Double {
    let size = magnitude
    guard size < 0x1p52 else { return self }
    let even = (size + 0x1p52) - 0x1p52
    // A half that went down to an even number goes up.
    let whole = size - even == 0.5 ? even + 1 : even
    return Double(signOf: self, magnitudeOf: whole)
  }
}
