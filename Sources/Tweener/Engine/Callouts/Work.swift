// The engine's work, and what code of the caller's asks for while it is under way (SEMANTICS 21). A
// getter, a setter, an easing or the like changes nothing that lives: what it asks for is put off
// until the work is done in which it runs. So nothing is looked at again behind such code; it is
// behind callbacks alone, which are called between two pieces of work.

extension TweenEngine {
  /// Whether the present call is made by code of the caller's that the engine runs, and that is no
  /// callback.
  @inline(__always)
  var isWorking: Bool { callouts.work > 0 }

  /// Begins what a call does. Within other work it is part of that.
  @inline(__always)
  func beginWork() { callouts.work &+= 1 }

  /// Ends what a call does: what was put off meanwhile is done.
  @inline(__always)
  func endWork() {
    finishPiece()
    callouts.work &-= 1
  }

  /// Does what a call does. The caller holds the engine: no reference to it is counted.
  @inline(__always)
  func asWork<Result>(_ body: (TweenEngine) -> Result) -> Result {
    Unmanaged.passUnretained(self)._withUnsafeGuaranteedRef { engine in
      engine.beginWork()
      let result = body(engine)
      engine.endWork()
      return result
    }
  }

  /// One of several things that a call does is done.
  @inline(__always)
  func finishPiece() {
    if callouts.work == 1, callouts.hasRest || !schedule.immediate.isEmpty { finishPieceNow() }
  }

  @inline(never)
  private func finishPieceNow() {
    // The caller that makes the calls put off also makes those that they ask for.
    if callouts.putOff.isMaking { return }
    doPutOff()
    guard callouts.depth == 0, !clock.isAdvancing else { return }
    repeat {
      drainImmediate()
      forgetPassingLanes()
      while let released = callouts.popReleased() { letGo(of: released) }
      doPutOff()
    } while callouts.hasRest || !schedule.immediate.isEmpty
  }

  /// Releases an object or callbacks, which may call the engine when they go. No access is open.
  @inline(never)
  private func letGo(of released: consuming Callouts.Released) {
    switch released {
    case .object: break
    case .callbacks(let index):
      let callbacks = rows.callbacks.remove(index)
      withExtendedLifetime(callbacks) {}
    case .target(let index):
      let object = targets.removeIfEmpty(index)
      withExtendedLifetime(object) {}
    }
  }

  /// Makes a call when the present work is done.
  @inline(never)
  func putOff(_ call: @escaping PutOffCalls.Call) { callouts.putOff.append(call) }

  /// Makes a call about a tween when the present work is done, unless the tween has ended by then.
  func putOff(of id: TweenID, _ call: @escaping PutOffCalls.Call) {
    putOff { if $0.rows.isAlive(id) { call($0) } }
  }

  /// Makes a call about a tween as a piece of work, or puts it off where work is under way: then
  /// the answer is `would`. A call by this `name` is reported where the tween has ended. `body` is
  /// an autoclosure, so that its closure is made on the heap only where it is put off.
  @inline(__always)
  @discardableResult
  func command<Answer>(
    _ id: TweenID, call name: String? = nil, _ body: @autoclosure () -> (TweenEngine) -> Answer,
    would: @autoclosure () -> Answer? = nil
  ) -> Answer? {
    guard rows.isAlive(id) else {
      if let name { noteEnded(id, name) }
      return nil
    }
    if isWorking {
      let body = body()
      putOff(of: id) { _ = $0.asWork(body) }
      return would()
    }
    beginWork()
    defer { endWork() }
    return body()(self)
  }

  /// Makes the calls that were put off. To be called where a piece of work is done, and before each
  /// callback.
  @inline(__always)
  func doPutOff() {
    if !callouts.putOff.isEmpty { doPutOffNow() }
  }

  @inline(never)
  private func doPutOffNow() {
    let (work, isMaking, round) = (callouts.work, callouts.putOff.isMaking, callouts.putOff.round)
    callouts.putOff.isMaking = true
    if !runs.skipped.isEmpty { alignSkipped() }
    while !callouts.putOff.isEmpty {
      let calls = callouts.putOff.beginRound()
      if callouts.putOff.isTooLate {
        if callouts.putOff.noteTooLate() { report(.putOffTooOften()) }
        continue
      }
      for call in calls {
        callouts.work = 0
        call(self)
      }
      callouts.work = work
    }
    callouts.putOff.isMaking = isMaking
    callouts.putOff.endRounds(round)
    callouts.work = work
  }
}
