// Timelines: how one is added (SEMANTICS 35).

extension TweenEngine {
  /// What lies on a timeline, for the targets of this engine.
  enum TimelineItem {
    case member(AnyObject, ResolvedPlan, EndArguments?)
    case timeline(TimelineDraft)
    case call(() -> Void)
    case pause
  }

  /// A timeline before it is added: its clock, and what lies on it in the order of adding.
  struct TimelineDraft {
    var timing: Timing
    var easing: EasingChoice?
    var callbacks: TweenCallbacks?
    var items: [(start: Int64, item: TimelineItem)] = []
    /// Places on the time of one play, by name.
    var labels: [String: Int64] = [:]
    var source: KeptTimeline?
  }

  /// The members and components of a timeline that is being made, in the order of adding.
  struct TimelineParts {
    /// Those that it has already.
    var firstMember = 0
    var tracks = TimelineTracks()
    var members: [PlannedMember] = []
    /// The components of these members, member by member.
    var written: [Int32] = []

    mutating func reserve(_ count: Int) {
      members.reserveCapacity(count)
      written.reserveCapacity(count)
      tracks.reserve(count)
    }
  }

  /// Enters the members of a timeline behind its head, which is a row already.
  func attach(_ draft: TimelineDraft, to head: Slot) {
    var parts = TimelineParts()
    parts.reserve(draft.items.count)
    let root = makeNode(draft, &parts)
    let run = TimelineRun(
      head: rows.id(head), root: root, tracks: parts.tracks, labels: draft.labels,
      source: draft.source)
    run.index = runs.insert(run)
    rows[extras: head].run = run.index
    if run.isBent { hasBentTimelines = true }
    add(parts, to: run)
    run.starts = parts.members.indices.map { (parts.members[$0].firstStart, $0) }
    sortStarts(run)
    if run.updating.isEmpty { return }
    run.updating.sort { (parts.members[$0].firstStart, $0) < (parts.members[$1].firstStart, $1) }
  }

  func sortStarts(_ run: TimelineRun) {
    let isSorted = run.starts.indices.dropFirst().allSatisfy {
      (run.starts[$0 - 1].time, run.starts[$0 - 1].member) <= (
        run.starts[$0].time, run.starts[$0].member
      )
    }
    if !isSorted { run.starts.sort { ($0.time, $0.member) < ($1.time, $1.member) } }
    if run.root.hasMixedStarts { orderEqualStarts(run) }
  }

  /// Brings first starts at one instant into the order in which they are passed.
  private func orderEqualStarts(_ run: TimelineRun) {
    let copy = run.root.silentCopy()
    // Where a flick is reached between two of the time inside, what starts there may have been passed before: in the order of adding.
    var order = run.starts.indices.map { Int32($0 - run.starts.count) }
    var times = [Int64](repeating: 0, count: run.starts.count)
    for start in run.starts { times[start.member] = start.time }
    var first = 0
    while first < run.starts.count {
      let time = run.starts[first].time
      let end = run.starts[first...].firstIndex { $0.time != time } ?? run.starts.count
      if end - first > 1 {
        // Plays of no length pass a start several times: the first counts.
        for (offset, member) in copy.passStarts(at: time).enumerated().reversed()
        where times[member] == time { order[member] = Int32(offset) }
        run.starts[first..<end].sort {
          (order[$0.member], $0.member) < (order[$1.member], $1.member)
        }
      }
      first = end
    }
    run.root.orderFirsts(by: order)
  }

  /// `outer` tells when a place on the node's time comes on the timeline's; nothing where they are one.
  func makeNode(
    _ draft: TimelineDraft, _ parts: inout TimelineParts, _ outer: ((Int64) -> Int64)? = nil
  ) -> TimelineNode {
    let node = TimelineNode(
      timing: draft.timing, easing: draft.easing, callbacks: draft.callbacks)
    var entries: [TimelineEntry] = []
    entries.reserveCapacity(draft.items.count)
    var written: [Int32] = []
    written.reserveCapacity(draft.items.count)
    for (start, item) in draft.items {
      let first = written.count
      let content: TimelineEntry.Content
      let isHeard: Bool
      switch item {
      case .member(let target, let plan, let ends):
        let record = targets.insert(target)
        for part in plan.parts {
          let key = TrackKey(target: record.raw, key: part.key)
          written.append(Int32(parts.tracks.number(key)))
          parts.written.append(written[written.count - 1])
        }
        content = .member(parts.firstMember + parts.members.count, plan.timing)
        isHeard = plan.traits.contains(.callbacks)
        parts.members.append(
          PlannedMember(
            target: target, record: record, plan: plan, ends: ends,
            firstStart: outer?(start) ?? start))
      case .timeline(let inner):
        let clock = TimelineNode(timing: inner.timing, easing: inner.easing)
        let child = makeNode(inner, &parts) { time in
          let place = start + clock.timing.outerTime(of: clock.unbent(time))
          return outer?(place) ?? place
        }
        isHeard = inner.callbacks != nil || child.isHeard
        for track in child.tracks.tracks { written.append(track.number) }
        content = .node(child)
      case .call(let body):
        content = .call(body)
        isHeard = true
      case .pause:
        content = .pause
        isHeard = true
      }
      entries.append(
        TimelineEntry(
          content: content, start: start, writes: first..<written.count, isHeard: isHeard))
    }
    node.setEntries(entries, written)
    return node
  }

  /// Makes rows of members.
  func add(_ parts: TimelineParts, to run: TimelineRun) {
    run.members.reserveCapacity(run.members.count + parts.members.count)
    let head = run.head.slot
    var first = 0
    for (offset, member) in parts.members.enumerated() {
      let slot = insertRow(member.plan, age: rows[head].age, usesFrames: rows[head].usesFrames)
      rows[extras: slot].run = run.index
      rows[extras: slot].memberState = .before
      rows.memberCount += 1
      link(slot, target: member.record)
      rows[slot].setComponents(makeComponents(of: slot, rows[slot].plan, member.ends))
      if member.plan.traits.contains(.ownEnds), let ends = member.ends {
        rows.keepEnds(ends, of: slot)
      }
      run.members.append(rows.id(slot))
      run.tracks.beginMember()
      for index in componentIndices(slot) {
        run.tracks.add(part: components[index].part, on: Int(parts.written[first]))
        first += 1
      }
      let summary = rows.summary(slot)
      if !summary.traits.contains(.plainBytes) { run.writesBytes = false }
      if summary.traits.contains(.updateCallback) {
        run.updating.append(parts.firstMember + offset)
      }
    }
  }

  /// Writes the starts that the call gives for components whose first member they are, when the timeline is added.
  func showMemberStarts(_ run: TimelineRun) {
    for number in run.members.indices where isWaiting(run.members[number]) {
      if isShownFromBeginning(number, run) { showStarts(run.members[number]) }
    }
  }
}
