// The vector width of `EasingNumber`: that of a lane's blocks. Called by the sweep.
// The bit casts are between vectors of the same width and lane size, for which every bit pattern is
// a value on both sides: they are sound, and nothing else reaches the bits of a SIMD vector.

extension SIMD4: EasingNumber where Scalar == Double {
  @inline(__always)
  init(_ constant: Double) { self.init(repeating: constant) }

  @inline(__always)
  private var bits: SIMD4<UInt64> { unsafeBitCast(self, to: SIMD4<UInt64>.self) }

  @inline(__always)
  private init(bits: SIMD4<UInt64>) { self = unsafeBitCast(bits, to: Self.self) }

  @inline(__always)
  static func select(_ a: Self, below b: Self, _ yes: Self, _ no: Self) -> Self {
    no.replacing(with: yes, where: a .< b)
  }

  @inline(__always)
  func scaledByPowerOfTwo(lowBitsOf count: Self) -> Self {
    Self(bits: bits &+ (count.bits &<< 52))
  }

  @inline(__always)
  func negated(whereOdd count: Self) -> Self {
    Self(bits: bits ^ (count.bits &<< 63))
  }

  @inline(__always)
  func reciprocalRootSeed() -> Self {
    Self(bits: reciprocalRootMagic &- (bits &>> 1))
  }

  @inline(__always)
  func splitAtExponent() -> (exponent: Self, factor: Self) {
    let bits = unsafeBitCast(self, to: SIMD4<Int64>.self)
    let count = (bits &- leastFactorBits) &>> 52
    let shifted = unsafeBitCast(count &+ roundingMagicBits, to: Self.self)
    let factor = unsafeBitCast(bits &- (count &<< 52), to: Self.self)
    return (shifted - Self(Rounding.magic), factor)
  }
}
