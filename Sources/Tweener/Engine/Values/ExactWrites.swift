// Writing a component's value at the present instant: the exact path, one row at a time.
// Position.swift says what the value is.

extension TweenEngine {
  /// Writes the exact values of a row's components: those it owns and that no newer tween hides.
  /// `onlyScalar` leaves out what the lanes have written; `parts`, where given, are those that are
  /// written. `place`: its position, where that is known.
  func write(
    _ slot: Slot, _ pass: WritePass = .all, at place: Position? = nil, onlyScalar: Bool = false,
    parts: PartSet? = nil
  ) {
    if writeRun(ofHead: slot, pass) { return }
    let traits = rows.traits(slot)
    if traits.contains(.plainBytes), !usesAdditiveLayers, pass != .starts {
      return writePlain(slot, at: place ?? position(slot), onlyScalar: onlyScalar, parts: parts)
    }
    writeByProperty(slot, pass, onlyScalar, parts)
    guard usesAdditiveLayers, !onlyScalar, pass == .all || pass == .starts else { return }
    if pass == .all, traits.contains(.additive) {
      addOffsets(target: rows[slot].target, but: rows.id(slot), isSwept: false)
    } else {
      restoreLayers(target: rows[slot].target, but: rows.id(slot))
    }
  }

  /// Neither the plan nor the target is counted: both stay until no call is under way.
  @inline(never)
  private func writeByProperty(
    _ slot: Slot, _ pass: WritePass, _ onlyScalar: Bool, _ parts: PartSet?
  ) {
    let row = rows[slot]
    guard !row.target.isNone, let plan = rows.plans.uncounted(row.plan),
      let object = targets.uncounted(row.target)
    else { return }
    plan._withUnsafeGuaranteedRef { plan in
      var parts = parts
      if plan.traits.contains(.computed), !onlyScalar, pass.hasComputed {
        if usesAdditiveLayers { removeLayers(target: row.target, but: rows.id(slot)) }
        updateDependencies(slot, plan)
        if pass != .starts { parts = parts.map { withDependencies($0, slot, plan) } }
      }
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { values in
        guard let buffer = values.baseAddress else { return }
        var next = row.firstComponent
        let end = next + row.componentCount
        while next < end {
          let property = rows.part(components[next]).property
          plan.accesses[Int(property)]._withUnsafeGuaranteedRef { access in
            guard pass.includes(access) else {
              while next < end, rows.part(components[next]).property == property { next += 1 }
              return
            }
            let mask = computeBits(
              &next, upTo: end, slot, property, plan, pass, onlyScalar, parts, buffer)
            if mask == 0 { return }
            object._withUnsafeGuaranteedRef { object in
              if usesAdditiveLayers, !access.isAdditive { forgetLayers(access, mask, of: object) }
              if pass != .starts, showsHeld(slot, property, plan) {
                restore(slot, property, access, mask, buffer, of: object)
                if !access.isProgress { access.takeEffect(object) }
                return
              }
              if access.isProgress {
                let eased = Double(bitPattern: buffer[mask.trailingZeroBitCount])
                shownSampler(slot, property, plan)?.write(object, eased: eased, mask: mask)
              } else {
                access.write(object, buffer, mask: mask)
              }
            }
          }
        }
      }
    }
  }

  /// The sampler of a property at present: at a boundary that of the play that is over.
  private func shownSampler(_ slot: Slot, _ property: PropertyIndex, _ plan: ResolvedPlan)
    -> Sampler?
  {
    if plan.timing.refreshes, case .ended = position(slot, property, plan) {
      return rows.item(.endedSampler(property), slot)?.sampler
    }
    return rows.sampler(slot, property)
  }

  /// Writes what a target stored of a property whose values are not what it stores.
  func restore(
    _ slot: Slot, _ property: PropertyIndex, _ access: PropertyAccess, _ mask: UInt64,
    _ buffer: UnsafeMutablePointer<UInt64>, of object: AnyObject
  ) {
    if access.isProgress {
      rows.firstSampler(slot, property)?.restore(object, mask: mask)
      return
    }
    for index in componentIndices(slot) {
      let part = rows.part(components[index])
      guard part.property == property, !part.isClaim else { continue }
      if let bits = rows.stored(components[index]) { buffer[Int(part.element)] = bits }
    }
    access.writeStored(object, buffer, mask: mask)
  }

