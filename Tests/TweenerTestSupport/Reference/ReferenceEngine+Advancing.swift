/// Rules 1 to 6 and 10: how time passes.
extension ReferenceEngine {
  /// Advances by flicks of the driver's clock.
  public func advance(by flicks: Int) {
    call {
      isAdvancing = true
      let end = real + flicks
      for row in rows { row.moved = false }
      let ticks = flicks > 0 && engineClock.isMoving
      var hasTicked = !ticks
      // 3: "Inside one `advance` the engine visits instants in order."
      while true {
        let final = engineClock.local(at: end).whole
        if let instant = nextInstant(), instant < final || (hasTicked && instant == final) {
          move(to: instant)
          visitInstant()
          continue
        }
        move(to: final)
        if hasTicked { break }
        tickFrames()
        hasTicked = true
      }
      // 41: of bent time what this `advance` passes is visited.
      for row in living where isBent(row) { while row.isDriving, !visitBentTime(row) {} }
      real = end
      sweep()
      isSwept = true
      callPassed()
      if flicks > 0 { update() }
      visitInstant()
      immediate = []
      isSwept = false
      isAdvancing = false
    }
  }

  /// 1: the engine's own `timeScale` is a map of the driver's exact count. From within a callback it holds from
  /// the callback's instant on: from the first count of the driver at which that instant is reached.
  public func setTimeScale(_ scale: Double) {
    if isAdvancing {
      let reached = engineClock.instant(reaching: now, from: real) ?? real
      if engineClock.local(at: reached).whole > now {
        // Several instants fell on one count of a fast clock; the later ones have not been reached.
        engineClock.setPosition(ExactTime(now), at: reached)
      }
      real = reached
    }
    engineClock.setRate(scale, at: real)
  }

  /// When a tween's next event is due, if time goes on as it does.
  private func dueInstant(_ row: ReferenceTween) -> Int? {
    guard row.isAlive, !row.spec.usesFrames else { return nil }
    return dueCount(row)
  }

  private func dueCount(_ row: ReferenceTween) -> Int? {
    if !row.isStarted {
      if endsBeforeStart(row) { return row.clock.isMoving ? count(of: row) : nil }
      return row.clock.instant(reaching: 0, from: count(of: row))
    }
    guard row.isOwner else { return nil }
    return row.clock.instant(
      reaching: nextEvent(row)?.place ?? nextStop(row) ?? nextBoundary(row), from: count(of: row))
  }

  /// 30: turned round before it has started.
  private func endsBeforeStart(_ row: ReferenceTween) -> Bool {
    row.isReversed && !row.isStarted
  }

  private func isDue(_ row: ReferenceTween) -> Bool {
    row.isAlive && dueCount(row) == count(of: row)
  }

  private func nextInstant() -> Int? {
    if rows.contains(where: isDue) { return now }
    return rows.compactMap(dueInstant).min()
  }

  private func move(to instant: Int) {
    for row in rows where row.isAlive && row.clock.isMoving && !row.spec.usesFrames && instant > now
    {
      row.moved = true
    }
    now = instant
  }

  /// 4: "At one instant: first plays that end, then tweens that start, each oldest first." 6: what a callback
  /// adds, or makes due by stopping, letting go, turning or setting a clock, belongs to the next generation.
  private func visitInstant() {
    for _ in 0..<10_000 {
      let due = living.filter(isDue)
      if due.isEmpty { return }
      let isEnd = { row in row.isStarted || self.endsBeforeStart(row) }
      let ends = due.filter { isEnd($0) }.map { ($0, $0.clock.turns) }
      let starts = due.filter { !isEnd($0) }.map { ($0, $0.clock.turns) }
      for (row, turns) in flaw == .startsFirst ? starts + ends : ends + starts
      where row.isAlive && row.clock.turns == turns {
        if row.isStarted {
          passBoundaries(row)
        } else if endsBeforeStart(row) {
          endBeforeStart(row)
        } else {
          start(row)
        }
        callPassed()
      }
    }
  }

  /// `useFrames`: each `advance` that moves time ticks once, at its last instant, before what happens there.
  private func tickFrames() {
    for row in rows where row.isAlive && row.clock.isMoving && row.spec.usesFrames {
      row.moved = true
    }
    frames += Flick.second
  }

  /// 9, 18: "all write, oldest first, so the newest is what shows."
  private func sweep() {
    // 41: "In a step the tweens of playheads are written first … then everything else." What moves a playhead shows what that
    // tween shows.
    let writing = living.filter { $0.isDriving && !$0.clock.isHeld }
    func movesPlayheads(_ row: ReferenceTween) -> Bool { row.cells.contains { $0.target < 0 } }
    let movers = writing.filter(movesPlayheads)
    // "Of one playhead the position before `rate`".
    for row in movers where row.isDriving { show(row) { $0.playheadProperty != .rate } }
    for row in movers where row.isDriving { show(row) { $0.playheadProperty == .rate } }
    // Also what goes only now, as its rate was 0 before (22).
    for row in living where row.isDriving && !row.clock.isHeld && !movesPlayheads(row) { show(row) }
  }

  /// 10: "After all writes of one `advance`, each running tween's `onUpdate`, oldest first. No `onUpdate` where
  /// the tween's own time stood still; yes in a pause between plays."
  private func update() {
    for row in living where row.moved {
      func isToUpdate() -> Bool {
        row.isAlive && row.isOwner && row.isStarted && !row.clock.isPaused
      }
      if isToUpdate() { updateMembers(row) }
      if isToUpdate() { fire(row, .update, showing: false) }
    }
  }
}
