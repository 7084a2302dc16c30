// The velocity of a component at the present instant (SEMANTICS 44): the derivative of what its
// tween shows, on the side that is ahead.

extension TweenEngine {
  /// The velocity of an owned component, before rounding, per second of engine time. 0 in a pause,
  /// at rest, and where the value is clamped.
  func exactVelocity(_ component: TweenComponent) -> Double {
    guard let (component, own, speed) = moving(component), speed != 0,
      let plan = rows.plan(component.row)
    else { return 0 }
    let (part, timing) = (rows.part(component), rows.timing(component.row))
    guard let (play, local) = timing.ahead(of: own, isReversed: speed < 0) else { return 0 }
    let state = stateAhead(component, part, plan, timing, play, local, isReversed: speed < 0)
    let velocity = state.velocity * speed
    // -0 is no velocity either.
    if velocity == 0 { return 0 }
    guard plan.traits.contains(.limits) else { return velocity }
    let limits = plan.properties[Int(part.property)].output?.limits ?? plan.limits
    return limits.clamps(state.value, velocity: velocity) ? 0 : velocity
  }

  /// The number in a play before rounding and limits, and its velocity per second of own time.
  /// Where that is 0, any number will do: limits are not asked.
  @inline(__always)
  private func stateAhead(
    _ component: TweenComponent, _ part: PlannedComponent, _ plan: ResolvedPlan,
    _ timing: Timing, _ play: Int64, _ local: OwnTime, isReversed: Bool
  ) -> MotionState {
    let isBackward = timing.isBackward(play)
    let sign = isBackward ? -1.0 : 1
    let property = Int(part.property)
    let (from, to) = (plan.double(component.from, part), plan.double(component.to, part))
    // As the play is written.
    let place = isBackward ? local.subtracted(from: timing.duration) : local
    let isRising = isReversed == isBackward
    let seconds = Self.seconds(place)
    if part.hasMotion, let motion = rows.motion(component), motion.isMeasured {
      let state = motion.state(from: from, to: to, at: seconds)
      return (state.value, sign * state.velocity)
    }
    let length = easedLength(component.row, plan, timing)
    guard Self.isOnItsWay(place, isRising: isRising, of: length) else { return (to, 0) }
    if part.hasKeyframes, let track = plan.properties[property].track {
      return stateOfKeyframes(
        component, part, plan, track, local: place, over: length, isBackward: isBackward,
        isRising: isRising)
    }
    if isBackward, let easing = plan.plan.backwardEasing {
      return state(
        from: to, to: from, easing, Self.seconds(place.subtracted(from: length)), over: length,
        isFalling: isReversed)
    }
    var state = state(
      from: from, to: to, plan.properties[property].easing, seconds, over: length,
      isFalling: !isRising)
    if play == 0, part.hasMotion, case .handover(let handover)? = rows.motion(component) {
      let duration = Flicks.seconds(length)
      state.value += handover.offset(at: seconds / duration)
      state.velocity += handover.velocity(at: seconds / duration, duration: duration)
    }
    return (state.value, sign * state.velocity)
  }

  private func stateOfKeyframes(
    _ component: TweenComponent, _ part: PlannedComponent, _ plan: ResolvedPlan,
    _ track: KeyframeTrack, local: OwnTime, over length: Int64, isBackward: Bool, isRising: Bool
  ) -> MotionState {
    guard let way = track.way(ahead: local, isRising: isRising, duration: length) else {
      return (plan.double(component.to, part), 0)
    }
    let (from, to) = plan.way(toKeyframe: way.keyframe, part, startingAt: component.from)
    let ends = (from: plan.double(from, part), to: plan.double(to, part))
    let seconds = Self.seconds(local.since(way.start))
    if isBackward, let easing = plan.plan.backwardEasing {
      let left = Flicks.seconds(way.length) - seconds
      return state(
        from: ends.to, to: ends.from, easing, left, over: way.length, isFalling: isRising)
    }
    let state = state(
      from: ends.from, to: ends.to, track.easings[way.keyframe], seconds, over: way.length,
      isFalling: !isRising)
    return (state.value, isBackward ? -state.velocity : state.velocity)
  }

