// Unsafe memory: the ways of one component through the plays of a timeline that repeats, so that
// its lane's entry moves from one to the next without an event. They are stored behind the state of
// the present way: a step touches memory in one place.
//
// Why it is sound: the buffer has room for all ways, which are set when it is made and never again,
// and `count` is their number. They are plain numbers, which need no destruction.

/// The times of the plays, the lanes of the ways in them, and the way that was found last.
struct LaneLoopState {
  /// The start of the first play, in flicks since the lanes' epoch.
  fileprivate let origin: Int64
  /// From the start of one play to that of the next.
  fileprivate let cycle: Int64
  /// The lanes that compute the ways, and where they were when they were last found.
  fileprivate let keys: [LaneKey]
  fileprivate var hints: [LaneHint]
  fileprivate let count: Int32
  /// The way that was found last.
  fileprivate var index: Int32 = 0
  /// In which of the lanes the entry is.
  fileprivate var lane: Int32 = 0
  /// Whether every other play runs backwards. Then there is no pause between two.
  fileprivate let autoreverse: Bool
}

/// The guide of a lane's entry through the plays of a looping timeline. Made by the engine.
final class LaneLoop: ManagedBuffer<LaneLoopState, LaneWay> {
  /// The times and directions of plays.
  struct Plays {
    /// The start of the first one, in flicks since the lanes' epoch.
    let origin: Int64
    /// From the start of one to the end, and to the start of the next.
    let duration: Int64
    let cycle: Int64
    /// Whether every other one runs backwards.
    let autoreverse: Bool
  }

  /// A loop of ways in their order; the first begins at the start of a play, or before that where a
  /// negative delay has it part-way in. Where there is a pause between two plays, the last way
  /// holds.
  static func make(_ plays: Plays, _ ways: [LaneWay], _ keys: [LaneKey]) -> LaneLoop {
    precondition(
      (ways.first?.start ?? 1) <= 0 && (plays.cycle == plays.duration || !plays.autoreverse),
      "ways from the start of a play on")
    let buffer = create(minimumCapacity: ways.count) { _ in
      LaneLoopState(
        origin: plays.origin, cycle: plays.cycle, keys: keys, hints: keys.map { _ in LaneHint() },
        count: Int32(ways.count), autoreverse: plays.autoreverse)
    }
    buffer.withUnsafeMutablePointerToElements { first in
      for (place, way) in ways.enumerated() { (first + place).initialize(to: way) }
    }
    return unsafeDowncast(buffer, to: LaneLoop.self)
  }

  /// In which of its lanes the entry is.
  var lane: Int {
    get { withUnsafeMutablePointerToHeader { Int($0.pointee.lane) } }
    set { withUnsafeMutablePointerToHeader { $0.pointee.lane = Int32(newValue) } }
  }

  /// The key of the present lane.
  var key: LaneKey { withUnsafeMutablePointerToHeader { $0.pointee.keys[lane] } }

  /// The hint by which the present lane was last found.
  var hint: LaneHint {
    get { withUnsafeMutablePointerToHeader { $0.pointee.hints[lane] } }
    set { withUnsafeMutablePointerToHeader { $0.pointee.hints[lane] = newValue } }
  }

  /// The way at an instant behind the start of the first play, and the lane that computes it. The
  /// clock's `second` is the last instant at which the way shows.
  func find(at now: Double) -> (clock: LaneClock, segment: LaneSegment, lane: Int) {
    withUnsafeMutablePointers { state, ways in
      let cycle = state.pointee.cycle
      let own = Int64(now) - state.pointee.origin
      // Exactly at a boundary the play before it shows.
      let play = (own - 1) / cycle
      let begin = state.pointee.origin + play * cycle
      let passed = own - play * cycle
      let isBackward = state.pointee.autoreverse && play & 1 == 1
      let index = state.pointee.index(
        at: isBackward ? cycle - passed : passed, isBackward: isBackward, among: ways)
      state.pointee.index = Int32(index)
      let way = ways[index]
      var clock = LaneClock(kind: .looping)
      if isBackward {
        clock.start = Double(begin + cycle - way.start)
        clock.span = way.stands ? way.length : -way.length
        clock.second = Double(begin + cycle - max(way.start, 0))
      } else {
        clock.start = Double(begin + way.start)
        clock.span = way.length
        let isLast = index == Int(state.pointee.count) - 1
        clock.second = Double(begin + (isLast ? cycle : ways[index + 1].start - 1))
      }
      return (clock, way.segment, Int(way.lane))
    }
  }
}

extension LaneLoopState {
  /// The last way that begins at a place of a play, or before it: as a rule the one behind that
  /// which was found last.
  fileprivate func index(
    at local: Int64, isBackward: Bool, among ways: UnsafeMutablePointer<LaneWay>
  ) -> Int {
    let (count, last) = (Int(count), Int(index))
    let next = isBackward ? max(last - 1, 0) : last + 1 < count ? last + 1 : 0
    if ways[next].start <= local, next + 1 == count || ways[next + 1].start > local { return next }
    var (low, high) = (1, count)
    while low < high {
      let middle = (low + high) / 2
      if ways[middle].start <= local { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
