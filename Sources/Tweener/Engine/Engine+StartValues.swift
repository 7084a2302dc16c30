// Reading where components start: from what drives them, from the target's memory, or through getters of the caller's, which may do
// anything (SEMANTICS 8).

extension TweenEngine {
  /// Which components' start values are read: those whose start the call gives are read at the call, where it is
  /// shown.
  enum StartValues {
    case all, others
    /// Of a timeline's member these parts of its plan.
    case given(Set<PartIndex>?)

    /// A member of a timeline may have begun with some of its components.
    func include(_ component: TweenComponent, _ part: PlannedComponent) -> Bool {
      switch self {
      case .all: !component.isOwned
      case .given(let parts): parts?.contains(component.part) ?? part.givesStart
      case .others: !part.givesStart
      }
    }
  }

  /// Whether reading may go on after code of the caller's.
  private func mayRead(_ id: TweenID, _ values: StartValues) -> Bool {
    if case .given = values { isWaiting(id) } else { rows.isAlive(id) }
  }

  /// Fills in where the components start. False when a getter of the caller's ended the tween, or began one that
  /// waits.
  func readStartValues(_ id: TweenID, _ values: StartValues) -> Bool {
    let slot = id.slot
    let target = rows[slot].target
    guard !target.isNone, let instance = targets.address(target) else { return true }
    if targets[target].isAlone, rows.traits(slot).contains(.startsFromBytes),
      readPlainStartValues(slot, values, instance)
    {
      return true
    }
    return readStartValuesBesideOthers(id, values, target, instance)
  }

  /// False where some end is not plain: then all are to be read the other way.
  private func readPlainStartValues(
    _ slot: Slot, _ values: StartValues, _ instance: UnsafeMutableRawPointer
  ) -> Bool {
    for index in componentIndices(slot) {
      let part = rows.part(components[index])
      guard values.include(components[index], part) else { continue }
      let address = instance + Int(part.offset)
      var current = DirectWriter.load(part.layout, address)
      if let share = part.share { current = share.value(current, part.layout, at: address) }
      guard components[index].start(at: current, part) else { return false }
      if part.keepsHeld { rows.keepHeld(current, components[index].part, of: slot) }
    }
    return true
  }

  /// Reads start values where accessors or functions are asked, or where other tweens have components of the target.
  private func readStartValuesBesideOthers(
    _ id: TweenID, _ values: StartValues, _ target: TargetIndex, _ instance: UnsafeMutableRawPointer
  ) -> Bool {
    let slot = id.slot
    var next = PartIndex.first
    while component(slot, from: next) != nil {
      if usesAdditiveLayers {
        // Before each property: what was done for the one before may have put them back.
        removeLayers(target: target, but: id)
        guard mayRead(id, values) else { return false }
      }
      // Setters of the caller's may have taken components.
      guard let index = component(slot, from: next) else { break }
      let component = components[index]
      let part = rows.part(component)
      if part.isClaim || !values.include(component, part) {
        next = component.part + 1
      } else if let driver = source(of: part.key, target: target, for: slot),
        haveSameEncoding(driver, part)
      {
        guard setEnds(id, component.part, values, startingAt: exactBits(driver)) else {
          return false
        }
        next = component.part + 1
      } else if part.isDirect {
        if let driver = source(of: part.key, target: target, for: slot),
          !clock.isSwept || isClaim(driver)
        {
          write(components[driver].row, .allButAdditive)
          guard mayRead(id, values) else { return false }
        }
        let current = DirectWriter.load(part.layout, instance + Int(part.offset))
        guard setEnds(id, component.part, values, startingAt: current) else { return false }
        next = component.part + 1
      } else {
        guard readProperty(part.property, id, values, &next) else { return false }
      }
    }
    return true
  }

