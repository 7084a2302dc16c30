// Timelines that are updated once a step. What those of bent time pass has no instants of its own,
// and is visited then (SEMANTICS 41); those whose rates round pass what they come to at its
// instants. What they show is exact at each instant.

extension TweenEngine {
  /// The timelines that are updated once a step, oldest first, and a part that was split off after
  /// the whole.
  func bentTimelines() -> [TimelineRun] {
    let all = runs.all.filter { $0.isBent || $0.hasScales }
    hasBentTimelines = !all.isEmpty
    return all.filter { isStepped($0) }.ordered {
      let (left, right) = ($0.head.slot, $1.head.slot)
      return (rows[left].age, left) < (rows[right].age, right)
    }
  }

  /// Whether a row is a member of a timeline that is written once a step, before the sweep.
  func isWrittenBeforeSweep(_ slot: Slot) -> Bool {
    run(ofMember: slot).map { isStepped($0) && rows.isDriving($0.head.slot) } ?? false
  }

  /// Puts timelines of bent time where they are at the present instant: what starts there reads
  /// what they show.
  func placeBentTimelines() {
    for run in bentTimelines()
    where rows[run.head.slot].state == .running && rows.isDriving(run.head.slot) {
      placeTimeline(run)
    }
  }

  /// Brings timelines of bent time to the present instant.
  func advanceBentTimelines() {
    guard hasBentTimelines else { return }
    var bent: [TimelineRun] = []
    var insertions = -1
    // A part that a callback splits off is at the present instant too.
    while insertions != runs.insertions {
      insertions = runs.insertions
      bent = bentTimelines()
      for run in bent where run.isBent {
        while rows.isAlive(run.head), rows.isDriving(run.head.slot), !advanceBent(run) {}
      }
    }
    // What their callbacks have written by hand is behind all of them.
    for run in living(bent, { $0.head }) where rows.isDriving(run.head.slot) {
      writeTimeline(run)
    }
  }

  /// Passes the events between the last and the present place of a bent timeline. False where code
  /// of the caller's changed its clock meanwhile, or has ended it.
  func advanceBent(_ run: TimelineRun) -> Bool {
    let slot = run.head.slot
    guard rows[slot].state == .running, !rows[slot].isInGap else { return true }
    let own = rootTime(run)
    let local = run.root.bent(run.root.straight(own))
    let isForward = run.root.isRising(to: local)
    let wasPassing = rows[slot].isPassing
    if rows[extras: slot].movedInStep != clock.step, local != run.root.progress.bentLocal {
      noteMoved(slot)
    }
    while let event = run.root.next(isForward: isForward) {
      guard event.isReached(by: local, isForward) else { break }
      guard make(event, of: run, at: OwnTime(whole: event.time)),
        !wasPassing || rows[slot].isPassing
      else { return false }
    }
    run.root.noteLook(at: own)
    return true
  }
}
