// Finding tweens by a tag that their calls gave them.

extension Tweener {
  /// The tweens that have a tag, oldest first, waiting and paused ones included.
  ///
  /// ```swift
  /// tweener.addTween(box, [.duration: 1, "x": 100, .tag: "menu"])
  /// tweener.addTween(layer, [.duration: 1, "alpha": 0, .tag: ["menu", "fades"]])
  /// print(tweener.tweens(tagged: "menu").count)  // prints 2
  /// ```
  ///
  /// A tag is any `Hashable` value. A timeline has tags as a whole, its members have none.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* tweens that have it.
  public func tweens(tagged tag: some Hashable) -> [Tween] {
    engine.ids(tagged: asked(tag)).map(handle)
  }

  /// Removes the tweens that have a tag. True when there was one.
  @discardableResult
  public func removeTweens(tagged tag: some Hashable) -> Bool {
    engine.forEach(.tagged(asked(tag)), .removal)
  }

  /// Pauses the tweens that have a tag. True when one was not paused already.
  @discardableResult
  public func pauseTweens(tagged tag: some Hashable) -> Bool {
    engine.forEach(.tagged(asked(tag)), .pause)
  }

  /// Resumes the tweens that have a tag. True when one was paused.
  @discardableResult
  public func resumeTweens(tagged tag: some Hashable) -> Bool {
    engine.forEach(.tagged(asked(tag)), .resumption)
  }

  /// Waits until all tweens that have a tag at the call have ended; returns at once where there is
  /// none.
  ///
  /// ```swift
  /// tweener.addTween(box, [.duration: 1, "x": 100, .tag: "menu"])
  /// Task { @MainActor in try await tweener.finished(tagged: "menu") }
  /// ```
  ///
  /// - Throws: `CancellationError` where the task is cancelled, which leaves the tweens alone.
  public func finished(
    tagged tag: some Hashable, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    let ids = engine.ids(tagged: asked(tag))
    if ids.isEmpty { return }
    var left = ids.count
    for await _ in engine.ends(of: ids) {
      left -= 1
      if left == 0 { return }
    }
    throw CancellationError()
  }

  /// A tag as the word reads it: out of optionals.
  private func asked(_ tag: some Hashable) -> AnyHashable {
    DescriptionBuilder.tag(tag) ?? AnyHashable(tag)
  }
}

@MainActor
extension Tweener {
  /// The tweens in ``shared`` that have a tag, oldest first.
  public static func tweens(tagged tag: some Hashable) -> [Tween] { shared.tweens(tagged: tag) }

  /// Removes the tweens in ``shared`` that have a tag.
  @discardableResult
  public static func removeTweens(tagged tag: some Hashable) -> Bool {
    shared.removeTweens(tagged: tag)
  }

  /// Pauses the tweens in ``shared`` that have a tag.
  @discardableResult
  public static func pauseTweens(tagged tag: some Hashable) -> Bool {
    shared.pauseTweens(tagged: tag)
  }

  /// Resumes the tweens in ``shared`` that have a tag.
  @discardableResult
  public static func resumeTweens(tagged tag: some Hashable) -> Bool {
    shared.resumeTweens(tagged: tag)
  }

  /// Waits until all tweens in ``shared`` that have a tag at the call have ended. It is isolated to
  /// the main actor, as ``shared`` is, and so has no argument `isolation`.
  public static func finished(tagged tag: some Hashable) async throws {
    try await shared.finished(tagged: tag)
  }
}
