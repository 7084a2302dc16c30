// A method of an object as a callback. Given by callers under the selector words, read by
// CallbackReader.

/// A method to call on an object that is held weakly: once the object is gone, nothing is called.
///
/// ```swift
/// tweener.addTween(box, [
///   .duration: 1, "x": 100,
///   .completionSelector: TweenAction(model, Model.boxHasArrived),
/// ])
/// ```
///
/// The method takes nothing or the ``Tween``; what it returns is let go. It may be isolated to the
/// main actor where the engine runs there.
public struct TweenAction {
  let run: (Tween) -> Void
  let needsMainActor: Bool

  private init<Object: AnyObject>(
    _ object: Object, needsMainActor: Bool = false, _ call: @escaping (Object, Tween) -> Void
  ) {
    self.needsMainActor = needsMainActor
    run = { [weak object] tween in
      if let object { call(object, tween) }
    }
  }

  /// A method without parameters.
  public init<Object: AnyObject, Result>(
    _ object: Object, _ method: @escaping (Object) -> () -> Result
  ) {
    self.init(object) { object, _ in _ = method(object)() }
  }

  /// A method that takes the tween.
  public init<Object: AnyObject, Result>(
    _ object: Object, _ method: @escaping (Object) -> (Tween) -> Result
  ) {
    self.init(object) { object, tween in _ = method(object)(tween) }
  }

  /// A method of the main actor without parameters.
  public init<Object: AnyObject, Result>(
    _ object: Object, _ method: @escaping (Object) -> @MainActor () -> Result
  ) {
    let call = onMainActor { (bound: @MainActor () -> Result) in _ = bound() }
    self.init(object, needsMainActor: true) { object, _ in call(method(object)) }
  }

  /// A method of the main actor that takes the tween.
  public init<Object: AnyObject, Result>(
    _ object: Object, _ method: @escaping (Object) -> @MainActor (Tween) -> Result
  ) {
    let call = onMainActor { (given: (bound: @MainActor (Tween) -> Result, tween: Tween)) in
      _ = given.bound(given.tween)
    }
    self.init(object, needsMainActor: true) { object, tween in call((method(object), tween)) }
  }
}
