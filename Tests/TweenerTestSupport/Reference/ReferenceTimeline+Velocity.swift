/// Rule 44 for what lies on a timeline: "the derivative of what its tween shows … Where left and right differ, the right one
/// counts."
extension ReferenceTimeline {
  /// What moves a component from a place of the timeline's own time on: the member, its own time, and how fast that goes, backwards
  /// with a minus. `nil` where nothing moves it.
  func moving(_ cell: ReferenceCell, at own: ExactTime, speed: Double) -> (
    member: ReferenceMember, own: ExactTime, speed: Double
  )? {
    moving(cell, in: root, at: own, speed: speed)
  }

  private func moving(
    _ cell: ReferenceCell, in node: ReferenceNode, at own: ExactTime, speed: Double
  ) -> (member: ReferenceMember, own: ExactTime, speed: Double)? {
    guard let (play, passed) = node.timing.placeAhead(of: own, isBackward: speed < 0) else {
      return nil
    }
    let isBackward = node.timing.isBackward(play)
    let straight = isBackward ? ExactTime(node.timing.duration) - passed : passed
    let local = node.bent(straight)
    let speed = (isBackward ? -speed : speed) * slope(of: node, at: straight)
    if speed == 0 { return nil }
    // What shows there a moment later.
    let moment = ExactTime(0, fraction: 1 << 32)
    if speed < 0, local < moment { return nil }
    let beside = speed < 0 ? local - moment : local + moment
    guard let entry = latestEntry(cell, of: node, at: beside) else { return nil }
    let rate = entry.item.spec?.placedRate ?? 1
    let inner = (local - entry.item.origin).times(rate)
    switch entry.content {
    case .member(let number): return (members[number], inner, speed * rate)
    case .node(let node): return moving(cell, in: node, at: inner, speed: speed * rate)
    case .call, .pause: return nil
    }
  }

  /// How fast bent time goes; it stands where its easing leads out of the play.
  private func slope(of node: ReferenceNode, at local: ExactTime) -> Double {
    guard let easing = node.easing, node.timing.duration > 0 else { return 1 }
    let share = local.number / Double(node.timing.duration)
    return 0...1 ~= easing(share) ? easing.derivative(share) : 0
  }
}

extension ReferenceTiming {
  /// The play, and the time in it, on the side that is ahead; `nil` where nothing moves there.
  func placeAhead(of own: ExactTime, isBackward: Bool) -> (play: Int, local: ExactTime)? {
    var play = 0
    while plays.map({ play < $0 }) ?? true {
      let (start, end) = (ExactTime(start(of: play)), ExactTime(end(of: play)))
      let isInside = isBackward ? start < own && own <= end : start <= own && own < end
      if isInside { return (play, own - start) }
      if own < start { return nil }
      play += 1
    }
    return nil
  }
}
