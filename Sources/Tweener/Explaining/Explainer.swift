// Finds why a target does not move: looks at its tweens, and where there are none at what ended
// last. Asked by the facade; changes nothing.

struct Explainer {
  let engine: TweenEngine
  let target: AnyObject
  /// The property that is asked for; `nil` for all.
  let name: TweenKey?
  /// The components of the property.
  let keys: Set<ComponentKey>
  /// The components of living tweens that are meant.
  private(set) var indices: [ComponentIndex] = []
  /// The tween added last of those that are meant.
  private(set) var last: TweenID?

  init(_ engine: TweenEngine, _ target: AnyObject, _ name: TweenKey?) {
    self.engine = engine
    self.target = target
    self.name = name
    keys = name.map { engine.componentKeys(target, [$0]) } ?? []
    guard let record = engine.targets.find(target) else { return }
    var meant: [TweenID] = []
    for slot in engine.slots(of: record) {
      let id = engine.rows.id(slot)
      let parts = name.map { engine.parts(id, keys, [$0]) }
      let found = engine.componentIndices(slot).filter {
        parts?.contains(engine.components[$0].part) ?? true
      }
      indices += found
      let known = engine.known(id)
      if !found.isEmpty || hasLost(known) { meant.append(known) }
    }
    last = meant.max { rank($0) < rank($1) }
  }

  /// The order among tweens of one age: parts that were split off come before the tween that has
  /// the callbacks.
  private func rank(_ id: TweenID) -> (UInt64, Int) {
    let (age, order) = engine.rank(id)
    return (age, -order)
  }

  /// Whether a timeline has lost what is meant.
  private func hasLost(_ id: TweenID) -> Bool {
    guard let run = engine.run(ofHead: id.slot) else { return false }
    if name == nil { return true }
    return keys.contains { run.lost.contains($0, of: target) }
  }

  func handle(_ id: TweenID) -> Tween { Tween(engine: engine, id: id) }

  /// The components of one tween among those that are meant.
  func indices(of id: TweenID) -> [ComponentIndex] {
    indices.filter { engine.known(engine.rows.id(engine.components[$0].row)) == id }
  }
}

// MARK: The reason

extension Explainer {
  /// The end of the tween that ended last.
  struct Past {
    var reason: TweenExplanation.Reason
    var tween: Tween
    var winner: Tween?
    var time: Double
    var isBackward = false
  }

  /// Why nothing moves; `nil` where the tween added last does.
  func presentReason(of id: TweenID) -> TweenExplanation.Reason? {
    let (rows, slot) = (engine.rows, id.slot)
    if engine.clock.rate == 0 { return .engineHeld }
    if engine.clock.step == 0 { return .neverAdvanced }
    if rows[slot].isPaused { return .paused }
    let meant = indices(of: id)
    let areToCome = meant.allSatisfy { rows[engine.components[$0].row].state == .waiting }
    if rows[slot].state == .waiting || !meant.isEmpty && areToCome { return .waiting }
    if rows[extras: slot].timeScale == 0 { return .held }
    if rows[slot].isScrubbed, let mover = mover(of: id), !isMoving(mover) { return .moved }
    if meant.isEmpty, engine.run(ofHead: slot) != nil { return .lost }
    let shown = meant.filter { engine.isContender($0) }
    if shown.isEmpty { return nil }
    if shown.allSatisfy(endsWhereItBegins) { return .sameEnd }
    return shown.allSatisfy(isKeptByLimits) ? .limited : nil
  }

  /// The tween that moves the playhead of another.
  func mover(of id: TweenID) -> ComponentIndex? {
    guard let playhead = engine.playheads[id], let record = engine.targets.find(playhead) else {
      return nil
    }
    let all = engine.slots(of: record).flatMap { Array(engine.componentIndices($0)) }
    let movers = all.filter {
      engine.isContender($0) && !engine.rows.part(engine.components[$0]).isClaim
    }
    return movers.max { age($0) < age($1) }
  }

  private func age(_ index: ComponentIndex) -> UInt64 {
    engine.rows[engine.components[index].row].age
  }

  private func isMoving(_ index: ComponentIndex) -> Bool {
    engine.exactVelocity(engine.components[index]) != 0
  }

  private func isPlain(_ part: PlannedComponent) -> Bool {
    !part.isProgress && !part.hasKeyframes && part.key != .added
  }

  private func endsWhereItBegins(_ index: ComponentIndex) -> Bool {
    let component = engine.components[index]
    let part = engine.rows.part(component)
    if part.isClaim { return true }
    guard isPlain(part), component.from == component.to else { return false }
    return !part.hasMotion || engine.exactVelocity(component) == 0
  }

  private func isKeptByLimits(_ index: ComponentIndex) -> Bool {
    let component = engine.components[index]
    let part = engine.rows.part(component)
    if part.isClaim { return true }
    guard isPlain(part), !part.hasMotion, let plan = engine.rows.plan(component.row),
      !plan.plan.limits.isNone
    else { return endsWhereItBegins(index) }
    return engine.finish(component.from, part, plan) == engine.finish(component.to, part, plan)
  }

  /// The last end or loss; `nil` where nothing is known.
  func past() -> Past? {
    let mark = TargetMark(target)
    let bits = keys.reduce(UInt64(0)) { $0 | Departure.bit($1) }
    let departure = engine.callouts.departures.latestFirst.first {
      $0.target == mark && (name == nil || $0.components & bits != 0)
    }
    let loss = engine.callouts.losses.latestFirst.first {
      $0.target == mark && name != nil && keys.contains($0.key)
    }
    if let loss, departure.map({ $0.instant < loss.instant }) ?? true {
      return Past(
        reason: loss.winner == nil ? .removed : .overwritten, tween: handle(loss.loser),
        winner: loss.winner.map(handle), time: Flicks.seconds(loss.instant))
    }
    return departure.map(past)
  }

  private func past(_ departure: Departure) -> Past {
    var past = Past(
      reason: .completed, tween: handle(departure.id), time: Flicks.seconds(departure.instant))
    switch departure.end {
    case .completed: if departure.traits.contains(.lengthless) { past.reason = .noLength }
    case .reverseCompleted: past.isBackward = true
    case .removed: past.reason = departure.traits.contains(.reverted) ? .reverted : .removed
    case .targetGone: past.reason = .targetGone
    case .overwritten(let winner):
      past.reason = .overwritten
      past.winner = handle(winner)
    }
    return past
  }

  /// The number of tweens that other objects of the target's class have.
  func countOfOthers() -> Int {
    let kind = ObjectIdentifier(type(of: target))
    var seen: Set<TweenID> = []
    for slot in engine.rows.slots where engine.rows[slot].isAlive {
      let record = engine.rows[slot].target
      guard !record.isNone, let object = engine.targets[record].object, object !== target,
        ObjectIdentifier(type(of: object)) == kind
      else { continue }
      seen.insert(engine.known(engine.rows.id(slot)))
    }
    return seen.count
  }
}
