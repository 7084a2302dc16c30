// Names that nothing registered: a last resort, for objects that can be asked what they have.

extension Tweener {
  /// Finds properties of a class by names that nothing else knows.
  ///
  /// Asked where neither a splitter nor a special property nor the target's own table has the name;
  /// once for each name and exact class of targets, unless the answer is `nil`. Of several the last
  /// registered is asked first.
  ///
  /// ```swift
  /// final class Bag { var numbers: [String: Double] = ["x": 0] }
  ///
  /// tweener.registerFallback(for: Bag.self) { name, bag in
  ///   bag.numbers[name] == nil
  ///     ? nil
  ///     : TweenProperty(get: { (bag: Bag) in bag.numbers[name] ?? 0 }, set: { $0.numbers[name] = $1 })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the class, with its subclasses.
  ///   - property: the property of that name of the target's class, or `nil` where it has none. The
  ///     name is then reported as unknown.
  public func registerFallback<Target: AnyObject>(
    for type: Target.Type,
    _ property: @escaping (_ name: String, _ target: Target) -> TweenProperty?
  ) {
    engine.resolver.register(
      PropertyResolver.Fallback(
        accepts: { $0 is Target },
        property: { name, target in (target as? Target).flatMap { property(name, $0) } }))
  }
}
