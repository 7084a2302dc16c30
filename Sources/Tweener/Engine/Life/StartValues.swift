// Reading where components start: from what drives them, from the target's memory, or through
// getters of the caller's (SEMANTICS 8).

extension TweenEngine {
  /// The components whose start values are read. A start that the call gives is read at the call,
  /// if it is shown there.
  enum StartValues {
    case all, others
    /// Of a timeline's member these parts of its plan.
    case given(PartSet?)

    /// A member of a timeline may have begun with some of its components.
    @inline(__always)
    func include(_ component: TweenComponent, _ part: PlannedComponent) -> Bool {
      switch self {
      case .all: !component.isOwned
      case .given(let parts): parts?.contains(component.part) ?? part.givesStart
      case .others: !part.givesStart
      }
    }
  }

  /// Fills in where the components start.
  func readStartValues(_ slot: Slot, _ values: StartValues) {
    let target = rows[slot].target
    guard !target.isNone, let instance = targets.address(target) else { return }
    let traits = rows.traits(slot)
    // What is computed may follow from a start that a member shows itself.
    let isPlain =
      targets[target].isAlone && traits.contains(.startsFromBytes)
      && !traits.isSuperset(of: [.computed, .showsStart])
    let isAlone = isPlain || isAlone(slot, on: target)
    var index = rows[slot].firstComponent
    let end = componentIndices(slot).upperBound
    while index < end {
      let part = rows.part(components[index])
      let isMeant = !part.isClaim && values.include(components[index], part)
      if isPlain, !isMeant || startsFromBytes(index, part, instance) {
        index += 1
        continue
      }
      // Before each property: what was read for the one before may have put them back.
      if usesAdditiveLayers { removeLayers(target: target, but: rows.id(slot)) }
      if !isMeant {
        index += 1
        continue
      }
      if let bits = bitsInTimeline(part, for: slot, isAlone: isAlone, at: instance) {
        setEnds(index, startingAt: bits)
        index += 1
        continue
      }
      let driver = source(of: part.key, target: target, for: slot)
      if let driver, !part.isComputed, haveSameEncoding(driver, part) {
        if traits.contains(.claims) { keepWritten(slot, part.property, isStale: true) }
        setEnds(index, startingAt: exactBits(driver))
        index += 1
      } else if part.isDirect {
        if driver != nil { update([part.key], of: target, for: slot) }
        setEnds(index, startingAt: DirectWriter.load(part.layout, instance + Int(part.offset)))
        index += 1
      } else {
        index = readProperty(from: index, upTo: end, slot, values)
      }
    }
  }

  /// Reads a start value from bytes of the target. False where its end is not plain: then it is to
  /// be read the other way.
  @inline(__always)
  private func startsFromBytes(
    _ index: ComponentIndex, _ part: PlannedComponent, _ instance: UnsafeMutableRawPointer
  ) -> Bool {
    let (slot, address) = (components[index].row, instance + Int(part.offset))
    var current = DirectWriter.load(part.layout, address)
    if let share = part.share {
      rows.keepFirst(current, .stored(components[index].part), of: slot)
      current = share.value(current, part.layout, at: address)
    }
    guard components[index].start(at: current, part) else { return false }
    if part.keepsHeld { rows.keepFirst(current, .held(components[index].part), of: slot) }
    return true
  }

  /// The component from whose value a starting row begins: the one that its timeline shows, if it
  /// is a member (SEMANTICS 37), else the one that drives the component.
  func source(of key: ComponentKey, target: TargetIndex, for slot: Slot) -> ComponentIndex? {
    shownBeside(slot, key, target) ?? driver(of: key, target: target)
  }

  /// The component that the timeline of a starting row shows, if the row is a member.
  @inline(__always)
  func shownBeside(_ slot: Slot, _ key: ComponentKey, _ target: TargetIndex) -> ComponentIndex? {
    run(ofMember: slot).flatMap { shownMember(of: $0, key, target, but: slot) }
  }

