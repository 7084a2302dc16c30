/// Rules 7 and 15: what a call of `addTween` does.
extension ReferenceEngine {
  /// Adds a tween and gives its row. `hears` is called for every callback.
  @discardableResult
  public func add(_ spec: TweenSpec, hears: @escaping (ReferenceMoment) -> Void) -> Int {
    call {
      let timing = ReferenceTiming(spec)
      // A negative delay "starts part-way in": local time is minus the delay, at the call.
      let count = spec.usesFrames ? frames : now
      var clock = ReferenceClock(at: count, showing: ExactTime(-spec.delay), rate: spec.timeScale)
      if spec.paused { clock.setPaused(true, at: count) }
      let row = ReferenceTween(
        row: rows.count, age: calls, spec: spec, timing: timing, clock: clock,
        components: components(spec.properties), hears: hears)
      calls += 1
      rows.append(row)
      findFirstPlay(row)
      if spec.locks { locks += 1 }
      if spec.overwrite == .atAdd { stripAtAdd(row) }
      if spec.showsStart, row.isAlive, !row.isStarted { showStarts(row) }
      // 7: "Zero delay and zero duration: it runs to its end inside `addTween`; added from within a callback it
      // runs at the same instant, after that callback has returned."
      if depth == 1, isToRunAtOnce(row) { start(row) } else { runBehindCallback(row) }
      return row.row
    }
  }

  /// Has a tween of neither delay nor length run when the callback that added it, or let it go on, has returned.
  func runBehindCallback(_ row: ReferenceTween) {
    if depth > 1, isToRunAtOnce(row) { immediate.append(row) }
  }

  /// 8: "A start that the call gives is also written once at the call … where `from` goes to is then read at the
  /// call, before that write."
  private func showStarts(_ row: ReferenceTween) {
    guard let target = row.spec.target else { return }
    for place in row.components.indices where row.components[place].goal.givesStart {
      readStartValue(place, of: row)
      row.components[place].isResolved = true
    }
    for component in row.components where component.isResolved {
      store(shaped(component.from, for: row), at: component.index, of: target)
    }
  }

  /// 28: "Where two keys of one call write the same component, the key that writes fewer components wins, else
  /// the later in that order." Scenes give a property at most once, so only the first half is needed.
  private func components(_ properties: [PropertySpec]) -> [ReferenceComponent] {
    var list: [ReferenceComponent] = []
    // `middle` writes more than `a` or `b`, and a value cannot be written in part.
    let isDropped = properties.contains { $0.property == .a || $0.property == .b }
    let properties = properties.filter { $0.property != .middle || !isDropped }
    for index in 0...SceneProperty.middleIndex {
      let writers = properties.filter { $0.property.components.contains(index) }
      guard
        let winner = writers.min(by: {
          $0.property.components.count < $1.property.components.count
        })
      else { continue }
      if winner.property == .middle, index != SceneProperty.middleIndex {
        list.append(ReferenceComponent(claim: index))
        continue
      }
      let place = index - winner.property.components[0]
      let goal: ReferenceGoal =
        switch winner.goal {
        case .to(let end): .to(end[place])
        case .by(let change): .by(change[place])
        case .times(let factor): .times(factor[place])
        case .from(let start): .from(start[place])
        case .fromTo(let start, let end): .fromTo(start[place], end[place])
        case .keyframes(let keyframes): .keyframes(keyframes.map { $0.keyframe(place) })
        }
      list.append(ReferenceComponent(index, goal))
    }
    return list
  }

  /// 15: `.atAdd` strips at the call itself, where the windows of time overlap.
  private func stripAtAdd(_ newcomer: ReferenceTween) {
    guard let target = newcomer.spec.target else { return }
    let window = window(newcomer)
    var losers: [ReferenceTween] = []
    for row in living(of: target) where row.age < newcomer.age {
      let other = self.window(row)
      let shared = Set(row.components.map(\.index)).intersection(newcomer.components.map(\.index))
      guard !shared.isEmpty else { continue }
      // Frames and seconds cannot be compared: such tweens may overlap.
      if row.spec.usesFrames == newcomer.spec.usesFrames {
        guard window.start < other.end && other.start < window.end else { continue }
      }
      strip(row, shared)
      losers.append(row)
    }
    for loser in losers {
      lost(loser, to: [newcomer])
    }
  }

  /// From when to when a tween runs by its present clock. A paused one could go on at any moment and never
  /// arrive: its window is open. So is that of one whose length is not known yet.
  private func window(_ row: ReferenceTween) -> (start: Int, end: Int) {
    let count = count(of: row)
    let hasBegun = row.isStarted || row.isOwner
    guard !row.clock.isPaused else { return (hasBegun ? .min : count, .max) }
    // Turned round before it has started, it takes nothing.
    if row.isReversed, !row.isStarted { return (count, count) }
    let start = hasBegun ? .min : row.clock.instant(reaching: 0, from: count) ?? .max
    guard row.knowsLength else { return (start, .max) }
    let last = row.isReversed ? 0 : row.timing.length
    let end = last.flatMap { row.clock.instant(reaching: $0, from: count) } ?? .max
    return (start, end)
  }
}
