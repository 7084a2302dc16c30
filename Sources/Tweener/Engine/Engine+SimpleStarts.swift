// Starts of simple tweens (PlanTraits.simple) on targets that have no other, or one simple tween of the same
// components, which ends: what `begin` and `assignWriters` come to where nobody is told of it. Where anything is
// otherwise, the long way is taken; both give the same, which the random scenes hold them to.

extension TweenEngine {
  /// Starts the tweens of a plan that are due one after the other, from an event on. Returns the place of the
  /// first event that is to be handled the long way.
  func startSimple(_ batch: [TweenEvent], from first: Int) -> Int {
    let event = batch[first]
    guard event.isStart, rows.traits(event.slot).contains(.simple), !clock.isSwept,
      !usesAdditiveLayers
    else {
      return first
    }
    let start = SimpleStart(rows, plan: rows[event.slot].plan)
    let index = lane(
      for: start.plan, start.part, LaneClock(), by: start.spring.map { .spring($0.spring) },
      width: Int(start.members))
    let lane = writers.lanes[index]
    var next = first
    while next < batch.count, startSimple(batch[next], start, index, lane) { next += 1 }
    tidySchedule()
    return next
  }

  /// What the tweens of one plan have in common.
  private struct SimpleStart {
    let plan: PlanIndex
    let part: PlannedComponent
    let members: Int32
    /// Of a play; where a spring moves it, that is the least.
    let duration: Int64
    /// What moves it in the place of its easing, and the velocity that the call gives.
    let spring: (spring: PreparedSpring, velocity: Double?)?

    init(_ rows: RowTable, plan: PlanIndex) {
      self.plan = plan
      let head = rows.plans[plan]
      part = rows.plans.part(head.firstPart)
      members = head.partCount
      duration = head.timing.duration
      guard head.traits.contains(.motions),
        case .spring(let spring, let velocity) = rows.plans.plan(plan)?.motion
      else {
        self.spring = nil
        return
      }
      self.spring = (spring, velocity.given(for: part))
    }
  }

  /// How a spring moves a tween that starts.
  private struct SimpleSwing {
    /// What the target holds at the start, behind what moves it before.
    let held: UInt64
    let velocity: Double
    let duration: Int64
  }

  /// False where it is no such start, and nothing has been done.
  @inline(__always)
  private func startSimple(
    _ event: TweenEvent, _ start: SimpleStart, _ index: LaneIndex, _ lane: Lane
  )
    -> Bool
  {
    var row = rows[event.slot]
    guard row.plan == start.plan, row.state == .waiting, !row.isRestarting, row.extras == .first,
      row.expects(event), row.componentCount == start.members,
      targets[row.target].isAlone || canOvertake(row, event.slot, start),
      targets.ownerIndex(of: row.target) == nil,
      let instance = targets.address(row.target)
    else { return false }
    let beginning = row.then - row.whole
    var duration = start.duration
    var swing: SimpleSwing?
    if let spring = start.spring {
      swing = self.swing(row, start, spring, instance)
      guard let swing else { return false }
      duration = swing.duration
    }
    var laneClock = LaneClock(start: Double(beginning - clock.epoch), span: Double(duration))
    if swing != nil { laneClock = laneClock.inSeconds }
    guard clock.now - beginning < duration, abs(laneClock.start) <= EngineClock.farthest
    else { return false }
    let first = row.firstComponent
    var entry = EntryIndex.none
    if !row.previous.isNone {
      let loser = row.previous
      leaveExact(loser, at: instance, swing?.held)
      entry = takeEntry(of: loser, in: index, lane, for: first)
      overtake(loser, by: rows.id(event.slot))
      row.previous = .none
    }
    row.state = .running
    let stamp = row.expect(beginning + duration)
    rows[event.slot] = row
    if let swing, let spring = start.spring {
      let motion = ComponentMotion.spring(spring.spring, velocity: swing.velocity)
      rows.keep(motion, components[first].part, of: event.slot)
      rows[extras: event.slot].duration = duration
    }
    if entry.isNone {
      let address = instance + Int(start.part.offset)
      entry = lane.append(laneClock, destination: address, owner: first)
    } else {
      lane.set(entry, laneClock)
    }
    var isTooFar = false
    for member in 0..<start.members {
      var component = components[first + member]
      let part = member == 0 ? start.part : rows.part(component)
      component.start(at: DirectWriter.load(part.layout, instance + Int(part.offset)), part)
      component.isOwned = true
      component.enter(index, entry)
      components[first + member] = component
      var segment = component.segment(part.layout)
      if !segment.isExact(part.layout) { isTooFar = true }
      if let swing {
        segment = LaneSegment(from: segment.from, springTo: segment.to, swing.velocity)
      }
      lane.set(entry, member: Int(member), segment)
    }
    schedule.enter(
      TweenEvent(instant: row.nextInstant, order: row.age, slot: event.slot, stamp: stamp),
      at: clock.now)
    if isTooFar { assignWriters(event.slot) }
    return true
  }

