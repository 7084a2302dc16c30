// One piece of a path: a cubic Bézier curve, or a straight line. Made by PathBuilder; knows its
// place, its speed and its direction, and nothing of lengths along the path.

struct CubicSegment: Sendable, Hashable {
  typealias Point = SIMD2<Double>

  let start: Point
  let control1: Point
  let control2: Point
  let end: Point
  /// Passed evenly, and computed as a line.
  let isStraight: Bool

  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isStraight = false
  }

  init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
    control1 = start + (end - start) / 3
    control2 = end - (end - start) / 3
    isStraight = true
  }

  /// The place at 0…1; the ends exactly.
  func point(_ t: Double) -> Point {
    if t == 0 { return start }
    if t == 1 { return end }
    if isStraight { return start + (end - start) * t }
    let rest = 1 - t
    let ends: Point = start * (rest * rest * rest) + end * (t * t * t)
    let middle = control1 * rest + control2 * t
    return ends + middle * (3 * rest * t)
  }

  /// The change of place with t.
  @inline(__always)
  func velocity(_ t: Double) -> Point {
    if isStraight { return end - start }
    let rest = 1 - t
    let ends: Point = (control1 - start) * (rest * rest) + (end - control2) * (t * t)
    let middle: Point = (control2 - control1) * (2 * rest * t)
    return (ends + middle) * 3
  }

  /// The speed with t, at four times. Not of a straight segment.
  @inline(__always)
  func speeds(_ t: SIMD4<Double>) -> SIMD4<Double> {
    let rest = 1 - t
    let (first, last, middle) = (rest * rest, t * t, 2 * rest * t)
    let (rise, fall, bend) = (control1 - start, end - control2, control2 - control1)
    let x = (rise.x * first + fall.x * last + bend.x * middle) * 3
    let y = (rise.y * first + fall.y * last + bend.y * middle) * 3
    return (x * x + y * y).squareRoot()
  }

  /// The change of velocity with t.
  func acceleration(_ t: Double) -> Point {
    let first: Point = (start - control1) + (control2 - control1)
    let last: Point = (control1 - control2) + (end - control2)
    return (first * (1 - t) + last * t) * 6
  }

  /// The direction of travel: after `t`, or, `arriving`, before it. Not of unit length; zero only
  /// where the segment is one point.
  func direction(_ t: Double, arriving: Bool = false) -> Point {
    let velocity = velocity(t)
    if !isNothing(velocity) { return velocity }
    // It stands still there: the way in or out shows in the first derivative that does not vanish.
    let acceleration = acceleration(t)
    if !isNothing(acceleration) { return arriving ? -acceleration : acceleration }
    return (end - start) - (control2 - control1) * 3
  }

  /// The magnitude of its numbers, against which small ones count as zero.
  var size: Double {
    Self.length(control1 - start) + Self.length(control2 - control1) + Self.length(end - control2)
  }

  /// Rounding leaves of nothing about this much.
  private func isNothing(_ vector: Point) -> Bool { Self.length(vector) <= size * 0x1p-46 }

  static func length(_ vector: Point) -> Double {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }
}
