// A property's value that is more than "go there": relative, or with a start of its own.

/// Where a property goes, and from where.
///
/// ```swift
/// tweener.addTween(box, [.duration: 1, "x": TweenValue.by(100), "alpha": TweenValue.fromTo(0, 1)])
/// ```
///
/// Relative values are resolved once, when the tween starts.
public struct TweenValue {
  enum Kind {
    case to(Any)
    case by(Any)
    case times(Any)
    case from(Any)
    case fromTo(Any, Any)
  }

  let kind: Kind
  /// Where the property has an easing of its own.
  private(set) var easing: Easing?

  private init(kind: Kind) {
    self.kind = kind
  }

  /// The same, with an easing of its own instead of the tween's.
  ///
  /// ```swift
  /// tweener.addTween(box, [.duration: 1, "x": 100, "alpha": TweenValue.to(0).eased(.outQuad)])
  /// ```
  public func eased(_ easing: Easing) -> TweenValue {
    var value = self
    value.easing = easing
    return value
  }

  /// To this value; the same as giving the value itself.
  public static func to(_ end: some Animatable) -> TweenValue { .init(kind: .to(end)) }
  /// To the start value plus this.
  public static func by(_ change: some Animatable) -> TweenValue { .init(kind: .by(change)) }
  /// To the start value times this, component by component.
  public static func times(_ factor: some Animatable) -> TweenValue { .init(kind: .times(factor)) }
  /// From this value to what the property holds at the start.
  public static func from(_ start: some Animatable) -> TweenValue { .init(kind: .from(start)) }
  /// From one value to another.
  public static func fromTo(_ start: some Animatable, _ end: some Animatable) -> TweenValue {
    .init(kind: .fromTo(start, end))
  }
}
