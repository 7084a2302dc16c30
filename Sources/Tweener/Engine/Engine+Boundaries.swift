// Ends of plays, repeats and completion. Called for a row when one of its boundaries is due.

extension TweenEngine {
  /// Handles every boundary of a row up to the present instant, then schedules the next.
  func passBoundaries(_ slot: Slot) {
    let id = rows.id(slot)
    forgetEvent(slot)
    while rows.isAlive(id), rows[slot].state == .running, !rows[slot].isPaused {
      catchUp(slot)
      let present = drivingNow(slot)
      let timing = rows.timing(slot)
      guard rows.clock(slot).own(at: present).whole >= nextBoundary(slot) else { break }
      if rows[slot].isInGap {
        rows[slot].isInGap = false
        rows[extras: slot].heldAt = present
        hold(slot)
        continue
      }
      if timing.repeats == 0, isUnobserved(slot) {
        write(slot)
        end(id, .completed)
        return
      }
      rows[extras: slot].playsEnded += 1
      rows[extras: slot].heldAt = present
      if timing.isLast(playsEnded: rows[extras: slot].playsEnded) {
        complete(id)
        return
      }
      rows[slot].isInGap = timing.gap > 0
      hold(slot)
      // Where it does not move on by itself, nothing else will write the end value.
      let isHeard = hasCallback(slot, .repeat)
      if isHeard || !rows.isDriving(slot) { write(slot) }
      if isHeard {
        // Where the callback changed the clock, what is due now is due in the next generation.
        guard rows.isAlive(id), call(id, .repeat), rows[slot].nextInstant == Flicks.never else {
          return
        }
      }
    }
    if rows.isAlive(id) { reschedule(slot) }
  }

  /// Nobody can look at a row while its components are written, or be told of its end.
  private func isUnobserved(_ slot: Slot) -> Bool {
    rows.summary(slot).isPlain && !rows.summary(slot).hasCallbacks && !usesAdditiveLayers
  }

  /// The last play is over: final write, onUpdate, end. A tween that is set back meanwhile goes on instead.
  func complete(_ id: TweenID) {
    let slot = id.slot
    let length = rows.timing(slot).end(ofPlay: rows[extras: slot].playsEnded - 1)
    rows[slot].isCompleting = true
    write(slot)
    guard rows.isAlive(id), call(id, .update) else { return }
    guard rows.clock(slot).own(at: drivingNow(slot)).whole >= length else {
      rows[slot].isCompleting = false
      return
    }
    end(id, .completed)
  }
}
