// Makes the shape of a node, entry by entry. While its entries match a shape that is kept, nothing
// is allocated, and that shape is the result. Pure.

struct NodeShapeMaker {
  private var entries: [TimelineEntry] = []
  private var written: [Int32] = []
  private var keyframes: [Int: [Int64]] = [:]
  /// The number of entries, including those that have not been made.
  private var entryCount = 0
  private(set) var writtenCount = 0
  /// A known shape that begins with all entries so far. It has nothing but members.
  private var known: MemberShape?
  private let capacity: Int

  /// For so many entries.
  init(capacity: Int, like known: MemberShape? = nil) {
    self.capacity = capacity
    self.known = known
    if known == nil { makeRoom() }
  }

  /// Notes that the entry which is to be appended next writes a component.
  @inline(__always)
  mutating func write(_ track: Int32) {
    if let known, writtenCount < known.shape.written.count,
      known.shape.written[writtenCount] == track
    {
      writtenCount += 1
      return
    }
    leaveKnown()
    written.append(track)
    writtenCount += 1
  }

  /// Appends a member, which writes what has been written from a place on.
  @inline(__always)
  mutating func append(
    member number: Int, _ timing: Timing, at start: Int64, writesFrom first: Int,
    heard: CallbackEvents?
  ) {
    let writes = first..<writtenCount
    if let known, entryCount < known.shape.entries.count,
      known.shape.entries[entryCount].isMember(number, timing, at: start, writes, heard)
    {
      entryCount += 1
      return
    }
    append(TimelineEntry(member: number, timing, start: start, writes: writes, heard: heard))
  }

  /// `keyframes`: of a member (``NodeShape/keyframes``).
  mutating func append(_ entry: TimelineEntry, keyframes: [Int64] = []) {
    leaveKnown()
    if !keyframes.isEmpty { self.keyframes[entryCount] = keyframes }
    entries.append(entry)
    entryCount += 1
  }

  /// The shape, and whether it is the known one.
  func shape() -> (shape: NodeShape, known: MemberShape?) {
    if let known, known.shape.entries.count == entryCount, known.shape.written.count == writtenCount
    {
      return (known.shape, known)
    }
    var all = self
    all.leaveKnown()
    return (NodeShape(all.entries, all.written, all.keyframes), nil)
  }

  /// Goes on alone, with what the known shape has so far.
  private mutating func leaveKnown() {
    guard let known = takeOut(&known, leaving: nil) else { return }
    makeRoom()
    entries += known.shape.entries[..<entryCount]
    written += known.shape.written[..<writtenCount]
  }

  private mutating func makeRoom() {
    entries.reserveCapacity(capacity)
    written.reserveCapacity(capacity)
  }
}
