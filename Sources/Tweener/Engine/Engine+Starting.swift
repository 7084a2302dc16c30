// The start of a tween: onStart, then start values, then conflicts, in that order (SEMANTICS 8).

extension TweenEngine {
  func start(_ slot: Int32) {
    let id = rows.id(slot)
    begin(id)
    guard rows.isAlive(id), !rows[slot].isPaused else { return }
    if rows[slot].nextInstant <= drivingNow(slot) { passBoundaries(slot) }
  }

  /// Everything of a start but the plays that may end with it. `isShown`: it is written at once, whether it drives
  /// or not.
  func begin(_ id: TweenID, isShown: Bool = false) {
    let slot = id.slot
    let age = rows[slot].age
    rows[slot].state = .running
    rows[slot].isBeginning = true
    // With a negative delay it may begin where a play has just ended, however long it was held before.
    if rows[rare: slot].heldAt != .min { rows[rare: slot].heldAt = drivingNow(slot) }
    if rows.head(slot).hasCallbacks { call(id, .start) }
    // Its onStart may have completed it and set it back: then it has taken what it wants.
    if rows.isAlive(id), rows[slot].isBeginning { take(id, isShown: isShown) }
    if !beginning.isEmpty { beginParts(age) }
  }

  /// What was split off while the whole began starts beside it, in silence.
  private func beginParts(_ age: UInt64) {
    while let place = beginning.firstIndex(where: { $0.age == age }) {
      let id = beginning.remove(at: place).id
      if rows.isAlive(id) { take(id) }
    }
  }

  /// Reads the start values and takes the components.
  func take(_ id: TweenID, isShown: Bool = false) {
    let slot = id.slot
    let target = rows[slot].target
    // Whatever becomes of the tween: reading the start values took them off.
    defer { if usesOffsets { restoreOffsets(target: target) } }
    rows[slot].isBeginning = false
    guard readStartValues(id, rows[slot].knowsGivenStarts ? .others : .all) else { return }
    rows[slot].isReading = false
    let taken = settleConflicts(slot)
    if rows.head(slot).hasUpdate { joinUpdaters(id) }
    if rows.head(slot).overwrite == .all { removeOthers(than: id) }
    if !taken.losers.isEmpty { tell(taken.losers, newcomer: id) }
    if !taken.winners.isEmpty { tellBeaten(id, by: taken.winners) }
    guard rows.isAlive(id) else { return }
    schedule(slot)
    // Started behind this instant's sweep: the sweep will not write it.
    if isShown || (sweptAt == now && rows.isDriving(slot)) { write(slot) }
    if rows.isAlive(id), rows[slot].wantsCompletion { complete(handle: id) }
  }

  /// Shows the starts that a call gives, once and before it starts; where these components go is read first
  /// (SEMANTICS 8).
  func showStarts(_ id: TweenID) {
    let target = rows[id.slot].target
    // Reading the start values took them off.
    defer { if usesOffsets { restoreOffsets(target: target) } }
    guard readStartValues(id, .given) else { return }
    rows[id.slot].knowsGivenStarts = true
    write(id.slot, .starts)
  }

  /// Which components' start values are read: those whose start the call gives are read at the call, where it is
  /// shown.
  private enum StartValues {
    case all, given, others

    func include(_ part: PlannedPart) -> Bool {
      switch self {
      case .all: true
      case .given: part.givesStart
      case .others: !part.givesStart
      }
    }
  }

  /// Whether reading may go on after code of the caller's.
  private func mayRead(_ id: TweenID, _ values: StartValues) -> Bool {
    values == .given ? isWaiting(id) : rows.isAlive(id)
  }

  /// Fills in where the components start. False when a getter of the caller's ended the tween, or began one that
  /// waits.
  private func readStartValues(_ id: TweenID, _ values: StartValues) -> Bool {
    let slot = id.slot
    let target = rows[slot].target
    guard target >= 0, let instance = targets.address(target) else { return true }
    if targets[target].isAlone, rows.head(slot).isPlain {
      for index in componentIndices(slot) {
        let part = rows.part(components[index])
        guard values.include(part) else { continue }
        let address = instance + Int(part.offset)
        setEnds(index, part, startingAt: DirectWriter.load(part.layout, address))
      }
      return true
    }
    return readStartValuesBesideOthers(id, values, target, instance)
  }

