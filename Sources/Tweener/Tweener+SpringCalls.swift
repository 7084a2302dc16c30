// Adding springs with types: key paths that the compiler checks, and options as arguments.

extension Tweener {
  /// Adds a tween by a spring of some properties of a target, described with key paths that the compiler checks.
  ///
  /// ```swift
  /// tweener.addTween(box, spring: .bouncy) { $0.to(\.x, 200) }
  /// ```
  ///
  /// A spring keeps the velocity that a property has. It is what ``addTween(_:_:)-(Target,_)`` is with the word `spring`.
  ///
  /// - Parameters:
  ///   - target: the object to change. It is not kept alive.
  ///   - spring: what moves the properties, and says how long it takes.
  ///   - delay: seconds before the start; negative starts part-way in.
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
    spring: TweenSpring,
    delay: Double = 0,
    repeat count: Int = 0,
    repeatDelay: Double = 0,
    autoreverse: Bool = false,
    overwrite: OverwriteMode = .atStart,
    _ describe: (TweenTemplate<Target>) -> TweenTemplate<Target>,
    file: String = #fileID,
    line: UInt = #line
  ) -> Tween {
    let options = CallOptions(
      delay: delay, repeats: count, repeatDelay: repeatDelay, autoreverse: autoreverse,
      overwrite: overwrite, spring: spring)
    return addTween(target, options, describe, CallSite(file: file, line: line))
  }

  /// Adds one tween by a spring to each of several targets, described with key paths that the compiler checks.
  ///
  /// - Returns: the handles, in the order of the targets.
  @discardableResult
  public func addTween<Target: AnyObject>(
    _ targets: [Target],
    spring: TweenSpring,
    delay: Double = 0,
    repeat count: Int = 0,
    repeatDelay: Double = 0,
    autoreverse: Bool = false,
    overwrite: OverwriteMode = .atStart,
    _ describe: (TweenTemplate<Target>) -> TweenTemplate<Target>,
    file: String = #fileID,
    line: UInt = #line
  ) -> [Tween] {
    let options = CallOptions(
      delay: delay, repeats: count, repeatDelay: repeatDelay, autoreverse: autoreverse,
      overwrite: overwrite, spring: spring)
    return addTween(targets, options, describe, CallSite(file: file, line: line))
  }

  /// Adds a tween by a spring to ``shared``.
  @MainActor @discardableResult
  public static func addTween<Target: AnyObject>(
    _ target: Target,
    spring: TweenSpring,
    delay: Double = 0,
    repeat count: Int = 0,
    repeatDelay: Double = 0,
    autoreverse: Bool = false,
    overwrite: OverwriteMode = .atStart,
    _ describe: (TweenTemplate<Target>) -> TweenTemplate<Target>,
    file: String = #fileID,
    line: UInt = #line
  ) -> Tween {
    shared.addTween(
      target, spring: spring, delay: delay, repeat: count, repeatDelay: repeatDelay,
      autoreverse: autoreverse, overwrite: overwrite, describe, file: file, line: line)
  }

  /// Adds one tween by a spring to each of several targets, in ``shared``.
  @MainActor @discardableResult
  public static func addTween<Target: AnyObject>(
    _ targets: [Target],
    spring: TweenSpring,
    delay: Double = 0,
    repeat count: Int = 0,
    repeatDelay: Double = 0,
    autoreverse: Bool = false,
    overwrite: OverwriteMode = .atStart,
    _ describe: (TweenTemplate<Target>) -> TweenTemplate<Target>,
    file: String = #fileID,
    line: UInt = #line
  ) -> [Tween] {
    shared.addTween(
      targets, spring: spring, delay: delay, repeat: count, repeatDelay: repeatDelay,
      autoreverse: autoreverse, overwrite: overwrite, describe, file: file, line: line)
  }
}
