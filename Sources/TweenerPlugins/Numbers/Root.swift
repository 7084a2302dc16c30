// Roots by Newton's method, with the same bits on every platform.

enum Root {
  /// The n-th root of a number, for `degree` 2 or more; of a negative number minus the root of its magnitude.
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
}
