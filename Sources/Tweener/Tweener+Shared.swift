// The singleton, on the main actor, and its static twins.

@MainActor
private let sharedDriver = SharedDriver(Tweener.shared.engine)

extension Tweener {
  /// The engine of the main actor. It drives itself at 60 frames a second while something moves,
  /// and sleeps otherwise.
  @MainActor public static let shared: Tweener = {
    let tweener = Tweener()
    tweener.longestStep = 0.25
    // The shared engine is only ever used on the main actor, so that is where it calls this.
    tweener.engine.callouts.onWork = { MainActor.assumeIsolated { sharedDriver.wake() } }
    return tweener
  }()

  @MainActor static func driveShared(by frames: FrameDriver?) { sharedDriver.frames = frames }

  /// Whether the caller drives this engine with `advance`. True of every engine but ``shared``,
  /// where setting it stops the engine's own clock for good, until it is set to false again. (A
  /// source of frames that ``drive(by:)`` was given does not count for an engine of one's own.)
  @MainActor public var isManual: Bool {
    get { self === Tweener.shared ? sharedDriver.isManual : true }
    set {
      if self === Tweener.shared {
        sharedDriver.isManual = newValue
      } else if !newValue {
        engine.announce(
          .refused(
            key: "isManual", value: newValue,
            range: "true: only Tweener.shared has a clock of its own; use run(…)"))
      }
    }
  }

  /// Adds a tween of some properties of a target, in ``shared``: see
  /// ``addTween(_:_:)-(Target,_)``.
  ///
  /// The closure has a label, which a trailing closure does without. An unlabelled one fits the
  /// second number of a typed call, and the compiler does not name a misspelt property there.
  @MainActor @discardableResult
  public static func addTween<Target: AnyObject>(
    _ target: Target, _ parameters: TweenParameters,
    @TweenBuilder describe: (TweenTemplate<Target>) -> TweenTemplate<Target> = { $0 },
    file: String = #fileID, line: UInt = #line
  ) -> Tween { shared.addTween(target, parameters, describe, file: file, line: line) }

  /// Adds a tween of some properties of a target that is known by a protocol only, in ``shared``.
  @_disfavoredOverload @MainActor @discardableResult
  public static func addTween(
    _ target: any AnyObject, _ parameters: TweenParameters,
    @TweenBuilder describe: (TweenTemplate<AnyObject>) -> TweenTemplate<AnyObject> = { $0 },
    file: String = #fileID, line: UInt = #line
  ) -> Tween { shared.addTween(target, parameters, describe, file: file, line: line) }

  /// Adds one tween to each of several targets, in ``shared``.
  @MainActor @discardableResult
  public static func addTween<Target: AnyObject>(
    _ targets: [Target], _ parameters: TweenParameters,
    @TweenBuilder describe: (TweenTemplate<Target>) -> TweenTemplate<Target> = { $0 },
    file: String = #fileID, line: UInt = #line
  ) -> [Tween] { shared.addTween(targets, parameters, describe, file: file, line: line) }

  /// Adds a tween without target to ``shared``.
  @MainActor @discardableResult
  public static func addCaller(
    _ parameters: TweenParameters, file: String = #fileID, line: UInt = #line
  ) -> Tween {
    shared.addCaller(parameters, file: file, line: line)
  }

  /// Names an easing in ``shared``.
  @MainActor public static func registerEasing(_ name: String, _ easing: Easing) {
    shared.registerEasing(name, easing)
  }

  /// Names a property of a class in ``shared``.
  @MainActor @inlinable @inline(__always)
  public static func registerSpecialProperty<Target: AnyObject, Value: Tweenable>(
    _ name: TweenKey, _ path: ReferenceWritableKeyPath<Target, Value>
  ) {
    shared.registerSpecialProperty(name, path)
  }

  /// Names a property behind a getter and a setter in ``shared``.
  @MainActor public static func registerSpecialProperty<Target: AnyObject, Value: Tweenable>(
    _ name: TweenKey,
    writes: [PartialKeyPath<Target>] = [],
    get: @escaping (Target) -> Value,
    set: @escaping (Target, Value) -> Void
  ) {
    shared.registerSpecialProperty(name, writes: writes, get: get, set: set)
  }

  /// Names a property of everything that conforms to a protocol in ``shared``.
  @MainActor @_disfavoredOverload
  public static func registerSpecialProperty<Target, Value: Tweenable>(
    _ name: TweenKey,
    writes: [PartialKeyPath<Target>] = [],
    get: @escaping (Target) -> Value,
    set: @escaping (Target, Value) -> Void
  ) {
    shared.registerSpecialProperty(name, writes: writes, get: get, set: set)
  }

  /// Makes one entry of a parameter dictionary into several, in ``shared``.
  @MainActor public static func registerPropertySplitter<Target: AnyObject>(
    _ name: TweenKey, for type: Target.Type, _ split: @escaping (Any) throws -> TweenParameters?
  ) {
    shared.registerPropertySplitter(name, for: type, split)
  }

  /// Installs a plugin in ``shared``.
  @MainActor public static func install(_ plugin: some TweenerPlugin) { shared.install(plugin) }
}
