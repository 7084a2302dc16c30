// Adding tweens with types: key paths that the compiler checks, and options as arguments.

extension Tweener {
  /// Adds a tween of some properties of a target, described with key paths that the compiler
  /// checks.
  ///
  /// ```swift
  /// tweener.addTween(box, duration: 2, easing: .outQuad) { $0.to(\.x, 200).to(\.alpha, 0) }
  /// tweener.addTween(box, spring: .bouncy) { $0.to(\.y, 100) }
  /// ```
  ///
  /// It is what ``addTween(_:_:)-(Target,_)`` is with a dictionary; ranges and defaults are the
  /// same. A spring says how long it takes, and keeps the velocity that a property has.
  ///
  /// - Parameters:
  ///   - target: the object to change. It is not kept alive.
  ///   - duration: seconds of one play.
  ///   - spring: replaces `duration` and `easing`, which are reported beside it.
  ///   - delay: seconds before the start; negative starts part-way in.
  ///   - easing: the curve of every property that has none of its own.
  ///   - count: further plays after the first; -1 for ever.
  ///   - repeatDelay: seconds between plays.
  ///   - autoreverse: whether every second play runs backwards.
  ///   - overwrite: what happens to other tweens of the same components.
  ///   - describe: adds properties, values and callbacks to the template that it is given.
  ///   - file: the file of the call, for reports about it.
  ///   - line: the line of the call.
  /// - Returns: the tween's handle.
  @discardableResult
  public func addTween<Target: AnyObject>(
    _ target: Target,
    duration: Double = 0,
    spring: TweenSpring? = nil,
    delay: Double = 0,
    easing: Easing = .linear,
    repeat count: Int = 0,
    repeatDelay: Double = 0,
    autoreverse: Bool = false,
    overwrite: OverwriteMode = .atStart,
    @TweenBuilder _ describe: (TweenTemplate<Target>) -> TweenTemplate<Target>,
    file: String = #fileID,
    line: UInt = #line
  ) -> Tween {
    let words = TweenParameters(
      duration: duration, spring: spring, delay: delay, easing: easing, repeat: count,
      repeatDelay: repeatDelay, autoreverse: autoreverse, overwrite: overwrite)
    let template = describe(TweenTemplate(passing: words))
    return addTween(target, template.parameters, CallSite(file: file, line: line))
  }

  /// Adds one tween to each of several targets, described with key paths that the compiler checks.
  ///
  /// ```swift
  /// tweener.addTween(boxes, duration: 2, stagger: 0.1) { $0.to(\.x, 200) }
  /// ```
  ///
  /// - Parameter stagger: when each target starts; `nil` starts all at once.
  /// - Returns: the handles, in the order of the targets.
  @discardableResult
  public func addTween<Target: AnyObject>(
    _ targets: [Target],
    duration: Double = 0,
    spring: TweenSpring? = nil,
    delay: Double = 0,
    easing: Easing = .linear,
    repeat count: Int = 0,
    repeatDelay: Double = 0,
    autoreverse: Bool = false,
    overwrite: OverwriteMode = .atStart,
    stagger: Stagger? = nil,
    @TweenBuilder _ describe: (TweenTemplate<Target>) -> TweenTemplate<Target>,
    file: String = #fileID,
    line: UInt = #line
  ) -> [Tween] {
    guard let first = targets.first else { return [] }
    var words = TweenParameters(
      duration: duration, spring: spring, delay: delay, easing: easing, repeat: count,
      repeatDelay: repeatDelay, autoreverse: autoreverse, overwrite: overwrite)
    words[.stagger] = stagger
    engine.beginWork()
    defer { engine.endWork() }
    let template = describe(TweenTemplate(passing: words))
    return addTween(
      targets, reader(for: type(of: first)).read(template.parameters, for: Target.self),
      CallSite(file: file, line: line))
  }
}
