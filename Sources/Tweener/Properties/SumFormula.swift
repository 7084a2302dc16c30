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
  func value(_ base: UnsafePointer<UInt64>) -> UInt64 { sum(base[place], base, isAdded: true) }

  /// Puts the number in the base's bits that makes a value of them.
  func put(_ value: UInt64, in base: UnsafeMutablePointer<UInt64>) {
    base[place] = sum(value, base, isAdded: false)
  }

  /// A number plus the shares, or less them.
  @inline(__always)
  private func sum(_ bits: UInt64, _ base: UnsafePointer<UInt64>, isAdded: Bool) -> UInt64 {
    isFloat
      ? sum(Float.self, bits, base, isAdded: isAdded)
      : sum(Double.self, bits, base, isAdded: isAdded)
  }

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
  func place(in base: PropertyAccess) -> (offset: Int, share: SumShare)? {
    guard base.isDirect, terms.count == 1, base.claims.isEmpty, base.dependencies.isEmpty,
      let offset = base.elements[place].offset, let other = base.elements[terms[0].place].offset
    else { return nil }
    return (offset, SumShare(distance: Int32(other - offset), factor: terms[0].factor))
  }
}

/// The share of another number in a computed property that is a stored number plus shares of
/// others; seen from the number that is written.
struct SumShare: Equatable {
  /// Bytes from the number that is written to the other.
  let distance: Int32
  let factor: Double

  /// The value of a number with its share; the number is at `address`.
  func value(_ bits: UInt64, _ layout: ScalarLayout, at address: UnsafeMutableRawPointer) -> UInt64
  {
    let other = DirectWriter.load(layout, address + Int(distance))
    if layout == .float {
      let number = Float(bitPattern: UInt32(truncatingIfNeeded: bits))
      let share = Float(factor) * Float(bitPattern: UInt32(truncatingIfNeeded: other))
      return UInt64((number + share).bitPattern)
    }
    return (Double(bitPattern: bits) + factor * Double(bitPattern: other)).bitPattern
  }
}
