// A value for each target of a call. PropertyPlanner evaluates it before it reads the value.

extension TweenValue {
  /// A value for each target of a call, computed from the target and its index among them.
  ///
  /// ```swift
  /// // Side by side.
  /// tweener.addTween(boxes, [.duration: 1, "x": TweenValue.each { (box: Box, index: Int) in 40 * index }])
  /// ```
  ///
  /// `value` is called once for each target, when the call is made. It may answer with anything
  /// that the key takes, another ``TweenValue`` included; what it throws is reported, and so is a
  /// target of another class.
  ///
  /// - Complexity: such a call plans each target by itself, which costs what a call of its own
  ///   costs.
  public static func each<Target: AnyObject>(
    _ value: @escaping (_ target: Target, _ index: Int) throws -> Any
  ) -> TweenValue {
    .init(
      kind: .each { target, index in
        guard let typed = target as? Target else {
          throw TweenValueError(
            "the function expects targets of type \(Target.self)",
            remedy: "give a function of \(type(of: target))")
        }
        return try value(typed, index)
      })
  }

  /// A value for each target of a call, computed from its index among them.
  ///
  /// ```swift
  /// tweener.addTween(boxes, [.duration: 1, "x": TweenValue.each { index in 40 * index }])
  /// ```
  public static func each(_ value: @escaping (_ index: Int) throws -> Any) -> TweenValue {
    .init(kind: .each { _, index in try value(index) })
  }
}
