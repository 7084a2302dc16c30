// Slots for rows. The age of a slot's row tells its tween, so that a stale handle is recognised. A
// freed slot is used again only after many others: an ended tween can be asked for its outcome
// until then.
//
// An object: as a struct of the engine's, each look at it would be a copy on the stack of a debug
// build, where code of the caller's may be nested.

final class RowTable {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var rows = UniqueArray<TweenRow>()
  /// The calls that rows were added by.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var siteIndices = UniqueArray<SiteIndex>()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var sites = CallSites()
  /// The rarely used fields of rows; the first entry has the defaults, for all rows that need no
  /// other.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var extrasTable = UniqueArray(RowExtras())
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var freeExtras: [ExtrasIndex] = []
  /// The plans of the rows. Apart, so that a row is plain bytes.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var plans = PlanTable()
  /// The samplers with which their tweens began, where they began with more than numbers; the
  /// values that their components held, where they do not follow from the ends; the motions of
  /// their components, where an easing does not determine all of them.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var items = RowItems()
  /// The callbacks of their tweens, where they share a plan.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var callbacks = CallbackTable()
  /// The total durations of ended tweens, where they are more than one play.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var finalLengths: [Slot: Int64] = [:]
  /// The lengths of easings at a speed, in rows whose plays a motion measures too.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var easedLengths: [Slot: Int64] = [:]
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var freed: [Slot] = []
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var firstFreed = 0
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var aliveCount = 0
  /// Paused rows, of all that are alive.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var pausedCount = 0
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var latestAge: UInt64 = 0
  /// Adds that must pass before a slot is used again.
  private static let remembered = 1_024

  subscript(_ slot: Slot) -> TweenRow {
    @inline(__always) get { rows[Int(slot)] }
    @inline(__always) _modify { yield &rows[Int(slot)] }
  }

  /// The rarely used fields of a row. To be written only where they are to differ from the
  /// defaults.
  subscript(extras slot: Slot) -> RowExtras {
    @inline(__always) get { extrasTable[Int(rows[Int(slot)].extras)] }
    _modify {
      if rows[Int(slot)].extras == .first { giveExtras(slot) }
      yield &extrasTable[Int(rows[Int(slot)].extras)]
    }
  }

  @inline(never)
  private func giveExtras(_ slot: Slot) { rows[Int(slot)].extras = enter(RowExtras()) }

  /// Enters the rarely used fields of a row, which is to keep their index.
  @inline(__always)
  func enter(_ extras: RowExtras) -> ExtrasIndex {
    if let index = freeExtras.popLast() {
      extrasTable[Int(index)] = extras
      return index
    }
    extrasTable.append(extras)
    return ExtrasIndex(extrasTable.count - 1)
  }

  /// Back to what all rows have.
  @inline(__always)
  func dropExtras(_ slot: Slot) {
    let index = rows[Int(slot)].extras
    if index == .first { return }
    rows[Int(slot)].extras = .first
    freeExtras.append(index)
  }

  /// A row's own time. The rate follows from the row's state.
  @inline(__always)
  func clock(_ slot: Slot) -> ClockMap {
    let row = rows[Int(slot)]
    let extras = extrasTable[Int(row.extras)]
    let speed = row.isPaused || row.isScrubbed ? 0 : extras.timeScale
    return ClockMap(
      then: row.then, whole: row.whole, fraction: extras.fraction,
      rate: row.isReversed ? -speed : speed)
  }

  /// Its components move with time: they are written at every advance.
  @inline(__always)
  func isDriving(_ slot: Slot) -> Bool {
    let row = rows[Int(slot)]
    return row.state == .running && !row.isPaused
      && (row.extras == .first || self[extras: slot].timeScale > 0)
  }

  /// The age of the next call of addTween.
  @inline(__always)
  func nextAge() -> UInt64 {
    latestAge += 1
    return latestAge
  }

  func setPaused(_ slot: Slot, _ isPaused: Bool) {
    guard rows[Int(slot)].isPaused != isPaused else { return }
    rows[Int(slot)].isPaused = isPaused
    pausedCount += isPaused ? 1 : -1
  }

  /// Goes on from the same own time at `now`: before the rate changes.
  func rebase(_ slot: Slot, at now: Int64) {
    set(slot, clock(slot).own(at: now), at: now)
  }

  /// Goes on from another own time.
  func jump(_ slot: Slot, to position: Int64, at now: Int64) {
    set(slot, OwnTime(whole: position), at: now)
  }

