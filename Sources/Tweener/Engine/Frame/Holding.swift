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

  func enterHeld(_ slot: Slot) {
    if rows[slot].isInHeld { return }
    rows[slot].isInHeld = true
    writers.heldRows.append(slot)
  }

  /// Time has moved, or a frame was counted: rows held for an instant of that clock move again.
  /// Frames are counted also where time does not move.
  func releaseHeld(byFrames: Bool) {
    let slots = takeOut(&writers.heldRows, leaving: [])
    func isHeld(_ slot: Slot) -> Bool {
      rows[slot].isAlive
        && (rows[slot].usesFrames != byFrames || rows[extras: slot].heldAt == drivingNow(slot))
    }
    for slot in slots where isHeld(slot) { writers.heldRows.append(slot) }
    for slot in slots where !isHeld(slot) {
      rows[slot].isInHeld = false
      guard rows[slot].isAlive else { continue }
      assignHeld(slot)
      if !runs.isEmpty, let run = run(ofHead: slot), run.mayLoop { beginLoop(run) }
    }
  }
}
