// Timelines: what the rest of the engine asks. A row is a head's, a member's, or one by itself.

extension TweenEngine {
  /// The timeline whose head a row is.
  @inline(__always)
  func run(ofHead slot: Slot) -> TimelineRun? {
    withRun(ofHead: slot) { $0 }
  }

  /// Does something with the timeline whose head a row is, without counting a reference to it.
  @inline(__always)
  @discardableResult
  func withRun<Result>(ofHead slot: Slot, _ body: (TimelineRun) -> Result?) -> Result? {
    if runs.isEmpty || rows[slot].extras == .first { return nil }
    return rows[extras: slot].memberState == .none ? withRun(ofRow: slot, body) : nil
  }

  /// The same with the timeline whose member a row is.
  @inline(__always)
  func withRun<Result>(ofMember slot: Slot, _ body: (TimelineRun) -> Result?) -> Result? {
    isMember(slot) ? withRun(ofRow: slot, body) : nil
  }

  /// An access ends that lanes follow the timeline by themselves.
  @inline(__always)
  private func withRun<Result>(ofRow slot: Slot, _ body: (TimelineRun) -> Result?) -> Result? {
    let index = rows[extras: slot].run
    guard !index.isNone, let run = runs.uncounted(index) else { return nil }
    return run._withUnsafeGuaranteedRef { run in
      if runs.loopingCount > 0, run.isLooping { endLoop(run) }
      return body(run)
    }
  }

  /// The timeline whose member a row is.
  @inline(__always)
  func run(ofMember slot: Slot) -> TimelineRun? {
    withRun(ofMember: slot) { $0 }
  }

  /// The timeline whose head or member a row is; it may be looping.
  @inline(__always)
  func timeline(ofRow slot: Slot) -> TimelineRun? {
    let index = rows[extras: slot].run
    return index.isNone ? nil : runs[index]
  }

  @inline(__always)
  func isMember(_ slot: Slot) -> Bool {
    !runs.isEmpty && rows[slot].extras != .first && rows[extras: slot].memberState != .none
  }

  /// The tween that a caller knows: of a member its timeline's.
  @inline(__always)
  func known(_ id: TweenID) -> TweenID { withRun(ofMember: id.slot) { $0.head } ?? id }

  /// The number of living tweens that callers know.
  var tweenCount: Int { rows.aliveCount - runs.memberCount }

  /// Whether time changes anything.
  var hasWork: Bool { tweenCount > rows.pausedCount }

  /// The living rows of all tweens that callers know.
  var knownSlots: [Slot] { rows.slots.filter { rows[$0].isAlive && !isMember($0) } }

  /// The tweens that move what a tween does: of a timeline its members.
  func movers(of id: TweenID) -> [TweenID] { run(ofHead: id.slot)?.members ?? [id] }

  /// Whether a component has what its target held: of a timeline that of the member which took it.
  func knowsHeld(_ index: ComponentIndex) -> Bool {
    let slot = components[index].row
    guard let run = run(ofMember: slot) else { return true }
    return taker(of: index, run)?.member == rows[extras: slot].memberNumber
  }

  /// The member with which a timeline took what a component of it writes.
  func taker(of index: ComponentIndex, _ run: TimelineRun) -> TimelineWriter? {
    let (slot, part) = (components[index].row, components[index].part)
    let number = Int(rows[extras: slot].memberNumber)
    guard let track = run.tracks.track(of: part, ofMember: number),
      let taker = run.takers[track] ?? run.root.firstMember(track)
    else { return nil }
    return run.tracks.writer(of: track, ofMember: taker).map { run.tracks.writers[$0] }
  }

  /// The instant at which a tween took a component: of a timeline, that at which the first of its
  /// members did.
  func start(of index: ComponentIndex) -> Int64 {
    let slot = components[index].row
    let run = run(ofMember: slot)
    let head = run?.head.slot ?? slot
    let start = callouts.starts[head] ?? clockStart(head)
    guard let run, let taker = taker(of: index, run) else { return start }
    let number = Int(taker.member)
    if partsShownFromBeginning(number, run).contains(taker.part) { return start }
    return rows[extras: run.members[number].slot].heldAt
  }

  // MARK: Members

  /// Whether other members of its timeline may show in its place: what it takes shows when the
  /// timeline is placed.
  @inline(__always)
  func isCoveredAtFirst(_ slot: Slot) -> Bool { isMember(slot) }

  /// Whether a row begins at rest whatever moved its components, so that what shows is a function
  /// of its timeline's time.
  func startsFromRest(_ slot: Slot) -> Bool { isMember(slot) }

  /// Whether a row shows the end of a play for an instant by itself: a member is held by its
  /// timeline.
  @inline(__always)
  func holdsByItself(_ slot: Slot) -> Bool { !isMember(slot) }

  /// Whether a row that does not move by its clock is a member at an end of a play around it: it
  /// has entries as one that moves.
  @inline(__always)
  func standsInLanes(_ slot: Slot) -> Bool { rows[extras: slot].memberState == .standing }

  /// Puts a row's components where they belong now, or those of a timeline.
  func assignWriters(_ slot: Slot) {
    if let run = run(ofHead: slot) { return placeTimeline(run) }
    assignEntries(slot)
  }
}
