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
  private var indices: [LaneKey: LaneIndex] = [:]
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
    let index = indices[key] ?? make(key, &released)
    return LaneHint(index: index, serial: lanes[Int(index)].serial)
  }

  private mutating func make(_ key: LaneKey, _ released: inout [AnyObject]) -> LaneIndex {
    made &+= 1
    var place = free.popLast().map { Int($0) }
    if place == nil, lanes.count >= Self.maximumLaneCount {
      place = lanes.firstIndex { $0.count == 0 }
      if let place {
        released.append(lanes[place])
        indices[lanes[place].key] = nil
      }
    }
    let lane = Lane(key: key, serial: made)
    if let place {
      put(lane, at: place)
    } else {
      lanes.append(lane)
      uncounted.append(.passUnretained(lane))
    }
    let index = LaneIndex(place ?? lanes.count - 1)
    indices[key] = index
    return index
  }

  private mutating func put(_ lane: Lane, at place: Int) {
    lanes[place] = lane
    uncounted[place] = .passUnretained(lane)
  }

  /// Gives up the empty lanes of properties that only their tweens keep. They come back, to be let
  /// go of when nothing is under way: their closures are the caller's.
  mutating func forgetPassing() -> [Lane] {
    var forgotten: [Lane] = []
    for (index, lane) in lanes.enumerated()
    where lane.count == 0 && lane.key.access?.isPassing == true {
      forgotten.append(lane)
      indices[lane.key] = nil
      put(Lane(key: .none), at: index)
      free.append(LaneIndex(index))
    }
    return forgotten
  }

  /// From this maximumLaneCount on, empty lanes make room for new ones.
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

  /// The components with an entry in a lane whose values depend on other numbers.
  var sumOwners: [ComponentIndex] {
    lanes.filter { $0.stage == .sums }.flatMap { lane in
      (0..<lane.count).map { lane.owner(of: EntryIndex($0)) }
    }
  }
}
