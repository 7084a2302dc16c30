// Descriptions of properties that are not made of numbers.

extension TweenProperty {
  /// A property that is not made of numbers, text for instance: a tween of it goes from 0 to 1, and
  /// a function makes values of that.
  ///
  /// ```swift
  /// final class Label { var text = "" }
  /// // Types the text, letter by letter.
  /// let typed = TweenProperty(\Label.text) { given in
  ///   guard let end = given as? String else { return nil }
  ///   return { start in
  ///     { eased in eased == 0 ? start : String(end.prefix(Int(Double(end.count) * eased))) }
  ///   }
  /// }
  /// tweener.registerSpecialProperty("letters", typed)
  /// ```
  ///
  /// - Parameters:
  ///   - path: where the value is.
  ///   - interpolate: makes of what a call gives for the property a function, and that of the value
  ///     which the property holds when the tween starts another: from eased progress (0, 1 and what
  ///     an easing overshoots included) to the value. `nil` where the given value makes no sense,
  ///     or a ``TweenValueError``; both are reported.
  public init<Root: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>,
    interpolate:
      @escaping (_ given: Any) throws -> ((_ start: Value) -> (_ eased: Double) -> Value)?
  ) {
    self.init(source: OpaqueSource(path: path, interpolate: interpolate))
  }

  /// A property behind a getter and a setter that is not made of numbers: see
  /// ``init(_:interpolate:)``.
  ///
  /// `Root` is a class, or a protocol that classes conform to.
  public init<Root, Value>(
    get: @escaping (Root) -> Value, set: @escaping (Root, Value) -> Void,
    interpolate:
      @escaping (_ given: Any) throws -> ((_ start: Value) -> (_ eased: Double) -> Value)?
  ) {
    self.init(source: OpaqueSource(path: nil, get: get, set: set, interpolate: interpolate))
  }
}
