// Naming properties by key path, where calls take names: each path is a key of its own.

extension Tweener {
  /// Removes the properties at some key paths from a target's tweens.
  ///
  /// ```swift
  /// tweener.removeTween(box, \.x, \.y)
  /// ```
  ///
  /// - Returns: whether any was tweened.
  @inlinable @discardableResult
  public func removeTween<Target: AnyObject, First: Tweenable, each Other: Tweenable>(
    _ target: Target, _ path: ReferenceWritableKeyPath<Target, First>,
    _ others: repeat ReferenceWritableKeyPath<Target, each Other>
  ) -> Bool {
    var keys = [TweenKey.path(path)]
    repeat keys.append(.path(each others))
    return removeTween(target, keys)
  }

  /// Pauses the properties at some key paths of a target.
  ///
  /// - Returns: whether any was not paused already.
  @inlinable @discardableResult
  public func pauseTween<Target: AnyObject, First: Tweenable, each Other: Tweenable>(
    _ target: Target, _ path: ReferenceWritableKeyPath<Target, First>,
    _ others: repeat ReferenceWritableKeyPath<Target, each Other>
  ) -> Bool {
    var keys = [TweenKey.path(path)]
    repeat keys.append(.path(each others))
    return pauseTween(target, keys)
  }

  /// Resumes the properties at some key paths of a target.
  ///
  /// - Returns: whether any was paused.
  @inlinable @discardableResult
  public func resumeTween<Target: AnyObject, First: Tweenable, each Other: Tweenable>(
    _ target: Target, _ path: ReferenceWritableKeyPath<Target, First>,
    _ others: repeat ReferenceWritableKeyPath<Target, each Other>
  ) -> Bool {
    var keys = [TweenKey.path(path)]
    repeat keys.append(.path(each others))
    return resumeTween(target, keys)
  }

  /// Whether a tween of the target moves the property at one of some key paths, or part of it,
  /// waiting and paused ones included.
  @inlinable
  public func isTweening<Target: AnyObject, First: Tweenable, each Other: Tweenable>(
    _ target: Target, _ path: ReferenceWritableKeyPath<Target, First>,
    _ others: repeat ReferenceWritableKeyPath<Target, each Other>
  ) -> Bool {
    var keys = [TweenKey.path(path)]
    repeat keys.append(.path(each others))
    return keys.contains { isTweening(target, $0) }
  }
}

@MainActor
extension Tweener {
  /// Removes the properties at some key paths from a target's tweens, in ``shared``.
  @inlinable @discardableResult
  public static func removeTween<Target: AnyObject, First: Tweenable, each Other: Tweenable>(
    _ target: Target, _ path: ReferenceWritableKeyPath<Target, First>,
    _ others: repeat ReferenceWritableKeyPath<Target, each Other>
  ) -> Bool {
    shared.removeTween(target, path, repeat each others)
  }

  /// Pauses the properties at some key paths of a target, in ``shared``.
  @inlinable @discardableResult
  public static func pauseTween<Target: AnyObject, First: Tweenable, each Other: Tweenable>(
    _ target: Target, _ path: ReferenceWritableKeyPath<Target, First>,
    _ others: repeat ReferenceWritableKeyPath<Target, each Other>
  ) -> Bool {
    shared.pauseTween(target, path, repeat each others)
  }

  /// Resumes the properties at some key paths of a target, in ``shared``.
  @inlinable @discardableResult
  public static func resumeTween<Target: AnyObject, First: Tweenable, each Other: Tweenable>(
    _ target: Target, _ path: ReferenceWritableKeyPath<Target, First>,
    _ others: repeat ReferenceWritableKeyPath<Target, each Other>
  ) -> Bool {
    shared.resumeTween(target, path, repeat each others)
  }

  /// Whether a tween of the target moves the property at one of some key paths, in ``shared``.
  @inlinable
  public static func isTweening<Target: AnyObject, First: Tweenable, each Other: Tweenable>(
    _ target: Target, _ path: ReferenceWritableKeyPath<Target, First>,
    _ others: repeat ReferenceWritableKeyPath<Target, each Other>
  ) -> Bool {
    shared.isTweening(target, path, repeat each others)
  }
}
