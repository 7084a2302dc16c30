// The value of a component at the present instant: the position of its row between start and end,
// by its easing or its motion, and the number there. The lanes do the same for many components;
// both use LaneClock's formula and the easing's one definition.

extension TweenEngine {
  /// The position of a row between its start and end values at the present instant.
  enum Position {
    case start, end
    /// The value that the component held when the tween took it.
    case held
    /// The end of a play that is over, from which the next one has taken its start. It is rounded
    /// and clamped already.
    case ended
    /// A fraction of the way: of the time as `position` tells it, of the value behind an easing.
    case at(Double)
    /// A fraction of the way back, from end to start, by a curve of its own.
    case back(Double)
    /// A keyframe's value.
    case keyframe(Int)
    /// A fraction of the way to a keyframe, behind its easing, or of the way back from it, behind
    /// the curve of that.
    case way(toKeyframe: Int, Double, isBack: Bool)
    /// The position of a motion after some seconds of its play.
    case moved(seconds: Double)
    /// A fraction of the way, behind the easing, at a share of the eased part of the first play of
    /// a tween that takes over a velocity.
    case led(Double, time: Double)
  }

  func position(_ slot: Slot) -> Position {
    let timing = rows.timing(slot)
    switch phase(slot, timing) {
    case .before: return .held
    case .holding(let play): return heldPosition(slot, endOf: play)
    case .playing(let play):
      // Only what `complete()` starts before its time stands before its first play.
      return position(slot, timing, play: play, over: timing.duration)
    }
  }

  /// The position of a property between its start and end values at the present instant, with its
  /// easing applied.
  func position(_ slot: Slot, _ property: PropertyIndex, _ plan: ResolvedPlan) -> Position {
    guard !rows.traits(slot).isDisjoint(with: [.keyframes, .motions]),
      case .playing(let play) = phase(slot)
    else { return eased(position(slot), property, plan) }
    let timing = rows.timing(slot)
    if plan.properties[Int(property)].motion?.isMeasured == true {
      let clock = clock(
        slot, play: play, base: drivingNow(slot), isBackward: timing.isBackward(play))
      return .moved(seconds: clock.inSeconds.seconds(at: 0))
    }
    if let track = plan.properties[Int(property)].track {
      return keyframePosition(slot, track, plan, play: play)
    }
    let length = easedLength(slot, plan, timing)
    if localTime(slot, timing, play: play).whole >= length { return .end }
    let position = position(slot, timing, play: play, over: length)
    let eased = eased(position, property, plan)
    guard play == 0, case .handover? = plan.properties[Int(property)].motion,
      case .at(let time) = position, case .at(let share) = eased
    else { return eased }
    return .led(share, time: time)
  }

  /// The position in a play, whose easings take a length from its beginning as it is written.
  @inline(__always)
  private func position(_ slot: Slot, _ timing: Timing, play: Int64, over length: Int64)
    -> Position
  {
    let clock = clock(slot, timing, play: play, from: 0, length: length, base: drivingNow(slot))
    let time = min(max(clock.time(at: 0), 0), 1)
    return hasOwnCurve(slot, timing, play: play) ? .back(time) : .at(time)
  }

  /// A position behind a property's easing.
  private func eased(_ position: Position, _ property: PropertyIndex, _ plan: ResolvedPlan)
    -> Position
  {
    if case .back(let time) = position, let easing = plan.plan.backwardEasing {
      return plan.properties[Int(property)].isProgressOfKeyframes
        ? .at(1 + time) : .back(easing(time))
    }
    guard case .at(let time) = position else { return position }
    return .at(plan.properties[Int(property)].easing(time))
  }

  /// The bits to be written for a component, rounded and clamped where asked.
  func bits(
    _ component: TweenComponent, _ part: PlannedComponent, _ position: Position,
    _ plan: ResolvedPlan
  ) -> UInt64 {
    guard let given = givenBits(component, position, plan) else {
      let number = number(component, part, position, plan)
      // A whole number may be no Double: until that moves it stays as it is.
      return part.layout.isWhole && number == part.layout.number(component.from)
        ? finish(component.from, part, plan)
        : plan.bits(plan.limited(number, part), part)
    }
    switch position {
    case .held, .ended: return given
    default: return finish(given, part, plan)
    }
  }

  /// The bits that a component has at a position where it has a value that was given or read; `nil`
  /// on the way between such. Not inlined, so that its part is copied here alone.
  @inline(never)
  func givenBits(_ component: TweenComponent, _ position: Position, _ plan: ResolvedPlan)
    -> UInt64?
  {
    switch position {
    case .start: component.from
    case .held: heldBits(component, rows.part(component), plan)
    case .end: component.to
    case .ended: rows.ended(component)
    case .keyframe(let keyframe):
      plan.value(ofKeyframe: keyframe, rows.part(component), startingAt: component.from)
    case .at, .back, .way, .moved, .led: nil
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
    case .way(let keyframe, let eased, let isBack):
      let (from, to) = plan.way(toKeyframe: keyframe, part, startingAt: component.from)
      return isBack ? between(to, from, eased) : between(from, to, eased)
    case .moved(let seconds):
      let (from, to) = (plan.double(component.from, part), plan.double(component.to, part))
      return rows.motion(component)?.state(from: from, to: to, at: seconds).value ?? from
    case .led(let eased, let time):
      let base = between(component.from, component.to, eased)
      guard case .handover(let handover)? = rows.motion(component) else { return base }
      return base + handover.offset(at: time)
    case .start, .held, .end, .ended, .keyframe:
      return plan.double(givenBits(component, position, plan) ?? component.from, part)
    }
  }

  /// The value of a member's component before its start: the start that the call gives, if it is
  /// shown, else the value that it held.
  func heldBits(_ component: TweenComponent, _ part: PlannedComponent, _ plan: ResolvedPlan)
    -> UInt64
  {
    part.givesStart && plan.traits.contains(.showsStart)
      ? finish(component.from, part, plan) : rows.held(component)
  }

  /// An end value stays as it was given, unless rounding or clamping changes it.
  func finish(_ bits: UInt64, _ part: PlannedComponent, _ plan: ResolvedPlan) -> UInt64 {
    guard plan.traits.contains(.limits) else { return bits }
    let value = plan.double(bits, part)
    let limited = plan.limited(value, part)
    return limited == value ? bits : plan.bits(limited, part)
  }

  /// The exact value of an owned component before rounding and limits.
  func exactNumber(
    _ component: TweenComponent, _ part: PlannedComponent, _ plan: ResolvedPlan
  ) -> Double {
    let position = position(component.row, part.property, plan)
    return number(component, part, position, plan)
  }

  /// The exact value of an owned component.
  func exactBits(_ index: ComponentIndex) -> UInt64 {
    let component = components[index]
    guard let plan = rows.plans.uncounted(rows[component.row].plan) else { return component.to }
    return plan._withUnsafeGuaranteedRef { plan in
      let part = rows.part(component)
      let position = position(component.row, part.property, plan)
      return bits(component, part, position, plan)
    }
  }
}

extension ResolvedPlan {
  /// A time behind the easing of a property that lanes can move.
  func eased(_ time: Double, _ property: Int) -> Double {
    properties[property].laneEasing.map { $0(time) } ?? time
  }
}
