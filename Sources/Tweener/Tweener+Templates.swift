// Adding ready-made tweens.

extension Tweener {
  /// Adds a tween described by a template.
  ///
  /// The template is read once per target class and engine; from then on adding costs a fifth to a half
  /// of adding a dictionary literal, and after ``reserveCapacity(_:)`` allocates nothing.
  @discardableResult
  public func addTween<Target: AnyObject>(
    _ target: Target, _ template: TweenTemplate<Target>, file: String = #fileID,
    line: UInt = #line
  ) -> Tween {
    addTween(target, at: 0, template, CallSite(file: file, line: line))
  }

  /// `index`: the target's index among those of the call.
  private func addTween<Target: AnyObject>(
    _ target: Target, at index: Int, _ template: TweenTemplate<Target>, _ site: CallSite
  ) -> Tween {
    guard let cache = template.cache else {
      return addTween(target, at: index, reading: template.call, site)
    }
    return handle(cache.add(to: target, at: index, in: engine, template.call, site))
  }

  /// Adds one tween described by a template to each of several targets.
  @discardableResult
  public func addTween<Target: AnyObject>(
    _ targets: [Target], _ template: TweenTemplate<Target>, file: String = #fileID,
    line: UInt = #line
  ) -> [Tween] {
    let site = CallSite(file: file, line: line)
    return targets.enumerated().map { addTween($1, at: $0, template, site) }
  }

  /// Adds a tween described by a template to ``shared``.
  @MainActor @discardableResult
  public static func addTween<Target: AnyObject>(
    _ target: Target, _ template: TweenTemplate<Target>, file: String = #fileID,
    line: UInt = #line
  ) -> Tween {
    shared.addTween(target, template, file: file, line: line)
  }

  /// Adds one tween described by a template to each of several targets, in ``shared``.
  @MainActor @discardableResult
  public static func addTween<Target: AnyObject>(
    _ targets: [Target], _ template: TweenTemplate<Target>, file: String = #fileID,
    line: UInt = #line
  ) -> [Tween] {
    shared.addTween(targets, template, file: file, line: line)
  }
}
