/// A seeded generator: the same seed gives the same numbers on every platform and in every build.
///
/// > Source: SplitMix64, Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SplitMix64 {
  /// A whole number in the range. Written out, because the standard library does not promise which numbers
  /// `random(in:)` makes of a generator's bits.
  public mutating func whole(in range: ClosedRange<Int>) -> Int {
    let count = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Int(next().multipliedFullWidth(by: count).high)
  }

  /// A number in 0..<1.
  public mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// `true` in so many of a hundred calls.
  public mutating func chance(_ percent: Int) -> Bool {
    whole(in: 0...99) < percent
  }

  /// One of a list that is not empty.
  public mutating func pick<Element>(_ list: [Element]) -> Element {
    list[whole(in: 0...(list.count - 1))]
  }

  /// A few different elements of a list, in the list's order.
  public mutating func some<Element>(_ count: Int, of list: [Element]) -> [Element] {
    var indices = Array(list.indices)
    while indices.count > count { indices.remove(at: whole(in: 0...(indices.count - 1))) }
    return indices.map { list[$0] }
  }
}
