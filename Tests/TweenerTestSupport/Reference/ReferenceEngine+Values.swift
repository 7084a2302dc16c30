/// The values that a tween shows and writes: rules 8, 9, 11, 18, 19.
extension ReferenceEngine {
  /// The value of one component at the present instant (9).
  func value(_ component: ReferenceComponent, of row: ReferenceTween) -> Double {
    switch position(row) {
    case .atStart:
      return shaped(component.from, for: row)
    case .atEnd(let play):
      return endValue(component, of: row, after: play)
    case .inside(let play):
      if case .keyframes(let keyframes) = component.goal {
        return shaped(value(component, keyframes, of: row, inPlay: play), for: row)
      }
      let isBackward = row.timing.isBackward(play)
      if isBackward, let easing = row.spec.autoreverseEasing?.easing {
        let progress = fraction(row, of: play, backwards: false)
        return shaped(component.backwardValue(at: easing(progress)), for: row)
      }
      let progress = fraction(row, of: play, backwards: isBackward)
      return shaped(component.value(at: row.easing(progress)), for: row)
    }
  }

  /// 9: "The last write of a play is the end value itself, bit for bit (rounded and clamped where asked)."
  func endValue(_ component: ReferenceComponent, of row: ReferenceTween, after play: Int) -> Double
  {
    shaped(plainEndValue(component, of: row, after: play), for: row)
  }

  /// The same without rounding and clamping.
  func plainEndValue(
    _ component: ReferenceComponent, of row: ReferenceTween, after play: Int
  ) -> Double {
    if let kept = component.kept, kept.play == play { return kept.value }
    return row.timing.isBackward(play) ? component.from : component.to
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
