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
    isFloat
      ? sum(Float.self, base[place], base, isAdded: true)
      : sum(Double.self, base[place], base, isAdded: true)
  }

  /// Puts the number in the base's bits that makes a value of them.
  func put(_ value: UInt64, in base: UnsafeMutablePointer<UInt64>) {
    base[place] =
      isFloat
      ? sum(Float.self, value, base, isAdded: false)
      : sum(Double.self, value, base, isAdded: false)
  }

  /// A number plus the shares, or less them.
  @inline(__always)
  private func sum<Number: TweenableScalar & BinaryFloatingPoint>(
    _: Number.Type, _ bits: UInt64, _ base: UnsafePointer<UInt64>, isAdded: Bool
  ) -> UInt64 {
    var sum = Number(rawBits: bits)
    for term in terms {
      let share = Number(term.factor) * Number(rawBits: base[term.place])
      if isAdded { sum += share } else { sum -= share }
    }
    return sum.rawBits
  }

  /// The location at which a lane writes the number, in the instances of a stored property; `nil`
  /// where not exactly one number is added, or one of them is not bytes.
  func place(in base: PropertyAccess) -> SumPlace? {
    guard base.isDirect, terms.count == 1, base.claims.isEmpty, base.dependencies.isEmpty,
      let offset = base.elements[place].offset, let other = base.elements[terms[0].place].offset
    else { return nil }
    return SumPlace(
      offset: offset,
      share: SumShare(distance: Int32(other - offset), factor: terms[0].factor))
  }
}
