// Keeps what explanations tell of tweens that have ended and of components that were lost. To be
// called before a row gives up what it has.

extension TweenEngine {
  /// Notes that a row ends. `head`: of a row that was a timeline's member, the timeline.
  @inline(__always)
  func noteDeparture(_ slot: Slot, _ end: EndReason, head: TweenID?) {
    if rows[slot].hasKeptStart { callouts.starts[slot] = nil }
    let target = rows[slot].target
    guard !target.isNone, let object = targets.uncounted(target) else { return }
    var components = DepartedComponents(count: componentIndices(slot).count)
    for index in componentIndices(slot) { components.append(key(index)) }
    var traits: Departure.Traits = callouts.isReverting ? .reverted : []
    let timing = rows.timing(slot)
    if timing.duration == 0, timing.length == 0 {
      traits.insert(.lengthless)
      if rows.summary(slot).timing.isMeasured { traits.formUnion([.measured, standstill(slot)]) }
    }
    callouts.departures.append(
      Departure(
        target: object._withUnsafeGuaranteedRef { TargetMark($0) }, id: head ?? rows.id(slot),
        instant: clock.now, components: components, end: end, traits: traits))
  }

  /// The traits of a row's call that tell how it could end elsewhere than where it begins.
  @inline(never)
  func standstill(_ slot: Slot) -> Departure.Traits {
    var traits: Departure.Traits = []
    for property in rows.plan(slot)?.properties ?? [] {
      if property.motion?.isMeasured == true { traits.insert(.velocity) }
      if property.motion?.findsEnd != true { traits.insert(.givenEnd) }
    }
    return traits
  }

  /// Notes that a row loses a component.
  func noteLoss(_ index: ComponentIndex, to winner: TweenID?) {
    let slot = components[index].row
    guard key(index) != .added, let object = object(of: slot) else { return }
    let winner = winner.map { known($0) }
    callouts.losses.append(
      ComponentLoss(
        target: TargetMark(object), key: key(index),
        loser: known(rows.id(slot)), winner: winner,
        instant: clock.now))
  }

  /// Keeps when a row started, before its clock no longer tells.
  func keepStart(_ slot: Slot) {
    guard rows[slot].state == .running, !rows[slot].hasKeptStart else { return }
    callouts.starts[slot] = clockStart(slot)
    rows[slot].hasKeptStart = true
  }

  /// The instant at which a row started whose clock has not been rebased since: at own time 0, or
  /// where its clock was set to a later place.
  func clockStart(_ slot: Slot) -> Int64 {
    let clock = rows.clock(slot)
    return clock.rate > 0 ? clock.instant(reaching: 0) : clock.then
  }
}
