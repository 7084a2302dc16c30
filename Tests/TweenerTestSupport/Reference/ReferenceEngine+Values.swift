/// The values that a tween shows and writes: rules 8, 9, 11, 18, 19.
extension ReferenceEngine {
  /// The value of one component at the present instant (9).
  func value(_ component: ReferenceComponent, of row: ReferenceTween) -> Double {
    value(component, of: row, shapedBy: row.spec)
  }

  /// The value, rounded and clamped as a spec asks.
  func value(
    _ component: ReferenceComponent, of row: ReferenceTween, shapedBy spec: TweenSpec
  ) -> Double {
    if row.timeline != nil { return timelineValue(component, of: row, at: localTime(row)) }
    switch position(row) {
    case .atStart:
      return shaped(component.from, for: spec)
    case .atEnd(let play):
      return endValue(component, of: row, after: play, shapedBy: spec)
    case .inside(let play): return value(component, of: row, inPlay: play, shapedBy: spec)
    }
  }

  /// The value in one of the plays.
  func value(
    _ component: ReferenceComponent, of row: ReferenceTween, inPlay play: Int,
    shapedBy spec: TweenSpec
  ) -> Double {
    if case .keyframes(let keyframes) = component.goal {
      return shaped(value(component, keyframes, of: row, inPlay: play), for: spec)
    }
    return shaped(value(component, of: row, inPlay: play), for: spec)
  }

  /// 9: "The last write of a play is the end value itself, bit for bit (rounded and clamped where asked)."
  func endValue(
    _ component: ReferenceComponent, of row: ReferenceTween, after play: Int,
    shapedBy spec: TweenSpec? = nil
  ) -> Double {
    if let timeline = row.timeline {
      let local = timeline.timing.local(ExactTime(0), .atEnd(of: play))
      return timelineValue(component, of: row, at: timeline.root.bent(local))
    }
    return shaped(plainEndValue(component, of: row, after: play), for: spec ?? row.spec)
  }

  /// The value at the end of a play, without rounding and clamping.
  func plainEndValue(
    _ component: ReferenceComponent, of row: ReferenceTween, after play: Int
  ) -> Double {
    if let kept = component.kept, kept.play == play { return kept.value }
    return row.timing.isBackward(play) ? component.from : component.to
  }

  /// The newest tween that drives a component: what shows (8, 18).
  func driver(of cell: ReferenceCell) -> ReferenceTween? {
    living.last { $0.isDriving && $0.owns(cell) }
  }

  /// Writes one component, unless a newer tween drives it too (18: "the newest is what shows").
  func write(_ value: Double, to component: ReferenceComponent, of row: ReferenceTween) {
    if component.isClaim { return }
    if let driver = driver(of: component.cell), ReferenceTween.isOlder(row, driver) { return }
    store(value, of: component)
  }

  /// What a target's property does with a value: `middle` has a setter, which writes two others.
  func store(_ value: Double, of component: ReferenceComponent) {
    let cell = component.cell
    if let property = component.playheadProperty { return movePlayhead(cell, property, to: value) }
    if cell.index == SceneProperty.middleIndex {
      values[cell.target][SceneProperty.a.components[0]] = value
      values[cell.target][SceneProperty.b.components[0]] = value / 2
    } else {
      values[cell.target][cell.index] = value
    }
  }

  /// Writes what a tween shows now.
  func show(
    _ row: ReferenceTween, where isMeant: (ReferenceComponent) -> Bool = { _ in true }
  ) {
    for component in row.components
    where !component.isClaim && row.owns(component.cell) && isMeant(component) {
      write(value(component, of: row), to: component, of: row)
    }
  }

  /// 19: "A component that stops being driven … is left at its exact value at that instant."
  func leave(_ row: ReferenceTween, _ components: [ReferenceComponent]) {
    guard row.isDriving, flaw != .leavesLastWrite else { return }
    for component in components where !component.isClaim && row.owns(component.cell) {
      write(value(component, of: row), to: component, of: row)
    }
  }
}
