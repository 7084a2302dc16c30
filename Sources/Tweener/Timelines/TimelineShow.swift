// The entry that a timeline shows for a component at a position on its own time (SEMANTICS 36).
// Pure: a function of the time alone.

/// The writer of a component.
enum ShownEntry: Equatable {
  /// A member, by number, at its own time, which may be behind its end.
  case member(Int, OwnTime, Direction)
  /// The value that the component held when the timeline took it, or when an inner timeline did;
  /// its first member, by number, has the value.
  case held(Int)

  /// By number.
  var member: Int {
    switch self {
    case .member(let member, _, _), .held(let member): member
    }
  }

  /// The direction and speed of a member's own time, relative to the timeline's.
  struct Direction: Equatable {
    /// The product of all scales; negative where plays around it run backwards.
    var rate: Double
    /// Its own time does not move: it is at an end of a play around it.
    var isStanding: Bool
  }
}

/// The state of a member's row on its timeline.
enum MemberState: UInt8 {
  /// No row of a member.
  case none
  /// Before its start: it shows what the component held.
  case before
  case inside
  /// Its own time does not move, while its timeline's does.
  case standing
}

/// The knowledge which members have read their start values. A type, as a closure would count what
/// it captures at each question.
protocol MemberStarts {
  /// Whether a member has read its start value of a component; both by number.
  func hasStarted(_ member: Int, on track: Int) -> Bool
}

/// The places in one play, in flicks, between which one writer shows for a component, and the
/// writer's own time there.
struct TrackStretch: Equatable {
  /// Empty where it is not known.
  var places: Range<Int64> = 0..<0
  /// Before this the component shows what it held, as before its first start.
  var begin = Int64.min
  /// From here on the component shows the same.
  var rest = Int64.max
  /// The place at which the writer's own time is 0.
  var start: Int64 = 0
  var timeScale = 1.0
  /// Whether the writer is a member of the node itself: its own time follows from the node's by its
  /// rate alone.
  var isOfMember = false

  /// The part of the stretch that a place is in.
  enum Side {
    case before, inside, behind
  }

  @inline(__always)
  func side(of place: Int64) -> Side {
    place < begin ? .before : place >= rest ? .behind : .inside
  }

  @inline(__always)
  func own(at local: OwnTime) -> OwnTime { local.since(start).scaled(by: timeScale) }
}

extension TimelineNode {
  /// The writer that shows for a component at a position in one play; `nil` before the first start.
  /// Members without a start do not show.
  func shown(
    _ track: Int, at local: OwnTime, _ direction: ShownEntry.Direction,
    _ memberStarts: some MemberStarts
  ) -> ShownEntry? {
    var stretch = TrackStretch()
    return shown(track, at: local, direction, &stretch, memberStarts)
  }

  /// The writer that shows, and the stretch around the position: the places from a start up to the
  /// next one, and those before the first start. Of a writer in an inner timeline only those before
  /// its start, or behind its end.
  func shown(
    _ track: Int, at local: OwnTime, _ direction: ShownEntry.Direction,
    _ stretch: inout TrackStretch, _ memberStarts: some MemberStarts
  ) -> ShownEntry? {
    guard let found = shape.tracks.find(track) else { return nil }
    let latest = latestEntry(found, at: local, memberStarts)
    let next = latest.map { $0 + 1 } ?? found.range.lowerBound
    // One in an inner timeline may have begun a flick earlier.
    let last = next < found.range.upperBound ? shape.tracks.entries[next].begin - 1 : Int64.max
    guard let latest else {
      if local.whole < last { stretch.places = Int64.min..<last }
      stretch.begin = last
      stretch.isOfMember = true
      return nil
    }
    let entry = shape.tracks.entries[latest]
    (stretch.begin, stretch.rest) = (entry.begin, shape.entries[Int(entry.entry)].end)
    (stretch.start, stretch.timeScale) = (entry.start, entry.timeScale)
    stretch.isOfMember = !entry.isInside
    let first = entry.isInside ? stretch.rest : latest == found.first ? Int64.min : entry.begin
    if first <= local.whole, local.whole < last { stretch.places = first..<last }
    let outer = local.since(entry.start)
    if !entry.isInside {
      return .member(
        Int(entry.member), outer.scaled(by: entry.timeScale),
        ShownEntry.Direction(
          rate: direction.rate * entry.timeScale, isStanding: direction.isStanding))
    }
    guard let node = entries[Int(entry.entry)].node else { return nil }
    return node.shownInside(track, outer: outer, direction, memberStarts)
  }

  /// The writer that an inner timeline shows when `outer` of the outer time has passed since its
  /// start.
  private func shownInside(
    _ track: Int, outer: OwnTime, _ direction: ShownEntry.Direction,
    _ memberStarts: some MemberStarts
  ) -> ShownEntry? {
    let own = timing.clamped(timing.innerTime(of: outer))
    let place = timing.place(at: own)
    var inner = direction
    inner.rate *= timing.isBackward(place.play) ? -timing.timeScale : timing.timeScale
    if own.whole >= timing.length || timing.isInGap(at: own) { inner.isStanding = true }
    return shown(track, at: place.local, inner, memberStarts)
      ?? firstMember(track).map { .held($0) }
  }

  /// The member that starts first of those that write a component, at any depth.
  func firstMember(_ track: Int) -> Int? {
    shape.tracks.find(track).map { Int(shape.tracks.entries[$0.first].member) }
  }

  /// Of the starts of a component that time has come to, the last; `nil` where there is none whose
  /// member has read its start values.
  func latestEntry(_ track: NodeTrack, at local: OwnTime, _ memberStarts: some MemberStarts)
    -> Int?
  {
    let first = track.range.lowerBound
    func isAhead(_ place: Int) -> Bool {
      !local.isAtOrAfter(shape.tracks.entries[place].begin)
        && !hasBegunInside(shape.tracks.entries[place], at: local)
    }
    // Most have one start.
    var next = track.range.upperBound
    if isAhead(next - 1) {
      next = next - first == 1 ? first : (first..<next).firstPlace(where: isAhead)
    }
    while next > first,
      !memberStarts.hasStarted(Int(shape.tracks.entries[next - 1].member), on: Int(track.number))
    { next -= 1 }
    return next > first ? next - 1 : nil
  }

  /// Whether time has come to a start in an inner node, between two flicks of this node's time.
  @inline(__always)
  private func hasBegunInside(_ entry: TrackEntry, at local: OwnTime) -> Bool {
    entry.isInside && entry.begin == local.whole + 1 && isBetween(entry, at: local)
  }

  private func isBetween(_ entry: TrackEntry, at local: OwnTime) -> Bool {
    guard let node = entries[Int(entry.entry)].node else { return false }
    let (passed, inner) = (local.since(entry.start), node.tracks.entries[Int(entry.inside)])
    guard passed.whole >= 0 else { return false }
    let own = node.timing.innerTime(of: passed)
    return own.isAtOrAfter(inner.begin) || node.hasBegunInside(inner, at: own)
  }
}
