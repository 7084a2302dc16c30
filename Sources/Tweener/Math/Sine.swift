// Sine and cosine. Called by the sine and elastic kernels and by rotations. It must not know who
// asks. Four doors, one polynomial: radians, quarter turns, half turns, half a turn.

/// π/2 and π in pieces: the first two pieces of π have 33 bits, so that a count of up to 20 bits
/// times a piece is exact (Cody and Waite).
enum Circle {
  static let halfPi = 0x1.921fb54442d18p0
  static let pi = 0x1.921fb54442d18p1
  static let inversePi = 0x1.45f306dc9c883p-2
  static let pi1 = 0x1.921fb544p1
  static let pi2 = 0x1.0b4611a6p-33
  static let pi3 = 0x1.3198a2e037073p-68
}

extension EasingNumber {
  /// The sine of `self` radians.
  ///
  /// Within 2.5 ULP for magnitudes up to 2^20; beyond that accuracy is lost step by step, and above
  /// 2^51 the result means nothing.
  @inline(__always)
  func sin() -> Self {
    let count = self * Self(Circle.inversePi) + Self(Rounding.magic)
    let turns = count - Self(Rounding.magic)
    return reduced(byHalfTurns: turns).sinInHalfTurn().negated(whereOdd: count)
  }

  /// The cosine of `self` radians. The bounds of `sin()` hold.
  @inline(__always)
  func cos() -> Self {
    let count = (self * Self(Circle.inversePi) - Self(0.5)) + Self(Rounding.magic)
    let turns = (count - Self(Rounding.magic)) + Self(0.5)
    return (Self(0) - reduced(byHalfTurns: turns).sinInHalfTurn()).negated(whereOdd: count)
  }

  /// The sine of `self` quarter turns, that is of self · π/2 radians: exact at whole numbers, where
  /// a sine in radians cannot be. Within 2 ULP; for magnitudes below 2^51.
  @inline(__always)
  func sinOfQuarterTurns() -> Self {
    let count = self * Self(0.5) + Self(Rounding.magic)
    let rest = self - (count - Self(Rounding.magic)) * Self(2)
    return (rest * Self(Circle.halfPi)).sinInHalfTurn().negated(whereOdd: count)
  }

  /// The cosine of `self` quarter turns: exact at whole numbers and even, bit for bit.
  ///
  /// Elsewhere 2 ULP, plus half an ULP of the argument (near the zeros that is more).
  @inline(__always)
  func cosOfQuarterTurns() -> Self { (absolute() + Self(1)).sinOfQuarterTurns() }

  /// Sine and cosine of `self` + `tail` half turns, that is of so many times π radians.
  ///
  /// `tail` is what was rounded off from `self` (`product(exactBy:)`), so that a long time times a
  /// frequency keeps its place in the turn. Each within 1.1 · 2^-52 of the true value, the sine of
  /// less than a quarter within 2.5 ULP; exact at whole numbers and halves. For magnitudes below
  /// 2^40.
  @inline(__always)
  func sinAndCosOfHalfTurns(tail: Self) -> (sin: Self, cos: Self) {
    let count = self + Self(Rounding.magic)
    let rest = (self - (count - Self(Rounding.magic))) + tail
    let other = Self(0.5) - rest.absolute()
    let sin = (rest * Self(Circle.pi)).sinInHalfTurn()
    let cos = (other * Self(Circle.pi)).sinInHalfTurn()
    return (sin.negated(whereOdd: count), cos.negated(whereOdd: count))
  }

  @inline(__always)
  private func reduced(byHalfTurns turns: Self) -> Self {
    ((self - turns * Self(Circle.pi1)) - turns * Self(Circle.pi2)) - turns * Self(Circle.pi3)
  }

  /// The sine of `self` radians within -π/2 … π/2, both included; odd, and exactly ±1 at the ends.
  ///
  /// > Source: own Chebyshev interpolation of (sin r - r)/r³ in r²; the coefficient of r⁵ is two
  /// > units lower in its last place, which makes the sine of π/2 exactly 1 and none larger.
  @inline(__always)
  func sinInHalfTurn() -> Self {
    let z = self * self
    let z2 = z * z
    let z4 = z2 * z2
    let a = Self(-0x1.a01a01a018aadp-13) + Self(0x1.71de3a5456715p-19) * z
    let b = Self(-0x1.ae6455a1d6fcep-26) + Self(0x1.6124015b5b254p-33) * z
    let c = Self(-0x1.ae5138bfef6cep-41) + Self(0x1.89a486492b12ep-49) * z
    let rest = (a + b * z2) + c * z4
    let p = Self(-0x1.5555555555555p-3) + z * (Self(0x1.1111111111105p-7) + z * rest)
    return self + (self * z) * p
  }
}