  /// The same where accessors are asked, or where other tweens have components of the target.
  private func readStartValuesBesideOthers(
    _ id: TweenID, _ values: StartValues, _ target: Int32, _ instance: UnsafeMutableRawPointer
  ) -> Bool {
    let slot = id.slot
    var offset: Int32 = 0
    while offset < rows[slot].componentCount {
      if usesOffsets {
        // Before each property: what was done for the one before may have put them back. Setters of the caller's
        // may have taken components.
        let count = rows[slot].componentCount
        let next = components[rows[slot].firstComponent + offset].part
        liftOffsets(target: target, but: slot)
        guard mayRead(id, values) else { return false }
        if rows[slot].componentCount != count {
          offset = self.offset(slot, from: next)
          continue
        }
      }
      let index = rows[slot].firstComponent + offset
      let part = rows.part(components[index])
      if !values.include(part) {
        offset += 1
      } else if let driver = driver(of: part.key, target: target), speakAlike(driver, part) {
        setEnds(index, part, startingAt: exactBits(driver))
        offset += 1
      } else if part.isDirect {
        if sweptAt != now, let driver = driver(of: part.key, target: target) {
          write(components[driver].row, .allButOffsets)
          guard mayRead(id, values) else { return false }
        }
        let address = instance + Int(part.offset)
        setEnds(index, part, startingAt: DirectWriter.load(part.layout, address))
        offset += 1
      } else {
        guard readProperty(part.property, id, values, &offset) else { return false }
      }
    }
    return true
  }

  /// Whether a driver's bits mean the same to this part: a centre and an edge may be one stored number.
  private func speakAlike(_ driver: Int32, _ part: PlannedPart) -> Bool {
    let driven = rows.part(components[driver])
    guard driven.terms == part.terms else { return false }
    // Progress tells nothing of where the property is: that must be read.
    return rows.plan(components[driver].row)?.access(driven).isProgress == false
  }

  private func setEnds(_ index: Int32, _ part: PlannedPart, startingAt current: UInt64) {
    if components[index].start(at: current, part) { return }
    guard let plan = rows.plan(components[index].row) else { return }
    components[index].setEnds(part.spec.ends(startingAt: current, part, of: plan))
  }

  /// Reads a property through its getter, once for all its components; `offset` moves behind them.
  private func readProperty(
    _ property: UInt16, _ id: TweenID, _ values: StartValues, _ offset: inout Int32
  ) -> Bool {
    let slot = id.slot
    guard let plan = rows.plan(slot), rows[slot].target >= 0,
      let object = targets[rows[slot].target].object
    else { return true }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { bits in
      guard let buffer = bits.baseAddress else { return true }
      rows[slot].isReading = values != .given
      let access = plan.properties[Int(property)].access
      if sweptAt != now {
        settle(
          access.elements.map(\.key) + access.lookedAt, of: rows[slot].target, but: slot,
          .allButOffsets)
      }
      guard mayRead(id, values) else { return false }
      let count = rows[slot].componentCount
      let firstPart = components[rows[slot].firstComponent + offset].part
      depth += 1
      let sampler = access.begin(object)
      // Where the components are progress there is nothing else to read: it begins at 0.
      if !access.isProgress { access.read(object, into: buffer) }
      depth -= 1
      guard mayRead(id, values) else {
        if let sampler { released.append(sampler) }
        return false
      }
      if let sampler { rows.keep(sampler, property, of: slot) }
      if rows[slot].componentCount != count { offset = self.offset(slot, from: firstPart) }
      while offset < rows[slot].componentCount {
        let index = rows[slot].firstComponent + offset
        let part = rows.part(components[index])
        guard part.property == property else { break }
        var current = access.isProgress ? 0.0.bitPattern : buffer[Int(part.element)]
        if let driver = driver(of: part.key, target: rows[slot].target),
          speakAlike(driver, part)
        {
          current = exactBits(driver)
        }
        setEnds(index, part, startingAt: current)
        offset += 1
      }
      return true
    }
  }

  func joinUpdaters(_ id: TweenID) {
    guard !rows[id.slot].isSilent else { return }
    let age = rows[id.slot].age
    if age < newestUpdater { updatersAreSorted = false }
    newestUpdater = max(newestUpdater, age)
    updaters.append(id)
  }
}
