// The ways of one component through the plays of a timeline that repeats, so that its lane's entry goes from one to the next without
// being told. Made by the engine; pure.

/// What a component of a looping timeline does in a play, and when the plays are.
final class LaneLoop {
  /// What it does from a place on the time of a play on, up to the next way.
  struct Way {
    let start: Int64
    /// In flicks; endless where it stands, so that its time is always 0.
    let length: Double
    let segment: LaneSegment
    /// Which of the loop's lanes computes it.
    let lane: Int

    /// A component that moves.
    init(at start: Int64, length: Int64, _ segment: LaneSegment, lane: Int) {
      self.start = start
      self.length = Double(length)
      self.segment = segment
      self.lane = lane
    }

    /// A component that stands.
    init(at start: Int64, standingAt number: Double, lane: Int) {
      self.start = start
      self.lane = lane
      length = .infinity
      segment = LaneSegment(from: number)
    }

    var stands: Bool { length == .infinity }
  }

  /// When plays begin and end, in flicks since the lanes' epoch.
  struct Plays {
    /// When the first one began.
    let origin: Int64
    /// From the start of one to the end, and to the start of the next.
    let duration: Int64
    let cycle: Int64
    /// Whether every other one runs backwards. Then there is no pause between two.
    let autoreverse: Bool
  }

  let plays: Plays
  /// In their order; the first begins where a play does, and where there is a pause between two plays, the last one stands.
  let ways: [Way]
  /// The lanes that compute them, and where they were when they were last found.
  let keys: [LaneKey]
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var hints: [LaneHint]
  /// In which of them the entry is.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var lane = 0

  init(_ plays: Plays, _ ways: [Way], _ keys: [LaneKey]) {
    self.plays = plays
    self.ways = ways
    self.keys = keys
    hints = keys.map { _ in LaneHint() }
  }

  /// What shows at an instant behind the start of the first play, and which lane computes it. The clock's `second` is the last
  /// instant at which it does.
  func find(at now: Double) -> (clock: LaneClock, segment: LaneSegment, lane: Int) {
    let own = Int64(now) - plays.origin
    // Exactly at a boundary the play before it shows.
    let play = (own - 1) / plays.cycle
    let first = play * plays.cycle
    let passed = min(own - first, plays.duration)
    let isBackward = plays.autoreverse && play & 1 == 1
    let index = way(at: isBackward ? plays.duration - passed : passed)
    let way = ways[index]
    let begin = plays.origin + first
    var clock = LaneClock(kind: .looping)
    if isBackward {
      clock.start = Double(begin + plays.duration - way.start)
      clock.span = way.stands ? way.length : -way.length
      clock.second = Double(begin + (index == 0 ? plays.cycle : plays.duration - way.start))
    } else {
      clock.start = Double(begin + way.start)
      clock.span = way.length
      let isLast = index == ways.count - 1
      clock.second = Double(begin + (isLast ? plays.cycle : ways[index + 1].start - 1))
    }
    return (clock, way.segment, way.lane)
  }

  /// The last way that begins at a place of a play, or before it.
  private func way(at local: Int64) -> Int {
    var (low, high) = (1, ways.count)
    while low < high {
      let middle = (low + high) / 2
      if ways[middle].start <= local { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
