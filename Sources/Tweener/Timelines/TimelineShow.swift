// What a timeline shows for a component at a place on its own time (SEMANTICS 36). Pure: a function of the time alone.

/// What writes a component.
enum ShownEntry: Equatable {
  /// A member, by number, at its own time, which may lie behind its end.
  case member(Int, OwnTime, Direction)
  /// What the component held when the timeline took it, or when an inner timeline did; its first member knows.
  case held(Int)

  /// Which way a member's own time goes with the timeline's, and how fast.
  struct Direction: Equatable {
    /// The product of all scales; negative where plays around it run backwards.
    var rate: Double
    /// It stands at an end of a play around it, or its time is bent.
    var isStanding: Bool
  }
}

extension TimelineNode {
  /// What shows for a component at a place of one play; `nil` before the first start.
  /// `isStarted` says whether a member has read its start values; others do not show.
  func shown(
    _ track: Int, at local: OwnTime, _ direction: ShownEntry.Direction,
    isStarted: (Int) -> Bool
  ) -> ShownEntry? {
    guard let found = tracks.find(track),
      let latest = latestEntry(found, at: local, isStarted: isStarted)
    else { return nil }
    let entry = tracks.entries[latest]
    let outer = local.since(entry.start)
    if entry.member >= 0 {
      return .member(
        Int(entry.member), outer.scaled(by: entry.timeScale),
        ShownEntry.Direction(
          rate: direction.rate * entry.timeScale, isStanding: direction.isStanding))
    }
    guard case .node(let node) = entries[Int(entry.entry)].content else { return nil }
    return node.shownInside(track, outer: outer, direction, isStarted: isStarted)
  }

  /// What an inner timeline shows, so much of the outer time after its start.
  private func shownInside(
    _ track: Int, outer: OwnTime, _ direction: ShownEntry.Direction, isStarted: (Int) -> Bool
  ) -> ShownEntry? {
    let own = clamped(timing.innerTime(of: outer))
    let place = timing.place(at: own)
    var inner = direction
    inner.rate *= place.isBackward ? -timing.timeScale : timing.timeScale
    if own.whole >= length || isInGap(own) { inner.isStanding = true }
    let local = bent(place.local)
    if easing != nil { inner.isStanding = true }
    return shown(track, at: local, inner, isStarted: isStarted)
      ?? firstMember(track).map { .held($0) }
  }

  private func isInGap(_ own: OwnTime) -> Bool {
    own.isAfter(0) && timing.cursor(backwardsAt: own).isInGap
  }

  func clamped(_ own: OwnTime) -> OwnTime { timing.clamped(own) }

  /// The member that starts first of those that write a component, however deep it lies.
  func firstMember(_ track: Int) -> Int? { tracks.find(track)?.first?.member }

  /// Of the entries of a component that have started, the one that started last.
  func latestEntry(_ track: NodeTrack, at local: OwnTime, isStarted: (Int) -> Bool)
    -> Int?
  {
    let first = track.range.lowerBound
    var (low, high) = (first, track.range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if local.isAtOrAfter(tracks.entries[middle].begin) { low = middle + 1 } else { high = middle }
    }
    while low > first, tracks.entries[low - 1].isMemberWaiting(isStarted) { low -= 1 }
    guard low > first else { return nil }
    guard track.hasNodes else { return low - 1 }
    // Inner timelines start anew with each start in them.
    var latest: (place: Int, time: Int64)?
    for place in first..<low where !tracks.entries[place].isMemberWaiting(isStarted) {
      guard let time = restart(of: tracks.entries[place], at: local, isStarted: isStarted) else {
        continue
      }
      if let other = latest,
        (other.time, tracks.entries[other.place].entry) > (time, tracks.entries[place].entry)
      {
        continue
      }
      latest = (place, time)
    }
    return latest?.place
  }

  /// When an entry last started, or started anew, for a component; `nil` where it has not.
  private func restart(of entry: TrackEntry, at local: OwnTime, isStarted: (Int) -> Bool) -> Int64?
  {
    guard case .node(let node) = entries[Int(entry.entry)].content else { return entry.begin }
    guard node.hasStarted(Int(entry.track), isStarted: isStarted) else { return nil }
    let own = node.clamped(node.timing.innerTime(of: local.since(entry.start)))
    return node.restart(Int(entry.track), at: own, isStarted: isStarted).map {
      max(entry.start + node.timing.outerTime(of: $0), 0)
    }
  }

  /// Whether a member that writes a component, however deep it lies, has read its start values.
  private func hasStarted(_ track: Int, isStarted: (Int) -> Bool) -> Bool {
    guard let found = tracks.find(track) else { return false }
    return tracks.entries[found.range].contains { entry in
      guard case .node(let node) = entries[Int(entry.entry)].content else {
        return isStarted(Int(entry.member))
      }
      return node.hasStarted(track, isStarted: isStarted)
    }
  }

  /// When a node last started anew for a component, in its own time.
  private func restart(_ track: Int, at own: OwnTime, isStarted: (Int) -> Bool) -> Int64? {
    let place = timing.place(at: own)
    let beginning = place.play > 0 ? timing.start(ofPlay: place.play) : nil
    guard let found = tracks.find(track) else { return beginning ?? 0 }
    let local = bent(place.local)
    if !place.isBackward {
      guard let latest = latestEntry(found, at: local, isStarted: isStarted),
        let time = restart(of: tracks.entries[latest], at: local, isStarted: isStarted)
      else { return beginning }
      return timing.start(ofPlay: place.play) + unbent(time, risingTo: place.local)
    }
    // In a play that runs backwards a member starts anew where its end is reached.
    let ends = tracks.entries[found.range].map { entries[Int($0.entry)].end }.filter { end in
      end != Flicks.never && !local.isAfter(end)
    }
    guard let nearest = ends.min() else { return beginning }
    return timing.own(
      of: unbent(min(nearest, timing.duration), fallingTo: place.local), inPlay: place.play)
  }
}

extension TrackEntry {
  fileprivate func isMemberWaiting(_ isStarted: (Int) -> Bool) -> Bool {
    member >= 0 && !isStarted(Int(member))
  }
}
