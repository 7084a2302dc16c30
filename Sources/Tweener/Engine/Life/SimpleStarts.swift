// Starts of simple tweens (PlanTraits.simple) on targets of which no other tween has the same
// components, or one simple tween that has just these, and ends: the batch form of `begin` and
// `assignWriters` for tweens without a callback at their start. Any other tween takes the general
// path; random scenes compare both.
//
// Unsafe: a batch lends the spring of its plan without counting. The plan has the spring, and each
// tween that is looked at has the plan; plans are released only when no call is under way.

extension TweenEngine {
  /// Starts the tweens of a plan that are due one after the other, from a start on. Returns the
  /// place of the first event that is to be handled the long way.
  func startSimple(_ batch: [QueuedEvent], from first: Int) -> Int {
    let event = batch[first]
    guard rows.traits(event.slot).contains(.simple), !clock.isSwept,
      !usesAdditiveLayers, !isListening
    else {
      return first
    }
    let start = SimpleStart(rows, plan: rows[event.slot].plan)
    let index = lane(
      for: components[rows[event.slot].firstComponent], start.part, LaneClock(),
      by: start.spring.map { .spring($0.takeUnretainedValue()) },
      width: Int(start.members))
    let lane = writers.lanes[index]
    var next = first
    while next < batch.count, startSimple(batch[next], start, index, lane) { next += 1 }
    tidySchedule()
    return next
  }

  /// The data that the tweens of one plan have in common.
  private struct SimpleStart {
    let plan: PlanIndex
    let part: PlannedComponent
    let members: Int32
    /// Of a play; where a spring moves it, that is the least.
    let duration: Int64
    /// The motion that moves it in the place of its easing. The plan has it.
    let spring: Unmanaged<PreparedSpring>?
    /// At the start, where the call gives it.
    let velocity: Double?

    init(_ rows: RowTable, plan: PlanIndex) {
      self.plan = plan
      let head = rows.plans[plan]
      part = rows.plans.part(head.firstPart)
      members = head.partCount
      duration = head.timing.duration
      guard head.traits.contains(.motions),
        case .spring(let spring, let velocity) = rows.plans.plan(plan)?.motion
      else {
        (self.spring, self.velocity) = (nil, nil)
        return
      }
      let element = Int(part.element)
      self.spring = .passUnretained(spring)
      self.velocity = velocity.map { element < $0.count ? $0[element] : 0 }
    }
  }

  /// The motion of a tween that starts by a spring.
  private struct SimpleSwing {
    /// The value of the target at the start, after the write of the tween that moved it before.
    let held: UInt64
    let velocity: Double
    let duration: Int64
  }

  /// False where it is no such start, and nothing has been done.
  @inline(__always)
  private func startSimple(
    _ event: QueuedEvent, _ start: SimpleStart, _ index: LaneIndex, _ lane: Lane
  ) -> Bool {
    var row = rows[event.slot]
    guard row.plan == start.plan, row.state == .waiting, !row.isRestarting, row.extras == .first,
      row.expects(event), row.componentCount == start.members,
      targets.ownerIndexes[row.target] == nil,
      let instance = targets.address(row.target)
    else { return false }
    var loser: SimpleLoser?
    if !targets[row.target].isAlone {
      loser = simpleLoser(to: row, event.slot)
      if loser == nil, meetsOthers(row, event.slot) { return false }
    }
    let beginning = row.then - row.whole
    var duration = start.duration
    var swing: SimpleSwing?
    if let spring = start.spring {
      swing = spring._withUnsafeGuaranteedRef { self.swing(row, start, $0, loser, instance) }
      guard let swing else { return false }
      duration = swing.duration
    }
    var laneClock = LaneClock(start: Double(beginning - clock.epoch), span: Double(duration))
    if swing != nil { laneClock = laneClock.inSeconds }
    guard clock.now - beginning < duration, abs(laneClock.start) <= EngineClock.farthest
    else { return false }
    let first = row.firstComponent
    var entry = EntryIndex.none
    if let loser {
      leaveExact(loser, at: instance, swing?.held)
      entry = takeEntry(of: loser, in: index, lane, for: first)
      if swing != nil { row.extras = loser.row.extras }
      end(loser, by: rows.id(event.slot), keepsExtras: swing == nil)
      row.previous = .none
    }
    row.state = .running
    let stamp = row.expect(beginning + duration)
    rows[event.slot] = row
    if let swing, let spring = start.spring {
      let part = components[first].part
      spring._withUnsafeGuaranteedRef {
        rows.swing(event.slot, part, by: $0, velocity: swing.velocity, duration: duration)
      }
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
      let current = DirectWriter.load(part.layout, instance + Int(part.offset))
      if !component.start(at: current, part) {
        refuseChange(first + member, at: current)
        component = components[first + member]
      }
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
      QueuedEvent(instant: row.nextInstant, order: row.age, slot: event.slot, stamp: stamp),
      at: clock.now)
    if isTooFar { assignWriters(event.slot) }
    return true
  }

  /// The swing of a starting row by a spring; `nil` for a row that needs the general start. Changes
  /// nothing.
  @inline(__always)
  private func swing(
    _ row: TweenRow, _ start: SimpleStart, _ spring: PreparedSpring, _ loser: SimpleLoser?,
    _ instance: UnsafeMutableRawPointer
  ) -> SimpleSwing? {
    let (part, layout) = (start.part, start.part.layout)
    var velocity = start.velocity
    let held: UInt64
    if let loser {
      let driver = components[loser.row.firstComponent]
      let driven = rows.part(driver)
      guard driven.encoding == part.encoding, loser.traits.contains(.motions) else { return nil }
      let state = swingState(loser, driver, driven, likelyBy: spring)
      held = state.bits
      if velocity == nil { velocity = state.velocity }
    } else {
      held = DirectWriter.load(layout, instance + Int(part.offset))
    }
    var component = components[row.firstComponent]
    guard component.start(at: held, part) else { return nil }
    let usable = TweenSpring.usable(velocity ?? 0)
    let seconds = spring.settlingDuration(
      from: layout.number(component.from), to: layout.number(component.to), velocity: usable)
    guard let length = Flicks.nearest(seconds: seconds) else { return nil }
    return SimpleSwing(held: held, velocity: usable, duration: max(start.duration, length))
  }

  /// Leaves a tween whose components go to a newer one at its exact value: `bits`, where that is
  /// known.
  private func leaveExact(
    _ loser: SimpleLoser, at instance: UnsafeMutableRawPointer, _ bits: UInt64?
  ) {
    guard bits != nil || loser.traits.contains(.motions) else { return write(loser.slot) }
    let component = components[loser.row.firstComponent]
    let part = rows.part(component)
    let bits = bits ?? swingState(loser, component, part).bits
    DirectWriter.store(bits, part.layout, instance + Int(part.offset))
  }

  /// Takes the components of a tween that go to a newer one out of their lanes. Returns their
  /// entry, where they have one in the newer one's lane, which is the newer one's then: what it
  /// writes to is the same.
  private func takeEntry(
    of loser: SimpleLoser, in index: LaneIndex, _ lane: Lane, for first: ComponentIndex
  ) -> EntryIndex {
    let head = components[loser.row.firstComponent]
    guard head.home == .lane, head.lane == index,
      lane.owner(of: head.index) == loser.row.firstComponent
    else {
      detachAll(loser.slot)
      return .none
    }
    lane.changeOwner(head.index, to: first)
    return head.index
  }
}
