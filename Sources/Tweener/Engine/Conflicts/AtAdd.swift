// The components that `.atAdd` takes from older tweens at the call (SEMANTICS 15, 35).

extension TweenEngine {
  /// `.atAdd`: takes the components of older tweens whose time overlaps the newcomer's, at the
  /// call. `takers`: the newcomer's movers. Those of one target are one newcomer to each tween of
  /// that.
  func stripAtAdd(_ takers: [TweenID], of id: TweenID) {
    var (targets, wanted): ([TargetIndex], [TargetIndex: [(by: TweenID, [Wanted])]]) = ([], [:])
    // Members that were split off are no longer the timeline's.
    for taker in living(takers) {
      let (target, wants) = (rows[taker.slot].target, self.wanted(by: taker.slot))
      if wants.isEmpty { continue }
      if wanted[target] == nil { targets.append(target) }
      wanted[target, default: []].append((taker, wants))
    }
    let age = rows[id.slot].age
    var losers: [TweenID] = []
    let others = targets.flatMap { target in
      let keys = Set(wanted[target, default: []].flatMap(\.1).map(\.key))
      return ids(of: target, with: keys, orNamed: false)
    }.filter { rows[$0.slot].age < age }
    // Oldest first: what a newer one hides is left as it is. Parts and members, which are of one
    // age, stay in the order in which they are found.
    for other in others.ordered(by: { rows[$0.slot].age < rows[$1.slot].age }) {
      var hasLost = false
      for (taker, wants) in wanted[rows[other.slot].target] ?? []
      where strip(other, of: wants, for: taker) {
        hasLost = true
      }
      if hasLost { losers.append(other) }
    }
    notifyLosers(losers, newcomer: id)
  }

  /// A component that a newcomer moves, and the time in which it does.
  private struct Wanted {
    let key: ComponentKey
    let window: (start: Int64, end: Int64)
  }

  /// The components that a newcomer moves; what it adds to takes nothing.
  private func wanted(by slot: Slot) -> [Wanted] {
    componentIndices(slot).filter { key($0) != .added }
      .map { Wanted(key: key($0), window: window(of: $0)) }
  }

  /// True where a tween lost something to an added one.
  private func strip(_ other: TweenID, of wants: [Wanted], for id: TweenID) -> Bool {
    let wanted = overlap(other.slot, id.slot, wants)
    if wanted.isEmpty { return false }
    writeShown(other.slot, wanted)
    for index in wanted { lose(index, to: id) }
    let keys = runs.isEmpty ? [] : wanted.map { key($0) }
    dropLost(other.slot)
    spreadLosses(of: other.slot, keys)
    return true
  }

  /// The components of a tween that a newcomer wants, if their times overlap.
  private func overlap(_ other: Slot, _ slot: Slot, _ wants: [Wanted]) -> [ComponentIndex] {
    // Frames and seconds cannot be compared: such tweens may overlap.
    let mayOverlap = rows[other].usesFrames != rows[slot].usesFrames
    let shared = componentIndices(other).filter { index in
      let key = key(index)
      guard let mine = wants.first(where: { $0.key == key })?.window else { return false }
      if mayOverlap { return true }
      let theirs = window(of: index)
      return theirs.end > mine.start && theirs.start < mine.end
    }
    return withWholes(shared, other)
  }

  /// The time in which a tween moves its components, by present clocks; without an end for a tween
  /// whose clock does not run.
  func ownWindow(_ slot: Slot) -> (start: Int64, end: Int64) {
    let row = rows[slot]
    let (timing, clock) = (rows.timing(slot), rows.clock(slot))
    // One that was restarted keeps its components while it waits.
    let isOwner = row.state == .running || row.isRestarting
    if row.isPaused || row.isScrubbed {
      return (isOwner ? Int64.min : drivingNow(slot), Flicks.never)
    }
    // Turned round before it has started it takes nothing.
    if isTurnedBeforeStart(slot) { return (drivingNow(slot), drivingNow(slot)) }
    let start = isOwner ? Int64.min : clock.instant(reaching: 0)
    // How long it takes is known at its start only.
    if timing.isMeasured, row.state == .waiting || row.isBeginning, !row.isRestarting {
      return (start, Flicks.never)
    }
    return (
      start, row.isReversed ? clock.instant(reaching: 0) : clock.instant(reaching: timing.length)
    )
  }
}
