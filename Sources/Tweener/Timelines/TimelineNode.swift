// One clock of a timeline, with what lies on it: members, timelines in it, calls and pauses. Built when a timeline is added, and
// its alone. Pure: knows places on its own time and no engine.

/// A component of one of the timeline's targets.
struct TrackKey: Hashable {
  /// The target, by its number in the timeline.
  let target: Int
  let key: ComponentKey
}

final class TimelineNode {
  /// `duration` is one play; `timeScale` is relative to the parent. There is no delay: it is part of `start`.
  var timing: Timing
  /// Bends the time of each play; `nil` where time is straight.
  let easing: EasingChoice?
  /// Own callbacks; those of the timeline itself belong to its tween.
  let callbacks: TweenCallbacks?
  private(set) var entries: [TimelineEntry] = []
  /// What happens in one play, in the order in which it is passed forwards.
  private(set) var moments: [TimelineMoment] = []
  /// By component, the entries that write it, by their starts; of equal starts the one that was added later is behind.
  private(set) var tracks: [TrackKey: [Int]] = [:]
  /// By component, the first start of a member that writes it.
  private(set) var firstStarts: [TrackKey: (time: Int64, member: Int)] = [:]
  /// The entries that have events inside them.
  private(set) var innerEntries: [Int] = []
  /// How far it has come; see TimelineWalk.
  var progress = TimelineProgress()

  init(timing: Timing, easing: EasingChoice? = nil, callbacks: TweenCallbacks? = nil) {
    self.timing = timing
    self.easing = easing
    self.callbacks = callbacks
  }

  /// Sets what lies on it, in the order of adding.
  func setEntries(_ entries: [TimelineEntry]) {
    self.entries = entries
    moments = entries.indices.flatMap { entries[$0].moments($0) }.sorted { $0.isBefore($1) }
    innerEntries = entries.indices.filter { entries[$0].hasInnerEvents }
    for (index, entry) in entries.enumerated() {
      for key in entry.keys {
        tracks[key, default: []].append(index)
        guard let start = entry.firstStart(key) else { continue }
        if let first = firstStarts[key], first.time <= start.time { continue }
        firstStarts[key] = start
      }
    }
    for key in tracks.keys {
      tracks[key]?.sort { (entries[$0].start, $0) < (entries[$1].start, $1) }
    }
  }

