// The phase of a tween at the present instant: its play, holding or moving, and how far. Reads
// rows, and catches up with repeats that had no callback.

extension TweenEngine {
  /// Brings a quiet row's count of plays to the present instant.
  @inline(__always)
  func catchUp(_ slot: Slot) {
    if rows[slot].skipsRepeatEvents { catchUp(skipping: slot) }
  }

  private func catchUp(skipping slot: Slot) {
    let (row, map, now) = (rows[slot], rows.clock(slot), clock.now)
    // What ends where it begins ends behind its start.
    guard row.state == .running, !row.isBeginning, map.rate != 0 else { return }
    let timing = rows.timing(slot)
    let own = map.own(at: now)
    if map.isBackward { return setCursor(slot, timing.cursor(backwardsAt: own)) }
    var ended = timing.playsEnded(by: own.whole)
    // The end of the last play is never quiet: it completes the tween, or begins its end delay.
    if timing.repeats >= 0 { ended = min(ended, timing.repeats) }
    func isFirstInstant(at boundary: Int64) -> Bool {
      own == OwnTime(whole: boundary)
        || (now > map.then && map.own(at: now - 1).whole < boundary)
    }
    // At the instant of a boundary the row's turn comes by age, as if it were visited.
    let isEarly = schedule.isStillToCome(age: row.age)
    if isEarly, ended > rows[extras: slot].playsEnded,
      isFirstInstant(at: timing.end(ofPlay: ended - 1))
    {
      ended -= 1
    }
    if ended > rows[extras: slot].playsEnded {
      rows[extras: slot].playsEnded = ended
      rows[slot].isInGap = timing.gap > 0
      if isFirstInstant(at: timing.end(ofPlay: ended - 1)) { rows[extras: slot].heldAt = now }
    }
    if timing.isLast(playsEnded: rows[extras: slot].playsEnded) { return }
    let next = timing.start(ofPlay: ended)
    if rows[slot].isInGap, own.whole >= next, !isEarly || !isFirstInstant(at: next) {
      rows[slot].isInGap = false
      if isFirstInstant(at: next) { rows[extras: slot].heldAt = now }
    }
  }

  // MARK: The cursor

  @inline(__always)
  func cursor(_ slot: Slot) -> PlayCursor {
    PlayCursor(play: rows[extras: slot].playsEnded, isInGap: rows[slot].isInGap)
  }

  private func setCursor(_ slot: Slot, _ cursor: PlayCursor) {
    if rows[extras: slot].playsEnded != cursor.play {
      rows[extras: slot].playsEnded = cursor.play
    }
    rows[slot].isInGap = cursor.isInGap
  }

  /// Puts the boundaries behind a row that its own time is beyond, in the direction in which it
  /// moves: after a jump or a turn.
  func alignCursor(_ slot: Slot) {
    let (timing, map) = (rows.timing(slot), rows.clock(slot))
    let own = map.own(at: drivingNow(slot))
    rows.unhold(slot)
    // Before the end that it was taken from it does not count: that end may come to be another.
    let refreshed = rows[extras: slot].refreshedPlay
    if refreshed > 0, own.whole < timing.end(ofPlay: refreshed - 1) {
      rows[extras: slot].refreshedPlay = 0
    }
    setCursor(
      slot,
      map.isBackward
        ? timing.cursor(backwardsAt: own)
        : own.whole < 0 ? PlayCursor(play: 0, isInGap: false) : timing.cursor(forwardsAt: own))
    alignRun(ofHead: slot)
  }

  func phase(_ slot: Slot) -> PlayPhase { phase(slot, rows.timing(slot)) }

  /// The phase of a row with its times.
  @inline(__always)
  func phase(_ slot: Slot, _ timing: Timing) -> PlayPhase {
    if let phase = placedPhase(slot, timing) { return phase }
    let present = drivingNow(slot)
    return phase(slot, timing, rows.clock(slot).own(at: present), at: present)
  }

  /// The phase of a row that is no member, at its own time.
  @inline(__always)
  func phase(_ slot: Slot, _ timing: Timing, _ own: OwnTime, at present: Int64) -> PlayPhase {
    catchUp(slot)
    let ended = rows[extras: slot].playsEnded
    if rows[slot].isReversed { return timing.phase(backwardsAt: own) }
    if rows[slot].isInGap || rows[extras: slot].heldAt == present
      || timing.isLast(playsEnded: ended)
    {
      return .holding(endOf: ended - 1)
    }
    // A boundary of this very instant that is still to be handled: its value is the end value
    // already. What waits counts as at 0.
    if max(own.whole, 0) >= timing.end(ofPlay: ended) {
      return .holding(endOf: max(timing.playsEnded(by: own.whole), ended + 1) - 1)
    }
    // Exactly where it begins, what the play before left is still shown.
    if ended > 0, own == OwnTime(whole: timing.start(ofPlay: ended)) {
      return .holding(endOf: ended - 1)
    }
    return .playing(ended)
  }

