// Whether a tween moves: its play is under way, and leads somewhere. By that alone, not by a
// velocity: an easing of steps has none between two of them.

extension Explainer {
  /// The component of the tween that moves the playhead of another; `nil` where none does.
  func mover(of id: TweenID) -> ComponentIndex? {
    guard engine.rows[id.slot].isScrubbed, let playhead = engine.playheads[id],
      let target = engine.targets.find(playhead)
    else { return nil }
    return engine.positionMover(target, engine.rows.timing(id.slot))?.index
  }

  /// Whether time moves what a component shows.
  func isMoving(_ index: ComponentIndex) -> Bool {
    if isKept(index) { return false }
    let head = engine.known(engine.rows.id(engine.components[index].row))
    return mover(of: head).map(isMoving) ?? isInPlay(index)
  }

  /// Whether a play of a component is under way: not a pause, nor what is after the last play.
  private func isInPlay(_ index: ComponentIndex) -> Bool {
    let (rows, component) = (engine.rows, engine.components[index])
    let slot = component.row
    if let run = engine.run(ofMember: slot) {
      guard let moving = engine.movingMember(run, component) else { return false }
      return isInPlay(moving.component, moving.own, isReversed: moving.speed < 0)
    }
    let own = rows.clock(slot).own(at: engine.drivingNow(slot))
    return isInPlay(component, own, isReversed: rows[slot].isReversed)
  }

  /// Whether a component is on its way in a play that is under way at a place of own time.
  private func isInPlay(_ component: TweenComponent, _ own: OwnTime, isReversed: Bool) -> Bool {
    let timing = engine.rows.timing(component.row)
    guard let (play, local) = timing.ahead(of: own, isReversed: isReversed) else { return false }
    return engine.isOnItsWay(component, timing, play: play, local, isReversed: isReversed)
  }

  /// Whether a component stays where it is, whatever its time does: its ends are the same, or its
  /// limits keep it there.
  func isKept(_ index: ComponentIndex) -> Bool {
    let component = engine.components[index]
    let part = engine.rows.part(component)
    guard isPlain(part), !part.hasMotion, let plan = engine.rows.plan(component.row),
      !plan.plan.limits.isNone
    else { return endsWhereItBegins(index) }
    return engine.finish(component.from, part, plan) == engine.finish(component.to, part, plan)
  }

  func endsWhereItBegins(_ index: ComponentIndex) -> Bool {
    let component = engine.components[index]
    let part = engine.rows.part(component)
    if part.isClaim { return true }
    if part.isProgress {
      engine.beginWork()
      defer { engine.endWork() }
      return engine.rows.sampler(component.row, part.property)?.isStill ?? false
    }
    guard isPlain(part), component.from == component.to else { return false }
    return !part.hasMotion || engine.exactVelocity(component) == 0
  }

  private func isPlain(_ part: PlannedComponent) -> Bool {
    !part.isClaim && !part.isProgress && !part.hasKeyframes && part.key != .added
  }

  /// The pause of a tween of which nothing moves while its clock runs.
  func pause(_ id: TweenID) -> String {
    let (timing, isReversed) = (engine.rows.timing(id.slot), engine.rows[id.slot].isReversed)
    let own = ownTime(id)
    if isReversed ? !own.isAfter(0) : own.isAtOrAfter(timing.total) {
      let end = time(reaching: isReversed ? 0 : timing.length, id)
      return "is past its last change\(end.map { ", and lasts until \($0) s" } ?? "")"
    }
    if timing.ahead(of: own, isReversed: isReversed) == nil {
      let next =
        isReversed
        ? timing.boundary(backwardsFrom: timing.cursor(backwardsAt: own))
        : timing.boundary(forwardsFrom: timing.cursor(forwardsAt: own))
      let end = time(reaching: next, id).map { " until \($0) s" }
      return "is between two plays\(end ?? ""); it goes on by itself"
    }
    let end = nextStart(id).map { "until \($0) s" }
    return "does not change it \(end ?? "at present"); it goes on by itself"
  }

  /// The time at which a play that runs forwards comes to the next member that is meant; `nil`
  /// where there is none, or another play.
  func nextStart(_ id: TweenID) -> Double? {
    let timing = engine.rows.timing(id.slot)
    guard let run = engine.run(ofHead: id.slot), !engine.rows[id.slot].isReversed,
      let (play, local) = timing.ahead(of: ownTime(id), isReversed: false), !timing.isBackward(play)
    else { return nil }
    let starts = indices(of: id).map { engine.firstPlace(of: $0, run) }
    let next = starts.filter { $0 > local.whole }.min()
    return next.flatMap { time(reaching: timing.start(ofPlay: play) + $0, id) }
  }

  private func ownTime(_ id: TweenID) -> OwnTime {
    engine.rows.clock(id.slot).own(at: engine.drivingNow(id.slot))
  }

  /// The engine's time at which own time comes to a place; `nil` where that is not known.
  private func time(reaching place: Int64, _ id: TweenID) -> Double? {
    if engine.rows[id.slot].usesFrames || place >= Flicks.endless { return nil }
    let instant = engine.rows.clock(id.slot).instant(reaching: place)
    return instant >= Flicks.never ? nil : Flicks.seconds(instant)
  }
}
