// Callbacks: who is called, with what, and that nothing of the engine's is half done meanwhile. A callback
// may do anything, so whoever calls one looks again at every row afterwards.

extension TweenEngine {
  /// Whether a row is in the list of those whose onUpdate is called: its own, or that of its timeline's members.
  func updates(_ slot: Slot) -> Bool {
    if isMember(slot) { return false }
    return (rows.traits(slot).contains(.updateCallback) && !rows[slot].isCallbackless)
      || !runs.isEmpty && timeline(ofRow: slot)?.updating.isEmpty == false
  }

  /// Counts no reference, as taking a callback out does.
  func hasCallback(_ slot: Slot, _ event: CallbackEvent) -> Bool {
    rows.summary(slot).events.contains(event) && !rows[slot].isCallbackless
  }

  /// Whether a listener hears of events.
  @inline(__always)
  var isListening: Bool { callouts.onEvent != nil }

  /// Whether an event of a row is to be visited: it calls a callback, or the listener hears of it.
  @inline(__always)
  func isHeard(_ slot: Slot, _ event: CallbackEvent) -> Bool {
    isListening || hasCallback(slot, event)
  }

  /// Whom a tween calls: those that are its own, where it shares its plan.
  func callbacks(_ slot: Slot) -> TweenCallbacks? {
    rows.callbacks[slot] ?? rows.plan(slot)?.plan.callbacks
  }

  private func callback(_ slot: Slot, _ event: CallbackEvent) -> TweenCallback? {
    hasCallback(slot, event) ? callbacks(slot)?[event] : nil
  }

  /// Calls a living tween's callback. True when the tween is still alive afterwards.
  @discardableResult
  func call(_ id: TweenID, _ event: CallbackEvent, by newcomer: TweenID? = nil) -> Bool {
    if isListening, !tell(event, of: id, by: newcomer) { return false }
    if let callback = callback(id.slot, event) {
      let target = rows[id.slot].target
      run(callback, id, target.isNone ? nil : targets[target].object)
    }
    return rows.isAlive(id)
  }

  /// Calls a living tween's onUpdate, and counts no reference for it: plans, callbacks and targets that are no longer
  /// needed are let go of when no callback is under way.
  @inline(__always)
  func callUpdate(_ id: TweenID, _ row: TweenRow) {
    if let own = rows.callbacks.uncounted(id.slot) {
      own._withUnsafeGuaranteedRef { callUpdate($0.everyFrame, id, row) }
    } else {
      rows.plans.uncounted(row.plan)?._withUnsafeGuaranteedRef {
        callUpdate($0.onUpdate, id, row)
      }
    }
  }

  @inline(__always)
  private func callUpdate(_ callback: TweenCallback, _ id: TweenID, _ row: TweenRow) {
    let object = row.target.isNone ? nil : targets.uncounted(row.target)
    perform {
      if let object {
        object._withUnsafeGuaranteedRef { callback(TweenReference(engine: self, id: id), $0) }
      } else {
        callback(TweenReference(engine: self, id: id), nil)
      }
    }
  }

  func run(_ callback: TweenCallback, _ id: TweenID, _ object: AnyObject?) {
    let known = runs.isEmpty ? id : known(id)
    perform(of: known) { callback(TweenReference(engine: self, id: known), object) }
  }

  /// Calls back for a tween, unless that would go round for ever (SEMANTICS 21).
  func perform(of id: TweenID, _ body: () -> Void) {
    guard callouts.depth > 0 else { return perform(body) }
    switch callouts.callbacks.enter(id) {
    case .entered:
      perform(body)
      callouts.callbacks.leave()
    case .refusedFirst: note(.tooDeep(), of: id)
    case .refused: break
    }
  }

  /// Calls the setter of a tween's property, unless that would go round for ever: then it is not written.
  @inline(__always)
  func performWrite(of id: TweenID, _ body: () -> Void) {
    if callouts.depth == 0 { perform(body) } else { performNestedWrite(of: id, body) }
  }

  @inline(never)
  private func performNestedWrite(of id: TweenID, _ body: () -> Void) {
    switch callouts.setters.enter(id) {
    case .entered:
      perform(body)
      callouts.setters.leave()
    case .refusedFirst: note(.settersTooDeep(), of: known(id))
    case .refused: break
    }
  }

  /// Whether no call is under way, neither of the engine nor of the caller's code.
  var isAtRest: Bool { callouts.depth == 0 && !clock.isAdvancing && !callouts.isDraining }

  /// After a call from outside: what its callbacks added with no length runs now, and targets without
  /// tweens are let go of.
  @inline(__always)
  func finishCall() {
    if !schedule.immediate.isEmpty || !callouts.released.isEmpty { finishCallNow() }
  }

  @inline(never)
  private func finishCallNow() {
    guard isAtRest else { return }
    drainImmediate()
    forgetPassingLanes()
    while let object = callouts.popReleased() { withExtendedLifetime(object) {} }
  }

  /// Gives up lanes that only hold on to what no tween uses any more.
  func forgetPassingLanes() {
    guard resolver.hasPassing || writers.lanes.customCount > 0 else { return }
    for lane in writers.lanes.forgetPassing() { callouts.release(lane) }
  }

  /// Runs tweens without delay and length that were added outside `advance`, from callbacks of the like.
  private func drainImmediate() {
    guard !schedule.immediate.isEmpty else { return }
    callouts.isDraining = true
    defer { callouts.isDraining = false }
    var generation = 0
    while !schedule.immediate.isEmpty {
      let batch = schedule.popImmediate()
      generation += 1
      if generation > Schedule.maximumGenerations {
        schedule.postpone(batch)
        return report(.tooManyGenerations(time: Flicks.seconds(clock.now)))
      }
      for event in batch where isDue(event) {
        forgetEvent(event.slot)
        start(event.slot)
      }
    }
  }

  /// Neither delay nor length: runs as soon as it is added.
  func isImmediate(_ slot: Slot) -> Bool {
    guard rows[slot].state == .waiting else { return false }
    let timing = rows.timing(slot)
    return timing.length == 0 && !timing.isMeasured && rows[slot].whole == 0
      && !rows[slot].isPaused && !rows[slot].isRestarting && !rows[slot].isReversed
      && (rows[slot].extras == .first || !rows[extras: slot].waitsForAdvance)
  }

  /// Reports a problem where nothing else is under way: what whoever hears it leaves to be done is done behind.
  func announce(_ problem: TweenProblem) {
    report(problem)
    finishCall()
  }

  /// Hands a problem to whoever hears of them; where nobody does, to standard error, which says the same thing of the same place
  /// a few times only.
  func hear(_ problem: TweenProblem) {
    if let onProblem = callouts.onProblem { return onProblem(problem) }
    guard let line = callouts.reportCounter.line(for: problem) else { return }
    StandardErrorReport.write(line: line)
  }

  /// Tells whoever hears of problems, unless that would go round for ever.
  func report(_ problem: TweenProblem) {
    guard callouts.depth > 0 else { return perform { hear(problem) } }
    switch callouts.reports.enter(problem.kind) {
    case .entered:
      perform { hear(problem) }
      callouts.reports.leave()
    case .refusedFirst: perform { hear(.reportsTooDeep()) }
    case .refused: break
    }
  }

  /// Runs code of the caller's, and counts the call. No access to the engine's state is open meanwhile.
  @inline(__always)
  func perform<Result>(_ body: () -> Result) -> Result {
    callouts.depth += 1
    defer { callouts.depth -= 1 }
    return body()
  }
}
