// The places of calls in the caller's program, each kept once: a tween has the index of the one
// that added it, which is four bytes.

struct CallSites: ~Copyable {
  private var sites: [CallSite] = []
  /// Open addressing with linear probing over the lines; a power of two, at most half in use.
  private var buckets: [SiteIndex] = []

  subscript(_ index: SiteIndex) -> CallSite { sites[Int(index)] }

  /// The index of a place, which is entered if it is new.
  @inline(__always)
  mutating func index(of site: CallSite) -> SiteIndex {
    let mask = buckets.count - 1
    if mask > 0 {
      var bucket = home(site.line)
      while !buckets[bucket].isNone {
        let index = buckets[bucket]
        // The texts of one file are one text: comparing them compares their addresses.
        if sites[Int(index)].line == site.line, sites[Int(index)].file == site.file { return index }
        bucket = (bucket + 1) & mask
      }
    }
    return enter(site)
  }

  @inline(__always)
  private func home(_ line: UInt) -> Int {
    let product = UInt64(line) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product &>> 40) & (buckets.count - 1)
  }

  @inline(never)
  private mutating func enter(_ site: CallSite) -> SiteIndex {
    let index = SiteIndex(sites.count)
    sites.append(site)
    if sites.count * 2 > buckets.count {
      buckets = Array(repeating: .none, count: Swift.max(buckets.count * 2, 8))
      sites.reserveCapacity(buckets.count / 2)
      for number in sites.indices { place(SiteIndex(number)) }
    } else {
      place(index)
    }
    return index
  }

  private mutating func place(_ index: SiteIndex) {
    var bucket = home(sites[Int(index)].line)
    while !buckets[bucket].isNone { bucket = (bucket + 1) & (buckets.count - 1) }
    buckets[bucket] = index
  }
}
