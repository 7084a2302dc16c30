// A timeline that plays: the rows of its members, one clock for all of them, and what writes each
// component. Its tween, the head, has the clock, the plays and the callbacks of any tween, and no
// target.

final class TimelineRun {
  let head: TweenID
  let root: TimelineNode
  /// It writes nothing but bytes.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var writesBytes = true
  /// Some member's call gives a start.
  var givesStarts = false
  /// Some member has a property that says what it writes; positions of playheads do not count.
  var hasClaims = false
  /// Some member has begun with some of its components, which show their start from the beginning.
  var startsByParts = false
  /// Some members were put elsewhere, where another one reads its start.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var isDisplaced = false
  /// Something inside has a rate other than 1, or one by which own time is rounded.
  var hasScales = false
  var hasRoundingScales = false
  /// Its time is bent: it is evaluated once an `advance`.
  var isBent: Bool { root.isBent }
  /// While lanes follow it through its plays by themselves, what tells them the ways of its
  /// components, by their numbers. Its rows and its nodes are where they were when that began.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var loops: [LaneLoop?] = []
  /// Own time at which lanes cease to follow it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var loopEnd = Flicks.never
  /// A part of it was split off, or it is such a part.
  var isDivided = false
  /// It has begun a play that will call nothing.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var mayLoop = false
  /// While it is held, the components that are to be placed when time moves on; `nil` where that is
  /// all.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var heldTracks: [Int]?
  /// Its index among the engine's timelines.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var index = RunIndex.none
  /// The members' tweens, by number. They have the age of the head, are not in the event queue, and
  /// end with it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var members: [TweenID] = []
  /// The components, by number, and what writes them.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var tracks = TimelineTracks()
  /// The members that took components to which others were appended later, by component: an
  /// appended one may begin before them.
  var takers: [Int: Int] = [:]
  /// The times at which all that it shows was last written; `nil` where something has changed
  /// since.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var placed: TimelineSight?
  /// Members by the place of their first start.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var starts: [(time: Int64, member: Int)] = []
  /// The number of these that have been passed by a jump.
  var startedCount = 0
  /// Members whose onUpdate is called, by their starts.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var updating: [Int] = []
  /// The timelines in it whose onUpdate is called, with the ways to them.
  var updatedNodes: [(node: TimelineNode, way: [Int])] = []
  /// The time at which each of these was when that was last looked at.
  var nodeTimes: [MemberTime] = []
  /// Something in it has an onUpdate.
  var hasUpdates: Bool { !updating.isEmpty || !updatedNodes.isEmpty }
  /// By such a member: the way to it, and where it was when that was last looked at.
  var memberWays: [Int: [Int]] = [:]
  var memberTimes: [Int: MemberTime] = [:]
  /// A member that was found to live and to have components, by number: the next search begins with
  /// it.
  private var witness = 0
  /// Counts jumps and turns: engine code that ran code of the caller's compares it to see whether
  /// there was one.
  var jumps = 0
  /// A jump is under way that makes the calls between its ends: it passes their places step by
  /// step.
  var isWalking = false
  /// The time in a play at which a member that starts reads its values.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var startPlace: OwnTime?
  /// The members that were written at such places, by number.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var writtenAtStart: Set<Int> = []
  /// Members were added while it played. Components of targets that are gone may have numbers then.
  var hasGrown = false
  /// It starts where it was sought to.
  var isSought = false

  /// Its labels, and the position of what is appended; `nil` for a call with keyframes, and for a
  /// part that was split off.
  var end: TimelineLayout?
  /// The components that it has lost for good.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var lost = LostComponents()

  init(head: TweenID, root: TimelineNode, end: TimelineLayout? = nil) {
    self.head = head
    self.root = root
    self.end = end
  }

  /// Makes room for so many members.
  func reserve(_ count: Int) {
    members.reserveCapacity(count)
    tracks.reserve(count)
  }

  /// Brings the members whose onUpdate is called into the order of their starts.
  func sortUpdating() {
    guard updating.count > 1 else { return }
    var times = [Int64](repeating: 0, count: members.count)
    for (time, member) in starts { times[member] = time }
    updating.order { (times[$0], $0) < (times[$1], $1) }
  }

  var isLooping: Bool { !loops.isEmpty }

  /// The entries of the outermost node that contain some members, in order.
  func entries(ofMembers numbers: some Sequence<Int>) -> [Int] {
    if entryPlaces.count != members.count {
      entryPlaces = Array(repeating: 0, count: members.count)
      for (place, entry) in root.entries.enumerated() {
        entry.forEachMember { entryPlaces[$0] = Int32(place) }
      }
    }
    return Set(numbers.map { Int(entryPlaces[$0]) }).ordered(by: <)
  }

  /// By member, its entry of the outermost node; made for the first part that is split off.
  private var entryPlaces: [Int32] = []

  /// Whether a living member is such. The one that was found last is looked at first, so that
  /// members which go one by one are found in time that is linear in their number.
  func hasMember(in rows: RowTable, where isSuch: (TweenID) -> Bool) -> Bool {
    for offset in members.indices {
      let number =
        witness + offset < members.count ? witness + offset : witness + offset - members.count
      guard rows.isAlive(members[number]), isSuch(members[number]) else { continue }
      witness = number
      return true
    }
    return false
  }
}

/// The inputs that determine what a timeline shows: where they are equal, nothing needs updating.
struct TimelineSight: Equatable {
  /// The reading of the clock that drives it.
  var now: Int64
  /// On the time of one play of the outermost node, behind its easing.
  var local: OwnTime
  let play: Int64
  let rateBits: UInt64
  let isStanding: Bool
  let isDriving: Bool
  /// Members are written whenever it is moved, and not by lanes.
  let isMoved: Bool
  /// The clock of its tween, where the place in the play follows from it alone.
  var clock: ClockMap?

  static func == (left: TimelineSight, right: TimelineSight) -> Bool {
    // What does not drive is the same at every instant.
    (left.now == right.now || !left.isDriving) && left.local == right.local && left.isLike(right)
  }

  /// Whether the two differ at most in their places.
  @inline(__always)
  func isLike(_ other: TimelineSight) -> Bool {
    play == other.play && rateBits == other.rateBits && isStanding == other.isStanding
      && isDriving == other.isDriving && isMoved == other.isMoved
  }

  /// Whether time has only gone on to another sight, at rate 1 and inside one play.
  @inline(__always)
  func goesOn(to other: TimelineSight) -> Bool {
    guard isLike(other), clock != nil, other.clock != nil, !isMoved,
      local.fraction == other.local.fraction
    else { return false }
    let (rate, passed) = (Double(bitPattern: rateBits), other.now - now)
    return passed >= 0 && abs(rate) == 1
      && other.local.whole - local.whole == (rate > 0 ? passed : -passed)
  }

  var isBackward: Bool { Double(bitPattern: rateBits).sign == .minus }

  var direction: ShownEntry.Direction {
    ShownEntry.Direction(rate: Double(bitPattern: rateBits), isStanding: isStanding)
  }
}