  /// Whose value a starting row begins with: what its timeline shows, if it is a member (SEMANTICS 37), else that of what
  /// drives the component.
  @inline(__always)
  func source(
    of key: ComponentKey, target: TargetIndex, for slot: Slot,
    driver: @autoclosure () -> ComponentIndex?
  ) -> ComponentIndex? {
    if let run = run(ofMember: slot),
      let shown = shownMember(of: run, key, target, but: slot)
    {
      return shown
    }
    return driver()
  }

  func source(of key: ComponentKey, target: TargetIndex, for slot: Slot) -> ComponentIndex? {
    source(of: key, target: target, for: slot, driver: driver(of: key, target: target))
  }

  /// Whether a driver's bits mean the same to this part: a centre and an edge may be one stored number.
  func haveSameEncoding(_ driver: ComponentIndex, _ part: PlannedComponent) -> Bool {
    let driven = rows.part(components[driver])
    guard driven.encoding == part.encoding else { return false }
    // Progress tells nothing of where the property is: that must be read.
    return rows.plan(components[driver].row)?.access(driven).isProgress == false
  }

  /// Takes the start of the next play from the end of the one that is over, and resolves relative ends anew. False where
  /// code of the caller's ended the tween.
  func refresh(_ id: TweenID) -> Bool {
    let slot = id.slot
    let play = rows[extras: slot].playsEnded
    let wasBackward = rows.timing(slot).isBackward(play - 1)
    // Samplers begin with what the target holds, which is the end of the play that is over.
    if rows.plan(slot)?.properties.contains(where: { $0.access.isProgress }) == true {
      write(slot)
      guard rows.isAlive(id), beginSamplers(id) else { return false }
    }
    rows[extras: slot].refreshedPlay = play
    var next = PartIndex.first
    while rows.isAlive(id), let index = component(slot, from: next) {
      let component = components[index]
      next = component.part + 1
      let part = rows.part(component)
      if part.isClaim || part.startsAlike || part.isProgress { continue }
      let current = wasBackward ? component.from : component.to
      guard setEnds(id, component.part, .all, startingAt: current) else { return false }
    }
    return rows.isAlive(id)
  }

  /// Makes new samplers, of what the target holds now.
  private func beginSamplers(_ id: TweenID) -> Bool {
    guard let plan = rows.plan(id.slot), !rows[id.slot].target.isNone,
      let object = targets[rows[id.slot].target].object
    else { return true }
    for (index, property) in plan.properties.enumerated()
    where property.access.isProgress && !property.access.isAdditive {
      guard
        let sampler = perform({
          begin(property.access, PropertyIndex(index), of: id.slot, object)
        })
      else { continue }
      guard rows.isAlive(id) else {
        callouts.release(sampler)
        return false
      }
      changeSampler(of: id.slot, PropertyIndex(index), to: sampler)
      if let old = rows.replace(sampler, PropertyIndex(index), of: id.slot) {
        callouts.release(old)
      }
    }
    return true
  }

  /// Makes the sampler of a property of a row.
  private func begin(
    _ access: PropertyAccess, _ property: PropertyIndex, of slot: Slot, _ target: AnyObject
  ) -> Sampler? {
    access.leavesEnds
      ? access.begin(target, to: rows.ends(of: property, count: access.elements.count, slot))
      : access.begin(target)
  }

  /// Sets the ends of a component, if the tween still has it. False where reading may not go on.
  private func setEnds(
    _ id: TweenID, _ place: PartIndex, _ values: StartValues, startingAt current: UInt64
  ) -> Bool {
    guard let index = component(of: id, part: place) else { return mayRead(id, values) }
    let part = rows.part(components[index])
    if part.keepsHeld { rows.keepHeld(current, place, of: id.slot) }
    if components[index].start(at: current, part) { return true }
    guard let plan = rows.plan(id.slot) else { return true }
    // May be a function of the caller's.
    let ends = asked(id) { part.endRule.ends(startingAt: current, part, of: plan) }
    // Given starts are shown once: where the tween has begun meanwhile, it has read them itself.
    guard mayRead(id, values) else { return false }
    guard let index = component(of: id, part: place) else { return true }
    if let ends {
      components[index].setEnds(ends)
    } else if let problem = refuseChange(index, at: current, plan) {
      tell(problem, of: id)
      return mayRead(id, values)
    }
    return true
  }

