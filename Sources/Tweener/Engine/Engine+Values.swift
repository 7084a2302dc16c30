// Writing a component's value at the present instant: the exact path, one row at a time. What the value is says Engine+Position.

extension TweenEngine {
  /// Writes the exact values of a row's components: those it owns and that no newer tween hides.
  /// `onlyScalar` leaves out what the lanes have written; `parts`, where given, are those that are written.
  func write(
    _ slot: Slot, _ pass: WritePass = .all, onlyScalar: Bool = false, parts: Set<PartIndex>? = nil
  ) {
    if let run = run(ofHead: slot) { return writeTimeline(run, pass) }
    if rows.traits(slot).contains(.plainBytes), !usesAdditiveLayers, pass != .starts {
      return writePlain(slot, onlyScalar, parts)
    }
    let id = rows.id(slot)
    let isAtRest = (pass == .all || pass == .starts) && !onlyScalar
    if isAtRest, parts == nil { writers.overtakeWrites(of: id) }
    writers.beginWrite(of: id)
    writeByProperty(id, pass, onlyScalar: onlyScalar, parts)
    let isValid = writers.endWrite()
    guard usesAdditiveLayers, isAtRest, isValid, rows.isAlive(id) else { return }
    if pass == .all, rows.traits(slot).contains(.additive) {
      addOffsets(target: rows[slot].target, but: id, isSwept: false)
    } else {
      restoreLayers(target: rows[slot].target, but: id)
    }
  }

  /// Whether the innermost write is to go on behind code of the caller's.
  private func mayGoOn(_ id: TweenID) -> Bool {
    rows.isAlive(id) && writers.isWriteValid
  }

  private func writeByProperty(
    _ id: TweenID, _ pass: WritePass, onlyScalar: Bool, _ parts: Set<PartIndex>?
  ) {
    let slot = id.slot
    guard let plan = rows.plan(slot), !rows[slot].target.isNone,
      let object = targets[rows[slot].target].object
    else { return }
    if plan.traits.contains(.computed), !onlyScalar, pass.hasComputed {
      if usesAdditiveLayers { removeLayers(target: rows[slot].target, but: id) }
      updateDependencies(id, plan)
      guard mayGoOn(id) else { return }
    }
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { values in
      guard let buffer = values.baseAddress else { return }
      var next = PartIndex.first
      while let first = component(slot, from: next) {
        let property = rows.part(components[first]).property
        let access = plan.properties[Int(property)].access
        guard pass.includes(access) else {
          next = part(behind: first, slot, of: property)
          continue
        }
        let mask = computeBits(
          id, from: &next, of: property, plan, pass, onlyScalar, parts, into: buffer)
        guard mayGoOn(id) else { return }
        if mask == 0 { continue }
        if usesAdditiveLayers, !access.isAdditive { forgetLayers(access, mask, of: object) }
        let round = access.isAdditive ? registry.layers.round(object) : nil
        if access.isDirect {
          access.write(object, buffer, mask: mask)
        } else {
          // A setter of the caller's may do anything, also end this tween.
          performWrite(of: id) {
            if access.isProgress {
              let eased = Double(bitPattern: buffer[mask.trailingZeroBitCount])
              rows.sampler(slot, property)?.write(object, eased: eased, mask: mask)
            } else {
              access.write(object, buffer, mask: mask)
            }
          }
          guard mayGoOn(id) else { return }
          // It began meanwhile, and shows where it stands.
          if pass == .starts, rows[slot].state != .waiting { return }
          // What is added may have been added anew.
          if access.isAdditive, registry.layers.round(object) != round { return }
        }
      }
    }
  }

  /// The part behind a row's components of one property that begin with `first`.
  private func part(behind first: ComponentIndex, _ slot: Slot, of property: PropertyIndex)
    -> PartIndex
  {
    var part = components[first].part
    for index in first..<componentIndices(slot).upperBound {
      guard rows.part(components[index]).property == property else { break }
      part = components[index].part
    }
    return part + 1
  }

