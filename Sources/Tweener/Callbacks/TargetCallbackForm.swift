// The forms of callback that take the target: `(Target) -> …`, plain, `@Sendable` and `@MainActor`,
// returning any of eight types. Asked by CallbackReader, after the forms without a target.

extension CallbackForm {
  /// The form of a callback that takes the target; `nil` where the value is none. Compares types
  /// one by one instead of keeping a table for every type of target: the usual form is the first.
  static func taking<Target: AnyObject>(_ target: Target.Type, _ value: Any) -> CallbackForm? {
    form(value, target, Void.self)
      ?? CallbackResult.others.lazy.compactMap { form(value, target, $0) }.first
  }

  private static func form<Target: AnyObject, Result>(
    _ value: Any, _: Target.Type, _: Result.Type
  ) -> CallbackForm? {
    let type = type(of: value)
    let plain =
      type == ((Target) -> Result).self
      ? value as? (Target) -> Result
      : type == (@Sendable (Target) -> Result).self ? value as? @Sendable (Target) -> Result : nil
    if let plain {
      let callback = TweenCallback.taking(target: { (target: Target) in _ = plain(target) })
      return CallbackForm(callback: callback, needsMainActor: false)
    }
    guard type == (@MainActor (Target) -> Result).self,
      let form = value as? @MainActor (Target) -> Result
    else { return nil }
    let callback = TweenCallback.taking(target: onMainActor { target in _ = form(target) })
    return CallbackForm(callback: callback, needsMainActor: true)
  }
}
