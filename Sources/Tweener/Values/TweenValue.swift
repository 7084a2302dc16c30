// A property's value that is more than "go there": relative, or with a start of its own.

/// The end of a property, and perhaps its start.
///
/// ```swift
/// tweener.addTween(box, [.duration: 1, "x": TweenValue.by(100), "alpha": TweenValue.fromTo(0, 1)])
/// ```
///
/// Relative values are resolved once, when the tween starts. A change or a factor may be one number
/// for all components. A value that is not finite, or of a type that the property cannot hold, is
/// reported, and the property left alone.
public struct TweenValue {
  typealias Ends = (Double) -> (from: Double, to: Double)

  enum Kind {
    case to(Any)
    case by(Any)
    case times(Any)
    case from(Any)
    case fromTo(Any, Any)
    case ends(Ends, givesStart: Bool)
    case offset((Double) -> Double)
    case offsetKeyframes(TweenKeyframes)
    case components(count: Int?)
    case each((AnyObject, Int) throws -> Any)
    case refused(TweenValueError, Any)
    case usingEasing((@escaping (Double) -> Double) -> TweenValue)
    case keyframes(GivenKeyframes)
    case decay(GivenDecay)
    case simulated(GivenSimulation)
  }

  let kind: Kind
  /// The easing of the property alone; `nil` for the tween's.
  public internal(set) var easing: Easing?
  /// The interpolation of the value; `nil` for the type's own, or linear.
  var interpolation: (any ValueInterpolation)?
  /// The filters of every number before the tween writes it, in their order.
  var filters: [TweenFilter] = []
  /// The velocity with which the property starts; `nil` for the tween's, or that which it has.
  var velocity: Any?

  var ends: Ends? {
    if case .ends(let ends, _) = kind { ends } else { nil }
  }

  /// This value with an easing of its own instead of the tween's.
  ///
  /// ```swift
  /// tweener.addTween(box, [.duration: 1, "x": 100, "alpha": TweenValue.to(0).eased(.outQuad)])
  /// ```
  public func eased(_ easing: Easing) -> TweenValue {
    var value = self
    value.easing = easing
    return value
  }

  /// This value with a function as its easing: it takes the share of the play that has passed, 0 to
  /// 1, and returns the share of the way.
  ///
  /// ```swift
  /// tweener.addTween(box, [.duration: 1, "x": TweenValue.to(100).eased { $0 * $0 }])
  /// tweener.advance(by: 0.5)
  /// print(box.x)  // prints 25.0
  /// ```
  public func eased(_ function: @escaping (Double) -> Double) -> TweenValue {
    eased(.function(function))
  }

  /// To this value; the same as giving the value itself.
  public static func to(_ end: some Tweenable) -> TweenValue { .init(kind: .to(end)) }
  /// To the start value plus this.
  public static func by(_ change: some Tweenable) -> TweenValue { .init(kind: .by(change)) }
  /// To the start value times this, component by component.
  public static func times(_ factor: some Tweenable) -> TweenValue { .init(kind: .times(factor)) }
  /// From this value to what the property holds at the start.
  public static func from(_ start: some Tweenable) -> TweenValue { .init(kind: .from(start)) }
  /// From one value to another.
  public static func fromTo(_ start: some Tweenable, _ end: some Tweenable) -> TweenValue {
    .init(kind: .fromTo(start, end))
  }
  /// Between two numbers found from what the property holds.
  ///
  /// Called once for each component. A result that is not finite leaves the component where it is.
  ///
  /// ```swift
  /// // To the next whole number.
  /// tweener.addTween(box, [.duration: 1, "x": TweenValue.ends { ($0, $0.rounded(.up)) }])
  /// ```
  ///
  /// - Parameters:
  ///   - givesStart: whether the start is as that of ``from(_:)``: found and shown at the call,
  ///     also where there is a delay. Else both numbers are found when the tween starts.
  ///   - ends: makes both numbers of what the property holds.
  public static func ends(
    givesStart: Bool = false, _ ends: @escaping (_ held: Double) -> (from: Double, to: Double)
  ) -> TweenValue {
    .init(kind: .ends(ends, givesStart: givesStart))
  }
  /// Adds to each number of the property for a while: to what it holds, or to what another tween
  /// makes of it.
  ///
  /// `offset` makes the amount of eased progress; at progress 0 and 1 it is not asked and counts as
  /// nothing, so the property is left where it was, to the bit. It meets no other tween: offsets of
  /// one property add up, each by itself, whatever the calls' modes of overwriting. Rounding and
  /// limits of the call do not apply. A tween that is removed leaves the property where it is at
  /// that instant. One that is paused adds what it last added, over whatever moves below.
  ///
  /// ```swift
  /// // Once to the right and back, wherever the box goes meanwhile.
  /// tweener.addTween(box, [.duration: 1, "x": TweenValue.offset { 40 * $0 * (1 - $0) }])
  /// ```
  public static func offset(_ offset: @escaping (_ eased: Double) -> Double) -> TweenValue {
    .init(kind: .offset(offset))
  }
  /// A value that uses the easing itself, in pieces say: `make` gets the tween's easing (or the
  /// value's own) and answers with the value, which then gets plain progress.
  ///
  /// ```swift
  /// // There and back, both eased.
  /// let nudge = TweenValue.usingEasing { ease in
  ///   .offset { 40 * ease($0 < 0.5 ? 2 * $0 : 2 - 2 * $0) }
  /// }
  /// tweener.addTween(box, [.duration: 1, .easing: Easing.outQuad, "x": nudge])
  /// tweener.advance(by: 0.25)
  /// print(box.x)  // prints 30.0
  /// ```
  ///
  /// A value made of such a value again is refused.
  public static func usingEasing(
    _ make: @escaping (_ easing: @escaping (Double) -> Double) -> TweenValue
  ) -> TweenValue {
    .init(kind: .usingEasing(make))
  }

