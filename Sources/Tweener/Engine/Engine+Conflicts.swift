// Who keeps a component when two tweens want it (SEMANTICS 14 to 18): the later call, unless it shares.

extension TweenEngine {
  struct Taken {
    /// Tweens that lost something, in no order.
    var losers: [TweenID] = []
    /// Newer tweens that took something from the one that starts, oldest first.
    var winners: [TweenID] = []
  }

  /// Makes a starting row the owner of its components, taking them from older tweens and leaving them to
  /// newer ones.
  func settleConflicts(_ slot: Int32) -> Taken {
    var taken = Taken()
    let target = rows[slot].target
    guard target >= 0 else { return taken }
    let first = rows[slot].firstComponent
    if targets[target].isAlone {
      for index in componentIndices(slot) { own(index, target: target) }
      place(slot)
      return taken
    }
    let overwrite = rows.head(slot).overwrite
    var shares = false
    for index in first..<(first + rows[slot].componentCount) {
      if overwrite == .all {
        // Nobody else stays: `removeOthers` ends newer ones as well.
        own(index, target: target)
        continue
      }
      let rivals = rivals(at: index, target: target)
      if rivals.isShared { shares = true }
      if let winner = rivals.winner {
        components[index].isLost = true
        let id = rows.id(winner)
        if !taken.winners.contains(id) { taken.winners.append(id) }
        continue
      }
      // Oldest first: where several shared the component, what shows is left last.
      var beaten = rivals.beaten
      if beaten.count > 1 {
        beaten.sort { rows[components[$0].row].age < rows[components[$1].row].age }
      }
      for other in beaten {
        let loser = rows.id(components[other].row)
        if !taken.losers.contains(loser) {
          leaveExact(loser.slot)
          taken.losers.append(loser)
        }
        lose(other)
      }
      own(index, target: target)
    }
    if !taken.winners.isEmpty {
      taken.winners.sort { rows[$0.slot].age < rows[$1.slot].age }
      dropLost(slot)
    }
    for loser in taken.losers where rows.isAlive(loser) { dropLost(loser.slot) }
    place(slot)
    if shares { refreshSharing(slot) }
    return taken
  }

  func lose(_ index: Int32) {
    disown(index)
    components[index].isLost = true
  }

  /// Takes the lost components out of a row's run.
  func dropLost(_ slot: Int32) {
    let first = rows[slot].firstComponent
    let count = rows[slot].componentCount
    let length = runLength(slot)
    var kept = first
    for index in first..<(first + count) where !components[index].isLost {
      if kept != index { moveComponent(from: index, to: kept) }
      kept += 1
    }
    guard kept < first + count else { return }
    rows[slot].componentCount = kept - first
    rows[slot].isShortened = true
    components.shorten(first, to: kept - first, of: length)
    placeMates(slot)
  }

  /// How many entries of the pool a row was given.
  @inline(__always)
  private func runLength(_ slot: Int32) -> Int32 {
    let row = rows[slot]
    guard row.isShortened else { return row.componentCount }
    return components.length(row.firstComponent, inUse: row.componentCount)
  }

  /// Gives back a row's entries, the lost ones with the others.
  @inline(__always)
  func releaseComponents(_ slot: Int32) {
    components.release(rows[slot].firstComponent, runLength(slot))
  }

  /// Moves an entry, and what points at it.
  private func moveComponent(from old: Int32, to new: Int32) {
    components[new] = components[old]
    let component = components[new]
    if component.home == .lane, lanes[component.lane].owner(of: component.index) == old {
      lanes[component.lane].changeOwner(component.index, to: new)
    }
    if component.isOwned, !crowds.isEmpty {
      crowds[rows[component.row].target]?.move(old, to: new, key(new))
    }
  }

  /// Calls the losers, oldest first. Those with nothing left end.
  func tell(_ losers: [TweenID], newcomer: TweenID) {
    let age = rows[newcomer.slot].age
    for loser in losers.sorted(by: { rows[$0.slot].age < rows[$1.slot].age })
    where rows.isAlive(loser) {
      let isFirstLoss = noteLoss(loser.slot, age)
      if rows[loser.slot].componentCount == 0 {
        end(loser, .overwritten(by: newcomer), tellsOverwrite: isFirstLoss)
      } else if isFirstLoss {
        leaveExact(loser.slot)
        if rows.isAlive(loser) { call(loser, .overwrite) }
      }
    }
  }

  /// The same for a starting tween that lost to newer ones: it ends by the one that took the last.
  func tellBeaten(_ id: TweenID, by winners: [TweenID]) {
    for winner in winners.dropLast() where rows.isAlive(id) {
      guard noteLoss(id.slot, rows[winner.slot].age) else { continue }
      leaveExact(id.slot)
      if rows.isAlive(id) { call(id, .overwrite) }
    }
    if let last = winners.last, rows.isAlive(id) { tell([id], newcomer: last) }
  }

  /// Notes that a row lost something to the newcomer of an age: parts of a split one are one newcomer. False
  /// where it did so before.
  private func noteLoss(_ slot: Int32, _ age: UInt64) -> Bool {
    guard hasCallback(slot, .overwrite) else { return true }
    return newcomersTold[slot, default: []].insert(age).inserted
  }

  /// `.all`: ends every other tween of the target.
  func removeOthers(than id: TweenID) {
    let target = rows[id.slot].target
    guard target >= 0 else { return }
    let age = rows[id.slot].age
    let others = slots(of: target).filter { rows[$0].age != age }.map { rows.id($0) }
    for other in others where rows.isAlive(other) { end(other, .removed) }
  }

  /// `.atAdd`: takes the components of older tweens whose time overlaps the newcomer's, at the call.
  func stripAtAdd(_ id: TweenID) {
    let target = rows[id.slot].target
    let mine = window(id.slot)
    let wanted = Set(componentIndices(id.slot).map { key($0) }.filter { $0 != .added })
    guard target >= 0, !wanted.isEmpty else { return }
    var losers: [TweenID] = []
    for other in slots(of: target) where rows[other].age < rows[id.slot].age {
      let theirs = window(other)
      // Frames and seconds cannot be compared: such tweens may overlap.
      if rows[other].usesFrames == rows[id.slot].usesFrames {
        guard theirs.end > mine.start, theirs.start < mine.end else { continue }
      }
      let shared = componentIndices(other).filter { wanted.contains(key($0)) }
      if shared.isEmpty { continue }
      leaveExact(other)
      for index in shared { lose(index) }
      dropLost(other)
      losers.append(rows.id(other))
    }
    tell(losers, newcomer: id)
  }

  func componentIndices(_ slot: Int32) -> Range<Int32> {
    let first = rows[slot].firstComponent
    return first..<(first + rows[slot].componentCount)
  }

  /// From start to end by present clocks; a tween that stands still has no end.
  private func window(_ slot: Int32) -> (start: Int64, end: Int64) {
    let row = rows[slot]
    let (timing, clock) = (rows.timing(slot), rows.clock(slot))
    if row.isPaused {
      return (row.state == .running ? Int64.min : drivingNow(slot), Flicks.never)
    }
    let start = row.state == .running ? Int64.min : clock.instant(reaching: 0)
    return (start, clock.instant(reaching: timing.total))
  }
}
