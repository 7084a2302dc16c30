// Adding tweens: a row, its components, its place in the queue. Nothing is read from the target
// yet.

extension TweenEngine {
  /// Enters one tween of a plan that was made for the target's class. `reports` is false for all
  /// but the first of many alike; `offset` is what a stagger adds to the delay.
  func add(
    _ plan: ResolvedPlan, to target: AnyObject, _ site: CallSite, reports: Bool = true,
    offset: Int64 = 0
  ) -> TweenID {
    var own = CallArguments()
    return add(plan, to: target, site, reports: reports, &own, offset: offset)
  }

  /// The same of a plan of several calls. `own` is what it leaves to this one, and not to be used
  /// behind this: its callbacks may be taken out.
  @inline(__always)
  func add(
    _ plan: ResolvedPlan, to target: AnyObject, _ site: CallSite, reports: Bool = true,
    _ own: inout CallArguments, offset: Int64 = 0
  ) -> TweenID {
    let timing = own.timing ?? plan.timing
    return offset >= 0 && plan.traits.timed(timing).contains(.simple)
      ? addSimple(plan, timing, to: target, site, &own, offset: offset)
      : add(plan, target: target, site, reports: reports, own, offset: offset)
  }

  /// Enters one tween of any plan, with or without a target.
  func add(
    _ plan: ResolvedPlan, target: AnyObject?, _ site: CallSite, reports: Bool = true,
    _ own: CallArguments = CallArguments(), offset: Int64 = 0
  ) -> TweenID {
    let plan = plan.traits.contains(.playhead) ? admitted(plan, to: target, site) : plan
    return add(plan, own.timing ?? plan.timing, site, reports: reports, own, offset) { slot in
      guard let target else { return }
      let record = targets.insert(target)
      link(slot, target: record)
      rows[slot].setComponents(makeComponents(of: slot, rows[slot].plan, own.ends, own.starts))
      if plan.traits.contains(.ownEnds), let ends = own.ends { rows.keepEnds(ends, of: slot) }
      if plan.traits.contains(.playhead) { checkPlayhead(slot) }
    }
  }

  /// Enters a row; `furnish` gives it what it moves. Part of the work of the call.
  @inline(never)
  func add(
    _ plan: ResolvedPlan, _ timing: Timing, _ site: CallSite, reports: Bool, _ own: CallArguments,
    _ offset: Int64, furnish: (Slot) -> Void
  ) -> TweenID {
    let age = rows.nextAge()
    let delay = timing.delay + offset
    let slot = insertRow(
      plan, timing, from: rows.sites.index(of: site), age: age, usesFrames: timing.usesFrames,
      delay: delay)
    let id = rows.id(slot)
    if let callbacks = own.callbacks { rows.callbacks.keep(callbacks, of: slot) }
    if timing.timeScale != 1 { rows[extras: slot].timeScale = timing.timeScale }
    furnish(slot)
    if timing.repeats != 0 { rows[slot].skipsRepeatEvents = canSkipRepeatEvents(slot) }
    // Which plays those are is not known before it is measured.
    if delay < 0, !timing.isMeasured { skipPlays(slot, timing, delay: delay) }
    callouts.keep(plan.problems, of: id)
    if plan.plan.isPaused { rows.setPaused(slot, true) }
    let isOutermost = callouts.work == 1
    let runsNow =
      delay == 0 && timing.length == 0 && !timing.isMeasured && !plan.plan.isPaused
      && isOutermost && isAtRest
    if !runsNow { reschedule(slot) }
    if plan.traits.contains(.tagged) { setTags(own.tags ?? plan.plan.tags ?? [], of: id) }
    if reports { for problem in plan.problems { report(problem) } }
    if isListening { tellAdded(id) }
    if isOutermost {
      takeEffect(id)
      // A callback may have ended, paused, completed or started it.
      if runsNow, isWaiting(id), !rows[slot].isPaused { start(slot) }
      finishPiece()
    } else if plan.plan.locksInteraction || plan.plan.unlocksInteraction
      || plan.plan.overwrite == .atAdd || plan.traits.contains(.showsStart)
      || run(ofHead: slot) != nil
    {
      putOff(of: id) { engine in
        engine.beginWork()
        engine.takeEffect(id)
        engine.endWork()
      }
    }
    if rows.aliveCount > 0 { callouts.onWork?() }
    return id
  }

  /// Does what a call does beside entering its tween: locks, what `.atAdd` takes, starts that are
  /// shown.
  private func takeEffect(_ id: TweenID) {
    guard let plan = rows.plan(id.slot) else { return }
    if plan.plan.unlocksInteraction { rows[id.slot].owesUnlock = true }
    if plan.plan.locksInteraction, lock.lock() { changeLock(to: true) }
    if plan.plan.overwrite == .atAdd, rows.isAlive(id) { stripAtAdd(movers(of: id), of: id) }
    if isWaiting(id) { showStarts(id.slot) }
  }

  func isWaiting(_ id: TweenID) -> Bool {
    rows.isAlive(id) && rows[id.slot].state == .waiting
  }

  @inline(__always)
  func addSimple(_ plan: ResolvedPlan, to target: AnyObject, _ site: CallSite) -> TweenID {
    var own = CallArguments()
    return addSimple(plan, plan.timing, to: target, site, &own, offset: 0)
  }

