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
    if buckets.isEmpty { return enter(site) }
    let index = buckets[bucket(of: site)]
    return index.isNone ? enter(site) : index
  }

  /// The bucket of a place, or the empty one that it is to have.
  @inline(__always)
  private func bucket(of site: CallSite) -> Int {
    let (mask, product) = (buckets.count - 1, UInt64(site.line) &* 0x9E37_79B9_7F4A_7C15)
    var bucket = Int(truncatingIfNeeded: product &>> 40) & mask
    while !buckets[bucket].isNone {
      let index = Int(buckets[bucket])
      // The texts of one file are one text: comparing them compares their addresses.
      if sites[index].line == site.line, sites[index].file == site.file { break }
      bucket = (bucket + 1) & mask
    }
    return bucket
  }

  @inline(never)
  private mutating func enter(_ site: CallSite) -> SiteIndex {
    let index = SiteIndex(sites.count)
    sites.append(site)
    if sites.count * 2 > buckets.count {
      buckets = Array(repeating: .none, count: Swift.max(buckets.count * 2, 8))
      sites.reserveCapacity(buckets.count / 2)
      for (number, site) in sites.enumerated() { buckets[bucket(of: site)] = SiteIndex(number) }
    } else {
      buckets[bucket(of: site)] = index
    }
    return index
  }
}
