// The forms of callback that need no target: `()`, `(Tween)`, and for `onEnd` also `(TweenOutcome)`
// and `(Tween, TweenOutcome)`; each plain, `@Sendable` and `@MainActor`, returning any of eight
// types. Asked by CallbackReader.

/// A caller's closure brought to the engine's one form.
struct CallbackForm {
  let callback: TweenCallback
  let needsMainActor: Bool
}

enum CallbackResult {
  /// The types other than `Void` that a callback may return. They are opened at run time, so that
  /// their forms are compiled once.
  static let others: [Any.Type] = [
    Void?.self, Bool.self, Bool?.self, Tween.self, Tween?.self, [Tween].self, [Tween]?.self,
  ]
}

/// Forms by the run-time type of the closure. Function types are not subtypes of each other in a
/// cast, so every form has an entry of its own, and finding one is a single look-up.
struct CallbackFormTable: Sendable {
  private struct Entry: Sendable {
    let needsMainActor: Bool
    let make: @Sendable (Any) -> TweenCallback?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func add<Form>(
    _ form: Form.Type, needsMainActor: Bool = false,
    _ adapt: @escaping @Sendable (Form) -> TweenCallback
  ) {
    entries[ObjectIdentifier(form)] = Entry(needsMainActor: needsMainActor) { value in
      (value as? Form).map(adapt)
    }
  }

  func form(of value: Any) -> CallbackForm? {
    guard let entry = entries[ObjectIdentifier(type(of: value))], let callback = entry.make(value)
    else { return nil }
    return CallbackForm(callback: callback, needsMainActor: entry.needsMainActor)
  }
}

extension CallbackFormTable {
  static let withoutTarget: Self = {
    var table = Self()
    table.addForms(returning: Void.self)
    for result in CallbackResult.others { table.addForms(returning: result) }
    return table
  }()

  /// Those for `onEnd`.
  static let withOutcome: Self = {
    var table = withoutTarget
    table.addOutcomeForms(returning: Void.self)
    for result in CallbackResult.others { table.addOutcomeForms(returning: result) }
    return table
  }()

  private mutating func addForms<Result>(returning _: Result.Type) {
    add((() -> Result).self) { form in TweenCallback { _, _ in _ = form() } }
    add((@Sendable () -> Result).self) { form in TweenCallback { _, _ in _ = form() } }
    add((@MainActor () -> Result).self, needsMainActor: true) { form in
      let missed = ReportOnce()
      return TweenCallback { _, _ in
        if !MainActorCall.run({ _ = form() }) { missed.report() }
      }
    }
    add(((Tween) -> Result).self) { form in TweenCallback { tween, _ in _ = form(Tween(tween)) } }
    add((@Sendable (Tween) -> Result).self) { form in
      TweenCallback { tween, _ in _ = form(Tween(tween)) }
    }
    add((@MainActor (Tween) -> Result).self, needsMainActor: true) { form in
      let missed = ReportOnce()
      return TweenCallback { tween, _ in
        // Sound: MainActorCall.run calls at once or not at all.
        nonisolated(unsafe) let tween = Tween(tween)
        if !MainActorCall.run({ _ = form(tween) }) { missed.report() }
      }
    }
  }

  private mutating func addOutcomeForms<Result>(returning _: Result.Type) {
    add(((TweenOutcome) -> Result).self) { form in
      .end { tween, _, end in _ = form(TweenOutcome(end, of: tween)) }
    }
    add((@Sendable (TweenOutcome) -> Result).self) { form in
      .end { tween, _, end in _ = form(TweenOutcome(end, of: tween)) }
    }
    add((@MainActor (TweenOutcome) -> Result).self, needsMainActor: true) { form in
      let missed = ReportOnce()
      return .end { tween, _, end in
        // Sound: MainActorCall.run calls at once or not at all.
        nonisolated(unsafe) let outcome = TweenOutcome(end, of: tween)
        if !MainActorCall.run({ _ = form(outcome) }) { missed.report() }
      }
    }
    add(((Tween, TweenOutcome) -> Result).self) { form in
      .end { tween, _, end in _ = form(Tween(tween), TweenOutcome(end, of: tween)) }
    }
    add((@Sendable (Tween, TweenOutcome) -> Result).self) { form in
      .end { tween, _, end in _ = form(Tween(tween), TweenOutcome(end, of: tween)) }
    }
    add((@MainActor (Tween, TweenOutcome) -> Result).self, needsMainActor: true) { form in
      let missed = ReportOnce()
      return .end { tween, _, end in
        // Sound: MainActorCall.run calls at once or not at all.
        nonisolated(unsafe) let (tween, outcome) = (Tween(tween), TweenOutcome(end, of: tween))
        if !MainActorCall.run({ _ = form(tween, outcome) }) { missed.report() }
      }
    }
  }
}
