// Whether two dictionaries are the same, decided without reading their entries. Asked by DictionaryPattern; knows nothing
// of what a dictionary holds.
//
// Unsafe in name alone: the bits of two dictionaries are compared as numbers. A dictionary is a value: what one
// variable holds changes only when that variable is assigned or mutated, and all memory that its bits lead to
// stays as it is as long as it is shared. So where both are alive, as two arguments of one call are, and have the
// same bits, they are equal, however a dictionary is made. Where the bits differ they may be equal all the same.

extension TweenParameters {
  @inline(__always)
  static func areSame(_ one: TweenParameters, _ other: TweenParameters) -> Bool {
    guard MemoryLayout<TweenParameters>.size == MemoryLayout<UInt>.size else { return false }
    return unsafeBitCast(one, to: UInt.self) == unsafeBitCast(other, to: UInt.self)
  }
}