  /// Sets what lies on it anew: the same as before, and more behind it. `local` is where its time is. What was to come is to come
  /// still; what is new counts as passed where what was next lies behind it. Before the first play, where there is no place, all
  /// is to come.
  func grow(_ entries: [TimelineEntry], at local: OwnTime?, isForward: Bool) {
    guard let local else {
      (tracks, firstStarts) = ([:], [:])
      return setEntries(entries)
    }
    let old = self.entries.count
    let next = progress.behind - (isForward ? 0 : 1)
    let nextMoment = moments.indices.contains(next) ? moments[next] : nil
    (tracks, firstStarts) = ([:], [:])
    setEntries(entries)
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

/// Something on a timeline.
struct TimelineEntry {
  enum Content {
    /// A member, by its number in the timeline.
    case member(Int, Timing)
    case node(TimelineNode)
    case call(() -> Void)
    case pause
  }

  let content: Content
  /// In flicks of the node's time.
  let start: Int64
  /// What it writes.
  var keys: [TrackKey] = []

  /// The plays of a member or of a timeline; `nil` for a mark.
  var timing: Timing? {
    switch content {
    case .member(_, let timing): timing
    case .node(let node): node.timing
    case .call, .pause: nil
    }
  }

  /// When it, or the first member in it, starts to write a component.
  fileprivate func firstStart(_ key: TrackKey) -> (time: Int64, member: Int)? {
    switch content {
    case .member(let number, _): (start, number)
    case .node(let node):
      node.firstStarts[key].map { (start + node.timing.outerTime(of: $0.time), $0.member) }
    case .call, .pause: nil
    }
  }

  /// How far it reaches on the node's time.
  var length: Int64 { timing.map { $0.outerTime(of: $0.length) } ?? 0 }

  var end: Int64 {
    let (end, overflow) = start.addingReportingOverflow(length)
    return overflow ? Flicks.never : end
  }

  /// Whether there is something between its start and its end that calls back, or changes how it is written.
  var hasInnerEvents: Bool {
    switch content {
    case .node: true
    case .member(_, let timing): timing.repeats != 0 || timing.endDelay > 0
    case .call, .pause: false
    }
  }

  fileprivate func moments(_ index: Int) -> [TimelineMoment] {
    if timing == nil || (length == 0 && !isNode) {
      return [TimelineMoment(time: start, rank: 1, entry: index, kind: .whole)]
    }
    let begin = TimelineMoment(time: start, rank: 1, entry: index, kind: .start)
    if end == Flicks.never { return [begin] }
    return [begin, TimelineMoment(time: end, rank: length == 0 ? 1 : 0, entry: index, kind: .end)]
  }

  private var isNode: Bool { if case .node = content { true } else { false } }
}

/// A start or an end on a node's time.
struct TimelineMoment {
  enum Kind: Int {
    case start, end
    /// Of what has no length.
    case whole
  }

  let time: Int64
  /// Forwards what ends comes before what starts.
  let rank: Int
  let entry: Int
  let kind: Kind

  fileprivate func isBefore(_ other: TimelineMoment) -> Bool {
    (time, rank, entry, kind.rawValue) < (other.time, other.rank, other.entry, other.kind.rawValue)
  }
}

extension Timing {
  /// How far own time has come when this much of the parent's time has passed.
  func innerTime(of outer: OwnTime) -> OwnTime {
    if timeScale == 1 { return outer }
    let whole = ClockMap.multiply(outer.whole, timeScale)
    if outer.fraction == 0 { return OwnTime(whole: whole.whole, fraction: whole.fraction) }
    let rest = Double(outer.fraction) * (timeScale / 18_446_744_073_709_551_616)
    let restWhole = Int64(rest)
    let restFraction = UInt64((rest - Double(restWhole)) * 18_446_744_073_709_551_616)
    let (fraction, carry) = whole.fraction.addingReportingOverflow(restFraction)
    return OwnTime(whole: whole.whole + restWhole + (carry ? 1 : 0), fraction: fraction)
  }

  /// The first flick of the parent's time at which own time has come so far.
  func outerTime(of inner: Int64) -> Int64 {
    if timeScale == 1 || inner <= 0 { return inner }
    if inner == Flicks.never || timeScale == 0 { return Flicks.never }
    return ClockMap(then: 0, whole: 0, rate: timeScale).instant(reaching: inner)
  }

  /// Where in its plays own time is: a boundary belongs to the play before it.
  func place(at own: OwnTime) -> PlayPlace {
    guard own.isAfter(0) else {
      return PlayPlace(play: 0, local: OwnTime(whole: 0), isBackward: false)
    }
    let cursor = cursor(backwardsAt: own)
    let play = cursor.isInGap ? cursor.play - 1 : cursor.play
    let start = start(ofPlay: play)
    var local =
      cursor.isInGap
      ? OwnTime(whole: duration) : OwnTime(whole: own.whole - start, fraction: own.fraction)
    let isBackward = isBackward(play)
    if isBackward { local = local.subtracted(from: duration) }
    return PlayPlace(play: play, local: local, isBackward: isBackward)
  }

  /// Own time of a place on the time of one play.
  func own(of local: Int64, inPlay play: Int64) -> Int64 {
    start(ofPlay: play) + (isBackward(play) ? duration - local : local)
  }
}

/// A place in the plays of a node.
struct PlayPlace {
  let play: Int64
  /// On the time of one play, as it is written: from its end down where the play runs backwards.
  let local: OwnTime
  let isBackward: Bool

  /// Whether the play is over.
  func isAtEnd(of timing: Timing) -> Bool {
    local == OwnTime(whole: isBackward ? 0 : timing.duration)
  }
}

extension OwnTime {
  /// A number of flicks minus this.
  func subtracted(from flicks: Int64) -> OwnTime {
    fraction == 0
      ? OwnTime(whole: flicks - whole)
      : OwnTime(whole: flicks - whole - 1, fraction: 0 &- fraction)
  }

  /// This minus a number of flicks.
  func since(_ flicks: Int64) -> OwnTime { OwnTime(whole: whole - flicks, fraction: fraction) }

  /// Whether it is at a number of flicks or behind it.
  func isAtOrAfter(_ flicks: Int64) -> Bool { whole >= flicks }
}

/// How a member's row stands on its timeline.
enum MemberState: UInt8 {
  /// No row of a member.
  case none
  /// Before its start: it shows what the component held.
  case before
  case inside
  /// Its own time stands, while its timeline's goes on.
  case standing
}
