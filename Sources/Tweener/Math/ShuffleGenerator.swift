// Numbers that look random, of a seed. Called where a list is shuffled; it must not know who asks.

/// SplitMix64: the same seed gives the same numbers on every platform and in every build.
///
/// > Source: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014.
struct ShuffleGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The next whole number from 0 up to a count: the high half of the product of 64 bits and the
  /// count.
  private mutating func index(below count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// Brings a list into a random order: Fisher and Yates, from the last element to the second.
  ///
  /// > Source: R. Durstenfeld, "Algorithm 235: Random permutation", 1964.
  mutating func shuffle<Element>(_ list: inout [Element]) {
    for last in stride(from: list.count - 1, to: 0, by: -1) {
      list.swapAt(last, index(below: last + 1))
    }
  }
}
