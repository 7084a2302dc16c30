// One step: visit what is due, instant by instant, write everything that runs, then onUpdate. The list of
// passes is `advance`; read it first.

extension TweenEngine {
  /// A step of this many flicks before the engine's time scale.
  func advance(by flicks: Int64) {
    guard mayAdvance() else { return }
    guard clock.canTake(flicks) else {
      return announce(
        .refused(
          key: "advance(by:)", value: Flicks.seconds(flicks), range: "a time within a century"))
    }
    advance(to: .given, giving: flicks, isStep: flicks > 0)
  }

  func advance(toInstant instant: Int64) {
    guard mayAdvance() else { return }
    guard instant >= clock.now else {
      report(.timeInPast(requested: Flicks.seconds(instant), now: Flicks.seconds(clock.now)))
      return finishCall()
    }
    guard clock.rate > 0 else { return }
    advance(to: .instant(instant), giving: 0, isStep: instant > clock.now)
    clock.adoptInstant()
  }

  private func mayAdvance() -> Bool {
    if !clock.isAdvancing, callouts.depth == 0 { return true }
    report(.advanceFromCallback())
    return false
  }

  /// A step of nothing is no frame, and calls no onUpdate.
  private func advance(to goal: EngineClock.Goal, giving flicks: Int64, isStep: Bool) {
    clock.beginStep(giving: flicks)
    schedule.resumeDeferred()
    let isFrame = isStep && clock.rate > 0
    visitInstants(upTo: goal, isFrame: isFrame)
    sweep()
    if isStep { update() }
    processDueEvents()
    endOrphans()
    // What their setters and callbacks add begins here as well.
    processDueEvents()
    clock.endStep()
    if isFrame { frameDidEnd() }
    finishCall()
  }

  /// Calls `onAdvance`, which may do what a callback may.
  func frameDidEnd() {
    if let onAdvance = callouts.onAdvance { perform(onAdvance) }
  }

  /// Goes from one instant at which something is due to the next, up to the goal. A frame is counted at
  /// the last one, before what is due there.
  private func visitInstants(upTo goal: EngineClock.Goal, isFrame: Bool) {
    var isToTick = isFrame
    while true {
      if isToTick, clock.now == clock.instant(of: goal) {
        isToTick = false
        clock.countFrame()
        releaseHeld(byFrames: true)
        moveEpochIfFar()
        if hasBentTimelines { placeBentTimelines() }
      }
      processDueEvents()
      let target = clock.instant(of: goal)
      if clock.now < target {
        move(to: min(schedule.nextInstant ?? target, target))
      } else if !isToTick {
        return
      }
    }
  }

  private func move(to instant: Int64) {
    guard instant > clock.now else { return }
    clock.move(to: instant)
    releaseHeld(byFrames: false)
    moveEpochIfFar()
    if hasBentTimelines { placeBentTimelines() }
  }

  /// Writes every running component.
  private func sweep() {
    if !runs.isEmpty { advanceBentTimelines() }
    assignHeldWriters()
    if runs.loopingCount > 0 { followLoops() }
    writers.lanes.sweep(clock.laneTime)
    deliverLanes(.stored)
    sweepScalarRows()
    if usesAdditiveLayers { sweepAdditive() }
    clock.noteSwept()
  }

  /// Writes what lies in lanes and goes through accessors, samplers or easings of the caller's. They may move entries from lane to
  /// lane, to ones that have been written already as well: each is written once.
  func deliverLanes(_ stage: SamplerStage) {
    guard writers.lanes.beginDelivery(stage) else { return }
    let present = clock.laneTime
    perform {
      var index = 0
      while index < writers.lanes.lanes.count {
        writers.lanes.lanes[index].deliver(present)
        index += 1
      }
      var missed = writers.lanes.drainMissed()
      while !missed.isEmpty {
        // Components that share an entry are beside each other.
        var written: (lane: LaneIndex, entry: EntryIndex) = (.none, .none)
        for owner in missed {
          guard let index = component(of: owner.id, part: owner.part) else { continue }
          let (lane, entry) = (components[index].lane, components[index].index)
          switch components[index].home {
          case .lane where written == (lane, entry): break
          case .lane:
            written = (lane, entry)
            writers.lanes[lane].deliver(one: entry, present)
          // Rows that are written one by one are still to come. Behind their stored numbers the list has been copied.
          case .scalar where stage == .sums: write(owner.id.slot, .computed, onlyScalar: true)
          case .scalar where stage == .added: sweepAdditive(owner.id)
          case .scalar, .none: break
          }
        }
        missed = writers.lanes.drainMissed()
      }
    }
    writers.lanes.endDelivery { owner, width, index in
      for member in owner..<(owner + width) { components[member].index = index }
    }
  }

