// What a component's value is at the present instant, and writing it: the exact path, one row at a time.
// The lanes do the same for many; both use LaneClock's formula and the easing's one definition.

extension TweenEngine {
  /// Where between its start and end values a row is at the present instant.
  enum Position {
    case start, end
    /// What the component held.
    case held
    /// The start that the next play has taken from the end of one that is over; of starts that the call gives, that end.
    case taken(atEnd: Bool)
    /// A fraction of the way: of the time as `position` tells it, of the value behind an easing.
    case at(Double)
    /// A fraction of the way back, from end to start, by a curve of its own.
    case back(Double)
    /// A keyframe's value.
    case keyframe(Int)
    /// A fraction of the way to a keyframe, behind its easing.
    case way(toKeyframe: Int, Double)
    /// A fraction of the way back from a keyframe, behind the curve of that.
    case wayBack(fromKeyframe: Int, Double)
    /// Where a motion is after some seconds of its play.
    case moved(seconds: Double)
    /// A fraction of the way, behind the easing, at a share of the first play of a tween that takes over a velocity.
    case led(Double, time: Double)
  }

  func position(_ slot: Slot) -> Position {
    switch phase(slot) {
    case .before: return .held
    case .holding(let play): return heldPosition(slot, endOf: play)
    case .playing(let play):
      var isBackward = rows.timing(slot).isBackward(play)
      let hasOwnCurve = isBackward && rows.summary(slot).hasBackwardEasing
      if hasOwnCurve { isBackward = false }
      let clock = clock(slot, play: play, base: drivingNow(slot), isBackward: isBackward)
      // Only what `complete()` starts before its time stands before its first play.
      let time = min(max(clock.time(at: 0), 0), 1)
      return hasOwnCurve ? .back(time) : .at(time)
    }
  }

  /// Where a property is between its start and end values at the present instant, behind its easing.
  private func position(_ slot: Slot, _ property: PropertyIndex, _ plan: ResolvedPlan) -> Position {
    if rows.summary(slot).hasKeyframes, let track = plan.properties[Int(property)].track,
      case .playing(let play) = phase(slot)
    {
      return keyframePosition(slot, track, play: play)
    }
    if rows.summary(slot).hasMotions, case .playing(let play) = phase(slot) {
      return motionPosition(slot, property, plan, play: play)
    }
    return eased(position(slot), property, plan)
  }

  /// Where a property is in a play of a row some of whose properties have motions.
  private func motionPosition(
    _ slot: Slot, _ property: PropertyIndex, _ plan: ResolvedPlan, play: Int64
  ) -> Position {
    let isBackward = rows.timing(slot).isBackward(play)
    let clock = clock(slot, play: play, base: drivingNow(slot), isBackward: isBackward)
    switch plan.properties[Int(property)].motion {
    case .spring?, .decay?, .simulation?: return .moved(seconds: clock.inSeconds.seconds(at: 0))
    case .handover? where play == 0:
      let time = min(max(clock.time(at: 0), 0), 1)
      guard case .at(let eased) = eased(.at(time), property, plan) else { break }
      return .led(eased, time: time)
    case nil where plan.easedDuration != nil:
      let seconds = clock.inSeconds.seconds(at: 0)
      let length = Flicks.seconds(plan.easedDuration ?? 0)
      return seconds < length ? eased(.at(seconds / length), property, plan) : .end
    default: break
    }
    return eased(position(slot), property, plan)
  }

  /// A position behind a property's easing.
  private func eased(_ position: Position, _ property: PropertyIndex, _ plan: ResolvedPlan)
    -> Position
  {
    if case .back(let time) = position, let easing = plan.plan.backwardEasing {
      return .back(easing.laneEasing.map { $0(time) } ?? perform { easing(time) })
    }
    guard case .at(let time) = position else { return position }
    if let easing = plan.properties[Int(property)].laneEasing { return .at(easing(time)) }
    // May be a function of the caller's, which may do anything but advance.
    return .at(perform { plan.properties[Int(property)].easing(time) })
  }

  /// The bits to be written for a component, rounded and clamped where asked.
  private func bits(
    _ component: TweenComponent, _ part: PlannedComponent, _ position: Position,
    _ plan: ResolvedPlan
  ) -> UInt64 {
    if case .held = position { return heldBits(component, part, plan) }
    if let given = givenBits(component, part, position, plan) { return finish(given, part, plan) }
    return plan.bits(plan.plan.limits(number(component, part, position, plan)), part)
  }

  /// The bits that a component has at a position where it has a value that was given or read; `nil` on the way between such.
  private func givenBits(
    _ component: TweenComponent, _ part: PlannedComponent, _ position: Position,
    _ plan: ResolvedPlan
  ) -> UInt64? {
    switch position {
    case .start: component.from
    case .held: heldBits(component, part, plan)
    case .end: component.to
    case .taken(let atEnd): component.taken(atEnd, part)
    case .keyframe(let keyframe):
      plan.value(ofKeyframe: keyframe, part, startingAt: component.from)
    case .at, .back, .way, .wayBack, .moved, .led: nil
    }
  }

