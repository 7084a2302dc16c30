// A random order, of a seed. Called where a list is shuffled; it must not know who asks.

extension Array {
  /// Brings the elements into a random order, which is the same for a seed on every platform and in
  /// every build: Fisher and Yates, from the last element to the second, with the numbers of
  /// SplitMix64. The place is the high half of the product of 64 bits and the count.
  ///
  /// > Source: R. Durstenfeld, "Algorithm 235: Random permutation", 1964; G. Steele, D. Lea, C.
  /// > Flood, "Fast splittable pseudorandom number generators", 2014.
  mutating func shuffle(seed: UInt64) {
    var state = seed
    for last in indices.dropFirst().reversed() {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      mixed ^= mixed >> 31
      swapAt(last, Int(mixed.multipliedFullWidth(by: UInt64(last + 1)).high))
    }
  }
}
