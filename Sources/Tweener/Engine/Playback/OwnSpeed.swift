// The speed of a tween's own time where that is no plain rate: of members of timelines, and of
// tweens whose playhead another tween moves (SEMANTICS 41, 44).

extension TweenEngine {
  /// Own time of a row per second of engine time; negative backwards, 0 while it does not move.
  func ownSpeed(_ slot: Slot) -> Double {
    let rate = rows.clock(slot).rate
    if rate != 0 { return rows.isDriving(slot) ? rate : 0 }
    return rows[slot].isScrubbed ? scrubSpeed(slot) : 0
  }

  /// Own time of a row whose playhead a tween moves, per second of engine time.
  private func scrubSpeed(_ slot: Slot) -> Double {
    guard let playhead = playheads[rows.id(slot)], let target = targets.find(playhead),
      let (index, unit, end) = positionMover(target, rows.timing(slot))
    else { return 0 }
    let component = components[index]
    guard let plan = rows.plan(component.row) else { return 0 }
    let place = exactNumber(component, rows.part(component), plan)
    let velocity = exactVelocity(component)
    // Beyond an end it is at that end.
    let isHeld = velocity > 0 ? place < 0 || place >= end : place <= 0 || place > end
    return isHeld ? 0 : velocity * unit
  }

  /// The component that moves a playhead's position, seconds of own time for each of its units, and
  /// its value at the end.
  func positionMover(_ target: TargetIndex, _ timing: Timing) -> (
    index: ComponentIndex, unit: Double, end: Double
  )? {
    for slot in slots(of: target).reversed() where rows.isDriving(slot) {
      let claim = componentIndices(slot).first {
        isContender($0) && isClaim($0)
      }
      guard let claim, let plan = rows.plan(slot) else { continue }
      let property = rows.part(components[claim]).property
      let moved = componentIndices(slot).first {
        rows.part(components[$0]).property == property && !isClaim($0)
      }
      guard let moved else { continue }
      let name = plan.properties[Int(property)].name
      let length = Flicks.seconds(timing.length)
      if name == "elapsed" || name == .path(\TweenPlayhead.elapsed) { return (moved, 1, length) }
      let isOfPlay = name == "progress" || name == .path(\TweenPlayhead.progress)
      return (moved, isOfPlay ? Flicks.seconds(timing.duration) : length, 1)
    }
    return nil
  }
}
