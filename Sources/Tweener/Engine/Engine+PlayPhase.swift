// Where a tween stands at the present instant: which play, holding or moving, how far. Reads rows, and
// catches up with the repeats that nobody listened to.

extension TweenEngine {
  /// Brings a quiet row's count of plays to the present instant.
  @inline(__always)
  func catchUp(_ slot: Slot) {
    if rows[slot].skipsRepeatEvents { catchUp(skipping: slot) }
  }

  private func catchUp(skipping slot: Slot) {
    let (row, map, now) = (rows[slot], rows.clock(slot), clock.now)
    guard row.state == .running, map.rate > 0 else { return }
    let timing = rows.timing(slot)
    let (own, fraction) = map.own(at: now)
    var ended = timing.playsEnded(by: own)
    // The end of the last play is never quiet: it completes the tween.
    if timing.repeats >= 0 { ended = min(ended, timing.repeats) }
    func isFirstInstant(at boundary: Int64) -> Bool {
      (own == boundary && fraction == 0)
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
    let next = timing.start(ofPlay: ended)
    if rows[slot].isInGap, own >= next, !isEarly || !isFirstInstant(at: next) {
      rows[slot].isInGap = false
      if isFirstInstant(at: next) { rows[extras: slot].heldAt = now }
    }
  }

  func phase(_ slot: Slot) -> PlayPhase {
    catchUp(slot)
    let (timing, playsEnded) = (rows.timing(slot), rows[extras: slot].playsEnded)
    let present = drivingNow(slot)
    if rows[slot].isInGap || rows[extras: slot].heldAt == present {
      return .holding(atEnd: !timing.isBackward(playsEnded - 1))
    }
    // A boundary of this very instant that is still to be handled: its value is the end value already.
    let own = rows.clock(slot).own(at: present).whole
    if own >= timing.end(ofPlay: playsEnded) {
      let ended = max(timing.playsEnded(by: own), playsEnded + 1)
      return .holding(atEnd: !timing.isBackward(ended - 1))
    }
    return .playing(playsEnded)
  }

  /// The numbers of a play's clock, in flicks since `base`. Backwards
  /// they count down, so that no time is ever the difference of two fractions.
  func clock(_ slot: Slot, play: Int64, base: Int64, isBackward: Bool) -> LaneClock {
    let timing = rows.timing(slot)
    let length = Double(timing.duration)
    let playStart = timing.start(ofPlay: play)
    let clock = rows.clock(slot)
    if clock.rate == 1 && clock.fraction == 0 {
      let start = clock.then - clock.whole + playStart
      return isBackward
        ? LaneClock(start: Double(start + timing.duration - base), span: -length)
        : LaneClock(start: Double(start - base), span: length)
    }
    let position =
      Double(clock.whole - playStart) + Double(clock.fraction) * (1 / 18_446_744_073_709_551_616)
    return LaneClock(
      kind: .scaled, start: Double(clock.then - base), span: length,
      second: isBackward ? length - position : position,
      third: isBackward ? -clock.rate : clock.rate)
  }

  /// The numbers of one clock for all plays of a quiet row from one on. At the first instant of the first of them
  /// there is no end of another to be held.
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
    guard rows[slot].state == .running || rows.clock(slot).whole > 0 else { return 0 }
    switch phase(slot) {
    case .holding: return 1
    case .playing(let play):
      let present = drivingNow(slot)
      let time = clock(slot, play: play, base: present, isBackward: false).time(at: 0)
      return min(max(time, 0), 1)
    }
  }
}
