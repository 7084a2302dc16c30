// The geometry of a path: its segments, and the table of lengths. Made once by MotionPath, shared
// by all that move along it.

import Tweener

final class PathGeometry: Sendable {
  typealias Point = SIMD2<Double>

  let segments: [CubicSegment]
  let spans: [PathSpan]
  /// The distance along the path at which each span begins: side by side, as they are searched.
  private let distances: [Double]
  let length: Double
  /// The direction at its end, with all turns counted; and all that one more lap adds.
  let endAngle: Double
  let lapAngle: Double

  init(segments: [CubicSegment], isClosed: Bool) {
    self.segments = segments
    var (spans, distances): ([PathSpan], [Double]) = ([], [])
    var (distance, angle, heading) = (0.0, 0.0, 0.0)
    /// Counts the turn to another direction, the short way.
    func turn(to own: Double) {
      angle = spans.isEmpty ? own : angle + Self.shortTurn(own - heading)
      heading = own
    }
    for (index, segment) in segments.enumerated() {
      var from = 0.0
      for to in ArcLength.cuts(segment) {
        let length = ArcLength.length(segment, from, to)
        turn(to: Self.angle(segment.direction(from)))
        spans.append(
          PathSpan(
            segment: index, from: from, to: to, length: length, angle: angle, ownAngle: heading,
            guess: PathGuess(segment, from, to, length: length)))
        distances.append(distance)
        turn(to: Self.angle(segment.direction(to, arriving: true)))
        distance += length
        from = to
      }
    }
    length = distance
    endAngle = angle
    let first = spans.first
    if let first { turn(to: first.ownAngle) }
    lapAngle = isClosed ? angle - (first?.angle ?? 0) : 0
    self.spans = spans
    self.distances = distances
  }

  static func angle(_ direction: Point) -> Double { Circle.angle(x: direction.x, y: direction.y) }

  /// The turn that means the same, from more than -π up to π.
  private static func shortTurn(_ angle: Double) -> Double {
    if angle > .pi { return angle - 2 * .pi }
    return angle <= -.pi ? angle + 2 * .pi : angle
  }

  var start: Point { segments.first?.start ?? Point() }

  /// A place on the path: a time on a segment, and the index of its span; no span on a path of no
  /// length.
  typealias Place = (segment: Int, time: Double, span: Int?)

  /// The place at a fraction 0…1 of the length, or of the segments.
  func place(_ fraction: Double, _ pace: PathPace) -> Place {
    if fraction >= 1 {
      return (segments.count - 1, 1, spans.indices.last)
    }
    guard fraction > 0, !spans.isEmpty else {
      return (0, 0, spans.indices.first)
    }
    switch pace {
    case .even:
      let distance = fraction * length
      let span = span { distances[$0] <= distance }
      let segment = spans[span].segment
      let time = spans[span].time(distance - distances[span], in: segments[segment])
      return (segment, time, span)
    case .perPiece:
      let position = fraction * Double(segments.count)
      let segment = min(Int(position), segments.count - 1)
      let time = position - Double(segment)
      let span = span { (spans[$0].segment, spans[$0].from) <= (segment, time) }
      return (segment, time, span)
    }
  }

  /// The last span of which this is true; true of all up to some.
  private func span(_ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, spans.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Change of place with the fraction, at one of the ends.
  func endVelocity(atEnd: Bool, _ pace: PathPace) -> Point {
    guard let span = atEnd ? spans.last : spans.first else { return Point() }
    let segment = segments[span.segment]
    let time = atEnd ? 1.0 : 0
    switch pace {
    case .even:
      let direction = segment.direction(time, arriving: atEnd)
      return direction * (length / CubicSegment.length(direction))
    case .perPiece: return segment.velocity(time) * Double(segments.count)
    }
  }
}
