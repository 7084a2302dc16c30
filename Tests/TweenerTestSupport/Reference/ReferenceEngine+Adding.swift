/// Rules 7 and 15: what a call of `addTween` does.
extension ReferenceEngine {
  /// Adds a tween and gives its row. `hears` is called for every callback.
  @discardableResult
  public func add(
    _ spec: TweenSpec, hearsMember: @escaping (TweenSpec, ReferenceMoment) -> Void = { _, _ in },
    hears: @escaping (ReferenceMoment) -> Void
  ) -> Int {
    call {
      var spec = spec.withPiecesLaidOut()
      // A timeline has no target but those of its members.
      if spec.items != nil { spec.target = nil }
      let timing = ReferenceTiming(spec)
      // A negative delay "starts part-way in": local time is minus the delay, at the call.
      let count = spec.usesFrames ? frames : now
      var clock = ReferenceClock(at: count, showing: ExactTime(-spec.delay), rate: spec.timeScale)
      if spec.paused { clock.setPaused(true, at: count) }
      let row = ReferenceTween(
        row: rows.count, age: calls, spec: spec, timing: timing, clock: clock,
        components: components(of: spec), hears: hears)
      calls += 1
      rows.append(row)
      if spec.items != nil {
        let timeline = makeTimeline(spec, hearsMember: hearsMember)
        row.timeline = timeline
        let cells = timeline.members.reduce(into: Set()) { $0.formUnion($1.cells) }
        row.components = cells.sorted { ($0.target, $0.index) < ($1.target, $1.index) }.map {
          cell in
          var component = ReferenceComponent(cell, .to(0))
          // Of one timeline all members name the own time of a playhead in one way.
          component.playheadProperty =
            timeline.members.lazy.compactMap { $0.component(cell)?.playheadProperty }.first
          return component
        }
      }
      watchPlayheads(movedBy: row)
      findFirstPlay(row)
      if spec.locks { locks += 1 }
      listener?(row.row, .added)
      if spec.overwrite == .atAdd { stripAtAdd(row) }
      if row.isAlive, !row.isStarted, row.timeline != nil { showMemberStarts(row) }
      if spec.showsStart, row.isAlive, !row.isStarted, row.timeline == nil { showStarts(row) }
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
    for place in row.components.indices where row.components[place].goal.givesStart {
      readStartValue(place, of: row)
      row.components[place].isResolved = true
    }
    for component in row.components where component.isResolved {
      store(shaped(component.from, for: row.spec), of: component)
    }
  }

  /// What a call moves: properties of its target, or of a playhead.
  func components(of spec: TweenSpec) -> [ReferenceComponent] {
    if let playhead = spec.playhead { return components(playhead) }
    return spec.target.map { components(spec.properties, of: $0) } ?? []
  }

  /// 28: "Where two keys of one call write the same component, the key that writes fewer components wins, else
  /// the later in that order." Scenes give a property at most once, so only the first half is needed.
  func components(_ properties: [PropertySpec], of target: Int) -> [ReferenceComponent] {
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
        list.append(ReferenceComponent(claim: ReferenceCell(target: target, index: index)))
        continue
      }
      let place = index - winner.property.components[0]
      list.append(
        ReferenceComponent(ReferenceCell(target: target, index: index), winner.goal.goal(of: place))
      )
    }
    return list
  }

  /// 15: `.atAdd` strips at the call itself, where the windows of time overlap.
  private func stripAtAdd(_ newcomer: ReferenceTween) {
    var losers: [ReferenceTween] = []
    for row in living where row.age < newcomer.age {
      let shared = row.cells.intersection(newcomer.cells).filter { cell in
        let (mine, theirs) = (window(newcomer, cell), window(row, cell))
        // Frames and seconds cannot be compared: such tweens may overlap.
        if row.spec.usesFrames != newcomer.spec.usesFrames { return true }
        return mine.start < theirs.end && theirs.start < mine.end
      }
      guard !shared.isEmpty else { continue }
      strip(row, shared)
      losers.append(row)
    }
    for loser in losers { lost(loser, to: [newcomer]) }
  }

  /// From when to when a tween runs by its present clock. A paused one could go on at any moment and never
  /// arrive: its window is open. So is that of one whose playhead a tween moves, and that of one whose length is not known yet.
  /// Of a timeline 35 says: "`.atAdd` compares the members' places": it has a component from the first start on.
  private func window(_ row: ReferenceTween, _ cell: ReferenceCell) -> (start: Int, end: Int) {
    let count = count(of: row)
    let hasBegun = row.timeline == nil ? row.isStarted || row.isOwner : hasBegun(row, cell)
    guard !row.clock.isPaused, !row.clock.isHeld else { return (hasBegun ? .min : count, .max) }
    // Turned round before it has started, it takes nothing.
    if row.isReversed, row.timeline == nil ? !row.isStarted : !hasBegun { return (count, count) }
    let place = firstPlace(of: cell, row)
    // Of bent time a place may be behind that is not visited yet (41). Of straight time what lies between two flicks happens at
    // the next one (1).
    let isBehind =
      isBent(row) && row.isStarted && !row.isReversed && ExactTime(place) < ownTime(row)
    let start =
      hasBegun || isBehind ? .min : row.clock.instant(reaching: place, from: count) ?? .max
    guard row.knowsLength else { return (start, .max) }
    let last = row.isReversed ? 0 : row.timing.length
    let end = last.flatMap { row.clock.instant(reaching: $0, from: count) } ?? .max
    return (start, end)
  }
}
