import Tweener

/// Everything this library brings, installed at once.
///
/// ```swift
/// tweener.install(StandardPlugins())
/// ```
public struct StandardPlugins: TweenerPlugin {
  public let name = "StandardPlugins"

  public init() {}

  public func register(in tweener: Tweener) {}
}
