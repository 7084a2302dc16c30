// One clock of a timeline, with what lies on it: members, timelines in it, calls and pauses. Built
// when a timeline is added, and its alone. Pure: knows places on its own time and no engine.

final class TimelineNode {
  /// What lies on it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var shape = NodeShape()
  /// How far it has come; see TimelineWalk.
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
  let easing: EasingChoice?
  /// Own callbacks; those of the timeline itself belong to its tween.
  let callbacks: TweenCallbacks?

  init(timing: Timing, easing: EasingChoice? = nil, callbacks: TweenCallbacks? = nil) {
    self.timing = timing
    self.easing = easing
    self.callbacks = callbacks
  }

  /// What happens in one play, in the order in which it is passed forwards.
  @inline(__always)
  var moments: [TimelineMoment] { shape.moments }
  /// By component, the entries that write it.
  @inline(__always)
  var tracks: NodeTracks { shape.tracks }
  /// In the order of adding.
  @inline(__always)
  var entries: [TimelineEntry] { shape.entries }
  /// What the entries write, entry by entry: components by their numbers.
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
      if case .node(let node) = entries[index].content { node.orderFirsts(by: order) }
    }
    shape.orderFirsts(by: order)
  }

  /// Sets what lies on it anew: what lay there before, and more behind that. What was to come is to
  /// come still. What is new counts as passed where time is behind it, or stands at it and what was
  /// next comes behind it. `own` is its own time, and `isForward` says which way that goes; before
  /// the first play, where there is no place, all is to come.
  func grow(_ added: TimelineNode, at own: OwnTime?, isForward: Bool) {
    let (isRising, old) = (isRising(isForward: isForward), entries.count)
    let next = isRising ? progress.behind : progress.behind - 1
    let nextMoment = moments.indices.contains(next) ? moments[next] : nil
    shape.append(added.entries, added.written)
    // Whatever play comes behind a pause, all of it is to come.
    guard let own, !progress.cursor.isInGap else { return }
    let local = easing == nil ? straight(own) : progress.bentLocal
    let stillNext = nextMoment.flatMap { next in
      moments.firstIndex { $0.entry == next.entry && $0.kind == next.kind }
    }
    let reached =
      moments.firstIndex { isRising ? !local.isAtOrAfter($0.time) : !local.isAfter($0.time) }
      ?? moments.count
    progress.behind =
      isRising
      ? min(stillNext ?? reached, reached) : max(stillNext.map { $0 + 1 } ?? reached, reached)
    for index in innerEntries where index >= old {
      alignInside(index, at: local, isForward: isRising)
    }
  }

  /// Which way the time of the present play goes.
  private func isRising(isForward: Bool) -> Bool {
    easing == nil ? isForward != timing.isBackward(progress.cursor.play) : progress.isBentRising
  }

  /// When the members on it start for the first time, in the order of their numbers. `outer` tells
  /// when a place on its time comes on the timeline's; nothing where they are one.
  func firstStarts(_ outer: ((Int64) -> Int64)? = nil) -> [(time: Int64, member: Int)] {
    var starts: [(time: Int64, member: Int)] = []
    starts.reserveCapacity(entries.count)
    for entry in entries {
      switch entry.content {
      case .member(let number, _): starts.append((outer?(entry.begin) ?? entry.begin, number))
      case .node(let node):
        starts += node.firstStarts { time in
          let place = max(node.timing.outerTime(of: time, from: entry.start), 0)
          return outer?(place) ?? place
        }
      case .call, .pause: break
      }
    }
    return starts
  }

  /// Flicks of its own time behind its last play and `endDelay`; ``Flicks/never`` where it is
  /// endless.
  var length: Int64 { timing.length }
}