  /// Whether the only other tween of a starting row's target is a simple one that runs and loses all it has.
  private func canOvertake(_ row: TweenRow, _ slot: Slot, _ start: SimpleStart) -> Bool {
    let record = targets[row.target]
    guard record.lastRow == slot, record.firstRow == row.previous else { return false }
    let other = rows[row.previous]
    if !playheads.isEmpty, playheads[rows.id(row.previous)] != nil { return false }
    let plan = rows.plans[other.plan]
    guard plan.traits.contains(.simple), other.state == .running, !other.isPaused,
      other.extras == .first || rows[extras: row.previous].hasOnlyMotions,
      other.componentCount == start.members, plan.partCount == start.members
    else { return false }
    for member in 0..<start.members {
      let (mine, theirs) = (row.firstComponent + member, other.firstComponent + member)
      guard components[theirs].isOwned, key(mine) == key(theirs) else { return false }
    }
    return true
  }

  /// What a spring makes of a starting row; `nil` where that cannot be told so simply. Changes nothing.
  private func swing(
    _ row: TweenRow, _ start: SimpleStart, _ spring: (spring: PreparedSpring, velocity: Double?),
    _ instance: UnsafeMutableRawPointer
  ) -> SimpleSwing? {
    let (part, layout) = (start.part, start.part.layout)
    var velocity = spring.velocity
    let held: UInt64
    if row.previous.isNone {
      held = DirectWriter.load(layout, instance + Int(part.offset))
    } else {
      let driver = rows[row.previous].firstComponent
      guard rows.part(components[driver]).encoding == part.encoding else { return nil }
      held = exactBits(driver)
      if velocity == nil { velocity = exactVelocity(components[driver]) }
    }
    var component = components[row.firstComponent]
    component.start(at: held, part)
    let usable = TweenSpring.usable(velocity ?? 0)
    let seconds = spring.spring.settlingDuration(
      from: layout.number(component.from), to: layout.number(component.to), velocity: usable)
    guard let length = Flicks.nearest(seconds: seconds) else { return nil }
    return SimpleSwing(held: held, velocity: usable, duration: max(start.duration, length))
  }

  /// Leaves a tween whose components go to a newer one at its exact value: `bits`, where that is known.
  private func leaveExact(_ slot: Slot, at instance: UnsafeMutableRawPointer, _ bits: UInt64?) {
    guard bits != nil || rows.traits(slot).contains(.motions) else { return write(slot) }
    let first = rows[slot].firstComponent
    let part = rows.part(components[first])
    DirectWriter.store(bits ?? exactBits(first), part.layout, instance + Int(part.offset))
  }

  /// The entry of a tween whose components go to a newer one, where it has one in the newer one's lane: what it writes to is the
  /// same.
  private func takeEntry(
    of slot: Slot, in index: LaneIndex, _ lane: Lane, for first: ComponentIndex
  ) -> EntryIndex {
    let head = rows[slot].firstComponent
    guard components[head].home == .lane, components[head].lane == index else { return .none }
    let entry = components[head].index
    guard lane.owner(of: entry) == head else { return .none }
    for member in head..<(head + Int32(lane.key.width)) { components[member].home = .none }
    lane.changeOwner(entry, to: first)
    return entry
  }

  /// Ends a tween whose components go to a newer one.
  private func overtake(_ slot: Slot, by newcomer: TweenID) {
    detachAll(slot)
    releaseComponents(slot)
    retire(slot, .overwritten(by: newcomer))
  }
}
