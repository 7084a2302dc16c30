// A stretch of a segment short and even enough that five samples tell its length. Made by
// ArcLength; asked by PathGeometry.

struct PathSpan: Sendable {
  let segment: Int
  let from: Double
  let to: Double
  let length: Double
  /// The direction at its beginning, with all turns before it counted.
  let angle: Double
  /// The direction at its beginning, before any turn is counted.
  let ownAngle: Double
  /// The approximate time in the segment for a distance.
  let guess: PathGuess

  /// The time in the segment for a distance from the beginning of the span.
  func time(_ distance: Double, in segment: CubicSegment) -> Double {
    if distance <= 0 { return from }
    if distance >= length { return to }
    let share = distance / length
    if segment.isStraight { return from + (to - from) * share }
    var (low, high) = (from, to)
    let guessed = from + (to - from) * guess(share)
    var time = guessed > low && guessed < high ? guessed : (low + high) / 2
    for _ in 0..<48 {
      let error = ArcLength.length(segment, from, time) - distance
      if abs(error) <= length * 0x1p-50 { break }
      if error < 0 { low = time } else { high = time }
      let speed = CubicSegment.length(segment.velocity(time))
      let next = time - error / speed
      // Where the curve all but stands still, Newton's step leads away: halve instead.
      time = next > low && next < high ? next : (low + high) / 2
      // A step doubles the digits that are right: behind one that began with half of them there is
      // nothing to be won.
      if time == low || time == high || (time == next && abs(error) <= length * 0x1p-28) { break }
    }
    return time
  }
}
