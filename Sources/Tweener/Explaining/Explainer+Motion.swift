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
    let component = engine.components[index]
    let head = owner(of: index)
    guard let mover = mover(of: head) else {
      return isInPlay(component, isReversed: engine.rows[head.slot].isReversed)
    }
    // A playhead may be moved to either side.
    return isMoving(mover) && [false, true].contains { isInPlay(component, isReversed: $0) }
  }

  /// Whether a play of a component is under way, in a direction of its tween's own time: not a
  /// pause, nor what is after the last play.
  private func isInPlay(_ component: TweenComponent, isReversed: Bool) -> Bool {
    guard let run = engine.run(ofMember: component.row) else {
      let own = engine.rows.clock(component.row).own(at: engine.drivingNow(component.row))
      return isOnItsWay(component, own, isReversed: isReversed)
    }
    let moving = engine.movingMember(run, component, speed: isReversed ? -1 : 1)
    return moving.map { isOnItsWay($0.component, $0.own, isReversed: $0.speed < 0) } ?? false
  }

  /// Whether a component is on its way in a play that is under way at a place of own time.
  private func isOnItsWay(_ component: TweenComponent, _ own: OwnTime, isReversed: Bool) -> Bool {
    let (timing, part) = (engine.rows.timing(component.row), engine.rows.part(component))
    guard let (play, local) = timing.ahead(of: own, isReversed: isReversed),
      engine.isOnItsWay(component, timing, play: play, local, isReversed: isReversed)
    else { return false }
    guard part.hasKeyframes, part.key != .added, let plan = engine.rows.plan(component.row),
      let track = plan.track(part)
    else { return true }
    let isBackward = timing.isBackward(play)
    let way = track.way(
      ahead: isBackward ? local.subtracted(from: timing.duration) : local,
      isRising: isReversed == isBackward,
      duration: engine.easedLength(component.row, plan, timing))
    return way.map { leads(toKeyframe: $0.keyframe, component, part, plan) } ?? false
  }

  /// Whether a keyframe is another value than the one before it.
  private func leads(
    toKeyframe keyframe: Int, _ component: TweenComponent, _ part: PlannedComponent,
    _ plan: ResolvedPlan
  ) -> Bool {
    let way = plan.way(toKeyframe: keyframe, part, startingAt: component.from)
    return way.from != way.to
  }

  /// Whether a component stays where it is, whatever its time does: its ends are the same, or its
  /// filter or its limits keep it there.
  func isKept(_ index: ComponentIndex) -> Bool {
    let component = engine.components[index]
    let part = engine.rows.part(component)
    if part.isProgress {
      engine.beginWork()
      defer { engine.endWork() }
      return engine.rows.sampler(component.row, part.property)?.isStill ?? false
    }
    guard !part.isClaim, !part.hasKeyframes, part.key != .added, !part.hasMotion,
      let plan = engine.rows.plan(component.row), !plan.plan.limits.isNone
    else { return endsWhereItBegins(index) }
    return engine.finish(component.from, part, plan) == engine.finish(component.to, part, plan)
  }

  func endsWhereItBegins(_ index: ComponentIndex) -> Bool {
    let component = engine.components[index]
    let part = engine.rows.part(component)
    if part.isClaim { return true }
    if part.isProgress {
      return isKept(index)
        && engine.rows.sampler(component.row, part.property)?.isFiltered == false
    }
    guard part.key != .added else { return false }
    if part.hasKeyframes, let plan = engine.rows.plan(component.row), let track = plan.track(part) {
      return !(track.startCount..<track.count).contains {
        leads(toKeyframe: $0, component, part, plan)
      }
    }
    guard component.from == component.to else { return false }
    return !part.hasMotion || engine.exactVelocity(component) == 0
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
  /// where there is none, or where that is not known: in another play, or where time is bent.
  func nextStart(_ id: TweenID) -> Double? {
    let (rows, meant, timing) = (engine.rows, indices(of: id), engine.rows.timing(id.slot))
    guard let run = engine.run(ofHead: id.slot), !rows[id.slot].isReversed, !run.isBent,
      let (play, local) = timing.ahead(of: ownTime(id), isReversed: false), !timing.isBackward(play)
    else { return nil }
    let members = Set(meant.map { Int(rows[extras: engine.components[$0].row].memberNumber) })
    let ways = run.root.ways(toMembers: members).values
    if ways.contains(where: { run.root.repeats(along: $0[...]) }) { return nil }
    let next = meant.map { engine.firstPlace(of: $0, run) }.filter { $0 > local.whole }.min()
    return next.flatMap { time(reaching: timing.start(ofPlay: play) + $0, id) }
  }

  private func ownTime(_ id: TweenID) -> OwnTime {
    engine.rows.clock(id.slot).own(at: engine.drivingNow(id.slot))
  }

  /// The engine's time at which own time comes to a place; `nil` where that is not known.
  func time(reaching place: Int64, _ id: TweenID) -> Double? {
    if engine.rows[id.slot].usesFrames || place >= Flicks.endless { return nil }
    let instant = engine.rows.clock(id.slot).instant(reaching: place)
    return instant >= Flicks.never ? nil : Flicks.seconds(instant)
  }
}
