// The static twins of what extends an engine with more than a property behind a key path or closures: derived
// properties, interpolations, filters. StaticTwinTests compares the lists.

extension Tweener {
  /// Names a part of another property in ``shared``.
  @MainActor public static func registerSpecialProperty<Base: Tweenable, Part: Tweenable>(
    _ name: TweenKey, of base: TweenKey, _ path: WritableKeyPath<Base, Part>
  ) {
    shared.registerSpecialProperty(name, of: base, path)
  }

  /// Names some numbers of another property, put together into a value of their own, in ``shared``.
  @MainActor public static func registerSpecialProperty<Base: Tweenable, Part: Tweenable>(
    _ name: TweenKey, of base: TweenKey, gathering numbers: [PartialKeyPath<Base>], in blank: Part
  ) {
    shared.registerSpecialProperty(name, of: base, gathering: numbers, in: blank)
  }

  /// Names a property computed from another one in ``shared``.
  @MainActor public static func registerSpecialProperty<Base: Tweenable, Value: Tweenable>(
    _ name: TweenKey, of base: TweenKey, owns: [[PartialKeyPath<Base>]],
    get: @escaping (Base) -> Value, set: @escaping (inout Base, Value) -> Void,
    effect: ((_ target: AnyObject, _ value: Value) -> Void)? = nil
  ) {
    shared.registerSpecialProperty(
      name, of: base, owns: owns, get: get, set: set, effect: effect)
  }

  /// Names a property by its description in ``shared``.
  @MainActor public static func registerSpecialProperty(_ name: TweenKey, _ property: TweenProperty)
  {
    shared.registerSpecialProperty(name, property)
  }

  /// Gives a property a second name in ``shared``.
  @MainActor public static func registerSpecialProperty(_ name: TweenKey, sameAs base: TweenKey) {
    shared.registerSpecialProperty(name, sameAs: base)
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
}
