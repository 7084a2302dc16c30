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
    noteEntries(from: 0, writtenFrom: 0)
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
    noteEntries(from: first, writtenFrom: offset)
  }

  private mutating func noteEntries(from first: Int, writtenFrom offset: Int) {
    var (list, fresh): ([TrackEntry], [TimelineMoment]) = ([], [])
    fresh.reserveCapacity(2 * (entries.count - first))
    list.reserveCapacity(written.count - offset)
    for index in first..<entries.count { note(index, &fresh, &list) }
    if moments.isEmpty || fresh.count > Self.fewMoments {
      moments = moments.isEmpty ? fresh : moments + fresh
      // By the library's sort, as each timeline that is added waits for it.
      moments.sort { $0.isBefore($1) }
    } else {
      for moment in fresh {
        moments.insert(moment, at: moments.indices.firstPlace { moment.isBefore(moments[$0]) })
      }
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
