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
  ///     : TweenProperty(
  ///       get: { (bag: Bag) in bag.numbers[name] ?? 0 }, set: { $0.numbers[name] = $1 })
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

  // Shorthands: keys that a plugin expands into others.

  /// Lets a plugin expand one key of a call into several others: properties, their values, timing.
  ///
  /// `expand` is called for a call that has the key, when its bases are merged and before anything
  /// else is read; the key itself is taken out. It changes the call's parameters, and reports what
  /// is wrong with them.
  ///
  /// ```swift
  /// // ["nudge": 20] is 20 to the right and back in half a second, unless the call says how long.
  /// tweener.registerShorthand("nudge") { call in
  ///   call.fill(.duration, 0.5)
  ///   let way = call.value as? Double ?? 10
  ///   call.parameters["x"] = TweenValue.offset(TweenKeyframes([0, way, 0]))
  /// }
  /// ```
  ///
  /// A name that is taken is reported, and the new shorthand counts.
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - words: other keys that `expand` takes out of the parameters; suggested where one is
  ///     misspelt.
  ///   - isPure: whether `expand` makes the same of calls that are equal, for targets of one class.
  ///     Then it need not be called for each of them: tweens of equal calls share what was made of
  ///     the first, as long as one of them lives.
  ///   - expand: changes the call.
  public func registerShorthand(
    _ name: TweenKey, words: [TweenKey] = [], isPure: Bool = false,
    _ expand: @escaping (inout TweenShorthand) -> Void
  ) {
    register(name, as: "shorthand") { registry in
      registry.resolver.addWords(([name] + words).compactMap(\.name))
      return registry.easings.shorthands.register(name, isPure: isPure, expand)
    }
  }
}
