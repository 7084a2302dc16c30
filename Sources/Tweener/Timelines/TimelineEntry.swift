// An entry of a timeline's node, and the moments at which it begins and ends. Pure.

/// Something on a timeline.
struct TimelineEntry {
  /// The member that it is, by number; -1 for others.
  let member: Int
  /// Its plays; of a timeline, as they were when it was entered.
  private let plays: Timing
  /// The timeline that it is; `nil` for others.
  let node: TimelineNode?
  /// The call that it makes; `nil` for others.
  let call: (() -> Void)?
  /// The node's time at which its own time is 0, in flicks; before 0 where it begins part-way in.
  let start: Int64
  /// Behind its plays; ``Flicks/never`` where they are endless. Never before ``begin``.
  let end: Int64
  /// The range in TimelineNode.written of the components that it writes.
  var writes: Range<Int>
  /// The events of which it calls back, or something in it; `nil` where it never does.
  let heard: CallbackEvents?
  /// Whether there is something between its start and its end that calls back, or changes how it is
  /// written.
  let hasInnerEvents: Bool

  /// A member with its plays, a timeline, a call, or a pause, which is none of these.
  init(
    member: Int = -1, _ timing: Timing = Timing(), node: TimelineNode? = nil,
    call: (() -> Void)? = nil, start: Int64, writes: Range<Int>, heard: CallbackEvents?
  ) {
    plays = node?.timing ?? timing
    (self.member, self.node, self.call) = (member, node, call)
    (self.start, self.writes, self.heard) = (start, writes, heard)
    hasInnerEvents = node != nil || plays.repeats != 0 || plays.endDelay > 0
    end = max(plays.outerTime(of: plays.length, from: start), start, 0)
  }

  /// Its beginning: times of a play are not before 0.
  var begin: Int64 { max(start, 0) }

  /// The plays of a member or of a timeline; `nil` for a mark.
  var timing: Timing? { isMember ? plays : node?.timing }

  var isMember: Bool { member >= 0 }

  /// Whether it calls back, or something in it.
  var isHeard: Bool { heard != nil }

  /// Whether it is a member with these plays, and writes in these places.
  @inline(__always)
  func isMember(
    _ number: Int, _ timing: Timing, at start: Int64, _ writes: Range<Int>,
    _ heard: CallbackEvents?
  ) -> Bool {
    member == number && self.start == start && self.writes == writes && self.heard == heard
      && plays == timing
  }

  /// Calls `body` with the members that it is or contains, by number.
  func forEachMember(_ body: (Int) -> Void) {
    if isMember { body(member) }
    for entry in node?.entries ?? [] { entry.forEachMember(body) }
  }

  /// Calls `body` with the starts of a component in this entry, which is the `index`th of its node.
  @inline(__always)
  func forEachStart(of track: Int32, at index: Int32, _ body: (TrackEntry) -> Void) {
    if isMember {
      body(
        TrackEntry(
          track: track, entry: index, member: Int32(member), inside: -1, start: start,
          timeScale: plays.timeScale, begin: begin))
    }
    guard let node, let found = node.tracks.find(Int(track)) else { return }
    for place in found.range {
      let inner = node.tracks.entries[place]
      let time = node.timing.outerTime(of: inner.begin, from: start)
      body(
        TrackEntry(
          track: track, entry: index, member: inner.member, inside: Int32(place), start: start,
          timeScale: node.timing.timeScale, begin: max(time, 0)))
    }
  }

  /// Adds the moments of an entry, which is the `index`th and writes one component or, with -1,
  /// another number of them. `keyframes`: of a member (``NodeShape/keyframes``).
  @inline(__always)
  func appendMoments(
    _ index: Int, track: Int32, keyframes: [Int64]?, to moments: inout [TimelineMoment]
  ) {
    func add(_ kind: TimelineMoment.Kind, at time: Int64, order: Int8 = 1) {
      moments.append(
        TimelineMoment(
          time: time, place: Int32(index), order: order, kind: kind,
          isOfInner: hasInnerEvents && (kind == .start || kind == .end), heard: sides(at: kind),
          track: track, member: Int32(member)))
    }
    let isWhole = isMember ? end == begin : node == nil
    add(isWhole ? .whole : .start, at: begin)
    for keyframe in keyframes ?? [] { add(.keyframe, at: keyframe) }
    if isWhole || end == Flicks.never { return }
    add(.end, at: end, order: end == begin ? 1 : 0)
  }

  /// The directions in which it calls back at one of its moments, or at once afterwards.
  private func sides(at kind: TimelineMoment.Kind) -> TimelineMoment.Sides {
    guard let heard, kind != .keyframe else { return [] }
    if hasInnerEvents { return [.forwards, .backwards] }
    var sides: TimelineMoment.Sides = []
    let (begins, ends) = (kind != .end, kind != .start)
    if begins && heard.contains(.start) || ends && heard.contains(.complete) {
      sides.insert(.forwards)
    }
    if begins && heard.contains(.reverseComplete) { sides.insert(.backwards) }
    return sides
  }
}

/// A start, an end or a keyframe on a node's time.
struct TimelineMoment {
  enum Kind: UInt8 {
    case start, end
    /// Of what has no length.
    case whole
    /// A member's next way begins.
    case keyframe

    /// Whether something begins there.
    var isBeginning: Bool { self == .start || self == .whole }
  }

  /// Directions in which it may be passed.
  struct Sides: OptionSet {
    let rawValue: UInt8
    static let forwards = Sides(rawValue: 1)
    static let backwards = Sides(rawValue: 2)
  }

  let time: Int64
  /// Its entry, by number, and its rank: forwards what ends comes before what starts.
  let place: Int32
  let order: Int8
  let kind: Kind
  /// Whether its entry has events inside.
  let isOfInner: Bool
  /// The directions in which there may be a callback.
  let heard: Sides
  /// The component that its entry writes, by number; -1 where that is not one.
  let track: Int32
  /// The member that its entry is, by number; -1 where it is none.
  let member: Int32

  @inline(__always)
  func isHeard(isForward: Bool) -> Bool { heard.contains(isForward ? .forwards : .backwards) }

  var entry: Int { Int(place) }

  /// Whether it would come before another moment, if its entry were another one.
  @inline(__always)
  func isBefore(_ other: TimelineMoment, asOf entry: Int) -> Bool {
    if time != other.time { return time < other.time }
    return (order, Int32(entry), kind.rawValue) < (other.order, other.place, other.kind.rawValue)
  }

  @inline(__always)
  func isBefore(_ other: TimelineMoment) -> Bool { isBefore(other, asOf: entry) }
}
