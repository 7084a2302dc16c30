// Values with an interpolation or with filters of their own, and values that are refused.

extension TweenValue {
  /// This value, with each component interpolated by a function.
  ///
  /// The function is not asked at progress 0 and 1.
  ///
  /// ```swift
  /// // Up to 100, in steps of 25.
  /// let stepped = TweenValue.to(100).interpolated { start, end, eased in
  ///   ((start + (end - start) * eased) / 25).rounded() * 25
  /// }
  /// tweener.addTween(box, [.duration: 1, "x": stepped])
  /// tweener.advance(by: 0.3)
  /// print(box.x)  // prints 25.0
  /// ```
  public func interpolated(_ function: @escaping ComponentInterpolation) -> TweenValue {
    interpolated(by: .perComponent(function))
  }

  /// This value, with a function of the whole start value and the whole end value between them.
  ///
  /// The function is not asked at progress 0 and 1. The type is the property's; another one is
  /// reported.
  ///
  /// ```swift
  /// let mixed = TweenValue.to(red).interpolated(as: RGBAColor.self) {
  ///   $0.mixed(with: $1, $2, in: .oklab)
  /// }
  /// tweener.addTween(layer, [.duration: 1, "backgroundColor": mixed])
  /// ```
  public func interpolated<Value: Tweenable>(
    as type: Value.Type,
    _ function: @escaping (_ start: Value, _ end: Value, _ eased: Double) -> Value
  ) -> TweenValue {
    interpolated(by: .wholeValue(function))
  }

  /// This value, with an interpolation that is made when a target's tween starts, of what the
  /// target then is.
  ///
  /// `begin` gets the target, the value it starts with and the one it would end on, which it may
  /// change (to one that is finite), and answers with the value at some eased progress. That is not
  /// asked at progress 0 and 1. The type is the property's; another one is reported.
  ///
  /// ```swift
  /// final class Wheel { var width = 20.0, place = SIMD2(0.0, 0.0) }
  /// let wheel = Wheel()
  /// // As far to the right as the wheel is wide at the start, with a bulge downwards on the way.
  /// let roll = TweenValue.by(0).interpolated(fromStart: SIMD2<Double>.self) {
  ///   target, start, end in
  ///   end.x += (target as? Wheel)?.width ?? 0
  ///   return { [end] eased in start + (end - start) * eased + SIMD2(0, eased * (1 - eased)) }
  /// }
  /// tweener.addTween(wheel, [.duration: 1, .path(\Wheel.place): roll])
  /// tweener.advance(by: 0.5)
  /// print(wheel.place)  // prints SIMD2<Double>(10.0, 0.25)
  /// ```
  public func interpolated<Value: Tweenable>(
    fromStart type: Value.Type,
    _ begin:
      @escaping (_ target: AnyObject, _ start: Value, _ end: inout Value) ->
      (_ eased: Double) -> Value
  ) -> TweenValue {
    interpolated(by: .fromStart(begin))
  }

  /// A value whose components are interpolated together, by a function that is made when the tween
  /// starts.
  ///
  /// ```swift
  /// // Once round a point 50 to the left of where the box is.
  /// let round = TweenValue.interpolated(components: 2) { start in
  ///   TweenInterpolation(from: start, to: start) { eased, numbers in
  ///     numbers[0] = start[0] - 50 + 50 * cos(eased * 2 * .pi)
  ///     numbers[1] = start[1] + 50 * sin(eased * 2 * .pi)
  ///   }
  /// }
  /// tweener.addTween(box, [.duration: 1, "center": round])
  /// ```
  ///
  /// An interpolation of fewer numbers than the property has leaves the other components as they
  /// are.
  ///
  /// - Parameters:
  ///   - components: how many components the property must have; any other number is reported.
  ///     `nil` takes all.
  ///   - begin: called once a tween, with the property's components.
  public static func interpolated(
    components: Int?, _ begin: @escaping (_ start: [Double]) -> TweenInterpolation
  ) -> TweenValue {
    TweenValue(kind: .components(count: components)).interpolated(by: .components(begin))
  }

  /// This value, with a mix of the whole start value and the whole end value between them: see
  /// ``TweenMix``.
  ///
  /// The type is the property's; another one is reported, and so is a type of more than four
  /// numbers.
  public func interpolated<Value: Tweenable>(by mix: TweenMix<Value>) -> TweenValue {
    interpolated(by: .mix(mix))
  }

  private func interpolated(by interpolation: Interpolation) -> TweenValue {
    var value = self
    value.interpolation = interpolation
    return value
  }

  /// This value on top of another one: its easing, interpolation and filters hold where it has
  /// such.
  func wrapping(_ inner: TweenValue) -> TweenValue {
    var value = easing.map(inner.eased) ?? inner
    if let interpolation { value.interpolation = interpolation }
    value.filters += filters
    if let velocity { value.velocity = velocity }
    return value
  }

  /// The end and the mix of a value that has nothing else.
  var mixedEnd: (end: Any, mix: MixFunctions?)? {
    guard case .to(let end) = kind, easing == nil, filters.isEmpty, velocity == nil,
      let mix = (interpolation as? Interpolation)?.mix
    else { return nil }
    return (end, mix)
  }

  /// Whether it has an end and nothing else.
  var isPlain: Bool {
    easing == nil && interpolation == nil && filters.isEmpty && velocity == nil
  }

  /// The end of a value that has nothing else.
  var soleEnd: Any? {
    if case .to(let end) = kind, isPlain { end } else { nil }
  }

  /// The keyframes of a value that has nothing else.
  var soleKeyframes: GivenKeyframes? {
    if case .keyframes(let keyframes) = kind, isPlain { keyframes } else { nil }
  }

  /// A value that is reported instead of tweened; the rest of the call is used.
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
