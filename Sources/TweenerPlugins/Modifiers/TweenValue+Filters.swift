import Tweener

extension TweenValue {
  /// This value, with every number that is written passed through a filter: the first and the last
  /// too.
  ///
  /// ```swift
  /// tweener.addTween(box, [.duration: 1, "x": TweenValue.to(107).passed(through: .step(10))])
  /// ```
  ///
  /// Filters work in the order in which they are added, and before the call's rounding and limits.
  /// A faulty one is reported, and the property left alone.
  public func passed(through filter: NumberFilter) -> TweenValue {
    if let fault = filter.fault { return .refused(fault, value: filter) }
    return filtered { filter($0) }
  }

  /// This value, rounded to multiples of a step at every write; see ``NumberFilter/step(_:)``.
  public func rounded(to step: Double) -> TweenValue { passed(through: .step(step)) }

  /// This value, snapped to a grid at every write; see ``NumberFilter/grid(_:offset:)``.
  public func snapped(toGrid spacing: Double, offset: Double = 0) -> TweenValue {
    passed(through: .grid(spacing, offset: offset))
  }

  /// This value, snapped to the nearest number of a list at every write; see
  /// ``NumberFilter/list(_:)``.
  public func snapped(to numbers: [Double]) -> TweenValue { passed(through: .list(numbers)) }

  /// This value, wrapped into a range at every write; see ``NumberFilter/wrap(_:)``.
  ///
  /// ```swift
  /// layer.transform.rotation = 350 * .pi / 180
  /// // From 350 up through 0 to 10.
  /// let onwards = TweenValue.by(20).wrapped(to: 0..<360)
  /// tweener.addTween(layer, [.duration: 1, "rotationDegrees": onwards])
  /// ```
  public func wrapped(to range: Range<Double>) -> TweenValue { passed(through: .wrap(range)) }

  /// This value, kept in a range at every write; see ``NumberFilter/clamp(_:)``.
  public func clamped(to range: ClosedRange<Double>) -> TweenValue {
    passed(through: .clamp(range))
  }
}
