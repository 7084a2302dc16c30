// Unsafe memory: numbers to be added at certain shares of a play, by a curve of ours over each way
// between two of them. Sound because the ways are written once, and one more of them is looked up
// than there are times. Pointers and not arrays, as a run of tweens asks for each of them, and
// would count a reference each time. Asked by AdditiveSampler.

final class AddedKeyframes {
  /// From one keyframe to the next. Before the first and behind the last it leads nowhere.
  struct Way {
    let start: Double
    let length: Double
    let from: Double
    let change: Double
    /// The share of the play at its end.
    let end: Double
  }

  let easing: Easing
  /// By how many keyframes' times have passed.
  private let ways: UnsafeMutablePointer<Way>

  /// `nil` where they must be asked one by one: the curve is the caller's, or a way is longer than
  /// any number.
  init?(_ keyframes: TweenKeyframes, _ easing: Easing) {
    guard let first = keyframes.values.first, let last = keyframes.values.last, !easing.isCustom
    else { return nil }
    self.easing = easing
    let (times, values) = (keyframes.times, keyframes.values)
    let between = times.indices.dropFirst().map { index in
      Way(
        start: times[index - 1], length: times[index] - times[index - 1],
        from: values[index - 1], change: values[index] - values[index - 1], end: times[index])
    }
    guard between.allSatisfy(\.change.isFinite) else { return nil }
    let before = Way(start: 0, length: 1, from: first, change: 0, end: times[0])
    let behind = Way(start: 0, length: 1, from: last, change: 0, end: .infinity)
    ways = .allocate(capacity: between.count + 2)
    for (index, way) in ([before] + between + [behind]).enumerated() {
      (ways + index).initialize(to: way)
    }
  }

  deinit { ways.deallocate() }

  /// The way that a share of the play is on. The amount there is `from + change · eased`, to the
  /// bits of ``TweenKeyframes/value(at:easing:)``.
  @inline(__always)
  func way(at share: Double) -> UnsafePointer<Way> {
    var way = UnsafePointer(ways)
    while share >= way.pointee.end { way += 1 }
    return way
  }
}