  /// Writes what drives some components of a target, before they are read for a row: at the present
  /// instant, or at the place of a timeline where the row, a member of it, starts. `always`: also
  /// what was written at this instant.
  func update(
    _ keys: [ComponentKey], of target: TargetIndex, for slot: Slot, always: Bool = false,
    _ pass: WritePass = .allButAdditive
  ) {
    let starting = run(ofMember: slot).flatMap { $0.startPlace == nil ? nil : $0 }
    for key in keys {
      // What a newer tween with `.none` hides is not in the target.
      let shown = starting.flatMap { shownMember(of: $0, key, target, but: slot) }.flatMap {
        components[$0].isShown ? $0 : nil
      }
      guard let driver = shown ?? driver(of: key, target: target) else { continue }
      let row = components[driver].row
      if row == slot {
        // What it shows as a member that starts, from its timeline's beginning on.
        guard let starting, components[driver].isOwned, !rows.part(components[driver]).isProgress
        else { continue }
        placeAtStart(starting, row)
        write(row, pass, parts: PartSet([components[driver].part]))
      } else if shown != nil || always || !clock.isSwept || isClaim(driver) {
        if shown != nil, let starting { placeAtStart(starting, row) }
        write(row, pass, parts: partsBeside(driver))
      }
    }
  }

  /// The parts of a component's property that its row has.
  private func partsBeside(_ component: ComponentIndex) -> PartSet {
    let (row, property) = (components[component].row, rows.part(components[component]).property)
    return PartSet(
      componentIndices(row).filter { rows.part(components[$0]).property == property }
        .map { components[$0].part })
  }

  /// Updates what a property is read from. A setter of the caller's may have written something else
  /// than its tween has.
  func update(_ keys: [ComponentKey], of access: PropertyAccess, for slot: Slot) {
    update(keys, of: rows[slot].target, for: slot, always: !access.claims.isEmpty)
  }

  /// Puts all that a member shows to where one of its timeline starts.
  private func placeAtStart(_ run: TimelineRun, _ slot: Slot) {
    guard let place = run.startPlace else { return }
    let number = Int(rows[extras: slot].memberNumber)
    for track in run.tracks.tracks(ofMember: number) { self.place(run, track, at: place) }
    run.writtenAtStart.insert(number)
  }

  /// Whether a driver's bits mean the same to this part: a centre and an edge may be one stored
  /// number.
  func haveSameEncoding(_ driver: ComponentIndex, _ part: PlannedComponent) -> Bool {
    let driven = rows.part(components[driver])
    guard driven.encoding == part.encoding else { return false }
    // Progress tells nothing of where the property is: that must be read.
    return rows.plan(components[driver].row)?.access(driven).isProgress == false
  }

  /// Makes the sampler of a property of a row.
  func begin(
    _ access: PropertyAccess, _ property: PropertyIndex, of slot: Slot, _ target: AnyObject,
    from shown: ShownEnd? = nil
  ) -> Sampler? {
    access.begin(
      target, from: shown,
      to: access.leavesEnds
        ? rows.ends(of: property, count: access.elements.count, slot) : nil)
  }

  /// Sets the ends of a component.
  private func setEnds(_ index: ComponentIndex, startingAt current: UInt64) {
    setEnds(index, startingAt: current, by: rows.part(components[index])) {
      rows.plan(components[index].row)
    }
  }

  /// Sets the ends of a component by the rule of a part of a plan.
  @inline(__always)
  func setEnds(
    _ index: ComponentIndex, startingAt current: UInt64, by part: PlannedComponent,
    of plan: () -> ResolvedPlan?
  ) {
    let slot = components[index].row
    if part.keepsHeld { rows.keepFirst(current, .held(components[index].part), of: slot) }
    if components[index].start(at: current, part) { return }
    guard let plan = plan() else { return }
    if let ends = asked(slot, { part.endRule.ends(startingAt: current, part, of: plan) }) {
      components[index].setEnds(ends)
      if part.hasKeyframes, plan.hasKeyframeBeyond(startingAt: current, part) {
        noteBeyond(index, part, plan)
        components[index].isChanged = true
      }
    } else {
      refuseChange(index, at: current, part, plan)
    }
  }

  /// Leaves a component where it is, as it would go beyond what it holds. That is reported, where
  /// it was not before.
  func refuseChange(
    _ index: ComponentIndex, at current: UInt64, _ part: PlannedComponent, _ plan: ResolvedPlan
  ) {
    noteBeyond(index, part, plan)
    components[index].setEnds((current, current))
    components[index].isChanged = true
  }

  /// The same by the rule of the component's own plan.
  @inline(never)
  func refuseChange(_ index: ComponentIndex, at current: UInt64) {
    guard let plan = rows.plan(components[index].row) else { return }
    refuseChange(index, at: current, rows.part(components[index]), plan)
  }

  private func noteBeyond(
    _ index: ComponentIndex, _ part: PlannedComponent, _ plan: ResolvedPlan
  ) {
    let component = components[index]
    if component.isChanged { return }
    noteOfCall(component.row) { plan.beyond(part, change: component.to, targetType: $0) }
  }

