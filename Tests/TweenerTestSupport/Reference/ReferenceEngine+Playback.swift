/// Rules 29 to 34: what a handle can do to the way a tween is played.
extension ReferenceEngine {
  /// 29: "While `isReversed` the rate of its clock is negative; turning round is a change of rate."
  public func setReversed(_ row: Int, _ isReversed: Bool) {
    call { turn(rows[row], isReversed) }
  }

  private func turn(_ row: ReferenceTween, _ isReversed: Bool) {
    guard row.isAlive, row.isReversed != isReversed else { return }
    row.clock.setReversed(isReversed, at: count(of: row))
    findPlay(row)
    if !row.isStarted { findFirstPlay(row) }
    runBehindCallback(row)
  }

  /// API 7: "turns round, and resumes what is paused".
  public func reverse(_ row: Int) {
    call {
      let row = rows[row]
      guard row.isAlive else { return }
      turn(row, !row.isReversed)
      if row.clock.isPaused, !isAtRest(row) { resume(row) }
    }
  }

  /// 33: "begins anew with the start values that were read: forwards, resumed, with `onStart` and all other callbacks
  /// again, at the present instant, in the next `advance`. Until then nothing is written. With `includingDelay` it first
  /// waits, keeps its components and leaves them as they are."
  public func restart(_ row: Int, includingDelay: Bool) {
    call {
      let row = rows[row]
      guard row.isAlive else { return }
      leave(row, row.components)
      guard row.isAlive else { return }
      let wasPaused = row.clock.isPaused
      row.clock.setPaused(false, at: count(of: row))
      row.clock.setReversed(false, at: count(of: row))
      row.isStarted = false
      row.wasRestarted = true
      place(row, at: includingDelay || row.spec.delay < 0 ? -row.spec.delay : 0)
      findFirstPlay(row)
      for place in row.components.indices { row.components[place].kept = nil }
      if wasPaused { fire(row, .resume) }
    }
  }

  /// 34: "pauses exactly at that own time, in either direction, once. One place at a time, the last given. Values that
  /// … lie outside the tween are refused."
  public func pause(_ row: Int, at place: Int) {
    call {
      let row = rows[row]
      guard row.isAlive, place >= 0 else { return }
      if row.knowsLength, let length = row.timing.length, place > length { return }
      row.stop = ReferenceStop(place, seenFrom: ownTime(row))
    }
  }

  /// The instant at which own time has come to the place: "the rest of the step is not used".
  func pauseExactly(_ row: ReferenceTween, at place: Int) {
    row.stop = nil
    row.boundary = nil
    row.clock.setPosition(ExactTime(place), at: count(of: row))
    if isBent(row) {
      // 41: this is the `advance` that passes what lies before it.
      let turns = row.clock.turns
      guard visitBentTime(row), row.isAlive, row.clock.turns == turns else { return }
    }
    pause(row)
  }

  /// 34: "writes what each component held when the tween took it, or before its start was shown". Where another tween
  /// drives the component of one that does not own it yet, its start is not shown any more.
  public func revert(_ row: Int) {
    call {
      let row = rows[row]
      guard row.isAlive else { return }
      for component in row.components {
        guard let held = component.held else { continue }
        if !row.owns(component.cell), driver(of: component.cell) != nil { continue }
        write(held, to: component, of: row)
        for (index, held) in component.written { values[component.cell.target][index] = held }
        // So is what its setter writes of other components.
        guard component.index == SceneProperty.middleIndex, !row.owns(component.cell) else {
          continue
        }
        for index in SceneProperty.middle.components {
          let cell = ReferenceCell(target: component.cell.target, index: index)
          if let driver = driver(of: cell) { show(driver) }
        }
      }
      finish(row, .removed)
      fire(row, .end(.removed))
    }
  }

  public func complete(_ row: Int) {
    call { jump(rows[row], to: .end) }
  }

  public func completeAtStart(_ row: Int) {
    call { jump(rows[row], to: .start) }
  }
}
