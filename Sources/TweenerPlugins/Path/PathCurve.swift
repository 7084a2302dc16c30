import Tweener

/// The kinds of curves of a ``MotionPath`` through its points, or past them.
public enum PathCurve: Hashable, Sendable, CaseIterable {
  /// Straight from point to point. At least two points.
  case polyline
  /// Through every point, each piece bent by the points next to it, with knots as far apart as the
  /// roots of the distances: no loops or cusps within a piece. At least two points.
  ///
  /// > Source: C. Yuksel, S. Schaefer, J. Keyser, "Parameterization and applications of Catmull–Rom
  /// > curves" (2011).
  case catmullRom
  /// A Catmull–Rom curve with knots equally far apart (alpha 0). It may loop where points are close
  /// together.
  case uniformCatmullRom
  /// A Catmull–Rom curve with knots as far apart as the points (alpha 1).
  case chordalCatmullRom
  /// Through every point with the curvature continuous too: cubic Bézier pieces of a natural
  /// spline. At least two points.
  case smooth
  /// Quadratic Bézier pieces by control points: anchor, control, anchor, control, anchor. An odd
  /// number of points, at least three; closed an even number, at least two.
  case quadratic
  /// Cubic Bézier pieces by control points: anchor, control, control, anchor and so on. One more
  /// than a multiple of three points, at least four; closed a multiple of three.
  case cubic
  /// Quadratic pieces that join half way between control points, which is what Tweener's `_bezier`
  /// does: from the first point past all others to the last. At least three points. Closed, all are
  /// control points.
  case midpoints

  /// The curve of that name, ignoring case: `polyline`, `catmullRom` and so on; for `catmullRom`
  /// also `centripetal`, for the other two `uniform` and `chordal`.
  ///
  /// ```swift
  /// print(PathCurve(named: "centripetal") == .catmullRom)  // prints true
  /// ```
  public init?(named name: String) {
    guard let curve = Self.named(name) ?? Self.aliases[name.lowercased()] else { return nil }
    self = curve
  }

  private static let aliases: [String: PathCurve] = [
    "centripetal": .catmullRom, "uniform": .uniformCatmullRom, "chordal": .chordalCatmullRom,
  ]

  /// Every name, for reports.
  static var names: [String] { allCases.map { String(describing: $0) } + aliases.keys.sorted() }

  /// The fault of that many points, or `nil`.
  func fault(points count: Int, isClosed: Bool) -> TweenValueError? {
    let isRight: Bool
    let wanted: String
    switch self {
    case .polyline, .catmullRom, .uniformCatmullRom, .chordalCatmullRom, .smooth:
      (isRight, wanted) = (count >= 2, "at least 2 points")
    case .midpoints: (isRight, wanted) = (count >= 3, "at least 3 points")
    case .quadratic:
      isRight = count >= 2 && count % 2 == (isClosed ? 0 : 1)
      wanted = isClosed ? "2, 4, 6 … points" : "3, 5, 7 … points"
    case .cubic:
      isRight = count >= 3 && count % 3 == (isClosed ? 0 : 1)
      wanted = isClosed ? "3, 6, 9 … points" : "4, 7, 10 … points"
    }
    if isRight { return nil }
    let form = isClosed ? "closed \(self) path" : "\(self) path"
    return TweenValueError(
      "the \(form) has \(count) \(count == 1 ? "point" : "points")", remedy: "give \(wanted)")
  }
}
