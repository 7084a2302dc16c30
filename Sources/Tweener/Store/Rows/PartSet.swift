// Some parts of one plan, which are side by side in the table of all parts. As a rule two words of
// bits hold them; nothing is allocated then.

struct PartSet {
  /// The number of the word whose bits are `low`; those of the next word are `high`.
  private var word: Int32 = 0
  private var (low, high): (UInt64, UInt64) = (0, 0)
  /// By the number of a word, its bits, where parts are in more than two.
  private var others: [Int32: UInt64] = [:]

  init() {}

  init(_ parts: some Sequence<PartIndex>) {
    for part in parts { insert(part) }
  }

  @inline(__always)
  var isEmpty: Bool { low | high == 0 }

  var count: Int {
    others.values.reduce(low.nonzeroBitCount + high.nonzeroBitCount) { $0 + $1.nonzeroBitCount }
  }

  @inline(__always)
  func contains(_ part: PartIndex) -> Bool { bits(ofWord: part.raw >> 6) & Self.bit(part) != 0 }

  @inline(__always)
  private func bits(ofWord number: Int32) -> UInt64 {
    if number == word { return low }
    if number == word + 1 { return high }
    return others.isEmpty ? 0 : others[number, default: 0]
  }

  @inline(__always)
  private static func bit(_ part: PartIndex) -> UInt64 { 1 << UInt64(part.raw & 63) }

  mutating func insert(_ part: PartIndex) { insert(Self.bit(part), inWord: part.raw >> 6) }

  private mutating func insert(_ bits: UInt64, inWord number: Int32) {
    if isEmpty { word = number }
    if number == word {
      low |= bits
    } else if number == word + 1 {
      high |= bits
    } else if number == word - 1, high == 0, others.isEmpty {
      (word, low, high) = (number, bits, low)
    } else {
      others[number, default: 0] |= bits
    }
  }

  /// The words that have bits, in order.
  private var words: [Word] {
    let all = [Word(number: word, bits: low), Word(number: word + 1, bits: high)]
    let more = others.map { Word(number: $0.key, bits: $0.value) }
    return (all + more).filter { $0.bits != 0 }.ordered { $0.number < $1.number }
  }

  private struct Word {
    let number: Int32
    var bits: UInt64
  }
}

extension PartSet: Sequence {
  struct Iterator: IteratorProtocol {
    private var words: ArraySlice<Word>

    fileprivate init(_ set: PartSet) { words = set.words[...] }

    mutating func next() -> PartIndex? {
      guard let first = words.first else { return nil }
      if first.bits & (first.bits - 1) == 0 {
        words.removeFirst()
      } else {
        words[words.startIndex].bits &= first.bits - 1
      }
      return PartIndex(raw: first.number << 6 + Int32(first.bits.trailingZeroBitCount))
    }
  }

  /// The parts, in order.
  func makeIterator() -> Iterator { Iterator(self) }
}

extension PartSet: ExpressibleByArrayLiteral {
  init(arrayLiteral parts: PartIndex...) { self.init(parts) }
}
