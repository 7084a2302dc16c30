// One entry per scalar of a tween, in runs: a tween's components lie side by side. Runs of one length are
// used again by tweens of that length.

/// A scalar that a tween moves.
struct TweenComponent {
  enum Home: UInt8 {
    /// Not written: not started, paused, hidden behind a newer tween that shares it.
    case none
    /// In a lane, at `index`.
    case lane
    /// Written row by row.
    case slow
  }

  var from: UInt64 = 0
  var to: UInt64 = 0
  var key: ComponentKey
  var row: Int32
  /// Neighbours in the target's list of owned components; -1 at its ends.
  var nextOwned: Int32 = -1
  var previousOwned: Int32 = -1
  var lane: Int32 = -1
  var index: Int32 = -1
  /// Which of the parts of all plans; a row's are in the order of its plan's.
  var part: Int32 = 0
  var home = Home.none
  /// In the target's list of owned components: the tween has started and has not lost it.
  var isOwned = false
  /// Given up: to another tween, or removed by name.
  var isLost = false
  /// A newer tween shares the component and shows.
  var isHidden = false

  @inline(__always)
  mutating func setEnds(_ ends: (from: UInt64, to: UInt64)) {
    from = ends.from
    to = ends.to
  }
}

struct ComponentPool {
  private(set) var entries: [TweenComponent] = []
  /// Free runs by length.
  private var free: [[Int32]] = []

  subscript(_ index: Int32) -> TweenComponent {
    @inline(__always) get { entries[Int(index)] }
    @inline(__always) _modify { yield &entries[Int(index)] }
  }

  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
  }

  /// A run of entries, each made from its place in the run.
  @inline(__always)
  mutating func allocate(_ count: Int32, _ make: (Int32) -> TweenComponent) -> Int32 {
    guard count > 0 else { return 0 }
    if count < free.count, let first = free[Int(count)].popLast() {
      for offset in 0..<count { entries[Int(first + offset)] = make(offset) }
      return first
    }
    let first = Int32(entries.count)
    for offset in 0..<count { entries.append(make(offset)) }
    return first
  }

  mutating func release(_ first: Int32, _ count: Int32) {
    guard count > 0 else { return }
    while free.count <= Int(count) { free.append([]) }
    free[Int(count)].append(first)
  }
}
