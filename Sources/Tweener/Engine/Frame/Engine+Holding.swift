// Values that show for one instant: the end of a play at its boundary, and what a timeline shows at
// a moment that it passes. Called by boundaries and by the clock.

extension TweenEngine {
  /// At the instant of its end a play's end value holds; from the next one on the following play
  /// moves.
  func hold(_ slot: Slot) {
    // A paused row shows the same at the next instant. Resuming it at this one holds it.
    if rows[slot].isPaused { return }
    run(ofHead: slot)?.heldTracks = nil
    enterHeld(slot)
  }

  /// Some components of a timeline show something at this instant that does not show behind it.
  func hold(_ run: TimelineRun, _ tracks: some Collection<Int>) {
    if !rows[run.head.slot].isInHeld {
      run.heldTracks = Array(tracks)
      enterHeld(run.head.slot)
    } else if run.heldTracks != nil {
      run.heldTracks?.append(contentsOf: tracks)
    }
  }

  private func enterHeld(_ slot: Slot) {
    if rows[slot].isInHeld { return }
    rows[slot].isInHeld = true
    writers.hold(slot)
  }

  /// Time has moved, or a frame was counted: rows held for an instant of that clock move again.
  /// Frames are counted also where time does not move.
  func releaseHeld(byFrames: Bool) {
    guard !writers.heldRows.isEmpty else { return }
    let slots = writers.popHeldRows()
    func isHeld(_ slot: Slot) -> Bool {
      rows[slot].isAlive
        && (rows[slot].usesFrames != byFrames || rows[extras: slot].heldAt == drivingNow(slot))
    }
    for slot in slots where isHeld(slot) { writers.hold(slot) }
    for slot in slots where !isHeld(slot) {
      rows[slot].isInHeld = false
      guard rows[slot].isAlive else { continue }
      assignHeld(slot)
      if !runs.isEmpty, let run = run(ofHead: slot), run.mayLoop { beginLoop(run) }
    }
  }

  func assignHeldWriters() {
    for slot in writers.heldRows where rows[slot].isAlive { assignHeld(slot) }
  }

  /// Timelines that have passed something at this instant, and have not been placed.
  func placeHeldTimelines() {
    for slot in writers.heldRows where rows[slot].isAlive && run(ofHead: slot) != nil {
      assignHeld(slot)
    }
  }

  private func assignHeld(_ slot: Slot) {
    guard let run = run(ofHead: slot) else { return assignWriters(slot) }
    if let tracks = run.heldTracks {
      place(run, tracks)
    } else {
      // Behind the instant at which all of it was held nothing follows by the clocks.
      if rows.isDriving(slot), run.placed?.now != drivingNow(slot) { run.placed = nil }
      assignWriters(slot)
    }
  }
}
