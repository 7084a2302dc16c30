// A search by halving, and a sort for lists that are short, or mostly in order. The standard
// library's sort is compiled anew, in 3 kB, for each type of elements; this one is compiled once,
// and sorts places.

extension Range<Int> {
  /// The first place from which on something is so; the end where it is nowhere so.
  @inline(__always)
  func firstPlace(where isSo: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isSo(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array {
  /// Brings the elements into an order. Equal ones stay in the order that they have.
  mutating func order(by precedes: (Element, Element) -> Bool) {
    for place in indices.dropFirst() where precedes(self[place], self[place - 1]) {
      let list = self
      self = sortedPlaces(count) { precedes(list[$0], list[$1]) }.map { list[$0] }
      return
    }
  }
}

extension Sequence {
  func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    var list = Array(self)
    list.order(by: precedes)
    return list
  }
}

/// The places from 0 up to a count, by a comparison of what is there.
@inline(never)
private func sortedPlaces(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: precedes)
}
