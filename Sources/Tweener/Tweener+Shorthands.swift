// Shorthands: keys that a plugin expands into others.

extension Tweener {
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
  ///   call.parameters["x"] = TweenValue.offset(TweenKeyframes([0, call.value as? Double ?? 10, 0]))
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
    engine.resolver.addWords(([name] + words).compactMap(\.name))
    if !engine.registry.easings.shorthands.register(name, isPure: isPure, expand) {
      engine.announce(.nameTaken(name: name.description, what: "shorthand"))
    }
  }
}
