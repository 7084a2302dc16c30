// One entry per scalar of a tween, in runs: a tween's components are adjacent. Runs of one length
// are used again by tweens of that length.
//
// A run is never divided. A tween that loses components keeps the whole run to its end and gives it
// back as a whole, so there are never more runs of a length than tweens of that length have lived
// at one time: memory stays level, whatever is lost. What was given back in pieces would fit no
// tween of the old length again.

/// A scalar that a tween moves.
struct TweenComponent {
  enum Home: UInt32 {
    /// Not written: not started, paused, hidden behind a newer tween that shares it.
    case none
    /// In a lane, at `index`.
    case lane
    /// Written row by row.
    case scalar
  }

  var from: UInt64 = 0
  var to: UInt64 = 0
  var row: Slot
  /// The index of its part among the parts of all plans; a row's components are in the order of its
  /// plan's parts.
  var part: PartIndex
  /// Its lane's entry.
  var index = EntryIndex.none
  /// From the lowest bit: the home in two, five flags, the lane in the others.
  fileprivate(set) var bits: UInt32 = 0

  @inline(__always)
  var home: Home {
    get { Home(rawValue: bits & 3) ?? .none }
    set { bits = bits & ~3 | newValue.rawValue }
  }

  /// The tween has started and has not lost it.
  @inline(__always)
  var isOwned: Bool {
    get { bits & 4 != 0 }
    set { bits = newValue ? bits | 4 : bits & ~4 }
  }

  /// Given up: to another tween, or removed by name.
  @inline(__always)
  var isLost: Bool {
    get { bits & 8 != 0 }
    set { bits = newValue ? bits | 8 : bits & ~8 }
  }

  /// A newer tween shares the component and shows.
  @inline(__always)
  var isHidden: Bool {
    get { bits & 16 != 0 }
    set { bits = newValue ? bits | 16 : bits & ~16 }
  }

  /// Another member of the same timeline shows.
  @inline(__always)
  var isCovered: Bool {
    get { bits & 32 != 0 }
    set { bits = newValue ? bits | 32 : bits & ~32 }
  }

  /// Its change has become its end, or has been refused; it is not added once more where it is read
  /// again.
  @inline(__always)
  var isChanged: Bool {
    get { bits & 64 != 0 }
    set { bits = newValue ? bits | 64 : bits & ~64 }
  }

  /// Whether its tween is the one that writes it, while it drives.
  @inline(__always)
  var isShown: Bool { bits & 52 == 4 }

  @inline(__always)
  var lane: LaneIndex { LaneIndex(raw: Int32(bits >> 7)) }

  @inline(__always)
  mutating func enter(_ lane: LaneIndex, _ entry: EntryIndex) {
    bits = bits & 124 | Home.lane.rawValue | UInt32(lane.raw) << 7
    index = entry
  }

  @inline(__always)
  mutating func setEnds(_ ends: (from: UInt64, to: UInt64)) {
    from = ends.from
    to = ends.to
  }

  /// Sets its ends by what the target holds. False where they are not plain
  /// (``PlannedComponent/hasPlainEnds``), or lead beyond what it holds.
  @inline(__always)
  mutating func start(at current: UInt64, _ part: PlannedComponent) -> Bool {
    if case .argument(let argument) = part.endRule {
      switch argument {
      case .to: from = current
      case .by:
        if isChanged { break }
        let start = Double(bitPattern: current)
        guard let ends = EndRule.plainEnds(start, start + Double(bitPattern: to)) else {
          return false
        }
        isChanged = true
        setEnds(ends)
      case .from: to = current
      case .fromTo: break
      }
      return true
    }
    guard let ends = part.endRule.plainEnds(startingAt: current, part.layout) else { return false }
    setEnds(ends)
    return true
  }

  /// Its way through a play.
  @inline(__always)
  func segment(_ layout: ScalarLayout) -> LaneSegment {
    LaneSegment(from: from, to: to, layout)
  }

  /// Whether a lane can move it: the difference of its ends is finite, and whole numbers are such
  /// that a Double has all their digits.
  @inline(__always)
  func fitsLane(_ layout: ScalarLayout) -> Bool { segment(layout).isExact(layout) }
}

struct ComponentPool: ~Copyable {
  private var entries = UniqueArray<TweenComponent>()
  /// By length, the free run that was freed last; `index` of its first entry is the run before.
  private var free = UniqueArray<ComponentIndex>()
  /// Some component was hidden behind a newer tween that shares it: until one is, none can show
  /// again.
  var hasHidden = false

  subscript(_ index: ComponentIndex) -> TweenComponent {
    @inline(__always) get { entries[Int(index)] }
    @inline(__always) _modify { yield &entries[Int(index)] }
  }

  /// Entries that there is memory for.
  var size: Int { entries.count }

  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
  }

  /// A run of entries, each made from its place in the run.
  @inline(__always)
  mutating func allocate(_ count: Int32, _ make: (Int32) -> TweenComponent) -> ComponentIndex {
    guard count > 0 else { return .first }
    if count < free.count, !free[Int(count)].isNone {
      let first = free[Int(count)]
      free[Int(count)] = ComponentIndex(raw: entries[Int(first)].index.raw)
      for offset in 0..<count { entries[Int(first + offset)] = make(offset) }
      return first
    }
    let first = ComponentIndex(entries.count)
    for offset in 0..<count { entries.append(make(offset)) }
    return first
  }

  mutating func release(_ first: ComponentIndex, _ count: Int32) {
    guard count > 0 else { return }
    while free.count <= Int(count) { free.append(.none) }
    entries[Int(first)].index = EntryIndex(raw: free[Int(count)].raw)
    free[Int(count)] = first
  }

  /// Notes behind the entries of a run that are still in use how many it has.
  mutating func shorten(_ first: ComponentIndex, to count: Int32, of length: Int32) {
    entries[Int(first + count)] = TweenComponent(row: .none, part: PartIndex(raw: length))
  }

  /// The length of a run of which some entries are in use, as ``shorten(_:to:of:)`` noted it last.
  func length(_ first: ComponentIndex, inUse count: Int32) -> Int32 {
    entries[Int(first + count)].part.raw
  }
}
