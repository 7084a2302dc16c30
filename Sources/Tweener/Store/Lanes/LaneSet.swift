// All lanes of an engine, found by key. Lanes whose easing has parameters come and go; an index is
// good for as long as the lane has an entry.

/// A lane that was right last time.
struct LaneHint {
  fileprivate(set) var index = LaneIndex.none
  fileprivate var serial: Int32 = 0
}

struct LaneSet: ~Copyable {
  private(set) var lanes: [Lane] = []
  /// The lanes, to be used without counting references.
  private var uncounted: [Unmanaged<Lane>] = []
  private var made: Int32 = 0
  /// Places of lanes that were given up.
  private var free: [LaneIndex] = []

  @inline(__always)
  subscript(_ index: LaneIndex) -> Lane { lanes[Int(index)] }

  /// Lends a lane, which stays while `body` runs, as that runs no code of the caller's.
  @inline(__always)
  func with<Result>(_ index: LaneIndex, _ body: (Lane) -> Result) -> Result {
    uncounted[Int(index)]._withUnsafeGuaranteedRef(body)
  }

  /// The hinted lane, if it still is one of this kind.
  @inline(__always)
  func index(_ hint: LaneHint, clock: LaneClock, layout: ScalarLayout, width: Int) -> LaneIndex? {
    guard let index = index(hint) else { return nil }
    let isLike = with(index) { lane in
      lane.key.clock == clock.kind && lane.key.usesFrames == clock.usesFrames
        && lane.key.layout == layout && lane.key.width == width
    }
    return isLike ? index : nil
  }

  /// The lane that was found last, if it still is that.
  @inline(__always)
  func index(_ hint: LaneHint) -> LaneIndex? {
    guard !hint.index.isNone, with(hint.index, { $0.serial }) == hint.serial else { return nil }
    return hint.index
  }

  /// The lane of a key, made if there is none. A lane whose place it takes is added to `released`:
  /// with it may go the last reference to things of the caller's.
  mutating func hint(_ key: LaneKey, _ released: inout [AnyObject]) -> LaneHint {
    // Serial 0 is that of a place which was given up.
    let place = uncounted.firstIndex { lane in
      lane._withUnsafeGuaranteedRef { $0.serial != 0 && $0.key == key }
    }
    let index = place.map(LaneIndex.init) ?? make(key, &released)
    return LaneHint(index: index, serial: lanes[Int(index)].serial)
  }

  private mutating func make(_ key: LaneKey, _ released: inout [AnyObject]) -> LaneIndex {
    made &+= 1
    if free.isEmpty, lanes.count >= Self.maximumLaneCount,
      let empty = lanes.firstIndex(where: { $0.count == 0 })
    {
      released.append(giveUp(empty))
    }
    let lane = Lane(key: key, serial: made)
    let index = free.popLast() ?? LaneIndex(lanes.count)
    if Int(index) == lanes.count {
      lanes.append(lane)
      uncounted.append(.passUnretained(lane))
    } else {
      lanes[Int(index)] = lane
      uncounted[Int(index)] = .passUnretained(lane)
    }
    return index
  }

  /// Takes out an empty lane, whose place another one may have.
  private mutating func giveUp(_ place: Int) -> Lane {
    let lane = lanes[place]
    lanes[place] = Lane(key: .none)
    uncounted[place] = .passUnretained(lanes[place])
    free.append(LaneIndex(place))
    return lane
  }

  /// Gives up the empty lanes of properties that only their tweens keep. They come back, to be let
  /// go of when nothing is under way: their closures are the caller's.
  mutating func forgetPassing() -> [Lane] {
    let passing = lanes.indices.filter {
      lanes[$0].count == 0 && lanes[$0].key.access?.isPassing == true
    }
    return passing.map { giveUp($0) }
  }

  /// From this number on, empty lanes make room for new ones.
  private static let maximumLaneCount = 256

  /// Writes all lanes of a stage that run no code of the caller's. True where there are others.
  func sweep(_ present: LaneTime, _ stage: SamplerStage) -> Bool {
    var hasOthers = false
    for lane in uncounted {
      lane._withUnsafeGuaranteedRef { lane in
        guard lane.count > 0, lane.stage == stage else { return }
        if lane.runsCallerCode { hasOthers = true } else { lane.sweep(present) }
      }
    }
    return hasOthers
  }

}
