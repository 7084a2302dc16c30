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
/// Both are the same to the engine and give the same trace. A template is a value: each call
/// answers with a changed copy.
public struct TweenTemplate<Target: AnyObject> {
  /// The words, and the plans that engines made of them. A changed copy starts anew. `nil` in the
  /// template of one call.
  private(set) var cache: TemplateCache?
  /// The words of the template of one call, which is made anew each time; `nil` where there are
  /// none yet.
  private var passing: TweenParameters?

  /// A template of a dictionary.
  public init(_ parameters: TweenParameters) {
    cache = TemplateCache(parameters.settled)
  }

  /// A tween of no property yet. Times are in seconds; ranges and defaults are those of the
  /// dictionary. A spring replaces `duration` and `easing`.
  ///
  /// ```swift
  /// let settle = TweenTemplate<Box>(spring: .bouncy).to(\.x, 200)
  /// tweener.addTween(boxes, settle)
  /// ```
  public init(
    duration: Double = 0,
    spring: TweenSpring? = nil,
    delay: Double = 0,
    easing: Easing = .linear,
    repeat count: Int = 0,
    repeatDelay: Double = 0,
    autoreverse: Bool = false,
    overwrite: OverwriteMode = .atStart
  ) {
    let words = TweenParameters(
      duration: duration, spring: spring, delay: delay, easing: easing, repeat: count,
      repeatDelay: repeatDelay, autoreverse: autoreverse, overwrite: overwrite)
    cache = TemplateCache(words)
  }

  /// A template for one call by dictionary, of which it says nothing yet.
  @inline(__always)
  init() {}

  /// Whether it says nothing at all.
  @inline(__always)
  var isSilent: Bool { cache == nil && passing == nil }

  /// Parameters with what it says in their place.
  func over(_ parameters: TweenParameters) -> TweenParameters {
    var all = parameters
    all.lay(self.parameters)
    return all
  }

  /// The layer of a key over others.
  func layer(_ key: TweenKey) -> Int { parameters[key] == nil ? 0 : 1 }

  /// The call as a dictionary, without the options that are at their defaults.
  ///
  /// ```swift
  /// let fall = TweenTemplate<Box>(duration: 2).to(\.y, 200)
  /// print(fall.parameters.count)  // prints 2
  /// ```
  public var parameters: TweenParameters { passing ?? cache?.parameters ?? [:] }

  /// A template for one call by arguments.
  init(passing words: TweenParameters) {
    passing = words
  }

  /// Moves a property to a value. Of two calls for one property the later counts.
  ///
  /// - Parameters:
  ///   - path: the property.
  ///   - end: where it goes.
  ///   - velocity: with which it starts, in units a second: in a call with a spring. In another one
  ///     it is reported and left out.
  ///   - easing: its own curve; `nil` for that of the call.
  @inlinable @inline(__always)
  public consuming func to<Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Target, Value>, _ end: Value, velocity: Value? = nil,
    easing: Easing? = nil
  ) -> Self {
    if let velocity { return setting(.path(path), TweenValue.to(end).velocity(velocity), easing) }
    if let easing { return setting(.path(path), TweenValue.to(end).eased(easing)) }
    return setting(.path(path), end)
  }

  /// Moves a property as a value says: by physics, by an interpolation of its own, relative to what
  /// it holds.
  ///
  /// ```swift
  /// tweener.addTween(box) { $0.value(\.x, .decay(velocity: 800)) }
  /// ```
  @inlinable @inline(__always)
  public consuming func value<Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Target, Value>, _ value: TweenValue
  ) -> Self {
    setting(.path(path), value)
  }

  /// Moves a property through several values, one after another; see
  /// ``TweenValue/keyframes(_:at:easings:)``.
  ///
  /// ```swift
  /// tweener.addTween(box, duration: 2) { $0.keyframes(\.x, [100, 50], at: [0.25, 1]) }
  /// tweener.advance(by: 0.5)
  /// print(box.x)  // prints 100.0
  /// ```
  @inlinable
  public consuming func keyframes<Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Target, Value>, _ values: [Value], at times: [Double]? = nil,
    easings: [Easing] = []
  ) -> Self {
    setting(.path(path), TweenValue.keyframes(values, at: times, easings: easings))
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

  /// Adds entries as a dictionary has them: special properties, other words, anything. They win
  /// over earlier ones.
  public consuming func with(_ more: TweenParameters) -> Self {
    change { $0.lay(more) }
    return self
  }

  @usableFromInline
  consuming func setting(_ key: TweenKey, _ value: TweenValue, _ easing: Easing?) -> Self {
    setting(key, easing.map(value.eased) ?? value)
  }

  @usableFromInline
  consuming func setting(_ key: TweenKey, _ value: Any) -> Self {
    change {
      $0.makeRoom(for: key, value)
      $0[key] = value
    }
    return self
  }

  @inline(__always)
  private mutating func change(_ change: (inout TweenParameters) -> Void) {
    // Taken out, so that a list which is this template's alone is changed in its place.
    var words = takeOut(&passing, leaving: nil) ?? cache?.parameters ?? [:]
    change(&words)
    if cache != nil { cache = TemplateCache(words) } else { passing = words }
  }
}

/// The builder of the closures of typed calls.
///
/// A closure of a typed call is one chain that begins with its argument:
///
/// ```swift
/// tweener.addTween(box, duration: 2) { $0.to(\.x, 200).to(\.alpha, 0) }
/// ```
///
/// With a builder the compiler looks at such a closure by itself. It names a misspelt property
/// there, and not the whole call, and needs a tenth of the time. A closure with a `return` goes
/// without the builder.
@resultBuilder
public struct TweenBuilder {
  /// The one chain of a closure.
  public static func buildBlock<Target>(_ template: TweenTemplate<Target>) -> TweenTemplate<
    Target
  > { template }
}

// Words of a dictionary that a typed call says in its closure.

extension TweenTemplate {
  /// Adds the tween without playing it: ``Tween/resume()`` lets its delay begin.
  ///
  /// ```swift
  /// let menu = tweener.addTween(box, duration: 1) { $0.to(\.x, 100).paused() }
  /// print(menu.isPaused)  // prints true
  /// ```
  public consuming func paused(_ isPaused: Bool = true) -> Self { setting(.paused, isPaused) }

  /// Seconds between the end of the last play and the completion, 0 or more.
  ///
  /// ```swift
  /// let tween = tweener.addTween(box, duration: 1) { $0.to(\.x, 100).endDelay(0.5) }
  /// print(tween.totalDuration)  // prints 1.5
  /// ```
  public consuming func endDelay(_ seconds: Double) -> Self { setting(.endDelay, seconds) }

  /// The offsets between the starts of several targets: seconds from one to the next, or a
  /// ``Stagger``.
  ///
  /// ```swift
  /// let rise = TweenTemplate<Box>(duration: 1).to(\.y, 10).stagger(0.1)
  /// tweener.addTween(boxes, rise)
  /// ```
  public consuming func stagger(_ stagger: Stagger) -> Self { setting(.stagger, stagger) }
}
