// A way told for all the numbers of a property together, by a function made when the tween starts: a path
// through the plane. Run by CourseWay.

/// Where the numbers of a property begin, where they end, and how they get there.
///
/// Made for one tween of one target when it starts; see ``TweenValue/course(numbers:_:)``.
public struct TweenCourse {
  let start: [Double]
  let end: [Double]
  let fill: (_ eased: Double, _ numbers: inout [Double]) -> Void

  /// A course between two places.
  ///
  /// - Parameters:
  ///   - start: what the property holds at progress 0, one for each of its numbers.
  ///   - end: what it holds at progress 1, to the bit.
  ///   - fill: puts in the numbers at some eased progress in between, or beyond where an easing overshoots;
  ///     it is not asked at 0 and 1. What is not finite leaves that number at its start.
  public init(
    from start: [Double], to end: [Double],
    _ fill: @escaping (_ eased: Double, _ numbers: inout [Double]) -> Void
  ) {
    self.start = start
    self.end = end
    self.fill = fill
  }
}

extension TweenValue {
  /// By a course made when the tween starts, from what the property then holds.
  ///
  /// ```swift
  /// // Once round a point 50 to the left of where the box is.
  /// tweener.addTween(box, [.duration: 1, "center": TweenValue.course(numbers: 2) { start in
  ///   TweenCourse(from: start, to: start) { eased, numbers in
  ///     numbers[0] = start[0] - 50 + 50 * cos(eased * 2 * .pi)
  ///     numbers[1] = start[1] + 50 * sin(eased * 2 * .pi)
  ///   }
  /// }])
  /// ```
  ///
  /// Where the numbers of a course begin and end that is too short for the property, they stay as they are.
  ///
  /// - Parameters:
  ///   - numbers: how many numbers the property must have; any other one is reported. `nil` takes all.
  ///   - begin: called once a tween, with the property's numbers.
  public static func course(
    numbers: Int?, _ begin: @escaping (_ start: [Double]) -> TweenCourse
  ) -> TweenValue {
    var value = TweenValue(kind: .course(numbers: numbers))
    value.way = CourseWay(begin)
    return value
  }

  /// A value that is reported in place of a tween; the rest of the call goes on.
  ///
  /// ```swift
  /// func lane(_ number: Int) -> TweenValue {
  ///   if (1...4).contains(number) { return .to(Double(number) * 40) }
  ///   return .refused(TweenValueError("no such lane", remedy: "give 1, 2, 3 or 4"), value: number)
  /// }
  /// tweener.addTween(box, [.duration: 1, "x": lane(7)])
  /// // prints Tweener: Box, "x" = 7: no such lane; give 1, 2, 3 or 4
  /// ```
  ///
  /// For what makes values of a caller's data: a path of too few points.
  ///
  /// - Parameter value: what the report shows as the value at fault.
  public static func refused(_ refusal: TweenValueError, value: Any) -> TweenValue {
    .init(kind: .refused(refusal, value))
  }
}
