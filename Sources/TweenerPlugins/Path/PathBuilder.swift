// From points to segments, for each kind of curve. Called by MotionPath, which has counted the
// points.

struct PathBuilder {
  typealias Point = SIMD2<Double>

  let points: [Point]
  let isClosed: Bool

  func segments(_ curve: PathCurve) -> [CubicSegment] {
    switch curve {
    case .polyline: pairs.map { CubicSegment(from: $0, to: $1) }
    case .catmullRom: catmullRom { CubicSegment.length($0).squareRoot() }
    case .uniformCatmullRom: catmullRom { CubicSegment.length($0) == 0 ? 0 : 1 }
    case .chordalCatmullRom: catmullRom(CubicSegment.length)
    case .smooth: smooth()
    case .quadratic: quadratic()
    case .cubic: cubic()
    case .midpoints: midpoints()
    }
  }

  /// Neighbours, in order; in a closed path the last and the first too.
  private var pairs: [(Point, Point)] {
    let next = points.dropFirst() + (isClosed ? points.prefix(1) : [])
    return Array(zip(points, next))
  }

  /// A point by its place, going round in a closed path.
  private func point(_ index: Int) -> Point? {
    if isClosed { return points[(index + points.count) % points.count] }
    return points.indices.contains(index) ? points[index] : nil
  }

  // MARK: Through the points

  /// `knot` makes of the way between two points how far apart their knots are.
  private func catmullRom(_ knot: (Point) -> Double) -> [CubicSegment] {
    pairs.enumerated().map { index, pair in
      let (start, end) = pair
      let middle = knot(end - start)
      guard middle > 0, points.count > 2 else { return CubicSegment(from: start, to: end) }
      func control(_ near: Point, _ far: Point, _ beyond: Point?) -> Point {
        // An end, or a point given twice, is passed as if the path had come straight from there.
        let beyond = beyond == near ? nil : beyond
        let other = beyond ?? near * 2 - far
        let outer = beyond.map { knot(near - $0) } ?? middle
        let own = near * (2 * outer * outer + 3 * outer * middle + middle * middle)
        let sum = far * (outer * outer) - other * (middle * middle) + own
        return sum / (3 * outer * (outer + middle))
      }
      return CubicSegment(
        start, control(start, end, point(index - 1)), control(end, start, point(index + 2)), end)
    }
  }

  /// The first controls solve one linear equation each, with their neighbours'; the second ones
  /// mirror them.
  private func smooth() -> [CubicSegment] {
    let pairs = pairs
    let count = pairs.count
    guard points.count > 2 else { return pairs.map { CubicSegment(from: $0, to: $1) } }
    var controls = pairs.map { $0 + ($1 - $0) / 3 }
    // Each round leaves a quarter of the error.
    for _ in 0..<32 {
      for (index, (start, end)) in pairs.enumerated() {
        let before = controls[(index + count - 1) % count]
        let after = controls[(index + 1) % count]
        if isClosed || (index > 0 && index < count - 1) {
          controls[index] = (start * 4 + end * 2 - before - after) / 4
        } else if index == 0 {
          controls[index] = (start + end * 2 - after) / 2
        } else {
          controls[index] = (start * 8 + end - before * 2) / 7
        }
      }
    }
    return pairs.enumerated().map { index, pair in
      let (start, end) = pair
      let isLast = !isClosed && index == count - 1
      let mirrored =
        isLast ? (end + controls[index]) / 2 : end * 2 - controls[(index + 1) % count]
      return CubicSegment(start, controls[index], mirrored, end)
    }
  }

  // MARK: By control points

  private func quadratic() -> [CubicSegment] {
    stride(from: 0, to: isClosed ? points.count : points.count - 1, by: 2).map {
      Self.bend(points[$0], points[$0 + 1], points[($0 + 2) % points.count])
    }
  }

  private func cubic() -> [CubicSegment] {
    stride(from: 0, to: isClosed ? points.count : points.count - 1, by: 3).map {
      CubicSegment(
        points[$0], points[$0 + 1], points[$0 + 2], points[($0 + 3) % points.count])
    }
  }

  private func midpoints() -> [CubicSegment] {
    let controls = isClosed ? points[...] : points.dropFirst().dropLast()
    return controls.indices.map { index in
      let before = point(index - 1) ?? points[index]
      let after = point(index + 1) ?? points[index]
      let isFirst = !isClosed && index == controls.startIndex
      let isLast = !isClosed && index == controls.endIndex - 1
      return Self.bend(
        isFirst ? before : (before + points[index]) / 2, points[index],
        isLast ? after : (points[index] + after) / 2)
    }
  }

  /// A quadratic curve, raised to a cubic one.
  private static func bend(_ start: Point, _ control: Point, _ end: Point) -> CubicSegment {
    CubicSegment(
      start, start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
  }
}
