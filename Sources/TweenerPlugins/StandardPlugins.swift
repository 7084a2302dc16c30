import Tweener

/// Everything this library brings, installed at once.
///
/// ```swift
/// tweener.install(StandardPlugins())
/// ```
///
/// Each of its plugins may be installed alone instead; one that is there already is reported and
/// stays.
public struct StandardPlugins: TweenerPlugin {
  public let name = "StandardPlugins"

  private let presets: [Preset]

  /// All plugins, and presets of one's own beside those of the library. Of equal names the first of
  /// `presets` counts.
  public init(presets: [Preset] = []) {
    self.presets = presets
  }

  /// Immutable: what the plugins register keeps nothing that changes.
  nonisolated(unsafe) private static let registrations = TweenerRegistrations { tweener in
    tweener.install(GeometryPlugin())
    tweener.install(TransformPlugin())
    tweener.install(ColorPlugin())
    tweener.install(AppearancePlugin())
    tweener.install(SoundPlugin())
    tweener.install(PathPlugin())
    tweener.install(ModifierPlugin())
    tweener.install(TextPlugin())
    PresetPlugin.registerNames(in: tweener)
    #if canImport(ObjectiveC)
      tweener.install(KeyValuePlugin())
    #endif
  }

  public func register(in tweener: Tweener) {
    tweener.register(Self.registrations)
    // Asks its engine for the width of a target: only the names that it gives are shared.
    tweener.install(PresetPlugin(more: presets))
    #if canImport(QuartzCore) && !os(watchOS) && compiler(>=6.2)
      installIfPossible(ViewPlugin(), in: tweener)
    #endif
  }
}

#if canImport(QuartzCore) && !os(watchOS) && compiler(>=6.2)
  /// A plugin of the main actor is a plugin to a cast exactly where that actor runs. (Not inlined,
  /// and not told the type: otherwise the compiler may decide the cast by itself.)
  @inline(never)
  private func installIfPossible(_ plugin: Any, in tweener: Tweener) {
    if let plugin = plugin as? any TweenerPlugin { tweener.install(plugin) }
  }
#endif