  /// Reports what is found wrong with a call when its tween has begun. `problem` gets the type of
  /// the target.
  func noteOfCall(_ slot: Slot, _ problem: (Any.Type) -> TweenProblem) {
    guard let object = object(of: slot) else { return }
    let problem = problem(type(of: object)).located(rows.sites[rows.site(slot)])
    callouts.note(problem, of: known(rows.id(slot)))
    report(problem)
  }

  /// The components that must be at the present instant before a property is read for a row's
  /// components from a part on. A component whose driver tells its exact value need not: writing it
  /// could hide what the caller has assigned, or what a tween that waits shows.
  private func staleKeys(
    of access: PropertyAccess, _ slot: Slot, _ values: StartValues, _ range: Range<ComponentIndex>
  ) -> [ComponentKey] {
    if access.isProgress || !access.claims.isEmpty { return access.readKeys }
    let target = rows[slot].target
    var keys = access.dependencies
    for index in range {
      let part = rows.part(components[index])
      if part.isClaim || !values.include(components[index], part) { continue }
      guard let driver = source(of: part.key, target: target, for: slot),
        !haveSameEncoding(driver, part)
      else { continue }
      keys.append(part.key)
    }
    return keys
  }

  /// Reads a property through its getter, once for all its components from one on. Returns what is
  /// behind these.
  private func readProperty(
    from first: ComponentIndex, upTo limit: ComponentIndex, _ slot: Slot, _ values: StartValues
  ) -> ComponentIndex {
    let property = rows.part(components[first]).property
    var end = first
    while end < limit, rows.part(components[end]).property == property { end += 1 }
    guard let plan = rows.plan(slot), let object = object(of: slot) else { return end }
    let access = plan.properties[Int(property)].access
    update(staleKeys(of: access, slot, values, first..<end), of: access, for: slot)
    if !access.claims.isEmpty { keepWritten(slot, property, isStale: false) }
    keepStored(slot, first..<end, values, access, object)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { bits in
      guard let buffer = bits.baseAddress else { return }
      asked(slot) {
        // A member that has begun with some components has one.
        if rows.firstSampler(slot, property) == nil,
          let sampler = begin(access, property, of: slot, object)
        {
          rows.keep(.sampler(sampler), .sampler(property), of: slot)
        }
        // Where the components are progress there is nothing else to read: it begins at 0.
        if !access.isProgress { access.read(object, into: buffer) }
      }
      for index in first..<end {
        let part = rows.part(components[index])
        if part.isClaim || !values.include(components[index], part) { continue }
        var current = access.isProgress ? 0.0.bitPattern : buffer[Int(part.element)]
        if let driver = source(of: part.key, target: rows[slot].target, for: slot),
          haveSameEncoding(driver, part)
        {
          current = exactBits(driver)
        }
        setEnds(index, startingAt: current)
      }
    }
    return end
  }

  /// Keeps what the target stores of computed components, before code of the caller's is asked for
  /// their values.
  private func keepStored(
    _ slot: Slot, _ range: Range<ComponentIndex>, _ values: StartValues, _ access: PropertyAccess,
    _ object: AnyObject
  ) {
    guard rows.part(components[range.lowerBound]).isComputed else { return }
    access.withBits { bits in
      asked(slot) { access.readStored(object, into: bits) }
      for index in range {
        let (component, part) = (components[index], rows.part(components[index]))
        if part.isClaim || !values.include(component, part) { continue }
        rows.keepFirst(bits[Int(part.element)], .stored(component.part), of: slot)
      }
    }
  }

  /// Keeps what the setter of a property writes besides, unless that is known. A playhead's setter
  /// moves a tween, and writes nothing of the caller's.
  private func keepWritten(_ slot: Slot, _ property: PropertyIndex, isStale: Bool) {
    guard !rows.traits(slot).contains(.playhead), rows.item(.written(property), slot) == nil,
      let object = object(of: slot),
      let access = rows.plan(slot)?.properties[Int(property)].access, !access.claims.isEmpty
    else { return }
    if isStale { update(access.claims, of: access, for: slot) }
    if let written = asked(slot, { access.writtenValues(of: object) }) {
      rows.keep(.sampler(written), .written(property), of: slot)
    }
  }

  /// Asks code of the caller's for start values. What that asks the engine for is exact too:
  /// `value(of:_:)`.
  func asked<Result>(_ slot: Slot, _ body: () -> Result) -> Result {
    let outer = callouts.reading
    callouts.reading = rows.id(slot)
    defer { callouts.reading = outer }
    return body()
  }
}
