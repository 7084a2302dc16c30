/// Rules 9 to 13: the ends of plays and of tweens.
extension ReferenceEngine {
  /// The end of a play, or of several that are over at this instant, "in a row in that tween's event". What a
  /// callback does to the clock belongs to the next generation (6).
  func endPlays(_ row: ReferenceTween) {
    let rebases = row.clock.rebases
    while row.isAlive, !row.clock.isPaused, row.clock.rebases == rebases,
      row.clock.local(at: count(of: row)) >= ExactTime(nextBoundary(row))
    {
      row.boundary = count(of: row)
      if row.isInPause {
        row.isInPause = false
        continue
      }
      if row.timing.isLast(row.play) { return complete(row) }
      // 9: "The last write of a play is the end value itself."
      writeEnd(row)
      row.play += 1
      row.isInPause = row.timing.pause > 0
      // 11: "`onRepeat` is called for every play that ends with another to follow, at the end of that play."
      fire(row, .repeat)
    }
  }

  /// The end of the play, or of the pause before it.
  func nextBoundary(_ row: ReferenceTween) -> Int {
    row.isInPause ? row.timing.start(of: row.play) : row.timing.end(of: row.play)
  }

  private func writeEnd(_ row: ReferenceTween) {
    for component in row.components {
      write(endValue(component, of: row, after: row.play), to: component, of: row)
    }
  }

  /// 10: "A tween that completes has exactly one `onUpdate` in that step, at its own instant, after its final
  /// write and before `onComplete`."
  private func complete(_ row: ReferenceTween) {
    row.isCompleting = true
    row.isInPause = false
    row.boundary = nil
    writeEnd(row)
    fire(row, .update)
    guard row.isAlive else { return }
    // 9: set back meanwhile, it is not at its end any more.
    guard row.clock.local(at: count(of: row)) >= ExactTime(nextBoundary(row)) else {
      row.isCompleting = false
      return
    }
    // 12: "`onEnd` is called exactly once, after `onComplete` or `onOverwrite`, and in those the tween is
    // already `.ended`."
    finish(row, .completed)
    fire(row, .complete)
    fire(row, .end(.completed))
  }

  /// The handle: "`complete()` jumps to the very end (an endless tween: to the end of its current play): `onStart` if
  /// it had not started, one `onUpdate`, `onComplete`, `onEnd`, no skipped `onRepeat`."
  func jumpToEnd(_ row: ReferenceTween) {
    guard row.isAlive else { return }
    if row.isCompleting {
      // Set back meanwhile, it is at its end again.
      if row.clock.local(at: count(of: row)) < ExactTime(nextBoundary(row)) {
        setProgress(row.row, 1)
      }
      return
    }
    if !row.isStarted { begin(row) }
    if row.isAlive, !row.isOwner { own(row) }
    guard row.isAlive else { return }
    row.play = row.timing.plays.map { $0 - 1 } ?? position(row).play
    row.clock.setPosition(ExactTime(row.timing.end(of: row.play)), at: count(of: row))
    complete(row)
  }

  /// Ends a tween whose components are settled, without a callback.
  func finish(_ row: ReferenceTween, _ outcome: ReferenceOutcome) {
    row.outcome = outcome
    // `unlocksInteraction` gives one back at its end; never below zero.
    if row.spec.unlocks, row.hears != nil { locks = max(0, locks - 1) }
  }

  /// 13: "A removed tween calls nothing but `onEnd`."
  func end(_ row: ReferenceTween, _ outcome: ReferenceOutcome) {
    guard row.isAlive else { return }
    leave(row, row.components)
    finish(row, outcome)
    fire(row, .end(outcome))
  }
}
