// The components of a timeline: which members write each, and which one shows. Flat lists, so that
// a timeline of a few members is a few blocks of memory.
//
// Unsafe memory: a way has the address at which its component is written.
//
// Why it is sound. DirectWriter gave it, for a target that the engine holds as long as the member
// has a component; before it has one less, the ways of its timeline are forgotten.

struct TimelineTracks: ~Copyable {
  private(set) var numbers = TrackNumbers()
  private(set) var tracks: [TimelineTrack] = []
  private(set) var writers: [TimelineWriter] = []
  /// By component, the way of its writer; empty where none was noted.
  private(set) var ways: [TrackWay] = []
  /// By member, its first writer. The next member's are behind its own.
  private var firstWriters: [Int32] = []

  var count: Int { tracks.count }

  @inline(__always)
  subscript(_ track: Int) -> TimelineTrack {
    get { tracks[track] }
    _modify { yield &tracks[track] }
  }

  // MARK: Making

  /// Makes room for so many members.
  mutating func reserve(_ count: Int) {
    writers.reserveCapacity(count)
    firstWriters.reserveCapacity(count)
    numbers.reserve(count)
    tracks.reserveCapacity(min(count, TrackNumbers.fewest))
  }

  /// The number of a component, which it gets where it has none. No member knows what is `new`.
  @inline(__always)
  mutating func number(_ key: TrackKey, isNew: Bool) -> Int {
    if !isNew, let known = numbers.find(key) { return known }
    tracks.append(TimelineTrack())
    return numbers.append(key)
  }

  /// The number of a component that some member still writes.
  mutating func find(_ key: TrackKey) -> Int? {
    guard let number = numbers.find(key), tracks[number].isWritten else { return nil }
    return number
  }

  /// Members are added in the order of their numbers, each with its writers behind it.
  mutating func beginMember() { firstWriters.append(Int32(writers.count)) }

  mutating func add(part: PartIndex, on track: Int) {
    let place = Int32(writers.count)
    writers.append(
      TimelineWriter(member: Int32(firstWriters.count - 1), part: part, track: Int32(track)))
    if tracks[track].last >= 0 {
      writers[Int(tracks[track].last)].next = place
    } else {
      tracks[track].first = place
    }
    tracks[track].last = place
    unsettle(track)
  }

  /// Notes that the writers of a component are others than before.
  private mutating func unsettle(_ track: Int) {
    tracks[track].isSettled = false
    forgetWay(of: track)
  }

  // MARK: Ways

  /// Notes the way of a component's writer.
  mutating func note(_ way: TrackWay, of track: Int) {
    if ways.count < tracks.count {
      ways += repeatElement(TrackWay(), count: tracks.count - ways.count)
    }
    set(way, of: track)
  }

  @inline(__always)
  mutating func forgetWay(of track: Int) {
    if track < ways.count { set(TrackWay(), of: track) }
  }

  private mutating func set(_ way: TrackWay, of track: Int) {
    ways[track] = way
    for track in track...track + 1 where track > 0 && track < ways.count {
      ways[track].isLikePrevious = ways[track].isLike(ways[track - 1])
    }
  }

  mutating func forgetWays() {
    if !ways.isEmpty { ways = [] }
  }

  // MARK: Asking

  /// The indices of the writers of a member, those that are gone among them.
  func writers(ofMember number: Int) -> Range<Int> {
    let end = number + 1 < firstWriters.count ? Int(firstWriters[number + 1]) : writers.count
    return Int(firstWriters[number])..<end
  }

  /// The components of a member, by their numbers.
  func tracks(ofMember number: Int) -> [Int] {
    writers(ofMember: number).map { Int(writers[$0].track) }
  }

  /// The component that a part of a member writes, by its number.
  func track(of part: PartIndex, ofMember number: Int) -> Int? {
    writer(of: part, ofMember: number).map { Int(writers[$0].track) }
  }

  /// The index of the writer that a part of a member is.
  private func writer(of part: PartIndex, ofMember number: Int) -> Int? {
    writers(ofMember: number).first { writers[$0].part == part && !writers[$0].isGone }
  }

