// A property's value that is more than "go there": relative, or with a start of its own.

/// Where a property goes, and from where.
///
/// ```swift
/// tweener.addTween(box, [.duration: 1, "x": TweenValue.by(100), "alpha": TweenValue.fromTo(0, 1)])
/// ```
///
/// Relative values are resolved once, when the tween starts. A change or a factor may be one number for all
/// components. A value that is not finite, or of a type that the property cannot hold, is reported, and the
/// property left alone.
public struct TweenValue {
  typealias ComputedEnds = (Double) -> (from: Double, to: Double)

  enum Kind {
    case to(Any)
    case by(Any)
    case times(Any)
    case from(Any)
    case fromTo(Any, Any)
    case computed(ComputedEnds)
    case offset((Double) -> Double)
    case course(numbers: Int?)
    case each((AnyObject, Int) throws -> Any)
    case refused(TweenValueError, Any)
    case paced((@escaping (Double) -> Double) -> TweenValue)
  }

  let kind: Kind
  /// Where the property has an easing of its own.
  private(set) var easing: Easing?
  /// How it gets there, where not number by number.
  var way: PropertyWay?

  init(kind: Kind) {
    self.kind = kind
  }

  var computedEnds: ComputedEnds? {
    if case .computed(let ends) = kind { ends } else { nil }
  }

  /// This value, reached by an easing of its own instead of the tween's.
  ///
  /// ```swift
  /// tweener.addTween(box, [.duration: 1, "x": 100, "alpha": TweenValue.to(0).eased(.outQuad)])
  /// ```
  public func eased(_ easing: Easing) -> TweenValue {
    var value = self
    value.easing = easing
    return value
  }

  /// This value, reached by a function: `mix` makes the value between start and end at an eased progress.
  ///
  /// It is not asked at progress 0 and 1. `Value` is the property's type; another one is reported.
  ///
  /// ```swift
  /// tweener.addTween(layer, [.duration: 1, "backgroundColor": TweenValue.to(red).mixed {
  ///   (start: RGBAColor, end: RGBAColor, eased: Double) in start.mixed(with: end, eased, in: .oklab)
  /// }])
  /// ```
  public func mixed<Value: Tweenable>(
    _ mix: @escaping (_ start: Value, _ end: Value, _ eased: Double) -> Value
  ) -> TweenValue {
    var value = self
    value.way = ValueWay(mix: mix)
    return value
  }

  /// This value, reached by a function of each number: of its start, its end and the eased progress.
  ///
  /// It is not asked at progress 0 and 1.
  ///
  /// ```swift
  /// // Up to 100, in steps of 25.
  /// let stepped = TweenValue.to(100).bent { start, end, eased in
  ///   ((start + (end - start) * eased) / 25).rounded() * 25
  /// }
  /// tweener.addTween(box, [.duration: 1, "x": stepped])
  /// tweener.advance(by: 0.3)
  /// print(box.x)  // prints 25.0
  /// ```
  public func bent(_ function: @escaping TweenModifier) -> TweenValue {
    var value = self
    value.way = NumberWay(function)
    return value
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
  /// Between two numbers found when the tween starts, from what the property then holds.
  ///
  /// Called once for each component. A result that is not finite leaves the component where it is.
  ///
  /// ```swift
  /// // To the next whole number.
  /// tweener.addTween(box, [.duration: 1, "x": TweenValue.computed { ($0, $0.rounded(.up)) }])
  /// ```
  public static func computed(_ ends: @escaping (Double) -> (from: Double, to: Double))
    -> TweenValue
  {
    .init(kind: .computed(ends))
  }
  /// Adds to each number of the property for a while: to what it holds, or to what another tween makes of it.
  ///
  /// `offset` makes the amount of eased progress; at progress 0 and 1 it is not asked and counts as nothing, so the
  /// property is left where it was, to the bit. It meets no other tween: offsets of one
  /// property add up, each by itself, whatever the calls' modes of overwriting. Rounding and limits of the
  /// call do not apply. A tween that is removed leaves the property where it is at that instant. One that is
  /// paused adds what it last added, over whatever moves below.
  ///
  /// ```swift
  /// // Once to the right and back, wherever the box goes meanwhile.
  /// tweener.addTween(box, [.duration: 1, "x": TweenValue.offset { 40 * $0 * (1 - $0) }])
  /// ```
  public static func offset(_ offset: @escaping (_ eased: Double) -> Double) -> TweenValue {
    .init(kind: .offset(offset))
  }
  /// A value that uses the easing itself, in pieces say: `make` gets the tween's easing (or the value's own) and
  /// answers with the value, which is then told plain progress.
  ///
  /// ```swift
  /// // There and back, each way eased.
  /// let nudge = TweenValue.paced { ease in .offset { 40 * ease($0 < 0.5 ? 2 * $0 : 2 - 2 * $0) } }
  /// tweener.addTween(box, [.duration: 1, .easing: Easing.outQuad, "x": nudge])
  /// tweener.advance(by: 0.25)
  /// print(box.x)  // prints 30.0
  /// ```
  ///
  /// A value made of such a value again is refused.
  public static func paced(
    _ make: @escaping (_ easing: @escaping (Double) -> Double) -> TweenValue
  ) -> TweenValue {
    .init(kind: .paced(make))
  }
}

extension TweenValue {
  /// Another value of the same kind: what a splitter makes of the value that it is given.
  ///
  /// `transform` is called for each value inside; a value that is no ``TweenValue`` is one that the tween goes to.
  /// `nil` where `transform` says so. An easing of its own stays, and relative text (`"+=100"`), computed values, offsets
  /// and keyframes stay as they are.
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
      case .computed, .offset, .paced, .each, .refused: value.kind
      // A course knows nothing of the parts.
      case .course: nil
      }
    return kind.map {
      var mapped = TweenValue(kind: $0)
      mapped.easing = value.easing
      // Functions of whole values know nothing of the parts.
      if value.way?.isOfNumbers == true { mapped.way = value.way }
      return mapped
    }
  }
}
