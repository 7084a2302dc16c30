// The entries of a node that write each component. One sorted list for all components: the entry
// that shows at a position is found by binary search in a part of it. Pure.

/// A component of one of the timeline's targets.
struct TrackKey: Hashable {
  /// The target, by its number in the engine.
  let target: Int32
  let key: ComponentKey

  /// The upper half of a product with an odd constant (Fibonacci hashing).
  fileprivate var hash: Int {
    let bits = UInt64(UInt32(bitPattern: target)) << 32 | UInt64(key.code)
    return Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}

/// The components of a timeline, by number.
struct TrackNumbers {
  private(set) var keys: [TrackKey] = []
  /// The numbers by hash: open addressing with linear probing. A power of two of buckets, at most
  /// half of them in use; none while the components are few. What is forgotten keeps its bucket.
  private var buckets: [Int32] = []
  /// The number of components that have been entered.
  private var entered = 0

  /// Up to here walking the components is quicker.
  static let fewest = 16

  /// Makes room for so many components, if they are few.
  mutating func reserve(_ count: Int) { keys.reserveCapacity(min(count, Self.fewest)) }

  /// The number of a component; `nil` where it has none. Each member has what it adds by itself, so
  /// that this is not found.
  mutating func find(_ key: TrackKey) -> Int? {
    if key.key == .added { return nil }
    if keys.count <= Self.fewest { return keys.firstIndex(of: key) }
    enterAll()
    var bucket = key.hash & (buckets.count - 1)
    while buckets[bucket] >= 0 {
      if keys[Int(buckets[bucket])] == key { return Int(buckets[bucket]) }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    return nil
  }

  /// Enters the components that were appended since the last search, but for what is never found.
  private mutating func enterAll() {
    if 2 * keys.count > buckets.count {
      let room = 1 << (Int.bitWidth - (4 * keys.count - 1).leadingZeroBitCount)
      buckets = Array(repeating: -1, count: room)
      entered = 0
    }
    while entered < keys.count {
      if keys[entered].key != .added {
        var bucket = keys[entered].hash & (buckets.count - 1)
        while buckets[bucket] >= 0 { bucket = (bucket + 1) & (buckets.count - 1) }
        buckets[bucket] = Int32(entered)
      }
      entered += 1
    }
  }

  /// Gives a component that has no number one.
  @inline(__always)
  mutating func append(_ key: TrackKey) -> Int {
    keys.append(key)
    return keys.count - 1
  }

  /// Leaves a number to nothing. Its key may be that of another target's component later.
  mutating func forget(_ number: Int) {
    keys[number] = TrackKey(target: keys[number].target, key: .added)
  }
}

/// A start of a component on a node: of a member of the node, or of a member of a timeline on the
/// node, in the first play of that timeline (SEMANTICS 36).
struct TrackEntry {
  /// The component, by its number in the timeline.
  let track: Int32
  /// The index of the entry among the node's.
  let entry: Int32
  /// The member that starts, by its number in the timeline.
  let member: Int32
  /// Of an entry that is a node: the index of the start among those of that node; else -1.
  let inside: Int32
  /// The node's time at which the entry's own time is 0; before 0 where the entry begins part-way
  /// in.
  let start: Int64
  let timeScale: Double
  /// The first flick of the node's time at which the member has started.
  let begin: Int64

  var isInside: Bool { inside >= 0 }

  /// By component, then by where it begins; of what begins together the one that was added later is
  /// behind.
  @inline(__always)
  func isBefore(_ other: TrackEntry) -> Bool {
    if track != other.track { return track < other.track }
    if begin != other.begin { return begin < other.begin }
    return (entry, inside) < (other.entry, other.inside)
  }
}

/// A component on a node.
struct NodeTrack {
  let number: Int32
  /// Its starts, in NodeTracks.
  let range: Range<Int>
  /// The first start; of equal ones that which is passed first.
  fileprivate(set) var first: Int
}

struct NodeTracks {
  /// Component by component.
  private(set) var entries: [TrackEntry] = []
  /// By the numbers of their components.
  private(set) var tracks: [NodeTrack] = []

  /// Adds starts. Those of new components are put after all that are there.
  mutating func append(_ list: [TrackEntry]) {
    guard let first = list.first else { return }
    var place = entries.count
    if place == 0 { entries = list } else { entries += list }
    let isBehind = place == 0 || entries[place - 1].track < first.track
    if !isBehind || !Self.isSorted(list) {
      entries.sort { $0.isBefore($1) }
      (place, tracks) = (0, [])
    }
    if place == 0 { tracks.reserveCapacity(entries.count) }
    while place < entries.count {
      let (beginning, number) = (place, entries[place].track)
      while place < entries.count, entries[place].track == number { place += 1 }
      tracks.append(NodeTrack(number: number, range: beginning..<place, first: beginning))
    }
  }

  private static func isSorted(_ list: [TrackEntry]) -> Bool {
    list.indices.dropFirst().allSatisfy { !list[$0].isBefore(list[$0 - 1]) }
  }

  /// Sets the first start of each component anew: of equal starts that of the member that comes
  /// first in an order.
  mutating func orderFirsts(by order: [Int32]) {
    for number in tracks.indices {
      let range = tracks[number].range
      let time = entries[range.lowerBound].begin
      let equal = range.prefix { entries[$0].begin == time }
      tracks[number].first =
        equal.min { order[Int(entries[$0].member)] < order[Int(entries[$1].member)] }
        ?? range.lowerBound
    }
  }

  /// A component by its number. A timeline's outermost node has all of them, each at its number's
  /// place.
  @inline(__always)
  func find(_ number: Int) -> NodeTrack? {
    if number < tracks.count, tracks[number].number == number { return tracks[number] }
    return search(number)
  }

  private func search(_ number: Int) -> NodeTrack? {
    let place = tracks.indices.firstPlace { tracks[$0].number >= number }
    return place < tracks.count && tracks[place].number == number ? tracks[place] : nil
  }
}