  /// Whether a property whose values are not what its target stores, as a sampler's or computed
  /// ones, shows what the target held, and no start of the call's.
  private func showsHeld(_ slot: Slot, _ property: PropertyIndex, _ plan: ResolvedPlan) -> Bool {
    let access = plan.properties[Int(property)].access
    guard access.isProgress || !access.dependencies.isEmpty, !access.isAdditive,
      case .held = position(slot, property, plan)
    else { return false }
    return !plan.traits.contains(.showsStart)
      || !plan.parts.contains { $0.property == property && $0.givesStart }
  }

  /// Puts the values of a property's components from one on into its elements' places in `buffer`.
  /// Returns which elements these are; `next` is what is behind them.
  private func computeBits(
    _ next: inout ComponentIndex, upTo end: ComponentIndex, _ slot: Slot,
    _ property: PropertyIndex, _ plan: ResolvedPlan, _ pass: WritePass, _ onlyScalar: Bool,
    _ parts: PartSet?, _ buffer: UnsafeMutablePointer<UInt64>
  ) -> UInt64 {
    let position = pass == .starts ? .start : position(slot, property, plan)
    var mask: UInt64 = 0
    while next < end {
      let component = components[next]
      let part = rows.part(component)
      guard part.property == property else { break }
      next += 1
      if part.isClaim || parts?.contains(component.part) == false { continue }
      let isWritten =
        pass == .starts
        ? part.givesStart : component.isShown && (!onlyScalar || component.home == .scalar)
      guard isWritten else { continue }
      mask |= 1 << UInt64(part.element)
      buffer[Int(part.element)] = bits(component, part, position, plan)
    }
    return mask
  }

  /// Writes the values that a row has at a position, whose components are all plain bytes of the
  /// target.
  func writePlain(
    _ slot: Slot, at position: Position, onlyScalar: Bool = false, parts: PartSet? = nil
  ) {
    let row = rows[slot]
    guard !row.target.isNone, let instance = targets.address(row.target),
      let plan = rows.plans.uncounted(row.plan)
    else { return }
    plan._withUnsafeGuaranteedRef { plan in
      var (eased, property) = (0.0, -1)
      for index in row.firstComponent..<row.firstComponent + row.componentCount {
        let component = components[index]
        guard component.isShown, !onlyScalar || component.home == .scalar,
          parts?.contains(component.part) != false
        else { continue }
        let part = rows.plans.bytes(component.part)
        let bits: UInt64
        switch position {
        case .at(let time):
          if property != Int(part.property) {
            property = Int(part.property)
            eased = plan.eased(time, property)
          }
          bits = part.layout.bits(from: component.from, to: component.to, at: eased)
        case .back(let time):
          if property < 0 {
            property = 0
            eased = plan.backwardLaneEasing?(time) ?? time
          }
          bits = part.layout.bits(from: component.to, to: component.from, at: eased)
        case .end: bits = component.to
        // The other ways are not of a plan that is plain.
        default:
          guard let given = givenBits(component, position, plan) else { continue }
          bits = given
        }
        DirectWriter.store(bits, part.layout, instance + Int(part.offset))
      }
    }
  }

  /// Brings the numbers that a tween's computed properties depend on to the present instant.
  func updateDependencies(_ slot: Slot, _ plan: ResolvedPlan) {
    for property in plan.properties where !property.access.dependencies.isEmpty {
      // Without computed properties: computed from one another they would go in circles.
      update(property.access.dependencies, of: rows[slot].target, for: slot, .stored)
    }
  }

  /// Some parts of a row, with the stored ones among its others that these are computed from.
  private func withDependencies(_ parts: PartSet, _ slot: Slot, _ plan: ResolvedPlan) -> PartSet {
    let own = componentIndices(slot).map { (components[$0].part, rows.part(components[$0])) }
    var keys: Set<ComponentKey> = []
    for (part, planned) in own where parts.contains(part) {
      keys.formUnion(plan.access(planned).dependencies)
    }
    return PartSet(
      own.filter { part, planned in
        parts.contains(part)
          || (keys.contains(planned.key) && plan.access(planned).dependencies.isEmpty)
      }.map(\.0))
  }

  /// Leaves a row's components, or some parts of it, at their exact values before it ceases to
  /// drive them (SEMANTICS 19).
  @inline(never)
  func writeExact(_ slot: Slot, _ parts: PartSet? = nil) {
    if rows.isDriving(slot) { write(slot, parts: parts) }
  }
}

extension ScalarLayout {
  /// The bits at a share of the way between two numbers, given by their own bits.
  @inline(__always)
  func bits(from: UInt64, to: UInt64, at eased: Double) -> UInt64 {
    let number = interpolated(from: self.number(from), to: self.number(to), at: eased)
    return isWhole && number == self.number(from) ? from : bits(number)
  }
}
