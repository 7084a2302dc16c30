// Roots by iteration, with the same bits on every platform. Unsafe: `cube` reads numbers as bits
// and bits as numbers, which are of one size and all valid.

enum Root {
  /// The n-th root of a number, for `degree` 2 or more; of a negative number minus the root of its
  /// magnitude.
  ///
  /// Within 4 units in the last place. 0, infinities and not-a-number stay what they are.
  static func of(_ number: Double, degree: Int) -> Double {
    guard number != 0, number.isFinite else { return number }
    let size = number.magnitude
    // The exponent's share is near enough for the steps below to settle.
    let power = Int(size.exponent)
    let share = power >= 0 ? power / degree : -((-power + degree - 1) / degree)
    var root = Double(sign: .plus, exponent: share, significand: 1.4)
    let others = Double(degree - 1)
    for _ in 0..<9 {
      var product = root
      for _ in 2..<degree { product *= root }
      root = (others * root + size / product) / Double(degree)
    }
    return number < 0 ? -root : root
  }

  /// The cube roots of four numbers from 2^-1022 up.
  ///
  /// Within 1.5 units in the last place. Of infinity, not-a-number and smaller numbers it is
  /// meaningless.
  ///
  /// A third of a number's bits, with the exponent's bias put right, are those of a guess that is
  /// right to a thirtieth; each of Halley's steps makes three times as many digits right.
  ///
  /// > Source: Halley's iteration for x³ = a; the guess's constant is our own, from a search for
  /// > the least error from 1 to 8.
  @inline(__always)
  static func cube(of numbers: SIMD4<Double>) -> SIMD4<Double> {
    let high = unsafeBitCast(numbers, to: SIMD4<UInt64>.self) &>> 32
    let third = (high &* 0x5555_5556) &>> 32
    var root = unsafeBitCast((third &+ 0x2a9f_764e) &<< 32, to: SIMD4<Double>.self)
    for _ in 0..<3 {
      let cube = root * root * root
      root += root * ((numbers - cube) / (cube + cube + numbers))
    }
    return root
  }
}