  /// The number after some seconds on a way of some flicks, which rise or fall, and its velocity.
  private func state(
    from start: Double, to end: Double, _ easing: Easing, _ seconds: Double, over length: Int64,
    isFalling: Bool
  ) -> MotionState {
    let velocity = velocity(
      from: start, to: end, easing, seconds, over: length, isFalling: isFalling)
    if velocity == 0 { return (start, 0) }
    let eased = easing(seconds / Flicks.seconds(length))
    return (interpolated(from: start, to: end, at: eased), velocity)
  }

  /// The velocity on a way of some flicks, after some seconds, which rise or fall.
  func velocity(
    from start: Double, to end: Double, _ easing: Easing, _ seconds: Double,
    over length: Int64, isFalling: Bool
  ) -> Double {
    let duration = Flicks.seconds(length)
    guard duration > 0, seconds <= duration else { return 0 }
    let slope = easing.slope(at: seconds / duration, isFalling: isFalling)
    let way = end - start
    return way == 0 || slope == 0 ? 0 : way * slope / duration
  }

  private static func seconds(_ time: OwnTime) -> Double {
    time.number / Double(Flicks.perSecond)
  }

  // MARK: Properties

  /// The velocities of a property's components; `nil` where no tween has one of them.
  func velocity(of target: AnyObject, _ key: TweenKey) -> [Double]? {
    guard let record = targets.find(target), let access = resolver.access(key, for: target) else {
      return nil
    }
    return asWork { $0.velocities(of: access, record) }
  }

  /// The velocity of the property at a key path, as a value of its type.
  @inline(__always)
  func velocity<Target: AnyObject, Value: Tweenable>(
    of target: Target, _ path: ReferenceWritableKeyPath<Target, Value>
  ) -> Value? {
    guard let record = targets.find(target),
      let found = resolver.recentAccess(path, for: target)
        ?? resolver.access(path, .path(path), for: target)
    else { return nil }
    beginWork()
    defer { endWork() }
    if Value.self == Double.self, found.valueType == Double.self,
      let velocity = plainVelocity(of: found, record)
    {
      return unsafeBitCast(velocity, to: Value.self)
    }
    return velocity(of: found, target, record)
  }

  /// The velocity of any property, as a value of its type. Apart, so that a plain number does not
  /// pay for variables of that type.
  @inline(never)
  private func velocity<Value: Tweenable>(
    of found: PropertyAccess, _ target: AnyObject, _ record: TargetIndex
  ) -> Value? {
    guard let access = found as? ValueAccess<Value>,
      let numbers = velocities(of: access, record),
      let held = access.currentValue(of: target)
    else { return nil }
    return access.value(zip(access.elements, numbers).map { $0.bits($1) }, in: held)
  }

  /// The velocity that a starting tween's component has, per second of engine time; `nil` where
  /// nothing moves it.
  func velocityAtStart(of part: PlannedComponent, _ slot: Slot, _ plan: ResolvedPlan) -> Double? {
    let target = rows[slot].target
    if part.isProgress || target.isNone { return nil }
    let driver = mover(of: part.key, target: target)
    if let driver, isClaim(driver) { return nil }
    if let source = shownBeside(slot, part.key, target) ?? driver, haveSameEncoding(source, part) {
      return exactVelocity(components[source])
    }
    let access = plan.access(part)
    // Where another element of the property is moved, this one may stand.
    if access.dependencies.isEmpty, driver == nil {
      if hasOwner(part.key, target, isOwned: true) { return 0 }
      // A playhead's position stands by any of its words, where a tween has it by another one.
      return rows.traits(slot).contains(.playhead) && stands(access.claims, target) ? 0 : nil
    }
    return velocities(of: access, target)?[Int(part.element)]
  }

  /// The velocities of a property's components; `nil` where no tween has one of them, or one has no
  /// velocity.
  func velocities(of access: PropertyAccess, _ target: TargetIndex) -> [Double]? {
    guard !target.isNone, !access.isProgress else { return nil }
    if let velocity = plainVelocity(of: access, target) { return [velocity] }
    let keys = access.elements.map(\.key)
    let drivers = (keys + access.dependencies).compactMap { mover(of: $0, target: target) }
    if drivers.isEmpty {
      return keys.contains { hasOwner($0, target, isOwned: true) } ? keys.map { _ in 0 } : nil
    }
    // What another property's setter makes of them cannot be told.
    if drivers.contains(where: isClaim) { return nil }
    var velocities: [Double] = []
    for element in access.elements {
      guard let driver = mover(of: element.key, target: target) else { break }
      let part = rows.part(components[driver])
      guard part.encoding == element.encoding, access.dependencies.isEmpty else { break }
      if rows.plan(components[driver].row)?.access(part).isProgress == true { return nil }
      velocities.append(exactVelocity(components[driver]))
    }
    if velocities.count == access.elements.count { return velocities }
    return computedVelocities(of: access, target)
  }

