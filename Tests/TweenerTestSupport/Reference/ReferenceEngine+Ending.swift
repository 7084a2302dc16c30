/// Rules 9 to 13, 30 and 31: the boundaries that a tween passes, and its ends.
extension ReferenceEngine {
  /// What a tween has come to at this instant, "in a row in that tween's event". What a callback does to the clock
  /// belongs to the next generation (6).
  func passBoundaries(_ row: ReferenceTween) {
    let rebases = row.clock.rebases
    func goesOn() -> Bool {
      row.isAlive && row.isStarted && !row.clock.isPaused && !row.clock.isHeld
        && row.clock.rebases == rebases
    }
    while goesOn() {
      let count = count(of: row)
      if let event = nextEvent(row) {
        guard row.clock.hasReached(event.place, at: count) else { return }
        pass(event, row, isForward: !row.isReversed)
        continue
      }
      if let stop = nextStop(row) {
        guard row.clock.hasReached(stop, at: count) else { return }
        return pauseExactly(row, at: stop)
      }
      guard row.clock.hasReached(nextBoundary(row), at: count) else { return }
      if isBent(row) {
        _ = visitBentTime(row)
        guard goesOn() else { return }
      }
      if row.isReversed { passBackwards(row) } else { passForwards(row) }
    }
  }

  private func passForwards(_ row: ReferenceTween) {
    if row.isInPause {
      row.boundary = count(of: row)
      row.isInPause = false
      return
    }
    if row.timing.isLast(row.play) {
      if row.timing.endDelay > 0, !row.isInEndDelay {
        row.isInEndDelay = true
        return
      }
      return arrive(row, at: .end, nextBoundary(row), showing: row.play)
    }
    row.boundary = count(of: row)
    refresh(row)
    let play = row.play
    row.play += 1
    row.passed = 0
    row.isInPause = row.timing.pause > 0
    beginWay(row)
    // 9: "The last write of a play is the end value itself."
    for component in row.components where row.owns(component.cell) {
      write(endValue(component, of: row, after: play), to: component, of: row)
    }
    callPassed()
    guard row.isAlive else { return }
    // 11: "`onRepeat` is called for every play that ends with another to follow, at the end of that play."
    fire(row, .repeat)
  }

  /// 11, `repeatRefresh`: the values of the play that follows. Those at the boundary and in a pause stay.
  private func refresh(_ row: ReferenceTween) {
    guard row.spec.repeatRefresh, !row.timing.isBackward(row.play + 1) else { return }
    for place in row.components.indices where !row.components[place].isClaim {
      let end = plainEndValue(row.components[place], of: row, after: row.play)
      row.components[place].refresh(after: row.play, at: end, showing: shaped(end, for: row.spec))
    }
  }

  /// 30: "Reaching the beginning of a play that has another before it calls `onRepeat`."
  private func passBackwards(_ row: ReferenceTween) {
    let play = playToBegin(row)
    if play == 0 { return arrive(row, at: .start, 0, showing: 0) }
    row.isInPause = row.timing.pause > 0
    row.play = row.isInPause ? play : play - 1
    row.passed = events(row).count
    beginWay(row)
    if row.isDriving { show(row) }
    callPassed()
    guard row.isAlive else { return }
    fire(row, .repeat)
  }

  // MARK: The ends

  /// 10: "A tween that completes has exactly one `onUpdate` in that step, at its own instant, after its final
  /// write and before `onComplete`." 30: the same at own time 0.
  private func arrive(
    _ row: ReferenceTween, at end: ReferenceEnd, _ place: Int, showing play: Int,
    isPlayed: Bool = true
  ) {
    let wasPaused = row.clock.isPaused
    row.arrival = (end, place)
    row.isInPause = false
    row.boundary = nil
    for component in row.components where row.owns(component.cell) {
      let value =
        end == .start ? startValue(component, of: row) : endValue(component, of: row, after: play)
      write(value, to: component, of: row)
    }
    callPassed()
    guard row.isAlive else { return }
    let isReversed = row.isReversed
    if isPlayed { updateMembers(row) }
    guard row.isAlive else { return }
    if row.isStarted, wasPaused || !row.clock.isPaused { fire(row, .update) }
    guard row.isAlive else { return }
    // 9: set back meanwhile, or turned round, it is not at its end any more; 31: paused, it is at an end in another way.
    guard let arrival = row.arrival, arrival.end == end, row.isStarted, isAt(arrival, row),
      row.isReversed == isReversed, wasPaused || !row.clock.isPaused
    else {
      if row.arrival?.end == end { row.arrival = nil }
      return
    }
    row.arrival = nil
    let (moment, outcome): (ReferenceMoment, ReferenceOutcome) =
      end == .end ? (.complete, .completed) : (.reverseComplete, .reverseCompleted)
    if row.spec.pausesOnCompletion {
      rest(row, at: end, arrival.place)
      fire(row, moment)
      return
    }
    // 12: "`onEnd` is called exactly once, after `onComplete` or `onOverwrite`, and in those the tween is
    // already `.ended`."
    finish(row, outcome)
    fire(row, moment)
    fire(row, .end(outcome))
  }

