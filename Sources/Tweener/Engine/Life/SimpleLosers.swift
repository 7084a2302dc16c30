// Simple tweens that lose all they have to a simple tween that starts (SimpleStarts.swift): where
// such a one is, how fast, and how it ends. What `exactBits`, `exactVelocity` and `retire` come to
// for it, by one look at its row. The others that lose to one that starts take the general path.

extension TweenEngine {
  /// A simple tween without callbacks that runs forwards at rate 1, and ends because a newer one
  /// takes all its components.
  struct SimpleLoser {
    let slot: Slot
    let row: TweenRow
    let traits: PlanTraits
    /// Own time, and the length of its play, in flicks.
    let own: Int64
    let duration: Int64

    /// Whether its end shows.
    var isOver: Bool { own >= duration }
    /// The share of the play that is over.
    var progress: Double { min(max(Double(own) / Double(duration), 0), 1) }
  }

  /// The only other tween of a starting row's target, where it is a simple one that runs and loses
  /// all it has; else `nil`. One that a spring moves is none where its numbers are limited.
  @inline(__always)
  func simpleLoser(to row: TweenRow, _ slot: Slot) -> SimpleLoser? {
    let loser = row.previous
    guard !loser.isNone, targets[row.target].lastRow == slot,
      targets[row.target].firstRow == loser
    else { return nil }
    let other = rows[loser]
    if !playheads.isEmpty, playheads[rows.id(loser)] != nil { return nil }
    if callouts.hasEndings(of: rows.id(loser)) { return nil }
    let traits = rows.plans[other.plan].traits
    guard traits.contains(.simple), !traits.contains(.callbacks), other.state == .running,
      !traits.isSuperset(of: [.motions, .limits]),
      !other.isPaused, !other.isInGap, !other.isReversed, !other.isScrubbed,
      other.componentCount == row.componentCount,
      rows.plans[other.plan].partCount == row.componentCount,
      // It has no items but the motion of its component.
      other.extras == .first || rows[extras: loser].hasOnlyItems
    else { return nil }
    for member in 0..<row.componentCount {
      let (mine, theirs) = (row.firstComponent + member, other.firstComponent + member)
      guard components[theirs].isOwned, key(mine) == key(theirs) else { return nil }
    }
    let duration =
      traits.contains(.motions)
      ? rows[extras: loser].duration : rows.plans[other.plan].timing.duration
    return SimpleLoser(
      slot: loser, row: other, traits: traits, own: other.whole + (clock.now - other.then),
      duration: duration)
  }

  /// The bits that the component of a loser shows which a spring moves, and its velocity per
  /// second, 0 where it is at rest. `spring`: what is likely to move it, if anything.
  @inline(__always)
  func swingState(
    _ loser: SimpleLoser, _ component: TweenComponent, _ part: PlannedComponent,
    likelyBy spring: PreparedSpring? = nil
  ) -> (bits: UInt64, velocity: Double) {
    if loser.isOver { return (component.to, 0) }
    let state = rows.items.state(
      rows[extras: loser.slot].items, likelyBy: spring,
      from: part.layout.number(component.from), to: part.layout.number(component.to),
      at: max(Double(loser.own) / Double(Flicks.perSecond), 0))
    // Before its first play nothing moves.
    let velocity = loser.own < 0 || state.velocity == 0 ? 0 : state.velocity
    return (part.layout.bits(state.value), velocity)
  }

  /// Ends a loser whose components hold their last values and are in no lane. `keepsExtras` is
  /// false where the newcomer has taken them over.
  @inline(__always)
  func end(_ loser: SimpleLoser, by newcomer: TweenID, keepsExtras: Bool) {
    let slot = loser.slot
    var row = loser.row
    noteDeparture(slot, .overwritten(by: newcomer), head: nil)
    releaseComponents(slot)
    targets[row.target].setOnly(newcomer.slot)
    if keepsExtras, row.extras != .first {
      callouts.release(rows.dropItems(slot))
      rows.dropExtras(slot)
    }
    if let plan = rows.plans.drop(row.plan) { callouts.release(plan) }
    row.target = .none
    row.plan = .first
    row.extras = .first
    let end = EndReason.overwritten(by: newcomer)
    row.storeFinalState(
      TweenRow.FinalState(
        progress: loser.isOver ? 1 : loser.progress, elapsed: max(loser.own, 0),
        duration: loser.duration, end: end))
    rows[slot] = row
    callouts.notifyWaiters(of: rows.id(slot), end)
    rows.retire(slot)
  }
}
