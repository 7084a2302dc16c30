// Keyframes of a property whose components are progress: a sampler makes the values of each way.
// Made by PropertyPlanner.

struct InterpolatedKeyframes: KeyframeInterpolation {
  let track: KeyframeTrack
  /// The property by itself.
  let plan: ResolvedPlan

  func begin(_ target: AnyObject, from start: [UInt64], by begin: Interpolation.Begin)
    -> Interpolation.Values?
  {
    var ways: [(values: Interpolation.Values, end: [UInt64])] = []
    for keyframe in track.startCount..<track.count {
      var (from, to) = (start, start)
      for part in plan.parts {
        let element = Int(part.element)
        (from[element], to[element]) = plan.way(
          toKeyframe: keyframe, part, startingAt: start[element])
      }
      // An interpolation may choose another end: the next way begins there.
      if let last = ways.last { from = last.end }
      guard let values = begin(target, &from, &to) else { return nil }
      ways.append((values, to))
    }
    let times = shares
    return { [track] time, bits in
      let next = times.firstIndex { time < $0 } ?? times.count
      let way = next - track.startCount
      let before = next == 0 ? 0 : times[next - 1]
      if way > 0, next == times.count || time == before {
        for (index, end) in ways[way - 1].end.enumerated() { bits[index] = end }
      } else if next < times.count {
        ways[way].values(track.easings[next]((time - before) / (times[next] - before)), bits)
      }
    }
  }

  /// The times of the keyframes, in whole flicks, as shares of a play.
  private var shares: [Double] {
    let duration = plan.plan.easedDuration
    guard duration > 0, !plan.timing.isMeasured else { return track.times }
    return track.times.indices.map {
      Double(track.instant($0, duration: duration)) / Double(duration)
    }
  }
}
