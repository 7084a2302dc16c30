import Tweener

/// A way through the plane, to move a position along.
///
/// ```swift
/// let path = MotionPath(.catmullRom, [SIMD2(0, 0), SIMD2(50, 80), SIMD2(120, 20)])
/// tweener.addTween(layer, [.duration: 2, "position": TweenValue.along(path)])
/// ```
///
/// It is measured once, when it is made; making it costs some microseconds for each piece, and
/// copies share it. Lengths, and places at an even pace, are exact to 10⁻⁹ of its length. A path
/// that cannot be made, of too few points say, has nothing in it and says so where it is used.
public struct MotionPath: Sendable {
  /// The points it was made of.
  public let points: [SIMD2<Double>]
  /// The kind of curve through them.
  public let curve: PathCurve
  /// Whether it leads back to its first point.
  public let isClosed: Bool
  /// The fault; `nil` where there is none.
  public let fault: TweenValueError?
  let geometry: PathGeometry

  /// A path through points, or past them.
  ///
  /// - Parameters:
  ///   - curve: how; each case says how many points it takes.
  ///   - points: finite, and up to 10¹⁰⁰ in magnitude; any others are reported where the path is
  ///     used.
  ///   - isClosed: whether it leads back from the last point to the first.
  public init(_ curve: PathCurve, _ points: [SIMD2<Double>], isClosed: Bool = false) {
    self.points = points
    self.curve = curve
    self.isClosed = isClosed
    fault = curve.fault(points: points.count, isClosed: isClosed) ?? Self.fault(points)
    let segments =
      fault == nil ? PathBuilder(points: points, isClosed: isClosed).segments(curve) : []
    geometry = PathGeometry(segments: segments, isClosed: isClosed)
  }

  /// A path of a curve and points of any type with two coordinates: `CGPoint`, say.
  public init<Point: PairValue>(_ curve: PathCurve, _ points: [Point], isClosed: Bool = false)
  where Point.Scalar: BinaryFloatingPoint {
    self.init(
      curve, points.map { SIMD2(Double($0.horizontal), Double($0.vertical)) }, isClosed: isClosed)
  }

  private static func fault(_ points: [SIMD2<Double>]) -> TweenValueError? {
    for (index, point) in points.enumerated() {
      if abs(point.x) <= 1e100, abs(point.y) <= 1e100 { continue }
      let isFinite = point.x.isFinite && point.y.isFinite
      return TweenValueError(
        "point \(index) is \(isFinite ? "too far away" : "not finite")",
        remedy: "give finite points, up to 1e100")
    }
    return nil
  }

  /// Its length, in the points' unit; 0 where there is no path.
  public var length: Double { geometry.length }
}

/// The meaning of even steps along a path.
public enum PathPace: Hashable, Sendable, CaseIterable {
  /// Equal times pass equal lengths.
  case even
  /// Equal times pass every piece, short or long, and each as its formula has it: faster where
  /// control points are far apart.
  case perPiece
}

extension MotionPath {
  /// The place at a fraction of the way.
  ///
  /// ```swift
  /// let corner = MotionPath(.polyline, [SIMD2(0, 0), SIMD2(100, 0), SIMD2(100, 100)])
  /// print(corner.point(at: 0.75))  // prints SIMD2<Double>(100.0, 50.0)
  /// ```
  ///
  /// At 0 and 1 the first and the last point exactly. Below 0 and above 1 it extrapolates: an open
  /// path goes on straight, at the speed it has at that end; a closed one goes round again. (0, 0)
  /// where there is no path.
  ///
  /// - Complexity: O(log *n*) for *n* pieces.
  public func point(at fraction: Double, pace: PathPace = .even) -> SIMD2<Double> {
    guard fraction.isFinite, let last = geometry.segments.last else { return geometry.start }
    if !isClosed, fraction < 0 {
      return geometry.start + geometry.endVelocity(atEnd: false, pace) * fraction
    }
    if !isClosed, fraction > 1 {
      return last.end + geometry.endVelocity(atEnd: true, pace) * (fraction - 1)
    }
    let place = geometry.place(isClosed ? lap(fraction).rest : fraction, pace)
    return geometry.segments[place.segment].point(place.time)
  }

  /// The direction of the path at a fraction of the way, in radians from the x axis towards the y
  /// axis.
  ///
  /// ```swift
  /// let corner = MotionPath(.polyline, [SIMD2(0, 0), SIMD2(100, 0), SIMD2(100, 100)])
  /// print(corner.angle(at: 0.25), corner.angle(at: 0.75) == .pi / 2)  // prints 0.0 true
  /// ```
  ///
  /// From -π to π at the beginning; from there the turns are counted, so that it does not jump
  /// where the path goes round. At a corner or a cusp it jumps by at most half a turn, and is the
  /// direction of the way out. Beyond an open end it stays; a closed path turns on. 0 where there
  /// is no path, or none of any length.
  public func angle(at fraction: Double, pace: PathPace = .even) -> Double {
    guard fraction.isFinite, !geometry.spans.isEmpty else { return 0 }
    if !isClosed, fraction >= 1 { return geometry.endAngle }
    let (laps, rest) = isClosed ? lap(fraction) : (0, max(fraction, 0))
    let place = geometry.place(rest, pace)
    guard let span = place.span.map({ geometry.spans[$0] }) else { return 0 }
    // A place in a piece of no length heads where the next one does.
    let isInside = span.segment == place.segment
    let direction = geometry.segments[span.segment].direction(
      isInside ? place.time : span.to, arriving: place.time == 1)
    let turned = PathGeometry.angle(direction) - span.ownAngle
    let short = turned > .pi ? turned - 2 * .pi : turned < -.pi ? turned + 2 * .pi : turned
    return span.angle + short + laps * geometry.lapAngle
  }

  /// Whole laps and what is left, from 0 up to 1.
  private func lap(_ fraction: Double) -> (laps: Double, rest: Double) {
    let laps = fraction.rounded(.down)
    return (laps, fraction - laps)
  }
}

extension MotionPath: CustomStringConvertible {
  /// The curve and how many points it has.
  public var description: String {
    "\(isClosed ? "closed " : "")\(curve) path of \(points.count) points"
  }
}
