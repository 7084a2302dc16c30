/// What a tween shows: rules 8, 9, 11, 18, 19.
extension ReferenceEngine {
  /// Where in its plays a tween is.
  enum Position: Equatable {
    /// At the end of a play, or in the pause after it.
    case atEnd(of: Int)
    case inside(Int)

    var play: Int {
      switch self {
      case .atEnd(let play), .inside(let play): play
      }
    }
  }

  func position(_ row: ReferenceTween) -> Position {
    let local = row.clock.local(at: count(of: row))
    // 11: "Exactly at the boundary, and during a pause to its last instant, the value is the end value of the
    // play that ended; the next play shows from the instant after."
    if row.isInPause || row.boundary == count(of: row), flaw != .showsNextPlay {
      return .atEnd(of: row.play - 1)
    }
    // At its end, or at that of a later play, though nobody handled that yet.
    guard local >= ExactTime(row.timing.end(of: row.play)) else { return .inside(row.play) }
    var play = row.play
    while !row.timing.isLast(play), local >= ExactTime(row.timing.end(of: play + 1)) { play += 1 }
    return .atEnd(of: play)
  }

  /// The fraction of a play that is over, as one division: forwards, or backwards from the play's end.
  func fraction(_ row: ReferenceTween, of play: Int, backwards: Bool) -> Double {
    let duration = Double(row.timing.duration)
    let passed = Double(count(of: row) - row.clock.then) * (row.clock.isMoving ? row.clock.rate : 0)
    let atAnchor = (row.clock.anchor - row.timing.start(of: play)).number
    let elapsed = backwards ? (duration - atAnchor) - passed : atAnchor + passed
    return min(max(elapsed / duration, 0), 1)
  }

  /// The value of one component at the present instant (9).
  func value(_ component: ReferenceComponent, of row: ReferenceTween) -> Double {
    switch position(row) {
    case .atEnd(let play):
      return endValue(component, of: row, after: play)
    case .inside(let play):
      let progress = fraction(row, of: play, backwards: row.timing.isBackward(play))
      return shaped(component.value(at: row.easing(progress)), for: row)
    }
  }

  /// 9: "The last write of a play is the end value itself, bit for bit (rounded and clamped where asked)."
  func endValue(_ component: ReferenceComponent, of row: ReferenceTween, after play: Int) -> Double
  {
    shaped(row.timing.isBackward(play) ? component.from : component.to, for: row)
  }

  /// 9: "then rounding, then clamping".
  func shaped(_ value: Double, for row: ReferenceTween) -> Double {
    var value = value
    if row.spec.rounded { value.round(.toNearestOrAwayFromZero) }
    if let minimum = row.spec.minimum, value < minimum { value = minimum }
    if let maximum = row.spec.maximum, value > maximum { value = maximum }
    return value
  }

  /// The newest tween that drives a component: what shows (8, 18).
  func driver(of target: Int, _ index: Int) -> ReferenceTween? {
    living(of: target).last { row in
      row.isDriving && row.components.contains { $0.index == index }
    }
  }

  /// Writes one component, unless a newer tween drives it too (18: "the newest is what shows").
  func write(_ value: Double, to component: ReferenceComponent, of row: ReferenceTween) {
    guard let target = row.spec.target, !component.isClaim else { return }
    if let driver = driver(of: target, component.index), ReferenceTween.isOlder(row, driver) {
      return
    }
    store(value, at: component.index, of: target)
    guard component.index == SceneProperty.middleIndex else { return }
    // 18: all write, oldest first.
    for index in SceneProperty.middle.components {
      if let driver = driver(of: target, index), driver.age > row.age { show(driver) }
    }
  }

  /// What a target's property does with a value: `middle` has a setter, which writes two others.
  func store(_ value: Double, at index: Int, of target: Int) {
    if index == SceneProperty.middleIndex {
      values[target][SceneProperty.a.components[0]] = value
      values[target][SceneProperty.b.components[0]] = value / 2
    } else {
      values[target][index] = value
    }
  }

  /// Writes what a tween shows now.
  func show(_ row: ReferenceTween) {
    for component in row.components where !component.isClaim {
      write(value(component, of: row), to: component, of: row)
    }
  }

  /// 19: "A component that stops being driven … is left at its exact value at that instant."
  func leave(_ row: ReferenceTween, _ components: [ReferenceComponent]) {
    guard row.isDriving, flaw != .leavesLastWrite else { return }
    for component in components where !component.isClaim {
      write(value(component, of: row), to: component, of: row)
    }
  }
}
