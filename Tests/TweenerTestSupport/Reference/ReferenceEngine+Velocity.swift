import Tweener

/// Rule 44: "The velocity of a component is the derivative of what its tween shows, before rounding, per second of engine time, at
/// the present instant."
extension ReferenceEngine {
  /// What a starting tween finds; `nil` where nothing moves the component, and where that cannot be told: where another property's
  /// setter writes it.
  func velocity(of cell: ReferenceCell, for row: ReferenceTween) -> Double? {
    guard let driver = driver(of: cell) ?? standingMoved(of: cell) else {
      let owners = living.filter { $0.owns(cell) && $0 !== row }
      return owners.contains { !$0.isClaim(cell) } ? 0 : nil
    }
    guard let component = driver.components.first(where: { $0.cell == cell }), !component.isClaim,
      component.playheadProperty
        == row.components.first(where: { $0.cell == cell })?.playheadProperty
    else { return nil }
    return velocity(component, of: driver)
  }

  func velocity(_ component: ReferenceComponent, of row: ReferenceTween) -> Double {
    guard row.clock.isMoving || row.clock.isHeld else { return 0 }
    let (own, speed) = (
      ownTime(row), row.clock.isHeld ? movedSpeed(row) : row.clock.signedRate
    )
    if speed == 0 { return 0 }
    if let timeline = row.timeline {
      guard let moving = timeline.moving(component.cell, at: own, speed: speed),
        let moved = moving.member.component(component.cell)
      else { return 0 }
      let spec = moving.member.spec
      let timing = moving.member.timing
      guard let place = timing.placeAhead(of: moving.own, isBackward: moving.speed < 0) else {
        return 0
      }
      let velocity = velocity(moved, spec, timing, place, moving.speed)
      return isClamped(velocity, by: spec) {
        timeline.value(
          component.cell, of: moving.member, at: moving.own, inPlay: place.play, shapedBy: $0) ?? 0
      } ? 0 : velocity
    }
    guard let place = row.timing.placeAhead(of: own, isBackward: speed < 0) else { return 0 }
    let velocity = velocity(component, row.spec, row.timing, place, speed)
    return isClamped(velocity, by: row.spec) {
      value(component, of: row, inPlay: place.play, shapedBy: $0)
    } ? 0 : velocity
  }

  /// The velocity in a play, at a place in it, which goes with a speed. "It is 0 in a pause, at rest."
  private func velocity(
    _ component: ReferenceComponent, _ spec: TweenSpec, _ timing: ReferenceTiming,
    _ place: (play: Int, local: ExactTime), _ speed: Double
  ) -> Double {
    let velocity = ownVelocity(
      component, spec, timing, inPlay: place.play, at: place.local, isReversed: speed < 0)
    return velocity == 0 ? 0 : velocity * speed
  }

  private func ownVelocity(
    _ component: ReferenceComponent, _ spec: TweenSpec, _ timing: ReferenceTiming,
    inPlay play: Int, at local: ExactTime, isReversed: Bool
  ) -> Double {
    let duration = timing.duration
    let isBackward = timing.isBackward(play)
    let sign = isBackward ? -1.0 : 1
    let place = isBackward ? ExactTime(duration) - local : local
    let length = spec.easedLength(ofPlay: duration)
    let isRising = isReversed == isBackward
    if case .keyframes(let keyframes) = component.goal {
      return keyframeVelocity(
        component, keyframes, spec, length, at: place, isBackward: isBackward, isRising: isRising)
    }
    let seconds = place.number / Double(Flick.second)
    switch component.motion {
    case .spring(let spring, let velocity)?:
      return sign
        * spring.velocity(from: component.from, to: component.to, velocity: velocity, at: seconds)
    case .decay(let decay, let velocity)?:
      return sign * decay.velocity(velocity: velocity, at: seconds)
    case .handover?, nil: break
    }
    guard isRising ? place < ExactTime(length) : place <= ExactTime(length) else { return 0 }
    if isBackward, let easing = spec.autoreverseEasing?.easing {
      let passed = (ExactTime(length) - place).number / Double(Flick.second)
      return velocity(from: component.to, to: component.from, easing, passed, length)
    }
    var velocity = velocity(
      from: component.from, to: component.to, spec.easing.easing, seconds, length)
    if play == 0, case .handover(let extra, let start)? = component.motion {
      let whole = self.seconds(length)
      let way = extra * (whole * (1 - start))
      let time = seconds / whole
      let share = max((time - start) / (1 - start), 0)
      velocity +=
        time < start ? 0 : way / (whole * (1 - start)) * (1 - share) * (1 - 3 * share)
    }
    return sign * velocity
  }

  private func keyframeVelocity(
    _ component: ReferenceComponent, _ keyframes: [ReferenceKeyframe], _ spec: TweenSpec,
    _ length: Int, at place: ExactTime, isBackward: Bool, isRising: Bool
  ) -> Double {
    var (last, value) = (0, component.from)
    for keyframe in keyframes where keyframe.time > 0 {
      let time = Int((keyframe.time * Double(length)).rounded())
      let next = keyframe.value(after: value)
      if isRising ? place < ExactTime(time) : place <= ExactTime(time) {
        let seconds = (place - last).number / Double(Flick.second)
        if isBackward, let easing = spec.autoreverseEasing?.easing {
          return velocity(
            from: next, to: value, easing, self.seconds(time - last) - seconds, time - last)
        }
        let velocity = velocity(
          from: value, to: next, keyframe.easing?.easing ?? spec.easing.easing, seconds, time - last
        )
        return isBackward ? -velocity : velocity
      }
      (last, value) = (time, next)
    }
    return 0
  }

  private func velocity(
    from start: Double, to end: Double, _ easing: Easing, _ seconds: Double, _ length: Int
  ) -> Double {
    let duration = self.seconds(length)
    guard duration > 0, seconds <= duration else { return 0 }
    let slope = easing.derivative(seconds / duration)
    let way = end - start
    return way == 0 || slope == 0 ? 0 : way * slope / duration
  }

  /// "It is 0 where the value is clamped." `value` is the value in the play that is ahead, by a spec without limits.
  private func isClamped(_ velocity: Double, by spec: TweenSpec, value: (TweenSpec) -> Double)
    -> Bool
  {
    guard spec.minimum != nil || spec.maximum != nil else { return false }
    let free = spec.with {
      $0.minimum = nil
      $0.maximum = nil
      $0.rounded = false
    }
    let value = value(free)
    // "Where left and right differ, the right one counts."
    return spec.minimum.map { value < $0 || value == $0 && velocity < 0 } ?? false
      || spec.maximum.map { value > $0 || value == $0 && velocity > 0 } ?? false
  }
}
