// Reports about functions of the main actor where an engine runs elsewhere.

extension TweenProblem {
  static func callbackOffMainActor(_ given: ParameterEntry, _ targetType: Any.Type?) -> TweenProblem
  {
    TweenProblem(
      .callbackOffMainActor, given.name, given.value, on: targetType,
      fault: "isolated to the main actor, where this engine does not run",
      remedy: "leave out @MainActor, or start a Task { @MainActor in … } inside")
  }

  /// Read on the main actor, due elsewhere.
  static func callbackMissed() -> TweenProblem {
    TweenProblem(
      .callbackOffMainActor,
      fault: "a callback isolated to the main actor was due elsewhere and was not called",
      remedy: "advance the engine on the main actor")
  }
}