  /// The position at the end of a play; the start of the next play, if that was taken from there.
  func heldPosition(_ slot: Slot, endOf play: Int64) -> Position {
    if play < 0 { return .start }
    if rows[extras: slot].refreshedPlay == play + 1 { return .ended }
    return rows.timing(slot).isBackward(play) ? .start : .end
  }

  /// The play that a row shows.
  func currentPlay(_ slot: Slot) -> Int64 {
    catchUp(slot)
    let (timing, cursor) = (rows.timing(slot), cursor(slot))
    let isReversed = rows[slot].isReversed
    if timing.cycle == 0, !isReversed {
      // All plays lie at one instant: which one it is, its own time does not tell.
      let isBetween =
        cursor.isInGap || rows[extras: slot].heldAt == drivingNow(slot)
        || timing.isLast(playsEnded: cursor.play)
      return isBetween ? cursor.play - 1 : cursor.play
    }
    return switch phase(slot) {
    case .holding(endOf: let play), .playing(let play): isReversed ? max(play, 0) : play
    case .before: 0
    }
  }

  /// The numbers of a play's clock, in flicks since `base`.
  func clock(_ slot: Slot, play: Int64, base: Int64, isBackward: Bool) -> LaneClock {
    let timing = rows.timing(slot)
    return clock(
      slot, from: timing.start(ofPlay: play), length: timing.duration, base: base,
      isBackward: isBackward)
  }

  /// The numbers of a clock that counts a stretch of own time, in flicks since `base`. Backwards
  /// they count down, so that no time is ever the difference of two fractions.
  func clock(_ slot: Slot, from start: Int64, length: Int64, base: Int64, isBackward: Bool)
    -> LaneClock
  {
    let clock = rows.clock(slot)
    if abs(clock.rate) == 1 && clock.fraction == 0 {
      let isForward = clock.rate == 1
      // The instant at which its position in the stretch is, or was, 0.
      let zero = clock.then + (isForward ? start - clock.whole : clock.whole - start)
      let first = isBackward ? zero + (isForward ? length : -length) : zero
      return LaneClock(
        usesFrames: rows[slot].usesFrames, start: Double(first - base),
        span: Double(isBackward == isForward ? -length : length))
    }
    let position = OwnTime(whole: clock.whole - start, fraction: clock.fraction).number
    return LaneClock(
      kind: .scaled, usesFrames: rows[slot].usesFrames, start: Double(clock.then - base),
      span: Double(length),
      second: isBackward ? Double(length) - position : position,
      third: isBackward ? -clock.rate : clock.rate)
  }

  /// The numbers of one clock for all plays of a quiet row from one on. At the first instant of the
  /// first of them there is no end of another to be held.
  func repeatingClock(_ slot: Slot, from play: Int64, base: Int64) -> LaneClock {
    let timing = rows.timing(slot)
    let clock = rows.clock(slot)
    return LaneClock(
      kind: .repeating,
      start: Double(clock.then - clock.whole + timing.start(ofPlay: play) - base),
      span: Double(timing.duration), second: Double(timing.cycle),
      third: timing.autoreverse ? Double(1 + play & 1) : 0)
  }

  /// The elapsed fraction of the current play.
  func progress(_ slot: Slot) -> Double {
    // What waits counts as at 0, but where it is to start part-way in.
    let isPartWay = rows.timing(slot).delay < 0 && rows.clock(slot).whole > 0
    guard rows[slot].state == .running || isPartWay else { return 0 }
    switch phase(slot) {
    case .before: return 0
    case .holding:
      let isAtStart =
        rows[slot].isReversed && !rows.clock(slot).own(at: drivingNow(slot)).isAfter(0)
      return isAtStart ? 0 : 1
    case .playing where rows.timing(slot).duration >= Flicks.endless: return 0
    case .playing(let play):
      let present = drivingNow(slot)
      let time = clock(slot, play: play, base: present, isBackward: false).time(at: 0)
      return min(max(time, 0), 1)
    }
  }
}
