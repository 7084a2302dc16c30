// The keyframes of a property: lists that are keyframes, the track made of them, and the way of an
// interpolation through them. Part of PropertyPlanner.

extension PropertyPlanner {
  /// The value itself, or keyframes where it is a list that the property's type does not take.
  func listAsKeyframes(_ value: Any, for access: PropertyAccess) -> Any {
    guard let keyframes = access.keyframes(list: value) else { return value }
    return TweenValue.inside(value)?.wrapping(keyframes) ?? keyframes
  }

  /// The track of a value that is keyframes; `nil` for another value.
  func track(_ value: Any, for access: PropertyAccess, _ easing: Easing)
    throws(ValueReader.Fault) -> KeyframeTrack?
  {
    guard case .keyframes(let keyframes) = TweenValue.inside(value)?.kind else { return nil }
    let rules = try ValueReader.rules(keyframes, for: access)
    let easings = keyframes.values.indices.map { keyframes.easing($0) ?? easing }
    return KeyframeTrack(times: keyframes.times, easings: easings, rules: rules)
  }

  /// The first keyframe that is no value of the property, by number from 1 on; `nil` where there is
  /// none, or where a value is no keyframes, or made of no numbers.
  func wrongKeyframe(_ value: Any, for access: PropertyAccess) -> (number: Int, value: Any)? {
    let value = TweenValue.inside(listAsKeyframes(value, for: access))
    guard case .keyframes(let keyframes) = value?.kind, !(access is OpaqueAccess) else {
      return nil
    }
    let place = keyframes.values.firstIndex {
      (try? ValueReader.read($0, for: access) { _, _ in }) == nil
    }
    return place.map { ($0 + 1, keyframes.values[$0]) }
  }
}

extension PropertyAccess {
  /// The keyframes that a list is, by itself or in a value that says more of it; `nil` where the
  /// property's type takes the list.
  func keyframes(list value: Any) -> TweenValue? {
    guard let list = TweenValue.listInside(value), encode(list) == nil else { return nil }
    // A list of another length is a value that went wrong.
    if listLength != nil, list.contains(where: { NumberReader.number($0) != nil }) { return nil }
    return TweenValue.keyframes(list: list)
  }
}

// Keyframes of a property whose components are progress, of a plan that has it alone.

extension ResolvedPlan {
  /// An interpolation of each way between two keyframes.
  func through(_ track: KeyframeTrack, _ begin: @escaping Interpolation.Begin)
    -> Interpolation.Begin
  {
    { [self] target, start, end in
      var ways: [(values: Interpolation.Values, end: [UInt64])] = []
      // Where all of them are at the beginning, the last one shows.
      let first = min(track.startCount, track.count - 1)
      for keyframe in first..<track.count {
        var (from, to) = (start, start)
        for part in parts {
          let element = Int(part.element)
          (from[element], to[element]) = way(
            toKeyframe: keyframe, part, startingAt: start[element])
        }
        // An interpolation may choose another end: the next way begins there.
        if let last = ways.last { from = last.end }
        guard let values = begin(target, &from, &to) else { return begin(target, &start, &end) }
        ways.append((values, to))
      }
      let (forth, easing) = (shares(of: track), plan.backwardEasing)
      let back = shares(of: track, isBack: true).map { -1 - $0 }
      return { [track] progress, bits in
        // Behind 1 it goes back, by a curve of its own.
        let isBack = progress > 1
        let (times, time) = isBack ? (back, -progress) : (forth, progress)
        let next = times.firstIndex { time < $0 } ?? times.count
        let way = next - first
        let before = next > 0 ? times[next - 1] : isBack ? -2 : 0
        if way > 0, next == times.count || time == before {
          for (index, end) in ways[way - 1].end.enumerated() { bits[index] = end }
        } else if next < times.count {
          let length = times[next] - before
          let eased =
            isBack
            ? 1 - (easing ?? .linear)((times[next] - time) / length)
            : track.easings[next]((time - before) / length)
          ways[way].values(eased, bits)
        }
      }
    }
  }

  /// The times of keyframes, in whole flicks, as shares of a play; `isBack`: those of what follows.
  private func shares(of track: KeyframeTrack, isBack: Bool = false) -> [Double] {
    let duration = plan.easedDuration
    guard duration > 0, !timing.isMeasured else {
      return isBack ? track.times.map { 1 - $0 } : track.times
    }
    return track.times.indices.map {
      let instant = track.instant($0, duration: duration)
      return Double(isBack ? duration - instant : instant) / Double(duration)
    }
  }
}
