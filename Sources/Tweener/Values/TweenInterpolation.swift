// Functions between the start and the end of a property: for each component by itself, or for all
// of them together. What a value or a key of a call gives; Interpolation runs them.

/// The value of one component between its start and its end, at some eased progress.
public typealias ComponentInterpolation = (_ start: Double, _ end: Double, _ eased: Double) ->
  Double

/// An interpolation of all components of a property together: along a path through the plane.
///
/// Made for one tween of one target when it starts; see ``TweenValue/interpolated(components:_:)``.
public struct TweenInterpolation {
  let start: [Double]
  let end: [Double]
  let way: Way

  enum Way {
    case numbers((_ eased: Double, _ numbers: inout [Double]) -> Void)
    case point((_ eased: Double) -> SIMD2<Double>)
  }

  /// An interpolation between two places.
  ///
  /// - Parameters:
  ///   - start: what the property holds at progress 0, one number for each of its components.
  ///   - end: what it holds at progress 1, to the bit.
  ///   - fill: puts in the numbers at some eased progress between 0 and 1, or beyond them where an
  ///     easing overshoots; it is not asked at 0 and 1. A component whose number is not finite
  ///     stays at its start.
  public init(
    from start: [Double], to end: [Double],
    _ fill: @escaping (_ eased: Double, _ numbers: inout [Double]) -> Void
  ) {
    self.start = start
    self.end = end
    way = .numbers(fill)
  }

  /// An interpolation between two points, of a property of two numbers: without the lists of
  /// ``init(from:to:_:)``, and so faster.
  ///
  /// - Parameters:
  ///   - start: what the property holds at progress 0.
  ///   - end: what it holds at progress 1, to the bit.
  ///   - point: the point at some eased progress between 0 and 1, or beyond them where an easing
  ///     overshoots; not called at 0 and 1. A number of it that is not finite leaves its component
  ///     at the start.
  public init(
    from start: SIMD2<Double>, to end: SIMD2<Double>,
    _ point: @escaping (_ eased: Double) -> SIMD2<Double>
  ) {
    self.start = [start.x, start.y]
    self.end = [end.x, end.y]
    way = .point(point)
  }
}
