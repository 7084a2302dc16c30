/// Rule 36: "What a timeline shows is a function of its own time alone."
extension ReferenceTimeline {
  /// What a component shows at a place on the time of one play; `nil` before its first start.
  func value(_ cell: ReferenceCell, at local: ExactTime) -> Double? {
    value(cell, of: root, at: local)
  }

  /// "Within a play, of the members that write a component the one that started last shows (start ≤ t; of equal starts the
  /// one added later)."
  private func value(
    _ cell: ReferenceCell, of node: ReferenceNode, at local: ExactTime
  ) -> Double? {
    guard let entry = latestEntry(cell, of: node, at: local) else { return nil }
    switch entry.content {
    case .member(let number):
      return value(cell, of: members[number], at: own(entry, at: local))
    case .node(let inner):
      let place = inner.timing.local(at: own(entry, at: local))
      // "Before the first start of a play the component shows what it held when the timeline took it."
      return value(cell, of: inner, at: place) ?? valueBeforeStart(cell, of: inner)
    case .call, .pause: return nil
    }
  }

  func latestEntry(
    _ cell: ReferenceCell, of node: ReferenceNode, at local: ExactTime
  ) -> ReferenceEntry? {
    var latest: (start: Int, entry: ReferenceEntry)?
    for entry in node.entries where entry.cells.contains(cell) {
      guard let start = starts(of: entry, cell, to: local).max() else { continue }
      if let other = latest, other.start > start { continue }
      latest = (start, entry)
    }
    return latest?.entry
  }

  /// "its value at t, or, once it is over, its end value." Rounded and clamped as a spec asks. `play`: the one that is meant, between
  /// two.
  func value(
    _ cell: ReferenceCell, of member: ReferenceMember, at own: ExactTime, inPlay play: Int? = nil,
    shapedBy spec: TweenSpec? = nil
  ) -> Double? {
    guard let component = member.component(cell) else { return nil }
    let (spec, timing) = (spec ?? member.spec, member.timing)
    switch play.map(ReferencePosition.inside) ?? timing.position(at: own) {
    case .atStart: return shaped(component.from, for: spec)
    case .atEnd(let play):
      return shaped(timing.isBackward(play) ? component.from : component.to, for: spec)
    case .inside(let play):
      let isBackward = timing.isBackward(play)
      let length = spec.easedLength(ofPlay: timing.duration)
      if case .keyframes(let keyframes) = component.goal {
        let way = ReferenceWay(
          duration: timing.duration, length: length, isBackward: isBackward,
          passed: own - timing.start(of: play), easing: spec.easing.easing,
          backwardEasing: spec.autoreverseEasing?.easing,
          fraction: { begin, length, backwards in
            let elapsed = (own - (timing.start(of: play) + begin)).number
            let part = (backwards ? Double(length) - elapsed : elapsed) / Double(length)
            return min(max(part, 0), 1)
          })
        return shaped(component.value(keyframes, way), for: spec)
      }
      let gone = (own - timing.start(of: play)).number
      let place = isBackward ? Double(timing.duration) - gone : gone
      if let moved = component.movedValue(after: place) { return shaped(moved, for: spec) }
      if place >= Double(length) { return shaped(component.to, for: spec) }
      // Since the eased part of the play has begun.
      let first = isBackward ? timing.duration - length : 0
      let passed = (own - (timing.start(of: play) + first)).number
      if isBackward, let easing = spec.autoreverseEasing?.easing {
        return shaped(component.backwardValue(at: easing(passed / Double(length))), for: spec)
      }
      let progress = (isBackward ? Double(length) - passed : passed) / Double(length)
      return shaped(component.value(at: spec.easing.easing(min(max(progress, 0), 1))), for: spec)
    }
  }

  func own(_ entry: ReferenceEntry, at local: ExactTime) -> ExactTime {
    let rate = entry.item.spec?.placedRate ?? 1
    let own = (local - entry.item.origin).times(rate)
    guard let length = entry.item.spec.flatMap({ ReferenceTiming(placed: $0).length }) else {
      return own
    }
    return min(own, ExactTime(length))
  }

  // MARK: Starts

  /// When an entry has started for a component up to a place, on the time of one play of its timeline. "A nested timeline counts as
  /// one member for each component: it starts with each start of a member of it on that component in its first play, and with none
  /// in later plays."
  private func starts(
    of entry: ReferenceEntry, _ cell: ReferenceCell, to local: ExactTime
  ) -> [Int] {
    switch entry.content {
    case .member(let number):
      // Whose start values are known: read, or given and shown.
      let isKnown = members[number].component(cell)?.isResolved == true
      return isKnown && ExactTime(entry.start) <= local ? [entry.start] : []
    case .node(let inner):
      guard ExactTime(entry.start) <= local else { return [] }
      let own = own(entry, at: local)
      return inner.entries.filter { $0.cells.contains(cell) }.flatMap {
        starts(of: $0, cell, to: own)
      }.map { max(entry.item.origin + inner.spec.outerLength(of: $0), entry.start) }
    case .call, .pause: return []
    }
  }

  // MARK: Before a start

  /// The member that starts first of those that write a component; of equal starts the one that is passed first.
  func firstMember(_ cell: ReferenceCell) -> Int? { firstMember(cell, of: root) }

  private func firstMember(_ cell: ReferenceCell, of node: ReferenceNode) -> Int? {
    let inside = numbers(in: node)
    return startOrder.first { inside.contains($0) && members[$0].component(cell) != nil }
  }

  /// The members of a timeline and of those that are nested in it.
  private func numbers(in node: ReferenceNode) -> Set<Int> {
    node.entries.reduce(into: []) { numbers, entry in
      switch entry.content {
      case .member(let number): numbers.insert(number)
      case .node(let inner): numbers.formUnion(self.numbers(in: inner))
      case .call, .pause: break
      }
    }
  }

  /// What a timeline shows for a component before the first start of a play. 37: "Where the first member of a component gives
  /// its start, the component shows that start."
  private func valueBeforeStart(_ cell: ReferenceCell, of node: ReferenceNode) -> Double? {
    guard let first = firstMember(cell, of: node) else { return nil }
    return givenStart(cell, of: first) ?? members[first].component(cell)?.held
  }

  func valueBeforeStart(_ cell: ReferenceCell) -> Double? { valueBeforeStart(cell, of: root) }

  /// The start that a member gives and that is shown before it.
  func givenStart(_ cell: ReferenceCell, of number: Int) -> Double? {
    let member = members[number]
    guard member.spec.showsStart, let component = member.component(cell), component.goal.givesStart
    else { return nil }
    return shaped(component.from, for: member.spec)
  }
}

extension ReferenceTiming {
  /// The place on the time of one play that shows at an own time.
  func local(at own: ExactTime) -> ExactTime { local(own, position(at: own)) }

  /// The value at a position that is known.
  func local(_ own: ExactTime, _ position: ReferencePosition) -> ExactTime {
    switch position {
    case .atStart: return ExactTime(0)
    case .atEnd(let play): return ExactTime(isBackward(play) ? 0 : duration)
    case .inside(let play):
      let passed = max(own - start(of: play), ExactTime(0))
      return isBackward(play) ? ExactTime(duration) - passed : passed
    }
  }
}

/// 9: "then rounding, then clamping".
func shaped(_ value: Double, for spec: TweenSpec) -> Double {
  var value = value
  if spec.rounded { value.round(.toNearestOrAwayFromZero) }
  if let minimum = spec.minimum, value < minimum { value = minimum }
  if let maximum = spec.maximum, value > maximum { value = maximum }
  return value
}
