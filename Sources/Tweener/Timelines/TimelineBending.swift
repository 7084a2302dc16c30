// Bent time: a timeline whose easing determines the position of its time in a play (SEMANTICS 41).
// Its entries have no instants of their own, but are passed on the way from the last position of
// its time to the present one. Pure.

extension TimelineNode {
  /// A place in a play behind its easing: the beginning where that is not-a-number.
  func bent(_ local: OwnTime) -> OwnTime {
    guard let easing, timing.duration > 0 else { return local }
    let duration = Double(timing.duration)
    let share = easing(local.number / duration)
    let eased = share > 0 ? min(share, 1) * duration : 0
    let whole = min(Int64(eased), timing.duration)
    return OwnTime(
      whole: whole, fraction: UInt64((eased - Double(whole)) * 18_446_744_073_709_551_616))
  }

  /// The time in a play at which the time behind the easing first comes to a position.
  func unbent(_ place: Int64) -> Int64 {
    guard easing != nil, timing.duration > 0, place > 0 else { return place }
    func isReached(_ time: Int64) -> Bool { bent(OwnTime(whole: time)).isAtOrAfter(place) }
    // The first of many steps at which it is there, then the flick between that step and the one
    // before.
    let steps: Int64 = 4_096
    func time(_ step: Int64) -> Int64 {
      Int64((Double(timing.duration) * Double(step) / Double(steps)).nearestWhole())
    }
    guard let step = (0...steps).first(where: { isReached(time($0)) }), step > 0 else {
      return isReached(0) ? 0 : timing.duration
    }
    return first(from: time(step - 1), to: time(step), where: isReached)
  }

  // MARK: The way between two looks at it

  /// Marks as passed all that bent time is beyond, on a way that begins here and leads to an own
  /// time: a moment exactly at the beginning of the way is not on it.
  func alignWay(to own: OwnTime) {
    guard easing != nil, !progress.cursor.isInGap else { return }
    let isRising = isRising(to: bent(straight(own)))
    if isRising == progress.isBentRising { return }
    progress.isBentRising = isRising
    alignPlay(at: progress.bentLocal, isForward: isRising)
  }

  /// The place in the present play, as it is written and before its easing, that is nearest to an
  /// own time.
  func straight(_ own: OwnTime) -> OwnTime {
    timing.nearestLocal(to: own, inPlay: progress.cursor.play)
  }

  /// The next event of the present play on the way to an own time, if its bent time comes to one,
  /// and its position: when it comes, on own time, is between the last look and this one.
  func nextBent(to limit: OwnTime, isForward: Bool) -> (local: Int64, event: TimelineEvent)? {
    let goal = bent(straight(limit))
    let isRising = isRising(to: goal)
    guard var event = next(isForward: isRising), event.isReached(by: goal, isRising)
    else { return nil }
    let local = event.time
    event.isDue = true
    event.time = crossing(of: local, isRising: isRising, to: limit, isForward: isForward)
    return (local, event)
  }

  /// The direction of bent time from the last look to a position: whether it rises; where it does
  /// not move, its last direction.
  func isRising(to local: OwnTime) -> Bool {
    local == progress.bentLocal ? progress.isBentRising : local.isAtOrAfter(progress.bentLocal)
  }

  /// The first flick of own time, from the last look on, at which bent time has come to a place.
  private func crossing(of place: Int64, isRising: Bool, to limit: OwnTime, isForward: Bool)
    -> Int64
  {
    let play = progress.cursor.play
    let end = limit.whole + (!isForward && limit.fraction > 0 ? 1 : 0)
    let high = min(max(end, timing.start(ofPlay: play)), timing.end(ofPlay: play))
    func isThere(_ own: Int64) -> Bool {
      bent(straight(OwnTime(whole: own))).hasReached(place, isForward: isRising)
    }
    let last = progress.bentOwn.whole
    return isThere(last) ? last : first(from: last, to: high, where: isThere)
  }

  /// The first flick on a way at which something is so, which it is at the end of the way.
  private func first(from start: Int64, to end: Int64, where isSo: (Int64) -> Bool) -> Int64 {
    var (low, high) = (start, end)
    while abs(high - low) > 1 {
      let middle = low + (high - low) / 2
      if isSo(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// Notes that all on the way to an own time has been passed: here, and in the timelines in it.
  func noteLook(at own: OwnTime) {
    if progress.cursor.isInGap { return }
    let local = bent(straight(own))
    progress.isBentRising = isRising(to: local)
    (progress.bentOwn, progress.bentLocal) = (own, local)
    // Away from where a play has turned round it may come back to what lies there.
    if let turned = progress.turnedAt, local != OwnTime(whole: turned) { progress.turnedAt = nil }
    for item in progress.active.items {
      let index = Int(item.entry)
      guard let node = entries[index].node else { continue }
      node.noteLook(at: node.timing.innerTime(at: progress.bentLocal, from: entries[index].start))
    }
  }
}

extension TimelineEvent {
  /// Whether time that moves in one direction, up to a position, comes to it.
  func isReached(by local: OwnTime, _ isForward: Bool) -> Bool {
    isDue || local.hasReached(time, isForward: isForward)
  }
}
