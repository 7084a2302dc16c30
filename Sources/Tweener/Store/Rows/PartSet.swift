// Some parts of one plan, which are side by side in the table of all parts. As a rule one word of
// bits holds them; nothing is allocated then.

struct PartSet {
  /// The part of the lowest of `bits`: the one that was put in first.
  private var first = PartIndex.first
  private var bits: UInt64 = 0
  /// Those that are before `first`, or too far behind it.
  private var others: Set<PartIndex> = []

  init() {}

  init(_ parts: some Sequence<PartIndex>) {
    for part in parts { insert(part) }
  }

  @inline(__always)
  var isEmpty: Bool { bits == 0 }

  var count: Int { bits.nonzeroBitCount + others.count }

  @inline(__always)
  func contains(_ part: PartIndex) -> Bool {
    let bit = bit(part)
    return bit != 0 ? bits & bit != 0 : others.contains(part)
  }

  mutating func insert(_ part: PartIndex) {
    if isEmpty { first = part }
    let bit = bit(part)
    if bit != 0 { bits |= bit } else { others.insert(part) }
  }

  /// The bit of a part; 0 of one that has none.
  @inline(__always)
  private func bit(_ part: PartIndex) -> UInt64 {
    part < first ? 0 : 1 << UInt64(part - first)
  }
}

extension PartSet: ExpressibleByArrayLiteral {
  init(arrayLiteral parts: PartIndex...) { self.init(parts) }
}
