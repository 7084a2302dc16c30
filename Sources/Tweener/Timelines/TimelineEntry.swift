// What lies on a node of a timeline, and the moments at which it begins and ends. Pure.

/// Something on a timeline.
struct TimelineEntry {
  enum Content {
    /// A member, by its number in the timeline.
    case member(Int, Timing)
    case node(TimelineNode)
    case call(() -> Void)
    case pause
  }

  let content: Content
  /// In flicks of the node's time.
  let start: Int64
  /// Where in TimelineNode.written the components stand that it writes.
  var writes = 0..<0
  /// Whether it is called, or something in it, or somebody by it.
  var isHeard = false

  /// The plays of a member or of a timeline; `nil` for a mark.
  var timing: Timing? {
    switch content {
    case .member(_, let timing): timing
    case .node(let node): node.timing
    case .call, .pause: nil
    }
  }

  /// Where it is a member: its number, and its rate.
  var member: (number: Int32, timeScale: Double)? {
    if case .member(let number, let timing) = content {
      (Int32(number), timing.timeScale)
    } else {
      nil
    }
  }

  /// When the first member in a timeline starts to write a component, on the time around that timeline.
  func firstInside(_ track: Int) -> (time: Int64, member: Int)? {
    guard case .node(let node) = content, let first = node.tracks.find(track)?.first else {
      return nil
    }
    return (start + node.timing.outerTime(of: node.unbent(first.time)), first.member)
  }

  /// How far it reaches on the node's time.
  var length: Int64 { timing.map { $0.outerTime(of: $0.length) } ?? 0 }

  var end: Int64 {
    let (end, overflow) = start.addingReportingOverflow(length)
    return overflow ? Flicks.never : end
  }

  /// Whether there is something between its start and its end that calls back, or changes how it is written.
  var hasInnerEvents: Bool {
    switch content {
    case .node: true
    case .member(_, let timing): timing.repeats != 0 || timing.endDelay > 0
    case .call, .pause: false
    }
  }

  func appendMoments(_ index: Int, track: Int32, to moments: inout [TimelineMoment]) {
    func append(_ kind: TimelineMoment.Kind, at time: Int64, rank: Int, isOfInner: Bool) {
      moments.append(
        TimelineMoment(
          time: time, rank: rank, entry: index, kind: kind, isOfInner: isOfInner,
          isHeard: isHeard, track: track, member: member?.number ?? -1))
    }
    if timing == nil || (length == 0 && !isNode) {
      return append(.whole, at: start, rank: 1, isOfInner: false)
    }
    let isOfInner = hasInnerEvents
    append(.start, at: start, rank: 1, isOfInner: isOfInner)
    if end == Flicks.never { return }
    append(.end, at: end, rank: length == 0 ? 1 : 0, isOfInner: isOfInner)
  }

  private var isNode: Bool { if case .node = content { true } else { false } }
}

/// A start or an end on a node's time.
struct TimelineMoment {
  enum Kind: UInt8 {
    case start, end
    /// Of what has no length.
    case whole
  }

  let time: Int64
  private let place: Int32
  private let order: Int8
  let kind: Kind
  /// Whether its entry has events inside.
  let isOfInner: Bool
  /// Whether somebody may be called there.
  let isHeard: Bool
  /// The component that its entry writes, by number; -1 where that is not one.
  let track: Int32
  /// The member that its entry is, by number; -1 where it is none.
  let member: Int32

  init(
    time: Int64, rank: Int, entry: Int, kind: Kind, isOfInner: Bool, isHeard: Bool, track: Int32,
    member: Int32
  ) {
    self.time = time
    self.track = track
    self.member = member
    place = Int32(entry)
    order = Int8(rank)
    self.kind = kind
    self.isOfInner = isOfInner
    self.isHeard = isHeard
  }

  var entry: Int { Int(place) }
  /// Forwards what ends comes before what starts.
  var rank: Int { Int(order) }

  func isBefore(_ other: TimelineMoment) -> Bool {
    if time != other.time { return time < other.time }
    return (order, place, kind.rawValue) < (other.order, other.place, other.kind.rawValue)
  }
}
