// The forms of callback that take the target: `(Target) -> …`, plain, `@Sendable` and `@MainActor`,
// returning any of eight types. Asked by CallbackReader, after the forms without a target.

/// Finds the form of a callback that depends on the call's target; CallbackReader asks it.
protocol TargetCallbackForms {
  static func form(of value: Any) -> CallbackForm?
  /// The parameter lists a callback may have, for reports.
  static var parameters: [String] { get }
}

/// `addCaller` has no target to take.
enum NoTargetForms: TargetCallbackForms {
  static func form(of value: Any) -> CallbackForm? { nil }
  static var parameters: [String] { ["()", "(Tween)"] }
}

/// Compares types one by one instead of keeping a table for every type of target: the usual form is
/// the first.
enum FormsTaking<Target: AnyObject>: TargetCallbackForms {
  static var parameters: [String] {
    NoTargetForms.parameters + ["(\(ValueText.describe(type: Target.self)))"]
  }

  static func form(of value: Any) -> CallbackForm? {
    let type = type(of: value)
    return form(value, type, Void.self)
      ?? CallbackResult.others.lazy.compactMap { form(value, type, $0) }.first
  }

  private static func form<Result>(_ value: Any, _ type: Any.Type, _: Result.Type)
    -> CallbackForm?
  {
    let plain =
      type == ((Target) -> Result).self
      ? value as? (Target) -> Result
      : type == (@Sendable (Target) -> Result).self ? value as? @Sendable (Target) -> Result : nil
    if let plain {
      return CallbackForm(callback: calling { _ = plain($0) }, needsMainActor: false)
    }
    if type == (@MainActor (Target) -> Result).self,
      let form = value as? @MainActor (Target) -> Result
    {
      let missed = ReportOnce()
      let callback = calling { target in
        // Sound: MainActorCall.run calls at once or not at all.
        nonisolated(unsafe) let target = target
        if !MainActorCall.run({ _ = form(target) }) { missed.report() }
      }
      return CallbackForm(callback: callback, needsMainActor: true)
    }
    return nil
  }

  /// Without a target there is nothing to call it with.
  private static func calling(_ body: @escaping (Target) -> Void) -> TweenCallback {
    TweenCallback { _, target in
      if let target = target as? Target { body(target) }
    }
  }
}
