/// Where a tween is on its own time, and what it comes to next: rules 29 to 34.
extension ReferenceEngine {
  func ownTime(_ row: ReferenceTween) -> ExactTime {
    row.clock.local(at: count(of: row))
  }

  /// The place of the next boundary in the direction of the tween's clock. Forwards the end of the play, or of the
  /// pause before it, or of `endDelay`; backwards the beginning of a play, the first one's being own time 0.
  func nextBoundary(_ row: ReferenceTween) -> Int {
    if row.isReversed { return row.timing.start(of: playToBegin(row)) }
    if row.isInPause { return row.timing.start(of: row.play) }
    if row.isInEndDelay, let length = row.timing.length { return length }
    return row.timing.end(of: row.play)
  }

  /// The play whose beginning comes next, backwards.
  func playToBegin(_ row: ReferenceTween) -> Int {
    row.isInPause ? row.play - 1 : row.play
  }

  /// The place at which it will pause, where that comes before the next boundary. At one place with a boundary it comes
  /// first forwards; backwards after `onRepeat`, but before own time 0 (34, "at an end the pause comes first").
  func nextStop(_ row: ReferenceTween) -> Int? {
    guard let stop = row.stop, stop.liesAhead(isReversed: row.isReversed) else { return nil }
    let boundary = nextBoundary(row)
    let isFirst =
      row.isReversed ? stop.place > boundary || boundary == 0 : stop.place <= boundary
    return isFirst ? stop.place : nil
  }

  /// Finds which boundaries lie behind: "forwards those at or before own time, backwards those at or after it". The
  /// two ends never do.
  func findPlay(_ row: ReferenceTween) {
    let own = ownTime(row)
    skipPlays(row) { place in
      row.isReversed ? ExactTime(place) < own : ExactTime(place) <= own
    }
    let time = isBent(row) && isInPlay(row) ? bentTime(row) : own
    row.passed =
      events(row).filter {
        row.isReversed ? ExactTime($0.placeBackwards) < time : ExactTime($0.place) <= time
      }.count
    forgetWay(row)
    row.boundary = nil
    row.stop = row.stop.map { ReferenceStop($0.place, seenFrom: own) }
    for place in row.components.indices {
      guard let kept = row.components[place].kept else { continue }
      if own < ExactTime(row.timing.end(of: kept.play)) { row.components[place].kept = nil }
    }
  }

  /// 11: "Plays that a negative delay skips call nothing." Those are the plays that have ended by then; without such a
  /// delay also one that ends where it begins is to come.
  func findFirstPlay(_ row: ReferenceTween) {
    let own = ownTime(row)
    let isPartWay = row.spec.delay < 0 && own > ExactTime(0)
    skipPlays(row) { place in isPartWay && ExactTime(place) <= own }
    let time = isBent(row) && isInPlay(row) ? bentTime(row) : own
    row.passed = isPartWay ? events(row).filter { ExactTime($0.place) <= time }.count : 0
    forgetWay(row)
  }

  private func skipPlays(_ row: ReferenceTween, isBelow: (Int) -> Bool) {
    row.play = 0
    row.isInPause = false
    row.isInEndDelay = false
    while true {
      if row.isInPause {
        guard isBelow(row.timing.start(of: row.play)) else { break }
        row.isInPause = false
      } else {
        guard !row.timing.isLast(row.play), isBelow(row.timing.end(of: row.play)) else { break }
        row.play += 1
        row.isInPause = row.timing.pause > 0
      }
    }
    row.isInEndDelay =
      row.timing.isLast(row.play) && row.timing.endDelay > 0
      && isBelow(row.timing.end(of: row.play))
  }

  /// Sets own time.
  func place(_ row: ReferenceTween, at own: Int) {
    // 41: "its `onUpdate` is called where own time moved".
    if row.clock.isHeld, isAdvancing, ownTime(row) != ExactTime(own) { row.moved = true }
    row.clock.setPosition(ExactTime(own), at: count(of: row))
    row.rest = nil
    findPlay(row)
    // A jump is no motion.
    if !isAdvancing { noteOwnTimes(row) }
  }

  // MARK: What shows

  func position(_ row: ReferenceTween) -> ReferencePosition {
    let own = ownTime(row)
    // `complete(at: .start)` shows what playing backwards to there would.
    if row.arrival?.end == .start, own <= ExactTime(0) { return .atStart }
    if row.isReversed { return plainPosition(row, own) }
    // 11: "Exactly at the boundary, and during a pause to its last instant, the value is the end value of the
    // play that ended; the next play shows from the instant after."
    if row.isInEndDelay { return .atEnd(of: row.play) }
    if row.isInPause || row.boundary == count(of: row) {
      return flaw == .showsNextPlay ? .inside(row.play) : .atEnd(of: row.play - 1)
    }
    // At its end, or at that of a later play, though nobody handled that yet.
    if own >= ExactTime(row.timing.end(of: row.play)) {
      var play = row.play
      while !row.timing.isLast(play), own >= ExactTime(row.timing.end(of: play + 1)) { play += 1 }
      return .atEnd(of: play)
    }
    return plainPosition(row, own)
  }

  /// 29: "What a tween shows is a function of its own time alone. A boundary belongs to the play before it, in either
  /// direction."
  private func plainPosition(_ row: ReferenceTween, _ own: ExactTime) -> ReferencePosition {
    row.isReversed && own <= ExactTime(0) ? .atStart : row.timing.position(at: own)
  }

  /// The fraction of a play that is over, as one division: forwards, or backwards from the play's end.
  func fraction(_ row: ReferenceTween, of play: Int, backwards: Bool) -> Double {
    fraction(
      row, from: row.timing.start(of: play), length: row.timing.duration, backwards: backwards)
  }

  /// The fraction of a stretch of own time that is over.
  func fraction(_ row: ReferenceTween, from start: Int, length: Int, backwards: Bool) -> Double {
    let elapsed = elapsed(row, from: start, length: length, backwards: backwards)
    return min(max(elapsed / Double(length), 0), 1)
  }

  /// How much of a stretch of own time is over, in flicks.
  func elapsed(_ row: ReferenceTween, from start: Int, length: Int, backwards: Bool) -> Double {
    let passed =
      row.clock.isMoving ? Double(count(of: row) - row.clock.then) * row.clock.signedRate : 0
    let atAnchor = (row.clock.anchor - start).number
    return backwards ? (Double(length) - atAnchor) - passed : atAnchor + passed
  }
}
