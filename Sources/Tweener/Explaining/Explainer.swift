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
        guard let parts else { return true }
        return parts.contains(engine.components[$0].part) || keys.contains(engine.shownKey($0))
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

  /// The latest loss of what is meant; `loser`: of that tween.
  func latestLoss(of loser: TweenID? = nil) -> ComponentLoss? {
    let mark = TargetMark(target)
    return engine.callouts.losses.latestFirst.first {
      $0.target == mark && (name == nil || keys.contains($0.key))
        && (loser == nil || $0.loser == loser)
    }
  }

  /// Whether a timeline has lost what is meant to another tween.
  private func hasLost(_ id: TweenID) -> Bool {
    guard let run = engine.run(ofHead: id.slot) else { return false }
    // Of the latest losses it is known to which tween, of all that they were.
    if let loss = latestLoss(of: id) { return loss.winner != nil }
    return name == nil
      ? run.lost.contains(of: target) : keys.contains { run.lost.contains($0, of: target) }
  }

  /// The newest living tween of the target in whose call something of what is meant was wrong.
  var refused: TweenID? {
    let slots = engine.targets.find(target).map { engine.slots(of: $0) } ?? []
    return slots.map { engine.known(engine.rows.id($0)) }.filter {
      engine.callouts.problems(of: $0).contains { name == nil || $0.key == name?.description }
    }.max { rank($0) < rank($1) }
  }

  func handle(_ id: TweenID) -> Tween { Tween(engine: engine, id: id) }

  /// The tween that a caller knows as the one which has a component.
  func owner(of index: ComponentIndex) -> TweenID {
    engine.known(engine.rows.id(engine.components[index].row))
  }

  /// The components of one tween among those that are meant.
  func indices(of id: TweenID) -> [ComponentIndex] { indices.filter { owner(of: $0) == id } }

  // MARK: The reason

  /// The end of the tween that ended last.
  struct Past {
    var reason: TweenExplanation.Reason
    var tween: Tween
    var winner: Tween?
    var time: Double
    var isBackward = false
    /// Whether the property itself was of the tween, and not another one perhaps.
    var isExact = true
    var traits: Departure.Traits = []
  }

  /// Why nothing moves; `nil` where the tween added last does, or will by itself.
  func presentReason(of id: TweenID) -> TweenExplanation.Reason? {
    let (rows, slot) = (engine.rows, id.slot)
    if engine.clock.rate == 0 { return .engineHeld }
    if engine.clock.step == 0 { return .neverAdvanced }
    let mover = mover(of: id)
    // One that moves its playhead moves it also where its own clock stands.
    let isMoved = mover.map(isMoving) ?? false
    if rows[slot].isPaused, !isMoved { return .paused }
    let meant = indices(of: id)
    let toCome = meant.filter { rows[engine.components[$0].row].state == .waiting }
    if rows[slot].state == .waiting || !meant.isEmpty && toCome.count == meant.count {
      return .waiting
    }
    if rows[extras: slot].timeScale == 0, !isMoved { return .held }
    if mover != nil, !isMoved { return .moved }
    if meant.isEmpty, engine.run(ofHead: slot) != nil { return .lost }
    let shown = meant.filter { engine.isContender($0) }
    if shown.isEmpty || !toCome.isEmpty { return nil }
    if shown.allSatisfy(endsWhereItBegins) { return .sameEnd }
    return shown.allSatisfy(isKept) ? .limited : nil
  }

  /// The last end or loss; `nil` where nothing is known.
  func past() -> Past? {
    let mark = TargetMark(target)
    let departure = engine.callouts.departures.latestFirst.first {
      $0.target == mark && (name == nil || keys.contains(where: $0.components.contains))
    }
    if let loss = latestLoss(), departure.map({ $0.instant < loss.instant }) ?? true {
      return Past(
        reason: loss.winner == nil ? .removed : .overwritten, tween: handle(loss.loser),
        winner: loss.winner.map(handle), time: Flicks.seconds(loss.instant))
    }
    return departure.map(past)
  }

  private func past(_ departure: Departure) -> Past {
    var past = Past(
      reason: .completed, tween: handle(departure.id), time: Flicks.seconds(departure.instant))
    past.isExact = name == nil || departure.components.isExact
    past.traits = departure.traits
    switch departure.end {
    case .completed: if departure.traits.contains(.lengthless) { past.reason = .noLength }
    case .reverseCompleted: past.isBackward = true
    case .removed:
      past.reason = departure.traits.contains(.reverted) ? .reverted : .removed
      // The tween whose start has removed it, with all that it had.
      let loss = engine.callouts.losses.latestFirst.first {
        $0.loser == departure.id && $0.target == departure.target
          && $0.instant == departure.instant && departure.components.contains($0.key)
      }
      past.winner = loss?.winner.map(handle)
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
