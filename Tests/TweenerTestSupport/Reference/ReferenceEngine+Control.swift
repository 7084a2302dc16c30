/// Rules 19 to 22: removing, pausing, speeds, and what a hand writes.
extension ReferenceEngine {
  /// Which tweens a call is about.
  public enum Selection {
    case row(Int)
    case target(Int)
    case cells(Set<ReferenceCell>)
    case all

    /// Components of one target, by their places in it.
    public static func components(_ target: Int, _ indices: Set<Int>) -> Selection {
      .cells(Set(indices.map { ReferenceCell(target: target, index: $0) }))
    }
  }

  /// The rows of a selection, oldest first, and what of each is meant (`nil`: all of it).
  private func select(_ selection: Selection) -> [(ReferenceTween, Set<ReferenceCell>?)] {
    switch selection {
    case .row(let row):
      return rows[row].isAlive ? [(rows[row], nil)] : []
    case .target(let target):
      return living(of: target).map { row in
        let part = row.cells.filter { $0.target == target }
        return (row, row.timeline == nil || part == row.cells ? nil : part)
      }
    case .all:
      return living.map { ($0, nil) }
    case .cells(let wanted):
      return living.compactMap { row in
        let shared = row.whole(row.cells.intersection(wanted))
        if shared.isEmpty { return nil }
        return (row, shared == row.cells ? nil : shared)
      }
    }
  }

  public func remove(_ selection: Selection) -> Bool {
    call {
      var didRemove = false
      for (row, part) in select(selection) where row.isAlive {
        didRemove = true
        if let part {
          // 20: "removing `x` from a tween of `frame` takes one of four."
          strip(row, part)
          if row.components.isEmpty { end(row, .removed) }
        } else {
          end(row, .removed)
        }
        callPassed()
      }
      return didRemove
    }
  }

  /// 21: what the last write of a tween asks for is done before the next tween of the selection.
  public func pause(_ selection: Selection) -> Bool {
    call {
      var didPause = false
      for (row, part) in select(selection) where row.isAlive && !row.clock.isPaused {
        didPause = true
        if let part {
          // 20: "Pausing by property splits the tween; its callbacks and its handle stay with the part that is
          // still running."
          pause(split(row, part))
        } else {
          pause(row)
        }
        callPassed()
      }
      return didPause
    }
  }

  public func resume(_ selection: Selection) -> Bool {
    call {
      var didResume = false
      for (row, part) in select(selection)
      where row.isAlive && row.clock.isPaused && !isAtRest(row) {
        didResume = true
        if let part { _ = split(row, row.cells.subtracting(part)) }
        resume(row)
        callPassed()
      }
      return didResume
    }
  }

  /// 18: what `.all` does to another tween. 35: "another tween's `.all` takes that target from it".
  func remove(_ row: ReferenceTween, from targets: Set<Int>) {
    let part = row.cells.filter { targets.contains($0.target) }
    if row.timeline == nil || part == row.cells { return end(row, .removed) }
    strip(row, part)
  }

  func pause(_ row: ReferenceTween) {
    leave(row, row.components)
    guard row.isAlive, !row.clock.isPaused else { return }
    row.clock.setPaused(true, at: count(of: row))
    fire(row, .pause)
  }

  func resume(_ row: ReferenceTween) {
    row.clock.setPaused(false, at: count(of: row))
    row.rest = nil
    runBehindCallback(row)
    // It was left at its exact value; what a hand has written since stays until the next `advance`.
    fire(row, .resume, showing: false)
  }

  /// 31: "`resume()` there returns `false` while the direction is that of the end".
  func isAtRest(_ row: ReferenceTween) -> Bool {
    row.rest == (row.isReversed ? .start : .end)
  }

  /// Moves components into a silent part with the same clock and age.
  private func split(_ row: ReferenceTween, _ cells: Set<ReferenceCell>) -> ReferenceTween {
    let part = ReferenceTween(
      row: rows.count, age: row.age, spec: row.spec, timing: row.timing, clock: row.clock,
      components: row.components.filter { cells.contains($0.cell) }, hears: nil)
    part.timeline = row.timeline
    part.passed = row.passed
    part.look = row.look
    part.risesToLook = row.risesToLook
    part.isStarted = row.isStarted
    part.isOwner = row.isOwner
    part.hasTakenFirst = row.hasTakenFirst
    part.wasRestarted = row.wasRestarted
    part.knowsLength = row.knowsLength
    part.play = row.play
    part.isInPause = row.isInPause
    part.isInEndDelay = row.isInEndDelay
    part.boundary = row.boundary
    part.rest = row.rest
    part.stop = row.stop
    part.moved = row.moved
    part.ownTimes = row.ownTimes
    // 41: the playhead is the handle's.
    if part.clock.isHeld { part.clock.setHeld(false, at: count(of: part)) }
    row.components.removeAll { cells.contains($0.cell) }
    rows.append(part)
    watchPlayheads(movedBy: part)
    divideCallbacks(row, part)
    return part
  }

  /// 22: "`timeScale` changes take effect now; positions do not jump."
  public func setTimeScale(_ row: Int, _ scale: Double) {
    call {
      let row = rows[row]
      guard row.isAlive, row.clock.rate != scale else { return }
      if scale == 0 { leave(row, row.components) }
      guard row.isAlive else { return }
      row.clock.setRate(scale, at: count(of: row))
    }
  }

  /// 22: "What a caller writes by hand into a component that is being driven lasts until the next `advance`."
  public func write(_ value: Double, to component: Int, of target: Int) {
    values[target][component] = value
  }

  /// 3: "`settle(target)` brings one to the present instant."
  public func settle(_ target: Int) {
    for row in living(of: target) where row.isDriving {
      for component in row.components where component.cell.target == target {
        if !component.isClaim, row.owns(component.cell) {
          write(value(component, of: row), to: component, of: row)
        }
      }
    }
  }
}