  /// Puts a property's values into its elements' places in `buffer`. Returns which elements; `next` is the part
  /// behind them. Easings and numbers of the caller's may do anything: each component is looked up by its part.
  private func computeBits(
    _ id: TweenID, from next: inout PartIndex, of property: PropertyIndex, _ plan: ResolvedPlan,
    _ pass: WritePass, _ onlyScalar: Bool, _ parts: Set<PartIndex>?,
    into buffer: UnsafeMutablePointer<UInt64>
  ) -> UInt64 {
    let slot = id.slot
    let position = pass == .starts ? .start : position(slot, property, plan)
    var mask: UInt64 = 0
    guard mayGoOn(id) else { return 0 }
    var found = component(slot, from: next)
    while let index = found {
      let component = components[index]
      let part = rows.part(component)
      guard part.property == property else { break }
      next = component.part + 1
      found = index + 1 < componentIndices(slot).upperBound ? index + 1 : nil
      if part.isClaim || parts?.contains(component.part) == false { continue }
      let isWritten =
        pass == .starts
        ? part.givesStart
        : component.isShown && (!onlyScalar || component.home == .scalar)
      guard isWritten else { continue }
      mask |= 1 << UInt64(part.element)
      if part.layout != .other, !part.hasMotion, !part.hasKeyframes {
        buffer[Int(part.element)] = bits(component, part, position, plan)
      } else {
        // Code of the caller's makes bits of a number, or the number.
        buffer[Int(part.element)] = perform { bits(component, part, position, plan) }
        guard mayGoOn(id) else { return mask }
        found = self.component(slot, from: next)
      }
    }
    return mask
  }

  /// Writes the values of a row whose components are all plain bytes of the target.
  private func writePlain(_ slot: Slot, _ onlyScalar: Bool, _ parts: Set<PartIndex>?) {
    let target = rows[slot].target
    guard !target.isNone, let instance = targets.address(target) else { return }
    let position = position(slot)
    var (eased, property) = (0.0, -1)
    for index in componentIndices(slot) {
      let component = components[index]
      guard component.isShown, !onlyScalar || component.home == .scalar,
        parts?.contains(component.part) != false
      else { continue }
      let part = rows.part(component)
      let bits: UInt64
      switch position {
      case .start: bits = component.from
      case .held:
        bits = rows.plan(slot).map { heldBits(component, part, $0) } ?? component.from
      case .end: bits = component.to
      case .taken(let atEnd): bits = component.taken(atEnd, part)
      case .at(let time):
        if property != Int(part.property) {
          property = Int(part.property)
          let plan = rows.plans.uncounted(rows[slot].plan)
          eased = plan?._withUnsafeGuaranteedRef { $0.eased(time, property) } ?? time
        }
        let (from, to) = (part.layout.number(component.from), part.layout.number(component.to))
        bits = part.layout.bits(interpolated(from: from, to: to, at: eased))
      case .back(let time):
        let plan = rows.plans.uncounted(rows[slot].plan)
        let eased = plan?._withUnsafeGuaranteedRef { $0.backwardLaneEasing?(time) } ?? time
        let (from, to) = (part.layout.number(component.from), part.layout.number(component.to))
        bits = part.layout.bits(interpolated(from: to, to: from, at: eased))
      // Not of a plan that is plain.
      case .keyframe, .way, .wayBack, .moved, .led: continue
      }
      DirectWriter.store(bits, part.layout, instance + Int(part.offset))
    }
  }

  /// Brings the numbers that a tween's computed properties depend on to the present instant.
  private func updateDependencies(_ id: TweenID, _ plan: ResolvedPlan) {
    for property in plan.properties where !property.access.dependencies.isEmpty {
      guard rows.isAlive(id), !rows[id.slot].target.isNone else { return }
      writeDrivers(property.access.dependencies, of: rows[id.slot].target, but: id, .stored)
    }
  }

  /// Writes the tweens that drive some components of a target at their exact values, if they are stale.
  /// `pass`: without computed properties where it is one that asks: computed from one another they would go in circles.
  func writeDrivers(
    _ keys: [ComponentKey], of target: TargetIndex, but id: TweenID, _ pass: WritePass
  ) {
    guard !clock.isSwept else { return }
    for key in keys where rows.isAlive(id) {
      guard let driver = driver(of: key, target: target) else { continue }
      let row = components[driver].row
      if row != id.slot { write(row, pass) }
    }
  }

  /// Leaves a row's components, or some parts of it, at their exact values before it ceases to drive them
  /// (SEMANTICS 19).
  func writeExact(_ slot: Slot, _ parts: Set<PartIndex>? = nil) {
    if rows.isDriving(slot) { write(slot, parts: parts) }
  }
}