  /// Copies a row's own time, rate and count of plays to another that is split off it. Where a
  /// tween moves the playhead of the first one's handle, the clock of the other runs on by itself
  /// from `now`.
  func copyClock(of slot: Slot, to other: Slot, at now: Int64) {
    rows[Int(other)].then = rows[Int(slot)].isScrubbed ? now : rows[Int(slot)].then
    rows[Int(other)].whole = rows[Int(slot)].whole
    rows[Int(other)].isReversed = rows[Int(slot)].isReversed
    if rows[Int(slot)].extras == .first { return }
    let extras = self[extras: slot]
    self[extras: other].timeScale = extras.timeScale
    self[extras: other].fraction = extras.fraction
    self[extras: other].playsEnded = extras.playsEnded
    self[extras: other].heldAt = extras.heldAt
    self[extras: other].duration = extras.duration
    if let length = easedLengths[slot] { easedLengths[other] = length }
    self[extras: other].refreshedPlay = extras.refreshedPlay
    self[extras: other].pausePlace = extras.pausePlace
    self[extras: other].pauseSide = extras.pauseSide
    self[extras: other].rest = extras.rest
  }

  /// No play has just ended.
  func unhold(_ slot: Slot) {
    rows[Int(slot)].isInGap = false
    guard rows[Int(slot)].extras != .first else { return }
    self[extras: slot].heldAt = .min
  }

  /// Sets own time and its fraction.
  func set(_ slot: Slot, _ own: OwnTime, at now: Int64) {
    rows[Int(slot)].then = now
    rows[Int(slot)].whole = own.whole
    if self[extras: slot].fraction != own.fraction { self[extras: slot].fraction = own.fraction }
  }

  var slots: Range<Slot> { .first..<Slot(rows.count) }

  func reserve(_ count: Int) {
    rows.reserveCapacity(count + Self.remembered)
    siteIndices.reserveCapacity(count + Self.remembered)
  }

  @inline(__always)
  func isCurrent(_ id: TweenID) -> Bool {
    !id.slot.isNone && Int(id.slot) < rows.count && rows[Int(id.slot)].isOf(id)
  }

  @inline(__always)
  func isAlive(_ id: TweenID) -> Bool {
    isCurrent(id) && rows[Int(id.slot)].isAlive
  }

  @inline(__always)
  func id(_ slot: Slot) -> TweenID {
    TweenID(slot: slot, generation: UInt32(truncatingIfNeeded: rows[Int(slot)].age))
  }

  @inline(__always)
  func plan(_ slot: Slot) -> ResolvedPlan? { plans.plan(rows[Int(slot)].plan) }

  /// The plain part of a row's plan; of an ended row nothing in particular.
  @inline(__always)
  func summary(_ slot: Slot) -> PlanSummary { plans[rows[Int(slot)].plan] }

  /// The features of a row's plan, and the operations on its tweens that they allow.
  @inline(__always)
  func traits(_ slot: Slot) -> PlanTraits { plans[rows[Int(slot)].plan].traits }

  @inline(__always)
  func timing(_ slot: Slot) -> Timing {
    var timing = plans[rows[Int(slot)].plan].timing
    if timing.isMeasured { timing.setMeasured(duration: self[extras: slot].duration) }
    return timing
  }

  @inline(__always)
  func part(_ component: TweenComponent) -> PlannedComponent { plans.part(component.part) }

  /// Takes a row's plan away; what comes back is to be let go of when nothing is under way.
  func dropPlan(_ slot: Slot) -> ResolvedPlan? {
    let index = rows[Int(slot)].plan
    rows[Int(slot)].plan = .first
    return plans.drop(index)
  }

  /// A slot for a row of this age, which is to be inserted there next.
  @inline(__always)
  func makeSlot(age: UInt64) -> Slot {
    freed.count - firstFreed > Self.remembered ? reuse(age) : Slot(rows.count)
  }

  /// Inserts a row at a slot that was made for it. What the slot remembered of an earlier tween
  /// ends.
  @inline(__always)
  func insert(_ row: TweenRow, at slot: Slot, from site: SiteIndex) {
    aliveCount += 1
    if Int(slot) == rows.count {
      rows.append(row)
      siteIndices.append(site)
    } else {
      rows[Int(slot)] = row
      siteIndices[Int(slot)] = site
    }
  }

  /// The call that added the tween which has a slot, or had it last.
  func site(_ slot: Slot) -> SiteIndex { siteIndices[Int(slot)] }

  private func reuse(_ age: UInt64) -> Slot {
    let slot = freed[firstFreed]
    firstFreed += 1
    if firstFreed > Self.remembered, firstFreed * 2 > freed.count {
      freed.removeFirst(firstFreed)
      firstFreed = 0
    }
    // A part of the tween that was here would have its name.
    if rows[Int(slot)].age == age {
      freed.append(slot)
      return Slot(rows.count)
    }
    dropExtras(slot)
    if !finalLengths.isEmpty { finalLengths[slot] = nil }
    if !easedLengths.isEmpty { easedLengths[slot] = nil }
    return slot
  }

  /// The row stays as it is, to be asked; its slot will serve again.
  func retire(_ slot: Slot) {
    aliveCount -= 1
    freed.append(slot)
  }
}