  /// Leaves a component where it is, as it would go beyond what it holds. The report, where none was made before.
  func refuseChange(_ index: ComponentIndex, at current: UInt64, _ plan: ResolvedPlan?)
    -> TweenProblem?
  {
    let (component, target) = (components[index], rows[components[index].row].target)
    components[index].refuseChange(at: current)
    guard !component.isChanged, let plan, !target.isNone, let object = targets[target].object
    else { return nil }
    return plan.beyond(
      rows.part(component), change: component.to, targetType: type(of: object))
  }

  /// Notes and reports what is wrong with a tween that starts.
  func tell(_ problem: TweenProblem, of id: TweenID) {
    callouts.note(problem, of: known(id))
    report(problem)
  }

  /// The components that must be at the present instant before a property is read for a row's components from a part on. A
  /// component whose driver tells its exact value need not: writing it could hide what the caller has assigned, or what a
  /// tween that waits shows.
  private func staleKeys(
    of access: PropertyAccess, _ id: TweenID, _ values: StartValues, from first: PartIndex
  ) -> [ComponentKey] {
    if access.isProgress || !access.claims.isEmpty { return access.readKeys }
    let target = rows[id.slot].target
    var keys = access.dependencies
    guard let start = component(id.slot, from: first) else { return keys }
    let property = rows.part(components[start]).property
    for index in start..<componentIndices(id.slot).upperBound {
      let part = rows.part(components[index])
      guard part.property == property else { break }
      if part.isClaim || !values.include(components[index], part) { continue }
      guard let driver = source(of: part.key, target: target, for: id.slot),
        !haveSameEncoding(driver, part)
      else { continue }
      keys.append(part.key)
    }
    return keys
  }

  /// Reads a property through its getter, once for all its components; `next` is the part behind them.
  private func readProperty(
    _ property: PropertyIndex, _ id: TweenID, _ values: StartValues, _ next: inout PartIndex
  ) -> Bool {
    let slot = id.slot
    guard let plan = rows.plan(slot), !rows[slot].target.isNone,
      let object = targets[rows[slot].target].object
    else { return true }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { bits in
      guard let buffer = bits.baseAddress else { return true }
      let access = plan.properties[Int(property)].access
      update(staleKeys(of: access, id, values, from: next), of: access, for: id)
      guard mayRead(id, values) else { return false }
      let sampler = asked(id) {
        // A member that has begun with some components has one.
        let sampler =
          rows.firstSampler(slot, property) == nil
          ? begin(access, property, of: slot, object) : nil
        // Where the components are progress there is nothing else to read: it begins at 0.
        if !access.isProgress { access.read(object, into: buffer) }
        return sampler
      }
      guard mayRead(id, values) else {
        if let sampler { callouts.release(sampler) }
        return false
      }
      if let sampler { rows.keep(sampler, property, of: slot) }
      while let index = component(slot, from: next) {
        let component = components[index]
        let part = rows.part(component)
        guard part.property == property else { break }
        next = component.part + 1
        if part.isClaim || !values.include(component, part) { continue }
        var current = access.isProgress ? 0.0.bitPattern : buffer[Int(part.element)]
        if let driver = source(of: part.key, target: rows[slot].target, for: slot),
          haveSameEncoding(driver, part)
        {
          current = exactBits(driver)
        }
        guard setEnds(id, component.part, values, startingAt: current) else { return false }
      }
      return true
    }
  }

  /// Asks code of the caller's for start values. What that asks the engine for is exact too: `value(of:_:)`.
  func asked<Result>(_ id: TweenID, _ body: () -> Result) -> Result {
    let outer = callouts.reading
    callouts.reading = id
    defer { callouts.reading = outer }
    return perform(body)
  }
}
