// One step: visit what is due, instant by instant, write everything that runs, then onUpdate. The list of
// passes is `advance`; read it first.

extension TweenEngine {
  /// How far a step goes.
  enum Goal {
    /// As far as the engine's clock maps all that was given.
    case given
    /// To an instant, whatever the engine's rate.
    case instant(Int64)
  }

  /// A step of this many flicks before the engine's time scale.
  func advance(by flicks: Int64) {
    guard mayAdvance() else { return }
    let (sum, overflow) = given.addingReportingOverflow(flicks)
    guard !overflow, sum < Flicks.never / 4, now < Flicks.never / 4 else {
      return announce(
        .refused(
          key: "advance(by:)", value: Flicks.seconds(flicks), range: "a time within a century"))
    }
    stepGiven = given
    given = sum
    advance(to: .given, isStep: flicks > 0)
  }

  func advance(toInstant instant: Int64) {
    guard mayAdvance() else { return }
    guard instant >= now else {
      report(.timeInPast(requested: Flicks.seconds(instant), now: Flicks.seconds(now)))
      return finishCall()
    }
    guard clock.rate > 0 else { return }
    stepGiven = given
    advance(to: .instant(instant), isStep: instant > now)
    clock.jump(to: now, at: given)
  }

  private func mayAdvance() -> Bool {
    if !isAdvancing, depth == 0 { return true }
    report(.advanceFromCallback())
    return false
  }

  /// A step of nothing is no frame, and calls no onUpdate.
  private func advance(to goal: Goal, isStep: Bool) {
    isAdvancing = true
    step += 1
    stepStart = now
    stepStartFrame = frame
    // What a caller wrote by hand since the last step lasts no longer.
    sweptAt = .min
    pending.append(contentsOf: deferred)
    deferred.removeAll(keepingCapacity: true)
    let isFrame = isStep && clock.rate > 0
    visitInstants(upTo: goal, isFrame: isFrame)
    sweep()
    if isStep { update() }
    processDueEvents()
    endOrphans()
    // What their setters and callbacks add begins here as well.
    processDueEvents()
    isAdvancing = false
    if isFrame { frameDidEnd() }
    finishCall()
  }

  /// Calls `onAdvance`, which may do what a callback may.
  func frameDidEnd() {
    guard let onAdvance else { return }
    perform(onAdvance)
  }

  /// Goes from one instant at which something is due to the next, up to the goal. A frame is counted at
  /// the last one, before what is due there.
  private func visitInstants(upTo goal: Goal, isFrame: Bool) {
    var isToTick = isFrame
    while true {
      if isToTick, now == instant(of: goal) {
        isToTick = false
        frame += Flicks.perSecond
        releaseHeld()
      }
      processDueEvents()
      let target = instant(of: goal)
      if now < target {
        move(to: min(timeQueue.first?.instant ?? target, target))
      } else if !isToTick {
        return
      }
    }
  }

  /// The instant where the step ends, if no callback changes the engine's clock.
  private func instant(of goal: Goal) -> Int64 {
    switch goal {
    case .given: max(now, clock.own(at: given).whole)
    case .instant(let instant): clock.rate > 0 ? instant : now
    }
  }

  private func move(to instant: Int64) {
    guard instant > now else { return }
    now = instant
    releaseHeld()
    moveEpochIfFar()
  }

  /// Writes every running component.
  private func sweep() {
    assignHeldWriters()
    lanes.sweep(now: Double(now - epoch))
    deliverLanes()
    sweepScalarRows()
    sweptAt = now
  }

  /// Writes what lies in lanes and goes through accessors of the caller's. They may move entries from lane to
  /// lane, to ones that have been written already as well: each is written once.
  private func deliverLanes() {
    guard lanes.beginDelivery() else { return }
    let instant = Double(now - epoch)
    perform {
      var index = 0
      while index < lanes.lanes.count {
        lanes.lanes[index].deliver(now: instant)
        index += 1
      }
      var missed = lanes.drainMissed()
      while !missed.isEmpty {
        for owner in missed {
          guard let index = component(of: owner.id, part: owner.part),
            components[index].home == .lane
          else { continue }
          lanes[components[index].lane].deliver(one: components[index].index, now: instant)
        }
        missed = lanes.drainMissed()
      }
    }
    lanes.endDelivery { components[$0].index = $1 }
  }

  /// Setters may end tweens and start others, which changes the list: a copy is walked.
  private func sweepScalarRows() {
    guard !scalarRows.isEmpty else { return }
    var ids: [TweenID] = []
    swap(&ids, &sweepList)
    for slot in scalarRows { ids.append(rows.id(slot)) }
    var (hasComputed, hasAdditive) = (false, false)
    for id in ids where rows.isAlive(id) {
      if rows.summary(id.slot).hasAdditive { hasAdditive = true }
      guard rows.isDriving(id.slot) else { continue }
      if rows.summary(id.slot).hasComputed { hasComputed = true }
      write(id.slot, .stored, onlyScalar: true)
    }
    // Views are computed from what was written before.
    if hasComputed {
      for id in ids where rows.isAlive(id) && rows.isDriving(id.slot) {
        guard rows.summary(id.slot).hasComputed else { continue }
        removeLayers(target: rows[id.slot].target, but: id, isSwept: true)
        if rows.isAlive(id) { write(id.slot, .computed, onlyScalar: true) }
      }
    }
    if hasAdditive { sweepAdditive(&ids) }
    ids.removeAll(keepingCapacity: true)
    swap(&ids, &sweepList)
  }

  /// Calls each running tween's onUpdate whose own clock moved in this step.
  private func update() {
    updates.sort(isAlive: { rows.isAlive($0) }, age: { rows[$0.slot].age })
    // The list as it is now: a callback may start tweens, older ones too.
    for id in updates.ids {
      let row = rows[id.slot]
      guard row.isOf(id), row.state == .running, !row.isPaused else { continue }
      if hasMovedOn(row) || hasMoved(id.slot) { callUpdate(id, row) }
    }
    updates.tidy { rows.isAlive($0) }
  }

  /// Whether the own clock of a row that plays at rate 1 has moved since the step began.
  @inline(__always)
  private func hasMovedOn(_ row: TweenRow) -> Bool {
    row.extras == 0 && !row.usesFrames && now > row.then && now > stepStart
  }

  /// Whether the row's own clock has moved since the step began.
  private func hasMoved(_ slot: Int32) -> Bool {
    if rows[extras: slot].movedInStep == step { return true }
    if rows.clock(slot).rate == 0 { return false }
    let since = max(rows[slot].then, rows[slot].usesFrames ? stepStartFrame : stepStart)
    return drivingNow(slot) > since
  }

  /// To be called before a row's clock is rebased: remembers that it moved in this step.
  func noteMoved(_ slot: Int32) {
    if isAdvancing, hasMoved(slot) { rows[extras: slot].movedInStep = step }
  }

  var timeScale: Double {
    get { clock.rate }
    set {
      // In a callback the count given so far is that of the present instant, not of the step's end.
      // At rate 0 that is as much as there was when the step began.
      let reached =
        isAdvancing ? max(min(clock.instant(reaching: now), given), stepGiven) : given
      // Where that count lies past the instant, time goes on from the instant: a callback that sets 0 holds
      // the time that it sees.
      if clock.own(at: reached).whole > now { clock.jump(to: now, at: reached) }
      clock.rebase(at: reached, rate: newValue)
    }
  }
}
