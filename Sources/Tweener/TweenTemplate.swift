/// A tween described once, to be added to any number of targets.
///
/// Made from a dictionary, or written out with key paths that the compiler checks:
///
/// ```swift
/// let fall = TweenTemplate<Box>(duration: 2, easing: .outBounce)
///   .to(\.y, 200)
///   .to(\.alpha, 0, easing: .inQuad)
/// tweener.addTween(boxes, fall)
/// ```
///
/// Both are the same to the engine and give the same trace. A template is a value: each call answers with a
/// changed copy.
public struct TweenTemplate<Target: AnyObject> {
  /// What it says in a typed call, which makes a template anew each time; nothing where that is kept.
  private(set) var passing: CallDescription
  /// What it says, and what engines made of it. A changed copy starts anew. `nil` in the template of a typed call.
  private(set) var cache: TemplateCache?

  /// What a dictionary describes.
  public init(_ parameters: TweenParameters) {
    var call = CallDescription()
    call.merge(parameters)
    passing = CallDescription()
    cache = TemplateCache(call)
  }

  /// A tween of no property yet. Times are in seconds; ranges and defaults are those of the dictionary.
  public init(
    duration: Double = 0,
    delay: Double = 0,
    easing: Easing = .linear,
    repeat count: Int = 0,
    repeatDelay: Double = 0,
    autoreverse: Bool = false,
    overwrite: OverwriteMode = .atStart
  ) {
    let options = CallOptions(
      duration: duration, delay: delay, easing: easing, repeats: count, repeatDelay: repeatDelay,
      autoreverse: autoreverse, overwrite: overwrite)
    passing = CallDescription()
    cache = TemplateCache(CallDescription(options: options))
  }

  /// A tween by a spring, which says how long it takes. Times are in seconds; ranges and defaults are those of the dictionary.
  ///
  /// ```swift
  /// let settle = TweenTemplate<Box>(spring: .bouncy).to(\.x, 200)
  /// tweener.addTween(boxes, settle)
  /// ```
  public init(
    spring: TweenSpring,
    delay: Double = 0,
    repeat count: Int = 0,
    repeatDelay: Double = 0,
    autoreverse: Bool = false,
    overwrite: OverwriteMode = .atStart
  ) {
    let options = CallOptions(
      delay: delay, repeats: count, repeatDelay: repeatDelay, autoreverse: autoreverse,
      overwrite: overwrite, spring: spring)
    passing = CallDescription()
    cache = TemplateCache(CallDescription(options: options))
  }

  /// A template for one call.
  init(describing options: CallOptions) {
    passing = CallDescription(options: options)
  }

  /// A template that is kept, and says something else than another one.
  private init(_ other: CallDescription, _ change: (inout CallDescription) -> Void) {
    var call = other
    change(&call)
    passing = CallDescription()
    cache = TemplateCache(call)
  }

  var call: CallDescription { cache?.call ?? passing }

  /// Moves a property to a value. Of two calls for one property the later counts.
  @inlinable @inline(__always)
  public consuming func to<Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Target, Value>, _ end: Value, easing: Easing? = nil
  ) -> Self {
    if let easing { return setting(.path(path), TweenValue.to(end).eased(easing)) }
    return setting(.path(path), end)
  }

  /// Moves a property by a value, from where it is at the start.
  @inlinable @inline(__always)
  public consuming func by<Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Target, Value>, _ change: Value, easing: Easing? = nil
  ) -> Self {
    setting(.path(path), TweenValue.by(change), easing)
  }

  /// Moves a property from a value to where it is at the start.
  @inlinable @inline(__always)
  public consuming func from<Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Target, Value>, _ start: Value, easing: Easing? = nil
  ) -> Self {
    setting(.path(path), TweenValue.from(start), easing)
  }

  /// Moves a property from one value to another.
  @inlinable @inline(__always)
  public consuming func fromTo<Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Target, Value>, _ start: Value, _ end: Value,
    easing: Easing? = nil
  ) -> Self {
    setting(.path(path), TweenValue.fromTo(start, end), easing)
  }

  /// Adds entries as a dictionary has them: special properties, other words, anything. They win over earlier ones.
  public consuming func with(_ more: TweenParameters) -> Self {
    if let cache { return Self(cache.call) { $0.merge(more) } }
    passing.merge(more)
    return self
  }

  @usableFromInline
  consuming func setting(_ key: TweenKey, _ value: TweenValue, _ easing: Easing?) -> Self {
    setting(key, easing.map(value.eased) ?? value)
  }

  @usableFromInline
  consuming func setting(_ key: TweenKey, _ value: Any) -> Self {
    if let cache { return Self(cache.call) { $0.set(key, value) } }
    passing.set(key, value)
    return self
  }
}
