/// A seeded generator: the same seed gives the same numbers on every platform and in every build.
///
/// ```swift
/// var random = SeededRandom(seed: 42)
/// print(random.unit())  // prints 0.7415648787718233
/// print(random.number(in: 0...100))  // prints 15.991039287692011
/// print(random.index(below: 6))  // prints 1
/// ```
///
/// The n-th number is a mix of `seed + n × 0x9E3779B97F4A7C15`, so that any of them can be had
/// without those before it.
///
/// > Source: SplitMix64; G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number
/// > generators" (2014).
public struct SeededRandom: RandomNumberGenerator, Hashable, Sendable {
  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var state: UInt64

  /// The generator of a seed, behind so many of its numbers.
  public init(seed: UInt64, skipping count: UInt64 = 0) {
    state = seed &+ count &* Self.step
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= Self.step
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The next number from 0 up to 1, of 53 bits. (What the standard library makes of a generator's
  /// bits may change from release to release; this does not.)
  public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// The next number of a range, its ends included. A range that is not finite gives its lower
  /// bound.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    let unit = unit()
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return range.lowerBound }
    let number = range.lowerBound * (1 - unit) + range.upperBound * unit
    return min(max(number, range.lowerBound), range.upperBound)
  }

  /// The next whole number from 0 up to a count; 0 where that is not positive.
  public mutating func index(below count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(max(count, 0))).high)
  }
}
