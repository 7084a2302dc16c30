// The forms of callback: `()`, `(Tween)`, `(Target)`, and for `onEnd` also `(TweenOutcome)` and
// `(Tween, TweenOutcome)`; each plain, `@Sendable` and `@MainActor`, returning any of eight types.
// Asked by CallbackReader.

/// A caller's closure brought to the engine's one form.
struct CallbackForm {
  let callback: TweenCallback
  let needsMainActor: Bool

  /// The types other than `Void` that a callback may return. They are opened at run time, so that
  /// their forms are compiled once.
  static let otherResults: [Any.Type] = [
    Void?.self, Bool.self, Bool?.self, Tween.self, Tween?.self, [Tween].self, [Tween]?.self,
  ]
}

extension CallbackForm {
  /// `nil` for a value of another type.
  fileprivate init?<Form>(
    _ value: Any, as form: Form.Type, needsMainActor: Bool = false,
    _ adapt: (Form) -> TweenCallback
  ) {
    guard type(of: value) == form, let form = value as? Form else { return nil }
    self.init(callback: adapt(form), needsMainActor: needsMainActor)
  }

  /// The form of a callback that takes the target; `nil` where the value is none. Compares types
  /// one by one instead of keeping a table for every type of target: the usual form is the first.
  static func taking<Target: AnyObject>(_: Target.Type, _ value: Any) -> CallbackForm? {
    func form<Result>(_: Result.Type) -> CallbackForm? {
      CallbackForm(value, as: ((Target) -> Result).self) { form in
        .taking(target: { (target: Target) in _ = form(target) })
      }
        ?? CallbackForm(value, as: (@Sendable (Target) -> Result).self) { form in
          .taking(target: { (target: Target) in _ = form(target) })
        }
        ?? CallbackForm(value, as: (@MainActor (Target) -> Result).self, needsMainActor: true) {
          form in .taking(target: onMainActor { (target: Target) in _ = form(target) })
        }
    }
    return form(Void.self) ?? otherResults.lazy.compactMap { form($0) }.first
  }
}

/// Forms by the run-time type of the closure. Function types are not subtypes of each other in a
/// cast, so every form has an entry of its own, and finding one is a single look-up.
struct CallbackFormTable: Sendable {
  private var entries: [ObjectIdentifier: @Sendable (Any) -> CallbackForm?] = [:]

  private mutating func add<Form>(
    _ form: Form.Type, needsMainActor: Bool = false,
    _ adapt: @escaping @Sendable (Form) -> TweenCallback
  ) {
    entries[ObjectIdentifier(form)] = { value in
      CallbackForm(value, as: Form.self, needsMainActor: needsMainActor, adapt)
    }
  }

  func form(of value: Any) -> CallbackForm? {
    entries[ObjectIdentifier(type(of: value))]?(value)
  }

  static let withoutTarget: Self = {
    var table = Self()
    table.addForms(returning: Void.self)
    for result in CallbackForm.otherResults { table.addForms(returning: result) }
    return table
  }()

  /// Those for `onEnd`.
  static let withOutcome: Self = {
    var table = withoutTarget
    table.addOutcomeForms(returning: Void.self)
    for result in CallbackForm.otherResults { table.addOutcomeForms(returning: result) }
    return table
  }()

  private mutating func addForms<Result>(returning _: Result.Type) {
    add((() -> Result).self) { form in .taking { _ = form() } }
    add((@Sendable () -> Result).self) { form in .taking { _ = form() } }
    add((@MainActor () -> Result).self, needsMainActor: true) { form in
      let call = onMainActor { (_: Void) in _ = form() }
      return .taking { call(()) }
    }
    add(((Tween) -> Result).self) { form in .taking { (tween: Tween) in _ = form(tween) } }
    add((@Sendable (Tween) -> Result).self) { form in
      .taking { (tween: Tween) in _ = form(tween) }
    }
    add((@MainActor (Tween) -> Result).self, needsMainActor: true) { form in
      .taking(onMainActor { (tween: Tween) in _ = form(tween) })
    }
  }

  private mutating func addOutcomeForms<Result>(returning _: Result.Type) {
    add(((TweenOutcome) -> Result).self) { form in .taking { _, outcome in _ = form(outcome) } }
    add((@Sendable (TweenOutcome) -> Result).self) { form in
      .taking { _, outcome in _ = form(outcome) }
    }
    add((@MainActor (TweenOutcome) -> Result).self, needsMainActor: true) { form in
      let call = onMainActor { (outcome: TweenOutcome) in _ = form(outcome) }
      return .taking { _, outcome in call(outcome) }
    }
    add(((Tween, TweenOutcome) -> Result).self) { form in .taking { _ = form($0, $1) } }
    add((@Sendable (Tween, TweenOutcome) -> Result).self) { form in .taking { _ = form($0, $1) } }
    add((@MainActor (Tween, TweenOutcome) -> Result).self, needsMainActor: true) { form in
      let call = onMainActor { (given: (Tween, TweenOutcome)) in _ = form(given.0, given.1) }
      return .taking { call(($0, $1)) }
    }
  }
}

extension TweenCallback {
  static func taking(_ body: @escaping () -> Void) -> TweenCallback {
    .plain(Stored(value: body))
  }

  static func taking(_ body: @escaping (Tween) -> Void) -> TweenCallback {
    TweenCallback { tween, _ in body(Tween(tween)) }
  }

  static func taking(_ body: @escaping (Tween, TweenOutcome) -> Void) -> TweenCallback {
    .end { tween, _, end in body(Tween(tween), TweenOutcome(end, of: tween)) }
  }

  /// Without a target there is nothing to call it with.
  static func taking<Target: AnyObject>(target body: @escaping (Target) -> Void) -> TweenCallback {
    TweenCallback { _, target in
      if let target = target as? Target { body(target) }
    }
  }
}

/// A function of the main actor as a plain one: off the main actor it calls nothing, and says so
/// once.
func onMainActor<Given>(_ body: @escaping @MainActor (Given) -> Void) -> (Given) -> Void {
  var isReported = false
  return { given in
    // Sound: MainActorCall.run calls at once or not at all.
    nonisolated(unsafe) let given = given
    if MainActorCall.run({ body(given) }) || isReported { return }
    isReported = true
    let problem = TweenProblem(
      .callbackOffMainActor,
      fault: "a callback isolated to the main actor was due elsewhere and was not called",
      remedy: "advance the engine on the main actor")
    CLibrary.writeToStandardError(problem.description)
  }
}
