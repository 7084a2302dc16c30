// The formula of a number that is a stored one plus shares of others, if any, in bits. Made by
// ComputedAccess; SumSource has the same formula for values.

struct SumFormula {
  /// The element of the base that is written.
  private let place: Int
  private let terms: [(place: Int, factor: Double)]
  private let isFloat: Bool

  /// `nil` where numbers are added that are not all Doubles, or all Floats.
  init?(_ place: Int, plus terms: [(place: Int, factor: Double)], in elements: [PropertyElement]) {
    let layout = elements[place].layout
    let isNumber = layout == .double || layout == .float
    guard terms.allSatisfy({ isNumber && elements[$0.place].layout == layout }) else { return nil }
    self.place = place
    self.terms = terms
    isFloat = layout == .float
  }

  /// The value, of the base's bits.
  func value(_ base: UnsafePointer<UInt64>) -> UInt64 {
    if isFloat {
      var sum = Self.float(base[place])
      for term in terms { sum += Float(term.factor) * Self.float(base[term.place]) }
      return UInt64(sum.bitPattern)
    }
    var sum = Double(bitPattern: base[place])
    for term in terms { sum += term.factor * Double(bitPattern: base[term.place]) }
    return sum.bitPattern
  }

  /// Puts the number in the base's bits that makes a value of them.
  func put(_ value: UInt64, in base: UnsafeMutablePointer<UInt64>) {
    if isFloat {
      var number = Self.float(value)
      for term in terms { number -= Float(term.factor) * Self.float(base[term.place]) }
      base[place] = UInt64(number.bitPattern)
    } else {
      var number = Double(bitPattern: value)
      for term in terms { number -= term.factor * Double(bitPattern: base[term.place]) }
      base[place] = number.bitPattern
    }
  }

  private static func float(_ bits: UInt64) -> Float {
    Float(bitPattern: UInt32(truncatingIfNeeded: bits))
  }
}
