/// A way to cut a span of time into calls of `advance`. Rule 2 says that none of them may matter.
public enum StepPattern: CaseIterable, Sendable {
  /// Only the stops that have to be visited: the longest steps there are.
  case huge
  /// A few cuts anywhere, to the flick.
  case random
  /// A few cuts at whole milliseconds, which are whole flicks.
  case milliseconds
  /// Sixty a second.
  case frames
  /// One flick before, at, and one flick after every boundary.
  case aroundBoundaries
  /// Exactly at every boundary.
  case atBoundaries

  /// The instants, in flicks and in order, at which steps end: all of `stops` and what the pattern adds
  /// between zero and the last of them. `boundaries` are the instants at which something is known to happen.
  public func cuts(
    stops: [Int], boundaries: [Int], using random: inout SplitMix64
  ) -> [Int] {
    let end = stops.max() ?? 0
    var cuts = Set(stops)
    switch self {
    case .huge:
      break
    case .random:
      guard end > 0 else { break }
      for _ in 0..<random.whole(in: 1...12) { cuts.insert(random.whole(in: 1...end)) }
    case .milliseconds:
      let millisecond = Flick.second / 1000
      guard end > millisecond else { break }
      for _ in 0..<random.whole(in: 1...12) {
        cuts.insert(random.whole(in: 1...(end / millisecond)) * millisecond)
      }
    case .frames:
      // A long scene is shown in frames for its first second and a half: enough to meet every kind of step.
      let frame = Flick.second / 60
      cuts.formUnion(stride(from: frame, through: min(end, frame * 90), by: frame))
    case .aroundBoundaries:
      for boundary in boundaries { cuts.formUnion([boundary - 1, boundary, boundary + 1]) }
    case .atBoundaries:
      cuts.formUnion(boundaries)
    }
    return cuts.filter { $0 >= 0 && $0 <= end }.sorted()
  }
}

/// The unit of engine time, for tests.
public enum Flick {
  public static let second = 705_600_000

  /// Seconds that round back to exactly these flicks.
  public static func seconds(_ flicks: Int) -> Double {
    Double(flicks) / Double(second)
  }
}
