// The timelines that play. The rows of a timeline know its place (RowExtras.run), so that nothing
// is hashed.

struct TimelineRuns: ~Copyable {
  private var places: [TimelineRun?] = []
  private var free: [RunIndex] = []
  private(set) var count = 0
  /// The rows of their members.
  var memberCount = 0
  /// The number of insertions so far.
  private(set) var insertions = 0
  /// The number of those that lanes follow by themselves.
  var loopingCount = 0
  /// Members that are to be given their writers; a member's number inverted where it has given up a
  /// component. Those of each placing that is under way follow ``boundary``.
  var unassigned = UniqueArray<Int>()
  static let boundary = Int.min
  /// The shapes of members that the next timeline may have again.
  var shapes = MemberShapes()
  /// The texts of positions that have been taken apart.
  let texts = PositionTexts()
  /// Properties whose writes have other effects, of members that have ceased to show them.
  var effects: [(member: TweenID, property: PropertyIndex)] = []
  /// Room for the components of what a timeline passes at an instant.
  var passed: [Int] = []
  /// Room for the components of a timeline whose ways are not known.
  var wayless: [Int] = []
  /// Tweens of timelines whose cursors are ahead of them, up to an instant.
  var skipped: [TweenID] = []
  var skippedUntil = Int64.min

  var isEmpty: Bool { count == 0 }

  subscript(_ index: RunIndex) -> TimelineRun? {
    @inline(__always) get { places[Int(index)] }
  }

  /// A timeline without a count of its own: good until the engine is at rest, as what is removed is
  /// released then.
  @inline(__always)
  func uncounted(_ index: RunIndex) -> Unmanaged<TimelineRun>? {
    places[Int(index)].map { Unmanaged.passUnretained($0) }
  }

  /// All of them, in no particular order.
  var all: [TimelineRun] { places.compactMap(\.self) }

  mutating func insert(_ run: TimelineRun) -> RunIndex {
    count += 1
    insertions += 1
    if let index = free.popLast() {
      places[Int(index)] = run
      return index
    }
    places.append(run)
    return RunIndex(places.count - 1)
  }

  /// Takes a timeline out: what comes back is to be let go of when nothing is under way.
  mutating func remove(_ index: RunIndex) -> TimelineRun? {
    let run = places[Int(index)]
    if run?.isLooping == true { loopingCount -= 1 }
    places[Int(index)] = nil
    free.append(index)
    count -= 1
    return run
  }
}