  /// Enters one tween of a plan that starts nothing at once, reports nothing and locks nothing
  /// (``PlanTraits/simple``).
  func addSimple(
    _ plan: ResolvedPlan, _ timing: Timing, to target: AnyObject, _ site: CallSite,
    _ own: inout CallArguments, offset: Int64
  ) -> TweenID {
    let age = rows.nextAge()
    let delay = timing.delay + offset
    let instant = clock.now + delay
    let record = targets.insert(target)
    endLoops(of: record)
    let slot = rows.makeSlot(age: age)
    var row = newRow(plan, timing, age: age, usesFrames: false, delay: delay)
    row.nextInstant = instant
    row.target = record
    row.setComponents(makeComponents(of: slot, row.plan, own.ends, own.starts))
    // It is the youngest of all.
    row.previous = targets[record].lastRow
    rows.insert(row, at: slot, from: rows.sites.index(of: site))
    if row.previous.isNone {
      targets[record].firstRow = slot
    } else {
      rows[row.previous].next = slot
    }
    targets[record].lastRow = slot
    if let callbacks = takeOut(&own.callbacks, leaving: nil) {
      rows.callbacks.keep(callbacks, of: slot)
    }
    callouts.forgetProblems(slot)
    let event = QueuedEvent(
      instant: instant, order: QueuedEvent.order(isStart: true, age: age), slot: slot, stamp: 0)
    schedule.enter(event, at: clock.now)
    tidySchedule()
    let id = TweenID(slot: slot, generation: UInt32(truncatingIfNeeded: age))
    if isListening { tellAdded(id) }
    finishPiece()
    callouts.onWork?()
    return id
  }

  /// Whether a row's repeats need no visit: no callback hears them, and lanes know its plays; or
  /// there would be several visits a frame, and it is better written by itself.
  func canSkipRepeatEvents(_ slot: Slot) -> Bool {
    let timing = rows.timing(slot)
    guard timing.repeats != 0, !isListening, run(ofHead: slot) == nil, timing.cycle > 0,
      !timing.usesFrames, !timing.refreshes,
      rows.traits(slot).isDisjoint(with: [.motions, .playhead]),
      rows[extras: slot].timeScale > 0,
      rows[slot].isCallbackless || !rows.traits(slot).contains(.repeatCallback)
    else { return false }
    return (canRepeatInLane(slot) && !rows.traits(slot).contains(.keyframes))
      || Double(timing.cycle) < rows[extras: slot].timeScale * Double(Self.shortestVisited)
  }

  /// Lanes count plays in whole flicks, and not more than a `Double` counts.
  func canRepeatInLane(_ slot: Slot) -> Bool {
    rows[extras: slot].timeScale == 1 && rows[extras: slot].fraction == 0
      && !rows[slot].isReversed && !rows.traits(slot).contains(.backwardEasing)
      && rows.timing(slot).duration >= Self.shortestLaned
  }

  /// In flicks: 1.5 microseconds, and 6 milliseconds.
  private static var shortestLaned: Int64 { 1 << 10 }
  private static var shortestVisited: Int64 { 1 << 22 }

  func insertRow(
    _ plan: ResolvedPlan, _ timing: Timing, from site: SiteIndex, age: UInt64, usesFrames: Bool,
    delay: Int64 = 0
  ) -> Slot {
    let slot = rows.makeSlot(age: age)
    rows.insert(
      newRow(plan, timing, age: age, usesFrames: usesFrames, delay: delay), at: slot, from: site)
    callouts.forgetProblems(slot)
    return slot
  }

  /// A waiting row whose delay begins now.
  @inline(__always)
  func newRow(
    _ plan: ResolvedPlan, _ timing: Timing, age: UInt64, usesFrames: Bool, delay: Int64
  ) -> TweenRow {
    var row = TweenRow()
    row.age = age
    row.plan = rows.plans.use(plan, timing)
    row.then = usesFrames ? clock.frame : clock.now
    row.whole = -delay
    row.usesFrames = usesFrames
    return row
  }

  /// A negative delay starts part-way in: plays that are over by then are not counted out.
  func skipPlays(_ slot: Slot, _ timing: Timing, delay: Int64) {
    let ended = timing.playsEnded(by: -delay)
    guard ended > 0 else { return }
    rows[extras: slot].playsEnded = timing.repeats >= 0 ? min(ended, timing.repeats) : ended
    if rows[extras: slot].playsEnded < ended { return }
    let next = timing.start(ofPlay: ended)
    rows[slot].isInGap = -delay < next
    if -delay == next { rows[extras: slot].heldAt = drivingNow(slot) }
  }

  @inline(__always)
  func makeComponents(
    of slot: Slot, _ plan: PlanIndex, _ ends: EndArguments?, _ starts: EndArguments?
  ) -> (first: ComponentIndex, count: Int32) {
    let (firstPart, count) = (rows.plans[plan].firstPart, rows.plans[plan].partCount)
    let first = components.allocate(count) { offset in
      TweenComponent(row: slot, part: firstPart + offset)
    }
    if let ends {
      for offset in 0..<count { components[first + offset].to = ends[Int(offset)] }
    }
    if let starts {
      for offset in 0..<count { components[first + offset].from = starts[Int(offset)] }
    }
    return (first, count)
  }
}
