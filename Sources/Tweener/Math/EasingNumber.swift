// The operations that a formula may use on a number, so that it is written once for one lane and
// for many. Called by the polynomials of this folder and by every easing kernel. It must not know a
// curve, and it must not branch on data: a condition is a `select`.

/// A number, or several side by side, on which every operation gives the same bits lane by lane.
///
/// Only operations that IEEE 754 rounds correctly, comparisons and integer arithmetic on the bit
/// pattern are allowed here. That is why one lane of a vector always equals the scalar result, on
/// every platform.
protocol EasingNumber: Sendable {
  /// A vector with one constant in every lane.
  init(_ constant: Double)

  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self

  /// The value `yes` where `a < b`, elsewhere (also where either is not a number) `no`.
  static func select(_ a: Self, below b: Self, _ yes: Self, _ no: Self) -> Self

  /// Adds the low bits of `count` to the exponent: times a power of two, where `count` is a whole
  /// number to which `Rounding.magic` was added.
  func scaledByPowerOfTwo(lowBitsOf count: Self) -> Self

  /// Flips the sign where the lowest bit of `count` is set (`count` as above).
  func negated(whereOdd count: Self) -> Self

  /// About 1/√self, within 3.5 %, by halving the exponent. For positive normal numbers.
  func reciprocalRootSeed() -> Self

  /// `self` as a whole exponent of two and a factor within √½ … √2; exact. For positive normal
  /// numbers.
  func splitAtExponent() -> (exponent: Self, factor: Self)
}

/// The first guess of the reciprocal square root is this constant less half the bit pattern.
///
/// > Source: the well-known integer trick; the constant for doubles is from C. Lomont, "Fast
/// > Inverse Square Root", 2003, refined by M. Robertson, 2012.
let reciprocalRootMagic: UInt64 = 0x5fe6_eb50_c7b5_37a9

/// The bits of the least factor that `splitAtExponent` gives, just below √½; the low half is zero.
let leastFactorBits: Int64 = 0x3fe6_a09e_0000_0000

/// The bits of `Rounding.magic`: a whole number added to them is added to the number that they are.
let roundingMagicBits = Int64(bitPattern: Rounding.magic.bitPattern)

extension Double: EasingNumber {
  @inline(__always)
  static func select(_ a: Double, below b: Double, _ yes: Double, _ no: Double) -> Double {
    a < b ? yes : no
  }

  @inline(__always)
  func scaledByPowerOfTwo(lowBitsOf count: Double) -> Double {
    Double(bitPattern: bitPattern &+ (count.bitPattern &<< 52))
  }

  @inline(__always)
  func negated(whereOdd count: Double) -> Double {
    Double(bitPattern: bitPattern ^ (count.bitPattern &<< 63))
  }

  @inline(__always)
  func reciprocalRootSeed() -> Double {
    Double(bitPattern: reciprocalRootMagic &- (bitPattern &>> 1))
  }

  @inline(__always)
  func splitAtExponent() -> (exponent: Double, factor: Double) {
    let bits = Int64(bitPattern: bitPattern)
    let count = (bits &- leastFactorBits) &>> 52
    let shifted = Double(bitPattern: UInt64(bitPattern: roundingMagicBits &+ count))
    let factor = Double(bitPattern: UInt64(bitPattern: bits &- (count &<< 52)))
    return (shifted - Rounding.magic, factor)
  }
}
