// One clock of a timeline, with what lies on it: members, timelines in it, calls and pauses. Built when a timeline is added, and
// its alone. Pure: knows places on its own time and no engine.

final class TimelineNode {
  /// What happens in one play, in the order in which it is passed forwards.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var moments: [TimelineMoment] = []
  /// By component, the entries that write it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var tracks = NodeTracks()
  /// How far it has come; see TimelineWalk.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var progress = TimelineProgress()
  /// `duration` is one play; `timeScale` is relative to the parent. There is no delay: it is part of `start`.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var timing: Timing
  /// Bends the time of each play; `nil` where time is straight.
  let easing: EasingChoice?
  /// Own callbacks; those of the timeline itself belong to its tween.
  let callbacks: TweenCallbacks?
  /// In the order of adding.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var entries: [TimelineEntry] = []
  /// What the entries write, entry by entry: components by their numbers.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var written: [Int32] = []
  /// Whether somebody may be called by what lies on it.
  private(set) var isHeard = false
  /// The entries that have events inside them.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var innerEntries: [Int] = []

  init(timing: Timing, easing: EasingChoice? = nil, callbacks: TweenCallbacks? = nil) {
    self.timing = timing
    self.easing = easing
    self.callbacks = callbacks
  }

  /// Sets what lies on it, in the order of adding, and what these entries write, in their order.
  func setEntries(_ entries: [TimelineEntry], _ written: [Int32]) {
    self.entries = entries
    self.written = written
    var moments: [TimelineMoment] = []
    moments.reserveCapacity(2 * entries.count)
    var list: [TrackEntry] = []
    list.reserveCapacity(written.count)
    var (isHeard, isSorted) = (false, true)
    innerEntries = []
    for index in entries.indices {
      let writes = entries[index].writes
      let track = writes.count == 1 ? written[writes.lowerBound] : -1
      entries[index].appendMoments(index, track: track, to: &moments)
      if entries[index].hasInnerEvents { innerEntries.append(index) }
      if entries[index].isHeard { isHeard = true }
      if writes.isEmpty { continue }
      let (member, timeScale) = entries[index].member ?? (-1, 1)
      for place in writes {
        let next = TrackEntry(
          track: written[place], entry: Int32(index), member: member,
          start: entries[index].start, timeScale: timeScale)
        if let last = list.last, next.isBefore(last) { isSorted = false }
        list.append(next)
      }
    }
    self.isHeard = isHeard
    let isInOrder = moments.indices.dropFirst().allSatisfy {
      !moments[$0].isBefore(moments[$0 - 1])
    }
    if !isInOrder { moments.sort { $0.isBefore($1) } }
    self.moments = moments
    tracks = NodeTracks(list, isSorted: isSorted) { entry in
      entries[Int(entry.entry)].firstInside(Int(entry.track))
    }
  }

  /// Sets what lies on it, where that has the places of what lies on another node and writes the same.
  func setEntries(_ entries: [TimelineEntry], placedAs other: TimelineNode) {
    self.entries = entries
    written = other.written
    moments = other.moments
    tracks = other.tracks
    innerEntries = other.innerEntries
    isHeard = entries.contains(where: \.isHeard)
  }

  /// Sets the first starts of its components anew, and those of the timelines in it: of equal starts that of the member that
  /// comes first in an order.
  func orderFirsts(by order: [Int32]) {
    for index in innerEntries {
      if case .node(let node) = entries[index].content { node.orderFirsts(by: order) }
    }
    tracks.orderFirsts(by: order) { entries[Int($0.entry)].firstInside(Int($0.track)) }
  }

  /// Sets what lies on it anew: the same as before, and more behind it. `local` is where its time is. What was to come is to come
  /// still; what is new counts as passed where what was next lies behind it. Before the first play, where there is no place, all
  /// is to come.
  func grow(_ added: TimelineNode, at local: OwnTime?, isForward: Bool) {
    let old = entries.count
    let offset = written.count
    let more = added.entries.map { entry in
      var entry = entry
      entry.writes = (entry.writes.lowerBound + offset)..<(entry.writes.upperBound + offset)
      return entry
    }
    let next = progress.behind - (isForward ? 0 : 1)
    let nextMoment = moments.indices.contains(next) ? moments[next] : nil
    setEntries(entries + more, written + added.written)
    guard let local else { return }
    let place = nextMoment.flatMap { next in
      moments.firstIndex { $0.entry == next.entry && $0.kind == next.kind }
    }
    let isBehind: (TimelineMoment) -> Bool = {
      isForward ? local.isAtOrAfter($0.time) : local.isAfter($0.time)
    }
    progress.behind =
      place.map { isForward ? $0 : $0 + 1 } ?? moments.firstIndex { !isBehind($0) } ?? moments.count
    for index in innerEntries where index >= old {
      alignInside(index, at: local, isForward: isForward)
    }
  }

  /// Flicks of its own time behind its last play and `endDelay`; ``Flicks/never`` where it is endless.
  var length: Int64 { timing.length }
}