  /// Another value of the same kind: what a splitter makes of the value that it is given.
  ///
  /// `transform` is called for each value inside; a value that is no ``TweenValue`` is one that the
  /// tween goes to. `nil` where `transform` says so. An easing of its own stays, and relative text
  /// (`"+=100"`), functions, offsets, decays and keyframes stay as they are. A simulation has no
  /// parts.
  ///
  /// ```swift
  /// tweener.registerPropertySplitter("spot", for: Box.self) { value in
  ///   TweenValue.map(value) { ($0 as? SIMD2<Double>)?.x }.map { ["x": $0] }
  /// }
  /// ```
  public static func map(_ value: Any, _ transform: (Any) -> (any Tweenable)?) -> Any? {
    guard let value = value as? TweenValue else {
      if let text = value as? String, NumberText.parse(text) != nil { return text }
      return transform(value)
    }
    let kind: Kind? =
      switch value.kind {
      case .to(let end): transform(end).map { .to($0) }
      case .by(let change): transform(change).map { .by($0) }
      case .times(let factor): transform(factor).map { .times($0) }
      case .from(let start): transform(start).map { .from($0) }
      case .fromTo(let start, let end):
        if let start = transform(start), let end = transform(end) {
          .fromTo(start, end)
        } else {
          nil
        }
      case .keyframes(let keyframes):
        keyframes.map { TweenValue.map($0, transform) }.map { .keyframes($0) }
      case .ends, .offset, .offsetKeyframes, .usingEasing, .each, .refused, .decay: value.kind
      // What is said of all components tells nothing of the parts.
      case .components, .simulated: nil
      }
    return kind.map {
      var mapped = TweenValue(kind: $0)
      mapped.easing = value.easing
      mapped.filters = value.filters
      mapped.velocity = value.velocity.map { velocity in
        velocity is any TweenableScalar ? velocity : transform(velocity) ?? velocity
      }
      // Functions of whole values know nothing of the parts.
      if value.interpolation?.isPerComponent == true { mapped.interpolation = value.interpolation }
      return mapped
    }
  }

  // A value for each target of a call. PropertyPlanner evaluates it before it reads the value.

  /// A value for each target of a call, computed from the target and its index among them.
  ///
  /// ```swift
  /// // Side by side.
  /// let column = TweenValue.each { (box: Box, index: Int) in 40 * index }
  /// tweener.addTween(boxes, [.duration: 1, "x": column])
  /// ```
  ///
  /// `value` is called once for each target, when the call is made, and with `repeatRefresh` once
  /// more for each later play that runs forwards. It may answer with anything that the key takes,
  /// another ``TweenValue`` included; what it throws is reported, and so is a target of another
  /// class. A later answer that moves the property in another way than the first (through
  /// keyframes, by a decay, by another interpolation) does not count: the play does what the one
  /// before did.
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

/// An interpolation as a ``TweenValue`` holds it, which knows no property. ``Interpolation`` is the
/// only one.
protocol ValueInterpolation {
  /// Whether it treats each component by itself, so that it holds for the parts of a value too.
  var isPerComponent: Bool { get }
}
