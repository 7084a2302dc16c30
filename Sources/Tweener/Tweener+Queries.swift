// Questions.

extension Tweener {
  /// Whether the target has tweens, waiting and paused ones included. Complexity: O(1).
  public func isTweening(_ target: AnyObject) -> Bool {
    engine.isTweening(target)
  }

  /// Whether a tween of the target moves a property, or part of it, waiting and paused ones
  /// included.
  ///
  /// A name that is no property of the target is reported. Complexity: O(*c*) in the components of
  /// the target's tweens.
  public func isTweening(_ target: AnyObject, _ property: TweenKey) -> Bool {
    engine.isTweening(target, property)
  }

  /// The numbers that a property of the target holds, one a component; `nil` where the target has
  /// no property of that name, and where it is not made of numbers.
  ///
  /// The property's getter is asked, so a component that a tween drives has the number that was
  /// written last (``settle(_:)`` brings it to the present instant). Asked by what makes a tween's
  /// start values, a function or an interpolation, the number is that of the present instant, as
  /// start values are; on the tween's own target without what offsets add. Whole numbers and
  /// `Float`s come as the nearest `Double`.
  ///
  /// ```swift
  /// print(tweener.value(of: layer, "frame") ?? [])  // prints [0.0, 0.0, 40.0, 40.0]
  /// ```
  public func value(of target: AnyObject, _ property: TweenKey) -> [Double]? {
    engine.components(of: target, property)
  }

  /// The target's tweens, oldest first, waiting and paused ones included. Complexity: O(*k*) in
  /// their number.
  public func tweens(of target: AnyObject) -> [Tween] {
    engine.knownIDs(of: target).map(handle)
  }

  /// The number of tweens that are alive, callers included. Complexity: O(1).
  public var tweenCount: Int { engine.tweenCount }

  /// The names that `easing` understands, sorted: those registered, and the built-in ones in their
  /// shortest spelling.
  public var easingNames: [String] { engine.registry.easings.names }

  /// Makes room for this many tweens of one component each, so that adding them allocates nothing
  /// here.
  public func reserveCapacity(_ count: Int) {
    engine.rows.reserve(count)
    engine.components.reserve(count)
    engine.targets.reserve(count)
    engine.schedule.reserve(count)
  }
}
