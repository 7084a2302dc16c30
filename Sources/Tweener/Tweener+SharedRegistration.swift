// The static twins of what extends an engine with more than a property behind a key path or closures: described properties,
// interpolations, filters. StaticTwinTests compares the lists.

extension Tweener {
  /// Names a property by its description in ``shared``.
  @MainActor public static func registerSpecialProperty(_ name: TweenKey, _ property: TweenProperty)
  {
    shared.registerSpecialProperty(name, property)
  }

  /// Lets a key of a call interpolate other properties of the same call, in ``shared``.
  @MainActor public static func registerInterpolation(
    _ name: TweenKey, _ read: @escaping (_ value: Any) throws -> [TweenKey: ComponentInterpolation]?
  ) {
    shared.registerInterpolation(name, read)
  }

  /// Lets a key of a call filter what is written to other properties of the same call, in ``shared``.
  @MainActor public static func registerFilter(
    _ name: TweenKey, order: Int = 0,
    _ read: @escaping (_ value: Any) throws -> [TweenKey: TweenFilter]?
  ) {
    shared.registerFilter(name, order: order, read)
  }

  /// Lets a key of a call interpolate all properties of one type in that call, in ``shared``.
  @MainActor public static func registerInterpolation<Value: Tweenable>(
    _ name: TweenKey, of type: Value.Type,
    _ read: @escaping (_ value: Any) -> ((_ start: Value, _ end: Value, _ eased: Double) -> Value)?
  ) {
    shared.registerInterpolation(name, of: type, read)
  }

  /// Lets a key of a call interpolate all properties of one type in that call by a ``TweenMix``, in ``shared``.
  @MainActor public static func registerMix<Value: Tweenable>(
    _ name: TweenKey, of type: Value.Type, _ read: @escaping (_ value: Any) -> TweenMix<Value>?
  ) {
    shared.registerMix(name, of: type, read)
  }
}
