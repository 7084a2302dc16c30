// The content of a node, as it was added. Pure: it knows positions on the node's time, and not how
// far the node has come.

struct NodeShape {
  /// The moments of one play, in the order in which they are passed forwards.
  private(set) var moments: [TimelineMoment] = []
  /// By component, the entries that write it.
  var tracks = NodeTracks()
  /// In the order of adding.
  private(set) var entries: [TimelineEntry] = []
  /// The components that the entries write, by number, entry by entry.
  private(set) var written: [Int32] = []
  /// By entry, the node's times at which a member of one play reaches keyframes, where its next way
  /// begins.
  private(set) var keyframes: [Int: [Int64]] = [:]
  /// The entries that have events inside them.
  private(set) var innerEntries: [Int] = []
  /// Whether an entry of it may run code of the caller's.
  private(set) var isHeard = false

  init() {}

  /// Makes the shape of entries, in the order of adding, of what these write, in their order, and
  /// of members' keyframes.
  init(_ entries: [TimelineEntry], _ written: [Int32], _ keyframes: [Int: [Int64]]) {
    (self.entries, self.written, self.keyframes) = (entries, written, keyframes)
    var (list, fresh): ([TrackEntry], [TimelineMoment]) = ([], [])
    fresh.reserveCapacity(2 * entries.count)
    list.reserveCapacity(written.count)
    for index in entries.indices { note(index, &fresh, &list) }
    // By the library's sort, as each timeline that is added waits for it.
    fresh.sort { $0.isBefore($1) }
    moments = fresh
    tracks = NodeTracks(list)
  }

  /// Adds the entries of a shape after those that are there.
  mutating func append(_ added: NodeShape) {
    let (first, offset) = (entries.count, written.count)
    written += added.written
    for (index, times) in added.keyframes { keyframes[first + index] = times }
    for var entry in added.entries {
      entry.writes = (entry.writes.lowerBound + offset)..<(entry.writes.upperBound + offset)
      entries.append(entry)
    }
    var (list, fresh): ([TrackEntry], [TimelineMoment]) = ([], [])
    for index in first..<entries.count { note(index, &fresh, &list) }
    if fresh.count <= Self.fewMoments {
      for moment in fresh {
        moments.insert(moment, at: moments.indices.firstPlace { moment.isBefore(moments[$0]) })
      }
    } else {
      moments += fresh
      moments.sort { $0.isBefore($1) }
    }
    tracks.append(list)
  }

  /// Up to so many new moments each is put in its place by itself.
  private static let fewMoments = 8

  /// Notes an entry: its moments, and where it starts on what it writes.
  private mutating func note(
    _ index: Int, _ moments: inout [TimelineMoment], _ list: inout [TrackEntry]
  ) {
    let entry = entries[index]
    let track = entry.writes.count == 1 ? written[entry.writes.lowerBound] : -1
    entry.appendMoments(
      index, track: track, keyframes: keyframes.isEmpty ? nil : keyframes[index], to: &moments)
    if entry.hasInnerEvents { innerEntries.append(index) }
    if entry.isHeard { isHeard = true }
    for place in entry.writes {
      entry.forEachStart(of: written[place], at: Int32(index)) { list.append($0) }
    }
  }
}
