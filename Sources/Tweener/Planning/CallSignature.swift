// A call as a cache of plans sees it: its keys in any order.

extension TweenParameters {
  /// A sum over the keys: equal for calls that have the same ones in any order.
  var signature: UInt64 {
    entries.indices.reduce(0) { $0 &+ entry($1).pointee.key.signature }
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
    var text = self
    return text.withUTF8 { bytes in
      /// Up to eight bytes from a place on.
      func word(_ first: Int) -> UInt64 {
        bytes.dropFirst(first).prefix(8).reversed().reduce(0) { $0 &<< 8 | UInt64($1) }
      }
      if bytes.count <= 15 { return word(0) ^ Self.spread(word(8)) }
      return stride(from: 0, to: bytes.count, by: 8).reduce(0) { Self.spread($0 ^ word($1)) }
    }
  }

  @inline(__always)
  private static func spread(_ bits: UInt64) -> UInt64 { bits &* 0xD6E8_FEB8_6659_FD93 }
}