  /// Setters may end tweens and start others, which changes the list: a copy is walked.
  private func sweepScalarRows() {
    var ids = writers.makeList()
    for slot in writers.scalarRows { ids.append(rows.id(slot)) }
    if !playheads.isEmpty { putMoversLast(&ids) }
    var hasComputed = false
    for id in ids where rows.isAlive(id) && rows.isDriving(id.slot) {
      if rows.traits(id.slot).contains(.computed) { hasComputed = true }
      write(id.slot, .stored, onlyScalar: true)
    }
    // Computed properties are computed from what was written before.
    sweepSums()
    if hasComputed {
      for id in ids where rows.isAlive(id) && rows.isDriving(id.slot) {
        guard rows.traits(id.slot).contains(.computed) else { continue }
        removeLayers(target: rows[id.slot].target, but: id, isSwept: true)
        if rows.isAlive(id) { write(id.slot, .computed, onlyScalar: true) }
      }
    }
    writers.keepMemory(of: ids)
  }

  /// Puts what moves playheads behind the other rows, oldest first: what is passed by it is called in that order.
  private func putMoversLast(_ ids: inout [TweenID]) {
    let movers = ids.filter { rows.traits($0.slot).contains(.playhead) }
      .sorted { (rows[$0.slot].age, $0.slot) < (rows[$1.slot].age, $1.slot) }
    if movers.isEmpty { return }
    ids.removeAll { rows.traits($0.slot).contains(.playhead) }
    ids += movers
  }

  /// Writes the lanes whose values depend on other numbers of their targets, which are those below what is added to them.
  private func sweepSums() {
    if usesAdditiveLayers {
      for id in writers.lanes.sumOwners.map({ rows.id(components[$0].row) }) where rows.isAlive(id)
      {
        removeLayers(target: rows[id.slot].target, but: id, isSwept: true)
      }
    }
    writers.lanes.sweepSums(clock.laneTime)
    deliverLanes(.sums)
  }

  /// Calls each running tween's onUpdate whose own clock moved in this step.
  private func update() {
    updates.sort(isAlive: { rows.isAlive($0) }, age: { rows[$0.slot].age })
    // The list as it is now: a callback may start tweens, older ones too.
    for id in updates.ids {
      let row = rows[id.slot]
      guard row.isOf(id), row.state == .running, !row.isPaused else { continue }
      guard hasMovedOn(row) || hasMoved(id.slot) else { continue }
      if !runs.isEmpty { callMemberUpdates(id) }
      if rows.isAlive(id) { callUpdate(id, row) }
    }
    updates.tidy { rows.isAlive($0) }
  }

  /// Whether the own clock of a row that plays at rate 1 has moved since the step began.
  @inline(__always)
  private func hasMovedOn(_ row: TweenRow) -> Bool {
    row.extras == .first && !row.usesFrames && !row.isScrubbed && clock.now > row.then
      && clock.now > clock.stepStart
  }

  /// Whether the row's own clock has moved since the step began.
  private func hasMoved(_ slot: Slot) -> Bool {
    if rows[extras: slot].movedInStep == clock.step { return true }
    if rows.clock(slot).rate == 0 { return false }
    let since = max(rows[slot].then, rows[slot].usesFrames ? clock.stepStartFrame : clock.stepStart)
    return drivingNow(slot) > since
  }

  /// To be called before a row's clock is rebased: remembers that it moved in this step.
  func noteMoved(_ slot: Slot) {
    if clock.isAdvancing, hasMoved(slot) { rows[extras: slot].movedInStep = clock.step }
  }
}
