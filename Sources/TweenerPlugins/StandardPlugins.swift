import Tweener

/// Everything this library brings, installed at once.
///
/// ```swift
/// tweener.install(StandardPlugins())
/// ```
///
/// Each of its plugins may be installed alone instead; one that is there already is reported and stays.
public struct StandardPlugins: TweenerPlugin {
  public let name = "StandardPlugins"

  public init() {}

  public func register(in tweener: Tweener) {
    tweener.install(GeometryPlugin())
    tweener.install(TransformPlugin())
    tweener.install(ColorPlugin())
    tweener.install(AppearancePlugin())
    tweener.install(SoundPlugin())
    tweener.install(PresetPlugin())
    tweener.install(PathPlugin())
    tweener.install(ModifierPlugin())
    tweener.install(TextPlugin())
  }
}