  /// The number that a component is at a position, before rounding and limits.
  private func number(
    _ component: TweenComponent, _ part: PlannedComponent, _ position: Position,
    _ plan: ResolvedPlan
  ) -> Double {
    func between(_ from: UInt64, _ to: UInt64, _ eased: Double) -> Double {
      interpolated(from: plan.double(from, part), to: plan.double(to, part), at: eased)
    }
    switch position {
    case .at(let eased): return between(component.from, component.to, eased)
    case .back(let eased): return between(component.to, component.from, eased)
    case .way(let keyframe, let eased):
      let (from, to) = plan.way(toKeyframe: keyframe, part, startingAt: component.from)
      return between(from, to, eased)
    case .wayBack(let keyframe, let eased):
      let (from, to) = plan.way(toKeyframe: keyframe, part, startingAt: component.from)
      return between(to, from, eased)
    case .moved(let seconds):
      let (from, to) = (plan.double(component.from, part), plan.double(component.to, part))
      return rows.motion(component)?.value(from: from, to: to, at: seconds) ?? from
    case .led(let eased, let time):
      let base = between(component.from, component.to, eased)
      guard case .handover(let handover)? = rows.motion(component) else { return base }
      return base + handover.offset(at: time)
    case .start, .held, .end, .taken, .keyframe:
      return plan.double(givenBits(component, part, position, plan) ?? component.from, part)
    }
  }

  /// What a member's component shows before its start: the start that the call gives, where it is shown, else what it held.
  func heldBits(_ component: TweenComponent, _ part: PlannedComponent, _ plan: ResolvedPlan)
    -> UInt64
  {
    part.givesStart && plan.showsStart
      ? finish(component.from, part, plan) : rows.held(component)
  }

  /// An end value stays as it was given, unless rounding or clamping changes it.
  private func finish(_ bits: UInt64, _ part: PlannedComponent, _ plan: ResolvedPlan) -> UInt64 {
    let limits = plan.plan.limits
    if limits.isNone { return bits }
    let value = plan.double(bits, part)
    let limited = limits(value)
    return limited == value ? bits : plan.bits(limited, part)
  }

  /// Writes the exact values of a row's components: those it owns and that no newer tween hides.
  /// `onlyScalar` leaves out what the lanes have written; `parts`, where given, are those that are written.
  func write(
    _ slot: Slot, _ pass: WritePass = .all, onlyScalar: Bool = false, parts: Set<PartIndex>? = nil
  ) {
    #if DEBUG
      writeWatch.exactWrites &+= 1
    #endif
    if !targets.ownerIndexes.isEmpty, !rows.isDriving(slot), !rows[slot].target.isNone {
      refreshHidden(slot)
    }
    if let run = run(ofHead: slot) { return writeTimeline(run, pass) }
    if rows.summary(slot).isPlain, !usesAdditiveLayers, pass != .starts {
      return writePlain(slot, onlyScalar, parts)
    }
    let id = rows.id(slot)
    let isAtRest = (pass == .all || pass == .starts) && !onlyScalar
    if isAtRest, parts == nil { writers.overtakeWrites(of: id) }
    writers.beginWrite(of: id)
    writeByProperty(id, pass, onlyScalar: onlyScalar, parts)
    let isValid = writers.endWrite()
    guard usesAdditiveLayers, isAtRest, isValid, rows.isAlive(id) else { return }
    if pass == .all, rows.summary(slot).hasAdditive {
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
    if plan.hasComputed, !onlyScalar, pass.hasComputed {
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
          #if DEBUG
            let watched = watchWrite(id, property, access)
          #endif
          // A setter of the caller's may do anything, also end this tween.
          perform {
            if access.isProgress {
              let eased = Double(bitPattern: buffer[mask.trailingZeroBitCount])
              rows.sampler(slot, property)?.write(object, eased: eased, mask: mask)
            } else {
              access.write(object, buffer, mask: mask)
            }
          }
          #if DEBUG
            checkWrite(watched)
          #endif
          guard mayGoOn(id) else { return }
          if !access.claims.isEmpty, pass != .starts {
            writeAbove(id, property)
            guard mayGoOn(id) else { return }
          }
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
    while mayGoOn(id), let index = component(slot, from: next) {
      let component = components[index]
      let part = rows.part(component)
      guard part.property == property else { break }
      next = component.part + 1
      if part.isClaim || parts?.contains(component.part) == false { continue }
      let isWritten =
        pass == .starts
        ? part.givesStart
        : component.isShown && (!onlyScalar || component.home == .scalar)
      guard isWritten else { continue }
      buffer[Int(part.element)] = perform { bits(component, part, position, plan) }
      mask |= 1 << UInt64(part.element)
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

  /// Brings the numbers that a tween's views are computed from to the present instant.
  private func updateDependencies(_ id: TweenID, _ plan: ResolvedPlan) {
    for property in plan.properties where !property.access.dependencies.isEmpty {
      guard rows.isAlive(id), !rows[id.slot].target.isNone else { return }
      writeDrivers(property.access.dependencies, of: rows[id.slot].target, but: id, .stored)
    }
  }

  /// Writes the tweens that drive some components of a target at their exact values, if they are stale.
  /// `pass`: without views where it is one that asks; views are not computed from views, which would go in circles.
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

  /// The exact value of an owned component before rounding and limits.
  func exactNumber(_ index: ComponentIndex, _ part: PlannedComponent, _ plan: ResolvedPlan)
    -> Double
  {
    let position = position(components[index].row, part.property, plan)
    return perform { number(components[index], part, position, plan) }
  }

  /// The exact value of an owned component.
  func exactBits(_ index: ComponentIndex) -> UInt64 {
    let component = components[index]
    guard let plan = rows.plan(component.row) else { return component.to }
    let part = rows.part(component)
    let position = position(component.row, part.property, plan)
    return perform { bits(component, part, position, plan) }
  }
}

extension TweenComponent {
  /// What the end of a play shows when the next play has taken its start from there: that start; where the call gives the
  /// start, the end itself.
  func taken(_ atEnd: Bool, _ part: PlannedComponent) -> UInt64 {
    part.startsAlike && atEnd ? to : from
  }
}
