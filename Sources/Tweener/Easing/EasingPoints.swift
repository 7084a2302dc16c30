// A line through points: the `linear()` of CSS.

/// The points of a line, with a position each, as the pieces that begin there.
struct EasingPoints: Hashable, Sendable {
  /// The line from one point to the next.
  struct Piece: Hashable, Sendable {
    /// The position of the point at which the piece begins, and the value there.
    let start, value: Double
    /// The slope of the line; 0 where the next point has the same position.
    let slope: Double

    @inline(__always)
    func value<N: EasingNumber>(at t: N) -> N { N(value) + (t - N(start)) * N(slope) }
  }

  /// A piece for each point: that of the last continues the one before it.
  let pieces: [Piece]

  /// Points that are nearer to each other have one position: slopes stay finite.
  private static let nearest = 0x1p-40

  /// Makes points of one value or more. A missing position is not-a-number, or beyond the end of
  /// `positions`.
  init(values: [Double], positions given: [Double]) {
    var positions = values.indices.map { index in
      index < given.count ? given[index].parameter(in: -1e6...1e6, otherwise: .nan) : .nan
    }
    let last = positions.count - 1
    if positions[0].isNaN { positions[0] = 0 }
    if positions[last].isNaN { positions[last] = 1 }
    var largest = positions[0]
    for index in positions.indices where !positions[index].isNaN {
      if positions[index] < largest + Self.nearest { positions[index] = largest }
      largest = positions[index]
    }
    Self.spread(&positions)
    // Adding zero makes a negative zero positive.
    let values = values.map { $0.parameter(in: -1e6...1e6, otherwise: 0) + 0 }
    positions = positions.map { $0 + 0 }
    var slope = 0.0
    pieces = values.indices.map { index in
      if index < last {
        let width = positions[index + 1] - positions[index]
        slope = width > 0 ? (values[index + 1] - values[index]) / width : 0
      }
      return Piece(start: positions[index], value: values[index], slope: slope)
    }
  }

  /// Gives points without a position even ones between their neighbours.
  private static func spread(_ positions: inout [Double]) {
    var before = 0
    for index in positions.indices where !positions[index].isNaN {
      let (from, to) = (positions[before], positions[index])
      for missing in (before + 1)..<max(index, before + 1) {
        let share = Double(missing - before) / Double(index - before)
        positions[missing] = from + (to - from) * share
      }
      before = index
    }
  }
}

/// The piece that begins last at or before t; before the first point the first piece.
struct PointsKernel: EasingKernel {
  let pieces: [EasingPoints.Piece]

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    var result = pieces[0].value(at: t)
    for piece in pieces.dropFirst() {
      result = N.select(t, below: N(piece.start), result, piece.value(at: t))
    }
    return result
  }

  func slope(at t: Double) -> Double {
    // At 1 the slope from inside.
    let piece = pieces.last { t < 1 ? $0.start <= t : $0.start < t }
    return (piece ?? pieces[0]).slope
  }
}

extension Easing {
  /// Straight lines from point to point: what CSS writes as `linear(…)`.
  ///
  /// `values` are the eased progress at the points, `positions` the shares of the duration at which
  /// it is reached. Without positions the points are even from 0 to 1. The rules are those of CSS:
  /// a first position that is missing is 0, a last one 1; a position that is less than an earlier
  /// one counts as that; points without a position lie evenly between their neighbours; before the
  /// first point and behind the last the line goes on. At a position of several points the value
  /// jumps.
  ///
  /// ```swift
  /// let easing = Easing.points([0, 0.25, 0.25, 1], at: [0, 0.25, 0.75, 1])
  /// print(easing(0.125), easing(0.5), easing(0.875))  // prints 0.125 0.25 0.625
  /// print(easing == Easing(named: "linear(0, 0.25 25% 75%, 1)"))  // prints true
  /// ```
  ///
  /// - Parameters:
  ///   - values: one for each point. One value alone holds throughout; none is `linear`. They clamp
  ///     to ±1,000,000; not finite counts as 0.
  ///   - positions: not-a-number is a missing one, and so are those at the end of a list that is
  ///     shorter. They clamp to ±1,000,000; positions that differ by less than 2^-40 are one.
  /// - Complexity: O(*n*) for each value that is computed, with *n* points.
  ///
  /// > Source: W3C, CSS Easing Functions Level 2, linear easing functions.
  public static func points(_ values: [Double], at positions: [Double]? = nil) -> Easing {
    if values.isEmpty { return .linear }
    // CSS has no line of one point: it is one that stays as high.
    if values.count == 1 { return .points([values[0], values[0]]) }
    return Easing(.points(EasingPoints(values: values, positions: positions ?? [])))
  }
}
