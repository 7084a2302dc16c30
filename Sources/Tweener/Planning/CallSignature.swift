// A call as a cache of plans sees it: its keys in any order.

extension TweenParameters {
  /// A sum over the keys: equal for calls that have the same ones in any order.
  var signature: UInt64 {
    withEntries { entries in
      var sum: UInt64 = 0
      for index in 0..<entries.count { sum &+= entries[index].key.signature }
      return sum
    }
  }

  /// Lends the entries, until one is refused. True where none was.
  @inline(__always)
  func readEntries(_ body: (UnsafePointer<Entry>) -> Bool) -> Bool {
    withEntries { entries in
      guard let first = entries.baseAddress else { return true }
      for index in 0..<entries.count where !body(first + index) { return false }
      return true
    }
  }
}

extension TweenKey {
  /// A number that is equal for equal names, and for one key path object. Key paths that are equal
  /// and not one object may have others.
  @inline(__always)
  var signature: UInt64 {
    switch form {
    case .name(let name): return Self.mixed(name.mark)
    case .path(let key):
      guard let path = key.path else { return 0 }
      return Self.mixed(UInt64(UInt(bitPattern: ObjectIdentifier(path))))
    }
  }

  @inline(__always)
  private static func mixed(_ bits: UInt64) -> UInt64 {
    let product = (bits ^ bits >> 32) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }
}

extension String {
  /// A number that is equal for equal texts.
  ///
  /// Unsafe memory: a text of up to fifteen ASCII bytes, as most names are, may hold them in its
  /// two words, which says the highest byte of the second. A text that holds as few bytes elsewhere
  /// makes the same words of them.
  @inline(__always)
  fileprivate var mark: UInt64 {
    #if _pointerBitWidth(_64) && _endian(little)
      let (low, high) = unsafeBitCast(self, to: (UInt64, UInt64).self)
      if high >> 60 == 0xE { return low ^ Self.spread(high & .max >> 8) }
    #endif
    return longMark
  }

  @inline(never)
  private var longMark: UInt64 {
    var (low, high, sum): (UInt64, UInt64, UInt64) = (0, 0, 0)
    var count: UInt64 = 0
    for byte in utf8 {
      if count < 8 { low |= UInt64(byte) << (8 * count) }
      if count >= 8, count < 15 { high |= UInt64(byte) << (8 * (count - 8)) }
      sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3
      count += 1
    }
    return count <= 15 ? low ^ Self.spread(high) : sum
  }

  @inline(__always)
  private static func spread(_ bits: UInt64) -> UInt64 { bits &* 0xD6E8_FEB8_6659_FD93 }
}
