/// Rules 19 to 22: removing, pausing, and what a handle sets.
extension ReferenceEngine {
  /// Which tweens a call is about.
  public enum Selection {
    case row(Int)
    case target(Int)
    case components(Int, Set<Int>)
    case all
  }

  /// The rows of a selection, oldest first, and what of each is meant (`nil`: all of it).
  private func select(_ selection: Selection) -> [(ReferenceTween, Set<Int>?)] {
    switch selection {
    case .row(let row):
      return rows[row].isAlive ? [(rows[row], nil)] : []
    case .target(let target):
      return living(of: target).map { ($0, nil) }
    case .all:
      return living.map { ($0, nil) }
    case .components(let target, let wanted):
      return living(of: target).compactMap { row in
        let mine = Set(row.components.map(\.index))
        let shared = row.whole(mine.intersection(wanted))
        if shared.isEmpty { return nil }
        return (row, shared == mine ? nil : shared)
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
      }
      return didRemove
    }
  }

  public func pause(_ selection: Selection) -> Bool {
    call {
      var didPause = false
      for (row, part) in select(selection) where !row.clock.isPaused {
        didPause = true
        if let part {
          // 20: "Pausing by property splits the tween; its callbacks and its handle stay with the part that is
          // still running."
          pause(split(row, part))
        } else {
          pause(row)
        }
      }
      return didPause
    }
  }

  public func resume(_ selection: Selection) -> Bool {
    call {
      var didResume = false
      for (row, part) in select(selection) where row.clock.isPaused {
        didResume = true
        if let part {
          let rest = Set(row.components.map(\.index)).subtracting(part)
          _ = split(row, rest)
        }
        row.clock.setPaused(false, at: count(of: row))
      }
      return didResume
    }
  }

  private func pause(_ row: ReferenceTween) {
    leave(row, row.components)
    row.clock.setPaused(true, at: count(of: row))
  }

  /// Moves components into a silent part with the same clock and age.
  private func split(_ row: ReferenceTween, _ indices: Set<Int>) -> ReferenceTween {
    let part = ReferenceTween(
      row: rows.count, age: row.age, spec: row.spec, timing: row.timing, clock: row.clock,
      components: row.components.filter { indices.contains($0.index) }, hears: nil)
    part.isStarted = row.isStarted
    part.isOwner = row.isOwner
    part.play = row.play
    part.isInPause = row.isInPause
    part.boundary = row.boundary
    part.moved = row.moved
    row.components.removeAll { indices.contains($0.index) }
    rows.append(part)
    return part
  }

  /// 22: "`timeScale` changes take effect now; positions do not jump."
  public func setTimeScale(_ row: Int, _ scale: Double) {
    call {
      let row = rows[row]
      guard row.isAlive, row.clock.rate != scale else { return }
      if scale == 0 { leave(row, row.components) }
      row.clock.setRate(scale, at: count(of: row))
    }
  }

  /// The handle: "Setting it writes at once, calls nothing and does not complete; a waiting tween starts there, at
  /// once (also one that is paused, which stays so; its `onStart` is called); in a pause it means the play just ended."
  public func setProgress(_ row: Int, _ progress: Double) {
    call {
      let row = rows[row]
      guard row.isAlive, !progress.isNaN else { return }
      let fraction = min(max(progress, 0), 1)
      let play = currentPlay(row)
      let passed = Int((fraction * Double(row.timing.duration)).rounded())
      row.play = play
      row.isInPause = false
      row.boundary = nil
      row.clock.setPosition(
        ExactTime(row.timing.start(of: play) + passed), at: count(of: row))
      if !row.isStarted { begin(row) }
      if row.isAlive, row.isOwner { show(row) }
    }
  }

  /// API 4, "the current play": of one that waits its first, at a boundary the one that ended.
  private func currentPlay(_ row: ReferenceTween) -> Int {
    guard row.isStarted else { return 0 }
    // Plays of no length all lie at one instant: the current one is the first whose end nobody has handled.
    let hasNoLength = row.timing.start(of: 1) == 0 && row.boundary != count(of: row)
    return hasNoLength ? row.play : position(row).play
  }

  public func complete(_ row: Int) {
    call { jumpToEnd(rows[row]) }
  }

  /// 22: "What a caller writes by hand into a component that is being driven lasts until the next `advance`."
  public func write(_ value: Double, to component: Int, of target: Int) {
    values[target][component] = value
  }

  /// 3: "`settle(target)` brings one to the present instant."
  public func settle(_ target: Int) {
    for row in living(of: target) where row.isDriving {
      show(row)
    }
  }
}
