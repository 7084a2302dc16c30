// One step: visit what is due, instant by instant, write everything that runs, then onUpdate. The
// list of passes is `advance`; read it first.

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
    if clock.now == Flicks.farthest { announce(.stepCut(Flicks.seconds(flicks))) }
  }

  func advance(toInstant instant: Int64) {
    guard mayAdvance() else { return }
    guard instant >= clock.now else {
      return announce(
        .timeInPast(requested: Flicks.seconds(instant), now: Flicks.seconds(clock.now)))
    }
    advance(to: .instant(instant), giving: 0, isStep: instant > clock.now)
    clock.adoptInstant()
  }

  private func mayAdvance() -> Bool {
    if !clock.isAdvancing, callouts.depth == 0, !isWorking { return true }
    announce(.advanceFromCallback())
    return false
  }

  /// A step of nothing is no frame, and calls no onUpdate.
  private func advance(to goal: EngineClock.Goal, giving flicks: Int64, isStep: Bool) {
    beginWork()
    clock.beginStep(giving: flicks)
    schedule.resumeDeferred()
    let isFrame = isStep && clock.rate > 0
    visitInstants(upTo: goal, isFrame: isFrame)
    sweep()
    doPutOff()
    if isStep { update() }
    processDueEvents()
    endOrphans()
    // What their setters and callbacks add begins here as well.
    processDueEvents()
    clock.endStep()
    if isFrame { frameDidEnd() }
    endWork()
  }

  /// Calls `onAdvance`, which may do what a callback may.
  func frameDidEnd() {
    doPutOff()
    if let onAdvance = callouts.onAdvance { callBack(onAdvance) }
  }

  /// Goes from one instant at which something is due to the next, up to the goal. A frame is
  /// counted at the last one, before what is due there.
  private func visitInstants(upTo goal: EngineClock.Goal, isFrame: Bool) {
    var isToTick = isFrame
    var pace = SkipPace()
    while true {
      if isToTick, clock.now == clock.instant(of: goal) {
        isToTick = false
        clock.countFrame()
        timeDidMove(byFrames: true)
      }
      processDueEvents()
      let target = clock.instant(of: goal)
      if clock.now < target {
        if !runs.isEmpty, pace.isDue() { skipPlays(upTo: target, &pace) }
        let instant = min(schedule.firstEvent?.instant ?? target, target)
        if instant <= clock.now { continue }
        clock.move(to: instant)
        timeDidMove(byFrames: false)
      } else if !isToTick {
        return
      }
    }
  }

  private func timeDidMove(byFrames: Bool) {
    if !writers.heldRows.isEmpty { releaseHeld(byFrames: byFrames) }
    if clock.isFarFromEpoch {
      clock.moveEpoch()
      for slot in rows.slots where rows.isDriving(slot) { assignWriters(slot) }
    }
    if hasBentTimelines { placeBentTimelines() }
  }

  /// Writes every running component. Code of the caller's that runs meanwhile changes none of it:
  /// what it asks for is put off.
  private func sweep() {
    if !runs.isEmpty { advanceBentTimelines() }
    for slot in writers.heldRows where rows[slot].isAlive { assignHeld(slot) }
    if runs.loopingCount > 0 { followLoops() }
    if !playheads.isEmpty { sweepMovers() }
    sweepLanes(.stored)
    sweepScalarRows()
    if usesAdditiveLayers { sweepAdditive() }
    if !runs.effects.isEmpty { takeEffects() }
    clock.noteSwept()
  }

  /// Writes the lanes of a stage: bytes first, as a setter may read them.
  func sweepLanes(_ stage: SamplerStage) {
    let present = clock.laneTime
    guard writers.lanes.sweep(present, stage) else { return }
    for lane in writers.lanes.lanes
    where lane.runsCallerCode && lane.count > 0 && lane.stage == stage {
      lane.deliver(present)
    }
  }

  private func sweepScalarRows() {
    var hasComputed = false
    for slot in writers.scalarRows where rows.isDriving(slot) {
      let traits = rows.traits(slot)
      if traits.contains(.computed) { hasComputed = true }
      if !traits.contains(.playhead) { write(slot, .stored, onlyScalar: true) }
    }
    // Computed properties are computed from what was written before. Lanes whose values depend on
    // other numbers of their targets are below what is added to them.
    for lane in usesAdditiveLayers ? writers.lanes.lanes : [] where lane.stage == .sums {
      for entry in 0..<lane.count {
        let slot = components[lane.owner(of: EntryIndex(entry))].row
        removeLayers(target: rows[slot].target, but: rows.id(slot), isSwept: true)
      }
    }
    sweepLanes(.sums)
    if !hasComputed { return }
    for slot in writers.scalarRows
    where rows.isDriving(slot) && rows.traits(slot).contains(.computed) {
      removeLayers(target: rows[slot].target, but: rows.id(slot), isSwept: true)
      write(slot, .computed, onlyScalar: true)
    }
  }

  /// Writes what moves playheads, oldest first and positions before speeds, before everything else:
  /// what is moved by it shows at the end of the step where it was moved to.
  private func sweepMovers() {
    let movers = writers.scalarRows.filter {
      rows.traits($0).contains(.playhead) && rows.isDriving($0)
    }.ordered { (rows[$0].age, $0) < (rows[$1].age, $1) }
    let stepped = Set(hasBentTimelines ? bentTimelines().map(\.head) : [])
    for isSpeed in [false, true] {
      for slot in movers where rows.isDriving(slot) {
        let parts = moverParts(slot, isSpeed: isSpeed)
        if !parts.isEmpty { write(slot, .stored, onlyScalar: true, parts: parts) }
      }
    }
    // A speed by which own time rounds has taken a timeline out of its lanes.
    for run in hasBentTimelines ? bentTimelines() : []
    where rows.isDriving(run.head.slot) && !stepped.contains(run.head) { writeTimeline(run) }
  }

  /// Sets the speed that a tween of a playhead moves: once a step, and at its own starts and ends.
  func writeSpeed(_ slot: Slot) {
    let parts = moverParts(slot, isSpeed: true)
    if !parts.isEmpty, rows.isDriving(slot) { write(slot, .stored, parts: parts) }
  }

  /// The parts of a tween of a playhead that move the position, which has claims, or the speed.
  private func moverParts(_ slot: Slot, isSpeed: Bool) -> PartSet {
    guard let plan = rows.plan(slot) else { return [] }
    return PartSet(
      componentIndices(slot).map { components[$0].part }.filter { part in
        plan.access(rows.plans.part(part)).claims.isEmpty == isSpeed
      })
  }

  /// Calls each running tween's onUpdate whose own clock moved in this step.
  private func update() {
    if updates.ids.isEmpty { return }
    updates.sort(isAlive: { rows.isAlive($0) }, age: { rows[$0.slot].age })
    // The list as it is now: a callback may start tweens, older ones too.
    for id in updates.ids {
      let row = rows[id.slot]
      guard row.isOf(id), row.state == .running, !row.isPaused else { continue }
      guard hasMoved(id.slot) else { continue }
      if !runs.isEmpty {
        guard callMemberUpdates(id), rows[id.slot].state == .running, !rows[id.slot].isPaused,
          hasCallback(id.slot, .update)
        else { continue }
      }
      callUpdate(id, row)
    }
    updates.tidy { rows.isAlive($0) }
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
