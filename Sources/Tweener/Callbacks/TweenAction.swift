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

  /// A method without parameters.
  public init<Object: AnyObject, Result>(
    _ object: Object, _ method: @escaping (Object) -> () -> Result
  ) {
    needsMainActor = false
    run = { [weak object] _ in
      if let object { _ = method(object)() }
    }
  }

  /// A method that takes the tween.
  public init<Object: AnyObject, Result>(
    _ object: Object, _ method: @escaping (Object) -> (Tween) -> Result
  ) {
    needsMainActor = false
    run = { [weak object] tween in
      if let object { _ = method(object)(tween) }
    }
  }

  /// A method of the main actor without parameters.
  public init<Object: AnyObject, Result>(
    _ object: Object, _ method: @escaping (Object) -> @MainActor () -> Result
  ) {
    needsMainActor = true
    let missed = ReportOnce()
    run = { [weak object] _ in
      guard let object else { return }
      let bound = method(object)
      if !MainActorCall.run({ _ = bound() }) { missed.report() }
    }
  }

  /// A method of the main actor that takes the tween.
  public init<Object: AnyObject, Result>(
    _ object: Object, _ method: @escaping (Object) -> @MainActor (Tween) -> Result
  ) {
    needsMainActor = true
    let missed = ReportOnce()
    run = { [weak object] tween in
      guard let object else { return }
      let bound = method(object)
      // Sound: MainActorCall.run calls at once or not at all.
      nonisolated(unsafe) let tween = tween
      if !MainActorCall.run({ _ = bound(tween) }) { missed.report() }
    }
  }
}
