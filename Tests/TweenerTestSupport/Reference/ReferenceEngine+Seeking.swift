/// Rule 32: setting own time.
extension ReferenceEngine {
  /// "beyond an end means to the end".
  public func seek(_ row: Int, to time: Int, callsBack: Bool) {
    call {
      let row = rows[row]
      guard row.isAlive else { return }
      jump(row, callsBack: callsBack) { min(max(time, 0), row.timing.length ?? .max) }
    }
  }

  /// "of totalDuration; of an endless tween: 0, setting is refused".
  public func setTotalProgress(_ row: Int, _ progress: Double) {
    setTotalProgress(row, progress, callsBack: false)
  }

  func setTotalProgress(_ row: Int, _ progress: Double, callsBack: Bool) {
    call {
      let row = rows[row]
      guard row.isAlive, !progress.isNaN else { return }
      // Whether it is endless does not depend on a duration that is not known yet.
      guard row.timing.plays != nil else { return }
      jump(row, callsBack: callsBack) {
        Int((min(max(progress, 0), 1) * Double(row.timing.length ?? 0)).rounded())
      }
    }
  }

  /// The handle: "Setting it writes at once, calls nothing and does not complete; a waiting tween starts there, at
  /// once (also one that is paused, which stays so; its `onStart` is called); in a pause it means the play just ended."
  public func setProgress(_ row: Int, _ progress: Double) {
    setProgress(row, progress, callsBack: false)
  }

  func setProgress(_ row: Int, _ progress: Double, callsBack: Bool) {
    call {
      let row = rows[row]
      guard row.isAlive, !progress.isNaN else { return }
      // Of a play without end there are no shares.
      if row.timing.duration == ReferenceTiming.endless, progress > 0 { return }
      let play = currentPlay(row)
      jump(row, callsBack: callsBack) {
        let start = row.timing.start(of: play)
        let own = start + Int((min(max(progress, 0), 1) * Double(row.timing.duration)).rounded())
        // "`progress = 0` in a later play, and in the pause after it, is one flick after that play's beginning, at most its end."
        return own == start && play > 0 ? start + min(1, row.timing.duration) : own
      } placed: {
        // Where all plays lie at one instant, own time does not tell which one it is.
        if row.timing.duration + row.timing.pause == 0 {
          (row.play, row.isInEndDelay) = (play, false)
        }
      }
    }
  }

  /// Sets own time to a place that is known once it has started.
  private func jump(
    _ row: ReferenceTween, callsBack: Bool, to place: () -> Int, placed: () -> Void = {}
  ) {
    let old = placeBeforeWrites(row) ?? (row.isStarted ? ownTime(row) : ExactTime(0))
    set(row, callsBack: callsBack) {
      let new = place()
      let calls = callsBack ? self.calls(row, from: old, to: new) : []
      self.place(row, at: new)
      placed()
      return calls
    }
  }

  /// API 4, "the current play": of one that waits its first, at a boundary the one that ended. Of plays of no length at
  /// one instant it is the first whose end nobody has handled.
  func currentPlay(_ row: ReferenceTween) -> Int {
    guard row.isStarted else { return 0 }
    let hasNoLength = row.timing.start(of: 1) == 0 && row.boundary != count(of: row)
    return hasNoLength ? row.play : position(row).play
  }

  /// Sets own time, starts what waits, writes, and calls `onRepeat` as often as is asked for. "A waiting tween that is
  /// sought starts at once, with `onStart`; if it is paused it stays paused."
  func set(
    _ row: ReferenceTween, callsBack: Bool = false, placing: () -> [ReferenceEvent.Call]
  ) {
    // Where it is to go is known only when it has started.
    if !row.knowsLength, !row.isStarted {
      place(row, at: 0)
      begin(row)
      guard row.isAlive, row.knowsLength else { return }
    }
    if !row.knowsLength { row.wasSought = true }
    let old = row.isStarted ? placeBeforeWrites(row) ?? ownTime(row) : nil
    let calls = placing()
    let (own, isReversed, isPaused) = (ownTime(row), row.isReversed, row.clock.isPaused)
    if !row.isStarted {
      begin(row, isSought: true)
      // What a tween moves moves its members, from the beginning on.
      if callsBack, isAdvancing, let timeline = row.timeline {
        row.ownTimes = timeline.ownTimes(at: timeline.root.bent(ExactTime(0)), inPlay: 0)
      }
    }
    guard row.isAlive, row.isStarted else { return }
    // What is left at the place that it leaves is not called; 37: it is read, as own time has reached it.
    if let old, callsBack { startPassedMembers(row, at: old) }
    func callBetween() {
      guard row.isAlive, row.isStarted else { return }
      if calls.isEmpty { startPassedMembers(row) }
      if row.isOwner { show(row) }
      self.make(calls, row, own, isReversed: isReversed, isPaused: isPaused)
    }
    if isMovingPlayhead, callsBack {
      if row.isOwner { show(row) }
      notePassage(row, old, callBetween)
    } else {
      callBetween()
    }
  }

  private func make(
    _ calls: [ReferenceEvent.Call], _ row: ReferenceTween, _ own: ExactTime, isReversed: Bool,
    isPaused: Bool
  ) {
    for call in calls {
      // What a callback ends, pauses, sets or turns round has other plans.
      guard row.isAlive, row.isStarted, ownTime(row) == own, row.isReversed == isReversed,
        isPaused || !row.clock.isPaused
      else { break }
      // 32: "writes at once", also where it is paused.
      if !row.isDriving, row.isOwner { show(row) }
      make(call, row, isSought: true)
    }
    guard row.timeline != nil, row.isAlive, row.isStarted, row.isOwner else { return }
    // What a callback has left to be called is passed in silence.
    startPassedMembers(row)
    if row.isAlive { show(row) }
  }

  func calls(
    _ row: ReferenceTween, from old: ExactTime, to new: Int
  ) -> [ReferenceEvent.Call] {
    row.timeline == nil
      ? Array(repeating: .head(.repeat), count: repeats(row, from: old, to: new))
      : callsBetween(row, from: old, to: new)
  }

  /// "calls what lies between, in the order of the direction of the jump: the boundaries after the old position, up to
  /// and including the new one, but not the completion".
  private func repeats(_ row: ReferenceTween, from old: ExactTime, to new: Int) -> Int {
    var count = 0
    var play = 0
    while !row.timing.isLast(play), row.timing.end(of: play) <= max(old.whole + 1, new) {
      let end = ExactTime(row.timing.end(of: play))
      let start = ExactTime(row.timing.start(of: play + 1))
      if old < ExactTime(new) {
        if old < end, end <= ExactTime(new) { count += 1 }
      } else {
        if ExactTime(new) <= start, start < old { count += 1 }
      }
      play += 1
    }
    return count
  }
}