  /// The velocity of a property of one number that a tween of the number itself drives; `nil` where
  /// it is not so plain.
  private func plainVelocity(of access: PropertyAccess, _ target: TargetIndex) -> Double? {
    guard access.elements.count == 1, access.dependencies.isEmpty,
      let driver = mover(of: access.elements[0].key, target: target), !isClaim(driver)
    else { return nil }
    let part = rows.part(components[driver])
    guard part.encoding == access.elements[0].encoding, !part.isProgress else { return nil }
    return exactVelocity(components[driver])
  }

  /// The component that moves a place: that of the newest tween that drives it, else of the newest
  /// one that is paused and whose playhead a tween moves.
  @inline(never)
  private func mover(of key: ComponentKey, target: TargetIndex) -> ComponentIndex? {
    if let driver = driver(of: key, target: target) { return driver }
    return playheads.isEmpty ? nil : newest(of: key, target: target) { rows[$0].isScrubbed }
  }

  /// Whether tweens have one of some components, and none moves it.
  private func stands(_ keys: [ComponentKey], _ target: TargetIndex) -> Bool {
    keys.contains { hasOwner($0, target) && mover(of: $0, target: target) == nil }
  }

  /// Whether tweens have a component, or claim it; `isOwned`: other than by a claim.
  func hasOwner(_ key: ComponentKey, _ target: TargetIndex, isOwned: Bool = false) -> Bool {
    var hasOwner = false
    forOwners(of: key, target: target) { if !isOwned || !isClaim($0) { hasOwner = true } }
    return hasOwner
  }

  /// The velocities of a property that is computed from numbers which tweens move, or that is one
  /// of them: by the difference of what it is a little earlier and a little later, both computed
  /// from the stored value. Of a property that is linear in them it is exact but for rounding.
  private func computedVelocities(of access: PropertyAccess, _ target: TargetIndex) -> [Double]? {
    let stored = access.stored
    guard let object = targets[target].object,
      let value = stored.storedValue(of: object)
    else { return nil }
    var moves: [(access: PropertyAccess, element: Int, number: Double, velocity: Double)] = []
    for (element, info) in stored.elements.enumerated() {
      guard let driver = mover(of: info.key, target: target) else { continue }
      let (component, part) = (components[driver], rows.part(components[driver]))
      guard let plan = rows.plan(component.row) else { continue }
      let moving = plan.access(part)
      if moving.isProgress { return nil }
      var number = exactNumber(component, part, plan)
      var velocity = exactVelocity(component)
      var way = (access: moving, element: Int(part.element))
      if part.encoding == info.encoding {
        way = (stored, element)
      } else if moving.stored !== stored {
        // Computed from another property that has the number too.
        guard let place = moving.stored.elements.firstIndex(where: { $0.key == info.key }),
          let all = computedVelocities(of: moving.stored, target),
          let held = stored.bits(in: value)
        else { return nil }
        (number, velocity, way) = (info.double(held[element]), all[place], (stored, element))
      }
      moves.append((way.access, way.element, number, velocity))
    }
    // As they are written: what is computed from other numbers behind these.
    moves =
      moves.filter { $0.access.dependencies.isEmpty }
      + moves.filter { !$0.access.dependencies.isEmpty }
    var (before, after) = (value, value)
    for move in moves {
      let converted = move.access.elements[move.element]
      func put(_ number: Double, in value: Any) -> Any {
        move.access.putting(converted.bits(number), element: move.element, in: value) ?? value
      }
      before = put(move.number - Self.step * move.velocity, in: before)
      after = put(move.number + Self.step * move.velocity, in: after)
    }
    guard let first = access.bits(in: before), let last = access.bits(in: after) else {
      return nil
    }
    return access.elements.indices.map { index in
      let element = access.elements[index]
      return (element.double(last[index]) - element.double(first[index])) / (2 * Self.step)
    }
  }

  /// Seconds.
  private static var step: Double { 0x1p-10 }
}
