import Tweener

extension TweenValue {
  /// To a number by chance, another for each target of the call.
  ///
  /// ```swift
  /// // Twenty boxes at twenty places, the same ones every time.
  /// tweener.addTween(boxes, [
  ///   .duration: 1, "x": TweenValue.random(in: 0...300, seed: 1),
  ///   "y": TweenValue.random(in: 0...200, seed: 2),
  /// ])
  /// ```
  ///
  /// The target at place *i* gets the *i*-th number of ``SeededRandom`` from that seed, and so the
  /// same one on every platform. Two properties of one seed get the same numbers: give each a seed
  /// of its own.
  ///
  /// - Parameters:
  ///   - range: finite; one that is not is reported.
  ///   - seed: any number. `nil` takes the system's generator: other numbers in every call, and
  ///     with `repeatRefresh` in every play, which no run repeats.
  ///   - step: multiples of this only, counted from the lower bound, both ends possible; above 0
  ///     and finite. `nil` for any number.
  public static func random(
    in range: ClosedRange<Double>, seed: UInt64? = nil, step: Double? = nil
  ) -> TweenValue {
    random(range, seed, step) { .to($0) }
  }

  /// By a number by chance, another for each target of the call; see ``random(in:seed:step:)``.
  public static func random(
    by range: ClosedRange<Double>, seed: UInt64? = nil, step: Double? = nil
  ) -> TweenValue {
    random(range, seed, step) { .by($0) }
  }

  /// The numbers of a seed behind some of them; without a seed, of one by the system's chance.
  private static func generator(_ seed: UInt64?, behind count: UInt64) -> SeededRandom {
    SeededRandom(seed: seed ?? UInt64.random(in: .min ... .max), skipping: count)
  }

  private static func random(
    _ range: ClosedRange<Double>, _ seed: UInt64?, _ step: Double?,
    _ make: @escaping (Double) -> TweenValue
  ) -> TweenValue {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else {
      return .refused(
        TweenValueError("the range has no end", remedy: "give a finite range"), value: range)
    }
    if let step, !(step > 0 && step.isFinite) {
      return .refused(
        TweenValueError("the step is \(step)", remedy: "give a finite step above 0"), value: range)
    }
    return .each { index in
      var random = generator(seed, behind: UInt64(index))
      guard let step else { return make(random.number(in: range)) }
      let steps = ((range.upperBound - range.lowerBound) / step).rounded(.down)
      let count = steps < 0x1p52 ? Int(steps) + 1 : 1 << 52
      let number = range.lowerBound + Double(random.index(below: count)) * step
      return make(min(number, range.upperBound))
    }
  }

  /// To a point by chance in the rectangle between two corners, another for each target of the
  /// call.
  ///
  /// ```swift
  /// let corner = CGPoint(x: 300, y: 200)
  /// let anywhere = TweenValue.random(from: .zero, to: corner, seed: 1)
  /// tweener.addTween(boxes, [.duration: 1, "position": anywhere])
  /// ```
  ///
  /// The target at place *i* gets the numbers 2*i* and 2*i* + 1 of ``SeededRandom``. Corners that
  /// are not finite are reported.
  public static func random<Point: PairValue>(
    from one: Point, to other: Point, seed: UInt64? = nil
  ) -> TweenValue
  where Point.Scalar: BinaryFloatingPoint {
    let numbers = [one.horizontal, one.vertical, other.horizontal, other.vertical].map {
      Double($0)
    }
    guard numbers.allSatisfy(\.isFinite) else {
      return .refused(
        TweenValueError("a corner is not finite", remedy: "give finite corners"),
        value: "\(one) to \(other)")
    }
    func range(_ one: Double, _ other: Double) -> ClosedRange<Double> {
      min(one, other)...max(one, other)
    }
    return .each { index in
      var random = generator(seed, behind: UInt64(index) &* 2)
      let x = random.number(in: range(numbers[0], numbers[2]))
      let y = random.number(in: range(numbers[1], numbers[3]))
      return Point(horizontal: Point.Scalar(x), vertical: Point.Scalar(y))
    }
  }

  /// To one of several values by chance, another for each target of the call. An empty list is
  /// reported.
  ///
  /// ```swift
  /// tweener.addTween(boxes, [.duration: 1, "x": TweenValue.random(of: [0, 40, 80], seed: 1)])
  /// ```
  public static func random<Value>(of values: [Value], seed: UInt64? = nil) -> TweenValue {
    if values.isEmpty {
      return .refused(
        TweenValueError("the list is empty", remedy: "give at least one value to choose"),
        value: values
      )
    }
    return .each { index in
      var random = generator(seed, behind: UInt64(index))
      return values[random.index(below: values.count)]
    }
  }
}
