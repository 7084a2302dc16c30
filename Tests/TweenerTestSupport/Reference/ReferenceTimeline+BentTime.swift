import Tweener

/// Rule 41: "An `easing` over a timeline bends time (clamped to 0…duration)."
///
/// Of a timeline in another one, places are found by halving: its curve has to rise.
extension ReferenceNode {
  /// Whether its time, or that of a timeline in it, is bent.
  var isBent: Bool {
    easing != nil
      || entries.contains { if case .node(let inner) = $0.content { inner.isBent } else { false } }
  }

  /// A place in a play, as it is written, behind the easing.
  func bent(_ local: ExactTime) -> ExactTime {
    guard let easing, timing.duration > 0 else { return local }
    let duration = Double(timing.duration)
    let eased = min(max(easing(local.number / duration), 0), 1) * duration
    let floor = eased.rounded(.down)
    return ExactTime(Int(floor), fraction: UInt64((eased - floor) * 0x1p64))
  }

  /// An own time in a play, behind the easing, as own time of a straight play.
  func bent(_ own: ExactTime, inPlay play: Int) -> ExactTime {
    let (start, duration) = (timing.start(of: play), ExactTime(timing.duration))
    let passed = min(max(own - start, ExactTime(0)), duration)
    let isBackward = timing.isBackward(play)
    let local = bent(isBackward ? duration - passed : passed)
    return ExactTime(start) + (isBackward ? duration - local : local)
  }

  /// When a play's bent time first comes up to a place, by a curve that need not rise: the first of many steps at which it is there,
  /// and then the flick.
  func firstTime(at place: Int) -> Int {
    if easing == nil || place == 0 { return place }
    let steps = (0...4_096).map { Int((Double(timing.duration) * Double($0) / 4_096).rounded()) }
    func isThere(_ time: Int) -> Bool { bent(ExactTime(time)) >= ExactTime(place) }
    guard let step = steps.firstIndex(where: isThere), step > 0 else {
      return isThere(0) ? 0 : timing.duration
    }
    return first(from: steps[step - 1], to: steps[step], where: isThere)
  }

  /// The first flick of a play, as it is written, at which its bent time has come up to a place.
  func firstRise(to place: Int) -> Int {
    if easing == nil || place == 0 { return place }
    return first(from: 0, to: timing.duration) { bent(ExactTime($0)) >= ExactTime(place) }
  }

  /// The last flick of a play, as it is written, before its bent time goes above a place: where a play that runs backwards
  /// comes down to it.
  func firstFall(to place: Int) -> Int {
    if easing == nil || place == timing.duration { return place }
    return first(from: timing.duration, to: 0) { bent(ExactTime($0)) <= ExactTime(place) }
  }

  /// Halves the way until it is one flick.
  private func first(from start: Int, to end: Int, where isSo: (Int) -> Bool) -> Int {
    if isSo(start) { return start }
    var (low, high) = (start, end)
    while abs(high - low) > 1 {
      let middle = (low + high) / 2
      if isSo(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

/// How a timeline of bent time is visited: "boundaries inside are then visited in the `advance` that passes them, in order, with
/// that advance's time". So it is for all of a timeline in which some time is bent.
extension ReferenceEngine {
  func isBent(_ row: ReferenceTween) -> Bool { row.timeline?.root.isBent ?? false }

  /// Where bent time is now, as own time of straight plays.
  func bentTime(_ row: ReferenceTween) -> ExactTime { bent(ownTime(row), row) }

  private func bent(_ own: ExactTime, _ row: ReferenceTween) -> ExactTime {
    row.timeline?.root.bent(own, inPlay: row.isReversed ? playToBegin(row) : row.play) ?? own
  }

  /// All of a play is on the way: it begins.
  func beginWay(_ row: ReferenceTween) {
    guard isBent(row) else { return }
    row.look = ExactTime(
      row.isReversed ? row.timing.end(of: playToBegin(row)) : row.timing.start(of: row.play))
    row.risesToLook = !row.isReversed
  }

  /// Nothing is on the way any more: own time was set.
  func forgetWay(_ row: ReferenceTween) {
    guard isBent(row) else { return }
    row.look = bentTime(row)
    row.risesToLook = !row.isReversed
  }

  /// Visits what lies between the place where bent time was looked at last and where it is. False where a callback has changed
  /// the clock: then what is due comes in the next generation (6).
  func visitBentTime(_ row: ReferenceTween) -> Bool {
    let rebases = row.clock.rebases
    while row.isAlive, row.isOwner, row.isStarted, !row.clock.isPaused, isInPlay(row) {
      if row.clock.rebases != rebases { return false }
      let time = bentTime(row)
      if time != row.look { row.risesToLook = row.look < time }
      let list = events(row)
      let next = row.risesToLook ? row.passed : row.passed - 1
      guard list.indices.contains(next),
        row.risesToLook
          ? ExactTime(list[next].place) <= time : time <= ExactTime(list[next].placeBackwards)
      else {
        row.look = time
        return true
      }
      pass(list[next], row, isForward: row.risesToLook)
    }
    return true
  }

  /// In none of the pauses between plays, nor behind the last one.
  func isInPlay(_ row: ReferenceTween) -> Bool {
    if row.isReversed { return ownTime(row) <= ExactTime(row.timing.end(of: playToBegin(row))) }
    return !row.isInPause && !row.isInEndDelay
  }

  /// 32, for bent time: what lies on its way in each play that a jump touches. "The boundaries after the old position, up to and
  /// including the new one."
  func bentCallsBetween(
    _ row: ReferenceTween, from old: ExactTime, to new: ExactTime, isWaiting: Bool
  ) -> [ReferenceEvent.Call] {
    guard let timeline = row.timeline else { return [] }
    let (timing, root) = (row.timing, timeline.root)
    let isForward = old < new || isWaiting
    var plays = [0]
    while !timing.isLast(plays.count - 1), ExactTime(timing.start(of: plays.count)) <= max(old, new)
    {
      plays.append(plays.count)
    }
    var calls: [ReferenceEvent.Call] = []
    for play in isForward ? plays : plays.reversed() {
      let (start, end) = (ExactTime(timing.start(of: play)), ExactTime(timing.end(of: play)))
      // A play that is over at the new place is not touched.
      if !isForward, end < new { continue }
      let list = timeline.events(inPlay: play)
      // Where it is left, if that is within the play, and where it arrives.
      var left: ExactTime?
      if isForward ? start <= old && !isWaiting : old <= end { left = root.bent(old, inPlay: play) }
      let arrived = root.bent(new, inPlay: play)
      if isForward ? left ?? start <= arrived : left ?? end < arrived {
        calls += list.filter {
          left.map { [place = $0.place] in $0 < ExactTime(place) } ?? true
            && ExactTime($0.place) <= arrived
        }.compactMap(\.forwards)
      } else {
        calls += list.reversed().filter {
          left.map { [place = $0.placeBackwards] in ExactTime(place) < $0 } ?? true
            && arrived <= ExactTime($0.placeBackwards)
        }.compactMap(\.backwards)
      }
      if isForward, !timing.isLast(play), old < end || isWaiting, end <= new {
        calls.append(.head(.repeat))
      }
      if !isForward, play > 0, start < old, new <= start { calls.append(.head(.repeat)) }
    }
    return calls
  }
}
