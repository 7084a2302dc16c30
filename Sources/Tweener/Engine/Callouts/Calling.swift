// Callbacks and reports. A callback may do anything, so rows are looked at again behind each.

extension TweenEngine {
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

  /// The living ones of some tweens, each looked at when its turn comes. `id`: the tween of an
  /// element.
  @inline(__always)
  func living<All: Sequence>(_ all: All, _ id: @escaping (All.Element) -> TweenID)
    -> LazyFilterSequence<All>
  {
    all.lazy.filter { [rows] in rows.isAlive(id($0)) }
  }

  @inline(__always)
  func living<All: Sequence<TweenID>>(_ all: All) -> LazyFilterSequence<All> { living(all) { $0 } }

  /// Calls a callback of a tween, if that lives. True when it lives afterwards.
  @discardableResult
  func call(_ id: TweenID, _ event: CallbackEvent, by newcomer: TweenID? = nil) -> Bool {
    if isHeard(id.slot, event) {
      doPutOff()
      guard rows.isAlive(id) else { return false }
      if isListening { tell(event, of: id, by: newcomer) }
      if hasCallback(id.slot, event), let callback = rows.callback(event, of: id.slot) {
        let target = rows[id.slot].target
        run(callback, id, target.isNone ? nil : targets.uncounted(target))
      }
    }
    return rows.isAlive(id)
  }

  /// Calls a living tween's onUpdate, and counts no reference for it: plans, callbacks and targets
  /// that are no longer needed are let go of when no callback is under way.
  @inline(__always)
  func callUpdate(_ id: TweenID, _ row: TweenRow) {
    if let own = rows.callbacks.uncountedList(id.slot) {
      own._withUnsafeGuaranteedRef { callUpdate($0.everyFrame, id, row) }
    } else {
      rows.plans.uncounted(row.plan)?._withUnsafeGuaranteedRef {
        callUpdate($0.onUpdate, id, row)
      }
    }
  }

  @inline(__always)
  private func callUpdate(_ callback: FrameCallback, _ id: TweenID, _ row: TweenRow) {
    let object = row.target.isNone ? nil : targets.uncounted(row.target)
    callBack {
      if let object {
        object._withUnsafeGuaranteedRef { callback(TweenReference(engine: self, id: id), $0) }
      } else {
        callback(TweenReference(engine: self, id: id), nil)
      }
    }
  }

  /// Calls back for a tween, which may have ended.
  @inline(never)
  func run(_ callback: TweenCallback, _ id: TweenID, _ object: Unmanaged<AnyObject>?) {
    let known = known(id)
    callBack(of: known) {
      callouts.caller = id
      callback(TweenReference(engine: self, id: known), object?.takeUnretainedValue())
      callouts.caller = nil
    }
  }

  /// Calls back for a tween, unless too many callbacks are nested (SEMANTICS 21). What was put off,
  /// also by the event of the callback's name, is done behind it.
  func callBack(of id: TweenID, _ body: () -> Void) {
    switch callouts.callbacks.enter() {
    case .entered:
      callBack(body)
      callouts.callbacks.leave()
    case .refusedFirst: note(.tooDeep(), of: id)
    case .refused: break
    }
    doPutOff()
  }

  /// Runs a callback. No access to the engine's state is open meanwhile, and no work is half done:
  /// its calls take effect at once.
  @inline(__always)
  func callBack(_ body: () -> Void) {
    let (work, isMaking) = (callouts.work, callouts.putOff.isMaking)
    callouts.work = 0
    callouts.putOff.isMaking = false
    callouts.depth &+= 1
    body()
    callouts.depth &-= 1
    callouts.putOff.isMaking = isMaking
    callouts.work = work
  }

  /// Gives up lanes that only hold on to what no tween uses any more.
  func forgetPassingLanes() {
    guard resolver.hasPassing else { return }
    for lane in writers.lanes.forgetPassing() { callouts.release(lane) }
  }

  /// Runs tweens without delay and length that were added outside `advance`, from callbacks of the
  /// like.
  func drainImmediate() {
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
        doPutOff()
      }
    }
  }

  /// Whether no callback is under way, and no step.
  var isAtRest: Bool { callouts.depth == 0 && !clock.isAdvancing && !callouts.putOff.isMaking }

  /// Neither delay nor length: runs as soon as it is added.
  func isImmediate(_ slot: Slot) -> Bool {
    guard rows[slot].state == .waiting else { return false }
    let timing = rows.timing(slot)
    return timing.length == 0 && !timing.isMeasured && rows[slot].whole == 0
      && !rows[slot].isPaused && !rows[slot].isRestarting && !rows[slot].isReversed
      && (rows[slot].extras == .first || !rows[extras: slot].waitsForAdvance)
  }

  /// Reports a problem of a call, which does nothing else.
  @inline(never)
  func announce(_ problem: TweenProblem) {
    beginWork()
    report(problem)
    endWork()
  }

  /// Reports a problem, unless too many reports are nested. Part of some work.
  @inline(never)
  func report(_ problem: TweenProblem) {
    switch callouts.reports.enter() {
    case .entered:
      hear(problem)
      callouts.reports.leave()
    case .refusedFirst: hear(.reportsTooDeep())
    case .refused: break
    }
  }

  /// Hands a problem to `onProblem`; without one to standard error, which repeats itself a few
  /// times only.
  func hear(_ problem: TweenProblem) {
    if let onProblem = callouts.onProblem {
      callouts.work &+= 1
      onProblem(problem)
      callouts.work &-= 1
    } else if let line = callouts.reportCounter.line(for: problem) {
      CLibrary.writeToStandardError(line)
    }
  }
}

extension TweenProblem {
  /// A number that a member of the engine or of a handle cannot take.
  static func refused(key: String, value: some Any, range: String) -> TweenProblem {
    TweenProblem(
      .numberOutOfRange, key: key, value: String(describing: value), fault: "out of range",
      remedy: "give it \(range); this call changes nothing")
  }
}
