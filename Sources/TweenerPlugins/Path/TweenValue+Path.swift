import Tweener

extension TweenValue {
  /// Along a path, for a property of two numbers.
  ///
  /// ```swift
  /// let path = MotionPath(.catmullRom, [SIMD2(0, 0), SIMD2(50, 80), SIMD2(120, 20)])
  /// tweener.addTween(layer, [.duration: 2, "center": TweenValue.along(path)])
  /// ```
  ///
  /// Progress is the fraction of the stretch; it ends on the path's last point to the bit. An
  /// easing that overshoots goes on beyond the ends, as ``MotionPath/point(at:pace:)`` does. A
  /// faulty path, a fraction that is not finite, and a property that has not two numbers are
  /// reported.
  ///
  /// - Parameters:
  ///   - path: where to go.
  ///   - from: where on the path to begin, as a fraction; outside 0…1 it extrapolates.
  ///   - to: where to end. Less than `from` goes back.
  ///   - pace: what even steps are.
  ///   - placement: where the path lies.
  public static func along(
    _ path: MotionPath, from: Double = 0, to: Double = 1, pace: PathPace = .even,
    placement: PathPlacement = .asGiven
  ) -> TweenValue {
    let ride = PathTraversal(path: path, from: from, to: to, pace: pace)
    if let fault = placement == .joined ? ride.joined(to: SIMD2()).fault : ride.fault {
      return .refused(fault, value: path)
    }
    return .interpolated(components: 2) { start in
      guard start.count == 2 else { return TweenInterpolation(from: start, to: start) { _, _ in } }
      let here = SIMD2(start[0], start[1])
      let ride = placement == .joined ? ride.joined(to: here) : ride
      let shift: SIMD2<Double>? = placement == .moved ? here - ride.point(0) : nil
      func place(_ eased: Double) -> SIMD2<Double> {
        let point = ride.point(eased)
        return shift.map { point + $0 } ?? point
      }
      // What is held at the start is known better than the path tells.
      let from = placement == .moved ? here : place(0)
      return TweenInterpolation(from: from, to: place(1)) { place($0) }
    }
  }

  /// Along a path on one axis alone, for a property that is one number: two such tweens move `x`
  /// and `y`.
  ///
  /// ```swift
  /// tweener.addTween(layer, [
  ///   .duration: 2, "x": TweenValue.along(path, axis: .x), "y": TweenValue.along(path, axis: .y),
  /// ])
  /// ```
  ///
  /// Like ``along(_:from:to:pace:placement:)``, but it cannot be joined to where the property is:
  /// that takes both numbers, and is reported.
  public static func along(
    _ path: MotionPath, axis: PathAxis, from: Double = 0, to: Double = 1, pace: PathPace = .even,
    placement: PathPlacement = .asGiven
  ) -> TweenValue {
    let ride = PathTraversal(path: path, from: from, to: to, pace: pace)
    if let fault = ride.fault { return .refused(fault, value: path) }
    if placement == .joined {
      return .refused(
        TweenValueError(
          "a joined path cannot move one axis alone",
          remedy: "tween a property of both numbers, or use .moved"),
        value: path)
    }
    func place(_ eased: Double) -> Double { axis.number(of: ride.point(eased)) }
    return .interpolated(components: 1) { start in
      let isMoved = placement == .moved
      let shift = isMoved ? start[0] - place(0) : 0
      return TweenInterpolation(
        from: isMoved ? start : [place(0)], to: [isMoved ? place(1) + shift : place(1)]
      ) { eased, numbers in numbers[0] = isMoved ? place(eased) + shift : place(eased) }
    }
  }

  /// The direction of a path, for a property that is one number: a rotation.
  ///
  /// ```swift
  /// tweener.addTween(layer, [
  ///   .duration: 2, "position": TweenValue.along(path),
  ///   "rotation": TweenValue.heading(along: path),
  /// ])
  /// ```
  ///
  /// It is the direction of travel, from the first instant on; see ``MotionPath/angle(at:pace:)``
  /// for corners and cusps. Give the stretch and the pace of the movement. A path joined to where
  /// the property is has another shape: make it from there to turn along it.
  ///
  /// - Parameters:
  ///   - offset: added to the direction, in the property's unit: for a thing that looks down where
  ///     it is not turned, -π/2.
  ///   - period: a full turn in the property's unit: 2π, or 360. Positive and finite; anything else
  ///     is reported.
  public static func heading(
    along path: MotionPath, from: Double = 0, to: Double = 1, pace: PathPace = .even,
    offset: Double = 0, period: Double = 2 * .pi
  ) -> TweenValue {
    let ride = PathTraversal(path: path, from: from, to: to, pace: pace)
    if let fault = ride.fault { return .refused(fault, value: path) }
    guard offset.isFinite, period > 0, period.isFinite else {
      return .refused(
        TweenValueError(
          "the offset is \(offset) and the period is \(period)",
          remedy: "give finite numbers, and a period above 0: 2π or 360"),
        value: path)
    }
    func angle(_ eased: Double) -> Double { ride.heading(eased, offset: offset, period: period) }
    return .interpolated(components: 1) { _ in
      TweenInterpolation(from: [angle(0)], to: [angle(1)]) { eased, numbers in
        numbers[0] = angle(eased)
      }
    }
  }
}

/// One of the two axes of a path.
public enum PathAxis: Hashable, Sendable, CaseIterable {
  case x, y

  func number(of point: SIMD2<Double>) -> Double { self == .x ? point.x : point.y }
}
