// The ways of one component through the plays of a timeline that repeats, so that its lane's entry
// moves from one to the next without an event.

/// The movement of a component of a looping timeline from a time in a play to the start of the next
/// way.
struct LaneWay {
  let start: Int64
  /// In flicks; infinite where the component holds, so that its time is always 0.
  let length: Double
  let segment: LaneSegment
  /// The index of the loop's lane that computes it.
  let lane: Int
}

/// The guide of a lane's entry through the plays of a looping timeline. Made by the engine.
final class LaneLoop {
  /// The times and directions of plays.
  struct Plays {
    /// The start of the first one, in flicks since the lanes' epoch.
    let origin: Int64
    /// From the start of one to the end, and to the start of the next.
    let duration: Int64
    let cycle: Int64
    /// Whether every other one runs backwards. Then there is no pause between two.
    let autoreverse: Bool
  }

  private let plays: Plays
  private let ways: [LaneWay]
  /// The way that was found last.
  private var index = 0
  /// The lanes that compute the ways, and where they were when they were last found.
  private let keys: [LaneKey]
  private var hints: [LaneHint]
  /// In which of the lanes the entry is.
  var lane = 0

  /// A loop of ways in their order; the first begins at the start of a play, or before that where a
  /// negative delay has it part-way in. Where there is a pause between two plays, the last way
  /// holds.
  init(_ plays: Plays, _ ways: [LaneWay], _ keys: [LaneKey]) {
    precondition(
      (ways.first?.start ?? 1) <= 0 && (plays.cycle == plays.duration || !plays.autoreverse),
      "ways from the start of a play on")
    (self.plays, self.ways, self.keys) = (plays, ways, keys)
    hints = keys.map { _ in LaneHint() }
  }

  /// The key of the present lane.
  var key: LaneKey { keys[lane] }

  /// The hint by which the present lane was last found.
  var hint: LaneHint {
    get { hints[lane] }
    set { hints[lane] = newValue }
  }

  /// The way at an instant behind the start of the first play, and the lane that computes it. The
  /// clock's `second` is the last instant at which the way shows.
  func find(at now: Double) -> (clock: LaneClock, segment: LaneSegment, lane: Int) {
    let cycle = plays.cycle
    let own = Int64(now) - plays.origin
    // Exactly at a boundary the play before it shows.
    let play = (own - 1) / cycle
    let begin = plays.origin + play * cycle
    let passed = own - play * cycle
    let isBackward = plays.autoreverse && play & 1 == 1
    index = index(at: isBackward ? cycle - passed : passed, isBackward: isBackward)
    let way = ways[index]
    var clock = LaneClock(kind: .looping)
    if isBackward {
      clock.start = Double(begin + cycle - way.start)
      clock.span = way.length == .infinity ? way.length : -way.length
      clock.second = Double(begin + cycle - max(way.start, 0))
    } else {
      clock.start = Double(begin + way.start)
      clock.span = way.length
      let isLast = index == ways.count - 1
      clock.second = Double(begin + (isLast ? cycle : ways[index + 1].start - 1))
    }
    return (clock, way.segment, way.lane)
  }

  /// The last way that begins at a place of a play, or before it: as a rule the one behind that
  /// which was found last.
  private func index(at local: Int64, isBackward: Bool) -> Int {
    let count = ways.count
    let next = isBackward ? max(index - 1, 0) : index + 1 < count ? index + 1 : 0
    if ways[next].start <= local, next + 1 == count || ways[next + 1].start > local { return next }
    return (1..<count).firstPlace { ways[$0].start > local } - 1
  }
}
