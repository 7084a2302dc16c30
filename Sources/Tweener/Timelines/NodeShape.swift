// What lies on a node, as it was added. Pure: it knows places on the node's time, and not how far the node has come.

struct NodeShape {
  /// What happens in one play, in the order in which it is passed forwards.
  private(set) var moments: [TimelineMoment] = []
  /// By component, the entries that write it.
  private(set) var tracks = NodeTracks()
  /// In the order of adding.
  private(set) var entries: [TimelineEntry] = []
  /// What the entries write, entry by entry: components by their numbers.
  private(set) var written: [Int32] = []
  /// The entries that have events inside them.
  private(set) var innerEntries: [Int] = []
  /// Whether somebody may be called by what lies on it.
  private(set) var isHeard = false

  init() {}

  /// What lies there, in the order of adding, and what that writes, in its order.
  init(_ entries: [TimelineEntry], _ written: [Int32]) {
    self.entries = entries
    self.written = written
    moments.reserveCapacity(2 * entries.count)
    var list: [TrackEntry] = []
    list.reserveCapacity(written.count)
    var isSorted = true
    for index in entries.indices {
      let writes = entries[index].writes
      let track = writes.count == 1 ? written[writes.lowerBound] : -1
      entries[index].appendMoments(index, track: track, to: &moments)
      if entries[index].hasInnerEvents { innerEntries.append(index) }
      if entries[index].isHeard { isHeard = true }
      if writes.isEmpty { continue }
      for place in writes {
        entries[index].forEachStart(of: written[place], at: Int32(index)) { next in
          if let last = list.last, next.isBefore(last) { isSorted = false }
          list.append(next)
        }
      }
    }
    let isInOrder = moments.indices.dropFirst().allSatisfy {
      !moments[$0].isBefore(moments[$0 - 1])
    }
    if !isInOrder { moments.sort { $0.isBefore($1) } }
    tracks = NodeTracks(list, isSorted: isSorted)
  }

  /// The same places with other entries, which write the same.
  func replacing(_ entries: [TimelineEntry]) -> NodeShape {
    var shape = self
    shape.entries = entries
    shape.isHeard = entries.contains(where: \.isHeard)
    return shape
  }

  /// Sets the first starts of its components anew: of equal starts that of the member that comes first in an order.
  mutating func orderFirsts(by order: [Int32]) { tracks.orderFirsts(by: order) }
}
