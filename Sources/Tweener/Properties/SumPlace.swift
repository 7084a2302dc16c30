// The location in an instance of a computed number that is a stored one plus a share of another.
// Made by ComputedAccess.

/// The share of another number in a computed property that is a stored number plus shares of
/// others; seen from the number that is written.
struct SumShare: Hashable {
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

struct SumPlace {
  /// Bytes from the start of the instance to the number that is written.
  let offset: Int
  let share: SumShare
}
