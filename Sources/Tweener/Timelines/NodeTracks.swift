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
  /// By component, its number: of as many of the first as somebody has looked through.
  private var numbers: [TrackKey: Int] = [:]

  /// Up to here walking the components is quicker than a dictionary.
  static let fewest = 16

  /// Makes room for so many components, if they are few.
  mutating func reserve(_ count: Int) { keys.reserveCapacity(min(count, Self.fewest)) }

  mutating func find(_ key: TrackKey) -> Int? {
    if keys.count <= Self.fewest { return keys.firstIndex(of: key) }
    for number in numbers.count..<keys.count { numbers[keys[number]] = number }
    return numbers[key]
  }

  /// Gives a component that has no number one.
  @inline(__always)
  mutating func append(_ key: TrackKey) -> Int {
    keys.append(key)
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
  /// Where its own time is 0, on the node's time; before 0 where it is part-way in there.
  let start: Int64
  let timeScale: Double

  /// Where it begins.
  var begin: Int64 { max(start, 0) }

  /// By component, then by where it begins; of what begins together the one that was added later is behind.
  @inline(__always)
  func isBefore(_ other: TrackEntry) -> Bool {
    if track != other.track { return track < other.track }
    return begin != other.begin ? begin < other.begin : entry < other.entry
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

  /// Takes note of its next entry.
  @inline(__always)
  fileprivate mutating func note(
    _ entry: TrackEntry, _ firstInside: (TrackEntry) -> (time: Int64, member: Int)?
  ) {
    if entry.member < 0 { hasNodes = true }
    let start = entry.member < 0 ? firstInside(entry) : (entry.begin, Int(entry.member))
    guard let start else { return }
    if let first, (first.time, first.entry) <= (start.time, entry.entry) { return }
    first = (start.time, start.member, entry.entry)
  }
}

struct NodeTracks {
  /// Component by component.
  private(set) var entries: [TrackEntry] = []
  /// By the numbers of their components.
  private(set) var tracks: [NodeTrack] = []

  init() {}

  /// `firstInside` says when a component is first written in the node at an entry, on the time of the node around it.
  init(
    _ entries: [TrackEntry], isSorted: Bool,
    firstInside: (TrackEntry) -> (time: Int64, member: Int)?
  ) {
    self.entries = entries
    if !isSorted { self.entries.sort { $0.isBefore($1) } }
    tracks.reserveCapacity(entries.count)
    var place = 0
    while place < entries.count {
      let beginning = place
      var track = NodeTrack(number: self.entries[place].track, range: place..<place)
      while place < entries.count, self.entries[place].track == track.number {
        track.note(self.entries[place], firstInside)
        place += 1
      }
      track.range = beginning..<place
      tracks.append(track)
    }
  }

  /// Sets the first start of each component anew: of equal starts that of the member that comes first in an order.
  mutating func orderFirsts(
    by order: [Int32], firstInside: (TrackEntry) -> (time: Int64, member: Int)?
  ) {
    for number in tracks.indices {
      tracks[number].first = nil
      for entry in entries[tracks[number].range] {
        let start = entry.member < 0 ? firstInside(entry) : (entry.begin, Int(entry.member))
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
