// Adding ready-made tweens.

extension Tweener {
  /// Adds a tween described by a template.
  ///
  /// The template is read once per target class and engine; from then on adding costs a fifth to a half
  /// of adding a dictionary literal, and after ``reserveCapacity(_:)`` allocates nothing.
  @discardableResult
  public func addTween<Target: AnyObject>(_ target: Target, _ template: TweenTemplate<Target>)
    -> Tween
  {
    addTween(target, at: 0, template)
  }

  /// `index`: the target's place among those of the call.
  private func addTween<Target: AnyObject>(
    _ target: Target, at index: Int, _ template: TweenTemplate<Target>
  ) -> Tween {
    guard let cache = template.cache else { return addTween(target, reading: template.call) }
    return handle(cache.add(to: target, at: index, in: engine, template.call))
  }

  /// Adds one tween described by a template to each of several targets.
  @discardableResult
  public func addTween<Target: AnyObject>(_ targets: [Target], _ template: TweenTemplate<Target>)
    -> [Tween]
  {
    targets.enumerated().map { addTween($1, at: $0, template) }
  }

  /// Adds a tween described by a template to ``shared``.
  @MainActor @discardableResult
  public static func addTween<Target: AnyObject>(
    _ target: Target, _ template: TweenTemplate<Target>
  ) -> Tween {
    shared.addTween(target, template)
  }

  /// Adds one tween described by a template to each of several targets, in ``shared``.
  @MainActor @discardableResult
  public static func addTween<Target: AnyObject>(
    _ targets: [Target], _ template: TweenTemplate<Target>
  ) -> [Tween] {
    shared.addTween(targets, template)
  }
}