  private func isAt(_ arrival: (end: ReferenceEnd, place: Int), _ row: ReferenceTween) -> Bool {
    arrival.end == .end
      ? ownTime(row) >= ExactTime(arrival.place) : ownTime(row) <= ExactTime(arrival.place)
  }

  /// 31: "a tween that reaches either end … is paused there: it keeps its components and has no outcome."
  private func rest(_ row: ReferenceTween, at end: ReferenceEnd, _ place: Int) {
    row.clock.setPosition(ExactTime(place), at: count(of: row))
    row.clock.setPaused(true, at: count(of: row))
    row.rest = end
    unlock(row)
  }

  /// 30: "A tween that is turned round before it has started ends so in the next `advance`, writes nothing and calls
  /// only `onEnd`." 31: with `pausesOnCompletion` "it is paused at own time 0 without components".
  func endBeforeStart(_ row: ReferenceTween) {
    if row.spec.pausesOnCompletion {
      place(row, at: 0)
      findFirstPlay(row)
      return rest(row, at: .start, 0)
    }
    finish(row, .reverseCompleted)
    fire(row, .end(.reverseCompleted))
  }

  /// The handle: "`complete()` jumps to the very end (an endless tween: to the end of its current play): `onStart` if
  /// it had not started, one `onUpdate`, `onComplete`, `onEnd`, no skipped `onRepeat`." At `.start` "as if it had played
  /// backwards to its start".
  func jump(_ row: ReferenceTween, to end: ReferenceEnd) {
    guard row.isAlive else { return }
    // 31: "`complete()` at the end where it stands calls only `onEnd`."
    if row.rest == end {
      let outcome: ReferenceOutcome = end == .end ? .completed : .reverseCompleted
      finish(row, outcome)
      return fire(row, .end(outcome))
    }
    if let arrival = row.arrival, arrival.end == end {
      // Set back meanwhile, it is at its end again.
      if isAt(arrival, row) { return }
      let (play, place) = placeToComplete(row, at: end)
      self.place(row, at: place)
      (row.play, row.isInPause) = (play, false)
      row.arrival = (end, place)
      return show(row)
    }
    if !row.isStarted {
      if end == .start {
        row.clock.setReversed(true, at: count(of: row))
        return endBeforeStart(row)
      }
      begin(row)
    }
    if row.isAlive, !row.isOwner { own(row) }
    guard row.isAlive, row.isStarted else { return }
    let (play, place) = placeToComplete(row, at: end)
    // "as if it had played" that way.
    row.clock.setReversed(end == .start, at: count(of: row))
    self.place(row, at: place)
    row.play = play
    startPassedMembers(row)
    guard row.isAlive else { return }
    arrive(row, at: end, place, showing: play, isPlayed: false)
  }

  private func placeToComplete(
    _ row: ReferenceTween, at end: ReferenceEnd
  ) -> (play: Int, place: Int) {
    if end == .start { return (0, 0) }
    if let plays = row.timing.plays, let length = row.timing.length { return (plays - 1, length) }
    let play = position(row).play
    return (play, row.timing.end(of: play))
  }

  /// Ends a tween whose components are settled, without a callback.
  func finish(_ row: ReferenceTween, _ outcome: ReferenceOutcome) {
    row.outcome = outcome
    unlock(row)
  }

  /// `unlocksInteraction` gives one lock back at the end, or at the first end at which the tween pauses; never below
  /// zero.
  private func unlock(_ row: ReferenceTween) {
    guard row.spec.unlocks, row.hears != nil, !row.hasUnlocked else { return }
    row.hasUnlocked = true
    locks = max(0, locks - 1)
  }

  /// 13: "A removed tween calls nothing but `onEnd`."
  func end(_ row: ReferenceTween, _ outcome: ReferenceOutcome) {
    guard row.isAlive else { return }
    leave(row, row.components)
    guard row.isAlive else { return }
    finish(row, outcome)
    fire(row, .end(outcome))
  }
}
