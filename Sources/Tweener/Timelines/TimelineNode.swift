// One clock of a timeline, with its entries: members, timelines in it, calls and pauses. Built when
// a timeline is added, and its alone. Pure: knows positions on its own time and no engine.

/// The place of a timeline that plays among those of its engine.
typealias RunIndex = TableIndex<TimelineNode>

final class TimelineNode {
  /// Its entries and moments.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var shape = NodeShape() {
    didSet { for index in shape.innerEntries { shape.entries[index].node?.outer = self } }
  }
  /// The node around it, which has it among its entries.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) unowned var outer: TimelineNode?
  /// Its passed plays and moments; see TimelineWalk.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var progress = TimelineProgress()
  /// `duration` is one play; `timeScale` is relative to the parent. There is no delay: it is part
  /// of `start`.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var timing: Timing
  /// Bends the time of each play of the outermost node; `nil` where time is straight.
  let easing: Easing?
  /// Whether it has such an easing.
  let isBent: Bool
  /// Own callbacks; those of the timeline itself belong to its tween.
  let callbacks: TweenCallbacks?

  init(timing: Timing, easing: Easing? = nil, callbacks: TweenCallbacks? = nil) {
    self.timing = timing
    self.easing = easing
    isBent = easing != nil
    self.callbacks = callbacks
  }

  /// The moments of one play, in the order in which they are passed forwards.
  @inline(__always)
  var moments: [TimelineMoment] { shape.moments }
  /// By component, the entries that write it.
  @inline(__always)
  var tracks: NodeTracks { shape.tracks }
  /// In the order of adding.
  @inline(__always)
  var entries: [TimelineEntry] { shape.entries }
  /// The components that the entries write, by number, entry by entry.
  @inline(__always)
  var written: [Int32] { shape.written }
  /// The entries that have events inside them.
  @inline(__always)
  var innerEntries: [Int] { shape.innerEntries }
  /// Whether an entry of it may run code of the caller's.
  @inline(__always)
  var isHeard: Bool { shape.isHeard }

  /// Sets the first starts of its components anew, and those of the timelines in it: of equal
  /// starts that of the member that comes first in an order.
  func orderFirsts(by order: [Int32]) {
    for index in innerEntries {
      entries[index].node?.orderFirsts(by: order)
    }
    shape.tracks.orderFirsts(by: order)
  }

  /// Appends entries. What was to come is to come still. A new moment counts as passed where time
  /// is beyond it, or where time is exactly at it and the moment that was next comes behind it.
  /// `own` is the node's own time, and `isForward` its direction; before the first play, where
  /// there is no position, all is to come.
  func grow(_ added: TimelineNode, at own: OwnTime?, isForward: Bool) {
    let (isRising, old) = (isRising(isForward: isForward), entries.count)
    let next = isRising ? progress.behind : progress.behind - 1
    let nextMoment = moments.indices.contains(next) ? moments[next] : nil
    shape.append(added.shape)
    // Whatever play comes behind a pause, all of it is to come.
    guard let own, !progress.cursor.isInGap else { return }
    let local = isBent ? progress.bentLocal : straight(own)
    let stillNext = nextMoment.flatMap { next in
      moments.firstIndex {
        $0.entry == next.entry && $0.kind == next.kind && $0.time == next.time
      }
    }
    let reached = firstMoment(behind: local, isForward: isRising)
    progress.behind =
      isRising
      ? min(stillNext ?? reached, reached) : max(stillNext.map { $0 + 1 } ?? reached, reached)
    // What is still to begin, or to end backwards, is entered when that is passed.
    let ahead = isRising ? moments[progress.behind...] : moments[..<progress.behind]
    let entered = ahead.lazy.filter { $0.kind == (isRising ? .start : .end) }.map(\.entry)
    let waiting = Set(entered.filter { $0 >= old })
    for index in innerEntries where index >= old && !waiting.contains(index) {
      alignInside(index, at: local, isForward: isRising)
    }
  }

  /// The direction of the time of the present play: whether it rises.
  private func isRising(isForward: Bool) -> Bool {
    isBent ? progress.isBentRising : isForward != timing.isBackward(progress.cursor.play)
  }

  /// The times of the first starts of its members, in the order of their numbers. `outer` converts
  /// a position on its time to one on the timeline's; `nil` where the two are one.
  func firstStarts(_ outer: ((Int64) -> Int64)? = nil) -> [(time: Int64, member: Int)] {
    var starts: [(time: Int64, member: Int)] = []
    starts.reserveCapacity(entries.count)
    for entry in entries {
      if entry.isMember { starts.append((outer?(entry.begin) ?? entry.begin, entry.member)) }
      guard let node = entry.node else { continue }
      starts += node.firstStarts { time in
        let place = max(node.timing.outerTime(of: time, from: entry.start), 0)
        return outer?(place) ?? place
      }
    }
    return starts
  }
}