  /// The writers of a component, in the order of adding.
  func writers(of track: Int) -> [TimelineWriter] {
    var found: [TimelineWriter] = []
    var place = tracks[track].first
    while place >= 0 {
      found.append(writers[Int(place)])
      place = writers[Int(place)].next
    }
    return found
  }

  /// The index of the writer of a component that belongs to a member.
  @inline(__always)
  func writer(of track: Int, ofMember number: Int) -> Int? {
    for place in writers(ofMember: number)
    where Int(writers[place].track) == track && !writers[place].isGone { return place }
    return nil
  }

  /// Calls `body` with the members that show for some component, in the order of their numbers.
  @inline(__always)
  func forEachShown(_ body: (Int) -> Void) {
    var last: Int32 = -1
    for writer in writers
    where writer.member != last && tracks[Int(writer.track)].shown == writer.member {
      last = writer.member
      body(Int(last))
    }
  }

  // MARK: Losing

  /// Removes all writers of a component.
  mutating func drop(_ track: Int) {
    forgetWay(of: track)
    var place = tracks[track].first
    while place >= 0 {
      let next = writers[Int(place)].next
      writers[Int(place)].isGone = true
      writers[Int(place)].next = -1
      place = next
    }
    tracks[track] = TimelineTrack()
    numbers.forget(track)
  }

  /// Takes a part of a member from the component that it writes. Answers which that is.
  mutating func remove(_ part: PartIndex, ofMember number: Int) -> (track: Int, key: TrackKey)? {
    guard let place = writer(of: part, ofMember: number) else { return nil }
    let track = Int(writers[place].track)
    let key = numbers.keys[track]
    var (previous, current) = (Int32(-1), tracks[track].first)
    while current >= 0, Int(current) != place {
      (previous, current) = (current, writers[Int(current)].next)
    }
    let next = writers[place].next
    if previous < 0 { tracks[track].first = next } else { writers[Int(previous)].next = next }
    if Int(tracks[track].last) == place { tracks[track].last = previous }
    writers[place].isGone = true
    writers[place].next = -1
    unsettle(track)
    if !tracks[track].isWritten { drop(track) }
    return (track, key)
  }
}

/// A component of a timeline.
struct TimelineTrack {
  /// The first and the last of its writers; -1 where it has none.
  var first: Int32 = -1
  var last: Int32 = -1
  /// The member that shows; -1 where none does.
  var shown: Int32 = -1
  /// Whether the components of all others that write it are covered, and those of the one that
  /// shows are not.
  var isSettled = false

  var isWritten: Bool { first >= 0 }
}

/// The way of a component's writer while a timeline does not drive: one play between two numbers,
/// in a target's memory, in a stretch of the timeline's play. Good for as long as the writer has
/// its components and shows there: what changes that forgets the ways of its timeline.
struct TrackWay {
  /// The row of the writer.
  var slot = Slot.none
  /// A property with its easing, the same for all that have that easing in common.
  var easing: PropertyIndex = 0
  /// Whether it is like the way of the component before: at each place both are as far.
  fileprivate(set) var isLikePrevious = false
  var layout = ScalarLayout.double
  /// The address of the number; `nil` where the way is not known.
  var destination: UnsafeMutableRawPointer?
  /// The bits before the play.
  var held: UInt64 = 0
  /// Its ends.
  var from: UInt64 = 0
  var to: UInt64 = 0
  /// Of the play, in flicks.
  var duration: Int64 = 0
  var stretch = TrackStretch()

  fileprivate func isLike(_ other: TrackWay) -> Bool {
    destination != nil && other.destination != nil && slot == other.slot && easing == other.easing
      && stretch == other.stretch
  }
}

/// A component of a member.
struct TimelineWriter {
  /// By number.
  let member: Int32
  let part: PartIndex
  let track: Int32
  /// The next that writes the component; -1 behind the last.
  var next: Int32 = -1
  /// The timeline has lost it.
  var isGone = false
}
