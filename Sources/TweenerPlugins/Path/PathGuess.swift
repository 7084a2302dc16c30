// An approximation of the time in a span at which a share of its length is reached: the beginning
// of Newton's method. Made by PathGeometry, asked by PathSpan.

/// The polynomial of fifth degree that has value, first and second derivative in common with the
/// place in a span as a function of the share of its length, at both ends.
struct PathGuess: Sendable {
  private let coefficients: (Double, Double, Double, Double, Double)

  /// Of a stretch of a segment that is `length` long.
  ///
  /// > Source: Hermite's interpolation; the derivatives follow from that of the length, which is
  /// > the speed.
  init(_ segment: CubicSegment, _ from: Double, _ to: Double, length: Double) {
    let first = Self.derivatives(segment, from, span: to - from, length)
    let last = Self.derivatives(segment, to, span: to - from, length)
    let rise = 1 - first.first - first.second / 2
    let slope = last.first - first.first - first.second
    let bend = (last.second - first.second) / 2
    coefficients = (
      first.first, first.second / 2, 10 * rise - 4 * slope + bend,
      -15 * rise + 7 * slope - 2 * bend, 6 * rise - 3 * slope + bend
    )
  }

  /// The first and the second derivative of the time, 0…1, by the share of the length. Not finite
  /// where the speed of the segment is zero: then there is no guess.
  private static func derivatives(
    _ segment: CubicSegment, _ time: Double, span: Double, _ length: Double
  ) -> (first: Double, second: Double) {
    let (velocity, acceleration) = (segment.velocity(time), segment.acceleration(time))
    let speed = CubicSegment.length(velocity)
    let first = length / (span * speed)
    let growth = (velocity.x * acceleration.x + velocity.y * acceleration.y) / (speed * speed)
    return (first, -first * first * span * growth)
  }

  func callAsFunction(_ share: Double) -> Double {
    let (first, second, third, fourth, fifth) = coefficients
    return share
      * (first + share * (second + share * (third + share * (fourth + share * fifth))))
  }
}
