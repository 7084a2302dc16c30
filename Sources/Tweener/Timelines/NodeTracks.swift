// Which entries of a node write each component. One sorted list for all components: what shows at a place is found by halving a
// stretch of it. Pure.

/// A component of one of the timeline's targets.
struct TrackKey: Hashable {
  /// The target, by its number in the engine.
  let target: Int32
  let key: ComponentKey
}

/// The components of a timeline, by number.
struct TrackNumbers {
  private(set) var keys: [TrackKey] = []
  /// By component, its number; empty where they are few.
  private var numbers: [TrackKey: Int] = [:]

  /// Up to here walking the components is quicker than a dictionary.
  private static let fewest = 16

  func find(_ key: TrackKey) -> Int? {
    numbers.isEmpty ? keys.firstIndex(of: key) : numbers[key]
  }

  /// The number of a component, which it gets where it has none.
  mutating func number(_ key: TrackKey) -> Int {
    if let known = find(key) { return known }
    keys.append(key)
    if keys.count > Self.fewest {
      if numbers.isEmpty {
        for (number, key) in keys.enumerated() { numbers[key] = number }
      } else {
        numbers[key] = keys.count - 1
      }
    }
    return keys.count - 1
  }
}

/// An entry of a node that writes a component.
struct TrackEntry {
  /// The component, by its number in the timeline.
  let track: Int32
  /// The entry, by its place among the node's.
  let entry: Int32
  /// The member that it is, by its number in the timeline; -1 where it is a node.
  let member: Int32
  /// On the node's time.
  let start: Int64
  let timeScale: Double

  /// By component, then by start; of equal starts the one that was added later is behind.
  fileprivate func isBefore(_ other: TrackEntry) -> Bool {
    if track != other.track { return track < other.track }
    return start != other.start ? start < other.start : entry < other.entry
  }
}

/// A component on a node.
struct NodeTrack {
  let number: Int32
  /// Its entries, in NodeTracks.
  var range: Range<Int>
  /// Whether nodes are among them.
  var hasNodes = false
  /// The first start of a member that writes it, however deep that lies; of equal starts the one that is passed first.
  var first: (time: Int64, member: Int, entry: Int32)?
}

struct NodeTracks {
  /// Component by component.
  private(set) var entries: [TrackEntry] = []
  /// By the numbers of their components.
  private(set) var tracks: [NodeTrack] = []

  init() {}

  /// `firstInside` says when a component is first written in the node at an entry, on the time of the node around it.
  init(
    _ entries: [TrackEntry], firstInside: (TrackEntry) -> (time: Int64, member: Int)?
  ) {
    self.entries = entries
    if !isSorted { self.entries.sort { $0.isBefore($1) } }
    tracks.reserveCapacity(entries.count)
    for (place, entry) in self.entries.enumerated() {
      if tracks.last?.number != entry.track {
        tracks.append(NodeTrack(number: entry.track, range: place..<place))
      }
      let last = tracks.count - 1
      tracks[last].range = tracks[last].range.lowerBound..<(place + 1)
      if entry.member < 0 { tracks[last].hasNodes = true }
      let start = entry.member < 0 ? firstInside(entry) : (entry.start, Int(entry.member))
      guard let start else { continue }
      if let first = tracks[last].first, (first.time, first.entry) <= (start.time, entry.entry) {
        continue
      }
      tracks[last].first = (start.time, start.member, entry.entry)
    }
  }

  /// Sets the first start of each component anew: of equal starts that of the member that comes first in an order.
  mutating func orderFirsts(
    by order: [Int32], firstInside: (TrackEntry) -> (time: Int64, member: Int)?
  ) {
    for number in tracks.indices {
      tracks[number].first = nil
      for entry in entries[tracks[number].range] {
        let start = entry.member < 0 ? firstInside(entry) : (entry.start, Int(entry.member))
        guard let start else { continue }
        if let first = tracks[number].first,
          (first.time, order[first.member]) < (start.time, order[start.member])
        {
          continue
        }
        tracks[number].first = (start.time, start.member, entry.entry)
      }
    }
  }

  private var isSorted: Bool {
    entries.indices.dropFirst().allSatisfy { !entries[$0].isBefore(entries[$0 - 1]) }
  }

  /// A component by its number. A timeline's outermost node has all of them, each at its number's place.
  @inline(__always)
  func find(_ number: Int) -> NodeTrack? {
    if number < tracks.count, tracks[number].number == number { return tracks[number] }
    return search(number)
  }

  private func search(_ number: Int) -> NodeTrack? {
    var (low, high) = (0, tracks.count)
    while low < high {
      let middle = (low + high) / 2
      if tracks[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < tracks.count && tracks[low].number == number ? tracks[low] : nil
  }
}
